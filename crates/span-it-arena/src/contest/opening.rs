//! Openings: a contest's games begin with a few moves made at random, so that players without luck of
//! their own do not repeat one game.
//!
//! No two openings of a board are alike. Alike are those that a mirror turns into each other, from left
//! to right or from top to bottom: players, edges, major and minor nodes stay what they are. On a square
//! board the swap of rows and columns makes Horizontal's board Vertical's, so the opening with players
//! and first mover exchanged is alike too. What is compared is the position and who is to move, not the
//! order of the moves.

use std::collections::HashSet;

use thiserror::Error;

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::seed::Seed;
use span_it_core::text::humanize::counted;

use super::luck::{Luck, Purpose};

/// How the games of a pair begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Who makes the first move: each player in every other pair.
    pub first: Player,
    /// The moves, in turns.
    pub moves: Vec<Node>,
}

/// Why there are no such openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// A player could have won within the opening.
    #[error(
        "openings of {} on a {size} board: expected at most {most}, so that nobody has won yet",
        counted(*.plies, "move", "moves")
    )]
    TooLong {
        /// The board.
        size: BoardSize,
        /// Moves asked for.
        plies: u16,
        /// Moves there may be.
        most: u16,
    },
    /// More were asked for than there are.
    #[error(
        "{} on a {size} board: it has {} of {}, those that mirror each other counted once; expected at most \
         so many pairs, or longer openings",
        counted(*.pairs, "pair", "pairs"), counted(*.there_are, "opening", "openings"), counted(*.plies, "move", "moves")
    )]
    TooFew {
        /// The board.
        size: BoardSize,
        /// Moves of an opening.
        plies: u16,
        /// Openings asked for.
        pairs: u32,
        /// Openings that there are.
        there_are: u32,
    },
}

/// The most moves that an opening may have: so many that nobody has connectors enough to have won.
pub const fn most_plies(size: BoardSize) -> u16 {
    let shorter = if size.rows() < size.cols() { size.rows() } else { size.cols() };
    2 * (shorter as u16 - 1)
}

/// How many openings a board has, those that are alike counted once; at most `u32::MAX`.
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

/// The first `pairs` openings of a board for a contest of this seed. A longer list begins with the
/// shorter.
///
/// # Errors
/// The board has no openings that long, or not so many.
pub fn openings(size: BoardSize, plies: u16, pairs: u32, seed: Seed) -> Result<Vec<Opening>, OpeningError> {
    openings_until(size, plies, (pairs, seed), &Stop::default()).map(Option::unwrap_or_default)
}

/// The same, or none once the stop is cancelled: a million of a large board take most of a minute.
pub(super) fn openings_until(
    size: BoardSize,
    plies: u16,
    (pairs, seed): (u32, Seed),
    stop: &Stop,
) -> Result<Option<Vec<Opening>>, OpeningError> {
    check(size, plies, pairs)?;
    let mut luck = Luck::new(
        seed,
        Purpose::Openings,
        &[u64::from(size.rows()), u64::from(size.cols()), u64::from(plies)],
    );
    let mirrors = Mirrors::new(size);
    let mut seen = HashSet::new();
    let next = |pair: u32| {
        let first = if pair.is_multiple_of(2) { Player::Horizontal } else { Player::Vertical };
        loop {
            let opening = draw(size, first, plies, &mut luck);
            // There is always another: `check` has counted them.
            if stop.is_cancelled() {
                return None;
            }
            if seen.insert(mirrors.fingerprint(&opening)) {
                return Some(opening);
            }
        }
    };
    Ok((0..pairs).map(next).collect())
}

/// Whether a board has so many openings.
///
/// # Errors
/// As [`openings`].
pub fn check(size: BoardSize, plies: u16, pairs: u32) -> Result<(), OpeningError> {
    let most = most_plies(size);
    if plies > most {
        return Err(OpeningError::TooLong { size, plies, most });
    }
    let there_are = count(size, plies);
    if pairs > there_are {
        return Err(OpeningError::TooFew { size, plies, pairs, there_are });
    }
    Ok(())
}

