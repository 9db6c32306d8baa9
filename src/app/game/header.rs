//! The header above the board: title, line, buttons and toggles.

use eframe::egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder};

use crate::app::action::Action;
use crate::app::game::action::GameAction;
use crate::app::game::first_screen;
use crate::app::game::headline::Headline;
use crate::app::game::layout::Layout as PageLayout;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::game;
use crate::messages::solver::{TRUTH, TRUTH_TIP};

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
    let panel = panel_place(ui, rect, scene);
    if panel == PanelButton::BesideHeader {
        let place = rect.with_max_x(ui.max_rect().right() - MARGIN);
        let builder = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
        panel_button(&mut ui.new_child(builder), actions);
    }
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    if panel == PanelButton::InHeader {
        panel_button(ui, actions);
    }
    // There is room for three long buttons only without toggles.
    let fits = if first_screen::offers_lessons(scene) { Fits::NOTHING } else { fits(ui, &title, scene) };
    toggles(ui, fits, scene, actions);
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

/// The toggles that have room beside the title and its buttons. The menu *Analysis* has them too.
#[derive(Clone, Copy)]
struct Fits {
    truth: bool,
    heat: bool,
}

impl Fits {
    const NOTHING: Self = Self { truth: false, heat: false };
    const ALL: Self = Self { truth: true, heat: true };
}

fn fits(ui: &Ui, title: &Headline, scene: &Scene<'_>) -> Fits {
    if title.buttons.is_empty() {
        return Fits::ALL;
    }
    let width = |button: widgets::Button<'_>| button.small().fitting_width(ui) + GAP;
    let buttons: f32 = title.buttons.iter().map(|button| width(button.widget())).sum();
    let heading = widgets::text_width(ui, text::title(&title.heading));
    let room = ui.available_width() - buttons - heading - width(truth_toggle(scene));
    Fits { truth: room >= 0.0, heat: room - width(heat_toggle(scene)) >= 0.0 }
}

fn truth_toggle(scene: &Scene<'_>) -> widgets::Button<'static> {
    widgets::button(TRUTH).icon(Icon::Eye).small().selected(scene.truth).tip(TRUTH_TIP)
}

fn heat_toggle(scene: &Scene<'_>) -> widgets::Button<'static> {
    widgets::button(game::HEAT_MAP).icon(Icon::Heat).small().selected(scene.heat).tip(game::HEAT_MAP_TIP)
}

/// The button that shows the side panel again.
#[derive(Clone, Copy, PartialEq)]
enum PanelButton {
    Absent,
    InHeader,
    /// At the edge of the window, where the panel will be.
    BesideHeader,
}

fn panel_place(ui: &Ui, header: Rect, scene: &Scene<'_>) -> PanelButton {
    let size = ui.ctx().content_rect().size();
    if PageLayout::of(size, scene.settings.side_panel) != (PageLayout::Wide { panel: None }) {
        return PanelButton::Absent;
    }
    let width = widgets::button(game::SIDE_PANEL).small().fitting_width(ui);
    if header.right() + GAP + width <= ui.max_rect().right() - MARGIN {
        PanelButton::BesideHeader
    } else {
        PanelButton::InHeader
    }
}

fn panel_button(ui: &mut Ui, actions: &mut Actions) {
    if widgets::button(game::SIDE_PANEL).small().tip(game::SIDE_PANEL_TIP).show(ui).clicked() {
        actions.push(Action::call(|cx| cx.settings.side_panel ^= true));
    }
}

fn toggles(ui: &mut Ui, fits: Fits, scene: &Scene<'_>, actions: &mut Actions) {
    if fits.truth && truth_toggle(scene).show(ui).clicked() {
        actions.push(Action::Game(GameAction::ToggleTruth));
    }
    if fits.heat && heat_toggle(scene).show(ui).clicked() {
        actions.push(Action::Game(GameAction::ToggleHeat));
    }
}
