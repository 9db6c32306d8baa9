//! The overlay while files are dragged over the window.

use eframe::egui::{Align2, Context, CornerRadius, Id, LayerId, Order, Stroke, StrokeKind};

use crate::kit::theme::{Palette, font};
use crate::messages::file_drop as msg;

pub(crate) fn show(ctx: &Context) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let palette = Palette::of_ctx(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("dropping")));
    let whole = ctx.content_rect();
    painter.rect_filled(whole, CornerRadius::ZERO, palette.dim);
    let frame = Stroke::new(3.0, palette.go);
    painter.rect_stroke(whole.shrink(8.0), palette.corner(12), frame, StrokeKind::Inside);
    let words =
        painter.layout(msg::drop_hint().to_owned(), font::semibold(17.0), palette.ink, whole.width() - 64.0);
    let ground = Align2::CENTER_CENTER.anchor_size(whole.center(), words.size()).expand(14.0);
    painter.rect_filled(ground, palette.corner(12), palette.panel);
    painter.galley(ground.shrink(14.0).min, words, palette.ink);
}
