//! The two trees of a proof, in line styles that differ without colour.

use egui::{Color32, Painter, Rect, Shape, Stroke, pos2};

use crate::app::board::Frame;
use crate::app::board::paint::Canvas;
use crate::app::board::shapes::capsule;
use crate::app::ui::theme::Palette;
use crate::messages::board as msg;
use span_it_core::board::{Node, Player};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tree {
    A,
    B,
}

impl Tree {
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    const fn color(self, palette: &Palette) -> Color32 {
        match self {
            Self::A => palette.go,
            Self::B => palette.ink,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeBranch {
    pub node: Node,
    pub player: Player,
    pub tree: Tree,
}

impl TreeBranch {
    pub(crate) fn all(player: Player, trees: [Vec<Node>; 2]) -> Vec<Self> {
        let branch = |tree| move |node| Self { node, player, tree };
        let trees = Tree::ALL.into_iter().zip(trees);
        trees.flat_map(|(tree, nodes)| nodes.into_iter().map(branch(tree))).collect()
    }
}

pub(super) fn paint(canvas: &Canvas<'_>) {
    for branch in canvas.frame.scene.trees {
        let ends = branch.node.dots(branch.player).map(|dot| canvas.frame.geometry.dot(dot));
        let width = canvas.units(0.1).max(1.5);
        line(canvas.painter, ends, branch.tree, width, canvas.palette);
    }
}

/// A sample line of a tree as wide as `rect`, for a legend.
pub(crate) fn sample(painter: &Painter, rect: Rect, tree: Tree, palette: &Palette) {
    let middle = rect.center().y;
    let ends = [pos2(rect.left(), middle), pos2(rect.right(), middle)];
    line(painter, ends, tree, 3.5, palette);
}

fn line(painter: &Painter, ends: [egui::Pos2; 2], tree: Tree, width: f32, palette: &Palette) {
    let color = tree.color(palette);
    match tree {
        Tree::A => capsule(painter, ends, width, color),
        Tree::B => {
            let length = ends[0].distance(ends[1]);
            // An odd number of equal pieces, so that a dash touches each end.
            let pieces = if length < 20.0 { 5.0 } else { 7.0 };
            let piece = length / pieces;
            painter.extend(Shape::dashed_line(&ends, Stroke::new(width, color), piece, piece));
        }
    }
}

pub(super) fn description(frame: &Frame<'_>, node: Node) -> Option<&'static str> {
    let branch = frame.scene.trees.iter().find(|branch| branch.node == node)?;
    Some(match branch.tree {
        Tree::A => msg::TREE_A,
        Tree::B => msg::TREE_B,
    })
}
