//! The page *Ladder*: thirteen rungs, and the opponent that suits the player.

use eframe::egui::{Align, Label, Layout, RichText, Sense, Stroke, Ui, vec2};

use crate::app::action::{Action, Actions};
use crate::app::learn::action::LearnAction;
use crate::app::learn::page::Column;
use crate::app::scene::Scene;
use crate::app::ui::emblem::{Emblem, EmblemLook};
use crate::app::ui::widgets::{self, CardKind};
use crate::app::ui::{Icon, Palette, icons, text};
use crate::messages::{ladder as msg, language};
use span_it_learning::ladder::{self, Handicap, Opponent, Rung, RungState};

// Lengths in points.
const ROW_HEIGHT: f32 = 30.0;
const HEADING_HEIGHT: f32 = 22.0;
/// Of rung, name, Elo, score and state. The buttons have the rest.
const WIDTHS: [f32; 5] = [64.0, 150.0, 90.0, 110.0, 210.0];

pub(super) fn show(ui: &mut Ui, column: Column<'_>, actions: &mut Actions) {
    ui.add(Label::new(text::body_soft(msg::ABOUT)).wrap());
    suggestion(ui, column.scene, actions);
    widgets::card(ui, CardKind::Plain, |ui| rungs(ui, column, actions));
}

/// The opponent nearest to the player's rating.
fn suggestion(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let index = scene.progress.next_opponent();
    let Some(opponent) = ladder::opponents().get(index) else { return };
    let name = &opponent.personality.name;
    widgets::card(ui, CardKind::Raised, |ui| {
        widgets::row_from_right(ui, 34.0, |ui| {
            if widgets::button(&msg::challenge(name)).primary().show(ui).clicked() {
                actions.push(challenge(index, None));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::body(msg::suggestion(name, opponent.elo))).wrap());
            });
        });
    });
}

/// A table; in a narrow window each rung has two lines.
fn rungs(ui: &mut Ui, column: Column<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
    if !column.is_narrow {
        ui.horizontal(|ui| {
            let headings = [msg::RUNG, msg::NAME, msg::ELO, msg::SCORE, msg::STATE];
            for (width, heading) in WIDTHS.into_iter().zip(headings) {
                widgets::label_cell(ui, width, HEADING_HEIGHT, text::small_strong(heading));
            }
        });
    }
    let progress = column.scene.progress;
    let rows = ladder::opponents().iter().zip(progress.rungs()).zip(progress.rung_states()).enumerate();
    for (index, ((opponent, rung), state)) in rows {
        let row = Row { index, opponent, rung, state };
        if column.is_narrow { row.compact(ui, actions) } else { row.show(ui, actions) }
    }
}

struct Row<'a> {
    index: usize,
    opponent: &'a Opponent,
    rung: Rung,
    state: RungState,
}

impl Row<'_> {
    fn show(&self, ui: &mut Ui, actions: &mut Actions) {
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let [rung, name, elo, score, state] = WIDTHS;
            widgets::label_cell(ui, rung, ROW_HEIGHT, self.number());
            let (emblem, _) = ui.allocate_exact_size(vec2(ROW_HEIGHT, ROW_HEIGHT), Sense::hover());
            let look = if self.state == RungState::Climbed { EmblemLook::Won } else { EmblemLook::Plain };
            Emblem::of(self.opponent.personality).paint(ui.painter(), emblem, look, Palette::of(ui));
            ui.add_space(8.0);
            widgets::label_cell(ui, name - ROW_HEIGHT - 8.0, ROW_HEIGHT, self.name());
            widgets::label_cell(ui, elo, ROW_HEIGHT, self.elo());
            let left = Layout::left_to_right(Align::Center);
            widgets::cell(ui, score, ROW_HEIGHT, left, |ui| self.score(ui));
            widgets::cell(ui, state, ROW_HEIGHT, left, |ui| self.state(ui));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                self.challenge(ui, actions);
                self.handicaps(ui, actions);
            });
        });
    }

    fn compact(&self, ui: &mut Ui, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.x = 8.0;
        let size = vec2(ui.available_width(), ROW_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            self.challenge(ui, actions);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(self.number());
                ui.add(Label::new(self.name()).truncate());
                ui.label(self.elo());
            });
        });
        ui.horizontal_wrapped(|ui| {
            self.score(ui);
            self.state(ui);
            self.handicaps(ui, actions);
        });
    }

    fn number(&self) -> RichText {
        text::mono((self.index + 1).to_string())
    }

    fn name(&self) -> RichText {
        text::body_strong(&self.opponent.personality.name)
    }

    fn elo(&self) -> RichText {
        text::mono(language::elo(self.opponent.elo))
    }

    fn score(&self, ui: &mut Ui) {
        ui.label(text::mono(msg::score(&self.rung))).on_hover_text(msg::score_name(&self.rung));
    }

    /// A check mark for a rung that was climbed, an open circle for one that was climbed with a handicap.
    fn state(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.x = 6.0;
        sign(ui, self.state);
        ui.label(text::body(msg::state(self.state)));
    }

    fn challenge(&self, ui: &mut Ui, actions: &mut Actions) {
        let label = msg::challenge(&self.opponent.personality.name);
        if widgets::button(msg::CHALLENGE).named(&label).small().show(ui).clicked() {
            actions.push(challenge(self.index, None));
        }
    }

    fn handicaps(&self, ui: &mut Ui, actions: &mut Actions) {
        if !self.rung.offers_handicap() || self.state == RungState::Climbed {
            return;
        }
        for board in Handicap::ALL {
            let label = msg::handicap_name(&self.opponent.personality.name, board);
            let button = widgets::button(msg::handicap(board)).named(&label).small();
            if button.tip(msg::handicap_tip(board)).show(ui).clicked() {
                actions.push(challenge(self.index, Some(board)));
            }
        }
    }
}

fn challenge(index: usize, handicap: Option<Handicap>) -> Action {
    let rung = u8::try_from(index + 1).unwrap_or(u8::MAX);
    Action::Learn(LearnAction::Challenge { rung, handicap })
}

fn sign(ui: &mut Ui, state: RungState) {
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
    let palette = Palette::of(ui);
    match state {
        RungState::Climbed => icons::paint(ui.painter(), rect, Icon::Check, palette.go, 2.2),
        RungState::ClimbedWithHandicap => {
            ui.painter().circle_stroke(rect.center(), 5.0, Stroke::new(2.0, palette.go));
        }
        RungState::Open => {}
    }
}
