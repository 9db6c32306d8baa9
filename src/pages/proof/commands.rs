//! Carries out requests to *Show Why*.

use crate::context::prelude::*;
use crate::messages::proof as msg;
use crate::pages::proof;
use crate::pages::proof::state::ProofState;

pub(crate) fn show_why(cx: &mut Context) {
    let names = cx.session.names();
    let names = ByPlayer::from_fn(|player| names[player].to_owned());
    let first = cx.session.first_choice();
    open(cx, &cx.session.shown_position(), names, first);
}

/// Shows the proof of a position. A match of computers waits meanwhile.
pub(crate) fn explain(cx: &mut Context, position: &Position, names: ByPlayer<String>) {
    open(cx, position, names, None);
}

fn open(cx: &mut Context, position: &Position, names: ByPlayer<String>, first: Option<Node>) {
    let Some(mut state) = ProofState::of(position, names, first) else {
        return cx.report(Notice::problem(msg::game_over()));
    };
    cx.session.pause_computer_match(cx.platform.now());
    cx.view.announcement = proof::opening_announcement(&state);
    let trees = state.explained.trees();
    let size = state.explained.start().size();
    if let Some(&node) = trees.iter().flatten().min_by_key(|&&node| size.centre_distance(node)) {
        state.board.set_cursor(node);
        state.board.focus(&cx.egui);
    }
    cx.states.put(state);
    cx.open(PageId::Proof);
    cx.egui.request_repaint();
}

pub(super) fn undo(cx: &mut Context) {
    if let Some(exchange) = cx.states.get_mut::<ProofState>().and_then(ProofState::undo) {
        cx.view.announcement = msg::cut_undone(exchange.cut);
    }
}

/// Starts or stops random cuts.
pub(crate) fn toggle_play_out(cx: &mut Context) {
    let now = cx.platform.now();
    if let Some(state) = cx.states.get_mut::<ProofState>() {
        state.toggle_play_out(now);
    }
    cx.egui.request_repaint();
}

pub(super) fn restart(cx: &mut Context) {
    if let Some(state) = cx.states.get_mut::<ProofState>() {
        state.restart();
        msg::restarted().clone_into(&mut cx.view.announcement);
    }
}

/// The opponent plays here.
pub(super) fn cut(cx: &mut Context, node: Node) {
    let (now, still) = (cx.platform.now(), cx.reduced_motion());
    let Some(state) = cx.states.get_mut::<ProofState>() else { return };
    state.next_cut = None;
    if state.cut(node, now, still).is_some() {
        cx.view.announcement = proof::latest_announcement(state);
    }
}

/// Carries out due cuts and repairs. Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    let still = cx.reduced_motion();
    let state = cx.states.get_mut::<ProofState>()?;
    if state.is_cut_due(now)
        && let Some(node) = state.explained.random_cut(cx.platform.random_seed().get())
        && state.cut(node, now, still).is_some()
    {
        cx.view.announcement = proof::latest_announcement(state);
    }
    state.wake_after(now)
}

pub(super) fn focus_node(cx: &mut Context, node: Node) {
    let egui = cx.egui.clone();
    if let Some(state) = cx.states.get_mut::<ProofState>() {
        state.board.focus_node(&egui, node);
    }
}
