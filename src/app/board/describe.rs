//! Descriptions of nodes.

use crate::app::board::path_map::PathMap;
use crate::app::board::{Frame, Heat, MarkKind, trees};
use crate::messages::board as messages;
use span_it_core::board::{ByPlayer, Node, Path, Position, path_of};

/// Describes a node: "c3, major, free" or "d4, minor, Ada, path of 4, anchored left".
pub fn describe(position: &Position, node: Node, names: &ByPlayer<&str>) -> String {
    in_words(node, path_of(position, node).as_ref(), names)
}

fn in_words(node: Node, path: Option<&Path>, names: &ByPlayer<&str>) -> String {
    match path {
        Some(path) => messages::owned_node(node, names[path.owner()], path),
        None => messages::free_node(node),
    }
}

/// The accessible name of a node, with its marks and its weight.
pub(super) fn accessible_name(frame: &Frame<'_>, paths: &PathMap, node: Node) -> String {
    let mut text = in_words(node, paths.path(node), &frame.scene.names);
    if let Some(heat) = heat_of(frame, node) {
        text.push_str(", ");
        text.push_str(&messages::heat(heat.weight, heat.rank, frame.scene.heat.len()));
    }
    if frame.scene.hint.is_some_and(|(_, hinted)| hinted == node) {
        text.push_str(messages::HINT);
    }
    text.extend(trees::in_words(frame, node));
    for mark in frame.scene.marks.iter().filter(|mark| mark.node == node) {
        text.push_str(&mark_in_words(mark.kind));
    }
    text
}

fn mark_in_words(kind: MarkKind) -> String {
    match kind {
        MarkKind::Alternative(n) => messages::alternative(n),
        MarkKind::First => messages::FIRST.to_owned(),
        MarkKind::Slip => messages::SLIP.to_owned(),
        MarkKind::Keeps => messages::KEEPS.to_owned(),
        MarkKind::Only => messages::ONLY.to_owned(),
        MarkKind::Throws => messages::THROWS.to_owned(),
        MarkKind::Nothing => messages::NOTHING.to_owned(),
        MarkKind::Theirs => messages::THEIRS.to_owned(),
    }
}

pub(super) fn heat_of<'a>(frame: &Frame<'a>, node: Node) -> Option<&'a Heat> {
    frame.scene.heat.iter().find(|heat| heat.node == node)
}
