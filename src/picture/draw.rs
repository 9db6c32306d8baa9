//! Draws a picture as shapes, in the proportions of the window (`docs/interface.md, "Board"`).

use crate::picture::colors::{Colors, Rgb};
use crate::picture::shape::{Drawing, Line, Point, Shape, Subject};
use crate::picture::signs::Signs;
use crate::picture::{Annotation, Ink, Picture};
use span_it_core::board::{Dot, Node, Player, paths};

/// From the outer nodes to the edge of the board.
const GROUND: f32 = 1.95;
/// Around the board: with and without coordinates.
const AROUND: [f32; 2] = [0.8, 0.3];
/// The colour that is left of connectors of an earlier position, of the winner's beside the winning path, and of the
/// loser's.
const EARLIER: f32 = 0.5;
const WINNER: f32 = 0.6;
const LOSER: f32 = 0.35;

pub(super) fn drawing(picture: &Picture, colors: &Colors) -> Drawing {
    let size = picture.position.size();
    let around = AROUND[usize::from(!picture.coordinates)];
    let margin = GROUND + around;
    let side = |count: u8| f32::from(count) - 1.0 + 2.0 * margin;
    let whole = (side(size.grid_cols()), side(size.grid_rows()));
    let mut board = Board {
        picture,
        colors,
        margin,
        crossing: crossing(picture),
        drawing: Drawing { size: whole, groups: Vec::new() },
    };
    board.ground(around);
    board.rails();
    board.coordinates(around);
    board.free_nodes();
    board.halos();
    board.connectors();
    board.trees();
    board.hint();
    board.dots();
    board.signs();
    board.annotations();
    board.drawing
}

/// The winner, and the nodes of the shortest winning path.
fn crossing(picture: &Picture) -> Option<(Player, Vec<Node>)> {
    let position = &picture.position;
    let all = Player::ALL.into_iter().flat_map(|player| paths(position, player));
    let won = all.map(|path| (path.owner(), path.crossing(position.size())));
    won.into_iter().find(|(_, nodes)| !nodes.is_empty())
}

struct Board<'a> {
    picture: &'a Picture,
    colors: &'a Colors,
    margin: f32,
    crossing: Option<(Player, Vec<Node>)>,
    drawing: Drawing,
}

