//! The report as JSON.

use span_it_core::engine::SearchTotals;

use super::forfeits::Forfeits;
use super::part::Part;
use super::part::{Pairing, pairings};
use super::report::{Report, Setup};
use crate::tournament::Scoreboard;
use crate::tournament::scoreboard::{Cell, Overall, Row};
use crate::tournament::stats::{Anchor, Estimate, Pairs, Ratings, SprtState, SprtVerdict};

pub(super) fn write(report: &Report<'_>) -> String {
    let board = report.board;
    let overall = board.overall();
    let mut fields = vec![
        ("format", quoted("span-it-tournament-table")),
        ("version", "1".to_owned()),
        ("title", quoted(report.title)),
        ("finished", or_null(report.setup.map(|setup| setup.finished))),
        ("setup", or_null(report.setup.as_ref().map(write_setup))),
        ("games", overall.games.to_string()),
        ("single_games", overall.single_games().to_string()),
        ("pairs", overall.pairs.to_string()),
        ("distinct_pairs", overall.distinct_pairs.to_string()),
        ("first_mover", write_first_mover(board, overall)),
        ("no_ratings", or_null(board.ratings().err().map(|error| quoted(&error.to_string())))),
        ("agents", write_array(board.rows().iter().map(write_agent))),
        ("cross", write_array(pairings(board).iter().map(write_pairing))),
        ("sprt", or_null(board.sprt().map(write_sprt))),
    ];
    fields.extend(board.ratings().ok().and_then(Ratings::anchor).map(|one| ("anchor", write_anchor(one))));
    let parts: Vec<String> = report.parts().map(|one| write_part(&one)).collect();
    if !parts.is_empty() {
        fields.push(("parts", write_array(parts.into_iter())));
    }
    if report.times {
        fields.push(("times", write_array(board.rows().iter().map(write_times))));
    }
    write_line(&fields)
}

fn write_anchor(anchor: &Anchor) -> String {
    let places = anchor.agents.iter().map(usize::to_string);
    write_line(&[("places", write_array(places)), ("elo", number(Some(anchor.elo)))])
}

fn write_setup(setup: &Setup<'_>) -> String {
    let plan = setup.plan;
    let program = |(name, command): &(String, String)| {
        write_line(&[("name", quoted(name)), ("command", quoted(command))])
    };
    let mut fields = vec![
        ("boards", write_array(plan.boards.iter().map(|size| quoted(&size.compact())))),
        // Per pairing and board.
        ("pairs", plan.pairs.to_string()),
        ("opening_plies", plan.opening_plies.to_string()),
        ("seed", plan.seed.to_string()),
        ("max_move_ms", number(plan.max_move.map(|limit| limit.as_secs_f64() * 1000.0))),
        // A test may end a match earlier.
        ("games", plan.games().to_string()),
        ("programs", write_array(setup.programs.iter().map(program))),
    ];
    fields.extend(plan.max_visits.map(|visits| ("max_visits", visits.to_string())));
    fields.extend(plan.shard.map(|shard| ("shard", quoted(&shard.to_string()))));
    write_line(&fields)
}

fn write_first_mover(board: &Scoreboard, overall: Overall) -> String {
    write_line(&[
        ("wins", overall.first_mover_wins.to_string()),
        ("rate", number(overall.first_mover_rate())),
        ("elo", write_estimate(board.ratings().ok().map(Ratings::first_mover_advantage))),
    ])
}

fn write_agent(row: &Row) -> String {
    let forfeits = Forfeits::new(row);
    let reason = |(reason, games): &(String, u32)| {
        write_line(&[("reason", quoted(reason)), ("games", games.to_string())])
    };
    write_line(&[
        ("rank", row.rank.to_string()),
        ("place", row.place.to_string()),
        ("name", quoted(&row.name)),
        ("elo", write_estimate(row.rating)),
        ("score", number(row.total.score())),
        ("games", row.total.games().to_string()),
        ("wins", row.total.wins.to_string()),
        ("losses", row.total.losses.to_string()),
        ("pairs", write_counts(row.total.pairs)),
        ("safe_moves", number(row.kept.share())),
        ("kept", row.kept.kept.to_string()),
        ("critical", row.kept.critical.to_string()),
        ("forfeits", row.forfeits.to_string()),
        ("forfeit_reasons", write_array(forfeits.reasons.iter().map(reason))),
        ("forfeits_otherwise", forfeits.others.to_string()),
        ("search", or_null((!row.search.is_empty()).then(|| write_search(row.search)))),
    ])
}

