//! The dialog *New from My Games*: choice of records and player, progress of the fit, and the clone.

use eframe::egui::{self, Align, Label, Layout};

use crate::app::action::Action;
use crate::app::clone::action::CloneAction;
use crate::app::clone::job::{Activity, CloneDialog};
use crate::app::dialogs::{Dialog, DialogFrame, Pressed};
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::Actions;
use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::messages::clone as msg;
use crate::messages::{dialogs, files, help};
use span_it_arena::training::clone::{Likeness, MIN_CHOICES};

/// The players with most moves are offered.
const MAX_PLAYERS: usize = 24;
const MAX_PROBLEMS: usize = 8;
/// Widths of the name and of the percentage, in points.
const SHARE: [f32; 2] = [200.0, 56.0];

pub(crate) fn show(
    ctx: &egui::Context,
    id: egui::Id,
    clone_dialog: &mut CloneDialog,
    actions: &mut Actions,
) -> bool {
    let footer_state = footer_state(clone_dialog);
    let mut asked = None;
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        // In a small window the result needs the room.
        if clone_dialog.outcome().is_none() {
            ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
        }
        asked = sources(ui, clone_dialog);
        problems(ui, clone_dialog);
        players(ui, clone_dialog);
        progress_or_result(ui, clone_dialog);
    };
    let result = widgets::dialog(ctx, (id, msg::TITLE), (620.0, 640.0), body, |ui| footer(ui, footer_state));
    let (pressed, asked_below) = result.footer;
    actions.extend(asked.or(asked_below).map(Action::Clone));
    pressed.closes(actions) || result.closed
}

fn sources(ui: &mut egui::Ui, clone_dialog: &CloneDialog) -> Option<CloneAction> {
    let mut asked = None;
    let free = clone_dialog.activity() == Activity::Idle;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        // As high as the buttons, for a common baseline.
        ui.spacing_mut().interact_size.y = 30.0;
        ui.label(text::body_strong(msg::game_count(clone_dialog.games())));
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

fn problems(ui: &mut egui::Ui, clone_dialog: &CloneDialog) {
    let bad = Palette::of(ui).bad;
    let problems = clone_dialog.problems();
    for (path, reason) in problems.iter().take(MAX_PROBLEMS) {
        let message = files::not_opened(path, reason);
        ui.add(Label::new(text::small(message).color(bad)).wrap()).on_hover_text(path.display().to_string());
    }
    if let Some(more) = problems.len().checked_sub(MAX_PROBLEMS).filter(|more| *more > 0) {
        ui.add(Label::new(text::small(msg::more_problems(more)).color(bad)).wrap());
    }
}

fn players(ui: &mut egui::Ui, clone_dialog: &mut CloneDialog) {
    if clone_dialog.source_players().is_empty() {
        ui.add(Label::new(text::body(msg::NO_GAMES)).wrap());
        return;
    }
    ui.label(text::subheading(msg::PLAYER));
    let offered = &clone_dialog.source_players()[..clone_dialog.source_players().len().min(MAX_PLAYERS)];
    let labels: Vec<String> = offered
        .iter()
        .map(|source_player| msg::source_player(&source_player.name, source_player.moves))
        .collect();
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    let before = offered
        .iter()
        .position(|source_player| Some(source_player) == clone_dialog.chosen())
        .unwrap_or(offered.len());
    let mut chosen = before;
    let free = clone_dialog.activity() == Activity::Idle;
    ui.add_enabled_ui(free, |ui| widgets::segmented(ui, msg::PLAYER, &mut chosen, &items));
    if chosen != before
        && free
        && let Some(source_player) = offered.get(chosen)
    {
        let name = source_player.name.clone();
        clone_dialog.choose(&name);
    }
    let few = clone_dialog.chosen().filter(|source_player| source_player.moves < 10 * MIN_CHOICES);
    if let Some(source_player) = few.filter(|_| clone_dialog.outcome().is_none()) {
        let message = if source_player.moves < MIN_CHOICES {
            text::soft(msg::too_few(&source_player.name, source_player.moves, MIN_CHOICES))
                .color(Palette::of(ui).bad)
        } else {
            text::soft(msg::MORE_MOVES_NOTE)
        };
        ui.add(Label::new(message).wrap());
    }
}

fn progress_or_result(ui: &mut egui::Ui, clone_dialog: &CloneDialog) {
    match (clone_dialog.activity(), clone_dialog.outcome()) {
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
    let percent = msg::percent(share);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = SHARE[0].min(ui.available_width() * 0.5);
        widgets::cell(ui, name, 22.0, Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body(of)).truncate());
        });
        widgets::cell(ui, SHARE[1], 22.0, Layout::right_to_left(Align::Center), |ui| {
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

fn footer_state(clone_dialog: &CloneDialog) -> FooterState {
    let under_way = matches!(clone_dialog.activity(), Activity::Fitting(_));
    if let (Activity::Idle, Some(Ok(likeness))) = (clone_dialog.activity(), clone_dialog.outcome()) {
        let action = CloneAction::Edit(Box::new(likeness.personality.clone()));
        return FooterState { label: msg::EDIT, action, why_disabled: None, under_way };
    }
    let why_disabled = match clone_dialog.chosen() {
        _ if clone_dialog.activity() != Activity::Idle => Some(msg::BUSY.to_owned()),
        None => Some(msg::NO_GAMES.to_owned()),
        Some(source_player) if source_player.moves < MIN_CHOICES => {
            Some(msg::too_few(&source_player.name, source_player.moves, MIN_CHOICES))
        }
        Some(_) => None,
    };
    FooterState { label: msg::LEARN, action: CloneAction::Fit, why_disabled, under_way }
}

fn footer(ui: &mut egui::Ui, footer_state: FooterState) -> (Pressed, Option<CloneAction>) {
    let help = widgets::help_button(ui, &help::about(msg::TITLE)).clicked();
    let (mut closed, mut asked) = (false, None);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
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
        show(frame.ctx, frame.id, self, frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "making-your-own")
    }
}
