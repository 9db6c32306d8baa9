//! Texts of the page *My progress*.

use crate::messages::language::{
    counted, decimal, elo, elo_margin, percent, percent_margin, sentences, series,
};
use span_it_core::board::Phase;
use span_it_core::personality::character::Trait;
use span_it_core::share::Share;
use span_it_learn::mistakes::MistakeKind;
use span_it_learn::progress::Record;
use span_it_learn::rating::{Rating, RatingPoint};

/// The command, and the title of the page.
pub const MY_PROGRESS: &str = "My Progress";
pub const TITLE: &str = "My progress";

pub const SHOW: &str = "Show progress";

pub const EMPTY: &str = "Your rating appears here after five ladder games.";
pub const RUNGS: &str = "Rungs climbed";
pub const GAMES_WON: &str = "Games won";
pub const WINS_IN_A_ROW: &str = "Wins in a row";
pub const PUZZLES_IN_A_ROW: &str = "Puzzles in a row";
pub const DAYS_IN_A_ROW: &str = "Days in a row";
pub const RATINGS: &str = "Ratings, last three months";
pub const NO_RATING: &str = "Your rating appears here after five ladder games.";
pub const PUZZLE_CURVE: &str = "Puzzles";
pub const LADDER_CURVE: &str = "Ladder";
pub const OPPONENTS: &str = "Against each opponent";
pub const NO_GAMES: &str = "No game yet.";
pub const WON: &str = "won";
pub const LOST: &str = "lost";
pub const STAYS_AHEAD: &str = "Stays ahead when ahead";
pub const STYLE: &str = "Your style in five words";
pub const NO_STYLE: &str = "Your style appears here after a few more games.";
pub const PRACTICE: &str = "What to practise";
pub const NO_MISTAKES: &str = "No mistakes in your last games.";
pub const PRACTISE: &str = "Practise my mistakes";
pub const MORE: &str = "More";

pub const fn style_note(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "heads for the far edge",
        Trait::Spreads => "builds in many places",
        Trait::Blocks => "minds their best move",
        Trait::Plans => "looks moves ahead",
        Trait::Luck => "leaves it to chance",
    }
}

/// What bars, lines and rings are. `before` are the games before the last ones.
pub fn style_legend(last: usize, before: Option<usize>, nearest: &str) -> String {
    let bars = format!("Bar: your last {}.", counted(last, "game", "games"));
    let line = before.map(|games| format!("Line: the {} before.", counted(games, "game", "games")));
    let ring = format!("Ring: {nearest}, the opponent whose style comes nearest.");
    sentences(&[bars, line.unwrap_or_default(), ring])
}

/// The shares that a word is compared with.
pub fn style_compared(before: Option<f64>, nearest: Option<(&str, f64)>) -> String {
    let before = before.map(|share| format!("Before: {}.", percent(share)));
    let nearest = nearest.map(|(name, share)| format!("{name}: {}.", percent(share)));
    sentences(&[before.unwrap_or_default(), nearest.unwrap_or_default()])
}

/// How it is measured.
pub const fn style_tip(one: Trait) -> &'static str {
    match one {
        Trait::Runs => "Moves that shorten your way, in your last ten games.",
        Trait::Spreads => "Moves that touch no other line of yours, in your last ten games.",
        Trait::Blocks => "Moves that make their way longer, in your last ten games.",
        Trait::Plans => "How often you kept a win that was still far away, in your last ten games.",
        Trait::Luck => "Moves that neither build nor block, in your last ten games.",
    }
}

pub const SAFE_MOVES: &str = "Stays ahead when ahead";
pub const ABOUT_SAFE_MOVES: &str = "Only moves that could have lost a won game count, in your last 20 games. \
    Ten such moves make a percentage.";
pub const BY_TENS: &str = "Stays ahead, ten games each";
pub const NO_CURVE: &str = "After twenty games you see here whether you get better.";
pub const GAMES: &str = "Games";
pub const MOVES: &str = "Moves";
pub const ALL_PHASES: &str = "All phases";
pub const CHANCES: &str = "After a mistake of your opponent";
pub const PERSONALITIES: &str = "How often the opponents stay ahead";
pub const AT_THE_BOARD: &str = "Rating in games";
pub const IN_PUZZLES: &str = "Rating in puzzles";
pub const IN_FIGURES: &str = "In figures";
pub const PUZZLES: &str = "Puzzles found";
pub const NO_PUZZLES: &str = "You have not answered a puzzle yet.";
pub const KIND: &str = "Kind";
pub const ALL: &str = "All";
pub const NO_VALUE: &str = "–";
pub const DATE: &str = "Date";
pub const RATING: &str = "Rating";
pub const MARGIN: &str = "Margin";

