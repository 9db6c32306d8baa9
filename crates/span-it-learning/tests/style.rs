//! The measured styles of the built-in personalities.

use std::sync::Arc;

use span_it_core::board::{BoardSize, Player, Position, winner};
use span_it_core::engine::{Deadline, Seed, choose};
use span_it_core::personality::{Personality, library};
use span_it_learning::analysis::GameReport;
use span_it_learning::progress::Share;
use span_it_learning::style::{MEASURED, Words, nearest};

/// The words of a personality in four games against each of depth 1: on both sides, moving first and second.
fn measured(personality: &Personality) -> Words {
    let others = library::builtin().iter().filter(|other| other.factors.max_depth() == 1);
    let mut sum = Words::default();
    for (seed, other) in (0..).zip(others) {
        for you in Player::ALL {
            for first in Player::ALL {
                let start = Position::empty(BoardSize::STANDARD, first);
                let (mut position, mut moves) = (start.clone(), Vec::new());
                while winner(&position).is_none() {
                    let mover = if position.to_move() == you { personality } else { other };
                    let seed = Seed::new(seed).unwrap();
                    let choice = choose(&position, &mover.factors, seed, &Deadline::unlimited(), &mut |_| ());
                    moves.push(choice.unwrap().mv);
                    position = position.after(moves[moves.len() - 1]);
                }
                let words = GameReport::new(&start, &moves, you, &Arc::default()).unwrap().words();
                for (sum, word) in sum.iter_mut().zip(words) {
                    *sum = Share { part: sum.part + word.part, of: sum.of + word.of };
                }
            }
        }
    }
    sum
}

#[test]
fn table_has_the_style_of_every_personality() {
    assert_eq!(MEASURED.len(), library::builtin().len());
    for (personality, &(name, words)) in library::builtin().iter().zip(MEASURED) {
        assert_eq!(personality.name, name);
        // The others take long.
        if personality.factors.max_depth() <= 6 {
            let measured = measured(personality);
            for (word, percent) in measured.iter().zip(words) {
                let value = 100.0 * word.value().unwrap();
                assert!((value - f64::from(percent)).abs() < 10.0, "{name}: {value} is not near {percent}");
            }
            assert_eq!(nearest(&words.map(|part| Share { part: part.into(), of: 100 })).unwrap().0, name);
        }
    }
}
