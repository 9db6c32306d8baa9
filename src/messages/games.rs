//! Texts of the page *Games* and of the history.

pub use crate::messages::generated::games::*;

use crate::messages::game::short_name;
pub use crate::messages::language::size;
use crate::messages::language::{date_and_time, percent, series};
use span_it_core::board::{ByPlayer, Player};
use span_it_core::referee::Termination;
use span_it_learn::date::Zone;
use span_it_store::games::StoredGame;

pub fn players(names: &ByPlayer<String>, first: Player) -> String {
    let [one, other] = [first, first.opponent()].map(|player| short_name(&names[player]));
    format!("{one} – {other}")
}

/// Date, players, board, result, length, safe moves and turning point.
pub fn cells(game: &StoredGame, zone: &Zone) -> [String; 7] {
    [
        date_and_time(game.at.div_euclid(1000), zone),
        players(&game.names, game.first),
        size(game.size),
        result(game),
        game.moves.to_string(),
        safe_moves(game),
        turning_point(game),
    ]
}

/// The name of a row for assistive technology.
pub fn row(game: &StoredGame, zone: &Zone) -> String {
    let [date, players, size, result, _, kept, _] = cells(game, zone);
    let mut facts = vec![players, size, result, moves(game.moves), date];
    if kept.contains('%') {
        facts.push(safe_moves_of(&kept));
    }
    facts
        .extend(game.analysis.and_then(|analysis| analysis.turning_point).map(|at| turning_point_at(at + 1)));
    series(&facts)
}

fn result(game: &StoredGame) -> String {
    let Some(outcome) = game.outcome else { return unfinished().to_owned() };
    match outcome.termination {
        Termination::Path => won_by(&game.names[outcome.winner]),
        Termination::Resignation => resigned_by(&game.names[outcome.winner.opponent()]),
        Termination::Time => lost_on_time(&game.names[outcome.winner.opponent()]),
    }
}

/// Of the only person, else of both players; empty before the analysis.
fn safe_moves(game: &StoredGame) -> String {
    let Some(analysis) = game.analysis else { return String::new() };
    let people: Vec<_> = Player::ALL.into_iter().filter(|&player| game.kinds[player].is_person()).collect();
    let players = match people.as_slice() {
        [person] => vec![*person],
        _ => vec![game.first, game.first.opponent()],
    };
    let shares: Vec<String> =
        players.into_iter().filter_map(|player| analysis.kept[player].value().map(percent)).collect();
    if shares.is_empty() { "–".to_owned() } else { shares.join(" – ") }
}

/// The number of the move; empty before the analysis.
fn turning_point(game: &StoredGame) -> String {
    match game.analysis.map(|analysis| analysis.turning_point) {
        None => String::new(),
        Some(None) => "–".to_owned(),
        Some(Some(index)) => move_at(index + 1),
    }
}

pub mod explorer {
    use crate::messages::generated::games::explorer as texts;
    pub use crate::messages::generated::games::explorer::*;
    use crate::messages::language::{grouped, percent, series};
    use span_it_core::board::{Node, Player};
    use span_it_store::games::NextMove;

    /// Who wins, and how many of the free nodes keep the win.
    pub fn verdict(mover: Player, winner: Player, winning: usize, free: usize) -> String {
        if mover == winner { mover_wins(mover, winning, free) } else { mover_loses(mover) }
    }

    /// Move, games, share won by the mover, and the solver's verdict.
    pub fn cells(next: &NextMove, keeps_win: Option<bool>) -> [String; 4] {
        let nodes: Vec<String> = next.nodes.iter().map(Node::to_string).collect();
        let decided = next.won + next.lost;
        let won = if decided == 0 { "–".to_owned() } else { percent(next.won as f64 / decided as f64) };
        let mark = if next.random > 0 { "*" } else { "" };
        [series(&nodes), grouped(next.games) + mark, won, solver(keeps_win).to_owned()]
    }

    /// The name of a row for assistive technology.
    pub fn row(next: &NextMove, keeps_win: Option<bool>) -> String {
        let [nodes, _, won, _] = cells(next, keeps_win);
        let random = (next.random > 0).then(|| at_random(next.random));
        let games = series(&[game_count(next.games), random.unwrap_or_default()]);
        texts::row(nodes, games, won, keeps_win)
    }

    fn solver(keeps_win: Option<bool>) -> &'static str {
        match keeps_win {
            Some(true) => wins(),
            Some(false) => loses(),
            None => "",
        }
    }
}
