//! The page *Ladder*: thirteen rungs, and the opponent that suits the player.

use eframe::egui::{Align, Grid, Label, Layout, Sense, Stroke, Ui, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::command::Possible;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::page;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::scene::{Actions, Scene};
use crate::app::session::Session;
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets::{self, CardKind};
use crate::messages::ladder as msg;
use crate::messages::learn::CLOSE_FIRST;
use span_it_learning::ladder::{self, Handicap, Opponent, Rung, RungState};

#[derive(Debug, Default)]
pub(crate) struct LadderPage;

impl Page for LadderPage {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let scene = frame.scene;
        let actions = &mut *frame.actions;
        page::column(ui, frame.window.x, |ui, is_narrow| {
            page::title_row(ui, msg::TITLE, actions, |_| {});
            ui.add(Label::new(text::body_soft(msg::ABOUT)).wrap());
            suggestion(ui, scene, actions);
            widgets::card(ui, CardKind::Plain, |ui| rungs(ui, is_narrow, scene, actions));
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn allows_game_commands(&self) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        keys.close_notice.clone().or(Some(Action::Window(WindowAction::ClosePage)))
    }
}

/// The opponent nearest to the player's rating.
fn suggestion(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let index = scene.progress.next_opponent();
    let Some(opponent) = ladder::opponents().get(index) else { return };
    let name = &opponent.personality.name;
    widgets::card(ui, CardKind::Raised, |ui| {
        let row = vec2(ui.available_width(), 34.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            if widgets::button(&msg::challenge(name)).primary().show(ui).clicked() {
                actions.push(challenge(index, None));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::body(msg::suggestion(name, opponent.elo))).wrap());
            });
        });
    });
}

fn rungs(ui: &mut Ui, is_narrow: bool, scene: &Scene<'_>, actions: &mut Actions) {
    let states = scene.progress.rung_states();
    let spacing = if is_narrow { [12.0, 6.0] } else { [28.0, 6.0] };
    Grid::new("rungs").num_columns(6).spacing(spacing).show(ui, |ui| {
        for heading in [msg::RUNG, msg::NAME, msg::ELO, msg::SCORE, msg::STATE, ""] {
            ui.label(text::small_strong(heading));
        }
        ui.end_row();
        let rows = ladder::opponents().iter().zip(scene.progress.rungs()).zip(states).enumerate();
        for (index, ((opponent, rung), state)) in rows {
            row(ui, index, (opponent, rung, state), is_narrow, actions);
        }
    });
}

fn row(
    ui: &mut Ui,
    index: usize,
    (opponent, rung, state): (&Opponent, &Rung, RungState),
    is_narrow: bool,
    actions: &mut Actions,
) {
    let name = &opponent.personality.name;
    ui.label(text::mono((index + 1).to_string()));
    ui.label(text::body_strong(name));
    ui.label(text::mono(msg::elo(opponent.elo)));
    ui.label(text::mono(msg::score(rung))).on_hover_text(msg::score_name(rung));
    state_cell(ui, state, is_narrow);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let label = msg::challenge(name);
        let button = widgets::button(msg::CHALLENGE).named(&label).small();
        if button.show(ui).clicked() {
            actions.push(challenge(index, None));
        }
        if !rung.offers_handicap() || state == RungState::Climbed {
            return;
        }
        for board in Handicap::ALL {
            let label = msg::handicap_name(name, board);
            let button = widgets::button(msg::handicap(board)).named(&label).small();
            if button.tip(msg::handicap_tip(board)).show(ui).clicked() {
                actions.push(challenge(index, Some(board)));
            }
        }
    });
    ui.end_row();
}

/// A check mark for a rung that was climbed, an open circle for one that was climbed with a handicap.
fn state_cell(ui: &mut Ui, state: RungState, is_narrow: bool) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        sign(ui, state);
        let words = if is_narrow { msg::short_state(state) } else { msg::state(state) };
        ui.label(text::body(words)).on_hover_text(msg::state(state));
    });
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
