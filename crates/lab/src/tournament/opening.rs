//! Openings: games of a tournament begin with a few random moves, so that players without noise do not repeat one
//! game.
//!
//! The openings of a board are pairwise different, by position and first player. Openings are equal if a
//! reflection of the board from left to right or from top to bottom turns one into the other: it preserves
//! players, edges, and major and minor nodes. On a square board, exchanging rows and columns exchanges the
//! players, so the opening with players and first player exchanged is equal too.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::seed::Seed;
use span_it_core::text::humanize::counted;

use super::PlanError;
use super::rng::{Purpose, Rng};

/// The beginning of both games of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The first player; alternates from pair to pair.
    pub first: Player,
    /// The moves of both players.
    pub moves: Vec<Node>,
}

impl Opening {
    /// The game after this opening of the board.
    pub(crate) fn game(&self, size: BoardSize) -> Referee {
        let mut referee = Referee::new(size, self.first);
        for &mv in &self.moves {
            let played = referee.play(mv, MoveNote::default());
            debug_assert!(played.is_ok(), "the moves of an opening are legal");
        }
        referee
    }
}

/// Maximum number of moves of an opening: no player has enough connectors for a winning path.
pub(crate) const fn most_plies(size: BoardSize) -> u16 {
    let shorter = if size.rows() < size.cols() { size.rows() } else { size.cols() };
    2 * (shorter as u16 - 1)
}

/// The number of different openings of a board, at most `u32::MAX`.
pub fn count(size: BoardSize, plies: u16) -> u32 {
    let classes = classes(size, usize::from(plies));
    let both_firsts = if size.is_square() { classes } else { 2.0 * classes };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast of doubles saturates"
    )]
    let count = both_firsts.round() as u32;
    count
}

/// The first `pairs` openings of a board for a tournament with this seed. A longer list starts with the shorter
/// one.
///
/// # Errors
/// The openings are too long, or the board has too few.
pub fn openings(size: BoardSize, plies: u16, pairs: u32, seed: Seed) -> Result<Vec<Opening>, PlanError> {
    openings_until(size, plies, pairs, seed, &Stop::default()).map(Option::unwrap_or_default)
}

/// Like [`openings`]; `None` if cancelled, as a million openings of a large board take most of a minute.
pub(super) fn openings_until(
    size: BoardSize,
    plies: u16,
    pairs: u32,
    seed: Seed,
    stop: &Stop,
) -> Result<Option<Vec<Opening>>, PlanError> {
    check(size, plies, pairs)?;
    let mut rng = Rng::new(
        seed,
        Purpose::Openings,
        &[u64::from(size.rows()), u64::from(size.cols()), u64::from(plies)],
    );
    let symmetries = Symmetries::new(size);
    let mut seen = HashSet::new();
    let next = |pair: u32| {
        let first = if pair.is_multiple_of(2) { Player::Horizontal } else { Player::Vertical };
        loop {
            let opening = draw(size, first, plies, &mut rng);
            // `check` ensures that the loop ends.
            if stop.is_cancelled() {
                return None;
            }
            if seen.insert(symmetries.fingerprint(&opening)) {
                return Some(opening);
            }
        }
    };
    Ok((0..pairs).map(next).collect())
}

/// Checks that a board has this many openings.
///
/// # Errors
/// As [`openings`].
pub fn check(size: BoardSize, plies: u16, pairs: u32) -> Result<(), PlanError> {
    let most = most_plies(size);
    if plies > most {
        let plies = counted(plies, "move", "moves");
        return Err(PlanError(format!(
            "openings of {plies} on a {size} board: expected at most {most}, so that no player can win in them"
        )));
    }
    let available = count(size, plies);
    if pairs > available {
        let (pairs, plies) = (counted(pairs, "pair", "pairs"), counted(plies, "move", "moves"));
        let available = counted(available, "opening", "openings");
        return Err(PlanError(format!(
            "{pairs} on a {size} board: it has {available} of {plies}, mirror images counted once; expected at most \
             that many pairs, or longer openings"
        )));
    }
    Ok(())
}

