//! Input fields.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, CornerRadius, Frame, Id, Margin, Rect, Response, Stroke, StrokeKind, TextBuffer, TextEdit,
    TextStyle, Ui, vec2,
};

use crate::app::ui::theme::{Palette, text};

/// A field for a line of text, 36 points high; `name` is its accessible name.
pub fn text_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, invalid: bool) -> Response {
    let edit = TextEdit::singleline(value).align(Align2::LEFT_CENTER);
    show(ui, edit, name, (vec2(width, 36.0), 12), invalid)
}

/// A search field with its name as the placeholder.
pub fn search_field(ui: &mut Ui, value: &mut String, name: &str, width: f32) -> Response {
    let edit = TextEdit::singleline(value).hint_text(text::body_soft(name)).align(Align2::LEFT_CENTER);
    show(ui, edit, name, (vec2(width, 36.0), 12), false)
}

/// Longest player name that can be entered, in characters. Opened records may contain longer ones.
const MAX_NAME_LENGTH: usize = 100;

pub fn name_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, invalid: bool) -> Response {
    let edit = TextEdit::singleline(value).char_limit(MAX_NAME_LENGTH).align(Align2::LEFT_CENTER);
    show(ui, edit, name, (vec2(width, 36.0), 12), invalid)
}

/// A field for a number, 34 points high. The value is the text being typed; `suffix` is its unit.
#[expect(clippy::too_many_arguments, reason = "each is needed, and each differs between fields")]
pub fn number_field(
    ui: &mut Ui,
    value: &mut String,
    name: &str,
    width: f32,
    suffix: &str,
    invalid: bool,
) -> Response {
    let mut edit = TextEdit::singleline(value).font(TextStyle::Monospace).align(Align2::RIGHT_CENTER);
    if !suffix.is_empty() {
        edit = edit.suffix(text::mono(suffix));
    }
    show(ui, edit, name, (vec2(width, 34.0), 9), invalid)
}

/// The border of a field without focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldLook {
    /// The usual border.
    Plain,
    /// The value differs from the saved one.
    Changed,
    /// The value is invalid.
    Invalid,
}

/// A field for a number in a dense list, 28 points high.
pub fn list_number_field(
    ui: &mut Ui,
    value: &mut String,
    name: &str,
    width: f32,
    look: FieldLook,
) -> Response {
    let edit = TextEdit::singleline(value)
        .id(ui.scope_id().with(("field", name)))
        .font(TextStyle::Monospace)
        .align(Align2::RIGHT_CENTER)
        .frame(filled(Palette::of(ui).board, Margin::symmetric(9, 3)))
        .min_size(vec2(width, 28.0))
        .desired_width(width);
    let response = ui.add(edit).accessible_name(name);
    border(ui, response.rect, (look, response.has_focus()));
    response
}

/// A field that looks like plain text until it is hovered or focused; then a long text is no longer truncated.
pub fn quiet_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, style: TextStyle) -> Response {
    let palette = Palette::of(ui);
    let soft = !matches!(style, TextStyle::Name(_));
    let invalid = value.trim().is_empty() && !soft;
    let (id, font) = (ui.scope_id().with(("field", name)), style.resolve(ui.style()));
    let ink = if soft { palette.soft } else { palette.ink };
    let is_typed_into = ui.memory(|memory| memory.has_focus(id));
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, room: f32| {
        let mut job = LayoutJob::simple_singleline(text.as_str().to_owned(), font.clone(), ink);
        if !is_typed_into {
            job.wrap = TextWrapping::truncate_at_width(room);
        }
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let edit = TextEdit::singleline(value)
        .id(id)
        .font(style)
        .layouter(&mut layouter)
        .hint_text(text::soft(name))
        .frame(filled(egui::Color32::TRANSPARENT, Margin::symmetric(0, 3)))
        .align(Align2::LEFT_CENTER)
        .min_size(vec2(width, 28.0))
        .desired_width(width)
        .clip_text(true);
    let response = ui.add(edit).accessible_name(name);
    // The text has the same position as without a field, so the border extends beyond the field.
    let rect = response.rect.expand2(vec2(6.0, 0.0));
    if invalid {
        border(ui, rect, (FieldLook::Invalid, response.has_focus()));
    } else if response.has_focus() || response.hovered() {
        border(ui, rect, (FieldLook::Plain, response.has_focus()));
    }
    response
}

fn filled(ground: egui::Color32, margin: Margin) -> Frame {
    Frame::new().fill(ground).corner_radius(8).inner_margin(margin)
}

fn border(ui: &Ui, rect: Rect, (look, focused): (FieldLook, bool)) {
    let palette = Palette::of(ui);
    let (width, color) = match (focused, look) {
        (true, FieldLook::Invalid) => (2.0, palette.bad),
        (true, _) => (2.0, palette.go),
        (false, FieldLook::Invalid) => (1.5, palette.bad),
        (false, FieldLook::Changed) => (1.0, palette.go),
        (false, FieldLook::Plain) => (1.0, palette.ctrl),
    };
    let stroke = Stroke::new(width, color);
    ui.painter().rect_stroke(rect, CornerRadius::same(8), stroke, StrokeKind::Inside);
}

fn show(
    ui: &mut Ui,
    edit: TextEdit<'_>,
    name: &str,
    (size, padding): (egui::Vec2, i8),
    invalid: bool,
) -> Response {
    let palette = Palette::of(ui);
    // The id depends on the field's name, so that a message above it does not remove its focus.
    let id: Id = ui.scope_id().with(("field", name));
    let edit = edit
        .id(id)
        .frame(filled(palette.board, Margin::symmetric(padding, 6)))
        .min_size(size)
        .desired_width(size.x);
    let response = ui.add(edit).accessible_name(name);
    let look = if invalid { FieldLook::Invalid } else { FieldLook::Plain };
    border(ui, response.rect, (look, response.has_focus()));
    response
}
