//! Dialogs of the game page that do not cover the board: *Go to Node* and the moves.

use crate::context::prelude::*;
use crate::kit::form::correct;
use crate::messages::dialogs::go_to as msg;

/// Moves the cursor to a node by name.
#[derive(Debug, Default)]
pub(crate) struct GoToDialog {
    name: String,
    focused: bool,
}

impl GoToDialog {
    fn node(&self, cx: &Context) -> Result<Node, &'static str> {
        let position = cx.session.shown_position();
        let node: Node = self.name.trim().to_lowercase().parse().or(Err(msg::no_such_node()))?;
        if !position.size().contains(node) {
            return Err(msg::no_such_node());
        }
        if position.is_free(node) { Ok(node) } else { Err(msg::taken()) }
    }
}

impl Dialog for GoToDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let node = self.node(frame.cx);
        let body = |ui: &mut Ui| {
            let invalid = node.is_err() && !self.name.trim().is_empty();
            let field = widgets::text_field(ui, &mut self.name, msg::node(), ui.available_width(), invalid);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let message = match node {
                Err(problem) if invalid => text::small(problem).color(Palette::of(ui).bad),
                _ => text::soft(msg::node()),
            };
            ui.label(message);
        };
        let footer = |ui: &mut Ui| FormFooter { why_not: node.err(), ..FormFooter::new(msg::go()) }.show(ui);
        let result = widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (360.0, 720.0), body, footer);
        let (main, is_cancelled) = result.footer;
        let go = result.entered.is_some() || main.clicked();
        // Text typed in this frame counts too.
        if let (true, Ok(node)) = (go, self.node(frame.cx)) {
            frame.cx.request(Action::Game(GameAction::FocusNode(node)));
            return true;
        }
        if let Some(field) = result.entered {
            correct(&frame.cx.egui, field);
        }
        result.closed || is_cancelled
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
        self.focused = false;
    }
}
