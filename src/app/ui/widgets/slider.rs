//! A slider in the colours of the palette.

use std::ops::RangeInclusive;

use egui::{Key, Modifiers, Response, SliderClamping, Stroke, Ui, WidgetInfo};

use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::{focus_ring, reveal_focus};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SliderRange {
    pub least: f64,
    pub greatest: f64,
    /// Whether each power of ten has the same width, on both sides of zero. Then values are whole numbers.
    pub logarithmic: bool,
    /// The distance of two values of another slider.
    pub step: f64,
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
}

/// A slider `width` points wide; `name` is its accessible name. The response is `changed()` if the value changed. A value
/// outside the range stays until a key or the pointer brings it back.
pub fn slider(ui: &mut Ui, value: &mut f64, range: &SliderRange, name: &str, width: f32) -> Response {
    ui.scope(|ui| {
        let palette = Palette::of(ui);
        ui.spacing_mut().slider_width = width;
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = palette.go;
        visuals.widgets.inactive.bg_fill = palette.line;
        for widget in
            [&mut visuals.widgets.inactive, &mut visuals.widgets.hovered, &mut visuals.widgets.active]
        {
            widget.fg_stroke = Stroke::new(2.0, palette.go);
        }
        let slider =
            egui::Slider::new(value, range.bounds()).show_value(false).clamping(SliderClamping::Edits);
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
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), *value, name));
        reveal_focus(&response);
        if response.has_focus() {
            focus_ring(ui, response.rect, 6);
        }
        response
    })
    .inner
}
