//! Texts of *Help me* in a game.

pub const TITLE: &str = "Help me";
pub const TIP: &str = "A hint, who is winning, or the heat map (A)";
pub const CLOSE: &str = "Close the help";
pub const OPENED: &str = "Help me: Hint, Who is winning, Heat map.";
pub const HINT: &str = "One good move, and why.";
pub const WINNER: &str = "Who wins with best play.";

/// Of the circles, in a legend.
pub const HEAT_LEGEND: &str = "larger: better at first sight";
pub const HEAT: &str =
    "Larger: better at first sight. The filled part builds for you, the hollow part blocks them.";

texts! {
    filled_legend(who: &str) = "filled: good for {who}";
    hollow_legend(who: &str) = "hollow: good for {who}";
    heat_for_legend(who: &str) = "larger: better for {who}";
}

pub const GOOD_FOR: &str = "Good for";
pub const BOTH: &str = "Both";
/// The only person, in a sentence.
pub const YOU: &str = "you";

pub const NO_HELP_ON_LADDER: &str = "A ladder game counts for your rating, so it has no undo and no help.";
pub const NO_HELP_WITH_HANDICAP: &str = "A ladder game has no undo and no help.";
pub const LEAVE_LADDER: &str = "Leave the ladder";
pub const LEAVE_TITLE: &str = "Leave the ladder?";
pub const COUNTS_AS_LOST: &str = "This counts as a lost ladder game.";
pub const RESIGN_TITLE: &str = "Resign this ladder game?";
pub const RESIGN_LOSES: &str = "It counts as a lost game of the match and cannot be taken back.";
pub const LEAVE: &str = "Leave";
pub const UNDO: &str = "Undo";
