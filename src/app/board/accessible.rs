//! The accessibility tree: every node is a button, and the board is one Tab stop.

use egui::accesskit::{Action, ActionRequest};
use egui::{Event, Role, Sense, Ui, WidgetInfo};

use crate::app::board::describe::accessible_name;
use crate::app::board::{BoardState, Frame};
use span_it_core::board::Node;

/// Returns the node played through assistive technology.
pub(super) fn handle(ui: &mut Ui, frame: &Frame<'_>, state: &mut BoardState) -> Option<Node> {
    let played = carry_out_requests(ui, frame, state);
    for node in frame.scene.position.size().nodes() {
        register(ui, frame, state, node);
    }
    played
}

/// Only the node of the cursor is in the Tab order. No node takes the pointer; the response of the whole
/// board does.
fn register(ui: &Ui, frame: &Frame<'_>, state: &BoardState, node: Node) {
    let id = frame.node_id(node);
    let is_cursor = state.cursor == Some(node);
    let sense = if is_cursor { Sense::focusable_noninteractive() } else { Sense::hover() };
    let response = ui.interact(frame.geometry.node_rect(node), id, sense);
    let enabled = ui.is_enabled();
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Button, enabled, accessible_name(frame, &state.paths, node))
    });
    ui.ctx().accesskit_node_builder(id, |builder| {
        builder.add_action(Action::Focus);
        if enabled && frame.scene.may_play(node).is_some() {
            builder.add_action(Action::Click);
        }
    });
}

fn carry_out_requests(ui: &Ui, frame: &Frame<'_>, state: &mut BoardState) -> Option<Node> {
    let requests: Vec<ActionRequest> = ui.input(|input| {
        let requests = input.events.iter().filter_map(|event| match event {
            Event::AccessKitActionRequest(request) => Some(request.clone()),
            _ => None,
        });
        requests.collect()
    });
    let reachable = ui.is_enabled() && ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let mut played = None;
    for request in requests.into_iter().filter(|_| reachable) {
        let mut nodes = frame.scene.position.size().nodes();
        let target = nodes.find(|&node| frame.node_id(node).accesskit_id() == request.target_node);
        match (request.action, target) {
            (Action::Focus, Some(node)) => {
                state.set_cursor(node);
                state.reveal_cursor = true;
                ui.memory_mut(|memory| memory.request_focus(frame.node_id(node)));
            }
            (Action::Click, Some(node)) => {
                played = state.propose(frame, node, frame.scene.confirm_moves).or(played);
            }
            _ => {}
        }
    }
    played
}
