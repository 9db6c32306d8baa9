//! The dialog to choose an opponent, or the personality that gives hints.

use eframe::egui::{Align, Layout, Ui};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::game::action::GameAction;
use crate::app::game::opponents::list::{self, Choice};
use crate::app::game::opponents::{Opponent, built_in};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::widgets;
use crate::messages::dialogs as dialogs_msg;
use crate::messages::{engines, opponents as msg};
use span_it_core::board::Player;

#[derive(Debug)]
pub(crate) struct OpponentDialog {
    player: Player,
    /// For a person, who needs a personality only for hints.
    for_hints: bool,
    chosen: Option<Opponent>,
    focus: bool,
}

enum Footer {
    Choose,
    Cancel,
    Engine,
}

impl OpponentDialog {
    pub(crate) const fn new(player: Player, for_hints: bool, chosen: Option<Opponent>) -> Self {
        Self { player, for_hints, chosen, focus: true }
    }

    fn opponents(&self) -> Vec<Opponent> {
        if self.for_hints { built_in().collect() } else { Opponent::all().collect() }
    }
}

fn footer(ui: &mut Ui, can_choose: bool, for_hints: bool) -> Option<Footer> {
    let mut pressed = None;
    if !for_hints && widgets::button(engines::CHOOSE).tip(engines::ABOUT).show(ui).clicked() {
        pressed = Some(Footer::Engine);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let choose = widgets::button(dialogs_msg::library::CHOOSE).primary();
        if choose.show_enabled(ui, can_choose, None).clicked() {
            pressed = Some(Footer::Choose);
        }
        if widgets::button(dialogs_msg::CANCEL).show(ui).clicked() {
            pressed = Some(Footer::Cancel);
        }
    });
    pressed
}

impl Dialog for OpponentDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let title = if self.for_hints { msg::HINTS_TITLE } else { msg::TITLE };
        let (opponents, focus) = (self.opponents(), std::mem::take(&mut self.focus));
        let mut choice = None;
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, title),
            (470.0, 800.0),
            |ui| choice = list::show(ui, title, &opponents, self.chosen, focus),
            |ui| footer(ui, self.chosen.is_some(), self.for_hints),
        );
        self.chosen = choice.map(Choice::opponent).or(self.chosen);
        let is_made =
            matches!(choice, Some(Choice::Made(_))) || matches!(result.footer, Some(Footer::Choose));
        if let Some(opponent) = self.chosen.filter(|_| is_made) {
            let player = self.player;
            frame.actions.push(Action::Game(GameAction::ChooseOpponent { player, opponent }));
            return true;
        }
        if matches!(result.footer, Some(Footer::Engine)) {
            frame.actions.push(Action::ShowEngines(Some(self.player)));
        }
        result.closed || matches!(result.footer, Some(Footer::Cancel))
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "built-in-personalities")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
