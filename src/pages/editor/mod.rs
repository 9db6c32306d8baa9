//! The personality editor: name, five sliders, and in *Details* the fourteen factors, validated while typing; a preview of
//! the play at the right or, in a narrow window, above the sliders (docs/interface.md, "Editor").

pub(crate) mod cards;
pub(crate) mod clone;
pub(crate) mod commands;
pub(crate) mod compare;
pub(crate) mod draft_commands;
pub(crate) mod header;
pub(crate) mod notes;
pub(crate) mod open;
pub(crate) mod outside_change;
pub(crate) mod preview;
pub(crate) mod preview_job;
pub(crate) mod rows;
pub(crate) mod save;
pub(crate) mod save_dialog;
mod sliders;
pub(crate) mod state;
mod strength;
pub(crate) mod training;
pub(crate) mod versions;

use crate::context::page::{TABS_BESIDE, back_button, when};
use crate::context::prelude::*;
use crate::kit::split::{self, Part, Split};
use crate::messages::editor as msg;
use crate::messages::game::why_disabled;
use crate::pages::editor::state::EditorState;

/// Width of the preview, in points.
const PREVIEW: f32 = 344.0;
/// Beside the scroll bar, in points.
const BAR: f32 = 14.0;
const LOOK: Split = Split {
    id: "editor",
    side: PREVIEW,
    is_left: false,
    side_margins: [PANEL_MARGIN; 2],
    main_margins: [Margin { left: 32, ..BESIDE_SCROLL_BAR }, Margin { left: 16, ..BESIDE_SCROLL_BAR }],
};
const PANEL_MARGIN: Margin = Margin { left: 18, right: 6, top: 14, bottom: 14 };
const BESIDE_SCROLL_BAR: Margin = Margin { left: 0, right: 10, top: 0, bottom: 0 };

impl Page for EditorState {
    fn ui(&mut self, ui: &mut egui::Ui, cx: &Context) {
        show(ui, cx, self);
    }

    fn help_place(&self) -> Place {
        self.factor.map_or_else(|| Place::at(Chapter::Personalities, "the-editor"), Place::factor)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        when(self.form.can_undo(), why_disabled::undo())
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        when(self.form.can_redo(), why_disabled::redo())
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::Undo) => Action::call(commands::undo),
            Action::Game(GameAction::Redo) => Action::call(commands::redo),
            Action::Window(WindowAction::ClosePage) => Action::call(commands::leave_editor),
            Action::File(FileAction::Save) => Action::call(commands::save_edited),
            Action::File(FileAction::SaveAs) => Action::call(commands::save_as),
            action => action,
        }
    }

    fn has_status(&self) -> bool {
        true
    }

    fn status(&self, ui: &mut egui::Ui, _: &Context) {
        let line = if self.factor.is_some() { msg::factors() } else { msg::weights() };
        ui.add(egui::Label::new(text::soft(line)).truncate());
    }

    fn copy(&self) -> Option<Action> {
        Some(Action::call(commands::copy_personality))
    }

    fn paste(&self, text: &str) -> Option<Action> {
        Some(Action::Editor(EditorAction::Paste(text.to_owned())))
    }
}

fn show(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    (state.factor, state.slider) = (None, None);
    split::split(ui, LOOK, false, |ui, part| match part {
        Part::Tabs => {
            back_button(ui, msg::close(), TABS_BESIDE, cx);
            header::row(ui, cx, state);
        }
        Part::Main if split::is_wide(ui) => beside_preview(ui, cx, state),
        Part::Main => below_preview(ui, cx, state),
        Part::Side => preview::show(ui, cx, state),
    });
    keep_history(ui, state);
}

fn beside_preview(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    ui.add_space(14.0);
    let width = ui.available_width() - BAR;
    ui.scope(|ui| {
        ui.set_max_width(width);
        header::show(ui, cx, state);
    });
    scrolling(ui, width, |ui| factors(ui, cx, state));
}

/// In a narrow window: one page that scrolls as a whole.
fn below_preview(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    let width = ui.available_width() - BAR;
    scrolling(ui, width, |ui| {
        ui.add_space(8.0);
        preview::above_sliders(ui, cx, state);
        factors(ui, cx, state);
        preview::footer(ui, state, cx);
        ui.add_space(8.0);
    });
}

fn scrolling(ui: &mut egui::Ui, width: f32, contents: impl FnOnce(&mut egui::Ui)) {
    ScrollArea::vertical().id_salt("factors").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(width);
        contents(ui);
    });
}

fn factors(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    ui.spacing_mut().item_spacing.y = 10.0;
    sliders::show(ui, state, cx);
    sliders::details(ui, state, cx);
    if cx.settings.workshop_details {
        ui.scope(|ui| rows::show(ui, cx.session.setup().max_move.is_some(), state, cx));
    } else {
        strength::strip(ui, state);
    }
    ui.add_space(8.0);
}

/// Records undo steps. Consecutive changes of one field are one step, until the pointer is released or the focus moves.
fn keep_history(ui: &egui::Ui, state: &mut EditorState) {
    state.form.record_change();
    let focused = ui.memory(egui::Memory::focused);
    let lifted = ui.input(|input| input.pointer.any_released());
    if lifted || focused != state.focused {
        state.form.end_run();
        state.focused = focused;
    }
}
