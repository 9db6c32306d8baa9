//! Readers in tournaments.

use std::num::NonZeroUsize;

use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_lab::tournament::{GameResult, Plan, PlayerSpec, log};

use super::{cast, member};
use crate::tournament::played;

fn spec(name: &str) -> PlayerSpec {
    PlayerSpec::Personality(Box::new(member(name)))
}

fn reading(name: &str) -> PlayerSpec {
    PlayerSpec::Reader { personality: Box::new(member(name)), candidates: cast().into() }
}

fn plan(agents: impl Into<Vec<PlayerSpec>>) -> Plan {
    let boards = vec![BoardSize::square(5).unwrap()];
    Plan { boards, pairs: 6, ..Plan::round_robin(agents.into()) }
}

#[test]
fn reading_is_reproducible_and_changes_games() {
    let plan = plan([reading("Planner"), spec("Blocker")]);
    let with = |threads| played(&Plan { threads: NonZeroUsize::new(threads), ..plan.clone() }, &[]);
    let one = with(1);
    assert_eq!(one, with(2));
    let without = played(&Plan { agents: vec![spec("Planner"), spec("Blocker")], ..plan.clone() }, &[]);
    assert_ne!(moves(&one), moves(&without));
}

fn moves(games: &[GameResult]) -> Vec<&[span_it_core::board::Node]> {
    games.iter().map(|game| &game.moves[..]).collect()
}

#[test]
fn an_unknown_opponent_changes_no_move() {
    let games = |agent| played(&plan([agent, PlayerSpec::Random]), &[]);
    let (reader, plain) = (games(reading("Planner")), games(spec("Planner")));
    assert_eq!(moves(&reader), moves(&plain));
    let games = |agent| played(&plan([agent, spec("Blocker")]), &[]);
    let (reader, plain) = (games(reading("Steady")), games(spec("Steady")));
    assert_eq!(moves(&reader), moves(&plain), "at depth 1 there are no replies to weigh");
}

#[test]
fn a_log_stores_readers_and_can_be_resumed() {
    let (_folder, path) = crate::temporary("tournament.jsonl");
    let plan = plan([reading("Planner"), spec("Sprinter")]);
    let all = played(&plan, &[]);
    let mut begun = log::create(&path, &plan).unwrap();
    all.iter().take(5).for_each(|game| begun.append(game).unwrap());
    drop(begun);
    let found = log::open_or_create(&path, &plan, &Stop::default()).unwrap();
    assert_eq!((&found.plan, &found.games[..]), (&plan, &all[..5]));
    assert_eq!(played(&found.plan, &found.games), all[5..]);
    drop(found);
    // Another cast is another tournament.
    let smaller =
        PlayerSpec::Reader { personality: Box::new(member("Planner")), candidates: cast()[1..].into() };
    let other = Plan { agents: vec![smaller, spec("Sprinter")], ..plan };
    let message = log::open_or_create(&path, &other, &Stop::default()).unwrap_err().to_string();
    let expected = "the log of another tournament: agents[0] is another Planner (reading)";
    assert!(message.contains(expected), "{message}");
}
