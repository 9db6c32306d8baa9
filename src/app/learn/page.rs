//! What the pages without a board have in common: a column that scrolls, and a title row.

use eframe::egui::{
    Align, CentralPanel, Frame, Id, Layout, Margin, Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2,
};

use crate::app::action::{Action, WindowAction};
use crate::app::learn::week as week_dots;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::Icon;
use crate::app::ui::notice_bar;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::learn as msg;
use span_it_learning::progress::Week;

/// In points.
const MAX_WIDTH: f32 = 880.0;
/// Narrower windows have one column.
const COLUMNS_MIN_WIDTH: f32 = 760.0;
/// In a narrower row the week is below the title.
const WEEK_BESIDE_MIN_WIDTH: f32 = 400.0;

/// Shows `contents` in a centred column that scrolls. `bool` is whether the window is narrow.
pub(super) fn column(ui: &mut Ui, window_width: f32, contents: impl FnOnce(&mut Ui, bool)) {
    let is_narrow = window_width < COLUMNS_MIN_WIDTH;
    let margin = if is_narrow { Margin::symmetric(16, 10) } else { Margin::symmetric(24, 22) };
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            let width = room.width().min(MAX_WIDTH);
            let left = room.left() + (room.width() - width) / 2.0;
            let place = room.with_min_x(left).with_max_x(left + width);
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                ui.spacing_mut().item_spacing.y = 10.0;
                contents(ui, is_narrow);
            });
            end(ui);
        });
    });
}

/// Space for focus rings and a notice. If a notice appears over the end of the column, the end moves above it.
fn end(ui: &mut Ui) {
    let covered = notice_bar::covered_height(ui.ctx());
    let was_visible = ui.is_rect_visible(Rect::from_min_size(ui.cursor().min, Vec2::splat(1.0)));
    let space = ui.allocate_space(vec2(1.0, covered.max(6.0))).1;
    let last = Id::unique("height of the notice over the column");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<f32>(last), covered));
    if covered > before && was_visible {
        ui.scroll_to_rect(space, None);
    }
}

/// The title at the left; at the right the button that closes the page, and left of it the days of the week. In a
/// narrow row the week is below the title.
pub(super) fn title_row(ui: &mut Ui, title: &str, week: Option<&Week>, actions: &mut Actions) {
    let row = vec2(ui.available_width(), 40.0);
    let (beside, below) = if row.x >= WEEK_BESIDE_MIN_WIDTH { (week, None) } else { (None, week) };
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(msg::CLOSE).icon(Icon::Prev).small().show(ui).clicked() {
            actions.push(Action::Window(WindowAction::ClosePage));
        }
        ui.add_space(12.0);
        if let Some(week) = beside {
            week_dots::show(ui, week);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::title(title));
        });
    });
    if let Some(week) = below {
        week_dots::show(ui, week);
    }
}

/// The days of this week, if the settings show them.
pub(super) fn week(scene: &Scene<'_>) -> Option<Week> {
    scene.settings.show_days.then(|| scene.progress.week(scene.today))
}
