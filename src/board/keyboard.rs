//! Keyboard navigation on the board. Every free node can be reached.

use std::time::Duration;

use egui::{EventFilter, Id, Key, Modifiers, Ui};

use crate::board::BoardState;
use crate::board::accessible::accessible_name;
use crate::board::scene::Frame;
use crate::kit::{accessibility, widgets};
use span_it_core::board::{Node, Position};

/// How often to check whether a dialog has closed.
const FOCUS_WAIT: Duration = Duration::from_millis(33);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    First,
    Last,
}

const KEYS: [(Modifiers, Key, Step); 8] = [
    (Modifiers::COMMAND, Key::Home, Step::First),
    (Modifiers::COMMAND, Key::End, Step::Last),
    (Modifiers::NONE, Key::ArrowLeft, Step::Left),
    (Modifiers::NONE, Key::ArrowRight, Step::Right),
    (Modifiers::NONE, Key::ArrowUp, Step::Up),
    (Modifiers::NONE, Key::ArrowDown, Step::Down),
    (Modifiers::NONE, Key::Home, Step::RowStart),
    (Modifiers::NONE, Key::End, Step::RowEnd),
];

const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// Returns the node played.
pub(super) fn handle(ui: &mut Ui, frame: &Frame<'_>, state: &mut BoardState) -> Option<Node> {
    follow_hint(ui, frame, state);
    let takes_moves = frame.scene.takes_moves;
    let cursor = state.cursor?;
    take_focus(ui, frame.node_id(cursor), state);
    let is_tab = |event: &egui::Event| matches!(event, egui::Event::Key { key: Key::Tab, pressed: true, .. });
    state.shows_cursor |= ui.input(|input| input.events.iter().any(is_tab));
    if takes_moves && is_key_without_focus(ui) {
        state.shows_cursor |= ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        widgets::pass_focus(ui, frame.node_id(cursor));
    }
    // Esc remains a key of the window: it closes the topmost dialog or page, and the board keeps the focus.
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
    // On a board for reading, the arrows are keys of the page until Tab shows the cursor.
    if !widgets::keeps_keys(ui, frame.node_id(cursor), filter) || !(takes_moves || state.shows_cursor) {
        return None;
    }
    for (modifiers, key, step) in KEYS {
        for _ in 0..ui.input_mut(|input| input.count_and_consume_key(modifiers, key)) {
            show_cursor(ui, frame, state);
            move_cursor(ui, frame, state, step);
        }
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if state.pending.is_some() && pressed(Key::Escape) {
        state.pending = None;
    }
    let mut play = pressed(Key::Enter) || (frame.scene.space_plays && pressed(Key::Space));
    if play && state.cursor != state.hinted && state.cursor != state.pending {
        // A key acts on what is drawn.
        play = std::mem::replace(&mut state.shows_cursor, true);
        if let Some(node) = state.cursor.filter(|_| !play) {
            accessibility::announce(ui.ctx(), accessible_name(frame, &state.paths, node));
        }
    }
    state.cursor.filter(|_| play).and_then(|node| state.propose(frame, node, frame.scene.confirm_moves))
}

/// Shows the cursor: if it was hidden, at the node under the pointer.
fn show_cursor(ui: &Ui, frame: &Frame<'_>, state: &mut BoardState) {
    let was_shown = std::mem::replace(&mut state.shows_cursor, true);
    let Some(node) = state.hovered().filter(|_| !was_shown) else { return };
    let focused = |node| ui.memory(|memory| memory.has_focus(frame.node_id(node)));
    let had_focus = state.cursor.is_some_and(focused);
    state.set_cursor(node);
    if had_focus {
        widgets::pass_focus(ui, frame.node_id(node));
    }
}

/// Whether an arrow key or Enter was pressed while no widget has the focus. Then it belongs to the board.
fn is_key_without_focus(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(ui.layer_id()))
        && !egui::Popup::is_any_open(ui.ctx());
    is_free && ui.input(|input| ARROWS.iter().chain([&Key::Enter]).any(|&key| input.key_pressed(key)))
}

/// Moves the cursor to the node of a new hint and keeps the focus, so that Enter plays the hint.
fn follow_hint(ui: &Ui, frame: &Frame<'_>, state: &mut BoardState) {
    let hinted = frame.scene.hint.map(|(_, node)| node);
    if std::mem::replace(&mut state.hinted, hinted) == hinted {
        return;
    }
    if let Some(node) = hinted {
        let focused = |cursor| ui.memory(|memory| memory.has_focus(frame.node_id(cursor)));
        state.wants_focus |= state.cursor.is_some_and(focused);
        state.set_cursor(node);
    }
}

