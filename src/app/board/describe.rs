//! The accessible names of nodes.

use crate::app::board::path_map::PathMap;
use crate::app::board::{Frame, Heat, MarkKind, trees};
use crate::messages::board as msg;
use crate::messages::language::series;
use span_it_core::board::Node;

/// For example "c3, major, free" or "d4, minor, Ada, path of 4, anchored left".
pub(super) fn accessible_name(frame: &Frame<'_>, paths: &PathMap, node: Node) -> String {
    let mut facts = match paths.path(node) {
        Some(path) => msg::owned_node(node, frame.scene.names[path.owner()], path),
        None => msg::free_node(node),
    };
    facts.extend(
        heat_of(frame, node).map(|heat| msg::weight_and_rank(heat.weight, heat.rank, frame.scene.heat.len())),
    );
    let is_hinted = frame.scene.hint.is_some_and(|(_, hinted)| hinted == node);
    facts.extend(is_hinted.then(|| msg::HINT.to_owned()));
    facts.extend(trees::description(frame, node).map(str::to_owned));
    let marks = frame.scene.marks.iter().filter(|mark| mark.node == node);
    facts.extend(marks.map(|mark| mark_description(mark.kind)));
    series(&facts)
}

fn mark_description(kind: MarkKind) -> String {
    match kind {
        MarkKind::Alternative(n) => msg::alternative(n),
        MarkKind::First => msg::PLAY_FIRST.to_owned(),
        MarkKind::Mistake => msg::MISTAKE.to_owned(),
        MarkKind::KeepsWin => msg::KEEPS_WIN.to_owned(),
        MarkKind::OnlyWinningMove => msg::ONLY_WINNING_MOVE.to_owned(),
        MarkKind::LosesWin => msg::LOSES_WIN.to_owned(),
        MarkKind::Pair(pair) => msg::partner(pair),
        MarkKind::ComparedChoice => msg::COMPARED_CHOICE.to_owned(),
    }
}

pub(super) fn heat_of<'a>(frame: &Frame<'a>, node: Node) -> Option<&'a Heat> {
    frame.scene.heat.iter().find(|heat| heat.node == node)
}
