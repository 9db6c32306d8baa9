//! The two layouts of a page. In a wide window the side panel is beside the main part; in a narrow one each has a tab.
//! The panel of a page with a board is always beside it, because both fit the smallest window.

use egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, Ui, Vec2, vec2};

use crate::kit::Palette;
use crate::kit::widgets::{self, SegmentItem, segmented};

/// Windows from this width on are wide, in points, after division by the text size.
const WIDE: f32 = 1000.0;

/// The smallest window, in points at a text size of 100%.
pub(crate) const SMALLEST_WINDOW: [f32; 2] = [640.0, 480.0];

/// The part of the window that a page with a board needs, in points. If the text is too large for that, the page scrolls.
pub(crate) const LEAST_FOR_BOARD: Vec2 = vec2(600.0, 410.0);

/// Of the bar with the tabs, in points.
pub(crate) const TAB_BAR: f32 = 46.0;

pub(crate) fn is_wide(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WIDE
}

/// The second of two in a narrow window.
pub(crate) fn by_width<T>(ui: &Ui, [wide, narrow]: [T; 2]) -> T {
    if is_wide(ui) { wide } else { narrow }
}

/// The places of both parts. The second margin of two is that in a narrow window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    pub(crate) id: &'static str,
    /// Of the side panel in a wide window, in points.
    pub(crate) side: f32,
    pub(crate) is_left: bool,
    pub(crate) side_margins: [Margin; 2],
    pub(crate) main_margins: [Margin; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Above the others, in a narrow window only.
    Tabs,
    Main,
    Side,
}

/// Draws both parts or, in a narrow window, tabs and one of the parts: the side panel if its tab is chosen.
pub(crate) fn split(ui: &mut Ui, look: Split, is_side_chosen: bool, mut draw: impl FnMut(&mut Ui, Part)) {
    let main = Frame::new().inner_margin(by_width(ui, look.main_margins));
    let side = Frame::new().fill(Palette::of(ui).panel).inner_margin(by_width(ui, look.side_margins));
    let (part, frame) = if is_wide(ui) {
        let place = if look.is_left { Panel::left(look.id) } else { Panel::right(look.id) };
        place.exact_size(look.side).resizable(false).frame(side).show(ui, |ui| draw(ui, Part::Side));
        (Part::Main, main)
    } else {
        widgets::panel(ui, Panel::top(look.id), TAB_BAR, Margin::symmetric(12, 0), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| draw(ui, Part::Tabs));
        });
        if is_side_chosen { (Part::Side, side) } else { (Part::Main, main) }
    };
    CentralPanel::default().frame(frame).show(ui, |ui| draw(ui, part));
}

/// For [`Part::Tabs`]: at the left of the bar, which is filled from the right.
pub(crate) fn tabs(ui: &mut Ui, name: &str, tab: &mut usize, labels: &[&str; 2]) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        segmented(ui, name, tab, &labels.map(SegmentItem::plain));
    });
}

/// The panel of a page with a board, at the right of the board.
pub(crate) fn beside_board(ui: &mut Ui, id: &'static str, contents: impl FnOnce(&mut Ui)) {
    let (width, margin) = by_width(ui, [(344.0, 18), (264.0, 12)]);
    widgets::panel(ui, Panel::right(id), width, Margin::same(margin), contents);
}
