//! Input fields.

use egui::text::{CCursor, CCursorRange, LayoutJob, TextWrapping};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Color32, Frame, Id, Key, Margin, Rect, Response, Stroke, StrokeKind, TextBuffer, TextEdit,
    TextStyle, Ui, vec2,
};

use crate::kit::theme::relief::Edge;
use crate::kit::theme::{Palette, relief, text};
use crate::kit::widgets::reveal_focus;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldLook {
    Plain,
    Changed,
    Invalid,
}

impl FieldLook {
    const fn invalid_if(invalid: bool) -> Self {
        if invalid { Self::Invalid } else { Self::Plain }
    }
}

#[derive(Clone, Copy)]
struct FieldShape {
    width: f32,
    height: f32,
    margin: Margin,
    /// Whether Tab into the field selects its text, so that typing replaces it.
    selects: bool,
}

impl FieldShape {
    const fn text(width: f32) -> Self {
        Self { width, height: 36.0, margin: Margin::symmetric(12, 6), selects: true }
    }

    /// Of a text that is changed rather than replaced.
    const fn prose(width: f32, height: f32) -> Self {
        Self { height, selects: false, ..Self::text(width) }
    }
}

/// `name` is the accessible name.
pub fn text_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, invalid: bool) -> Response {
    let edit = TextEdit::singleline(value).align(Align2::LEFT_CENTER);
    show(ui, edit, name, FieldShape::text(width), FieldLook::invalid_if(invalid))
}

/// `hint` is shown while the field is empty.
pub fn hinted_field(ui: &mut Ui, value: &mut String, name: &str, hint: &str, width: f32) -> Response {
    let edit = TextEdit::singleline(value).hint_text(text::body_soft(hint)).align(Align2::LEFT_CENTER);
    show(ui, edit, name, FieldShape::text(width), FieldLook::Plain)
}

/// The ID of a field with this name that is shown here.
pub fn field_id(ui: &Ui, name: &str) -> Id {
    ui.scope_id().with(("field", name))
}

pub fn search_field(ui: &mut Ui, value: &mut String, name: &str, width: f32) -> Response {
    hinted_field(ui, value, name, name, width)
}

/// A field of several lines, at most `most` characters. It grows with its text; Tab leaves it.
pub fn paragraph_field(ui: &mut Ui, value: &mut String, name: &str, most: usize) -> Response {
    let edit = TextEdit::multiline(value).hint_text(text::body_soft(name)).char_limit(most).desired_rows(3);
    let shape = FieldShape::prose(ui.available_width(), 72.0);
    show(ui, edit, name, shape, FieldLook::Plain)
}

/// A field for one line of text, which it wraps. Tab leaves it.
pub fn wrapped_field(ui: &mut Ui, value: &mut String, name: &str, hint: &str) -> Response {
    let edit = TextEdit::multiline(value).hint_text(text::body_soft(hint)).desired_rows(1).return_key(None);
    show(ui, edit, name, FieldShape::prose(ui.available_width(), 36.0), FieldLook::Plain)
}

/// In characters. Opened records may contain longer names.
const MAX_NAME_LENGTH: usize = 100;

pub fn name_field(ui: &mut Ui, value: &mut String, name: &str, width: f32, invalid: bool) -> Response {
    let edit = TextEdit::singleline(value).char_limit(MAX_NAME_LENGTH).align(Align2::LEFT_CENTER);
    show(ui, edit, name, FieldShape::text(width), FieldLook::invalid_if(invalid))
}

/// `value` is the text being typed; `suffix` is its unit.
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
    let shape = FieldShape { width, height: 34.0, margin: Margin::symmetric(9, 6), selects: true };
    show(ui, edit, name, shape, FieldLook::invalid_if(invalid))
}

/// For dense lists.
pub fn list_number_field(
    ui: &mut Ui,
    value: &mut String,
    name: &str,
    width: f32,
    look: FieldLook,
) -> Response {
    let edit = TextEdit::singleline(value).font(TextStyle::Monospace).align(Align2::RIGHT_CENTER);
    show(
        ui,
        edit,
        name,
        FieldShape { width, height: 28.0, margin: Margin::symmetric(9, 3), selects: true },
        look,
    )
}

