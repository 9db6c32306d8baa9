//! Statistics of a tournament that are not in its cross table.

use crate::messages::language::{
    decimal, elo_margin, exact_percent, grouped, lines, percent, sentences, series, short_time, signed,
    with_full_stop,
};
use span_it_lab::tournament::Scoreboard;
use span_it_lab::tournament::export::{AGENTS, NONE};
use span_it_lab::tournament::scoreboard::Row;
use span_it_lab::tournament::stats::{Estimate, Pairs};

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
    lines(&row_facts(row))
}

/// The row of a table for screen readers.
pub fn row_name(row: &Row, figures: &[String]) -> String {
    let (rank, name, figures) = (row.rank, &row.name, series(figures));
    let figures = match row.rating {
        Some(rating) => {
            let elo = elo_margin(rating.value, rating.margin95);
            if rating.rough {
                format!("{rank}: {name} about {elo}, {figures}.")
            } else {
                format!("{rank}: {name} {elo}, {figures}.")
            }
        }
        None => format!("{rank}: {name}, {figures}."),
    };
    let facts = row_facts(row).into_iter().map(with_full_stop);
    sentences(&[figures].into_iter().chain(facts).collect::<Vec<_>>())
}

/// The statistics that have a meaning of their own.
fn row_facts(row: &Row) -> Vec<String> {
    let shown = AGENTS.iter().filter(|column| !column.meaning.is_empty());
    let facts = shown.map(|column| (column.meaning, column.text(row)));
    facts.filter(|(_, text)| text != NONE).map(|(meaning, text)| format!("{meaning}: {text}")).collect()
}

/// What an engine developer reads first; empty without pairs.
pub fn pair_statistics(pairs: Pairs) -> String {
    let (Some(elo_of_score), Some(normalised), Some(los)) =
        (pairs.elo(), pairs.normalised_elo(), pairs.los())
    else {
        return String::new();
    };
    let Pairs { ww, split, ll } = pairs;
    let [ww, split, ll] = [ww, split, ll].map(grouped);
    lines(&[
        format!("Pairs: {ww} won twice, {split} split, {ll} lost twice"),
        format!("{}, from the score of the pairs", elo(elo_of_score)),
        format!("{}, normalised", elo(normalised)),
        format!("Likelihood of superiority: {}", exact_percent(los)),
    ])
}

pub fn time_text(ms: Option<f64>) -> String {
    ms.map_or_else(|| NO_VALUE.to_owned(), short_time)
}

fn elo(estimate: Estimate) -> String {
    let (value, margin) = (signed(estimate.value), decimal(estimate.margin95, 0));
    if estimate.rough {
        format!("about {value} \u{b1} {margin} Elo")
    } else {
        format!("{value} \u{b1} {margin} Elo")
    }
}
