//! The dialogs over the window, the topmost last. Esc closes the topmost, never the game.

use crate::app::{HelpAction, WindowAction};
use eframe::egui;

use crate::app::command::keyboard;
use crate::app::game::{narrow_layout, new_game};
use crate::app::help::{about, licences};
use crate::app::shell::{Actions, Scene};
use crate::app::store::unsaved_game_dialog;
use crate::app::ui::widgets;
use crate::app::view::Dialog;
use crate::app::{Action, View};
use crate::app::{clone, editor, review, settings, training};
use crate::messages::{dialogs as words, game, help};

/// Shows every open dialog.
pub(super) fn show(ctx: &egui::Context, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let mut dialogs = std::mem::take(&mut view.dialogs);
    let mut trained = std::mem::take(&mut view.training);
    let edited = view.editor.as_ref().map(|state| &state.form);
    let reviewed = view.review();
    let top = dialogs.len().saturating_sub(1);
    let_tooltips_go(ctx, dialogs.len());
    for (index, dialog) in dialogs.iter_mut().enumerate() {
        let closed = match dialog {
            Dialog::Training => {
                let id = egui::Id::unique(("dialog", index));
                training::show(ctx, id, scene.now, &mut trained, actions)
            }
            _ => one(ctx, index, dialog, (scene, edited, reviewed), actions),
        };
        if closed && index == top {
            actions.push(Action::Window(WindowAction::CloseDialog));
        }
    }
    (view.dialogs, view.training) = (dialogs, trained);
}

/// A tooltip stays as long as the pointer rests where it was called for, even under a dialog that a key has
/// opened: the pointer then counts as gone until it moves. After a click there is no tooltip.
fn let_tooltips_go(ctx: &egui::Context, dialogs: usize) {
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

fn one(
    ctx: &egui::Context,
    index: usize,
    dialog: &mut Dialog,
    (scene, edited, reviewed): (&Scene<'_>, Option<&editor::Form>, Option<&review::State>),
    actions: &mut Actions,
) -> bool {
    let id = egui::Id::unique(("dialog", index));
    match dialog {
        Dialog::NewGame(form) => new_game::show(ctx, id, form, actions),
        Dialog::Library(form) => form.show(ctx, id, actions),
        Dialog::FromGames(studio) => clone::dialog::show(ctx, id, studio, actions),
        Dialog::Unsaved => edited.is_none_or(|form| editor::question(ctx, id, form, actions)),
        Dialog::Unkept(why) => unsaved_game_dialog::question(ctx, id, why, actions),
        Dialog::Settings => settings::dialog::show(ctx, id, scene, actions),
        Dialog::About => about::show(ctx, id, scene, actions),
        Dialog::Licences(shown) => licences::show(ctx, id, shown),
        Dialog::Keyboard => keyboard::show(ctx, id, actions),
        Dialog::Alike(player) => review::alike_dialog((ctx, id), player, (reviewed, scene), actions),
        Dialog::GoTo(form) => form.show(ctx, id, scene, actions),
        Dialog::Path(form) => form.show(ctx, id, actions),
        // Shown above: its state is the view's.
        Dialog::Training => false,
        Dialog::Moves => {
            let body = |ui: &mut egui::Ui| narrow_layout::moves_sheet(ui, scene, actions);
            let footer = |ui: &mut egui::Ui| help_and_done(ui, game::MOVES);
            let result = widgets::dialog(ctx, (id, game::MOVES), (360.0, 720.0), body, footer);
            result.closed || result.footer.closes(actions)
        }
    }
}

/// What was pressed in a footer that leads to the help.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pressed {
    /// The question mark.
    pub(super) help: bool,
    /// *Done*.
    pub(super) done: bool,
}

impl Pressed {
    /// Opens the help at the dialog's place if that was asked for; says whether the dialog is to be closed.
    pub(super) fn closes(self, actions: &mut Actions) -> bool {
        if self.help {
            actions.push(Action::Help(HelpAction::OpenHere));
        }
        self.done
    }
}

/// A footer with what the help says on the dialog of this title, and *Done*.
pub(super) fn help_and_done(ui: &mut egui::Ui, title: &str) -> Pressed {
    let help = widgets::help_button(ui, &help::about(title)).clicked();
    Pressed { help, done: close_button(ui) }
}

/// A footer with nothing but *Done*: the cross above is called *Close* already; says whether it was pressed.
pub(super) fn close_button(ui: &mut egui::Ui) -> bool {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        widgets::button(words::DONE).min_width(104.0).show(ui).clicked()
    })
    .inner
}