/// Looks like plain text until it is hovered or focused; then a long text is no longer truncated.
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
        .frame(filled(palette, Color32::TRANSPARENT, Margin::symmetric(0, 3)))
        .align(Align2::LEFT_CENTER)
        .min_size(vec2(width, 28.0))
        .desired_width(width)
        .clip_text(true);
    let response = ui.add(edit).accessible_name(name);
    reveal_focus(&response);
    // The text has the same position as without a field, so the border extends beyond the field.
    let rect = response.rect.expand2(vec2(6.0, 0.0));
    if invalid || response.has_focus() || response.hovered() {
        border(ui, rect, FieldLook::invalid_if(invalid), response.has_focus());
    }
    response
}

fn filled(palette: &Palette, ground: Color32, margin: Margin) -> Frame {
    Frame::new().fill(ground).corner_radius(palette.corner(8)).inner_margin(margin)
}

fn border(ui: &Ui, rect: Rect, look: FieldLook, focused: bool) {
    let palette = Palette::of(ui);
    let (width, color) = match (focused, look) {
        (true, FieldLook::Invalid) => (2.0, palette.bad),
        (true, _) => (2.0, palette.go),
        (false, FieldLook::Invalid) => (1.5, palette.bad),
        (false, FieldLook::Changed) => (1.0, palette.go),
        (false, FieldLook::Plain) => (1.0, palette.ctrl),
    };
    if !focused && look == FieldLook::Plain && palette.relief.is_some() {
        return relief::paint(ui.painter(), rect, Edge::Sunken, palette);
    }
    let stroke = Stroke::new(width, color);
    ui.painter().rect_stroke(rect, palette.corner(8), stroke, StrokeKind::Inside);
}

/// Selects the text of a field, so that typing replaces it. Not with a screen reader on Linux: Orca 43 says nothing about a
/// field that gets the focus with a selected text, because AccessKit has no `GetTextAtOffset`.
pub(crate) fn select_all(field: &Response, text: &str) {
    let has_reader = field.ctx.has_accesskit_node(field.id);
    if cfg!(target_os = "linux") && has_reader {
        return;
    }
    let mut state = TextEditState::load(&field.ctx, field.id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    state.store(&field.ctx, field.id);
}

fn show(ui: &mut Ui, edit: TextEdit<'_>, name: &str, shape: FieldShape, look: FieldLook) -> Response {
    let palette = Palette::of(ui);
    // The id depends on the field's name, so that a message above it does not remove its focus.
    let edit = edit
        .id(field_id(ui, name))
        .frame(filled(palette, palette.board, shape.margin))
        .min_size(vec2(shape.width, shape.height))
        .desired_width(shape.width);
    let output = edit.show(ui);
    let response = output.response.response.accessible_name(name);
    if shape.selects && response.gained_focus() && ui.input(|input| input.key_pressed(Key::Tab)) {
        select_all(&response, output.galley.text());
    }
    reveal_focus(&response);
    border(ui, response.rect, look, response.has_focus());
    response
}

#[cfg(test)]
mod tests {
    use egui::{Context, Event, Modifiers, RawInput};

    use super::*;

    /// The text of a field after Tab into it and a letter.
    fn typed_after_tab(ctx: &Context) -> String {
        let mut value = "You".to_owned();
        let modifiers = Modifiers::NONE;
        let tab = Event::Key { key: Key::Tab, physical_key: None, pressed: true, repeat: false, modifiers };
        for event in [None, Some(tab), None, Some(Event::Text("A".to_owned()))] {
            let input = RawInput { events: event.into_iter().collect(), ..RawInput::default() };
            drop(ctx.run_ui(input, |ui| {
                text_field(ui, &mut value, "Name", 200.0, false);
            }));
        }
        value
    }

    #[test]
    fn tab_selects_except_for_a_reader_on_linux() {
        assert_eq!(typed_after_tab(&Context::default()), "A");
        let with_reader = Context::default();
        with_reader.enable_accesskit();
        assert_eq!(typed_after_tab(&with_reader), if cfg!(target_os = "linux") { "YouA" } else { "A" });
    }
}