impl Board<'_> {
    fn at(&self, row: f32, col: f32) -> Point {
        (col + self.margin, row + self.margin)
    }

    fn node(&self, node: Node) -> Point {
        self.at(f32::from(node.row()), f32::from(node.col()))
    }

    fn dot(&self, dot: Dot) -> Point {
        self.at(f32::from(dot.row()), f32::from(dot.col()))
    }

    fn line(&mut self, ends: [Point; 2], line: Line) {
        self.drawing.put(Shape::Lines { points: ends.to_vec(), line });
    }

    fn ground(&mut self, around: f32) {
        let (width, height) = self.drawing.size;
        let whole = Shape::Rect {
            at: (0.0, 0.0),
            size: (width, height),
            radius: 0.0,
            fill: self.colors.table,
            border: None,
        };
        let board = Shape::Rect {
            at: (around, around),
            size: (width - 2.0 * around, height - 2.0 * around),
            radius: 0.55,
            fill: self.colors.board,
            border: Some(Line::new(self.colors.line, 0.03)),
        };
        self.drawing.add(Subject::Other, vec![whole, board]);
    }

    /// The row and the column of the last nodes.
    fn last(&self) -> Point {
        let size = self.picture.position.size();
        (f32::from(size.grid_rows()) - 1.0, f32::from(size.grid_cols()) - 1.0)
    }

    fn rails(&mut self) {
        let (bottom, right) = self.last();
        let [horizontal, vertical] = self.colors.sides;
        for col in [-1.5, right + 1.5] {
            self.line([self.at(-0.25, col), self.at(bottom + 0.25, col)], Line::round(horizontal, 0.17));
        }
        for row in [-1.5, bottom + 1.5] {
            self.line([self.at(row, -0.25), self.at(row, right + 0.25)], Line::round(vertical, 0.17));
            let groove = Line::new(self.colors.board, 0.05);
            self.line([self.at(row, -0.2), self.at(row, right + 0.2)], groove);
        }
    }

    /// Left and above.
    fn coordinates(&mut self, around: f32) {
        if !self.picture.coordinates {
            return;
        }
        let (color, middle) = (self.colors.soft, around / 2.0);
        for node in self.picture.position.size().nodes() {
            let (name, (x, y)) = (node.to_string(), self.node(node));
            let (letters, number) = name.split_at(name.trim_end_matches(|c: char| c.is_ascii_digit()).len());
            let label = |center, text: &str| Shape::Text { center, size: 0.38, color, text: text.to_owned() };
            if is_first(node.row(), node.col()) {
                self.drawing.put(label((x, middle), letters));
            }
            if is_first(node.col(), node.row()) {
                self.drawing.put(label((middle, y), number));
            }
        }
    }

    fn free_nodes(&mut self) {
        for node in self.picture.position.free_nodes() {
            let point = Shape::Circle {
                center: self.node(node),
                radius: 0.07,
                fill: Some(self.colors.ctrl),
                border: None,
            };
            self.drawing.add(Subject::FreeNode(node), vec![point]);
        }
    }

    /// Around the last move and the winning path.
    fn halos(&mut self) {
        let last = self.picture.last_move;
        let last = last.and_then(|node| Some((self.picture.position.owner(node)?, node)));
        let lit =
            self.crossing.clone().map(|(winner, nodes)| nodes.into_iter().map(move |node| (winner, node)));
        for (player, node) in last.into_iter().chain(lit.into_iter().flatten()) {
            let color = self.colors.board.mixed(self.colors.side(player), 0.2);
            self.line(node.dots(player).map(|dot| self.dot(dot)), Line::round(color, 0.58));
        }
        self.annotated_halos();
    }

    fn connectors(&mut self) {
        let position = &self.picture.position;
        for player in Player::ALL {
            for node in position.nodes_of(player) {
                let (share, thick) = self.look(player, node);
                let color = self.colors.board.mixed(self.colors.side(player), share);
                let shapes = self.connector(player, node, color, thick);
                self.drawing.add(Subject::Connector(player, node), shapes);
            }
        }
    }

    /// The share of a connector's colour, and its thickness.
    fn look(&self, player: Player, node: Node) -> (f32, f32) {
        let is_earlier = self.picture.earlier.as_ref().is_some_and(|earlier| earlier.owner(node).is_some());
        let (share, thick) = match &self.crossing {
            Some((_, nodes)) if nodes.contains(&node) => (1.0, 1.4),
            Some((winner, _)) if *winner == player => (WINNER, 1.0),
            Some(_) => (LOSER, 1.0),
            None => (1.0, 1.0),
        };
        (if is_earlier { share * EARLIER } else { share }, thick)
    }

    /// Vertical's has a groove, so that the players differ without colour.
    fn connector(&self, player: Player, node: Node, color: Rgb, thick: f32) -> Vec<Shape> {
        let [from, to] = node.dots(player).map(|dot| self.dot(dot));
        let width = if player == Player::Vertical { 0.26 } else { 0.21 };
        let lines = |ends: [Point; 2], line| Shape::Lines { points: ends.to_vec(), line };
        let mut shapes = vec![lines([from, to], Line::round(color, width * thick))];
        if player == Player::Vertical {
            // A connector is along a row or a column.
            let inset =
                |from: f32, to: f32| if (to - from).abs() > 0.5 { 0.3_f32.copysign(to - from) } else { 0.0 };
            let (dx, dy) = (inset(from.0, to.0), inset(from.1, to.1));
            let groove = [(from.0 + dx, from.1 + dy), (to.0 - dx, to.1 - dy)];
            shapes.push(lines(groove, Line::new(self.colors.board, 0.06 * thick)));
        }
        shapes
    }

    fn trees(&mut self) {
        for branch in &self.picture.trees {
            let ends = branch.node.dots(branch.player).map(|dot| self.dot(dot));
            let line = if branch.is_second {
                // Seven equal pieces of two units, so that a dash touches each end.
                Line { dash: Some(2.0 / 7.0), ..Line::new(self.colors.ink, 0.1) }
            } else {
                Line::round(self.colors.go, 0.1)
            };
            self.line(ends, line);
        }
    }

    fn hint(&mut self) {
        if let Some((player, node)) = self.picture.hint {
            let color = self.colors.board.mixed(self.colors.side(player), 0.5);
            let shapes = self.connector(player, node, color, 1.0);
            self.drawing.add(Subject::Other, shapes);
        }
    }

    fn dots(&mut self) {
        let size = self.picture.position.size();
        let mut drawn = Player::ALL.map(|player| vec![false; size.dot_count(player)]);
        for node in size.nodes() {
            for player in Player::ALL {
                for dot in node.dots(player) {
                    if !std::mem::replace(&mut drawn[player.index()][size.dot_index(dot)], true) {
                        let shape = self.dot_shape(dot);
                        self.drawing.put(shape);
                    }
                }
            }
        }
    }

    fn dot_shape(&self, dot: Dot) -> Shape {
        let (x, y) = self.dot(dot);
        let share = match &self.crossing {
            Some((winner, nodes)) if nodes.iter().any(|node| node.dots(*winner).contains(&dot)) => 1.0,
            Some((winner, _)) if *winner == dot.owner() => WINNER,
            Some(_) => LOSER,
            None => 1.0,
        };
        let fill = self.colors.board.mixed(self.colors.side(dot.owner()), share);
        match dot.owner() {
            Player::Horizontal => {
                Shape::Circle { center: (x, y), radius: 0.16, fill: Some(fill), border: None }
            }
            Player::Vertical => {
                let half = 0.205;
                let points = vec![(x, y - half), (x + half, y), (x, y + half), (x - half, y)];
                Shape::Polygon { points, fill }
            }
        }
    }

    fn signs(&mut self) {
        let signs = Signs { colors: self.colors };
        let mut shapes = Vec::new();
        for weight in &self.picture.weights {
            shapes.extend(signs.weight(self.node(weight.node), weight));
        }
        if let Some((_, node)) = self.picture.hint {
            shapes.extend(signs.hint(self.node(node)));
        }
        for &(node, mark) in &self.picture.marks {
            let is_hot = self.picture.weights.iter().any(|weight| weight.node == node);
            shapes.extend(signs.mark(self.node(node), mark, is_hot));
        }
        self.drawing.add(Subject::Other, shapes);
    }
}

