//! Statistics of a tournament that are not in its cross table.

use crate::messages::generated::tournament_facts as words;
pub use crate::messages::generated::tournament_facts::*;

use crate::messages::language::{
    decimal, elo_margin, exact_percent, grouped, lines, percent, sentences, series, short_time, signed,
    with_full_stop,
};
use crate::messages::{language, text};
use span_it_lab::tournament::Scoreboard;
use span_it_lab::tournament::export::{AGENTS, Column, NONE};
use span_it_lab::tournament::scoreboard::Row;
use span_it_lab::tournament::stats::{Estimate, Pairs};

pub fn facts(table: &Scoreboard) -> Vec<(&'static str, String)> {
    let overall = table.overall();
    let Some(first) = overall.first_mover_rate() else { return Vec::new() };
    let (all, different) = (overall.pairs, overall.distinct_pairs);
    let mut facts = vec![
        (games(), grouped(overall.games)),
        (game_pairs(), pairs(all == different, all, different)),
        (first_player_won(), percent(first)),
    ];
    if let Ok(ratings) = table.ratings() {
        facts.push((first_move_is_worth(), elo(ratings.first_mover_advantage())));
    }
    if let Some(slowest) = table.rows().iter().max_by_key(|row| row.times.longest_ns) {
        let longest = slowest.times.longest_ms().map_or_else(|| no_value().to_owned(), short_time);
        facts.push((longest_move(), longest));
        facts.push((longest_move_by(), slowest.name.clone()));
    }
    facts
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
            rated_row(rating.rough, rank, name, elo, figures)
        }
        None => words::row(rank, name, figures),
    };
    let facts = row_facts(row).into_iter().map(with_full_stop);
    sentences(&[figures].into_iter().chain(facts).collect::<Vec<_>>())
}

/// The statistics that have a meaning of their own.
fn row_facts(row: &Row) -> Vec<String> {
    let shown = AGENTS.iter().filter(|column| !column.meaning.is_empty());
    let facts = shown.map(|column| (named("meaning", column.meaning), figure(column, row)));
    facts.filter(|(_, text)| text != NONE).map(|(meaning, text)| row_fact(meaning, text)).collect()
}

pub fn head(column: &Column<Row>) -> &'static str {
    named("head", column.key)
}

/// The cell of a row in the chosen language.
pub fn figure(column: &Column<Row>, row: &Row) -> String {
    let text = column.text(row);
    match text.strip_suffix('%') {
        Some(number) => language::percent_of(number),
        None => language::separated(&text),
    }
}

fn named(group: &str, name: &str) -> &'static str {
    text::named_plain("tournament_table", &format!("{group}-{name}")).unwrap_or_default()
}

/// What an engine developer reads first; empty without pairs.
pub fn pair_statistics(pairs: Pairs) -> String {
    let (Some(elo_of_score), Some(normalised), Some(los)) =
        (pairs.elo(), pairs.normalised_elo(), pairs.los())
    else {
        return String::new();
    };
    lines(&[
        pair_results(pairs.ww, pairs.split, pairs.ll),
        pair_elo(elo(elo_of_score)),
        normalised_elo(elo(normalised)),
        superiority(exact_percent(los)),
    ])
}

fn elo(estimate: Estimate) -> String {
    elo_with_margin(estimate.rough, signed(estimate.value), decimal(estimate.margin95, 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_lab::tournament::export::Room;

    #[test]
    fn every_column_of_the_window_has_its_texts() {
        for column in AGENTS {
            assert!(column.room == Room::No || !head(column).is_empty(), "{}", column.key);
            assert!(
                column.meaning.is_empty() || !named("meaning", column.meaning).is_empty(),
                "{}",
                column.meaning
            );
        }
    }
}