/// A random opening.
fn draw(size: BoardSize, first: Player, plies: u16, rng: &mut Rng) -> Opening {
    let mut position = Position::empty(size, first);
    let mut moves = Vec::with_capacity(usize::from(plies));
    while moves.len() < usize::from(plies) {
        let free = size.node_count() - moves.len();
        let Some(mv) = position.free_nodes().nth(rng.below(free)) else { break };
        position = position.after(mv);
        moves.push(mv);
    }
    Opening { first, moves }
}

/// The symmetries of a board, each as a map of node indices.
struct Symmetries {
    size: BoardSize,
    maps: Vec<Vec<u16>>,
}

impl Symmetries {
    fn new(size: BoardSize) -> Self {
        let (down, right) = (size.grid_rows() - 1, size.grid_cols() - 1);
        let map = |flip_rows: bool, flip_cols: bool| {
            let flip = |node: Node| {
                let row = if flip_rows { down - node.row() } else { node.row() };
                let col = if flip_cols { right - node.col() } else { node.col() };
                // The last row and column are even, so the result is a node.
                Node::new(row, col).map_or(0, |node| index(size, node))
            };
            size.nodes().map(flip).collect()
        };
        let maps = vec![map(false, false), map(false, true), map(true, false), map(true, true)];
        Self { size, maps }
    }

    /// Equal for equal openings only.
    fn fingerprint(&self, opening: &Opening) -> Vec<u16> {
        let exchange = self.size.is_square() && opening.first == Player::Vertical;
        let place = |node: Node| {
            let swapped = if exchange { Node::new(node.col(), node.row()) } else { None };
            index(self.size, swapped.unwrap_or(node))
        };
        let places: Vec<u16> = opening.moves.iter().map(|&node| place(node)).collect();
        let first = if exchange { Player::Horizontal } else { opening.first };
        let seen = self.maps.iter().map(|map| {
            // The first player's nodes get even numbers.
            let owned = places.iter().zip([0, 1].into_iter().cycle());
            let mut nodes: Vec<u16> =
                owned.map(|(&place, owner)| 2 * map[usize::from(place)] + owner).collect();
            nodes.sort_unstable();
            nodes.push(u16::from(first == Player::Vertical));
            nodes
        });
        seen.min().unwrap_or_default()
    }
}

/// The index of a node in row-major order.
fn index(size: BoardSize, node: Node) -> u16 {
    u16::try_from(size.index_of(node)).unwrap_or(u16::MAX)
}

/// The number of different positions after this many moves with a given first player.
// CITE: Burnside's lemma: the number is the mean, over the symmetries, of the positions that each preserves.
fn classes(size: BoardSize, plies: usize) -> f64 {
    let (firsts, seconds) = (plies.div_ceil(2), plies / 2);
    let maps = Symmetries::new(size).maps;
    let fixed = |map: &Vec<u16>| {
        let still = (0..).zip(map).filter(|&(from, &to): &(u16, _)| from == to).count();
        unchanged(still, (map.len() - still) / 2, firsts, seconds)
    };
    maps.iter().map(fixed).sum::<f64>() / maps.len() as f64
}

/// In how many ways two players can own this many nodes, if some nodes are single and the others form twos with
/// one owner.
fn unchanged(single: usize, twos: usize, firsts: usize, seconds: usize) -> f64 {
    let singles = |nodes: usize| (nodes % 2..=nodes.min(single)).step_by(2);
    let ways = |(a, b): (usize, usize)| {
        let (a_twos, b_twos) = ((firsts - a) / 2, (seconds - b) / 2);
        choose(single, a)
            * choose(single.saturating_sub(a), b)
            * choose(twos, a_twos)
            * choose(twos.saturating_sub(a_twos), b_twos)
    };
    singles(firsts).flat_map(|a| singles(seconds).map(move |b| (a, b))).map(ways).sum()
}

