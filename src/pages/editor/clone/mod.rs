//! The dialog *New from My Games*: choice of records and player, progress of the fit, and the new personality.

use std::cell::RefCell;

use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::messages::language::percent;
use crate::messages::{clone as msg, dialogs, files};
use crate::model::clone_job::{Activity, CloneDialog, CloneJob};
use crate::model::form::EditorForm;
use crate::pages::editor::open::edit_unsaved;
use span_it_lab::training::clone::{Likeness, MIN_CHOICES};

const MAX_PLAYERS: usize = 24;
const MAX_LISTED_PROBLEMS: usize = 8;
const NAME_WIDTH: f32 = 200.0;
const PERCENT_WIDTH: f32 = 56.0;

pub(crate) fn open(cx: &mut Context) {
    let stored = cx.store.folders.as_ref().map(Folders::games);
    match CloneDialog::start(cx.settings.handle.trim(), stored, repaint_wake(&cx.egui)) {
        Ok(mut clone_dialog) => {
            clone_dialog.add(cx.session.setup().clone(), cx.session.game().clone());
            cx.view.dialogs.push(clone_dialog);
        }
        Err(error) => cx.report(Notice::problem(error.to_string())),
    }
    cx.egui.request_repaint();
}

fn ask_for_records(cx: &mut Context, kind: FileKind, title: &str) {
    let then = |path: PathBuf| {
        Action::call(move |cx| {
            if let Some(dialog) = cx.view.dialogs.find_mut::<CloneDialog>() {
                dialog.read(CloneJob::Read(path.clone()));
            }
        })
    };
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(kind, title, folder, then));
}

fn edit(personality: Personality) -> Action {
    Action::call(move |cx| {
        let form = EditorForm::unsaved(personality.clone(), None);
        edit_unsaved(cx, form, edit(personality.clone()));
    })
}

pub(crate) fn update(cx: &mut Context) {
    let Some(clone_dialog) = cx.view.dialogs.find_mut::<CloneDialog>() else { return };
    if clone_dialog.poll()
        && let Some(Ok(likeness)) = &clone_dialog.outcome
    {
        let share = percent(likeness.predicted.value().unwrap_or_default());
        cx.view.announcement = msg::clone_ready(&likeness.personality.name, share);
    }
}

impl CloneDialog {
    fn body(&mut self, ui: &mut egui::Ui, cx: &Context) {
        ui.spacing_mut().item_spacing.y = 10.0;
        // In a small window the result needs the room.
        if self.outcome.is_none() {
            ui.add(Label::new(text::soft(msg::about())).wrap());
        }
        self.sources(ui, cx);
        problems(ui, &self.problems);
        players(ui, self);
        progress_or_result(ui, self);
    }

    fn sources(&mut self, ui: &mut egui::Ui, cx: &Context) {
        let free = self.activity == Activity::Idle;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            // As high as the buttons, for a common baseline.
            ui.spacing_mut().interact_size.y = 30.0;
            ui.label(text::body_strong(msg::game_count(self.games.len())));
            let why = if free { msg::nothing_stored() } else { msg::busy() };
            let stored = self.stored.clone().filter(|_| free);
            let add_stored = widgets::button(msg::add_stored()).small();
            if let (true, Some(stored)) =
                (add_stored.show_enabled(ui, stored.is_some(), Some(why)).clicked(), stored)
            {
                self.read(CloneJob::ReadStored(stored));
            }
            for (label, kind, title) in [
                (msg::add_game(), FileKind::Record, msg::add_game_title()),
                (msg::add_folder(), FileKind::Folder, msg::add_folder_title()),
            ] {
                if widgets::button(label).small().show_enabled(ui, free, Some(msg::busy())).clicked() {
                    cx.later(move |cx| ask_for_records(cx, kind, title));
                }
            }
        });
    }

    /// Returns whether to close the dialog.
    fn footer(&mut self, ui: &mut egui::Ui, cx: &Context) -> bool {
        widgets::help_here(ui, msg::title());
        let is_fitting = matches!(self.activity, Activity::Fitting(..));
        let result = match &self.outcome {
            Some(Ok(likeness)) if self.activity == Activity::Idle => Some(likeness.personality.clone()),
            _ => None,
        };
        let why = self.why_not().filter(|_| result.is_none());
        let footer = FormFooter {
            cancel: if is_fitting { msg::stop() } else { dialogs::cancel() },
            why_not: why.as_deref(),
            ..FormFooter::new(if result.is_some() { msg::edit() } else { msg::learn() })
        };
        let (main, is_cancelled) = footer.show(ui);
        match result {
            Some(personality) if main.clicked() => cx.request(edit(personality)),
            None if main.clicked() => self.fit(),
            _ if is_cancelled && is_fitting => self.stop(),
            _ => {}
        }
        is_cancelled && !is_fitting
    }

    /// Why the program cannot learn from the chosen player.
    fn why_not(&self) -> Option<String> {
        match self.chosen() {
            _ if self.activity != Activity::Idle => Some(msg::busy().to_owned()),
            None => Some(msg::no_games().to_owned()),
            Some(player) if player.moves < MIN_CHOICES => {
                Some(msg::too_few(&player.name, player.moves, MIN_CHOICES))
            }
            Some(_) => None,
        }
    }
}

