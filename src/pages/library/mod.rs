//! The personalities that the player can choose from. The dialog has built-in, own and deleted ones with their details and
//! commands.

pub(crate) mod commands;
pub(crate) mod details;
pub(crate) mod list;
pub(crate) mod state;
pub(crate) mod transfer;

use crate::context::dialogs::close_button;
use crate::context::prelude::*;
use crate::messages::{help, library as library_msg};
use crate::model::entry::{Part, folder_problem};
use crate::pages::library::commands::restore;
use crate::pages::library::state::{LibraryDialog, Message};

/// Below this inner width, the details are below the chosen line, in points.
const NARROW: f32 = 560.0;
/// Between the details and their scroll bar, in points.
const BESIDE_BAR: f32 = 8.0;
/// How far the message reaches above the body of the dialog, and its distance from the right, in points.
const OVER_HEAD: f32 = 44.0;
const BESIDE_CLOSE: f32 = 44.0;
/// How often a missing folder is looked for.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

impl LibraryDialog {
    /// Undoes the last command: restores what was deleted, or deletes what was imported.
    fn undo_action(&self) -> Option<Action> {
        if !self.added.is_empty() {
            return Some(Action::Library(LibraryAction::Delete(self.added.clone())));
        }
        let deleted = self.undo.last()?.clone();
        Some(Action::call(move |cx| restore(cx, &deleted)))
    }

    fn load(&mut self, index: usize, cx: &Context) {
        self.choose_line(index);
        let entry = &self.entries[index];
        if entry.part != Part::Deleted
            && let Ok(personality) = &entry.read
        {
            let (personality, file) = (Box::new(personality.clone()), entry.file.clone());
            cx.request_all([
                Action::Window(WindowAction::CloseDialog),
                Action::Editor(EditorAction::Edit { personality, file, of: None }),
            ]);
        }
    }

