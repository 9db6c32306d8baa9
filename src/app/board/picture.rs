//! A scene as a picture that can be saved.

use crate::app::board::{BoardScene, Mark, MarkKind, Tree};
use crate::messages::board as msg;
use span_it_core::board::Node;
use span_it_picture::{Branch, Picture};

pub(super) fn picture_of(scene: &BoardScene<'_>) -> Picture {
    let branch = |branch: &super::TreeBranch| Branch {
        node: branch.node,
        player: branch.player,
        is_second: branch.tree == Tree::B,
    };
    let is_compared = !scene.weight_changes.is_empty();
    let changes = scene.weight_changes.iter().map(|shift| {
        let share = shift.change.abs();
        let mark = if shift.change > 0.0 {
            span_it_picture::Mark::More(share)
        } else {
            span_it_picture::Mark::Less(share)
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

fn drawn(mark: Mark) -> (Node, span_it_picture::Mark) {
    let kind = match mark.kind {
        MarkKind::Alternative(number) => span_it_picture::Mark::Number(number),
        MarkKind::First => span_it_picture::Mark::Number(1),
        MarkKind::Mistake | MarkKind::LosesWin => span_it_picture::Mark::Bad,
        MarkKind::KeepsWin => span_it_picture::Mark::Good,
        MarkKind::OnlyWinningMove => span_it_picture::Mark::Best,
        MarkKind::ComparedChoice => span_it_picture::Mark::Other,
        MarkKind::Pair(pair) => span_it_picture::Mark::Letter(msg::pair_letter(pair)),
    };
    (mark.node, kind)
}
