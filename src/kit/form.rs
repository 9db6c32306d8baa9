//! Fields of a form for one number each: the name, the unit, what may be entered, and how it is read. A form has a constant
//! for each, beside the text that is being typed.

use egui::{Context, Id, Response, Ui};

use crate::kit::widgets;

/// The greatest width of a field in a row, in points.
const WIDTH: f32 = 120.0;
/// From this width on, a field is beside its name, in points.
const ROOMY: f32 = 380.0;

pub(crate) struct NumberField<T> {
    /// Also the accessible name.
    pub(crate) name: fn() -> &'static str,
    unit: &'static str,
    /// What may be entered, for the player.
    range: fn() -> &'static str,
    read: fn(&str) -> Option<T>,
}

impl<T> NumberField<T> {
    pub(crate) const fn new(
        name: fn() -> &'static str,
        range: fn() -> &'static str,
        read: fn(&str) -> Option<T>,
    ) -> Self {
        Self { name, unit: "", range, read }
    }

    pub(crate) const fn unit(self, unit: &'static str) -> Self {
        Self { unit, ..self }
    }

    /// The value of a text, or what may be entered instead.
    pub(crate) fn value(&self, text: &str) -> Result<T, &'static str> {
        (self.read)(text).ok_or_else(self.range)
    }

    /// Only the field, red if its text is wrong. The tooltip then says what may be entered.
    pub(crate) fn show(&self, ui: &mut Ui, text: &mut String, width: f32) -> Response {
        let range = self.value(text).err();
        let width = ui.available_width().min(width);
        let field = widgets::number_field(ui, text, (self.name)(), width, self.unit, range.is_some());
        match range {
            Some(range) => field.on_hover_text(range),
            None => field,
        }
    }

    /// The field with its name, then `beside`; below them what may be entered if the text is wrong.
    pub(crate) fn row(&self, ui: &mut Ui, text: &mut String, beside: impl FnOnce(&mut Ui)) {
        let range = self.value(text).err();
        widgets::field_row(ui, (self.name)(), ROOMY, |ui| {
            self.show(ui, text, WIDTH);
            beside(ui);
        });
        if let Some(range) = range {
            widgets::note(ui, range, true);
        }
    }
}

/// Enter in the field `entered` removes its focus: returns it, so that the player can correct what is wrong.
pub(crate) fn correct(ctx: &Context, entered: Id) {
    ctx.memory_mut(|memory| memory.request_focus(entered));
}
