//! Properties of every solution.

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::symmetry::{Symmetry, fingerprint};
use span_it_core::solver::{Solution, Solver};

use super::{mixture, random_game};

/// Random positions on random boards, half of them from games.
fn positions(seed: u64, longest: usize, count: usize) -> Vec<Position> {
    let mut rng = SplitMix64::new(seed);
    let some = (0..count).map(|round| {
        let size = BoardSize::new(3 + rng.below(longest - 2), 3 + rng.below(longest - 2)).unwrap();
        let part = rng.below(size.node_count());
        if round % 2 == 0 { random_game(&mut rng, size, part) } else { mixture(&mut rng, size, part, 50) }
    });
    some.collect()
}

#[test]
fn symmetric_boards_have_the_same_solution() {
    let mut solver = Solver::new();
    for position in positions(8, 20, 400) {
        let solution = solver.solve(&position);
        for symmetry in Symmetry::all().skip(1) {
            let image = |&mv: &Node| symmetry.node(position.size(), mv);
            let mut winning_moves: Vec<Node> = solution.winning_moves.iter().map(image).collect();
            winning_moves.sort_unstable();
            let expected = Solution { winner: symmetry.player(solution.winner), winning_moves };
            assert_eq!(solver.solve(&symmetry.position(&position)), expected, "{position} {symmetry:?}");
        }
    }
}

#[test]
fn all_first_moves_win_on_square_boards() {
    let mut solver = Solver::new();
    for n in 3..=20 {
        let size = BoardSize::square(n).unwrap();
        for first in Player::ALL {
            let solution = solver.solve(&Position::empty(size, first));
            assert_eq!(solution.winner, first);
            assert_eq!(solution.winning_moves, size.nodes().collect::<Vec<_>>());
        }
    }
}

#[test]
fn shorter_direction_wins_moving_second() {
    let mut solver = Solver::new();
    for rows in 3..=20 {
        for cols in (3..=20).filter(|&cols| cols != rows) {
            let size = BoardSize::new(rows, cols).unwrap();
            let (shorter, longer) = if cols < rows {
                (Player::Horizontal, Player::Vertical)
            } else {
                (Player::Vertical, Player::Horizontal)
            };
            assert_eq!(solver.winner(&Position::empty(size, longer)), shorter, "{size}");
            assert!(solver.winning_moves(&Position::empty(size, longer)).is_empty(), "{size}");
            let every = size.nodes().collect::<Vec<_>>();
            assert_eq!(solver.winning_moves(&Position::empty(size, shorter)), every, "{size}");
        }
    }
}

#[test]
fn symmetric_positions_have_one_fingerprint() {
    for position in positions(9, 12, 50) {
        let forms: Vec<Position> = Symmetry::all().map(|one| one.position(&position)).collect();
        assert!(forms.iter().all(|form| fingerprint(form) == fingerprint(&position)), "{position}");
        if let Some(mv) = position.free_nodes().next() {
            assert_ne!(fingerprint(&position), fingerprint(&position.after(mv)));
        }
    }
}