/// Whether a node is the first of its column, or, with the arguments exchanged, of its row.
const fn is_first(row: u8, col: u8) -> bool {
    row == 0 || (row == 1 && col % 2 == 1)
}

impl Board<'_> {
    fn ink(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Program => self.colors.go,
            Ink::Trial => self.colors.trial,
            Ink::Side(player) => self.colors.side(player),
        }
    }

    /// Below the connectors.
    fn annotated_halos(&mut self) {
        let picture = self.picture;
        for annotation in &picture.annotations {
            if let Annotation::Halo(player, node, ink) = annotation {
                let line = Line::round(self.colors.board.mixed(self.ink(*ink), 0.3), 0.63);
                self.line(node.dots(*player).map(|dot| self.dot(dot)), line);
            }
        }
    }

    /// Everything but the halos.
    fn annotations(&mut self) {
        let picture = self.picture;
        for annotation in &picture.annotations {
            match annotation {
                Annotation::Halo(..) => {}
                Annotation::Ring(node, ink) => {
                    let border = Some(Line::new(self.ink(*ink), 0.08));
                    let center = self.node(*node);
                    self.drawing.put(Shape::Circle { center, radius: 0.4, fill: None, border });
                }
                Annotation::Measure { ends, label, ink } => self.measure(*ends, label, self.ink(*ink)),
                Annotation::Text { at, text } => {
                    let (center, color) = (self.at(at.0, at.1), self.colors.soft);
                    self.drawing.put(Shape::Text { center, size: 0.28, color, text: text.clone() });
                }
                Annotation::Label { at, text } => self.label(self.at(at.0, at.1), text, 0.34, self.colors.go),
            }
        }
    }

    fn measure(&mut self, ends: [(f32, f32); 2], label: &str, color: Rgb) {
        let [from, to] = ends.map(|(row, col)| self.at(row, col));
        self.line([from, to], Line::round(color, 0.08));
        let is_upright = (from.0 - to.0).abs() < (from.1 - to.1).abs();
        let (x, y) = if is_upright { (0.17, 0.0) } else { (0.0, 0.17) };
        for end in [from, to] {
            self.line([(end.0 - x, end.1 - y), (end.0 + x, end.1 + y)], Line::round(color, 0.08));
        }
        // On the line, where no dot can be; below a line of no length.
        let beside = if from == to { 0.4 } else { 0.0 };
        let center = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1) + beside);
        self.label(center, label, 0.4, color);
    }

    fn label(&mut self, center: Point, text: &str, size: f32, color: Rgb) {
        #[expect(clippy::cast_precision_loss, reason = "a label is short")]
        let width = (text.chars().count() as f32 * 0.54 + 0.3) * size;
        let at = (center.0 - width / 2.0, center.1 - size / 2.0);
        let ground =
            Shape::Rect { at, size: (width, size), radius: 0.1, fill: self.colors.board, border: None };
        self.drawing.put(ground);
        self.drawing.put(Shape::Text { center, size, color, text: text.to_owned() });
    }
}
