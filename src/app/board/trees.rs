//! The two trees of a proof: free nodes whose connectors would join the edges, in line styles that differ
//! without colour.

use egui::{Color32, Painter, Rect, Shape, Stroke, pos2};

use crate::app::board::Frame;
use crate::app::board::paint::Canvas;
use crate::app::board::shapes::capsule;
use crate::app::ui::theme::Palette;
use crate::messages::board as msg;
use span_it_core::board::{Node, Player};

/// One of two trees that share no node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Drawn solid.
    A,
    /// Drawn dashed.
    B,
}

impl Tree {
    /// Both trees.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    const fn color(self, palette: &Palette) -> Color32 {
        match self {
            Self::A => palette.go,
            Self::B => palette.ink,
        }
    }
}

/// A free node in a tree of a player's connectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeBranch {
    pub node: Node,
    /// The owner of the connector.
    pub player: Player,
    pub tree: Tree,
}

/// Draws every branch from dot to dot.
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

/// The part of a node's name that names its tree.
pub(super) fn description(frame: &Frame<'_>, node: Node) -> Option<&'static str> {
    let branch = frame.scene.trees.iter().find(|branch| branch.node == node)?;
    Some(match branch.tree {
        Tree::A => msg::TREE_A,
        Tree::B => msg::TREE_B,
    })
}
