//! Games of a tournament as game records.

use super::{Ending, GameResult, Plan, PlayerSpec};
use span_it_core::board::{ByPlayer, Player};
use span_it_core::personality::{Factors, Personality};
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
use span_it_core::referee::{MoveNote, Referee};

/// Replays a finished game through the referee, with its own seed. `names` are the names of the agents of the plan. The
/// game starts after the opening, whose moves no player has chosen. `None` if a move is illegal.
pub fn to_record(plan: &Plan, names: &[String], result: &GameResult) -> Option<(GameSetup, Referee)> {
    let start = result.start()?;
    let players = ByPlayer::from_fn(|player| {
        let agent = result.agent(player);
        seat(&plan.agents[agent], &names[agent])
    });
    let mut setup = GameSetup {
        size: result.size,
        first: start.to_move(),
        seed: result.fixture().seed(plan.seed),
        players,
        max_move: plan.max_move,
        start: Some(start),
        notes: GameNotes::default(),
    };
    setup.set_opening(&result.moves[..usize::from(result.opening_plies).min(result.moves.len())]);
    for player in Player::ALL {
        let agent = &plan.agents[result.agent(player)];
        setup.set_reads_opponent(player, matches!(agent, PlayerSpec::Reader { .. }));
        if matches!(agent, PlayerSpec::Gtp { .. } | PlayerSpec::Random) {
            setup.set_no_personality(player, true);
        }
    }
    let mut game = setup.new_game();
    for &node in result.moves.iter().skip(result.opening_plies.into()) {
        game.play(node, MoveNote::default()).ok()?;
    }
    if let Ending::Forfeit(_) = result.ending {
        game.resign(result.winner.opponent()).ok()?;
    }
    Some((setup, game))
}

/// The seat of an agent in a record. Agents without a personality become human, so that no engine moves for them.
pub fn seat(agent: &PlayerSpec, name: &str) -> Seat {
    let without_factors = || Personality {
        name: name.to_owned(),
        author: None,
        description: None,
        notes: None,
        factors: Factors::default(),
        extra: None,
    };
    let (kind, personality) = match agent {
        PlayerSpec::Personality(personality) | PlayerSpec::Reader { personality, .. } => {
            (PlayerKind::Computer, personality.as_ref().clone())
        }
        &PlayerSpec::Perfect(manner) => (PlayerKind::Perfect(manner), without_factors()),
        PlayerSpec::Random | PlayerSpec::Gtp { .. } => (PlayerKind::Human, without_factors()),
    };
    Seat { name: name.to_owned(), kind, personality }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::tournament::{Control, run};
    use span_it_core::seed::Seed;

    fn plan(names: [&str; 2]) -> Plan {
        let agents = names.map(|name| PlayerSpec::parse(name).unwrap());
        Plan { pairs: 1, ..Plan::round_robin(agents.to_vec()) }
    }

    fn played(plan: &Plan) -> Vec<GameResult> {
        let mut games = Vec::new();
        run(plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        games
    }

    #[test]
    fn replays_a_game_move_by_move() {
        let plan = plan(["Sprinter", "perfect"]);
        let games = played(&plan);
        assert_eq!(games.len(), 2);
        for result in games {
            let (setup, game) = to_record(&plan, &plan.names(), &result).unwrap();
            assert_eq!(game.moves().len() + 4, result.moves.len());
            assert_eq!(game.start().connectors(), 4);
            assert_eq!(setup.opening(), result.moves[..4]);
            assert_eq!(game.outcome().unwrap().winner, result.winner);
            assert_eq!(setup.players[result.winner].name, plan.names()[result.winning_agent()]);
        }
    }

    #[test]
    fn only_personalities_have_weights_in_a_replay() {
        let plan = plan(["Sprinter", "random"]);
        for result in played(&plan) {
            let (setup, game) = to_record(&plan, &plan.names(), &result).unwrap();
            let record = span_it_core::record::write_record(&setup, &game);
            let (setup, _) = span_it_core::record::read_record(record.as_bytes()).unwrap();
            for player in Player::ALL {
                assert_eq!(setup.has_weights(player), result.agent(player) == 0);
            }
        }
    }

    #[test]
    fn record_contains_the_seed_of_the_game() {
        let size = span_it_core::board::BoardSize::square(4).unwrap();
        let plan = Plan {
            boards: vec![size],
            pairs: 3,
            seed: Seed::new(9).unwrap(),
            ..plan(["Gambler", "Wanderer"])
        };
        let mut seeds = HashSet::new();
        for result in played(&plan) {
            let (setup, game) = to_record(&plan, &plan.names(), &result).unwrap();
            let record = span_it_core::record::write_record(&setup, &game);
            let (setup, game) = span_it_core::record::read_record(record.as_bytes()).unwrap();
            seeds.insert(setup.seed);
            let mut position = game.start().clone();
            for mv in game.moves() {
                let factors = &setup.players[mv.player].personality.factors;
                let unlimited = span_it_core::engine::Deadline::unlimited();
                let again = span_it_core::engine::choose(&position, factors, setup.seed, &unlimited);
                assert_eq!(again.unwrap().mv, mv.node, "{position}");
                position = position.after(mv.node);
            }
        }
        assert_eq!(seeds.len(), 6, "each game has its own seed");
    }
}
