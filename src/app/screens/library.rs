//! The list of personalities: shipped ones, the player's own, any file.

use std::path::{Path, PathBuf};

use eframe::egui::{self, Align, CornerRadius, Layout, Sense, WidgetInfo, vec2};

use super::Actions;
use crate::app::icons::Icon;
use crate::app::theme::{self, Palette, text};
use crate::app::{Action, widgets};
use crate::board::Player;
use crate::messages::dialogs::{self as words, library as own};
use crate::personality::{Personality, library};

/// One line of the list.
#[derive(Debug)]
struct Entry {
    /// The personality, or why it cannot be read.
    read: Result<Personality, String>,
    /// Its file; shipped ones have none.
    file: Option<PathBuf>,
}

/// The list, what is searched for, what is chosen.
#[derive(Debug)]
pub struct Form {
    /// The player of the dialog below it is loaded for.
    pub player: Option<Player>,
    entries: Vec<Entry>,
    search: String,
    chosen: Option<usize>,
    focus_search: bool,
}

/// Height of one line, in points.
const LINE: f32 = 66.0;

impl Form {
    /// Reads the folder of the player's own personalities.
    pub fn open(folder: Option<&Path>, player: Option<Player>) -> Self {
        let shipped = library::shipped().iter().map(|one| Entry { read: Ok(one.clone()), file: None });
        let own = folder.map(library::list_folder).unwrap_or_default();
        let own = own.into_iter().map(|listed| Entry {
            read: listed.result.map_err(|error| crate::app::reason(&error)),
            file: Some(listed.path),
        });
        let entries = shipped.chain(own).collect();
        Self { player, entries, search: String::new(), chosen: None, focus_search: true }
    }

    /// Shows the dialog; says whether it wants to be closed.
    pub(super) fn show(&mut self, ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
        let mut loaded = None;
        let title = own::title(self.player);
        let shared = std::cell::RefCell::new(self);
        let result = widgets::dialog(
            ctx,
            (id, &title),
            (560.0, 720.0),
            |ui| loaded = shared.borrow_mut().body(ui),
            |ui| shared.borrow().footer(ui),
        );
        let form = shared.into_inner();
        let from_footer = match result.footer {
            Some(Footer::Load) => form.chosen,
            Some(Footer::FromFile) => {
                actions.push(Action::ChoosePersonalityFile);
                None
            }
            Some(Footer::Cancel) => return true,
            None => None,
        };
        if let Some(Entry { read: Ok(personality), file }) =
            loaded.or(from_footer).map(|index| &form.entries[index])
        {
            actions.push(Action::LoadPersonality(form.player, Box::new(personality.clone()), file.clone()));
        }
        result.closed
    }

    /// The search field and the list; says which line was double-clicked.
    fn body(&mut self, ui: &mut egui::Ui) -> Option<usize> {
        ui.spacing_mut().item_spacing.y = 4.0;
        let width = ui.available_width();
        let search = widgets::text_field(ui, &mut self.search, own::SEARCH, width, false);
        if self.search.is_empty() {
            let at = search.rect.left_center() + vec2(12.0, 0.0);
            let (font, ink) = (theme::font::regular(14.0), Palette::of(ui).soft);
            ui.painter().text(at, egui::Align2::LEFT_CENTER, own::SEARCH, font, ink);
        }
        if std::mem::take(&mut self.focus_search) {
            search.request_focus();
        }
        let mut loaded = None;
        for (heading, is_own) in [(own::SHIPPED, false), (own::OWN, true)] {
            ui.add_space(8.0);
            ui.label(text::small_strong(heading).weak());
            let found = self.matches(is_own);
            if found.is_empty() {
                let none = if is_own && self.search.is_empty() { own::NONE_OWN } else { own::NONE_FOUND };
                ui.label(text::soft(none));
            }
            for index in found {
                let response = self.line(ui, index);
                if response.clicked() {
                    self.chosen = Some(index);
                }
                if response.double_clicked() {
                    loaded = Some(index);
                }
            }
        }
        loaded
    }

    /// The lines of one half that match what is searched for.
    fn matches(&self, is_own: bool) -> Vec<usize> {
        let wanted = self.search.trim().to_lowercase();
        let half = self.entries.iter().enumerate().filter(|(_, entry)| entry.file.is_some() == is_own);
        half.filter(|(_, entry)| entry.text().to_lowercase().contains(&wanted))
            .map(|(index, _)| index)
            .collect()
    }

    fn line(&self, ui: &mut egui::Ui, index: usize) -> egui::Response {
        let palette = Palette::of(ui);
        let entry = &self.entries[index];
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
        let chosen = self.chosen == Some(index);
        let name = entry.name();
        response
            .widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, entry.read.is_ok(), chosen, &name));
        if chosen || response.hovered() || response.has_focus() {
            let ground = if chosen { palette.go_tint } else { palette.raised };
            ui.painter().rect_filled(rect, CornerRadius::same(8), ground);
        }
        let inside = &mut ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink2(vec2(12.0, 6.0))));
        inside.spacing_mut().item_spacing.y = 1.0;
        inside.add(egui::Label::new(text::body_strong(&name)).truncate().selectable(false));
        let below = match &entry.read {
            Ok(personality) => text::soft(personality.description.as_deref().unwrap_or(own::NO_DESCRIPTION)),
            Err(problem) => text::small(problem).color(palette.bad),
        };
        inside.add(egui::Label::new(below).wrap().selectable(false));
        match &entry.read {
            Ok(personality) => {
                response.on_hover_text(personality.description.as_deref().unwrap_or(own::NO_DESCRIPTION))
            }
            Err(problem) => response.on_hover_text(problem),
        }
    }

    fn footer(&self, ui: &mut egui::Ui) -> Option<Footer> {
        let mut pressed = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let can = self.chosen.is_some_and(|index| self.entries[index].read.is_ok());
            if widgets::button(own::LOAD).primary().min_width(110.0).show_enabled(ui, can, None).clicked() {
                pressed = Some(Footer::Load);
            }
            if widgets::button(words::CANCEL).min_width(104.0).show(ui).clicked() {
                pressed = Some(Footer::Cancel);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if widgets::button(own::FROM_FILE).icon(Icon::Folder).show(ui).clicked() {
                    pressed = Some(Footer::FromFile);
                }
            });
        });
        pressed
    }
}

/// What was pressed in the footer.
enum Footer {
    Load,
    FromFile,
    Cancel,
}

impl Entry {
    /// The personality's name, or its file's.
    fn name(&self) -> String {
        match (&self.read, &self.file) {
            (Ok(personality), _) => personality.name.clone(),
            (Err(_), Some(file)) => crate::messages::files::name(file),
            (Err(_), None) => String::new(),
        }
    }

    /// All that a search looks at.
    fn text(&self) -> String {
        let description = self.read.as_ref().ok().and_then(|personality| personality.description.as_deref());
        format!("{} {}", self.name(), description.unwrap_or_default())
    }
}
