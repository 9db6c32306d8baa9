//! The board on the screen (`docs/interface.md, "Board"`). [`show`] draws a [`BoardScene`] and returns which
//! node was played or pointed at; [`BoardState`] has the state between frames. The scene, not a game, says
//! who may play.

pub(crate) mod accessible;
pub(crate) mod geometry;
pub(crate) mod keyboard;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod pointer;
pub(crate) mod rule_demo;
pub(crate) mod scene;
pub(crate) mod state;
pub(crate) mod zoom;

use egui::{Rect, Role, Sense, Ui, UiBuilder};

use crate::board::geometry::Geometry;
use crate::board::scene::Frame;
use crate::messages::board as msg;
use crate::messages::language::facts;
use crate::picture::{Branch, Picture};
use span_it_core::board::Node;

pub(crate) use crate::board::accessible::announce_refusal;
pub(crate) use crate::board::marks::tree_sample;
pub(crate) use crate::board::scene::{BoardOutput, Tree, TreeBranch, WeightChange, WeightParts};
pub use crate::board::scene::{BoardScene, Mark, MarkKind};
pub use crate::board::state::BoardState;
pub use crate::board::zoom::ZoomStep;
pub use crate::picture::Heat;

pub fn show(ui: &mut Ui, rect: Rect, scene: &BoardScene<'_>, state: &mut BoardState) -> BoardOutput {
    let now = ui.input(|input| input.time);
    state.follow(scene, now);
    let fitted = Geometry::fit(rect, scene.position.size(), scene.coordinates);
    state.zoom.follow(&fitted, rect, scene.zoomable, state.focused.then_some(state.cursor).flatten());
    let geometry = state.zoom.apply(&fitted, rect);
    let frame = Frame { scene, geometry, id: ui.scope_id().with("board"), now, boldness: 1.0 };
    let builder = UiBuilder::new()
        .id_salt("board")
        .max_rect(rect)
        .accessibility_role(Role::Grid)
        .accessibility_label(msg::board());
    let ui = &mut ui.new_child(builder);
    ui.set_clip_rect(ui.clip_rect().intersect(rect));

    let typed = keyboard::handle(ui, &frame, state);
    let requested = accessible::handle(ui, &frame, state);
    // Not in the Tab order; the node of the cursor is.
    let area = frame.geometry.ground().intersect(rect);
    let board = ui.interact(area, frame.id.with("pointer"), Sense::CLICK | Sense::DRAG);
    let clicked = pointer::handle(ui, &frame, &fitted, &board, state);
    state.follow_demo(scene, now);
    paint::paint(ui, &frame, state);
    state.picture = Some(picture_of(scene));
    let confirmed = pointer::confirm_button(ui, &frame, state);
    zoom::buttons(ui, &fitted, state);
    pointer::tooltip(&board, &frame, state);

    let played = typed.or(requested).or(clicked).or(confirmed).filter(|&node| scene.may_play(node).is_some());
    if played.is_some() {
        state.pending = None;
    }
    let cursor = state.cursor.filter(|&node| ui.memory(|memory| memory.has_focus(frame.node_id(node))));
    state.focused = cursor.is_some();
    let refused = state.newly_refused.take();
    let pointed = state.pointed(cursor.filter(|_| state.shows_cursor));
    let clicked_dot = std::mem::take(&mut state.clicked_dot);
    let facts = |node| facts(&accessible::facts_of(&frame, &state.paths, node));
    let pointed_facts = pointed.filter(|&node| scene.position.size().contains(node)).map(facts);
    BoardOutput { played, refused, clicked_dot, pointed, pointed_facts, board_rect: fitted.ground() }
}

pub(crate) fn paint_still(ui: &Ui, rect: Rect, scene: &BoardScene<'_>) {
    let geometry = Geometry::fit(rect, scene.position.size(), scene.coordinates);
    let frame = Frame { scene, geometry, id: ui.scope_id(), now: 0.0, boldness: 1.0 };
    paint::paint(ui, &frame, &BoardState::default());
}

pub(crate) fn picture_of(scene: &BoardScene<'_>) -> Picture {
    let branch = |branch: &TreeBranch| Branch {
        node: branch.node,
        player: branch.player,
        is_second: branch.tree == Tree::B,
    };
    let is_compared = !scene.weight_changes.is_empty();
    let changes = scene.weight_changes.iter().map(|shift| {
        let share = shift.change.abs();
        let mark = if shift.change > 0.0 {
            crate::picture::Mark::More(share)
        } else {
            crate::picture::Mark::Less(share)
        };
        (shift.node, mark)
    });
    Picture {
        title: msg::picture_title(scene.names),
        coordinates: scene.coordinates,
        last_move: scene.last_move,
        hint: scene.hint,
        weights: if is_compared { Vec::new() } else { scene.heat.to_vec() },
        marks: changes.chain(scene.marks.iter().copied().map(drawn)).collect(),
        trees: scene.trees.iter().map(branch).collect(),
        earlier: scene.earlier_position.cloned(),
        ..Picture::of(scene.position.clone())
    }
}

fn drawn(mark: Mark) -> (Node, crate::picture::Mark) {
    let kind = match mark.kind {
        MarkKind::Alternative(number) => crate::picture::Mark::Number(number),
        MarkKind::First | MarkKind::Answer(_) => crate::picture::Mark::Number(1),
        MarkKind::Mistake | MarkKind::LosesWin => crate::picture::Mark::Bad,
        MarkKind::KeepsWin => crate::picture::Mark::Good,
        MarkKind::OnlyWinningMove => crate::picture::Mark::Best,
        MarkKind::ComparedChoice | MarkKind::OneOfThree => crate::picture::Mark::Other,
        MarkKind::Pair(pair) => crate::picture::Mark::Letter(msg::pair_letter(pair)),
    };
    (mark.node, kind)
}
