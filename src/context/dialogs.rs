//! The dialogs over the window, the topmost last. Esc closes the topmost, never the game.

use std::any::Any;
use std::fmt;

use eframe::egui;

use crate::context::Context;
use crate::context::action::{Action, WindowAction};
use crate::context::notices::Notice;
use crate::context::states::States;
use crate::kit::{Palette, text, widgets};
use crate::messages::dialogs as msg;
use crate::model::place::{HelpAction, Place};

/// A dialog: its page implements this and opens it with `Dialogs::push`.
pub(crate) trait Dialog: Any {
    /// Shows the dialog. Returns whether to close it.
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool;

    fn help_place(&self) -> Place;

    /// Whether dropping a file on the window closes the dialog, because nothing is lost.
    fn is_dismissable(&self) -> bool {
        false
    }

    /// Whether the game waits while the dialog is open.
    fn covers_board(&self) -> bool {
        true
    }

    fn help_closed(&mut self) {}

    /// Whether closing the dialog also cancels what waits for a file to be saved.
    fn is_about_saving(&self) -> bool {
        false
    }

    /// Shows a notice that the dialog would cover. Returns whether it did.
    fn show_notice(&mut self, notice: &Notice) -> bool {
        let _ = notice;
        false
    }
}

pub(crate) struct DialogFrame<'a> {
    pub(crate) id: egui::Id,
    pub(crate) cx: &'a Context,
    pub(crate) states: &'a mut States,
}

/// The open dialogs, the topmost last.
#[derive(Default)]
pub struct Dialogs(Vec<Box<dyn Dialog>>);

impl fmt::Debug for Dialogs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Dialogs").finish_non_exhaustive()
    }
}

impl Dialogs {
    pub(crate) fn push(&mut self, dialog: impl Dialog) {
        self.0.push(Box::new(dialog));
    }

    pub(crate) fn pop(&mut self) {
        self.0.pop();
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn append(&mut self, above: &mut Self) {
        self.0.append(&mut above.0);
    }

    pub(crate) fn close_dismissable(&mut self) {
        self.0.retain(|dialog| !dialog.is_dismissable());
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn last(&self) -> Option<&dyn Dialog> {
        self.0.last().map(Box::as_ref)
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut dyn Dialog> {
        self.0.last_mut().map(Box::as_mut)
    }

    pub(crate) fn cover_board(&self) -> bool {
        self.0.iter().any(|dialog| dialog.covers_board())
    }

    /// The topmost dialog, if it is of this kind.
    pub(crate) fn top<T: Dialog>(&self) -> Option<&T> {
        let dialog: &dyn Any = self.last()?;
        dialog.downcast_ref()
    }

    pub(crate) fn top_mut<T: Dialog>(&mut self) -> Option<&mut T> {
        let dialog: &mut dyn Any = self.last_mut()?;
        dialog.downcast_mut()
    }

    /// The topmost dialog of this kind.
    pub(crate) fn find_mut<T: Dialog>(&mut self) -> Option<&mut T> {
        self.0.iter_mut().rev().find_map(|dialog| {
            let dialog: &mut dyn Any = dialog.as_mut();
            dialog.downcast_mut()
        })
    }

    pub(crate) fn has<T: Dialog>(&self) -> bool {
        self.0.iter().any(|dialog| is::<T>(dialog.as_ref()))
    }

    pub(crate) fn close<T: Dialog>(&mut self) {
        self.0.retain(|dialog| !is::<T>(dialog.as_ref()));
    }
}

fn is<T: Dialog>(dialog: &dyn Dialog) -> bool {
    let dialog: &dyn Any = dialog;
    dialog.is::<T>()
}

pub(crate) fn show(cx: &Context, dialogs: &mut Dialogs, states: &mut States) {
    let top = dialogs.len().saturating_sub(1);
    hide_tooltips(&cx.egui, dialogs.len());
    for (index, dialog) in dialogs.0.iter_mut().enumerate() {
        let id = egui::Id::unique(("dialog", index));
        let mut frame = DialogFrame { id, cx, states };
        if dialog.show(&mut frame) && index == top {
            cx.request(Action::Window(WindowAction::CloseDialog));
        }
    }
    if widgets::take_help_request(&cx.egui) {
        cx.request(Action::Help(HelpAction::OpenHere));
    }
}

/// egui keeps a tooltip while the pointer rests, even under a dialog that a key has opened. Treats the pointer as
/// gone until it moves. After a click there is no tooltip.
fn hide_tooltips(ctx: &egui::Context, dialogs: usize) {
    let id = egui::Id::unique("dialogs of the frame before");
    let before = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<usize>(id), dialogs));
    ctx.input_mut(|input| {
        let pointer = &mut input.pointer;
        let was_clicked = pointer.time_since_last_click() < pointer.time_since_last_movement() + 0.1;
        if dialogs > before && !was_clicked && !pointer.any_down() {
            *pointer = egui::PointerState::default();
        }
    });
}

/// Returns whether to close the dialog.
pub(crate) fn help_and_done(ui: &mut egui::Ui, title: &str) -> bool {
    widgets::help_here(ui, title);
    close_button(ui)
}

/// The buttons below a form: the main one, and *Cancel*.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FormFooter<'a> {
    pub(crate) main: &'a str,
    pub(crate) cancel: &'a str,
    /// Disables the main button.
    pub(crate) why_not: Option<&'a str>,
    /// Beside the buttons, in the colour of errors.
    pub(crate) problem: Option<&'a str>,
}

impl<'a> FormFooter<'a> {
    pub(crate) fn new(main: &'a str) -> Self {
        Self { main, cancel: msg::cancel(), why_not: None, problem: None }
    }

    /// Returns the main button, and whether *Cancel* was pressed.
    pub(crate) fn show(self, ui: &mut egui::Ui) -> (egui::Response, bool) {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let main = widgets::button(self.main).primary().min_width(104.0);
            let main = main.show_enabled(ui, self.why_not.is_none(), self.why_not);
            let is_cancelled = widgets::button(self.cancel).min_width(104.0).show(ui).clicked();
            if let Some(problem) = self.problem {
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    ui.add(egui::Label::new(text::small(problem).color(Palette::of(ui).bad)).truncate());
                });
            }
            (main, is_cancelled)
        })
        .inner
    }
}

/// A footer with only *Done*, because the cross above is already called *Close*. Returns whether it was pressed.
pub(crate) fn close_button(ui: &mut egui::Ui) -> bool {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        widgets::button(msg::done()).min_width(104.0).show(ui).clicked()
    })
    .inner
}
