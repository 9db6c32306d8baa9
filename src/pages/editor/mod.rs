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

use eframe::egui::{self, CentralPanel, Frame, Margin, Panel, ScrollArea, Vec2};

use crate::context::page::{Possible, TABS_BESIDE, back_button, when};
use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::messages::game::why_disabled;
use crate::pages::editor::state::EditorState;

/// Width of the preview, in points.
const PREVIEW: f32 = 344.0;
/// Beside the scroll bar, in points.
const BAR: f32 = 14.0;
/// Below this window height, the header scrolls with the factors, in points.
const LOW: f32 = 620.0;

impl Page for EditorState {
    fn show(&mut self, ui: &mut egui::Ui, frame: &mut PageFrame<'_>) {
        show(ui, frame.window, frame.scene, self, frame.actions);
    }

    fn help_place(&self) -> Place {
        self.factor.map_or_else(|| Place::at(Chapter::Personalities, "the-editor"), Place::factor)
    }

    fn place(&self) -> Places {
        Places::EDITOR
    }

    fn allows_game_commands(&self) -> Possible {
        Err(msg::CLOSE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        when(self.form.can_undo(), why_disabled::UNDO)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        when(self.form.can_redo(), why_disabled::REDO)
    }

    fn has_own_document(&self) -> bool {
        true
    }

    fn adapt(&self, action: Action) -> Action {
        let own = match action {
            Action::Window(WindowAction::Undo) => EditorAction::Undo,
            Action::Window(WindowAction::Redo) => EditorAction::Redo,
            Action::Window(WindowAction::ClosePage) => EditorAction::Close,
            Action::File(FileAction::Save) => EditorAction::Save,
            Action::File(FileAction::SaveAs) => EditorAction::SaveAs,
            action => return action,
        };
        Action::Editor(own)
    }

    fn status(&self, ui: &mut egui::Ui, _: &Scene<'_>) {
        let is_wide = ui.ctx().content_rect().width() >= widgets::WIDE;
        let parts = [(msg::WEIGHTS, is_wide || self.tab == 1), (msg::FACTORS, is_wide || self.tab == 0)];
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

fn show(ui: &mut egui::Ui, window: Vec2, scene: &Scene<'_>, state: &mut EditorState, actions: &mut Actions) {
    let palette = Palette::of(ui);
    state.factor = None;
    let wide = window.x >= widgets::WIDE;
    let panel =
        Frame::new().fill(palette.panel).inner_margin(Margin { left: 18, right: 6, top: 14, bottom: 14 });
    if wide {
        let beside = Panel::right("editor").exact_size(PREVIEW).resizable(false).frame(panel);
        beside.show(ui, |ui| preview::show(ui, true, scene, state, actions));
    } else {
        tabs(ui, state, actions);
    }
    if wide || state.tab == 0 {
        let left = if wide { 32 } else { 16 };
        let margin = Margin { left, right: 10, top: 0, bottom: 0 };
        let table = Frame::new().inner_margin(margin);
        CentralPanel::default()
            .frame(table)
            .show(ui, |ui| factors(ui, window.y < LOW, scene, state, actions));
    } else {
        CentralPanel::default().frame(panel).show(ui, |ui| preview::show(ui, false, scene, state, actions));
    }
    keep_history(ui, state);
}

fn tabs(ui: &mut egui::Ui, state: &mut EditorState, actions: &mut Actions) {
    widgets::tab_bar(ui, "editor tabs", |ui| {
        back_button(ui, msg::CLOSE, TABS_BESIDE, actions);
        widgets::tabs(ui, msg::TABS_NAME, &mut state.tab, &msg::TABS);
    });
}

/// The header scrolls only if the window is low.
fn factors(ui: &mut egui::Ui, low: bool, scene: &Scene<'_>, state: &mut EditorState, actions: &mut Actions) {
    ui.add_space(if low { 0.0 } else { 14.0 });
    let width = ui.available_width() - BAR;
    if !low {
        ui.scope(|ui| {
            ui.set_max_width(width);
            header::show(ui, scene, state, actions);
        });
    }
    ScrollArea::vertical().id_salt("factors").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(width);
        if low {
            ui.add_space(8.0);
            header::show(ui, scene, state, actions);
        }
        words::show(ui, &state.form);
        rows::show(ui, scene.session.setup().max_move.is_some(), state, actions);
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
