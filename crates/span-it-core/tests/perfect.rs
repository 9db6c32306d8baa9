//! Perfect play with a personality against built-in personalities. Guards against weights that override the
//! solver, and against wrong results of the solver.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Seed, choose, perfect_move};
use span_it_core::personality::{Personality, library};
use span_it_core::solver;

/// Personalities with short searches.
const QUICK: [&str; 4] = ["Sprinter", "Novice", "Steady", "Blocker"];

fn builtin(name: &str) -> &'static Personality {
    library::builtin_named(name).unwrap()
}

fn personality_move(position: &Position, personality: &Personality, seed: Seed) -> Node {
    choose(position, &personality.factors, seed, &Deadline::unlimited(), &mut |_| ()).unwrap().mv
}

/// Plays a game from `position` to its end, `perfect` by perfect play and the other player by `opponent`.
/// Returns the winner.
fn play_out(mut position: Position, perfect: Player, opponent: &Personality, seed: Seed) -> Player {
    let factors = &builtin("Planner").factors;
    loop {
        if let Some(winner) = winner(&position) {
            return winner;
        }
        let mv = if position.to_move() == perfect {
            perfect_move(&position, factors, seed).unwrap().mv
        } else {
            personality_move(&position, opponent, seed)
        };
        position.play(mv).unwrap();
    }
}

#[test]
fn never_loses_a_won_game() {
    let mut games = 0;
    for n in 3..=9 {
        let size = BoardSize::square(n).unwrap();
        for (opponent, first) in
            QUICK.into_iter().flat_map(|name| size.nodes().map(move |first| (name, first)))
        {
            // Every opening move of an empty square board wins.
            let opened = Position::empty(size, Player::Horizontal).after(first);
            if games % 5 == 0 {
                let seed = Seed::new(games).unwrap();
                assert_eq!(
                    play_out(opened, Player::Horizontal, builtin(opponent), seed),
                    Player::Horizontal,
                    "{size}, {opponent}, {first}"
                );
            }
            games += 1;
        }
    }
    assert!(games > 1000, "only {games} openings");
}

#[test]
fn exploits_a_mistake_of_the_opponent() {
    let size = BoardSize::square(5).unwrap();
    let mut turned = 0;
    for (index, first) in size.nodes().enumerate() {
        let position = Position::empty(size, Player::Horizontal).after(first);
        // Vertical is lost until the first mistake of horizontal, and never again after it.
        let mut position = position;
        let mut won = false;
        let seed = Seed::new(index as u64).unwrap();
        while winner(&position).is_none() {
            let vertical = position.to_move() == Player::Vertical;
            let mv = if vertical {
                perfect_move(&position, &builtin("Steady").factors, seed).unwrap().mv
            } else {
                personality_move(&position, builtin("Sprinter"), seed)
            };
            position.play(mv).unwrap();
            let now = solver::winner(&position) == Player::Vertical;
            assert!(now || !won || !vertical, "{position}: perfect play lost the win");
            won |= now;
        }
        turned += usize::from(winner(&position) == Some(Player::Vertical));
    }
    assert!(turned > 0, "the weakest personality made no mistake");
}