/// Takes the requested focus once no dialog is open. In the frame after it closes, a dialog still takes the
/// focus from everything below it.
fn take_focus(ui: &Ui, cursor: Id, state: &mut BoardState) {
    if !state.wants_focus {
        return;
    }
    if ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        state.wants_focus = false;
        ui.memory_mut(|memory| memory.request_focus(cursor));
    } else {
        ui.ctx().request_repaint_after(FOCUS_WAIT);
    }
}

fn move_cursor(ui: &Ui, frame: &Frame<'_>, state: &mut BoardState, step: Step) {
    let Some(from) = state.cursor else { return };
    let to = next(frame.scene.position, from, state.column, step).unwrap_or(from);
    let column = if matches!(step, Step::Up | Step::Down) { state.column } else { to.col() };
    state.set_cursor(to);
    state.column = column;
    state.reveal_cursor = true;
    state.cursor_points = true;
    widgets::pass_focus(ui, frame.node_id(to));
}

/// `column` is the one that Up and Down keep to.
pub(super) fn next(position: &Position, from: Node, column: u8, step: Step) -> Option<Node> {
    let in_row = |row: u8| position.free_nodes().filter(move |node| node.row() == row);
    let nearest = |row: u8| {
        // At equal distance the right one.
        in_row(row).min_by_key(|node| (node.col().abs_diff(column), std::cmp::Reverse(node.col())))
    };
    match step {
        Step::Left => in_row(from.row()).rfind(|node| node.col() < from.col()),
        Step::Right => in_row(from.row()).find(|node| node.col() > from.col()),
        Step::Up => (0..from.row()).rev().find_map(nearest),
        Step::Down => (from.row() + 1..position.size().grid_rows()).find_map(nearest),
        Step::RowStart => in_row(from.row()).next(),
        Step::RowEnd => in_row(from.row()).next_back(),
        Step::First => position.free_nodes().next(),
        Step::Last => position.free_nodes().next_back(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use span_it_core::board::{BoardSize, Player};

    fn node(name: &str) -> Node {
        name.parse().unwrap()
    }

    #[test]
    fn keys_skip_owned_nodes_and_keep_the_column() {
        let empty = Position::empty(BoardSize::square(4).unwrap(), Player::Horizontal);
        assert_eq!(next(&empty, node("c3"), 2, Step::Down), Some(node("d4")));
        assert_eq!(next(&empty, node("d4"), 2, Step::Down), Some(node("c5")));
        assert_eq!(next(&empty, node("a1"), 0, Step::Up), None);
        let full_row: Position = "..../.../..../hhh/..../.../.... h".parse().unwrap();
        assert_eq!(next(&full_row, node("c3"), 2, Step::Down), Some(node("c5")));
        let position: Position = ".hv./.../..../.../..../.../.... h".parse().unwrap();
        assert_eq!(next(&position, node("a1"), 0, Step::Right), Some(node("g1")));
        assert_eq!(next(&position, node("g1"), 6, Step::Left), Some(node("a1")));
        assert_eq!(next(&position, node("g1"), 6, Step::Right), None);
        assert_eq!(next(&position, node("c1"), 2, Step::RowEnd), Some(node("g1")));
    }

    fn positions() -> impl Strategy<Value = Position> {
        (3_usize..=7, 3_usize..=7).prop_flat_map(|(rows, cols)| {
            let size = BoardSize::new(rows, cols).unwrap();
            proptest::collection::vec(0_u8..5, size.node_count()).prop_map(move |owners| {
                let mut position = Position::empty(size, Player::Horizontal);
                for (node, owner) in size.nodes().zip(owners) {
                    if owner > 0 {
                        position.place(node, Player::ALL[usize::from(owner % 2)]).unwrap();
                    }
                }
                position
            })
        })
    }

    proptest! {
        #[test]
        fn every_free_node_is_reached_from_every_node(position in positions(), start in 0_usize..10) {
            let size = position.size();
            let steps = [Step::Left, Step::Right, Step::Up, Step::Down];
            let from = size.nodes().nth(start).unwrap();
            // The state of the navigation is the cursor and its column.
            let mut seen = std::collections::BTreeSet::from([(from, from.col())]);
            let mut open = vec![(from, from.col())];
            while let Some((at, column)) = open.pop() {
                for step in steps {
                    let Some(to) = next(&position, at, column, step) else { continue };
                    prop_assert!(position.is_free(to));
                    let column = if matches!(step, Step::Up | Step::Down) { column } else { to.col() };
                    if seen.insert((to, column)) {
                        open.push((to, column));
                    }
                }
            }
            for node in position.free_nodes() {
                prop_assert!(seen.iter().any(|(reached, _)| *reached == node), "{node} is out of reach");
            }
        }
    }
}
