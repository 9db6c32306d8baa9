//! A board as inline SVG for printed pages.

use std::fmt::Write as _;

use span_it_core::board::{Dot, Node, Player, Position};
use span_it_files::html::escape;

use crate::app::help::diagram::{DiagramWord, MarkColor, Marking, Measure};
use crate::messages::help as msg;

/// Points per grid unit.
const UNIT: f32 = 30.0;
/// From the outer nodes to the edge of the drawing, in units.
const MARGIN: f32 = 2.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing<'a> {
    pub(super) position: &'a Position,
    pub(super) trial: Option<(Player, Node)>,
    pub(super) marking: &'a Marking,
    /// Free nodes, and the owner of the trees.
    pub(super) trees: Option<(Player, &'a [Vec<Node>; 2])>,
    pub(super) kinds: bool,
}

/// `alternative` is the text for screen readers.
pub(super) fn draw(drawing: &Drawing<'_>, alternative: &str) -> String {
    let size = drawing.position.size();
    let side = |count: u8| UNIT.mul_add(f32::from(count) - 1.0 + 2.0 * MARGIN, 0.0);
    let (width, height) = (side(size.grid_cols()), side(size.grid_rows()));
    let mut svg = Svg(String::new());
    svg.add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         role=\"img\" aria-label=\"{}\" style=\"max-width:100%;height:auto\">",
        escape(alternative)
    ));
    svg.add(format_args!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"none\" stroke=\"var(--line)\"/>"
    ));
    svg.rails(drawing.position);
    svg.coordinates(drawing.position);
    svg.nodes(drawing);
    svg.halos(drawing.marking);
    for player in Player::ALL {
        for node in drawing.position.nodes_of(player) {
            svg.connector(player, node, "");
        }
    }
    svg.trees(drawing);
    if let Some((player, node)) = drawing.trial {
        svg.connector(player, node, " opacity=\"0.5\"");
    }
    svg.dots(drawing.position);
    svg.marking(drawing.marking);
    svg.trial(drawing);
    svg.0.push_str("</svg>");
    svg.0
}

struct Svg(String);

const fn color(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "var(--h)",
        Player::Vertical => "var(--v)",
    }
}

const fn ink(ink: MarkColor) -> &'static str {
    match ink {
        MarkColor::Program => "var(--go)",
        MarkColor::Side(player) => color(player),
    }
}

/// From row and column to x and y.
fn at((row, col): (f32, f32)) -> (f32, f32) {
    ((col + MARGIN) * UNIT, (row + MARGIN) * UNIT)
}

fn node_at(node: Node) -> (f32, f32) {
    at((f32::from(node.row()), f32::from(node.col())))
}

fn dot_at(dot: Dot) -> (f32, f32) {
    at((f32::from(dot.row()), f32::from(dot.col())))
}

impl Svg {
    fn add(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        self.0.write_fmt(shape).unwrap_or_default();
    }

