//! Texts: labels with the width of their column, links to the help, and painted lines.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, Context, CursorIcon, FontId, Id, Label, Layout, Pos2, Response, RichText, Role,
    ScrollArea, Sense, Stroke, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::kit::theme::{Palette, font, text};
use crate::kit::widgets::{reveal_focus, show_focus};
use crate::messages::help::about;
use crate::messages::language::lines;

/// Truncates a text that is too long. Sizes in points.
pub fn label_cell(ui: &mut Ui, width: f32, height: f32, text: RichText) {
    cell(ui, width, height, Layout::left_to_right(Align::Center), |ui| {
        ui.add(Label::new(text).truncate());
    });
}

pub fn cell<R>(
    ui: &mut Ui,
    width: f32,
    height: f32,
    layout: Layout,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    // In a very small window the remaining size may be negative.
    let size = vec2(width.max(0.0), height.max(0.0));
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        contents(ui)
    });
    shown.inner
}

/// Of [`field_row`], in points.
const LABEL_WIDTH: f32 = 142.0;
const FIELD_HEIGHT: f32 = 34.0;

/// A label and its fields: side by side or, in less room than `min_width`, below each other. The fields then wrap.
pub fn field_row(ui: &mut Ui, label: &str, min_width: f32, contents: impl FnOnce(&mut Ui)) {
    if ui.available_width() < min_width {
        if !label.is_empty() {
            ui.add(Label::new(text::soft(label)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            contents(ui);
        });
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let labels = LABEL_WIDTH.min(ui.available_width() / 3.0);
        label_cell(ui, labels, FIELD_HEIGHT, text::soft(label));
        contents(ui);
    });
}

/// A line over the available width, with `space` points below it.
pub fn rule(ui: &mut Ui, space: f32) {
    let room = ui.available_rect_before_wrap();
    ui.painter().hline(room.x_range(), room.top(), (1.0, Palette::of(ui).line));
    ui.add_space(space);
}

pub fn note(ui: &mut Ui, text: &str, is_error: bool) {
    let text = text::small(text);
    let text = if is_error { text.color(Palette::of(ui).bad) } else { text.weak() };
    ui.add(Label::new(text).wrap());
}

/// An excerpt of a file with a mark below a place. It scrolls sideways, because a wrapped line would move the mark.
pub fn excerpt(ui: &mut Ui, excerpt: &str) {
    ScrollArea::horizontal().id_salt("excerpt").show(ui, |ui| {
        ui.add(Label::new(text::mono(excerpt)).extend().selectable(true));
    });
}

/// On one line, in points.
pub fn text_width(ui: &Ui, text: RichText) -> f32 {
    let text = WidgetText::from(text);
    text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body).size().x
}

/// The short text if the whole one is wider than `room` points.
pub fn fitting(ui: &Ui, room: f32, [whole, short]: [RichText; 2]) -> RichText {
    if text_width(ui, whole.clone()) <= room { whole } else { short }
}

/// The button that opens the help for the dialog or the page of this title.
pub fn help_here(ui: &mut Ui, title: &str) {
    if help_button(ui, &about(title)).clicked() {
        ui.data_mut(|data| data.insert_temp(help_request(), true));
    }
}

/// Whether a button of [`help_here`] was pressed since the last call.
pub fn take_help_request(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<bool>(help_request())).is_some()
}

fn help_request() -> Id {
    Id::unique("help request")
}

pub fn help_button(ui: &mut Ui, name: &str) -> Response {
    let response = ui.allocate_response(vec2(24.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(response.rect) {
        let palette = Palette::of(ui);
        let color = if response.hovered() { palette.go } else { palette.soft };
        let center = response.rect.center();
        ui.painter().circle_stroke(center, 8.5, Stroke::new(1.3, color));
        ui.painter().text(center, Align2::CENTER_CENTER, "?", font::semibold(11.5), color);
        show_focus(ui, &response, response.rect, 10);
    }
    response.on_hover_text(name)
}

/// On one line. If it does not fit, the tooltip shows it in full.
pub fn help_link(ui: &mut Ui, word: &str, style: RichText, tooltip: &str) -> Response {
    let is_cut = text_width(ui, style.clone()) > ui.available_width();
    let label = Label::new(style).truncate().show_tooltip_when_elided(false);
    let whole = if is_cut { lines(&[word, tooltip]) } else { tooltip.to_owned() };
    link(ui, label, word, whole)
}

/// On as many lines as it needs.
pub fn wrapped_help_link(ui: &mut Ui, word: &str, style: RichText, tooltip: &str) -> Response {
    link(ui, Label::new(style).wrap(), word, tooltip.to_owned())
}

fn link(ui: &mut Ui, label: Label, word: &str, tooltip: String) -> Response {
    let response = ui.add(label.sense(Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), word));
    reveal_focus(&response);
    let palette = Palette::of(ui);
    let color = if response.hovered() { palette.go } else { palette.line };
    ui.painter().hline(response.rect.x_range(), response.rect.bottom(), Stroke::new(1.0, color));
    show_focus(ui, &response, response.rect, 3);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(tooltip)
}

pub(crate) struct Line<'a> {
    pub(crate) text: &'a str,
    pub(crate) font: FontId,
    pub(crate) color: Color32,
}

impl Line<'_> {
    /// Ends in an ellipsis if it would extend beyond `right`.
    pub(crate) fn paint(self, ui: &Ui, left_middle: Pos2, right: f32) {
        let mut job = LayoutJob::simple_singleline(self.text.to_owned(), self.font, self.color);
        job.wrap = TextWrapping::truncate_at_width((right - left_middle.x).max(0.0));
        let galley = ui.painter().layout_job(job);
        let top = left_middle.y - galley.size().y / 2.0;
        ui.painter().galley(pos2(left_middle.x, top), galley, self.color);
    }
}