/// Any opening.
fn draw(size: BoardSize, first: Player, plies: u16, luck: &mut Luck) -> Opening {
    let mut position = Position::empty(size, first);
    let mut moves = Vec::with_capacity(usize::from(plies));
    while moves.len() < usize::from(plies) {
        let free = size.node_count() - moves.len();
        let Some(mv) = position.free_nodes().nth(luck.roll(free)) else { break };
        position = position.after(mv);
        moves.push(mv);
    }
    Opening { first, moves }
}

/// The symmetries of a board, each as the place that every node goes to.
struct Mirrors {
    size: BoardSize,
    maps: Vec<Vec<u16>>,
}

impl Mirrors {
    fn new(size: BoardSize) -> Self {
        let (down, right) = (size.grid_rows() - 1, size.grid_cols() - 1);
        let map = |flip_rows: bool, flip_cols: bool| {
            let flip = |node: Node| {
                let row = if flip_rows { down - node.row() } else { node.row() };
                let col = if flip_cols { right - node.col() } else { node.col() };
                // The last row and column are even, so a node stays one.
                Node::new(row, col).map_or(0, |node| index(size, node))
            };
            size.nodes().map(flip).collect()
        };
        let maps = vec![map(false, false), map(false, true), map(true, false), map(true, true)];
        Self { size, maps }
    }

