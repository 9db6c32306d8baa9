//! The personality editor: fields for name, author, description and factors, validated while typing, and a
//! preview of the play at the right (docs/interface.md, "Editor").

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
pub(crate) mod state;
pub(crate) mod training;
pub(crate) mod versions;
mod words;

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

    fn status(&self, ui: &mut egui::Ui, _: &Context) {
        let is_wide = split::is_wide(ui);
        let parts = [(msg::weights(), is_wide || self.tab == 1), (msg::factors(), is_wide || self.tab == 0)];
        let shown = parts.into_iter().filter_map(|(part, is_shown)| is_shown.then_some(part));
        let line = shown.collect::<Vec<_>>().join(" ");
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
    state.factor = None;
    split::split(ui, LOOK, state.tab == 1, |ui, part| match part {
        Part::Tabs => {
            back_button(ui, msg::close(), TABS_BESIDE, cx);
            split::tabs(ui, msg::tabs_name(), &mut state.tab, &msg::tabs());
        }
        Part::Main => factors(ui, cx, state),
        Part::Side => preview::show(ui, cx, state),
    });
    keep_history(ui, state);
}

/// In a narrow window the header scrolls too.
fn factors(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    let is_wide = split::is_wide(ui);
    ui.add_space(if is_wide { 14.0 } else { 0.0 });
    let width = ui.available_width() - BAR;
    if is_wide {
        ui.scope(|ui| {
            ui.set_max_width(width);
            header::show(ui, cx, state);
        });
    }
    ScrollArea::vertical().id_salt("factors").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(width);
        if !is_wide {
            ui.add_space(8.0);
            header::show(ui, cx, state);
        }
        words::show(ui, &state.form);
        rows::show(ui, cx.session.setup().max_move.is_some(), state, cx);
        ui.add_space(8.0);
    });
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
