//! A small game that shows the rule: the players connect dots in turn until one path joins two edges.

use egui::{Pos2, Rect, Stroke, StrokeKind, Ui};

use crate::app::board::geometry::Geometry;
use crate::app::board::paint::{bar, capsule};
use crate::app::ui::icons::diamond;
use crate::app::ui::theme::{Palette, mix};
use span_it_core::board::{BoardSize, Dot, Node, Player};

/// On 3 x 3. Horizontal moves first and wins with the last move.
const MOVES: [(u8, u8); 7] = [(2, 0), (2, 2), (3, 1), (0, 2), (4, 2), (3, 3), (4, 4)];

// Durations, in seconds.
const EMPTY_TIME: f64 = 0.8;
const MOVE_TIME: f64 = 0.55;
const GROW_TIME: f64 = 0.3;
const WON_TIME: f64 = 2.0;

/// It is shown this many times, and then stays.
const ROUNDS: f64 = 2.0;

/// The time of one round.
fn round_time() -> f64 {
    EMPTY_TIME + MOVE_TIME * MOVES.len() as f64 + WON_TIME
}

/// Whether the picture still changes after this time.
pub(crate) fn is_moving(elapsed: f64) -> bool {
    elapsed < ROUNDS * round_time() - WON_TIME
}

/// The time within the round that is shown.
fn shown(elapsed: f64) -> f64 {
    if is_moving(elapsed) { elapsed % round_time() } else { round_time() }
}

/// How much of this move is drawn, 0..=1.
fn grown(shown: f64, index: usize) -> f32 {
    let since = shown - EMPTY_TIME - MOVE_TIME * index as f64;
    #[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
    let share = (since / GROW_TIME).clamp(0.0, 1.0) as f32;
    share * (2.0 - share)
}

/// Paints the game `elapsed` seconds after its start. Does not request a frame.
pub(crate) fn paint(ui: &Ui, rect: Rect, elapsed: f64) {
    let Ok(size) = BoardSize::square(3) else { return };
    let demo = Demo { ui, palette: Palette::of(ui), geometry: Geometry::fit(rect, size, false) };
    let shown = shown(elapsed);
    let is_won = grown(shown, MOVES.len() - 1) >= 1.0;
    demo.ground();
    demo.rails();
    demo.free_nodes(shown);
    for (index, (row, col)) in MOVES.into_iter().enumerate() {
        let Some(node) = Node::new(row, col) else { continue };
        let player = if index % 2 == 0 { Player::Horizontal } else { Player::Vertical };
        let share = if is_won && player == Player::Vertical { 0.4 } else { 1.0 };
        demo.connector(player, node, grown(shown, index), share);
    }
    demo.dots();
}

struct Demo<'a> {
    ui: &'a Ui,
    palette: &'a Palette,
    geometry: Geometry,
}

impl Demo<'_> {
    fn units(&self, units: f32) -> f32 {
        units * self.geometry.unit()
    }

    fn ground(&self) {
        let radius = self.palette.corner(8);
        let border = Stroke::new(1.0, self.palette.line);
        let painter = self.ui.painter();
        painter.rect(self.geometry.ground(), radius, self.palette.board, border, StrokeKind::Inside);
    }

    fn rails(&self) {
        let last = f32::from(self.geometry.size().grid_rows()) - 1.0;
        let width = self.units(0.24);
        for player in Player::ALL {
            for across in [-1.6, last + 1.6] {
                let ends = [-0.2, last + 0.2].map(|along| match player {
                    Player::Horizontal => self.geometry.at(along, across),
                    Player::Vertical => self.geometry.at(across, along),
                });
                capsule(self.ui.painter(), ends, width, self.palette.side(player).graphic);
                self.groove(player, ends, 0.08);
            }
        }
    }

    fn free_nodes(&self, shown: f64) {
        let stroke = Stroke::new(1.0, self.palette.ctrl);
        for node in self.geometry.size().nodes() {
            let index = MOVES.iter().position(|&(row, col)| (row, col) == (node.row(), node.col()));
            if index.is_none_or(|index| grown(shown, index) <= 0.0) {
                self.ui.painter().circle_stroke(self.geometry.node(node), self.units(0.24), stroke);
            }
        }
    }

    fn connector(&self, player: Player, node: Node, grown: f32, share: f32) {
        let middle = self.geometry.node(node);
        if grown <= 0.0 {
            return;
        }
        let ends = node.dots(player).map(|dot| middle + (self.geometry.dot(dot) - middle) * grown);
        let color = mix(self.palette.board, self.palette.side(player).graphic, share);
        capsule(self.ui.painter(), ends, self.units(0.34), color);
        self.groove(player, ends, 0.1);
    }

    /// Lines of Vertical have a groove.
    fn groove(&self, player: Player, ends: [Pos2; 2], width: f32) {
        if player == Player::Vertical {
            bar(self.ui.painter(), ends, self.units(width), self.palette.board);
        }
    }

    fn dots(&self) {
        for node in self.geometry.size().nodes() {
            for player in Player::ALL {
                for dot in node.dots(player) {
                    self.dot(dot);
                }
            }
        }
    }

    fn dot(&self, dot: Dot) {
        let (center, color) = (self.geometry.dot(dot), self.palette.side(dot.owner()).graphic);
        match dot.owner() {
            Player::Horizontal => {
                self.ui.painter().circle_filled(center, self.units(0.26), color);
            }
            Player::Vertical => {
                self.ui.painter().add(diamond(center, self.units(0.34), color));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::Position;
    use span_it_core::board::path_of;

    #[test]
    fn shows_a_legal_game_that_horizontal_wins() {
        let mut position = Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal);
        for (index, (row, col)) in MOVES.into_iter().enumerate() {
            let node = Node::new(row, col).unwrap();
            assert!(position.is_free(node));
            position = position.after(node);
            let wins = path_of(&position, node).unwrap().is_winner();
            assert_eq!(wins, index == MOVES.len() - 1, "{node}");
        }
    }

    #[test]
    fn rests_after_its_rounds() {
        assert!(is_moving(0.0) && is_moving(round_time()));
        assert!(!is_moving(ROUNDS * round_time()));
        assert_eq!(grown(shown(0.0), 0).to_bits(), 0.0_f32.to_bits());
        assert_eq!(grown(shown(1e9), MOVES.len() - 1).to_bits(), 1.0_f32.to_bits());
    }
}
