//! Buttons, with or without text.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, CornerRadius, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::kit::icons::Icon;
use crate::kit::theme::relief::Edge;
use crate::kit::theme::{Palette, font, mix, relief};
use crate::kit::widgets::{reveal_focus, show_focus};
use crate::kit::{accessibility, icons};

#[derive(Clone, Debug, Default)]
#[must_use = "a button shows only when `show` is called"]
pub struct Button<'a> {
    text: &'a str,
    name: &'a str,
    icon: Option<Icon>,
    ground: Ground,
    small: bool,
    destructive: bool,
    selected: Option<bool>,
    tip: &'a str,
    min_width: f32,
    max_width: Option<f32>,
    height: Option<f32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ground {
    #[default]
    Plain,
    Primary,
    Quiet,
}

pub fn button(text: &str) -> Button<'_> {
    Button { text, name: text, ..Button::default() }
}

/// Ignores the second click of a double click, because the button may just have appeared under the pointer.
pub fn is_first_click(button: &Response) -> bool {
    button.clicked() && !button.double_clicked() && !button.triple_clicked()
}

/// `name` is the accessible name and the tooltip.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let side = 32.0;
    let response = ui.allocate_response(vec2(side, side), sense(enabled && ui.is_enabled()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled && ui.is_enabled(), name));
    if !enabled {
        accessibility::keep_actions(&response, None);
    }
    reveal_focus(&response);
    if ui.is_rect_visible(response.rect) {
        // A theme with a relief has no flat buttons.
        let ground = if Palette::of(ui).relief.is_some() { Ground::Plain } else { Ground::Quiet };
        let look = ButtonLook::of(ui, &response, ground, false, enabled);
        look.paint_ground(ui, &response, 8);
        let place = Rect::from_center_size(response.rect.center(), vec2(18.0, 18.0));
        icons::paint(ui.painter(), place, icon, look.text, 1.7);
        show_focus(ui, &response, response.rect, 8);
    }
    response.on_hover_text(name)
}

impl<'a> Button<'a> {
    /// Sets the accessible name, for a text that appears more than once.
    pub const fn named(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Filled: at most one such button per screen.
    pub const fn primary(mut self) -> Self {
        self.ground = Ground::Primary;
        self
    }

    pub const fn destructive(mut self) -> Self {
        self.destructive = true;
        self
    }

    /// Without border and ground until the pointer is on it.
    pub const fn quiet(mut self) -> Self {
        self.ground = Ground::Quiet;
        self
    }

    /// 30 points high instead of 38.
    pub const fn small(mut self) -> Self {
        self.small = true;
        self
    }

    /// 44 points high, for fingers.
    pub const fn touch(mut self) -> Self {
        self.height = Some(44.0);
        self
    }

    /// Makes it a toggle with this state.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    pub const fn tip(mut self, tip: &'a str) -> Self {
        self.tip = tip;
        self
    }

    pub const fn min_width(mut self, width: f32) -> Self {
        self.min_width = width;
        self
    }

    /// In points. A longer text ends in an ellipsis and is complete in the tooltip.
    pub const fn max_width(mut self, width: f32) -> Self {
        self.max_width = Some(width);
        self
    }

    pub const fn width(mut self, width: f32) -> Self {
        (self.min_width, self.max_width) = (width, Some(width));
        self
    }

    pub fn show(&self, ui: &mut Ui) -> Response {
        self.show_enabled(ui, true, None)
    }

