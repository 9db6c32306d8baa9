//! Texts of the page *My progress*.

pub use crate::messages::generated::progress::*;

use crate::messages::generated::progress as texts;
use crate::messages::language::{decimal, elo, elo_margin, percent, percent_margin, sentences, series};
use span_it_core::share::Share;
use span_it_learn::rating::{Rating, RatingPoint};

/// The shares that a word is compared with.
pub fn style_compared(before: Option<f64>, nearest: Option<(&str, f64)>) -> String {
    let before = before.map(|share| style_before(percent(share)));
    let nearest = nearest.map(|(name, share)| format!("{name}: {}.", percent(share)));
    sentences(&[before.unwrap_or_default(), nearest.unwrap_or_default()])
}

pub fn share_count(share: Share) -> String {
    texts::share_count(share.part, share.whole)
}

pub fn rating_margin(rating: &Rating) -> String {
    elo_margin(rating.value(), rating.margin())
}

/// A value from 0 to 100.
pub fn whole_percent(value: f64) -> String {
    percent(value / 100.0)
}

/// The games of a row; the last row may have fewer than ten.
pub fn ten(number: usize, games: usize) -> String {
    format!("{}–{}", 10 * number - 9, 10 * number - 10 + games)
}

pub fn margin(value: f64) -> String {
    format!("± {}", decimal(value, 0))
}

pub fn curve_end(name: &str, rating: f64) -> String {
    format!("{name} {}", elo(rating))
}

/// The progress in one line: the rating in games if it is shown, else what was counted.
pub fn card_line(rating: Option<&Rating>, games: usize, puzzles: u32) -> String {
    match (rating, games, puzzles) {
        (Some(rating), ..) => rating_in_games(elo(rating.value())),
        (None, 0, 0) => no_progress().to_owned(),
        _ => games_and_puzzles(games, puzzles),
    }
}

/// A share with its margin, from ten cases on.
pub fn share(share: Share) -> String {
    match (share.is_shown(), share.value(), share.margin95()) {
        (true, Some(value), Some(margin)) => percent_margin(value, margin),
        _ => no_value().to_owned(),
    }
}

pub fn curve_name(points: &[RatingPoint]) -> String {
    match (points.first(), points.last()) {
        (Some(first), Some(last)) => {
            curve(points.len(), elo(first.rating), first.date, elo(last.rating), last.date)
        }
        _ => curve_without_results().to_owned(),
    }
}

pub fn safe_moves_curve_name(shares: &[Share]) -> String {
    let values: Vec<String> = shares.iter().filter_map(|share| share.value()).map(percent).collect();
    safe_moves_curve(series(&values))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_fit_numbers() {
        for (sentence, expected) in [
            (
                style_legend(1, None::<usize>, "Sage"),
                "Bar: your last 1 game. Ring: Sage, the opponent whose style comes nearest.",
            ),
            (
                style_legend(10, Some(3), "Sage"),
                "Bar: your last 10 games. Line: the 3 games before. Ring: Sage, the opponent whose style comes nearest.",
            ),
            (rating("1500", None::<&str>, Some("Sage")), "1500, below Sage"),
            (rating("1500", Some("Sage"), Some("Master")), "1500, between Sage and Master"),
            (card_line(None, 1, 2), "1 game, 2 puzzles"),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