    /// The same for openings that are alike, and different for others.
    fn fingerprint(&self, opening: &Opening) -> Vec<u16> {
        let exchange = self.size.is_square() && opening.first == Player::Vertical;
        let place = |node: Node| {
            let swapped = if exchange { Node::new(node.col(), node.row()) } else { None };
            index(self.size, swapped.unwrap_or(node))
        };
        let places: Vec<u16> = opening.moves.iter().map(|&node| place(node)).collect();
        let first = if exchange { Player::Horizontal } else { opening.first };
        let seen = self.maps.iter().map(|map| {
            // The first mover's nodes are the even ones.
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

/// The node's place in row-major order.
fn index(size: BoardSize, node: Node) -> u16 {
    u16::try_from(size.index_of(node)).unwrap_or(u16::MAX)
}

/// How many positions with one first mover and so many moves there are, mirror images counted once.
// CITE: Burnside's lemma: the mean, over the symmetries, of the positions that each leaves unchanged.
fn classes(size: BoardSize, plies: usize) -> f64 {
    let (firsts, seconds) = (plies.div_ceil(2), plies / 2);
    let maps = Mirrors::new(size).maps;
    let fixed = |map: &Vec<u16>| {
        let still = (0..).zip(map).filter(|&(from, &to): &(u16, _)| from == to).count();
        unchanged(still, (map.len() - still) / 2, firsts, seconds)
    };
    maps.iter().map(fixed).sum::<f64>() / maps.len() as f64
}

/// In how many ways two players may own so many nodes, where some nodes stand alone and the others go
/// in twos of one owner.
fn unchanged(single: usize, twos: usize, firsts: usize, seconds: usize) -> f64 {
    let alone = |of: usize| (of % 2..=of.min(single)).step_by(2);
    let ways = |(a, b): (usize, usize)| {
        let (a_twos, b_twos) = ((firsts - a) / 2, (seconds - b) / 2);
        choose(single, a)
            * choose(single.saturating_sub(a), b)
            * choose(twos, a_twos)
            * choose(twos.saturating_sub(a_twos), b_twos)
    };
    alone(firsts).flat_map(|a| alone(seconds).map(move |b| (a, b))).map(ways).sum()
}

/// The binomial coefficient; exact as far as doubles hold whole numbers.
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

    /// All openings, counted by walking through them.
    fn walked(size: BoardSize, plies: u16) -> usize {
        let mirrors = Mirrors::new(size);
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
            seen.extend(lines.into_iter().map(|moves| mirrors.fingerprint(&Opening { first, moves })));
        }
        seen.len()
    }

    #[test]
    fn as_many_are_counted_as_a_walk_through_all_finds() {
        for (rows, cols, most) in [(3, 3, 4), (3, 4, 3), (4, 3, 3), (5, 5, 2), (4, 6, 2)] {
            for plies in 0..=most {
                let size = size(rows, cols);
                assert_eq!(count(size, plies) as usize, walked(size, plies), "{size}, {plies} moves");
            }
        }
    }

    #[test]
    fn every_opening_there_is_comes_once() {
        let all = openings(size(3, 3), 2, count(size(3, 3), 2), Seed::default()).unwrap();
        let mirrors = Mirrors::new(size(3, 3));
        let distinct: HashSet<_> = all.iter().map(|opening| mirrors.fingerprint(opening)).collect();
        assert_eq!(distinct.len(), all.len());
        assert!(all.iter().step_by(2).all(|opening| opening.first == Player::Horizontal));
        assert!(all.iter().skip(1).step_by(2).all(|opening| opening.first == Player::Vertical));
    }

    #[test]
    fn a_longer_list_begins_with_the_shorter_and_another_seed_gives_another() {
        let draw = |pairs, seed| openings(size(6, 6), 4, pairs, Seed::new(seed).unwrap()).unwrap();
        assert_eq!(draw(40, 7), draw(100, 7)[..40]);
        assert_ne!(draw(40, 7), draw(40, 8));
    }

    #[test]
    fn nobody_waits_for_openings_that_are_not_wanted_any_more() {
        let stop = Stop::default();
        let draw = || openings_until(size(20, 20), 4, (9, Seed::default()), &stop).unwrap();
        assert_eq!(draw().map(|all| all.len()), Some(9));
        stop.cancel();
        assert_eq!(draw(), None);
    }

    #[test]
    fn mirrored_and_swapped_openings_are_alike() {
        let fingerprint = |rows, cols, first, names: &[&str]| {
            let moves = names.iter().map(|name| name.parse().unwrap()).collect();
            Mirrors::new(size(rows, cols)).fingerprint(&Opening { first, moves })
        };
        let (h, v) = (Player::Horizontal, Player::Vertical);
        let given = fingerprint(4, 4, h, &["a1", "b2", "c3"]);
        // Another order, left and right, top and bottom, both.
        for alike in [["c3", "b2", "a1"], ["g1", "f2", "e3"], ["a7", "b6", "c5"], ["g7", "f6", "e5"]] {
            assert_eq!(fingerprint(4, 4, h, &alike), given);
        }
        assert_eq!(fingerprint(4, 4, h, &["c1", "a5"]), fingerprint(4, 4, v, &["a3", "e1"]));
        assert_ne!(fingerprint(4, 4, h, &["c1", "a5"]), fingerprint(4, 4, h, &["a3", "e1"]));
        assert_ne!(fingerprint(4, 4, h, &["a1", "c3"]), fingerprint(4, 4, h, &["c3", "a1"]));
        assert_ne!(fingerprint(4, 5, h, &["c1", "a5"]), fingerprint(4, 5, v, &["a3", "e1"]));
    }

    #[test]
    fn too_long_or_too_many_is_refused_and_the_limit_is_told() {
        let said =
            |plies, pairs| openings(size(3, 4), plies, pairs, Seed::default()).unwrap_err().to_string();
        let long = "openings of 5 moves on a 3 x 4 board: expected at most 4, so that nobody has won yet";
        assert_eq!(said(5, 1), long);
        assert_eq!(openings(size(3, 4), 0, 2, Seed::default()).unwrap().len(), 2);
        let few = said(1, 1000);
        assert!(few.starts_with("1000 pairs on a 3 x 4 board: it has 12 openings of 1 move, those"), "{few}");
        assert_eq!(count(size(20, 20), 38), u32::MAX);
    }
}
