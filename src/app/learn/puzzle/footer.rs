//! What follows the buttons: the choice of puzzles, the days, or the cards of the sitting.

use eframe::egui::{Align, Layout, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::learn::puzzle::state::State;
use crate::app::learn::puzzle::supply::{Sitting, Supply};
use crate::app::learn::puzzle::{choice_menus, request};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets;
use crate::messages::puzzle as msg;
use span_it_learning::date::Date;

// Lengths in points.
const MENU_WIDTH: f32 = 118.0;
/// Room for the longest name of a kind.
const KIND_WIDTH: f32 = 158.0;
/// In a narrower row, the name of the kind is cut.
const LONG_KIND_MIN: f32 = 540.0;
const GAP: f32 = 8.0;
const ROW_HEIGHT: f32 = 30.0;

/// Whether both rows of the choice are shown.
pub(super) fn show(ui: &mut Ui, is_wide: bool, state: &State, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let half = |ui: &Ui| (ui.available_width() - GAP) / 2.0;
    match (&state.supply, state.choice(), state.day()) {
        (_, Some(choice), _) => {
            let widths = if is_wide { [half(ui); 2] } else { narrow_menus(ui) };
            pair(ui, widths, |ui| choice_menus::show(ui, widths, choice, actions));
            if is_wide {
                pair(ui, widths, |ui| choice_menus::efforts(ui, widths[0], choice, actions));
            }
        }
        (_, _, Some(date)) => {
            let width = if is_wide { half(ui) } else { MENU_WIDTH };
            pair(ui, [width; 2], |ui| days(ui, width, date, scene.today, actions));
        }
        (Some(Supply::Practice(sitting)), ..) => dots(ui, sitting),
        _ => {}
    }
}

/// The widths of the menus for kind and level.
fn narrow_menus(ui: &Ui) -> [f32; 2] {
    let kind = if ui.available_width() < LONG_KIND_MIN { MENU_WIDTH } else { KIND_WIDTH };
    [kind, MENU_WIDTH]
}

/// Two buttons of these widths beside each other, from left to right even in a row that is filled from the right.
fn pair(ui: &mut Ui, widths: [f32; 2], contents: impl FnOnce(&mut Ui)) {
    let size = vec2(widths[0] + widths[1] + GAP, ROW_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), contents);
}

fn days(ui: &mut Ui, width: f32, date: Date, today: Date, actions: &mut Actions) {
    let mut to = |days: i32| actions.push(request(PuzzleAction::ShowDay(Some(date.plus(days)))));
    if widgets::button(msg::EARLIER).icon(Icon::Prev).small().width(width).show(ui).clicked() {
        to(-1);
    }
    let possible = if date < today { Ok(()) } else { Err(msg::NO_LATER) };
    let later = widgets::button(msg::LATER).icon(Icon::Next).small().width(width);
    if later.show_possible(ui, possible).clicked() {
        to(1);
    }
}

/// One dot for each card; answered ones are filled.
fn dots(ui: &mut Ui, sitting: &Sitting) {
    const STEP: f32 = 16.0;
    let response = ui.allocate_response(vec2(STEP * sitting.total as f32, 20.0), Sense::hover());
    let name = msg::sitting(sitting.number(), sitting.total);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = Palette::of(ui);
    for index in 0..sitting.total {
        let at = pos2(response.rect.left() + STEP * (index as f32 + 0.5), response.rect.center().y);
        if index < sitting.answered {
            ui.painter().circle_filled(at, 4.5, palette.go);
        } else {
            let width = if index + 1 == sitting.number() { 2.0 } else { 1.0 };
            ui.painter().circle_stroke(at, 4.0, Stroke::new(width, palette.ctrl));
        }
    }
    response.on_hover_text(name);
}
