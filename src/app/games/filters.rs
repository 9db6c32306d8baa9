//! The filters above the list of games.

use eframe::egui::{Ui, vec2};

use crate::app::games::period::Period;
use crate::app::games::state::State;
use crate::app::ui::widgets;
use crate::messages::games as msg;

// Lengths in points.
const WIDTHS: Widths = Widths { search: 180.0, menu: 124.0 };
/// In a window 640 wide, all filters need two lines.
const NARROW_WIDTHS: Widths = Widths { search: 116.0, menu: 112.0 };
/// In less room, the filters are narrow.
const ROOMY: f32 = 700.0;

#[derive(Clone, Copy)]
struct Widths {
    search: f32,
    menu: f32,
}

/// Changes the filter, and lists the games that match.
pub(super) fn show(ui: &mut Ui, state: &mut State) {
    let before = state.filter.clone();
    let widths = if ui.available_width() < ROOMY { NARROW_WIDTHS } else { WIDTHS };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        // As high as the field, for a common middle.
        ui.spacing_mut().interact_size.y = 36.0;
        widgets::search_field(ui, &mut state.filter.player, msg::SEARCH, widths.search);
        size(ui, widths.menu, state);
        result(ui, widths.menu, state);
        period(ui, widths.menu, state);
        order(ui, widths.menu, state);
        position(ui, state);
    });
    if state.filter != before {
        state.search();
    }
}

fn size(ui: &mut Ui, width: f32, state: &mut State) {
    let value = state.filter.size.map_or_else(|| msg::ALL_SIZES.to_owned(), msg::size);
    let State { filter, sizes, .. } = state;
    widgets::choice_menu(ui, width, &value, &msg::size_chosen(&value), |ui| {
        for size in [None].into_iter().chain(sizes.iter().copied().map(Some)) {
            let name = size.map_or_else(|| msg::ALL_SIZES.to_owned(), msg::size);
            if widgets::choice_item(ui, filter.size == size, &name) {
                filter.size = size;
            }
        }
    });
}

fn result(ui: &mut Ui, width: f32, state: &mut State) {
    let value = msg::result_filter(state.filter.result);
    widgets::choice_menu(ui, width, value, &msg::result_chosen(value), |ui| {
        for result in State::RESULTS {
            if widgets::choice_item(ui, state.filter.result == result, msg::result_filter(result)) {
                state.filter.result = result;
            }
        }
    });
}

fn period(ui: &mut Ui, width: f32, state: &mut State) {
    let value = msg::period(state.period);
    widgets::choice_menu(ui, width, value, &msg::period_chosen(value), |ui| {
        for period in Period::ALL {
            if widgets::choice_item(ui, state.period == period, msg::period(period)) {
                state.period = period;
                period.limit(&mut state.filter, &state.zone, state.opened_at);
            }
        }
    });
}

fn order(ui: &mut Ui, width: f32, state: &mut State) {
    let value = msg::order(state.filter.order);
    widgets::choice_menu(ui, width, value, &msg::order_chosen(value), |ui| {
        for order in State::ORDERS {
            if widgets::choice_item(ui, state.filter.order == order, msg::order(order)) {
                state.filter.order = order;
            }
        }
    });
}

fn position(ui: &mut Ui, state: &mut State) {
    let is_on = state.filter.position.is_some();
    let button = widgets::button(msg::POSITION).small().selected(is_on).tip(msg::POSITION_TIP);
    if button.show(ui).clicked() {
        state.filter.position = (!is_on).then(|| state.explorer.position().clone());
    }
}
