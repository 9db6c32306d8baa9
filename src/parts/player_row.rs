//! The picture of a player: emblem, name, a fact at the right, and a line below.

use egui::{Align2, Color32, Rect, Ui, Vec2, pos2};

use crate::kit::theme::{Palette, font};
use crate::kit::widgets::label::Line;
use crate::parts::emblem::{Emblem, EmblemLook};

// Lengths in points.
const EMBLEM: f32 = 34.0;
const GAP: f32 = 10.0;

pub(crate) struct PlayerRow<'a> {
    pub(crate) emblem: Emblem,
    pub(crate) name: &'a str,
    pub(crate) ink: Color32,
    pub(crate) right: (&'a str, Color32),
    pub(crate) below: (&'a str, Color32),
}

impl PlayerRow<'_> {
    pub(crate) fn paint(self, ui: &Ui, rect: Rect) {
        let center = pos2(rect.left() + EMBLEM / 2.0, rect.center().y);
        let place = Rect::from_center_size(center, Vec2::splat(EMBLEM));
        self.emblem.paint(ui.painter(), place, EmblemLook::Plain, Palette::of(ui));
        let left = place.right() + GAP;
        let above = if self.below.0.is_empty() { 0.5 } else { 0.31 };
        let [above, below] = [above, 0.70].map(|share| rect.top() + share * rect.height());
        let (right, color) = self.right;
        let at = pos2(rect.right(), above);
        let right = ui.painter().text(at, Align2::RIGHT_CENTER, right, font::regular(12.5), color);
        let name = Line { text: self.name, font: font::semibold(14.0), color: self.ink };
        name.paint(ui, pos2(left, above), right.left() - GAP);
        let (text, color) = self.below;
        Line { text, font: font::regular(12.5), color }.paint(ui, pos2(left, below), rect.right());
    }
}
