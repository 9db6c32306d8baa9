//! A progress bar.

use egui::{CornerRadius, Response, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::ui::theme::Palette;

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
    let radius = CornerRadius::same(palette.corner(3));
    ui.painter().rect_filled(response.rect, radius, palette.line);
    if fraction > 0.0 {
        let mut filled = response.rect;
        filled.set_width((width * fraction).max(6.0));
        ui.painter().rect_filled(filled, radius, palette.go);
    }
    response
}
