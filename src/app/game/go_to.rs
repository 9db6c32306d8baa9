//! The dialog *Go to Node*: moves the cursor to a node by name.

use crate::app::GameAction;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::{Chapter, Place};
use eframe::egui::{self, Align, Layout};

use crate::app::Action;
use crate::app::shell::{Actions, Scene};
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::dialogs as words;
use crate::messages::dialogs::go_to as own;
use span_it_core::board::Node;

/// The state of the dialog.
#[derive(Debug, Default)]
pub struct Form {
    name: String,
    focused: bool,
}

impl Form {
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
            let field = widgets::text_field(ui, &mut self.name, own::NODE, ui.available_width(), invalid);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let palette = Palette::of(ui);
            let said = match found {
                Err(problem) if invalid => text::small(problem).color(palette.bad),
                _ => text::soft(own::NODE),
            };
            ui.label(said);
        };
        let result =
            widgets::dialog(ctx, (id, own::TITLE), (360.0, 720.0), body, |ui| footer(ui, found.is_ok()));
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
        let node: Node = self.name.trim().to_lowercase().parse().or(Err(own::NOT_THERE))?;
        if !position.size().contains(node) {
            return Err(own::NOT_THERE);
        }
        if position.is_free(node) { Ok(node) } else { Err(own::TAKEN) }
    }
}

fn footer(ui: &mut egui::Ui, can: bool) -> Option<bool> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(own::GO).primary().min_width(104.0).show_enabled(ui, can, None).clicked() {
            pressed = Some(true);
        }
        if widgets::button(words::CANCEL).min_width(104.0).show(ui).clicked() {
            pressed = Some(false);
        }
    });
    pressed
}

impl Dialog for Form {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        Self::show(self, frame.ctx, frame.id, frame.scene, frame.actions)
    }

    fn help_place(&self) -> Place {
        Chapter::Keyboard.into()
    }

    fn may_be_dropped(&self) -> bool {
        true
    }

    fn covers_board(&self) -> bool {
        false
    }

    fn help_closed(&mut self) {
        self.focus_again();
    }
}