    /// The tooltip of a disabled button is the reason.
    pub fn show_enabled(&self, ui: &mut Ui, enabled: bool, why_disabled: Option<&str>) -> Response {
        let enabled = enabled && ui.is_enabled();
        let galley = self.layout(ui);
        let is_cut = galley.elided;
        let height = self.height.unwrap_or(if self.small { 30.0 } else { 38.0 });
        let size = vec2(self.natural_width(&galley).max(self.min_width), height);
        let response = ui.allocate_response(size, sense(enabled));
        response.widget_info(|| match self.selected {
            Some(on) => WidgetInfo::selected(Role::Button, enabled, on, self.name),
            None => WidgetInfo::labeled(Role::Button, enabled, self.name),
        });
        if !enabled {
            accessibility::keep_actions(&response, why_disabled);
        }
        reveal_focus(&response);
        if ui.is_rect_visible(response.rect) {
            self.paint(ui, &response, galley, enabled);
        }
        match why_disabled.filter(|_| !enabled) {
            Some(why) => response.on_hover_text(why).on_disabled_hover_text(why),
            None if is_cut => response.on_hover_text(self.text),
            None if self.tip.is_empty() => response,
            None => response.on_hover_text(self.tip),
        }
    }

    /// Disabled if `possible` is an error, which is the reason.
    pub fn show_possible(&self, ui: &mut Ui, possible: Result<(), &str>) -> Response {
        self.show_enabled(ui, possible.is_ok(), possible.err())
    }

    fn layout(&self, ui: &Ui) -> Arc<Galley> {
        let size = if self.small { 13.0 } else { 13.5 };
        let font = if self.ground == Ground::Primary { font::semibold(size) } else { font::medium(size) };
        let mut job = LayoutJob::simple_singleline(self.text.to_owned(), font, Color32::PLACEHOLDER);
        job.wrap =
            TextWrapping::truncate_at_width(self.max_width.unwrap_or(f32::INFINITY) - self.around_text());
        ui.painter().layout_job(job)
    }

    /// Widths of the icon and of the gap after it.
    fn icon_space(&self) -> (f32, f32) {
        match self.icon {
            None => (0.0, 0.0),
            Some(_) => (if self.small { 16.0 } else { 18.0 }, if self.text.is_empty() { 0.0 } else { 8.0 }),
        }
    }

    fn around_text(&self) -> f32 {
        let (icon, gap) = self.icon_space();
        let padding = if self.small { 10.0 } else { 14.0 };
        icon + gap + 2.0 * padding
    }

    pub fn fitting_width(&self, ui: &Ui) -> f32 {
        self.natural_width(&self.layout(ui))
    }

    fn natural_width(&self, galley: &Galley) -> f32 {
        (galley.size().x + self.around_text()).ceil()
    }

    fn paint(&self, ui: &Ui, response: &Response, galley: Arc<Galley>, enabled: bool) {
        let radius = 8;
        let mut look = ButtonLook::of(ui, response, self.ground, self.selected == Some(true), enabled);
        if self.destructive && enabled {
            look.text = Palette::of(ui).bad;
        }
        look.paint_ground(ui, response, radius);
        let (side, gap) = self.icon_space();
        let mut left = response.rect.center().x - (side + gap + galley.size().x) / 2.0;
        let middle = response.rect.center().y;
        if let Some(icon) = self.icon {
            let place = Rect::from_min_size(pos2(left, middle - side / 2.0), vec2(side, side));
            icons::paint(ui.painter(), place, icon, look.text, 1.7);
            left += side + gap;
        }
        let top = middle - galley.size().y / 2.0;
        ui.painter().galley(pos2(left, top), galley, look.text);
        show_focus(ui, response, response.rect, radius);
    }
}

/// The widths of buttons that fill a row: the same for all if all texts fit. `None` if the row is too narrow.
pub(crate) fn row_widths<'a>(
    ui: &Ui,
    width: f32,
    gap: f32,
    buttons: impl IntoIterator<Item = Button<'a>>,
) -> Option<Vec<f32>> {
    let needed: Vec<f32> = buttons.into_iter().map(|button| button.fitting_width(ui)).collect();
    let count = needed.len() as f32;
    let room = width - gap * (count - 1.0);
    let spare = (room - needed.iter().sum::<f32>()) / count;
    let is_even = needed.iter().all(|needed| *needed <= room / count);
    (spare >= 0.0).then(|| {
        let width = |needed| if is_even { room / count } else { needed + spare };
        needed.into_iter().map(|needed| width(needed).floor()).collect()
    })
}