pub const FORGET: &str = "Forget My Progress";
pub const FORGET_TIP: &str = "Moves the log of your progress to the trash folder. You can undo this.";
pub const FORGOTTEN: &str = "Your progress was moved to the trash folder.";
pub const UNDO: &str = "Undo";
pub const RESTORED: &str = "Your progress is back.";

texts! {
    share_count(share: Share) = "{} of {}", share.part, share.whole;
    rating_margin(rating: &Rating) = "{}", elo_margin(rating.value(), rating.margin());
    /// A value from 0 to 100.
    whole_percent(value: f64) = "{}", percent(value / 100.0);
    /// The games of a row; the last row may have fewer than ten.
    ten(number: usize, games: usize) = "{}–{}", 10 * number - 9, 10 * number - 10 + games;
    margin(value: f64) = "± {}", decimal(value, 0);
    of(all: usize) = "of {all}";
    stat(name: &str, value: &str, more: &str) = "{name}: {value}, {more}";
    record(record: &Record) = "{}: {} won, {} lost", record.name, record.won, record.lost;
    as_often_as(games: usize, name: &str) =
        "last {} · about as often as {name}", counted(games, "game", "games");
    style_name(name: &str, value: f64, note: &str) = "{name}, {}: {note}.", percent(value);
    ladder_games_so_far(games: u32) =
        "{} so far. Only these count; the rating is shown after five.", counted(games, "ladder game", "ladder games");
    puzzles_so_far(puzzles: u32) = "{} so far. Only mixed kinds count; the rating is shown after five.", counted(puzzles, "puzzle", "puzzles");
    curve_end(name: &str, rating: f64) = "{name} {}", elo(rating);
    curves_name(ends: &[String]) = "Rating curves: {}", series(ends);
    rungs_climbed(climbed: usize, all: usize) = "{climbed} of {all} rungs climbed";
}

/// The progress in one line: the rating in games if it is shown, else what was counted.
pub fn card_line(rating: Option<&Rating>, games: usize, puzzles: u32) -> String {
    match (rating, games, puzzles) {
        (Some(rating), ..) => format!("Rating {} in games", rating_margin(rating)),
        (None, 0, 0) => "No game and no puzzle yet".to_owned(),
        _ => series(&[counted(games, "game", "games"), counted(puzzles, "puzzle", "puzzles")]),
    }
}

/// A share with its margin, from ten cases on.
pub fn share(share: Share) -> String {
    match (share.is_shown(), share.value(), share.margin95()) {
        (true, Some(value), Some(margin)) => percent_margin(value, margin),
        _ => NO_VALUE.to_owned(),
    }
}

pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Opening => "Opening",
        Phase::Middle => "Middle game",
        Phase::End => "Endgame",
    }
}

pub const fn mistake(kind: MistakeKind) -> &'static str {
    match kind {
        MistakeKind::MissedWin => "Missed a win in one",
        MistakeKind::MissedBlock => "Missed their win in one",
        MistakeKind::MissedCrossing => "Missed a move that builds and blocks",
        MistakeKind::Idle => "Wasted a move",
        MistakeKind::WrongPlace => "Played in the wrong place",
    }
}

/// A rating in a sentence. `between` are the neighbours on the ladder.
pub fn rating(rating: &Rating, between: (Option<&str>, Option<&str>)) -> String {
    let rating = rating_margin(rating);
    match between {
        (Some(below), Some(above)) => format!("{rating}, between {below} and {above}"),
        (None, Some(above)) => format!("{rating}, below {above}"),
        (Some(below), None) => format!("{rating}, above {below}"),
        (None, None) => rating,
    }
}

/// The accessible name of a rating curve.
pub fn curve_name(points: &[RatingPoint]) -> String {
    match (points.first(), points.last()) {
        (Some(first), Some(last)) => format!(
            "Rating curve, {}: {} on {}, {} on {}",
            counted(points.len(), "result", "results"),
            elo(first.rating),
            first.date,
            elo(last.rating),
            last.date
        ),
        _ => "Rating curve without results".to_owned(),
    }
}

/// The accessible name of the curve of safe moves.
pub fn safe_moves_curve_name(shares: &[Share]) -> String {
    let values: Vec<String> = shares.iter().filter_map(|share| share.value()).map(percent).collect();
    format!("Stays ahead, ten games each: {}", series(&values))
}
