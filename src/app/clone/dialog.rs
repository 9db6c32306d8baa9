//! The dialog *New from My Games*: choice of records and player, progress of the fit, and the clone.

use std::path::PathBuf;

use eframe::egui::{self, Align, Label, Layout};

use crate::app::action::Action;
use crate::app::clone::action::CloneAction;
use crate::app::clone::job::{Activity, CloneDialog};
use crate::app::dialogs::{Dialog, DialogFrame, Pressed};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::messages::clone as msg;
use crate::messages::language::percent;
use crate::messages::{dialogs, files, help};
use span_it_arena::training::clone::{Likeness, MIN_CHOICES};

/// The players with most moves are offered.
const MAX_PLAYERS: usize = 24;
const MAX_LISTED_PROBLEMS: usize = 8;
const NAME_WIDTH: f32 = 200.0;
const PERCENT_WIDTH: f32 = 56.0;

fn sources(ui: &mut egui::Ui, dialog: &CloneDialog) -> Option<CloneAction> {
    let mut asked = None;
    let free = dialog.activity == Activity::Idle;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        // As high as the buttons, for a common baseline.
        ui.spacing_mut().interact_size.y = 30.0;
        ui.label(text::body_strong(msg::game_count(dialog.games.len())));
        let can = free && dialog.stored.is_some();
        let why = if free { msg::NOTHING_STORED } else { msg::BUSY };
        if widgets::button(msg::ADD_STORED).small().show_enabled(ui, can, Some(why)).clicked() {
            asked = Some(CloneAction::AddStored);
        }
        for (label, action) in
            [(msg::ADD_GAME, CloneAction::AddGame), (msg::ADD_FOLDER, CloneAction::AddFolder)]
        {
            if widgets::button(label).small().show_enabled(ui, free, Some(msg::BUSY)).clicked() {
                asked = Some(action);
            }
        }
    });
    asked
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
        ui.add(Label::new(text::body(msg::NO_GAMES)).wrap());
        return;
    }
    ui.label(text::subheading(msg::PLAYER));
    let offered = &dialog.source_players[..dialog.source_players.len().min(MAX_PLAYERS)];
    let labels: Vec<String> =
        offered.iter().map(|player| msg::source_player(&player.name, player.moves)).collect();
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    let before = offered.iter().position(|player| Some(player) == dialog.chosen()).unwrap_or(offered.len());
    let mut chosen = before;
    let free = dialog.activity == Activity::Idle;
    ui.add_enabled_ui(free, |ui| widgets::segmented(ui, msg::PLAYER, &mut chosen, &items));
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
            text::soft(msg::MORE_MOVES_NOTE)
        };
        ui.add(Label::new(message).wrap());
    }
}

fn progress_or_result(ui: &mut egui::Ui, dialog: &CloneDialog) {
    match (dialog.activity, &dialog.outcome) {
        (Activity::Reading, _) => {
            ui.label(text::body(msg::READING));
        }
        (Activity::Fitting(progress), _) => {
            ui.label(text::body(msg::learning_progress(progress.done, progress.of)));
            let share = progress.done as f32 / progress.of.max(1) as f32;
            widgets::progress_bar(ui, share, ui.available_width(), msg::LEARNING);
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
    ui.add(Label::new(text::soft(msg::prediction_heading(likeness.predicted.of, likeness.by_game))).wrap());
    let (name, best) = &likeness.best_builtin;
    ui.spacing_mut().item_spacing.y = 2.0;
    share(ui, msg::NEW_PERSONALITY, likeness.predicted.share());
    share(ui, &msg::best_built_in(name), best.share());
    share(ui, msg::RANDOM_MOVES, likeness.chance);
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

struct FooterState {
    label: &'static str,
    action: CloneAction,
    why_disabled: Option<String>,
    under_way: bool,
}

fn footer_state(dialog: &CloneDialog) -> FooterState {
    let under_way = matches!(dialog.activity, Activity::Fitting(_));
    if let (Activity::Idle, Some(Ok(likeness))) = (dialog.activity, &dialog.outcome) {
        let action = CloneAction::Edit(Box::new(likeness.personality.clone()));
        return FooterState { label: msg::EDIT, action, why_disabled: None, under_way };
    }
    let why_disabled = match dialog.chosen() {
        _ if dialog.activity != Activity::Idle => Some(msg::BUSY.to_owned()),
        None => Some(msg::NO_GAMES.to_owned()),
        Some(player) if player.moves < MIN_CHOICES => {
            Some(msg::too_few(&player.name, player.moves, MIN_CHOICES))
        }
        Some(_) => None,
    };
    FooterState { label: msg::LEARN, action: CloneAction::Fit, why_disabled, under_way }
}

fn footer(ui: &mut egui::Ui, footer_state: FooterState) -> (Pressed, Option<CloneAction>) {
    let help = widgets::help_button(ui, &help::about(msg::TITLE)).clicked();
    let (mut closed, mut asked) = (false, None);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let can = footer_state.why_disabled.is_none();
        let main = widgets::button(footer_state.label).primary().min_width(104.0);
        if main.show_enabled(ui, can, footer_state.why_disabled.as_deref()).clicked() {
            asked = Some(footer_state.action);
        }
        let other = if footer_state.under_way { msg::STOP } else { dialogs::CANCEL };
        if widgets::button(other).min_width(104.0).show(ui).clicked() {
            if footer_state.under_way {
                asked = Some(CloneAction::Stop);
            } else {
                closed = true;
            }
        }
    });
    (Pressed { help, done: closed }, asked)
}

impl Dialog for CloneDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let footer_state = footer_state(self);
        let mut asked = None;
        let body = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            // In a small window the result needs the room.
            if self.outcome.is_none() {
                ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
            }
            asked = sources(ui, self);
            problems(ui, &self.problems);
            players(ui, self);
            progress_or_result(ui, self);
        };
        let footer = |ui: &mut egui::Ui| footer(ui, footer_state);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (620.0, 640.0), body, footer);
        let (pressed, asked_below) = result.footer;
        frame.actions.extend(asked.or(asked_below).map(Action::Clone));
        pressed.closes(frame.actions) || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "making-your-own")
    }
}