fn sense(enabled: bool) -> Sense {
    if enabled { Sense::click() } else { Sense::hover() }
}

struct ButtonLook {
    fill: Color32,
    border: Color32,
    text: Color32,
    /// In a theme with a relief; `None` for a flat button.
    edge: Option<Edge>,
}

impl ButtonLook {
    fn of(ui: &Ui, response: &Response, ground: Ground, selected: bool, enabled: bool) -> Self {
        let palette = Palette::of(ui);
        let mut look = Self::at_rest(palette, ground, selected);
        if !enabled {
            look.disable(palette, ground);
        } else if response.is_pointer_button_down_on() {
            look.step(palette, ground, 0.16);
            look.edge = look.edge.and(Some(Edge::Sunken));
        } else if response.hovered() {
            look.step(palette, ground, 0.08);
        }
        look
    }

    fn at_rest(palette: &Palette, ground: Ground, selected: bool) -> Self {
        let (fill, border, text) = match ground {
            _ if selected => (palette.go_tint, palette.go, palette.go),
            Ground::Plain => (palette.panel, palette.line, palette.ink),
            Ground::Primary if palette.relief.is_some() => (palette.panel, palette.ink, palette.ink),
            Ground::Primary => (palette.go, palette.go, palette.on_go),
            Ground::Quiet => (Color32::TRANSPARENT, Color32::TRANSPARENT, palette.ink),
        };
        let edge = match ground {
            _ if palette.relief.is_none() => None,
            _ if selected => Some(Edge::Sunken),
            Ground::Quiet => None,
            Ground::Plain | Ground::Primary => Some(Edge::Raised),
        };
        Self { fill, border, text, edge }
    }

    fn disable(&mut self, palette: &Palette, ground: Ground) {
        if ground == Ground::Primary && palette.relief.is_none() {
            self.fill = icons::faded(palette.panel, self.fill);
            self.border = self.fill;
            self.text = palette.text_on(self.fill);
            return;
        }
        if ground == Ground::Primary {
            self.border = palette.line;
        }
        let below = if self.fill.a() == 0 { palette.panel } else { self.fill };
        self.text = icons::faded(below, self.text);
    }

    /// For hover or press: darker in the light theme, lighter in the dark.
    fn step(&mut self, palette: &Palette, ground: Ground, share: f32) {
        let base = if self.fill.a() == 0 { palette.panel } else { self.fill };
        let is_dark_fill = ground == Ground::Primary && !palette.dark;
        let toward = if is_dark_fill { Color32::BLACK } else { palette.ink };
        self.fill = mix(base, toward, share);
        if ground == Ground::Plain && self.border == palette.line {
            self.border = palette.ctrl;
        }
    }

    fn paint_ground(&self, ui: &Ui, response: &Response, radius: u8) {
        let (palette, rect) = (Palette::of(ui), response.rect);
        let stroke = Stroke::new(1.0, self.border);
        let radius = CornerRadius::same(palette.corner(radius));
        ui.painter().rect(rect, radius, self.fill, stroke, StrokeKind::Inside);
        if let Some(edge) = self.edge {
            relief::paint(ui.painter(), rect.shrink(1.0), edge, palette);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::theme::{PlayerColors, Theme};

    #[test]
    fn disabled_button_differs_in_every_theme() {
        for scheme in Theme::ALL {
            let palette = Palette::new(scheme, PlayerColors::default());
            for ground in [Ground::Plain, Ground::Primary, Ground::Quiet] {
                let rest = ButtonLook::at_rest(palette, ground, false);
                let mut disabled = ButtonLook::at_rest(palette, ground, false);
                disabled.disable(palette, ground);
                let is_distinct = (disabled.fill, disabled.text) != (rest.fill, rest.text);
                assert!(is_distinct, "{scheme:?} {ground:?}");
            }
        }
    }
}
