//! The dialog *Go to Node*: moves the cursor to a node by name.

use eframe::egui::{self, Align, Layout};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::game::action::GameAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs as dialogs_msg;
use crate::messages::dialogs::go_to as msg;
use span_it_core::board::Node;

/// The state of the dialog.
#[derive(Debug, Default)]
pub(crate) struct GoToDialog {
    name: String,
    focused: bool,
}

impl GoToDialog {
    /// Focuses the field again after something covered the dialog.
    pub(crate) const fn focus_again(&mut self) {
        self.focused = false;
    }

    /// Shows the dialog. Returns whether to close it.
    pub(crate) fn show(
        &mut self,
        ctx: &egui::Context,
        id: egui::Id,
        scene: &Scene<'_>,
        actions: &mut Actions,
    ) -> bool {
        let found = self.find(scene);
        let mut entered = false;
        let body = |ui: &mut egui::Ui| {
            let invalid = found.is_err() && !self.name.trim().is_empty();
            let field = widgets::text_field(ui, &mut self.name, msg::NODE, ui.available_width(), invalid);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let palette = Palette::of(ui);
            let message = match found {
                Err(problem) if invalid => text::small(problem).color(palette.bad),
                _ => text::soft(msg::NODE),
            };
            ui.label(message);
        };
        let result =
            widgets::dialog(ctx, (id, msg::TITLE), (360.0, 720.0), body, |ui| footer(ui, found.is_ok()));
        let go = entered || result.footer == Some(true);
        // Text typed in this frame counts too.
        if let (true, Ok(node)) = (go, self.find(scene)) {
            actions.push(Action::Game(GameAction::FocusNode(node)));
            return true;
        }
        // Enter took the focus from the field; give it back so that the input can be corrected.
        self.focused &= !entered;
        result.closed || result.footer == Some(false)
    }

    fn find(&self, scene: &Scene<'_>) -> Result<Node, &'static str> {
        let position = scene.session.shown_position();
        let node: Node = self.name.trim().to_lowercase().parse().or(Err(msg::NO_SUCH_NODE))?;
        if !position.size().contains(node) {
            return Err(msg::NO_SUCH_NODE);
        }
        if position.is_free(node) { Ok(node) } else { Err(msg::TAKEN) }
    }
}

fn footer(ui: &mut egui::Ui, can: bool) -> Option<bool> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(msg::GO).primary().min_width(104.0).show_enabled(ui, can, None).clicked() {
            pressed = Some(true);
        }
        if widgets::button(dialogs_msg::CANCEL).min_width(104.0).show(ui).clicked() {
            pressed = Some(false);
        }
    });
    pressed
}

impl Dialog for GoToDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        Self::show(self, frame.ctx, frame.id, frame.scene, frame.actions)
    }

    fn help_place(&self) -> Place {
        Chapter::Keyboard.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }

    fn covers_board(&self) -> bool {
        false
    }

    fn help_closed(&mut self) {
        self.focus_again();
    }
}
