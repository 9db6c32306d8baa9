//! The perfect player.

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::solver::{Solver, perfect};

use super::random::Chance;

/// Plays on to the end; `choose` makes each player's moves. Says who won.
fn play(mut position: Position, choose: &mut dyn FnMut(&Position) -> Node) -> Player {
    loop {
        if let Some(winner) = board::winner(&position) {
            return winner;
        }
        position = position.after(choose(&position));
    }
}

fn random_move(chance: &mut Chance, position: &Position) -> Node {
    let free: Vec<Node> = position.free_nodes().collect();
    chance.pick(&free)
}

/// A start for a game: an empty board or one with some random moves made, nobody having won.
fn start(chance: &mut Chance, longest: usize) -> Position {
    let size = BoardSize::new(3 + chance.below(longest), 3 + chance.below(longest)).unwrap();
    let moves = chance.below(size.node_count() / 3);
    chance.game(size, moves)
}

#[test]
fn it_never_loses_a_won_position_to_random_moves() {
    let mut chance = Chance(18);
    let mut solver = Solver::new();
    for round in 0..1600 {
        let position = start(&mut chance, if round % 100 == 0 { 18 } else { 6 });
        let perfect = solver.winner(&position);
        let winner = play(position.clone(), &mut |position| {
            if position.to_move() == perfect {
                perfect::choose(&mut solver, position, &|_| 0.0).unwrap()
            } else {
                random_move(&mut chance, position)
            }
        });
        assert_eq!(winner, perfect, "from {position}");
    }
}

#[test]
fn against_itself_whoever_is_winning_wins() {
    let mut chance = Chance(81);
    let mut solver = Solver::new();
    for round in 0..400 {
        let position = start(&mut chance, if round % 50 == 0 { 8 } else { 4 });
        let expected = solver.winner(&position);
        let taste = |node: Node| f64::from(node.row() % 3) - f64::from(node.col() % 5);
        let winner =
            play(position.clone(), &mut |position| perfect::choose(&mut solver, position, &taste).unwrap());
        assert_eq!(winner, expected, "from {position}");
    }
}

#[test]
fn when_lost_it_leaves_the_fewest_winning_replies() {
    let mut chance = Chance(55);
    let mut solver = Solver::new();
    let mut lost = 0;
    for _ in 0..300 {
        let position = start(&mut chance, 3);
        if solver.winner(&position) == position.to_move() {
            continue;
        }
        lost += 1;
        let mut replies = |mv: Node| solver.winning_moves(&position.after(mv)).len();
        let fewest = position.free_nodes().map(&mut replies).min();
        let mv = perfect::choose(&mut Solver::new(), &position, &|_| 0.0).unwrap();
        assert_eq!(Some(replies(mv)), fewest, "{mv} in {position}");
    }
    assert!(lost > 20, "only {lost} lost positions");
}
