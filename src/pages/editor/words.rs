//! What the personality is like, in the five words of the library. They follow every change and cannot be dragged.

use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::kit::theme::relief;
use crate::kit::theme::relief::Edge;
use crate::kit::widgets::label::Line;
use crate::messages::language::decimal;
use crate::messages::{editor as msg, library};
use crate::model::form::EditorForm;
use crate::parts::character::character;
use span_it_core::personality::character::Trait;

// Lengths in points.
const GAP: f32 = 10.0;
const TALL: f32 = 74.0;
/// Without the meaning.
const LOW: f32 = 50.0;
/// A narrower card has no meaning.
const MIN_WIDTH_OF_MEANING: f32 = 130.0;
/// In narrower cards the names would be cut.
const MIN_WIDTH: f32 = 92.0;
const BAR: f32 = 8.0;

pub(super) fn show(ui: &mut egui::Ui, form: &EditorForm) {
    let factors = form.factors();
    let width = (ui.available_width() - 4.0 * GAP) / 5.0;
    if width < MIN_WIDTH {
        character(ui, factors);
        return;
    }
    let height = if width < MIN_WIDTH_OF_MEANING { LOW } else { TALL };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for one in Trait::ALL {
            card(ui, vec2(width, height), one, one.of(factors));
        }
    });
}

fn card(ui: &mut egui::Ui, size: Vec2, one: Trait, share: f64) {
    let (palette, (rect, response)) = (Palette::of(ui), ui.allocate_exact_size(size, Sense::hover()));
    let (name, figure) = (library::trait_name(one), decimal(share * 100.0, 0));
    let meaning = library::trait_meaning(one);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, msg::word(name, &figure, meaning)));
    let stroke = Stroke::new(1.0, palette.line);
    ui.painter().rect(rect, palette.corner(12), palette.panel, stroke, StrokeKind::Inside);
    relief::paint(ui.painter(), rect, Edge::Sunken, palette);
    let inside = rect.shrink2(vec2(12.0, 0.0));
    let first = rect.top() + 18.0;
    let figure = ui.painter().layout_no_wrap(figure, font::mono(12.5), palette.soft);
    let left = inside.right() - figure.size().x;
    ui.painter().galley(pos2(left, first - figure.size().y / 2.0), figure, palette.soft);
    let word = Line { text: name, font: font::semibold(14.0), color: palette.ink };
    word.paint(ui, pos2(inside.left(), first), left);
    let bar = Rect::from_min_max(pos2(inside.left(), first + 16.0), pos2(inside.right(), first + 16.0 + BAR));
    widgets::fill_bar(ui, bar, to_f32(share), palette.go);
    if size.y >= TALL {
        let line = Line { text: meaning, font: font::regular(12.5), color: palette.soft };
        line.paint(ui, pos2(inside.left(), first + 40.0), inside.right());
    }
    response.on_hover_text(text::body(library::trait_note(one)));
}
