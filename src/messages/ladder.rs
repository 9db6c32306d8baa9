//! Texts of the ladder and of rated games.

use crate::app::session::standing::{Aid, NotRated};
use crate::messages::language;
use span_it_learning::ladder::{Handicap, Rung, RungState};

/// The command, and the title of the page.
pub const LADDER: &str = "Ladder…";
pub const TITLE: &str = "Ladder";
pub const ABOUT: &str = "Thirteen opponents. The first to win two games wins the rung. You move first in the first game, then \
     you take turns. You may challenge any rung. If you win it, the rungs below count as climbed.";
pub const RUNG: &str = "Rung";
pub const NAME: &str = "Name";
pub const ELO: &str = "Elo";
pub const SCORE: &str = "Score";
pub const STATE: &str = "State";
pub const SHOW: &str = "Show ladder";
pub const CHALLENGE: &str = "Challenge";

pub const RATED: &str = "Rated";
pub const NOT_RATED: &str = "Not rated";
pub const RATED_TIP: &str =
    "This game counts for your rating. Undo, Hint, Heat Map, Show Winner and Show Why end that.";

texts! {
    challenge(name: &str) = "Challenge {name}";
    suggestion(name: &str, elo: f64) = "{name}, {} Elo, is the right opponent for you now.", language::elo(elo);
    score(rung: &Rung) = "{} – {}", rung.series.won, rung.series.lost;
    score_name(rung: &Rung) =
        "This rung: you {}, opponent {}. All games: you {}, opponent {}.",
        rung.series.won,
        rung.series.lost,
        rung.games.0,
        rung.games.1;
    not_rated_tip(reason: &str) = "Not rated: {reason}";
}

/// The state of the ladder in one line, with the opponent nearest to the player's rating.
pub fn card_line(climbed: usize, all: usize, opponent: &str) -> String {
    if climbed == all {
        format!("All {all} rungs climbed")
    } else {
        format!("{climbed} of {all} rungs climbed. For you now: {opponent}")
    }
}

texts! {
    /// A notice.
    no_longer_rated(reason: &str) = "This game is no longer rated: {reason}";
    rung_won(opponent: &str, next: &str) = "You won the rung of {opponent}. Next: {next}.";
    rung_won_with_handicap(opponent: &str, next: &str) =
        "You won the rung of {opponent} with a handicap. Next: {next}.";
    last_rung_won(opponent: &str) = "You won the rung of {opponent}. You have climbed the whole ladder.";
}

pub const fn state(state: RungState) -> &'static str {
    match state {
        RungState::Climbed => "Climbed",
        RungState::ClimbedWithHandicap => "Climbed with a handicap",
        RungState::Open => "Not climbed",
    }
}

pub const fn handicap(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Small => "On 6 × 5",
        Handicap::Large => "On 6 × 4",
    }
}

pub fn handicap_name(opponent: &str, board: Handicap) -> String {
    match board {
        Handicap::Small => format!("Challenge {opponent}: On 6 × 5"),
        Handicap::Large => format!("Challenge {opponent}: On 6 × 4"),
    }
}

pub const fn handicap_tip(handicap: Handicap) -> &'static str {
    match handicap {
        Handicap::Small => "Your way is shorter: worth about a rung and a half. Never rated.",
        Handicap::Large => "Your way is much shorter: worth about three rungs. Never rated.",
    }
}

/// The announcement of a new game.
pub fn starts(opponent: &str, you_begin: bool) -> String {
    if you_begin {
        format!("Ladder game against {opponent}. You move first.")
    } else {
        format!("Ladder game against {opponent}. Your opponent moves first.")
    }
}

/// Why a game is not rated.
pub const fn reason(reason: NotRated) -> &'static str {
    match reason {
        NotRated::Aid(Aid::Undo) => "you took back a move.",
        NotRated::Aid(Aid::Hint) => "you asked for a hint.",
        NotRated::Aid(Aid::HeatMap) => "the heat map was shown.",
        NotRated::Aid(Aid::Truth) => "the winner was shown.",
        NotRated::Aid(Aid::Why) => "you opened Show Why.",
        NotRated::Aid(Aid::Review) => "you opened the review.",
        NotRated::Aid(Aid::MoveNow) => "you made the computer move at once.",
        NotRated::Aid(Aid::Players) => "a player has changed.",
        NotRated::Aid(Aid::Opened) => "the game was opened.",
        NotRated::Start => "the game did not begin with an empty board.",
        NotRated::Board => "rated games are on 6 × 6.",
        NotRated::Opponent => "the opponent is not one of the thirteen of the ladder.",
        NotRated::Time => "the computer has less than 10 seconds for a move.",
    }
}
