//! Properties of every solution.

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::solver::Solver;

use super::mixture;
use super::random::Random;

/// Random positions on random boards, half of them from games.
fn positions(seed: u64, longest: usize, count: usize) -> Vec<Position> {
    let mut rng = Random::new(seed);
    let some = (0..count).map(|round| {
        let size = BoardSize::new(3 + rng.below(longest - 2), 3 + rng.below(longest - 2)).unwrap();
        let part = rng.below(size.node_count());
        if round % 2 == 0 { rng.game(size, part) } else { mixture(&mut rng, size, part, 50) }
    });
    some.collect()
}

/// The position with every node moved; `swap` also swaps the players.
fn moved(position: &Position, size: BoardSize, swap: bool, to: &dyn Fn(Node) -> Node) -> Position {
    let player = |player: Player| if swap { player.opponent() } else { player };
    let mut image = Position::empty(size, player(position.to_move()));
    for (node, owner) in position.nodes() {
        if let Some(owner) = owner {
            image.place(to(node), player(owner)).unwrap();
        }
    }
    image
}

fn assert_same_solution(position: &Position, size: BoardSize, swap: bool, to: &dyn Fn(Node) -> Node) {
    let mut solver = Solver::new();
    let solution = solver.solve(position);
    let image = solver.solve(&moved(position, size, swap, to));
    let mut moves: Vec<Node> = solution.winning_moves.into_iter().map(to).collect();
    moves.sort_unstable();
    assert_eq!(image.winning_moves, moves, "{position}");
    let winner = if swap { solution.winner.opponent() } else { solution.winner };
    assert_eq!(image.winner, winner, "{position}");
}

#[test]
fn symmetric_boards_have_the_same_solution() {
    for position in positions(8, 20, 400) {
        let size = position.size();
        let turned = BoardSize::new(usize::from(size.cols()), usize::from(size.rows())).unwrap();
        let node = |row, col| Node::new(row, col).unwrap();
        let last = (size.grid_rows() - 1, size.grid_cols() - 1);
        assert_same_solution(&position, size, false, &|at| node(last.0 - at.row(), at.col()));
        assert_same_solution(&position, size, false, &|at| node(at.row(), last.1 - at.col()));
        assert_same_solution(&position, turned, true, &|at| node(at.col(), at.row()));
    }
}

#[test]
fn winning_moves_keep_the_win() {
    let mut solver = Solver::new();
    for position in positions(9, 12, 300) {
        let solution = solver.solve(&position);
        if board::winner(&position).is_some() {
            continue;
        }
        let kept: Vec<Node> = position
            .free_nodes()
            .filter(|&mv| solver.winner(&position.after(mv)) == position.to_move())
            .collect();
        assert_eq!(solution.winning_moves, kept, "{position}");
        assert_eq!(solution.winner == position.to_move(), !kept.is_empty(), "{position}");
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
