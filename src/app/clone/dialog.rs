//! The dialog *New from My Games*: choice of records and player, progress of the fit, and the clone.

use eframe::egui::{self, Align, Label, Layout};

use crate::app::Action;
use crate::app::clone::job::{Doing, Studio};
use crate::app::dialogs::Pressed;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::{Chapter, Place};
use crate::app::shell::Actions;
use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::SegmentItem;
use crate::messages::player_identification::games as words;
use crate::messages::{dialogs, files, help};
use span_it_arena::training::clone::{Likeness, MIN_CHOICES};
use span_it_core::personality::Personality;

/// Maximum number of players offered, those with most moves first.
const MAX_PLAYERS: usize = 24;
/// Maximum number of unreadable files that are listed.
const MAX_PROBLEMS: usize = 8;
/// Widths of the name and of the percentage, in points.
const SHARE: [f32; 2] = [200.0, 56.0];

/// Actions of the dialog.
#[derive(Clone, Debug)]
pub enum CloneAction {
    /// Opens the dialog.
    Open,
    /// Chooses a game record.
    AddGame,
    /// Chooses a folder of game records.
    AddFolder,
    /// Fits a clone to the chosen player.
    Fit,
    /// Stops the fit.
    Stop,
    /// Opens the clone in the editor.
    Edit(Box<Personality>),
}

/// Shows the dialog. Returns whether to close it.
pub(crate) fn show(ctx: &egui::Context, id: egui::Id, studio: &mut Studio, actions: &mut Actions) -> bool {
    let foot = foot(studio);
    let mut asked = None;
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        // In a small window the result needs the room.
        if studio.outcome().is_none() {
            ui.add(Label::new(text::soft(words::ABOUT)).wrap());
        }
        asked = sources(ui, studio);
        problems(ui, studio);
        players(ui, studio);
        progress_or_result(ui, studio);
    };
    let result = widgets::dialog(ctx, (id, words::TITLE), (620.0, 640.0), body, |ui| footer(ui, foot));
    let (pressed, asked_below) = result.footer;
    actions.extend(asked.or(asked_below).map(Action::Clone));
    pressed.closes(actions) || result.closed
}

/// Buttons that add records.
fn sources(ui: &mut egui::Ui, studio: &Studio) -> Option<CloneAction> {
    let mut asked = None;
    let free = studio.doing() == Doing::Nothing;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        // As high as the buttons, for a common baseline.
        ui.spacing_mut().interact_size.y = 30.0;
        ui.label(text::body_strong(words::games(studio.games())));
        for (label, ask) in
            [(words::ADD_GAME, CloneAction::AddGame), (words::ADD_FOLDER, CloneAction::AddFolder)]
        {
            if widgets::button(label).small().show_enabled(ui, free, Some(words::BUSY)).clicked() {
                asked = Some(ask);
            }
        }
    });
    asked
}

fn problems(ui: &mut egui::Ui, studio: &Studio) {
    let bad = Palette::of(ui).bad;
    let problems = studio.problems();
    for (path, reason) in problems.iter().take(MAX_PROBLEMS) {
        let said = files::not_opened(path, reason);
        ui.add(Label::new(text::small(said).color(bad)).wrap()).on_hover_text(path.display().to_string());
    }
    if let Some(more) = problems.len().checked_sub(MAX_PROBLEMS).filter(|more| *more > 0) {
        ui.add(Label::new(text::small(words::more_problems(more)).color(bad)).wrap());
    }
}

/// Choice of the player to fit.
fn players(ui: &mut egui::Ui, studio: &mut Studio) {
    if studio.sitters().is_empty() {
        ui.add(Label::new(text::body(words::NO_GAMES)).wrap());
        return;
    }
    ui.label(text::subheading(words::WHOSE));
    let offered = &studio.sitters()[..studio.sitters().len().min(MAX_PLAYERS)];
    let labels: Vec<String> =
        offered.iter().map(|sitter| words::sitter(&sitter.name, sitter.moves)).collect();
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    let before = offered.iter().position(|sitter| Some(sitter) == studio.chosen()).unwrap_or(offered.len());
    let mut chosen = before;
    let free = studio.doing() == Doing::Nothing;
    ui.add_enabled_ui(free, |ui| widgets::segmented(ui, words::WHOSE, &mut chosen, &items));
    if chosen != before
        && free
        && let Some(sitter) = offered.get(chosen)
    {
        let name = sitter.name.clone();
        studio.choose(&name);
    }
    let few = studio.chosen().filter(|sitter| sitter.moves < 10 * MIN_CHOICES);
    if let Some(sitter) = few.filter(|_| studio.outcome().is_none()) {
        let said = if sitter.moves < MIN_CHOICES {
            text::soft(words::too_few(&sitter.name, sitter.moves, MIN_CHOICES)).color(Palette::of(ui).bad)
        } else {
            text::soft(words::MORE_IS_BETTER)
        };
        ui.add(Label::new(said).wrap());
    }
}

