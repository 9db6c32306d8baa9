//! Texts of the ladder.

use crate::messages::language;
use crate::messages::language::counted;
use span_it_learn::ladder::Handicap;

/// The command, and the title of the page.
pub const LADDER: &str = "Ladder";
pub const TITLE: &str = "Ladder";
pub const ABOUT: &str = "Two wins in a match climb a rung. You may challenge any rung.";
pub const ELO: &str = "Elo";
pub const YOU: &str = "You";
pub const YOU_ARE_HERE: &str = "you are here";
pub const CLIMBED: &str = "climbed";
pub const SHOW: &str = "Show ladder";
pub const NEXT_GAME: &str = "Next game";
pub const TRY_AGAIN: &str = "Try again";
pub const PLAY_AGAIN: &str = "Play again";
pub const CONTINUE: &str = "Continue the game";
pub const CHALLENGE_PERFECT: &str = "Challenge perfect play";
pub const TOP: &str = "The top";
pub const ALL_CLIMBED: &str = "You have climbed the whole ladder.";
pub const NEXT: &str = "What comes next";
pub const NOTE: &str = "Ladder games have no undo and no help. They alone count for your rating.";
pub const SHORTER_WAY: &str = "A shorter way for you. It does not count for your rating.";
pub const YOUR_RATING: &str = "Your rating";

/// Of an unfinished game that another one replaced.
pub const KEPT_ASIDE: &str = "The ladder continues it.";
pub const LEFT: &str = "This game no longer counts for the ladder.";

texts! {
    challenge(name: &str) = "Challenge {name}";
    rung_of(rung: usize, all: usize) = "Rung {rung} of {all}";
    score(won: u32, lost: u32) = "{won}–{lost}";
    score_name(name: &str, won: u32, lost: u32) = "You {won}, {name} {lost}";
    strength(grade: &str, elo: f64) = "{grade} · {}", language::elo(elo);
    character_and_score(character: &str, won: u32, lost: u32) = "{character} · {won}–{lost}, first to two wins";
    after_more_games(games: u32) = "shown after {}", counted(games, "more game", "more games");
    this_week(change: f64) = "{} this week", language::rating_change(change);
}

/// The state of the ladder in one line, with the opponent of the next rung.
pub fn card_line(climbed: usize, all: usize, opponent: &str) -> String {
    if climbed == all {
        format!("All {all} rungs climbed")
    } else {
        format!("{climbed} of {all} rungs climbed. Beat {opponent} twice to climb the next.")
    }
}

/// The accessible name of a rung.
pub fn row(rung: usize, name: &str, elo: f64, score: Option<(u32, u32)>, state: Option<&str>) -> String {
    let mut facts = vec![format!("Rung {rung}: {name}"), format!("{} Elo", language::elo(elo))];
    facts.extend(score.map(|(won, lost)| self::score(won, lost)));
    facts.extend(state.map(str::to_owned));
    language::series(&facts)
}

/// Who moves first in the next game of the match.
pub fn starts_next(opponent: &str, you_begin: bool) -> String {
    if you_begin {
        "First to two wins · You start the next game".to_owned()
    } else {
        format!("First to two wins · {opponent} starts the next game")
    }
}

pub const fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Small => "6 × 5",
        Handicap::Large => "6 × 4",
    }
}

pub fn handicap_name(opponent: &str, board: Handicap) -> String {
    match board {
        Handicap::Small => format!("Challenge {opponent} on 6 × 5"),
        Handicap::Large => format!("Challenge {opponent} on 6 × 4"),
    }
}

pub const fn handicap_tip(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Small => "Your way is one line shorter, worth about a rung and a half.",
        Handicap::Large => "Your way is two lines shorter, worth about three rungs.",
    }
}

pub fn starts(opponent: &str, you_begin: bool) -> String {
    if you_begin {
        format!("Ladder game against {opponent}. You move first.")
    } else {
        format!("Ladder game against {opponent}. Your opponent moves first.")
    }
}
