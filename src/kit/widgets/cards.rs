//! Things to look at: cards, chips, progress bars and the pictures of a personality's character.

use egui::{
    Align, Color32, Frame, InnerResponse, Layout, Margin, Painter, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::kit::theme::relief::Edge;
use crate::kit::theme::{Palette, font, relief};
use span_it_core::board::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    Plain,
    /// With the player's tint, and a bar at the left.
    Active(Player),
    /// A different ground without a border.
    Raised,
    /// The ground of good news.
    Good,
}

impl CardKind {
    const fn colors(self, palette: &Palette) -> (Color32, Color32) {
        match self {
            Self::Plain => (palette.panel, palette.line),
            Self::Active(player) => (palette.side(player).tint, palette.side(player).tint),
            Self::Raised => (palette.raised, palette.raised),
            Self::Good => (palette.go_tint, palette.go_tint),
        }
    }
}

pub fn card<R>(ui: &mut Ui, kind: CardKind, add_contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let palette = Palette::of(ui);
    let (fill, border) = kind.colors(palette);
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, border))
        .corner_radius(palette.corner(12))
        .inner_margin(Margin::symmetric(14, 12));
    let shown = frame.show(ui, |ui| {
        ui.take_available_width();
        // A justified layout outside must not stretch the contents.
        ui.with_layout(Layout::top_down(Align::Min), add_contents).inner
    });
    relief::paint(ui.painter(), shown.response.rect, Edge::Sunken, palette);
    bar(ui, shown.response.rect, kind);
    shown
}

/// Returns the inside, `margin` points from the edges.
pub fn card_at(ui: &mut Ui, rect: Rect, kind: CardKind, margin: Vec2) -> Ui {
    let palette = Palette::of(ui);
    let (fill, border) = kind.colors(palette);
    let stroke = Stroke::new(1.0, border);
    ui.painter().rect(rect, palette.corner(12), fill, stroke, StrokeKind::Inside);
    relief::paint(ui.painter(), rect, Edge::Sunken, palette);
    bar(ui, rect, kind);
    let layout = Layout::top_down(Align::Min);
    ui.new_child(UiBuilder::new().max_rect(rect.shrink2(margin)).layout(layout))
}

fn bar(ui: &Ui, rect: Rect, kind: CardKind) {
    let CardKind::Active(player) = kind else { return };
    let bar =
        Rect::from_min_max(pos2(rect.min.x, rect.min.y + 10.0), pos2(rect.min.x + 4.0, rect.max.y - 10.0));
    let palette = Palette::of(ui);
    ui.painter().rect_filled(bar, palette.corner(2), palette.side(player).graphic);
}

const MARK_SIZE: f32 = 12.0;

/// The text always expresses the meaning of the colour too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipKind {
    Plain,
    /// Good news, or information from the program.
    Go,
    /// Filled with the colour of good news.
    Good,
    /// A mistake or an error.
    Bad,
    Side(Player),
}

pub fn chip(ui: &mut Ui, text: &str, kind: ChipKind) -> Response {
    show_chip(ui, text, kind, 0.0)
}

/// A chip with a mark before its text.
pub fn marked_chip(ui: &mut Ui, text: &str, kind: ChipKind, mark: impl FnOnce(&Painter, Rect)) -> Response {
    let response = show_chip(ui, text, kind, MARK_SIZE + 4.0);
    let at = response.rect.left_center() + vec2(8.0 + MARK_SIZE / 2.0, 0.0);
    mark(ui.painter(), Rect::from_center_size(at, Vec2::splat(MARK_SIZE)));
    response
}

/// Leaves `indent` points before the text.
fn show_chip(ui: &mut Ui, text: &str, kind: ChipKind, indent: f32) -> Response {
    let palette = Palette::of(ui);
    let (fill, ink) = chip_colors(palette, kind);
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font::semibold(12.0), ink);
    let size = vec2((galley.size().x + 16.0).ceil() + indent, 20.0);
    let response = ui.allocate_response(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), text));
    let rect = response.rect;
    ui.painter().rect_filled(rect, palette.corner(9), fill);
    let at = pos2(rect.min.x + 8.0 + indent, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    response
}

const fn chip_colors(palette: &Palette, kind: ChipKind) -> (Color32, Color32) {
    match kind {
        ChipKind::Plain => (palette.raised, palette.soft),
        ChipKind::Go => (palette.go_tint, palette.go),
        ChipKind::Good => (palette.go, palette.on_go),
        ChipKind::Bad => (palette.bad_tint, palette.bad),
        ChipKind::Side(player) => {
            let side = palette.side(player);
            (side.filled, side.on)
        }
    }
}

/// `fraction` is 0..=1.
pub fn progress_bar(ui: &mut Ui, fraction: f32, width: f32, name: &str) -> Response {
    let palette = Palette::of(ui);
    let fraction = fraction.clamp(0.0, 1.0);
    let response = ui.allocate_response(vec2(width, 6.0), Sense::hover());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), name);
        info.value = Some(f64::from(fraction) * 100.0);
        info
    });
    fill_bar(ui, response.rect, fraction, palette.go);
    response
}

/// Paints a bar that is filled from the left. A fraction that is not 0 remains visible.
pub fn fill_bar(ui: &Ui, rect: Rect, fraction: f32, color: Color32) {
    let palette = Palette::of(ui);
    let radius = palette.corner(if rect.height() < 8.0 { 3 } else { 4 });
    ui.painter().rect_filled(rect, radius, palette.line);
    if fraction > 0.0 {
        let width = (rect.width() * fraction).max(rect.height().min(rect.width()));
        ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(width, rect.height())), radius, color);
    }
}

// Lengths in points.
