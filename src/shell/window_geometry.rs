//! Title, place and size of the window.

use eframe::egui::{self, InputState, Rect, ViewportCommand, pos2, vec2};
use winit::monitor::MonitorHandle;
use winit::window::Window;

use crate::context::Context;
use crate::kit::split::SMALLEST_WINDOW;
use crate::messages::game;
use crate::model::settings::WindowGeometry;

/// Size of the contents of the first window, in points.
pub(crate) const FIRST_SIZE: [f32; 2] = [1280.0, 800.0];
/// The approximate height of the title bar, in pixels.
const BAR: f32 = 30.0;
/// Room for the frame of the window and the panels of the desktop, in points.
const DESKTOP: egui::Vec2 = vec2(16.0, 96.0);

/// At the start: makes the first window, and one that is larger than its screen, small enough for the screen, and brings
/// back a window whose screen is gone.
pub(crate) fn place_on_monitor(cx: &mut Context, frame: &eframe::Frame) {
    let Some(window) = frame.winit_window().filter(|_| !cx.view.is_window_visible) else { return };
    let Some(screen) = window.current_monitor() else { return };
    cx.view.is_window_visible = true;
    allow_size_of_screen(cx, &screen);
    if cx.view.is_first_window {
        let wanted = vec2(FIRST_SIZE[0], FIRST_SIZE[1]) * cx.egui.pixels_per_point();
        fit_to_screen(cx, &screen, wanted);
    } else if is_larger(window, &screen) || is_lost(window) {
        fit_to_screen(cx, &screen, pixels(window.inner_size().into()));
    }
}

/// Lets the window be as small as its screen, if that is smaller than the smallest window.
fn allow_size_of_screen(cx: &Context, screen: &MonitorHandle) {
    let native = cx.egui.native_pixels_per_point().unwrap_or(1.0);
    let smallest = vec2(SMALLEST_WINDOW[0], SMALLEST_WINDOW[1]) * native;
    let smallest = fitting_size(smallest, screen.size().into(), screen.scale_factor());
    cx.egui.send_viewport_cmd(ViewportCommand::MinInnerSize(smallest / cx.egui.pixels_per_point()));
}

/// Whether a window that is not maximised is larger than its screen: the desktop has another scale than before.
fn is_larger(window: &Window, screen: &MonitorHandle) -> bool {
    let (size, room) = (pixels(window.inner_size().into()), pixels(screen.size().into()));
    !window.is_maximized() && room.min_elem() > 0.0 && (size.x > room.x || size.y > room.y)
}

/// Whether the title bar of a window is on no screen.
fn is_lost(window: &Window) -> bool {
    let Ok(at) = window.outer_position() else { return false };
    let bar =
        Rect::from_min_size(rect(at.into(), (0, 0)).min, vec2(pixels(window.outer_size().into()).x, BAR));
    !window
        .available_monitors()
        .any(|screen| rect(screen.position().into(), screen.size().into()).intersects(bar))
}

/// Makes a window small enough for its screen and centres it there.
fn fit_to_screen(cx: &Context, screen: &MonitorHandle, wanted: egui::Vec2) {
    let pixels_per_point = cx.egui.pixels_per_point();
    let fits = fitting_size(wanted, screen.size().into(), screen.scale_factor());
    let screen = rect(screen.position().into(), screen.size().into());
    let corner = screen.center() - fits / 2.0 - vec2(0.0, BAR / 2.0);
    cx.egui.send_viewport_cmd(ViewportCommand::InnerSize(fits / pixels_per_point));
    let corner = (corner.to_vec2() / pixels_per_point).to_pos2();
    cx.egui.send_viewport_cmd(ViewportCommand::OuterPosition(corner));
}

/// At the start: restores a maximised window. Some desktops obey only after the window is shown.
pub(crate) fn restore_maximized(cx: &mut Context) {
    let is_shown = cx.egui.cumulative_frame_nr() > 0 && cx.egui.input(|input| content_size(input).is_some());
    if cx.view.restores_maximized && is_shown {
        cx.view.restores_maximized = false;
        cx.egui.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
}

pub(crate) fn update_window_title(cx: &mut Context) {
    let title = game::window_title(cx.session.current_game().file_name().as_deref());
    if cx.view.window_title != title {
        cx.egui.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
        cx.view.window_title = title;
    }
}

/// The size of the contents of the window, in points. Wayland reports no positions, so there the size is that of the
/// drawing; without a window it is unknown.
fn content_size(input: &InputState) -> Option<egui::Vec2> {
    let viewport = input.viewport();
    let drawing = viewport.maximized.map(|_| input.viewport_rect().size());
    viewport.inner_rect.map(|rect| rect.size()).or(drawing)
}

/// Notes the place and size of the window in the settings, once they rest: each change of the settings is written.
pub(crate) fn save_window_geometry(cx: &mut Context) {
    let zoom = cx.egui.zoom_factor();
    let geometry = cx.egui.input(|input| {
        let viewport = input.viewport();
        let inner = content_size(input)?;
        let at = viewport.outer_rect.map(|rect| [rect.left() * zoom, rect.top() * zoom]);
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        Some(WindowGeometry { at, size: [inner.x * zoom, inner.y * zoom], maximized })
    });
    let last = std::mem::replace(&mut cx.view.window_geometry, geometry);
    if let Some(geometry) = geometry.filter(|_| last == geometry) {
        // A maximised window keeps its restored position and size.
        let restored = cx.settings.window.filter(|_| geometry.maximized).unwrap_or(geometry);
        let maximized = geometry.maximized || cx.view.restores_maximized;
        cx.settings.window = Some(WindowGeometry { maximized, ..restored });
    }
}

#[expect(clippy::cast_precision_loss, reason = "no screen has so many pixels")]
fn rect((left, top): (i32, i32), (width, height): (u32, u32)) -> Rect {
    Rect::from_min_size(pos2(left as f32, top as f32), vec2(width as f32, height as f32))
}

/// The size of the first window, in pixels: smaller than wanted if that leaves no room for its frame and the panels of
/// the desktop.
fn fitting_size(wanted: egui::Vec2, screen: (u32, u32), scale: f64) -> egui::Vec2 {
    #[expect(clippy::cast_possible_truncation, reason = "a scale factor is small")]
    let fits = wanted.min(pixels(screen) - DESKTOP * scale as f32);
    if fits.min_elem() > 0.0 { fits } else { wanted }
}

#[expect(clippy::cast_precision_loss, reason = "no screen has so many pixels")]
fn pixels((width, height): (u32, u32)) -> egui::Vec2 {
    vec2(width as f32, height as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_window_fits_the_screen() {
        let (first, double) = (vec2(1280.0, 800.0), vec2(2560.0, 1600.0));
        assert_eq!(fitting_size(first, (1280, 800), 1.0), vec2(1264.0, 704.0));
        assert_eq!(fitting_size(first, (1366, 768), 1.0), vec2(1280.0, 672.0));
        assert_eq!(fitting_size(first, (1920, 1080), 1.0), first);
        assert_eq!(fitting_size(double, (2560, 1600), 2.0), vec2(2528.0, 1408.0));
        assert_eq!(fitting_size(first * 1.75, (3840, 2160), 1.0), first * 1.75);
        assert_eq!(fitting_size(first, (10, 10), 1.0), first, "an unknown screen");
    }
}
