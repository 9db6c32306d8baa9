//! Controls as a player sees them, to notice that one has replaced another.

use std::hash::{DefaultHasher, Hash, Hasher};

use egui::layers::PaintList;
use egui::{Context, Id, LayerId, Pos2, Rect, Shape, WidgetRect};

/// What is at a place, or has the focus: the widget, its place and its text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Control {
    id: Id,
    rect: Rect,
    /// A hash.
    text: u64,
}

/// A larger widget, such as the board, is an area: what it contains changes while it stays the same, in points.
const MAX_TEXT_HEIGHT: f32 = 100.0;
/// How far a control may move and remain the same, in points.
const MAX_SHIFT: f32 = 24.0;

impl Control {
    /// The control that a press here would reach.
    pub(super) fn at(ctx: &Context, pos: Pos2) -> Option<Self> {
        let layer = ctx.layer_id_at(pos).unwrap_or_else(LayerId::background);
        let is_hit = |widget: &&WidgetRect| {
            let reacts = widget.sense.senses_click() || widget.sense.senses_drag();
            widget.enabled && reacts && widget.interact_rect.contains(pos)
        };
        ctx.viewport(|viewport| {
            let widget = viewport.this_pass.widgets.get_layer(layer).filter(is_hit).last()?;
            Some(Self::new(widget, viewport.graphics.get(layer)))
        })
    }

    pub(super) fn with_focus(ctx: &Context) -> Option<Self> {
        let focused = ctx.memory(egui::Memory::focused)?;
        ctx.viewport(|viewport| {
            let widget = viewport.this_pass.widgets.get(focused)?;
            Some(Self::new(widget, viewport.graphics.get(widget.layer_id)))
        })
    }

    fn new(widget: &WidgetRect, drawn: Option<&PaintList>) -> Self {
        let mut hasher = DefaultHasher::new();
        if widget.rect.height() < MAX_TEXT_HEIGHT {
            for shape in drawn.into_iter().flat_map(PaintList::all_entries) {
                add_text(&shape.shape, widget.rect, &mut hasher);
            }
        }
        Self { id: widget.id, rect: widget.rect, text: hasher.finish() }
    }

    fn is(&self, other: &Self) -> bool {
        let shift = self.rect.center().distance(other.rect.center());
        self.id == other.id && self.text == other.text && shift < MAX_SHIFT
    }
}

/// Whether both are the same control, or both none.
pub(super) fn is_same(before: Option<Control>, now: Option<Control>) -> bool {
    match (before, now) {
        (Some(before), Some(now)) => before.is(&now),
        (None, None) => true,
        _ => false,
    }
}

fn add_text(shape: &Shape, within: Rect, hasher: &mut DefaultHasher) {
    match shape {
        Shape::Text(text) if within.contains(text.visual_bounding_rect().center()) => {
            text.galley.text().hash(hasher);
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add_text(shape, within, hasher)),
        _ => {}
    }
}
