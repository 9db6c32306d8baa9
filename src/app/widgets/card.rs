//! Cards: bordered grounds, tinted and barred for the player to move.

use egui::{Align, CornerRadius, Frame, InnerResponse, Layout, Margin, Rect, Stroke, Ui, pos2};

use crate::app::theme::Palette;
use crate::board::Player;

/// What a card shows by its ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// A border only.
    Plain,
    /// A player's tint, and a bar at the left.
    Active(Player),
    /// Set off by its ground, without a border.
    Raised,
}

/// A card as wide as there is room.
pub fn card<R>(ui: &mut Ui, kind: CardKind, add_contents: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let palette = Palette::of(ui);
    let (fill, border) = match kind {
        CardKind::Plain => (palette.panel, palette.line),
        CardKind::Active(player) => (palette.side(player).tint, palette.side(player).tint),
        CardKind::Raised => (palette.raised, palette.raised),
    };
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, border))
        .corner_radius(12)
        .inner_margin(Margin::symmetric(14, 12));
    let shown = frame.show(ui, |ui| {
        ui.take_available_width();
        // Whatever stands round the card, its own contents are not stretched.
        ui.with_layout(Layout::top_down(Align::Min), add_contents).inner
    });
    if let CardKind::Active(player) = kind {
        let rect = shown.response.rect;
        let bar = Rect::from_min_max(
            pos2(rect.min.x, rect.min.y + 10.0),
            pos2(rect.min.x + 4.0, rect.max.y - 10.0),
        );
        ui.painter().rect_filled(bar, CornerRadius::same(2), palette.side(player).graphic);
    }
    shown
}
