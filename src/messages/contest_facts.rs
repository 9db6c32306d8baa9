//! Statistics of a contest that are not in its cross table.

use crate::messages::library::percent;
use span_it_arena::contest::Scoreboard;
use span_it_arena::contest::scoreboard::Row;
use span_it_arena::contest::stats::Estimate;
use span_it_core::text::humanize::{counted, grouped, short_time};

pub const ALL_GAMES: &str = "All games";
const NO_VALUE: &str = "\u{2013}";

pub fn facts(table: &Scoreboard) -> Vec<(&'static str, String)> {
    let overall = table.overall();
    let Some(first) = overall.first_mover_rate() else { return Vec::new() };
    let mut facts = vec![
        ("Games", grouped(overall.games)),
        ("Game pairs", pairs(overall.pairs, overall.distinct_pairs)),
        ("First player won", percent(first)),
    ];
    if let Ok(ratings) = table.ratings() {
        facts.push(("First move is worth", elo(ratings.first_mover_advantage())));
    }
    if let Some(slowest) = table.rows().iter().max_by_key(|row| row.times.longest_ns) {
        facts.push(("Longest move", time_text(slowest.times.longest_ms())));
        facts.push(("Longest move by", slowest.name.clone()));
    }
    facts
}

/// Deterministic players repeat games.
fn pairs(all: u32, different: u32) -> String {
    if all == different {
        format!("{}, all different", grouped(all))
    } else {
        format!("{}, {} different", grouped(all), grouped(different))
    }
}

pub fn row_tooltip(row: &Row) -> String {
    let (pairs, times) = (row.total.pairs, row.times);
    let games = counted(row.total.games(), "game", "games");
    // The games of one side have no pairs.
    let games = match pairs.total() {
        0 => games,
        _ => format!(
            "{games} in pairs: {} won twice, {} split, {} lost twice",
            pairs.ww, pairs.split, pairs.ll
        ),
    };
    let mut lines = vec![
        games,
        format!("Wins kept: {} of {}", row.kept.kept, row.kept.critical),
        format!("Time per move: {}, longest {}", time_text(times.mean_ms()), time_text(times.longest_ms())),
    ];
    if row.forfeits > 0 {
        lines.push(format!("Forfeits: {}", row.forfeits));
    }
    lines.join("\n")
}

fn time_text(ms: Option<f64>) -> String {
    ms.map_or_else(|| NO_VALUE.to_owned(), short_time)
}

fn elo(estimate: Estimate) -> String {
    let about = if estimate.rough { "about " } else { "" };
    // Never "-0".
    let value = if estimate.value.abs() < 0.5 { 0.0 } else { estimate.value };
    format!("{about}{value:+.0} \u{b1} {:.0} Elo", estimate.margin95)
}
