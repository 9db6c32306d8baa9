//! What the pages without a board have in common: a column that scrolls, a title row, and the days of this week.

use eframe::egui::Popup;

use crate::context::prelude::*;
use crate::kit::split;
use crate::messages::game::why_disabled;
use crate::messages::learn as msg;
use crate::parts::week;

// Lengths in points.
const GAP: f32 = 16.0;

/// A page without a board: a column that scrolls and has the width of the window.
#[derive(Debug)]
pub(super) struct ColumnPage {
    title: &'static str,
    contents: fn(&mut Ui, Column, &Context),
    /// Whether the main button takes the focus when the page is drawn.
    pub(super) wants_focus: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Column {
    pub(super) is_narrow: bool,
    pub(super) wants_focus: bool,
}

impl ColumnPage {
    pub(super) const fn new(title: &'static str, contents: fn(&mut Ui, Column, &Context)) -> Self {
        Self { title, contents, wants_focus: false }
    }
}

impl Page for ColumnPage {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        let is_narrow = !split::is_wide(ui);
        let wants_focus = std::mem::take(&mut self.wants_focus);
        let column = Column { is_narrow, wants_focus };
        let margin = if is_narrow { Margin::symmetric(16, 10) } else { Margin::symmetric(32, 14) };
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            // Leaves the place of the scroll bar free.
            let width = ui.available_width() - ui.spacing().scroll.allocated_width();
            ui.scope(|ui| {
                ui.set_max_width(width);
                title_row(ui, self.title, cx);
            });
            let area = ScrollArea::vertical().id_salt(self.title).auto_shrink([false, false]);
            // Opens at the top.
            let area = if wants_focus { area.vertical_scroll_offset(0.0) } else { area };
            let shown = area.show(ui, |ui| {
                ui.set_max_width(width);
                (self.contents)(ui, column, cx);
                scroll_by_keys(ui);
                // For focus rings.
                ui.add_space(6.0);
            });
            if shown.state.clamped_offset().y > 0.0 {
                let place = shown.inner_rect;
                ui.painter().hline(place.x_range(), place.top(), Stroke::new(1.0, Palette::of(ui).line));
            }
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        Err(why_disabled::undo())
    }
}

/// Page Up, Page Down, Home and End scroll the page.
fn scroll_by_keys(ui: &Ui) {
    let is_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if !is_front || Popup::is_any_open(ui.ctx()) {
        return;
    }
    let (page, far) = (ui.clip_rect().height() - 2.0 * GAP, 1e6);
    let keys = [(Key::PageDown, -page), (Key::PageUp, page), (Key::End, -far), (Key::Home, far)];
    for (key, down) in keys {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta(vec2(0.0, down));
        }
    }
}

/// The title at the left; at the right the button that closes the page, and left of it the days of the week, if the
/// settings show them.
fn title_row(ui: &mut Ui, title: &str, cx: &Context) {
    widgets::row_from_right(ui, 40.0, |ui| {
        if widgets::button(msg::close()).icon(Icon::Prev).small().show(ui).clicked() {
            cx.request(Action::Window(WindowAction::ClosePage));
        }
        if cx.settings.show_days {
            week::show(ui, &cx.progress().week(cx.today()));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::title(title));
        });
    });
}