    fn line(&mut self, [from, to]: [(f32, f32); 2], color: &str, width: f32, more: &str) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(format_args!(
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{color}\" \
             stroke-width=\"{width}\" stroke-linecap=\"round\"{more}/>"
        ));
    }

    fn text(&mut self, (x, y): (f32, f32), size: f32, color: &str, text: &str) {
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{}\" font-size=\"{size}\" font-family=\"sans-serif\" text-anchor=\"middle\" \
             fill=\"{color}\" stroke=\"var(--ground)\" stroke-width=\"3\" paint-order=\"stroke\">{}</text>",
            y + size * 0.35,
            escape(text)
        ));
    }

    fn rails(&mut self, position: &Position) {
        let size = position.size();
        let (bottom, right) = (f32::from(size.grid_rows()) - 1.0, f32::from(size.grid_cols()) - 1.0);
        for col in [-1.5, right + 1.5] {
            self.line([at((-0.25, col)), at((bottom + 0.25, col))], color(Player::Horizontal), 5.0, "");
        }
        for row in [-1.5, bottom + 1.5] {
            let ends = [at((row, -0.25)), at((row, right + 0.25))];
            self.line(ends, color(Player::Vertical), 5.0, "");
            self.line(ends, "var(--ground)", 1.5, "");
        }
    }

    /// On two sides, enough to find a node named in the text.
    fn coordinates(&mut self, position: &Position) {
        for node in position.size().nodes() {
            let name = node.to_string();
            let letters = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
            let (row, col) = (f32::from(node.row()), f32::from(node.col()));
            if node.row() == node.col() % 2 {
                self.text(at((-1.8, col)), 9.0, "var(--soft)", letters);
            }
            if node.col() == node.row() % 2 {
                self.text(at((row, -1.8)), 9.0, "var(--soft)", &name[letters.len()..]);
            }
        }
    }

    fn nodes(&mut self, drawing: &Drawing<'_>) {
        for node in drawing.position.free_nodes() {
            let (x, y) = node_at(node);
            self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"1.8\" fill=\"var(--soft)\"/>"));
            if drawing.kinds && drawing.trial.is_none_or(|(_, trial)| trial != node) {
                self.text((x, y + 9.0), 8.5, "var(--soft)", DiagramWord::of_kind(node.kind()).name());
            }
        }
    }

    /// Vertical's has a groove, so that the players differ without colour.
    fn connector(&mut self, player: Player, node: Node, more: &str) {
        let ends = node.dots(player).map(dot_at);
        let width = if player == Player::Vertical { 8.0 } else { 6.5 };
        self.line(ends, color(player), width, more);
        if player == Player::Vertical {
            self.line(ends, "var(--ground)", 1.8, more);
        }
    }

    fn trees(&mut self, drawing: &Drawing<'_>) {
        let Some((player, trees)) = drawing.trees else { return };
        for (tree, (color, dashes)) in
            trees.iter().zip([("var(--go)", ""), ("var(--ink)", " stroke-dasharray=\"4 6\"")])
        {
            for node in tree {
                self.line(node.dots(player).map(dot_at), color, 3.0, dashes);
            }
        }
    }

    fn dots(&mut self, position: &Position) {
        let mut drawn = std::collections::BTreeSet::new();
        for node in position.size().nodes() {
            for player in Player::ALL {
                for dot in node.dots(player) {
                    if drawn.insert((player.index(), dot.row(), dot.col())) {
                        self.dot(dot);
                    }
                }
            }
        }
    }

    fn dot(&mut self, dot: Dot) {
        let (x, y) = dot_at(dot);
        let color = color(dot.owner());
        match dot.owner() {
            Player::Horizontal => {
                self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4.6\" fill=\"{color}\"/>"));
            }
            Player::Vertical => {
                let r = 6.0;
                self.add(format_args!(
                    "<path d=\"M{x} {} L{} {y} L{x} {} L{} {y}Z\" fill=\"{color}\"/>",
                    y - r,
                    x + r,
                    y + r,
                    x - r
                ));
            }
        }
    }

    fn halos(&mut self, marking: &Marking) {
        for &(player, node, color) in &marking.halos {
            self.line(node.dots(player).map(dot_at), ink(color), 19.0, " opacity=\"0.3\"");
        }
    }

    fn marking(&mut self, marking: &Marking) {
        for &(node, color) in &marking.rings {
            self.ring(node, ink(color));
        }
        for measure in &marking.measures {
            self.measure(measure);
        }
    }

    fn ring(&mut self, node: Node, color: &str) {
        let (x, y) = node_at(node);
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2.5\"/>"
        ));
    }

    fn measure(&mut self, measure: &Measure) {
        let color = ink(measure.ink);
        let [from, to] = measure.ends.map(at);
        self.line([from, to], color, 2.5, "");
        let upright = (from.0 - to.0).abs() < (from.1 - to.1).abs();
        let tick = if upright { (5.0, 0.0) } else { (0.0, 5.0) };
        for end in [from, to] {
            let ends = [(end.0 - tick.0, end.1 - tick.1), (end.0 + tick.0, end.1 + tick.1)];
            self.line(ends, color, 2.5, "");
        }
        // On the line, where no dot can be; below a line of no length.
        let beside = if from == to { 12.0 } else { 0.0 };
        let (x, y) = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1) + beside);
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"7.5\" fill=\"var(--ground)\"/>"));
        self.text((x, y), 12.0, color, &measure.label);
    }

    fn trial(&mut self, drawing: &Drawing<'_>) {
        let Some((player, node)) = drawing.trial else { return };
        self.ring(node, "var(--go)");
        let (x, y) = node_at(node);
        self.text((x, y + 20.0), 10.0, "var(--go)", msg::if_played_here(player));
    }
}
