//! How a player plays: what the moves do, whether or not they keep a win.

use serde::{Deserialize, Serialize};
use span_it_core::board::{Node, Player, Position, paths};
use span_it_core::personality::ladder;
use span_it_core::share::Share;

use crate::truth::Ways;

/// Moves from which a style is shown.
const SHOWN_FROM: u32 = 30;

/// The five words of a style: runs, spreads, blocks, plans and luck.
pub type Words = [Share; 5];

/// Counts of a player's moves. A move can count more than once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Style {
    /// All moves.
    pub moves: u32,
    /// Moves that shorten the player's way.
    pub runs: u32,
    /// Moves that begin a new path of the player.
    pub spreads: u32,
    /// Moves that lengthen the opponent's way.
    pub blocks: u32,
    /// Moves that neither shorten the one nor lengthen the other.
    pub idle: u32,
}

impl Style {
    /// The style of `you` in a game. Moves after an illegal one are left out.
    pub fn of_game(start: &Position, moves: &[Node], you: Player) -> Self {
        let (mut style, mut position) = (Self::default(), start.clone());
        for &mv in moves {
            if !position.is_free(mv) {
                break;
            }
            let after = position.after(mv);
            if position.to_move() == you {
                style.count(&position, &after, mv);
            }
            position = after;
        }
        style
    }

    fn count(&mut self, before: &Position, after: &Position, mv: Node) {
        let ways = Ways::new(before);
        let (runs, blocks) = (ways.shortens(mv), ways.lengthens_by(mv) > 0);
        let you = before.to_move();
        self.moves += 1;
        self.runs += u32::from(runs);
        self.spreads += u32::from(paths(after, you).len() > paths(before, you).len());
        self.blocks += u32::from(blocks);
        self.idle += u32::from(!runs && !blocks);
    }

    /// The sum of two.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            moves: self.moves.saturating_add(other.moves),
            runs: self.runs.saturating_add(other.runs),
            spreads: self.spreads.saturating_add(other.spreads),
            blocks: self.blocks.saturating_add(other.blocks),
            idle: self.idle.saturating_add(other.idle),
        }
    }

    /// Whether there are enough moves to show it.
    pub const fn is_shown(&self) -> bool {
        self.moves >= SHOWN_FROM
    }

    /// The five words of these moves. Plans is the share of wins kept before the endgame, as a win that is not near needs
    /// looking ahead.
    pub fn words(&self, phases: [Share; 3]) -> Words {
        let part = |part| Share { part, whole: self.moves };
        let plans = phases[..2].iter().copied().sum();
        [part(self.runs), part(self.spreads), part(self.blocks), plans, part(self.idle)]
    }
}

/// The built-in personality whose style comes nearest, with its words.
pub fn nearest(words: &Words) -> Option<(&'static str, [f64; 5])> {
    let rows = ladder::builtin().measured.iter();
    let measured = rows.filter_map(|row| Some((row.name.as_str(), row.strength.style?)));
    let distance = |other: &[f64; 5]| -> f64 {
        let values = words.iter().zip(other).filter_map(|(word, other)| Some(word.value()? - other));
        values.map(|difference| difference * difference).sum()
    };
    measured.min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_the_moves_do() {
        let start: Position = ".../../.../../... h".parse().unwrap();
        let moves = ["a3", "e1", "c3", "a1", "a5"].map(|node| node.parse().unwrap());
        let style = Style::of_game(&start, &moves, Player::Horizontal);
        assert_eq!((style.moves, style.runs, style.spreads, style.idle), (3, 2, 2, 1));
        assert_eq!(style.and(style).moves, 6);
    }
}
