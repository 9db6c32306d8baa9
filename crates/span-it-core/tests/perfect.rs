//! Perfect play as the game offers it, with a personality's taste, against the shipped
//! personalities. Guards against: a taste that outvotes the truth, and a truth that misleads.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Seed, choose, perfect_move};
use span_it_core::personality::{Personality, library};
use span_it_core::solver;

/// The personalities that answer at once.
const QUICK: [&str; 4] = ["Sprinter", "Novice", "Steady", "Blocker"];

fn shipped(name: &str) -> &'static Personality {
    library::shipped_named(name).unwrap()
}

fn personality_move(position: &Position, of: &Personality, seed: Seed) -> Node {
    choose(position, &of.factors, seed, &Deadline::unlimited(), &mut |_| ()).unwrap().mv
}

/// Plays on from `position`, `perfect` by perfect play and the other side by `rival`; says who won.
fn play_out(mut position: Position, perfect: Player, rival: &Personality, seed: Seed) -> Player {
    let taste = &shipped("Planner").factors;
    loop {
        if let Some(winner) = winner(&position) {
            return winner;
        }
        let mv = if position.to_move() == perfect {
            perfect_move(&position, taste, seed).unwrap().mv
        } else {
            personality_move(&position, rival, seed)
        };
        position.play(mv).unwrap();
    }
}

#[test]
fn a_won_game_is_never_lost_to_a_shipped_personality() {
    let mut games = 0;
    for n in 3..=9 {
        let size = BoardSize::square(n).unwrap();
        for (rival, first) in QUICK.into_iter().flat_map(|name| size.nodes().map(move |first| (name, first)))
        {
            // Every opening move of an empty square board wins.
            let opened = Position::empty(size, Player::Horizontal).after(first);
            if games % 5 == 0 {
                let seed = Seed::new(games).unwrap();
                assert_eq!(
                    play_out(opened, Player::Horizontal, shipped(rival), seed),
                    Player::Horizontal,
                    "{size}, {rival}, {first}"
                );
            }
            games += 1;
        }
    }
    assert!(games > 1000, "only {games} openings");
}

#[test]
fn a_slip_of_the_rival_is_punished() {
    let size = BoardSize::square(5).unwrap();
    let mut turned = 0;
    for (index, first) in size.nodes().enumerate() {
        let position = Position::empty(size, Player::Horizontal).after(first);
        // Vertical is lost until Horizontal slips; from then on it never is again.
        let mut position = position;
        let mut won = false;
        let seed = Seed::new(index as u64).unwrap();
        while winner(&position).is_none() {
            let vertical = position.to_move() == Player::Vertical;
            let mv = if vertical {
                perfect_move(&position, &shipped("Steady").factors, seed).unwrap().mv
            } else {
                personality_move(&position, shipped("Sprinter"), seed)
            };
            position.play(mv).unwrap();
            let now = solver::winner(&position) == Player::Vertical;
            assert!(now || !won || !vertical, "{position}: perfect play gave the win back");
            won |= now;
        }
        turned += usize::from(winner(&position) == Some(Player::Vertical));
    }
    assert!(turned > 0, "the weakest personality never slipped");
}