    fn keys(&mut self, cx: &Context) {
        let ctx = &cx.egui;
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.renaming.is_some() && pressed(Key::Escape) {
            self.renaming = None;
        }
        if pressed(Key::F2) {
            self.renaming = self.renaming_of_chosen();
        }
        if ctx.text_edit_focused() {
            return;
        }
        if let Some(files) = self.own_selection()
            && pressed(Key::Delete)
        {
            cx.request(Action::Library(LibraryAction::Delete(files)));
        }
        if let Some(undo) = self.undo_action()
            && ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z))
        {
            cx.request(undo);
        }
    }

    /// Returns the line to load.
    fn body(&mut self, ui: &mut egui::Ui, cx: &Context) -> Option<usize> {
        if std::mem::take(&mut self.is_fresh)
            && self.chosen.is_none()
            && let Some(&first) = self.visible().first()
        {
            self.choose_line(first);
        }
        if ui.available_width() < NARROW {
            let area = ScrollArea::vertical().auto_shrink(false);
            let loaded = area.show(ui, |ui| self.narrow(ui, cx)).inner;
            self.bar(ui, cx);
            return loaded;
        }
        let whole = ui.max_rect();
        let loaded = self.columns(ui, cx);
        self.bar(&mut ui.new_child(UiBuilder::new().max_rect(whole)), cx);
        loaded
    }

    fn columns(&mut self, ui: &mut egui::Ui, cx: &Context) -> Option<usize> {
        let (width, height) = (ui.available_width(), ui.available_height());
        let left = (width * 0.5).floor();
        let mut loaded = None;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            widgets::cell(ui, left, height, Layout::top_down(Align::Min), |ui| {
                loaded = list::search(ui, self);
                let area = ScrollArea::vertical().id_salt("list").auto_shrink(false);
                area.show(ui, |ui| loaded = list::show(ui, self, cx, None::<list::Below>).or(loaded));
            });
            let right = (width - left - 20.0).max(0.0);
            widgets::cell(ui, right, height, Layout::top_down(Align::Min), |ui| {
                let area = ScrollArea::vertical().id_salt("details").auto_shrink(false);
                area.show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - BESIDE_BAR);
                    details::show(ui, self, cx);
                });
            });
        });
        loaded
    }

    /// One column, with the details below the chosen line.
    fn narrow(&mut self, ui: &mut egui::Ui, cx: &Context) -> Option<usize> {
        let entered = list::search(ui, self);
        let below = |ui: &mut egui::Ui, form: &mut Self| {
            let palette = Palette::of(ui);
            let frame = palette.frame(palette.raised, 8).inner_margin(Margin::symmetric(12, 10));
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                details::show(ui, form, cx);
            });
        };
        list::show(ui, self, cx, Some(below)).or(entered)
    }

    /// The result of the last command, over the title, so that nothing moves.
    fn bar(&mut self, ui: &mut egui::Ui, cx: &Context) {
        let Some(Message { text, is_error, excerpt, offers_undo }) = &self.message else { return };
        let over =
            ui.max_rect().translate(vec2(0.0, -OVER_HEAD)).with_max_x(ui.max_rect().right() - BESIDE_CLOSE);
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(over).layout(Layout::top_down(Align::Min)));
        let mut is_closed = false;
        let palette = Palette::of(ui);
        let ground = if *is_error { palette.bad_tint } else { palette.go_tint };
        let ink = if *is_error { palette.bad } else { palette.go };
        let frame =
            palette.frame(ground, 8).stroke(Stroke::new(1.0, ink)).inner_margin(Margin::symmetric(12, 4));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.set_min_height(30.0);
                ui.add(egui::Label::new(text::body(text)).wrap());
                if let Some(undo) = self.undo_action().filter(|_| *offers_undo || !self.added.is_empty())
                    && widgets::button(library_msg::undo()).small().show(ui).clicked()
                {
                    cx.request(undo);
                }
                if *is_error && widgets::help_button(ui, &help::about(library_msg::files_topic())).clicked() {
                    cx.request(Action::Help(HelpAction::Open(Chapter::Files.into())));
                }
                is_closed = widgets::button(library_msg::close_message()).small().show(ui).clicked();
            });
            if let Some(excerpt) = excerpt {
                widgets::excerpt(ui, excerpt);
            }
        });
        if is_closed {
            self.message = None;
        }
    }
}

impl LibraryDialog {
    /// Lists a folder that was missing as soon as it is back.
    fn look_for_folder(&mut self, cx: &Context) {
        let (Some(problem), Some(folder)) = (&self.folder_problem, cx.own_folder()) else { return };
        cx.egui.request_repaint_after(LOOK_AGAIN);
        let now = cx.platform.now();
        if now.saturating_sub(self.checked) >= LOOK_AGAIN {
            self.checked = now;
            if folder_problem(&folder).as_ref() != Some(problem) {
                cx.request(Action::Library(LibraryAction::Refresh));
            }
        }
    }
}

impl Dialog for LibraryDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let cx = frame.cx;
        self.keys(cx);
        self.look_for_folder(cx);
        let mut loaded = None;
        let title = library_msg::title();
        let shared = std::cell::RefCell::new(self);
        let result = widgets::still_dialog(
            &cx.egui,
            (frame.id, title),
            (980.0, 720.0),
            |ui| loaded = shared.borrow_mut().body(ui, cx),
            |ui| {
                let is_narrow = ui.available_width() < NARROW;
                widgets::help_here(ui, title);
                if !is_narrow {
                    list::own_buttons(ui, &shared.borrow(), cx);
                }
                close_button(ui)
            },
        );
        let form = shared.into_inner();
        if form.renaming.as_ref().is_some_and(|renaming| renaming.is_cancelled) {
            form.renaming = None;
        }
        if let Some(index) = loaded {
            form.load(index, cx);
        }
        result.closed || result.footer
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_own = matches!(notice.topic, NoticeTopic::Opening | NoticeTopic::Saving);
        if is_own {
            self.show_message(notice.text.clone(), notice.is_error);
        }
        is_own
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "your-library")
    }
}
