//! Perfect play with a personality against built-in personalities. Guards against weights that override the
//! solver, and against wrong results of the solver.

use span_it_core::board::{BoardSize, Player, Position, winner};
use span_it_core::engine::{Deadline, Limits, Manner, PerfectPlayer, SearchError, Seed, Stop, choose};
use span_it_core::personality::{Personality, library};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::{self, win_in};

use crate::support::random_move;

fn builtin(name: &str) -> &'static Personality {
    library::builtin_named(name).unwrap()
}

/// Plays a game from `position` to its end, `perfect` by perfect play and the other player by `opponent`.
/// Returns the winner.
fn play_out(
    mut position: Position,
    (perfect, manner): (Player, Manner),
    opponent: &Personality,
    seed: Seed,
) -> Player {
    let mut player = PerfectPlayer::new(&builtin("Planner").factors, seed, manner);
    loop {
        if let Some(winner) = winner(&position) {
            return winner;
        }
        let mv = if position.to_move() == perfect {
            player.choose(&position, &Deadline::unlimited()).unwrap().mv
        } else {
            choose(&position, &opponent.factors, seed, &Deadline::unlimited()).unwrap().mv
        };
        position.play(mv).unwrap();
    }
}

fn fighter(seed: u64) -> PerfectPlayer {
    PerfectPlayer::new(&builtin("Planner").factors, Seed::new(seed).unwrap(), Manner::Fighter)
}

/// A position without a winner after up to half of the nodes were taken at random.
fn random_position(size: BoardSize, rng: &mut SplitMix64) -> Position {
    loop {
        let moves = rng.below(size.node_count() / 2);
        let empty = Position::empty(size, Player::Vertical);
        let position = (0..moves).fold(empty, |position, _| position.after(random_move(&position, rng)));
        if winner(&position).is_none() {
            return position;
        }
    }
}

#[test]
fn never_loses_a_won_position() {
    let mut rng = SplitMix64::new(20);
    for round in 0..400 {
        let manner = if round % 5 == 0 { Manner::Fighter } else { Manner::Plain };
        let longest = if round % 5 == 0 { 3 } else { 7 };
        let size = BoardSize::new(3 + rng.below(longest), 3 + rng.below(longest)).unwrap();
        let mut position = random_position(size, &mut rng);
        let seed = Seed::new(round).unwrap();
        let mut player = PerfectPlayer::new(&builtin("Planner").factors, seed, manner);
        let expected = solver::winner(&position);
        while winner(&position).is_none() {
            let mv = if position.to_move() == expected {
                player.choose(&position, &Deadline::unlimited()).unwrap().mv
            } else {
                random_move(&position, &mut rng)
            };
            position.play(mv).unwrap();
            assert_eq!(solver::winner(&position), expected, "{mv} to {position}");
        }
    }
}

#[test]
fn fighter_wins_in_the_fewest_connectors() {
    let mut rng = SplitMix64::new(21);
    let mut proved = 0;
    for round in 0..40 {
        let position = random_position(BoardSize::new(4, 5).unwrap(), &mut rng);
        let shortest = win_in::win_in(&position, win_in::MAX_N, win_in::BUDGET).unwrap();
        if let Some(n) = shortest.n {
            let mv = fighter(round).choose(&position, &Deadline::unlimited()).unwrap().mv;
            let is_faster = win_in::is_forced(&position.after(mv), n - 1, win_in::BUDGET).unwrap();
            assert!(is_faster, "{mv} in {position}");
            proved += 1;
        }
    }
    assert!(proved > 5, "only {proved} short wins");
}

/// A lost position on 6 x 6: the empty board after the first move.
fn lost_position() -> Position {
    let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
    empty.after("g7".parse().unwrap())
}

#[test]
fn fighter_repeats_its_moves_from_the_seed() {
    let position = lost_position();
    let mv = |seed| fighter(seed).choose(&position, &Deadline::unlimited()).unwrap();
    assert_eq!(mv(3), mv(3));
    assert!(mv(3).complete && mv(3).visited == 60);
}

#[test]
fn limits_end_the_search_of_a_lost_position() {
    let position = lost_position();
    let deadline = Deadline::new(Limits { visits: Some(5), ..Limits::NONE });
    for manner in [Manner::Fighter, Manner::Plain] {
        let mut player = PerfectPlayer::new(&builtin("Planner").factors, Seed::default(), manner);
        let choice = player.choose(&position, &deadline).unwrap();
        assert_eq!((choice.complete, choice.visited), (false, 6), "{manner:?}");
        assert!(position.is_free(choice.mv));
    }
}

#[test]
fn cancelled_perfect_play_has_no_move() {
    let stop = std::sync::Arc::new(Stop::default());
    stop.cancel();
    let deadline = Deadline::unlimited().with_stop(stop);
    for manner in [Manner::Fighter, Manner::Plain] {
        let mut player = PerfectPlayer::new(&builtin("Planner").factors, Seed::default(), manner);
        // The fighter searches for a quick win in the second one.
        for position in [lost_position(), Position::empty(BoardSize::square(4).unwrap(), Player::Horizontal)]
        {
            let choice = player.choose(&position, &deadline).map(|choice| choice.mv);
            let is_cut = manner == Manner::Fighter || solver::winner(&position) != position.to_move();
            assert!(!is_cut || choice == Err(SearchError::Cancelled), "{manner:?} {position}");
        }
        let over: Position = "hhh/../.v./../v.. v".parse().unwrap();
        let error = player.choose(&over, &Deadline::unlimited()).unwrap_err();
        assert_eq!(error, SearchError::GameOver { winner: Player::Horizontal });
    }
}

#[test]
fn limit_keeps_a_won_position() {
    let mut rng = SplitMix64::new(22);
    for round in 0..40 {
        let position = random_position(BoardSize::new(5, 4).unwrap(), &mut rng);
        let deadline = Deadline::new(Limits { visits: Some(1), ..Limits::NONE });
        let mv = fighter(round).choose(&position, &deadline).unwrap().mv;
        let winner = solver::winner(&position);
        assert!(winner != position.to_move() || solver::winner(&position.after(mv)) == winner, "{position}");
    }
}

#[test]
fn fighter_sets_traps_for_strong_opponents() {
    let wins = |manner| {
        let games = (0..12).filter(|&game| {
            let mut rng = SplitMix64::new(game);
            let size = BoardSize::square(5).unwrap();
            let empty = Position::empty(size, Player::Horizontal);
            let position = empty.after(random_move(&empty, &mut rng));
            let (perfect, seed) = ((Player::Vertical, manner), Seed::new(game).unwrap());
            play_out(position, perfect, builtin("Spider"), seed) == Player::Vertical
        });
        games.count()
    };
    let (plain, fighter) = (wins(Manner::Plain), wins(Manner::Fighter));
    assert!(fighter > plain, "{fighter} of 12, plain {plain}");
}
