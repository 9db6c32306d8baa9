//! Running tournaments.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::time::Duration;

use span_it_core::board::{BoardSize, Node, Player};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::seed::Seed;
use span_it_lab::tournament::{Control, Ending, Plan, PlayerSpec, run};

use super::{agents, played, small};
use crate::recognition::players::endless;

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let with = |threads| played(&Plan { threads: NonZeroUsize::new(threads), ..small() }, &[]);
    let one = with(1);
    assert_eq!(one.len() as u64, small().games());
    assert_eq!(one, with(2));
    assert_eq!(one, with(3));
    let other = Plan { seed: Seed::new(1).unwrap(), ..small() };
    assert_ne!(one, played(&other, &[]));
}

#[test]
fn a_pair_has_one_opening_and_exchanged_sides() {
    let games = played(&small(), &[]);
    for pair in games.chunks(2) {
        let [first, second] = pair else { panic!("half a pair") };
        assert_eq!((first.key, first.size, first.first), (second.key, second.size, second.first));
        assert_eq!((first.exchanged, second.exchanged), (false, true));
        assert_eq!(first.moves[..3], second.moves[..3]);
        assert_eq!(first.agent(Player::Horizontal), second.agent(Player::Vertical));
    }
    let openings = |board, first| {
        let of = games.iter().filter(move |game| game.key.board == board && game.first == first);
        of.map(|game| game.moves[..3].to_vec()).collect::<HashSet<_>>().len()
    };
    for board in [0, 1] {
        assert_eq!((openings(board, Player::Horizontal), openings(board, Player::Vertical)), (2, 2));
    }
}

#[test]
fn every_game_replays_to_its_result() {
    for game in played(&small(), &[]) {
        let mut referee = Referee::new(game.size, game.first);
        for &mv in &game.moves {
            referee.play(mv, MoveNote::default()).unwrap();
        }
        assert_eq!(referee.outcome().map(|outcome| outcome.winner), Some(game.winner));
        assert_eq!(game.ending, Ending::Path);
        let counted: u32 = game.sides.iter().map(|(_, side)| side.moves).sum();
        assert_eq!(counted as usize, game.moves.len() - usize::from(game.opening_plies));
        assert!(game.sides.iter().all(|(_, side)| side.kept <= side.critical && side.critical <= side.moves));
    }
}

#[test]
fn perfect_play_keeps_every_win() {
    let plan = Plan { pairs: 6, ..Plan::gauntlet(agents(&["perfect", "Blocker", "Planner"])) };
    for game in played(&plan, &[]) {
        for (player, side) in game.sides.iter().filter(|(player, _)| game.agent(*player) == 0) {
            assert_eq!(side.critical, side.kept, "perfect play as {player} threw a win");
        }
    }
}

#[test]
fn finished_games_are_not_played_again() {
    let all = played(&small(), &[]);
    let done: Vec<_> = all.iter().step_by(3).cloned().collect();
    let rest = played(&small(), &done);
    let mut together = [done, rest].concat();
    assert_eq!(together.len(), all.len());
    small().put_in_order(&mut together);
    assert_eq!(together, all);
    assert_eq!(played(&small(), &all), []);
}

/// A tournament that is too long to finish.
fn long() -> Plan {
    Plan { pairs: 20_000, ..Plan::round_robin(agents(&["Steady", "random"])) }
}

#[test]
fn cancelling_keeps_finished_games() {
    let control = Control::default();
    let mut finished = 0;
    run(&long(), &[], &control, &mut |_| {
        finished += 1;
        if finished == 5 {
            control.cancel();
        }
    })
    .unwrap();
    assert!(finished >= 5 && finished < long().games(), "{finished} games");
    assert!(control.is_cancelled() && control.live().is_empty());
}

#[test]
fn a_paused_tournament_halts_and_a_running_one_shows_games() {
    let control = Control::default();
    control.pause();
    let mut seen = Vec::new();
    std::thread::scope(|scope| {
        let resume = || {
            assert_eq!((control.live(), control.is_paused()), (Vec::new(), true));
            control.resume();
        };
        std::thread::Builder::new().name("resumer".to_owned()).spawn_scoped(scope, resume).unwrap();
        run(&long(), &[], &control, &mut |_| {
            seen.extend(control.live());
            if !seen.is_empty() {
                control.cancel();
            }
        })
        .unwrap();
    });
    let game = &seen[0];
    assert!(game.moves.len() >= 4 && game.agents.horizontal != game.agents.vertical);
    assert_eq!((game.size, game.key.agents), (BoardSize::STANDARD, (0, 1)));
}

fn endless_match() -> Plan {
    let mut plan = Plan::round_robin(agents(&["Steady", "Blocker"]));
    plan.agents[0] = PlayerSpec::Personality(Box::new(endless()));
    Plan { pairs: 1, boards: vec![BoardSize::square(5).unwrap()], ..plan }
}

#[test]
fn a_time_limit_ends_endless_searches() {
    let plan = Plan { max_move: Some(Duration::from_millis(2)), ..endless_match() };
    let games = played(&plan, &[]);
    assert!(games.len() == 2 && games.iter().all(|game| game.ending == Ending::Path));
}

#[test]
fn a_limit_of_visits_is_reproducible() {
    let with = |threads| {
        let threads = NonZeroUsize::new(threads);
        played(&Plan { max_visits: Some(500), threads, ..endless_match() }, &[])
    };
    let games = with(1);
    assert!(games.len() == 2 && games.iter().all(|game| game.ending == Ending::Path));
    assert_eq!(games, with(2));
}

#[test]
fn a_limit_of_visits_changes_only_longer_searches() {
    let plan = Plan { pairs: 3, ..Plan::round_robin(agents(&["Master", "Steady"])) };
    let with = |max_visits| -> Vec<Vec<Node>> {
        let games = played(&Plan { max_visits, ..plan.clone() }, &[]);
        games.into_iter().map(|game| game.moves).collect()
    };
    let unlimited = with(None);
    assert_eq!(with(Some(Plan::MAX_VISITS)), unlimited);
    assert_ne!(with(Some(1)), unlimited);
}
