//! The face of the opponent and what it says.

use egui::{
    Color32, Role, Sense, Shape, Stroke, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, vec2,
};

use crate::context::Context;
use crate::kit::theme::{Palette, text};
use crate::messages::opponents::quoted;
use crate::model::speech::{Moment, Quote};
use crate::parts::emblem::EmblemLook;
use crate::parts::face::Face;

// Lengths in points.
const FACE: f32 = 60.0;
const GAP: f32 = 14.0;
const MARGIN: Vec2 = vec2(12.0, 10.0);
/// The tip of the bubble.
const TIP: f32 = 8.0;
/// In less height nobody speaks.
const LOW: f32 = 560.0;

/// Draws the face and the words of the opponent, if it speaks now and there is room. Returns whether it does.
pub(crate) fn show(ui: &mut Ui, cx: &Context) -> bool {
    let Some(quote) = shown(ui, cx) else { return false };
    let mood = match quote.moment {
        Moment::Before => 0.0,
        Moment::Won => 1.0,
        Moment::Lost => -1.0,
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
        Face::of(&quote.speaker, mood).show(ui, rect, EmblemLook::Plain, &quote.speaker.name);
        bubble(ui, quote, Palette::of(ui).raised);
    });
    true
}

/// The words on a card that shows the opponent in another way.
pub(crate) fn show_words(ui: &mut Ui, cx: &Context) {
    if let Some(quote) = shown(ui, cx) {
        bubble(ui, quote, Palette::of(ui).panel);
    }
}

fn shown<'a>(ui: &Ui, cx: &'a Context) -> Option<&'a Quote> {
    cx.view.speech.shown().filter(|_| ui.ctx().content_rect().height() >= LOW)
}

fn bubble(ui: &mut Ui, quote: &Quote, ground: Color32) {
    let words = quoted(&quote.text);
    let room = ui.available_width() - 2.0 * MARGIN.x;
    let galley =
        WidgetText::from(text::body(&words)).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let (rect, label) = ui.allocate_exact_size(galley.size() + 2.0 * MARGIN, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, palette.corner(12), ground);
    let tip = [vec2(-TIP, 0.0), vec2(0.0, -TIP), vec2(0.0, TIP)].map(|corner| rect.left_center() + corner);
    ui.painter().add(Shape::convex_polygon(tip.to_vec(), ground, Stroke::NONE));
    ui.painter().galley(rect.min + MARGIN, galley, palette.ink);
}
