//! Readers that follow games.

use std::cell::Cell;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::{Deadline, Engine, OpponentModel, Seed, Stop};
use span_it_core::personality::Factor;
use span_it_lab::opponent_model::identify::Reach;
use span_it_lab::opponent_model::{Reader, TrackedGame, Watched};

use super::{cast, member, seen};
use crate::recognition::players::endless;

fn reader() -> Reader {
    Reader::new(&cast(), Player::Vertical)
}

const NEVER: &dyn Fn() -> bool = &|| false;

fn sure<'a>(reader: &'a Reader, game: &Watched) -> Option<&'a str> {
    reader.reading(game).sure().map(|personality| personality.name.as_str())
}

#[test]
fn identifies_every_member_of_the_cast() {
    let own = member("Planner").factors;
    for opponent in cast() {
        let mut reader = reader();
        for moves in 0..30 {
            let game = seen([&own, &opponent.factors], 5, moves);
            assert!(reader.follow(&game, NEVER));
            assert!(!reader.reading(&game).has_no_match(), "{} is in the cast", opponent.name);
            let sure = reader.reading(&game).sure();
            assert!(sure.is_none() || moves >= 4, "after {moves} moves: two of the opponent's are the least");
            assert!(sure.is_none_or(|sure| sure.name == opponent.name));
            assert_eq!(reader.opponent(), sure);
        }
        assert_eq!(reader.opponent().map(|read| &read.factors), Some(&opponent.factors));
    }
}

#[test]
fn forgets_moves_that_are_taken_back() {
    let own = member("Planner").factors;
    let mut reader = reader();
    let game = seen([&own, &member("Steady").factors], 5, 8);
    reader.follow(&game, NEVER);
    assert_eq!(sure(&reader, &game), Some("Steady"));
    // The opponent takes its last moves back, and makes moves that none of the cast would make.
    let shorter = seen([&own, &member("Steady").factors], 5, 2);
    assert_eq!(sure(&reader, &shorter), None, "one move of the opponent is too few");
    let mut position = Position::empty(BoardSize::square(5).unwrap(), Player::Horizontal);
    let mut strange = Watched::new(&position);
    for name in ["a1", "i1", "a3", "i3"] {
        let mv = name.parse().unwrap();
        strange.see(mv, Reach::Whole);
        position = position.after(mv);
    }
    reader.follow(&strange, NEVER);
    assert!(reader.reading(&strange).has_no_match());
    // It repeats the moves that it had taken back.
    reader.follow(&game, NEVER);
    assert_eq!(sure(&reader, &game), Some("Steady"));
}

#[test]
fn an_interrupted_reader_resumes() {
    let game = seen([&member("Planner").factors, &member("Planner").factors], 5, 9);
    let mut whole = reader();
    assert!(whole.follow(&game, NEVER));
    let mut broken = reader();
    let mut rounds = 0;
    loop {
        let left = Cell::new(20);
        let is_over = || left.replace(left.get().max(1) - 1) == 0;
        rounds += 1;
        if broken.follow(&game, &is_over) {
            break;
        }
        assert!(rounds < 100, "it gets nowhere");
    }
    assert!(rounds > 1);
    assert_eq!(broken.reading(&game).candidates(), whole.reading(&game).candidates());
    let untouched = reader();
    let mut stopped = reader();
    assert!(!stopped.follow(&game, &|| true));
    assert_eq!(stopped.reading(&game).candidates(), untouched.reading(&game).candidates());
}

#[test]
fn a_candidate_too_slow_to_judge_is_ignored() {
    let mut cast = cast();
    cast.push(endless());
    let mut reader = Reader::new(&cast, Player::Vertical);
    let mut game = Watched::new(&Position::empty(BoardSize::square(5).unwrap(), Player::Horizontal));
    for name in ["a1", "i1", "a3", "i3"] {
        game.see(name.parse().unwrap(), Reach::Whole);
    }
    assert!(reader.follow(&game, NEVER), "searches that are too long are given up");
    let known = reader.reading(&game);
    assert!(known.has_no_match() && known.has_candidate_left() && known.sure().is_none());
}

