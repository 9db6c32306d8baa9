//! A button that shows a choice and opens a menu with all choices.

use eframe::egui::{Button, Popup, Ui, vec2};

use crate::app::ui::icons::Icon;
use crate::app::ui::widgets;

// Lengths in points.
const MENU_WIDTH: f32 = 180.0;
const ITEM_WIDTH: f32 = 170.0;
const ITEM_HEIGHT: f32 = 28.0;

/// Shows the chosen `value` on a button of this width; `contents` draws the items of its menu.
pub fn choice_menu(ui: &mut Ui, width: f32, value: &str, name: &str, contents: impl FnOnce(&mut Ui)) {
    let button = widgets::button(value).named(name).icon(Icon::ChevronDown).small().width(width).tip(name);
    let response = button.show(ui);
    Popup::menu(&response).width(MENU_WIDTH).show(contents);
}

/// An item of the menu. Returns whether it was clicked, which closes the menu.
pub fn choice_item(ui: &mut Ui, is_chosen: bool, name: &str) -> bool {
    let button = Button::selectable(is_chosen, name).min_size(vec2(ITEM_WIDTH, ITEM_HEIGHT));
    let clicked = widgets::menu_entry(ui, true, button).clicked();
    if clicked {
        ui.close();
    }
    clicked
}
