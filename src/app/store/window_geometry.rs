//! Title and position of the window; moves an invisible window back to a screen.

use eframe::egui::{self, Rect, ViewportCommand, pos2, vec2};

use crate::app::context::Context;
use crate::app::settings::WindowGeometry;
use crate::messages::game;

/// How much of the title bar must be visible, and its approximate height, in pixels.
const MIN_VISIBLE: f32 = 100.0;
const BAR: f32 = 30.0;
/// Room for the frame of the window and the panels of the desktop, in points.
const DESKTOP: egui::Vec2 = vec2(16.0, 96.0);

/// At the start: moves the window to a screen if its last screen is gone.
pub(crate) fn move_onto_screen(cx: &mut Context, frame: &eframe::Frame) {
    if cx.view.is_window_visible {
        return;
    }
    let Some(window) = frame.winit_window() else { return };
    let Ok(at) = window.outer_position() else { return };
    cx.view.is_window_visible = true;
    let size = window.outer_size();
    let window_rect = rect((at.x, at.y), (size.width, size.height));
    let screens = window.available_monitors().map(|screen| {
        let (at, size) = (screen.position(), screen.size());
        rect((at.x, at.y), (size.width, size.height))
    });
    if cx.settings.window.is_none()
        && let Some(screen) = window.current_monitor()
        && let Some(size) =
            fitting_size(window.inner_size().into(), screen.size().into(), screen.scale_factor())
    {
        let points = size / cx.egui.pixels_per_point();
        cx.egui.send_viewport_cmd(ViewportCommand::InnerSize(points));
        return;
    }
    if let Some(at) = better_place(window_rect, &screens.collect::<Vec<_>>()) {
        let points = (at / cx.egui.pixels_per_point()).to_pos2();
        cx.egui.send_viewport_cmd(ViewportCommand::OuterPosition(points));
    }
}

/// At the start: restores a maximised window. Some desktops obey only after the window is shown.
pub(crate) fn restore_maximized(cx: &mut Context) {
    let is_shown =
        cx.egui.cumulative_frame_nr() > 0 && cx.egui.input(|input| input.viewport().inner_rect.is_some());
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

pub(crate) fn save_window_geometry(cx: &mut Context) {
    let zoom = cx.egui.zoom_factor();
    let geometry = cx.egui.input(|input| {
        let viewport = input.viewport();
        let inner = viewport.inner_rect?;
        let at = viewport.outer_rect.map(|rect| [rect.left() * zoom, rect.top() * zoom]);
        let maximized = viewport.maximized.unwrap_or(false) || viewport.fullscreen.unwrap_or(false);
        Some(WindowGeometry { at, size: [inner.width() * zoom, inner.height() * zoom], maximized })
    });
    if let Some(geometry) = geometry {
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

/// A smaller size for the first window if its contents leave no room for its frame and the panels of the desktop, in
/// pixels.
fn fitting_size(inner: (u32, u32), screen: (u32, u32), scale: f64) -> Option<egui::Vec2> {
    let (inner, screen) = (pixels(inner), pixels(screen));
    #[expect(clippy::cast_possible_truncation, reason = "a scale factor is small")]
    let fits = inner.min(screen - DESKTOP * scale as f32);
    (fits != inner && fits.min_elem() > 0.0).then_some(fits)
}

#[expect(clippy::cast_precision_loss, reason = "no screen has so many pixels")]
fn pixels((width, height): (u32, u32)) -> egui::Vec2 {
    vec2(width as f32, height as f32)
}

/// Where to move a window if too little of its title bar is on any screen, in pixels: the corner of the first screen.
fn better_place(window: Rect, screens: &[Rect]) -> Option<egui::Vec2> {
    let bar = Rect::from_min_size(window.min, vec2(window.width(), BAR));
    let is_seen = |screen: &Rect| {
        let part = bar.intersect(*screen);
        part.width() >= MIN_VISIBLE.min(bar.width()) && part.height() >= BAR / 2.0
    };
    let first = screens.first()?;
    (!screens.iter().any(is_seen)).then(|| first.min.to_vec2())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_window_fits_the_screen() {
        assert_eq!(fitting_size((1280, 800), (1280, 800), 1.0), Some(vec2(1264.0, 704.0)));
        assert_eq!(fitting_size((1280, 800), (1366, 768), 1.0), Some(vec2(1280.0, 672.0)));
        assert_eq!(fitting_size((1280, 800), (1920, 1080), 1.0), None);
        assert_eq!(fitting_size((2560, 1600), (2560, 1600), 2.0), Some(vec2(2528.0, 1408.0)));
        assert_eq!(fitting_size((1280, 800), (10, 10), 1.0), None, "an unknown screen");
    }

    #[test]
    fn moves_only_windows_out_of_sight() {
        let screens = [rect((0, 0), (1920, 1080)), rect((1920, 0), (1280, 1024))];
        let place = |left, top, screens: &[Rect]| better_place(rect((left, top), (1280, 800)), screens);
        for (left, top) in [(0, 0), (2500, 100), (-1100, 50), (3000, 990), (600, 1000)] {
            assert_eq!(place(left, top, &screens), None, "{left} {top}");
        }
        for (left, top) in [(3150, 100), (-1300, 50), (60, -780), (60, 1075)] {
            assert_eq!(place(left, top, &screens), Some(vec2(0.0, 0.0)), "{left} {top}");
        }
        assert_eq!(place(2500, 100, &screens[..1]), Some(vec2(0.0, 0.0)), "the other screen is gone");
        assert_eq!(place(2500, 100, &[]), None, "unknown screens");
    }
}
