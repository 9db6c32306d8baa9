//! Cards: grounds with a border; the card of the player to move has a tint and a bar.

use egui::{
    Align, Color32, Frame, InnerResponse, Layout, Margin, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2,
};

use crate::app::ui::theme::Palette;
use crate::app::ui::theme::relief::{self, Edge};
use span_it_core::board::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    Plain,
    /// With the player's tint, and a bar at the left.
    Active(Player),
    /// A different ground without a border.
    Raised,
}

impl CardKind {
    const fn colors(self, palette: &Palette) -> (Color32, Color32) {
        match self {
            Self::Plain => (palette.panel, palette.line),
            Self::Active(player) => (palette.side(player).tint, palette.side(player).tint),
            Self::Raised => (palette.raised, palette.raised),
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
