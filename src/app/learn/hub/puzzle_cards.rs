//! The cards of the puzzles, of today's puzzle, and of the player's own mistakes.

use eframe::egui::{Label, Ui};

use crate::app::action::Action;
use crate::app::learn::action::LearnAction;
use crate::app::learn::hub::card::{Card, head};
use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::puzzle as msg;

pub(super) const PUZZLES: Card = Card { contents: puzzles };
pub(super) const TODAY: Card = Card { contents: today };
pub(super) const MISTAKES: Card = Card { contents: mistakes };

struct Contents<'a> {
    heading: &'static str,
    line: &'a str,
    button: &'static str,
    action: PuzzleAction,
}

fn puzzles(ui: &mut Ui, is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
    let total = scene.progress.puzzle_counts().total();
    let line =
        if total.of == 0 { msg::ABOUT_PUZZLES.to_owned() } else { msg::found_of(total.part, total.of) };
    let (heading, button, action) = (msg::PUZZLES, msg::SOLVE, PuzzleAction::Show);
    show(ui, is_narrow, &Contents { heading, line: &line, button, action }, actions);
}

fn today(ui: &mut Ui, is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
    let line = msg::day_state(scene.today, scene.progress.day(scene.today));
    let (heading, button, action) = (msg::TODAY, msg::OPEN_TODAY, PuzzleAction::ShowDay(None));
    show(ui, is_narrow, &Contents { heading, line: &line, button, action }, actions);
}

fn mistakes(ui: &mut Ui, is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
    let line = msg::cards_due(scene.progress.cards().due(scene.today), scene.progress.cards().all().len());
    let (heading, button, action) = (msg::MY_MISTAKES, msg::PRACTISE_SHORT, PuzzleAction::Practise);
    show(ui, is_narrow, &Contents { heading, line: &line, button, action }, actions);
}

fn show(ui: &mut Ui, is_narrow: bool, card: &Contents<'_>, actions: &mut Actions) {
    let mut button = |ui: &mut Ui| {
        if widgets::button(card.button).show(ui).clicked() {
            actions.push(Action::Learn(LearnAction::Puzzle(card.action)));
        }
    };
    if is_narrow {
        return head(ui, card.heading, card.line, button);
    }
    ui.label(text::subheading(card.heading));
    ui.add(Label::new(text::soft(card.line)).truncate());
    ui.add_space(6.0);
    button(ui);
}
