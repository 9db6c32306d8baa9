//! Running tournaments.

use std::num::NonZeroUsize;
use std::time::Duration;

use span_it_core::board::{BoardSize, Node};
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
