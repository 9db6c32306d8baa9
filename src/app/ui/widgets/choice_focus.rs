//! Check boxes and radio buttons change with Space. In a dialog with a default button, Enter is for that button.

use egui::{Context, Id, Key, Modifiers, Ui};

/// Notes that the control with this id, which has the focus, does not need Enter.
pub(super) fn note(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(key(), id));
}

/// Takes Enter from a check box or radio button with the focus. Returns its id. Call before drawing the dialog.
pub(crate) fn take_enter(ctx: &Context) -> Option<Id> {
    let noted: Option<Id> = ctx.data(|data| data.get_temp(key()));
    let focused = noted.filter(|&id| ctx.memory(|memory| memory.has_focus(id)))?;
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)).then_some(focused)
}

fn key() -> Id {
    Id::unique("control that does not need Enter")
}