/// The binomial coefficient, exact up to 2^53.
fn choose(n: usize, k: usize) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, i| ways * (n - i) as f64 / (i + 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(rows: usize, cols: usize) -> BoardSize {
        BoardSize::new(rows, cols).unwrap()
    }

    /// Counts all openings by enumeration.
    fn enumerated(size: BoardSize, plies: u16) -> usize {
        let symmetries = Symmetries::new(size);
        let mut seen = HashSet::new();
        for first in Player::ALL {
            let mut lines = vec![Vec::new()];
            for _ in 0..plies {
                let longer = |line: Vec<Node>| {
                    let free = size.nodes().filter(|node| !line.contains(node)).collect::<Vec<_>>();
                    free.into_iter().map(move |node| [line.clone(), vec![node]].concat())
                };
                lines = lines.into_iter().flat_map(longer).collect();
            }
            seen.extend(lines.into_iter().map(|moves| symmetries.fingerprint(&Opening { first, moves })));
        }
        seen.len()
    }

    #[test]
    fn count_agrees_with_enumeration() {
        for (rows, cols, most) in [(3, 3, 4), (3, 4, 3), (4, 3, 3), (5, 5, 2), (4, 6, 2)] {
            for plies in 0..=most {
                let size = size(rows, cols);
                assert_eq!(count(size, plies) as usize, enumerated(size, plies), "{size}, {plies} moves");
            }
        }
    }

    #[test]
    fn draws_every_opening_once() {
        let all = openings(size(3, 3), 2, count(size(3, 3), 2), Seed::default()).unwrap();
        let symmetries = Symmetries::new(size(3, 3));
        let distinct: HashSet<_> = all.iter().map(|opening| symmetries.fingerprint(opening)).collect();
        assert_eq!(distinct.len(), all.len());
        assert!(all.iter().step_by(2).all(|opening| opening.first == Player::Horizontal));
        assert!(all.iter().skip(1).step_by(2).all(|opening| opening.first == Player::Vertical));
    }

    #[test]
    fn a_longer_list_starts_with_the_shorter() {
        let draw = |pairs, seed| openings(size(6, 6), 4, pairs, Seed::new(seed).unwrap()).unwrap();
        assert_eq!(draw(40, 7), draw(100, 7)[..40]);
        assert_ne!(draw(40, 7), draw(40, 8));
    }

    #[test]
    fn mirrored_and_swapped_openings_are_equal() {
        let fingerprint = |rows, cols, first, names: &[&str]| {
            let moves = names.iter().map(|name| name.parse().unwrap()).collect();
            Symmetries::new(size(rows, cols)).fingerprint(&Opening { first, moves })
        };
        let (h, v) = (Player::Horizontal, Player::Vertical);
        let given = fingerprint(4, 4, h, &["a1", "b2", "c3"]);
        // Another order, and the reflections.
        for alike in [["c3", "b2", "a1"], ["g1", "f2", "e3"], ["a7", "b6", "c5"], ["g7", "f6", "e5"]] {
            assert_eq!(fingerprint(4, 4, h, &alike), given);
        }
        assert_eq!(fingerprint(4, 4, h, &["c1", "a5"]), fingerprint(4, 4, v, &["a3", "e1"]));
        assert_ne!(fingerprint(4, 4, h, &["c1", "a5"]), fingerprint(4, 4, h, &["a3", "e1"]));
        assert_ne!(fingerprint(4, 4, h, &["a1", "c3"]), fingerprint(4, 4, h, &["c3", "a1"]));
        assert_ne!(fingerprint(4, 5, h, &["c1", "a5"]), fingerprint(4, 5, v, &["a3", "e1"]));
    }

    #[test]
    fn refusals_state_the_limit() {
        let message =
            |plies, pairs| openings(size(3, 4), plies, pairs, Seed::default()).unwrap_err().to_string();
        let long =
            "openings of 5 moves on a 3 x 4 board: expected at most 4, so that no player can win in them";
        assert_eq!(message(5, 1), long);
        assert_eq!(openings(size(3, 4), 0, 2, Seed::default()).unwrap().len(), 2);
        let few = message(1, 1000);
        assert!(
            few.starts_with("1000 pairs on a 3 x 4 board: it has 12 openings of 1 move, mirror"),
            "{few}"
        );
        assert_eq!(count(size(20, 20), 38), u32::MAX);
    }
}
