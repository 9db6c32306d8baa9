//! The header above the board (title, line, buttons and switches) and what the strip says.

use eframe::egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder};

use crate::app::action::{Action, Actions};
use crate::app::game::action::GameAction;
use crate::app::game::headline::Headline;
use crate::app::game::moves;
use crate::app::game::state::GameState;
use crate::app::scene::Scene;
use crate::app::ui::widgets::{self, ChipKind};
use crate::app::ui::{Icon, text};
use crate::messages::solver::{WHO_IS_WINNING, WHO_IS_WINNING_TIP};
use crate::messages::{game, ladder};

// Lengths in points.
pub(super) const HEIGHT: f32 = 52.0;
const TITLE_HEIGHT: f32 = 28.0;
const LINE_HEIGHT: f32 = 20.0;
/// Between the line and the window's edge.
const MARGIN: f32 = 16.0;
const GAP: f32 = 8.0;
/// Below this, the line is below the title and its buttons.
const LINE_BESIDE_MIN_WIDTH: f32 = 660.0;

/// A `message` replaces the line.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_>,
    message: Option<String>,
    actions: &mut Actions,
) {
    let title = Headline::of(scene).with_message(message);
    let line = text::body_soft(&title.line);
    let (rect, line) =
        line_below(ui, rect, ui.max_rect().right() - MARGIN, line, |ui, line| title.show_line(ui, line));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    if !scene.settings.side_panel && ui.ctx().content_rect().width() >= widgets::WIDE {
        let panel = widgets::button(game::SIDE_PANEL).small().tip(game::SIDE_PANEL_TIP);
        if panel.show(ui).clicked() {
            actions.push(Action::call(|cx| cx.settings.side_panel ^= true));
        }
    }
    if scene.session.is_started() {
        switches(ui, &title, scene, actions);
    }
    for button in title.buttons.iter().rev() {
        if button.widget().small().show(ui).clicked() {
            actions.push(button.action.clone());
        }
    }
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        let heading = [text::title(&title.heading), text::heading(&title.heading)];
        let heading = Label::new(widgets::fitting(ui, ui.available_width(), heading)).truncate();
        title_and_line(ui, heading, |ui| {
            if let Some(line) = line {
                title.show_line(ui, line);
            }
        });
    });
}

/// Also in *Show Why*.
pub(crate) fn title_and_line(ui: &mut Ui, title: Label, line: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.add_space(2.0);
    let width = ui.available_width();
    widgets::cell(ui, width, TITLE_HEIGHT, Layout::left_to_right(Align::Center), |ui| ui.add(title));
    line(ui);
}

/// If `rect` is narrow, shows `line` at its bottom, up to `right`. Returns the rest of `rect`, and the line if it was
/// not shown.
pub(crate) fn line_below(
    ui: &mut Ui,
    rect: Rect,
    right: f32,
    line: RichText,
    show: impl FnOnce(&mut Ui, RichText),
) -> (Rect, Option<RichText>) {
    if rect.width() >= LINE_BESIDE_MIN_WIDTH {
        return (rect, Some(line));
    }
    let top = rect.bottom() - LINE_HEIGHT;
    let below = rect.with_min_y(top).with_max_x(right);
    let builder = UiBuilder::new().max_rect(below).layout(Layout::left_to_right(Align::Center));
    show(&mut ui.new_child(builder), line);
    (rect.with_max_y(top), None)
}

/// Those that have room beside the title and its buttons. The menu *Analysis* has them too.
fn switches(ui: &mut Ui, title: &Headline, scene: &Scene<'_>, actions: &mut Actions) {
    let winner =
        widgets::button(WHO_IS_WINNING).icon(Icon::Eye).selected(scene.shows_winner).tip(WHO_IS_WINNING_TIP);
    let heat = widgets::button(game::HEAT_MAP).icon(Icon::Heat).selected(scene.heat).tip(game::HEAT_MAP_TIP);
    let mut room = ui.available_width() - widgets::text_width(ui, text::title(&title.heading));
    for button in &title.buttons {
        room -= button.widget().small().fitting_width(ui) + GAP;
    }
    for (button, action) in [(winner, GameAction::ToggleWinner), (heat, GameAction::ToggleHeat)] {
        let button = button.small();
        room -= button.fitting_width(ui) + GAP;
        let has_room = room >= 0.0 || title.buttons.is_empty();
        if has_room && button.show(ui).clicked() {
            actions.push(Action::Game(action));
        }
    }
}

/// The meaning of the marks, and the node under the pointer; seed and time limit while computers play.
pub(super) fn status(ui: &mut Ui, scene: &Scene<'_>, state: &GameState) {
    let session = scene.session;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let position = session.shown_position();
        if let Some(node) = state.pointed.filter(|&node| position.size().contains(node)) {
            let owner = position.owner(node).map(|player| game::short_name(&session.seat(player).name));
            ui.label(text::soft(game::status_node(node, owner.as_deref())));
        } else if session.is_watching() {
            let setup = session.setup();
            ui.label(text::soft(game::status_details(setup.seed, setup.max_move)));
        }
        ladder_chip(ui, scene);
        if scene.shows_winner {
            ui.with_layout(Layout::left_to_right(Align::Center), moves::legend);
        }
    });
}

/// The score of the match, in a game of the ladder.
fn ladder_chip(ui: &mut Ui, scene: &Scene<'_>) {
    let session = scene.session;
    let Some(rung) = session.standing().rung.filter(|_| !session.is_previewing()) else { return };
    let rungs = scene.progress.rungs();
    let Some(rung) = usize::from(rung).checked_sub(1).and_then(|index| rungs.get(index)) else { return };
    let series = if session.is_rated() { rung.series } else { rung.handicap };
    let score = ladder::match_score(series.won, series.lost);
    widgets::chip(ui, &score, ChipKind::Go).on_hover_text(ladder::MATCH_TIP);
}
