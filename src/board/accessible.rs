//! The accessibility tree: every node is a button with a name, and the board is one Tab stop.

use egui::accesskit::{Action, ActionRequest};
use egui::{Event, Role, Sense, Ui, WidgetInfo};

use crate::board::scene::{BoardScene, Frame};
use crate::board::state::PathMap;
use crate::board::{BoardState, MarkKind, marks};
use crate::kit::{accessibility, widgets};
use crate::messages::board as msg;
use crate::messages::language::series;
use span_it_core::board::{Node, NodeKind, Player, Position};

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
    if is_cursor {
        widgets::reveal_focus(&response);
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Button, enabled, accessible_name(frame, &state.paths, node))
    });
    ui.ctx().accesskit_node_builder(id, |builder| {
        builder.add_action(Action::Focus);
        if frame.scene.takes_moves {
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
                (state.reveal_cursor, state.shows_cursor, state.cursor_points) = (true, true, true);
                ui.memory_mut(|memory| memory.request_focus(frame.node_id(node)));
            }
            (Action::Click, Some(node)) => {
                if frame.scene.takes_moves && frame.scene.may_play(node).is_none() {
                    state.newly_refused = Some(node);
                }
                played = state.propose(frame, node, frame.scene.confirm_moves).or(played);
            }
            _ => {}
        }
    }
    played
}

/// Announces why a node cannot be played, on a page without a line for it.
pub(crate) fn announce_refusal(ui: &Ui, scene: &BoardScene<'_>, refused: Option<Node>) {
    if let Some(node) = refused {
        let text = if scene.position.is_free(node) { msg::not_now().to_owned() } else { msg::is_taken(node) };
        accessibility::announce(ui.ctx(), text);
    }
}

/// For example "c3, free, joins b and d" or "d4, Ada, 4 joined lines, touches the left edge".
pub(super) fn accessible_name(frame: &Frame<'_>, paths: &PathMap, node: Node) -> String {
    let mut facts = facts_of(frame, paths, node);
    // Short where there is more to say than "free".
    if paths.path(node).is_none() && frame.scene.takes_moves && facts.len() == 2 {
        facts.push(joins(frame.scene.position, node));
    }
    series(&facts)
}

pub(super) fn facts_of(frame: &Frame<'_>, paths: &PathMap, node: Node) -> Vec<String> {
    let mut facts = match paths.path(node) {
        Some((path, lines)) => msg::owned_node(node, frame.scene.names[path.owner()], path, lines),
        None => msg::free_node(node),
    };
    facts.extend(rank_of(frame, node));
    let is_hinted = frame.scene.hint.is_some_and(|(_, hinted)| hinted == node);
    facts.extend(is_hinted.then(|| msg::hint().to_owned()));
    facts.extend(marks::tree_description(frame, node).map(str::to_owned));
    let marks = frame.scene.marks.iter().filter(|mark| mark.node == node);
    facts.extend(marks.map(|mark| mark_description(mark.kind)));
    facts
}

/// The columns or rows of the dots that a free node joins for the player to move.
fn joins(position: &Position, node: Node) -> String {
    let is_across = (node.kind() == NodeKind::Major) == (position.to_move() == Player::Horizontal);
    let size = position.size();
    let (at, dots) = if is_across { (node.col(), size.cols()) } else { (node.row(), size.rows()) };
    let name = |at: u8| {
        let column = Node::new(at % 2, at).map(|node| node.to_string()).unwrap_or_default();
        if is_across { column.trim_end_matches(char::is_numeric).to_owned() } else { (at + 1).to_string() }
    };
    // The outermost dots are beside the board.
    let [before, after] = [at.checked_sub(1), Some(at + 1).filter(|&next| next < 2 * dots - 1)];
    msg::joins(before.map(name), after.map(name))
}

pub(crate) fn mark_description(kind: MarkKind) -> String {
    match kind {
        MarkKind::Alternative(n) => msg::alternative(n),
        MarkKind::OneOfThree => msg::one_of_three().to_owned(),
        MarkKind::First => msg::play_first().to_owned(),
        MarkKind::Answer(_) => crate::messages::review::the_answer().to_owned(),
        MarkKind::Mistake => msg::mistake().to_owned(),
        MarkKind::KeepsWin => msg::keeps_win().to_owned(),
        MarkKind::OnlyWinningMove => msg::only_winning_move().to_owned(),
        MarkKind::LosesWin => msg::loses_win().to_owned(),
        MarkKind::Pair(pair) => msg::partner(msg::pair_letter(pair)),
        MarkKind::ComparedChoice => msg::compared_choice().to_owned(),
    }
}

/// The place in the heat map.
pub(super) fn rank_of(frame: &Frame<'_>, node: Node) -> Option<String> {
    let heat = frame.scene.heat.iter().find(|heat| heat.node == node)?;
    let (rank, of) = (heat.rank, frame.scene.heat.len());
    Some(frame.scene.heat_for.map_or_else(|| msg::rank(rank, of), |who| msg::rank_for(who, rank, of)))
}