/// Progress, or quality of the clone.
fn progress_or_result(ui: &mut egui::Ui, studio: &Studio) {
    match (studio.doing(), studio.outcome()) {
        (Doing::Reading, _) => {
            ui.label(text::body(words::READING));
        }
        (Doing::Fitting(progress), _) => {
            ui.label(text::body(words::fitting(progress.done, progress.of)));
            let share = progress.done as f32 / progress.of.max(1) as f32;
            widgets::progress_bar(ui, share, ui.available_width(), words::FITTING);
        }
        (Doing::Nothing, Some(Ok(likeness))) => quality(ui, likeness),
        (Doing::Nothing, Some(Err(error))) => {
            ui.add(Label::new(text::body(error.to_string()).color(Palette::of(ui).bad)).wrap());
        }
        (Doing::Nothing, None) => {}
    }
}

/// Share of moves that were predicted in cross-validation, beside the best built-in personality and chance.
fn quality(ui: &mut egui::Ui, likeness: &Likeness) {
    ui.add_space(4.0);
    ui.label(text::subheading(&likeness.personality.name));
    ui.add(Label::new(text::soft(words::judged(likeness.predicted.of, likeness.by_game))).wrap());
    let (name, best) = &likeness.best_builtin;
    ui.spacing_mut().item_spacing.y = 2.0;
    share(ui, words::LIKENESS, likeness.predicted.share());
    share(ui, &words::best_shipped(name), best.share());
    share(ui, words::CHANCE, likeness.chance);
}

fn share(ui: &mut egui::Ui, of: &str, share: f64) {
    let percent = words::percent(share);
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

/// The main button of the footer; `why_not` disables it.
struct Foot {
    label: &'static str,
    ask: CloneAction,
    why_not: Option<String>,
    under_way: bool,
}

fn foot(studio: &Studio) -> Foot {
    let under_way = matches!(studio.doing(), Doing::Fitting(_));
    if let (Doing::Nothing, Some(Ok(likeness))) = (studio.doing(), studio.outcome()) {
        let ask = CloneAction::Edit(Box::new(likeness.personality.clone()));
        return Foot { label: words::EDIT, ask, why_not: None, under_way };
    }
    let why_not = match studio.chosen() {
        _ if studio.doing() != Doing::Nothing => Some(words::BUSY.to_owned()),
        None => Some(words::NO_GAMES.to_owned()),
        Some(sitter) if sitter.moves < MIN_CHOICES => {
            Some(words::too_few(&sitter.name, sitter.moves, MIN_CHOICES))
        }
        Some(_) => None,
    };
    Foot { label: words::FIT, ask: CloneAction::Fit, why_not, under_way }
}

fn footer(ui: &mut egui::Ui, foot: Foot) -> (Pressed, Option<CloneAction>) {
    let help = widgets::help_button(ui, &help::about(words::TITLE)).clicked();
    let (mut closed, mut asked) = (false, None);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let can = foot.why_not.is_none();
        let main = widgets::button(foot.label).primary().min_width(104.0);
        if main.show_enabled(ui, can, foot.why_not.as_deref()).clicked() {
            asked = Some(foot.ask);
        }
        let other = if foot.under_way { words::STOP } else { dialogs::CANCEL };
        if widgets::button(other).min_width(104.0).show(ui).clicked() {
            if foot.under_way {
                asked = Some(CloneAction::Stop);
            } else {
                closed = true;
            }
        }
    });
    (Pressed { help, done: closed }, asked)
}

impl Dialog for Studio {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        show(frame.ctx, frame.id, self, frame.actions)
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "making-your-own")
    }
}
