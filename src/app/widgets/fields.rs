//! Fields to type into.

use egui::{
    Align2, CornerRadius, Frame, Id, Margin, Response, Stroke, StrokeKind, TextEdit, TextStyle, Ui, vec2,
};

use crate::app::theme::{Palette, text};

/// A field for a line of text, 36 points high; `name` is its accessible name.
pub fn text_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, invalid: bool) -> Response {
    let edit = TextEdit::singleline(value).align(Align2::LEFT_CENTER);
    show(ui, edit, name, (vec2(width, 36.0), 12), invalid)
}

/// A field for a number, 34 points high, as the text being typed; `suffix` is its unit.
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

fn show(
    ui: &mut Ui,
    edit: TextEdit<'_>,
    name: &str,
    (size, padding): (egui::Vec2, i8),
    invalid: bool,
) -> Response {
    let palette = Palette::of(ui);
    // Named by what it is for, so that adding a message above does not take its focus away.
    let id: Id = ui.scope_id().with(("field", name));
    let edit = edit
        .id(id)
        .frame(Frame::new().fill(palette.board).corner_radius(8).inner_margin(Margin::symmetric(padding, 6)))
        .min_size(size)
        .desired_width(size.x);
    let response = ui.add(edit).accessible_name(name);
    let (width, color) = match (response.has_focus(), invalid) {
        (true, true) => (2.0, palette.bad),
        (true, false) => (2.0, palette.go),
        (false, true) => (1.5, palette.bad),
        (false, false) => (1.0, palette.ctrl),
    };
    let border = Stroke::new(width, color);
    ui.painter().rect_stroke(response.rect, CornerRadius::same(8), border, StrokeKind::Inside);
    response
}