fn problems(ui: &mut egui::Ui, problems: &[(PathBuf, String)]) {
    let bad = Palette::of(ui).bad;
    for (path, reason) in problems.iter().take(MAX_LISTED_PROBLEMS) {
        let message = files::not_opened(path, reason);
        ui.add(Label::new(text::small(message).color(bad)).wrap()).on_hover_text(path.display().to_string());
    }
    if let Some(more) = problems.len().checked_sub(MAX_LISTED_PROBLEMS).filter(|more| *more > 0) {
        ui.add(Label::new(text::small(msg::more_problems(more)).color(bad)).wrap());
    }
}

fn players(ui: &mut egui::Ui, dialog: &mut CloneDialog) {
    if dialog.source_players.is_empty() {
        ui.add(Label::new(text::body(msg::no_games())).wrap());
        return;
    }
    ui.label(text::subheading(msg::player()));
    let offered = &dialog.source_players[..dialog.source_players.len().min(MAX_PLAYERS)];
    let labels: Vec<String> =
        offered.iter().map(|player| msg::source_player(&player.name, player.moves)).collect();
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    let before = offered.iter().position(|player| Some(player) == dialog.chosen()).unwrap_or(offered.len());
    let mut chosen = before;
    let free = dialog.activity == Activity::Idle;
    ui.add_enabled_ui(free, |ui| widgets::segmented(ui, msg::player(), &mut chosen, &items));
    if chosen != before
        && free
        && let Some(player) = offered.get(chosen)
    {
        let name = player.name.clone();
        dialog.choose(&name);
    }
    let few = dialog.chosen().filter(|player| player.moves < 10 * MIN_CHOICES);
    if let Some(player) = few.filter(|_| dialog.outcome.is_none()) {
        let message = if player.moves < MIN_CHOICES {
            text::soft(msg::too_few(&player.name, player.moves, MIN_CHOICES)).color(Palette::of(ui).bad)
        } else {
            text::soft(msg::more_moves_note())
        };
        ui.add(Label::new(message).wrap());
    }
}

fn progress_or_result(ui: &mut egui::Ui, dialog: &CloneDialog) {
    match (dialog.activity, &dialog.outcome) {
        (Activity::Reading, _) => {
            ui.label(text::body(msg::reading()));
        }
        (Activity::Fitting(done, of), _) => {
            ui.label(text::body(msg::learning_progress(done, of)));
            let share = done as f32 / of.max(1) as f32;
            widgets::progress_bar(ui, share, ui.available_width(), msg::learning());
        }
        (Activity::Idle, Some(Ok(likeness))) => quality(ui, likeness),
        (Activity::Idle, Some(Err(error))) => {
            ui.add(Label::new(text::body(error.to_string()).color(Palette::of(ui).bad)).wrap());
        }
        (Activity::Idle, None) => {}
    }
}

/// Share of moves that were predicted in cross-validation, beside the best built-in personality and chance.
fn quality(ui: &mut egui::Ui, likeness: &Likeness) {
    ui.add_space(4.0);
    ui.label(text::subheading(&likeness.personality.name));
    ui.add(
        Label::new(text::soft(msg::prediction_heading(likeness.predicted.whole, likeness.by_game))).wrap(),
    );
    let (name, best) = &likeness.best_builtin;
    ui.spacing_mut().item_spacing.y = 2.0;
    share(ui, msg::new_personality(), likeness.predicted.value().unwrap_or_default());
    share(ui, &msg::best_built_in(name), best.value().unwrap_or_default());
    share(ui, msg::random_moves(), likeness.chance);
}

fn share(ui: &mut egui::Ui, of: &str, share: f64) {
    let percent = percent(share);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = NAME_WIDTH.min(ui.available_width() * 0.5);
        widgets::cell(ui, name, 22.0, Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body(of)).truncate());
        });
        widgets::cell(ui, PERCENT_WIDTH, 22.0, Layout::right_to_left(Align::Center), |ui| {
            ui.label(text::mono(&percent));
        });
        let bar = (ui.available_width() - 8.0).max(20.0);
        widgets::cell(ui, bar, 22.0, Layout::left_to_right(Align::Center), |ui| {
            widgets::progress_bar(ui, to_f32(share), bar, of);
        });
    });
}

impl Dialog for CloneDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let dialog = RefCell::new(self);
        let result = widgets::dialog(
            &frame.cx.egui,
            (frame.id, msg::title()),
            (620.0, 640.0),
            |ui| dialog.borrow_mut().body(ui, frame.cx),
            |ui| dialog.borrow_mut().footer(ui, frame.cx),
        );
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "making-your-own")
    }
}