#[test]
fn a_slow_candidate_does_not_block_others() {
    let mut cast = cast();
    cast.push(endless());
    let mut reader = Reader::new(&cast, Player::Vertical);
    let game = seen([&member("Planner").factors, &member("Steady").factors], 5, 8);
    assert!(reader.follow(&game, NEVER));
    assert_eq!(sure(&reader, &game), Some("Steady"));
    assert_eq!(reader.opponent().map(|read| &read.factors), Some(&member("Steady").factors));
}

#[test]
fn reading_leaves_time_for_the_search() {
    let game = seen([&member("Planner").factors, &member("Steady").factors], 5, 8);
    let following = |reader| TrackedGame { reader: Arc::new(Mutex::new(reader)), game: game.clone() };
    let insight = following(reader());
    let late = Deadline::by_clock(Duration::from_secs(3), || Duration::from_secs(1));
    assert_eq!(insight.factors(&late), None, "a third of the time is gone");
    let early = Deadline::by_clock(Duration::from_secs(3), || Duration::from_millis(999));
    assert_eq!(insight.factors(&early), Some(member("Steady").factors));
    assert_eq!(insight.factors(&late), Some(member("Steady").factors), "nothing is left to look at");
    for press in [Stop::cancel as fn(&Stop), Stop::move_now] {
        let stop = Arc::new(Stop::default());
        press(&stop);
        let deadline = Deadline::unlimited().with_stop(Arc::clone(&stop));
        assert_eq!(following(reader()).factors(&deadline), None);
    }
    let empty = Position::empty(BoardSize::square(5).unwrap(), Player::Horizontal);
    let mut engine = Engine::new(&empty, &member("Planner").factors, Seed::default());
    engine.set_opponent_model(Some(&member("Steady").factors));
    let nothing = Deadline::by_clock(Duration::ZERO, || Duration::from_secs(1));
    assert_eq!(engine.choose(&nothing).unwrap().depth, 1);
}

#[test]
fn candidates_that_weigh_alike_count_as_one() {
    let mut deeper = member("Steady");
    deeper.factors.set(Factor::GameTreeMaxBreadth, 11.0).unwrap();
    let cast = [member("Steady"), deeper, member("Sprinter")];
    let mut reader = Reader::new(&cast, Player::Vertical);
    let game = seen([&member("Planner").factors, &member("Steady").factors], 5, 10);
    reader.follow(&game, NEVER);
    assert_eq!(sure(&reader, &game), Some("Steady"));
}

#[test]
fn predicts_a_stranger_by_the_nearest_of_the_cast() {
    let mut stranger = member("Blocker").factors;
    stranger.set(Factor::NodeMinor, 0.2).unwrap();
    let game = |moves| seen([&member("Planner").factors, &stranger], 6, moves);
    let (mut reader, mut hits) = (reader(), 0);
    for moves in (1..18).step_by(2) {
        let expected = reader.expected(&game(moves), NEVER);
        let mut followed = game(moves);
        if let Some(mv) = expected {
            followed.see(mv, Reach::Whole);
        }
        hits += usize::from(followed == game(moves + 1));
    }
    let game = game(18);
    assert_eq!(reader.expected(&game, NEVER), None, "the reader itself is to move");
    let known = reader.reading(&game);
    assert!(known.has_no_match() && known.sure().is_none());
    let (nearest, agreement) = known.nearest()[0];
    assert_eq!((nearest.personality.name.as_str(), nearest.judged), ("Blocker", 9));
    assert!((0.5..1.0).contains(&agreement) && hits >= 4, "{agreement}, {hits} of 9");
    assert_eq!(reader.opponent().map(|read| read.name.as_str()), Some("Blocker"));
}
