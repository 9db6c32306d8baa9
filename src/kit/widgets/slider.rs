//! A slider in the colours of the palette, filled from zero.

use std::ops::RangeInclusive;

use egui::style::HandleShape;
use egui::{
    Color32, Key, Modifiers, Rect, Response, SliderClamping, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, lerp,
    pos2,
};

use crate::kit::number::to_f32;
use crate::kit::theme::relief::Edge;
use crate::kit::theme::{Palette, relief};
use crate::kit::widgets::{reveal_focus, show_focus};

// Lengths in points.
const RAIL: f32 = 4.0;
const KNOB: f32 = 14.0;
const TICK: f32 = 16.0;
/// How much larger a large slider is.
const LARGER: f32 = 1.35;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SliderRange {
    pub least: f64,
    pub greatest: f64,
    /// Whether each power of ten has the same width, on both sides of zero. Then values are whole numbers.
    pub logarithmic: bool,
    /// The distance of two values of another slider.
    pub step: f64,
    /// Where the tick of a large slider is; a small one has it at zero.
    pub tick: Option<f64>,
}

impl SliderRange {
    /// The value that a key chooses. `None` if the key was not pressed.
    fn chosen_by_key(&self, ui: &Ui, value: f64) -> Option<f64> {
        let page = if self.logarithmic { value.abs() / 2.0 } else { (self.greatest - self.least) / 10.0 };
        let page = page.max(10.0 * self.step);
        let values = [
            (Key::Home, self.least),
            (Key::End, self.greatest),
            (Key::PageUp, value + page),
            (Key::PageDown, value - page),
        ];
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (_, value) = values.into_iter().find(|&(key, _)| pressed(key))?;
        // Removes the rounding error that steps of 0.1 leave.
        let rounded = if self.logarithmic { value.round() } else { (value * 100.0).round() / 100.0 };
        Some(rounded.clamp(self.least, self.greatest))
    }

    const fn bounds(&self) -> RangeInclusive<f64> {
        self.least..=self.greatest
    }

    /// Where on the rail the value is, 0..=1; as egui places it.
    fn place(&self, value: f64) -> f32 {
        let value = value.clamp(self.least, self.greatest);
        let share = match self.logarithmic {
            false => (value - self.least) / (self.greatest - self.least),
            true if self.least > 0.0 => (value / self.least).ln() / (self.greatest / self.least).ln(),
            true => 0.5 + 0.5 * value.signum() * value.abs().max(1.0).ln() / self.greatest.ln(),
        };
        to_f32(share.clamp(0.0, 1.0))
    }
}

/// A slider `width` points wide; `name` is its accessible name, `spoken` its value in words. The response is `changed()` if the value changed. A value
/// outside the range stays until a key or the pointer brings it back.
pub fn slider(
    ui: &mut Ui,
    value: &mut f64,
    range: &SliderRange,
    [name, spoken]: [&str; 2],
    width: f32,
) -> Response {
    ui.scope(|ui| {
        ui.spacing_mut().slider_width = width;
        let visuals = ui.visuals_mut();
        // The slider is painted below, as egui fills it from its left end.
        for widget in
            [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active]
        {
            (widget.bg_fill, widget.fg_stroke) = (Color32::TRANSPARENT, Stroke::NONE);
        }
        let slider = egui::Slider::new(value, range.bounds())
            .show_value(false)
            .clamping(SliderClamping::Edits)
            .handle_shape(HandleShape::Circle)
            .trailing_fill(false);
        let mut response = ui.add(if range.logarithmic {
            slider.logarithmic(true).smallest_positive(1.0).max_decimals(0)
        } else {
            slider.step_by(range.step).max_decimals(2)
        });
        if response.has_focus()
            && let Some(chosen) = range.chosen_by_key(ui, *value)
        {
            *value = chosen;
            response.mark_changed();
        }
        response.widget_info(|| WidgetInfo {
            current_text_value: (!spoken.is_empty()).then(|| spoken.to_owned()),
            ..WidgetInfo::slider(ui.is_enabled(), *value, name)
        });
        reveal_focus(&response);
        if ui.is_rect_visible(response.rect) {
            paint(ui, &response, range, *value);
        }
        show_focus(ui, &response, response.rect, 6);
        response
    })
    .inner
}

/// From the end of a slider to the end of its rail, in points; as egui places it.
pub(crate) fn rail_inset(response: &Response) -> f32 {
    response.rect.height() / 2.5
}

/// The rail, its part between zero and the value, the tick, and the knob.
fn paint(ui: &Ui, response: &Response, range: &SliderRange, value: f64) {
    let (palette, painter, rect) = (Palette::of(ui), ui.painter(), response.rect);
    let ends = rect.x_range().shrink(rail_inset(response));
    let places = [0.0, range.tick.unwrap_or_default(), value];
    let [zero, tick, at] = places.map(|value| lerp(ends.min..=ends.max, range.place(value)));
    let middle = rect.center().y;
    let scale = if range.tick.is_some() { LARGER } else { 1.0 };
    let half = RAIL * scale / 2.0;
    let bar = |from: f32, to: f32| Rect::from_min_max(pos2(from, middle - half), pos2(to, middle + half));
    painter.rect_filled(bar(ends.min, ends.max), palette.corner(2), palette.line);
    painter.rect_filled(bar(zero.min(at), zero.max(at)), palette.corner(2), palette.go);
    painter.vline(tick, middle - TICK / 2.0..=middle + TICK / 2.0, Stroke::new(1.5, palette.ctrl));
    let wide = if response.hovered() || response.dragged() { 2.0 } else { 0.0 };
    let knob = Rect::from_center_size(pos2(at, middle), Vec2::splat(KNOB * scale + wide));
    if palette.relief.is_some() {
        let knob = knob.shrink2(Vec2::new(3.0, 0.0));
        painter.rect_filled(knob, 0, palette.raised);
        return relief::paint(painter, knob, Edge::Raised, palette);
    }
    let stroke = Stroke::new(2.0, palette.go);
    painter.rect(knob, KNOB, palette.board, stroke, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_values_on_each_scale() {
        let range = |least, greatest, logarithmic| SliderRange {
            least,
            greatest,
            logarithmic,
            step: 1.0,
            tick: None,
        };
        let place = |range: SliderRange, value| (range.place(value) * 1000.0).round();
        assert!(
            [-10.0, 0.0, 5.0, 40.0]
                .map(|value| place(range(-10.0, 10.0, false), value))
                .eq(&[0.0, 500.0, 750.0, 1000.0])
        );
        assert!(
            [1.0, 10.0, 100.0].map(|value| place(range(1.0, 100.0, true), value)).eq(&[0.0, 500.0, 1000.0])
        );
        let both = [-1e6, -1e3, 0.0, 1.0, 1e3, 1e6].map(|value| place(range(-1e6, 1e6, true), value));
        assert!(both.eq(&[0.0, 250.0, 500.0, 500.0, 750.0, 1000.0]), "{both:?}");
    }
}
