//! What must hold of every truth, whatever the board.

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::solver::Solver;

use super::mixture;
use super::random::Chance;

/// Random positions on random boards, some of them games.
fn positions(seed: u64, longest: usize, count: usize) -> Vec<Position> {
    let mut chance = Chance(seed);
    let some = (0..count).map(|round| {
        let size = BoardSize::new(3 + chance.below(longest - 2), 3 + chance.below(longest - 2)).unwrap();
        let part = chance.below(size.node_count());
        if round % 2 == 0 { chance.game(size, part) } else { mixture(&mut chance, size, part, 50) }
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

fn assert_same_truth(position: &Position, size: BoardSize, swap: bool, to: &dyn Fn(Node) -> Node) {
    let mut solver = Solver::new();
    let truth = solver.solve(position);
    let image = solver.solve(&moved(position, size, swap, to));
    let mut moves: Vec<Node> = truth.winning_moves.into_iter().map(to).collect();
    moves.sort_unstable();
    assert_eq!(image.winning_moves, moves, "{position}");
    let winner = if swap { truth.winner.opponent() } else { truth.winner };
    assert_eq!(image.winner, winner, "{position}");
}

#[test]
fn mirrored_and_transposed_boards_have_the_same_truth() {
    for position in positions(8, 20, 400) {
        let size = position.size();
        let turned = BoardSize::new(usize::from(size.cols()), usize::from(size.rows())).unwrap();
        let node = |row, col| Node::new(row, col).unwrap();
        let last = (size.grid_rows() - 1, size.grid_cols() - 1);
        assert_same_truth(&position, size, false, &|at| node(last.0 - at.row(), at.col()));
        assert_same_truth(&position, size, false, &|at| node(at.row(), last.1 - at.col()));
        assert_same_truth(&position, turned, true, &|at| node(at.col(), at.row()));
    }
}

#[test]
fn the_winner_has_a_move_that_keeps_the_win_and_the_loser_none() {
    let mut solver = Solver::new();
    for position in positions(9, 12, 300) {
        let truth = solver.solve(&position);
        if board::winner(&position).is_some() {
            continue;
        }
        let kept: Vec<Node> = position
            .free_nodes()
            .filter(|&mv| solver.winner(&position.after(mv)) == position.to_move())
            .collect();
        assert_eq!(truth.winning_moves, kept, "{position}");
        assert_eq!(truth.winner == position.to_move(), !kept.is_empty(), "{position}");
    }
}

#[test]
fn every_opening_move_wins_on_every_square_board() {
    let mut solver = Solver::new();
    for n in 3..=20 {
        let size = BoardSize::square(n).unwrap();
        for first in Player::ALL {
            let truth = solver.solve(&Position::empty(size, first));
            assert_eq!(truth.winner, first);
            assert_eq!(truth.winning_moves, size.nodes().collect::<Vec<_>>());
        }
    }
}

#[test]
fn the_shorter_way_wins_every_rectangle_moving_second() {
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