fn write_search(search: SearchTotals) -> String {
    write_line(&[
        ("searches", search.searches.to_string()),
        ("visited", search.visited.to_string()),
        ("pruned", search.pruned.to_string()),
        ("positions", search.positions.to_string()),
        ("visited_per_move", number(Some(search.visited_per_search()))),
        ("pruned_share", number(Some(search.pruned_share()))),
        ("mean_branching", number(Some(search.mean_branching()))),
    ])
}

fn write_pairing(pairing: &Pairing<'_>) -> String {
    let Pairing { one, other, cell } = pairing;
    let pairs = cell.pairs;
    write_line(&[
        ("agents", write_array([one, other].map(|row| row.place.to_string()).into_iter())),
        ("names", write_array([one, other].map(|row| quoted(&row.name)).into_iter())),
        ("wins", cell.wins.to_string()),
        ("losses", cell.losses.to_string()),
        ("pairs", write_counts(pairs)),
        ("score", number(cell.score())),
        ("elo", write_estimate(pairs.elo())),
        ("normalised_elo", write_estimate(pairs.normalised_elo())),
        ("los", number(pairs.los())),
    ])
}

fn write_part(part: &Part<'_>) -> String {
    let side = part.selection.side.map(|_| quoted(part.side_name()));
    let cells: Vec<String> = if part.has_pairs() {
        pairings(part.board).iter().map(write_pairing).collect()
    } else {
        part.cells().into_iter().map(write_side_cell).collect()
    };
    write_line(&[
        ("board", or_null(part.selection.board.map(|size| quoted(&size.compact())))),
        ("side", or_null(side)),
        ("games", part.board.overall().games.to_string()),
        ("agents", write_array(part.board.rows().iter().map(write_agent))),
        ("cross", write_array(cells.into_iter())),
    ])
}

fn write_side_cell((one, other, cell): (&Row, &Row, Cell)) -> String {
    write_line(&[
        ("agents", write_array([one, other].map(|row| row.place.to_string()).into_iter())),
        ("names", write_array([one, other].map(|row| quoted(&row.name)).into_iter())),
        ("wins", cell.wins.to_string()),
        ("losses", cell.losses.to_string()),
        ("score", number(cell.score())),
    ])
}

fn write_times(row: &Row) -> String {
    write_line(&[
        ("place", row.place.to_string()),
        ("name", quoted(&row.name)),
        ("moves", row.times.moves.to_string()),
        ("mean_ms", number(row.times.mean_ms())),
        ("longest_ms", number(row.times.longest_ms())),
    ])
}

fn write_sprt(state: &SprtState) -> String {
    let ((elo0, elo1), (alpha, beta)) = (state.test.hypotheses(), state.test.errors());
    let (lower, upper) = state.test.bounds();
    write_line(&[
        ("elo0", exact(elo0)),
        ("elo1", exact(elo1)),
        ("alpha", exact(alpha)),
        ("beta", exact(beta)),
        ("llr", number(Some(state.llr))),
        ("lower", number(Some(lower))),
        ("upper", number(Some(upper))),
        ("verdict", quoted(verdict(state.verdict))),
    ])
}

pub(super) const fn verdict(verdict: SprtVerdict) -> &'static str {
    match verdict {
        SprtVerdict::Continue => "continue",
        SprtVerdict::H0 => "h0",
        SprtVerdict::H1 => "h1",
    }
}

fn write_counts(Pairs { ww, split, ll }: Pairs) -> String {
    format!("{{\"ww\":{ww},\"split\":{split},\"ll\":{ll}}}")
}

fn write_estimate(estimate: Option<Estimate>) -> String {
    or_null(estimate.map(|estimate| {
        write_line(&[
            ("value", number(Some(estimate.value))),
            ("margin95", number(Some(estimate.margin95))),
            ("rough", estimate.rough.to_string()),
        ])
    }))
}

/// Six decimals; further digits are only rounding errors.
fn number(value: Option<f64>) -> String {
    or_null(value.map(|value| exact((value * 1e6).round() / 1e6 + 0.0)))
}

fn exact(value: f64) -> String {
    serde_json::Value::from(value).to_string()
}

fn or_null(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "null".to_owned(), |value| value.to_string())
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn write_line(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("{}:{value}", quoted(key))).collect();
    format!("{{{}}}", fields.join(","))
}

fn write_array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
