//! Invented results for tests.

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::SearchTotals;
use span_it_lab::tournament::{Ending, GameResult, PairKey, SideReport};

/// A game between two agents, the smaller index first, which that agent won or not. The second game of a pair is
/// the exchanged one.
pub(crate) fn game(agents: (usize, usize), pair: u32, exchanged: bool, won: bool) -> GameResult {
    let size = BoardSize::square(6).unwrap();
    let side = if exchanged { Player::Vertical } else { Player::Horizontal };
    let mv = |index: u32| -> Node { size.nodes().nth(index as usize % size.node_count()).unwrap() };
    let search =
        SearchTotals { searches: 10, visited: 1000, pruned: 250, positions: 200, ..SearchTotals::default() };
    let (moves, critical, kept) = (10, 4, 3);
    let report = SideReport { moves, critical, kept, time_ns: 5_000_000, longest_ns: 900_000, search };
    GameResult {
        key: PairKey { agents, board: 0, pair },
        exchanged,
        size,
        first: Player::Horizontal,
        winner: if won { side } else { side.opponent() },
        ending: Ending::Path,
        moves: vec![mv(pair), mv(pair / 61 + 1), mv(u32::from(won))],
        opening_plies: 2,
        sides: ByPlayer { horizontal: report, vertical: report },
    }
}

/// The games of pairs with results WW, split (first or second game won) and LL.
pub(crate) fn pairs(agents: (usize, usize), [ww, first, second, ll]: [u32; 4]) -> Vec<GameResult> {
    let kinds = [(ww, true, true), (first, true, false), (second, false, true), (ll, false, false)];
    let ends = kinds.iter().flat_map(|&(count, one, other)| (0..count).map(move |_| (one, other)));
    let both = |(pair, (one, other)): (usize, (bool, bool))| {
        let pair = u32::try_from(pair).unwrap();
        [game(agents, pair, false, one), game(agents, pair, true, other)]
    };
    ends.enumerate().flat_map(both).collect()
}

/// Letters as names of agents.
pub(crate) fn names(count: u8) -> Vec<String> {
    (0..count).map(|agent| char::from(b'A' + agent).to_string()).collect()
}

pub(crate) fn near(found: f64, expected: f64, by: f64) -> bool {
    (found - expected).abs() <= by
}

/// Random numbers, 0..1, from a seed (Steele, Lea and Flood's `SplitMix64`).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}
