//! Texts of the personality editor.

use std::time::Duration;

use crate::messages::hint::number;
use span_it_arena::training::school::Mark;
use span_it_core::board::{Node, Player};
use span_it_core::engine::Choice;
use span_it_core::solver::Verdict;
use span_it_core::text::humanize::{counted, grouped};

/// The page's name.
pub const TITLE: &str = "Personality editor";
/// Closes it.
pub const CLOSE: &str = "Close the editor";
/// Why a command of the game is not for the editor.
pub const CLOSE_FIRST: &str = "The personality editor is open: close it first.";
/// The two halves of the page where only one fits.
pub const TABS: [&str; 2] = ["Factors", "What it plays"];
/// What the choice between them is called.
pub const SHOWN: &str = "Part of the editor";

/// The name's field.
pub const NAME: &str = "Name";
/// The author's field.
pub const AUTHOR: &str = "Author";
/// The description's field.
pub const DESCRIPTION: &str = "Description";
/// Before the author.
pub const BY: &str = "by";
/// Loads another.
pub const LOAD: &str = "Load…";
/// Takes the last change back.
pub const UNDO: &str = "Undo";
/// Does it again.
pub const REDO: &str = "Redo";
/// Nothing to take back.
pub const NO_UNDO: &str = "Nothing has been changed yet.";
/// Nothing to do again.
pub const NO_REDO: &str = "Nothing was undone.";
/// Saves to its file.
pub const SAVE: &str = "Save";
/// Saves a shipped one elsewhere.
pub const SAVE_COPY: &str = "Save a copy…";
/// Saves elsewhere.
pub const SAVE_AS: &str = "Save as…";
/// Back to the file.
pub const REVERT: &str = "Revert";
/// Nothing to go back from.
pub const NO_CHANGES: &str = "Nothing differs from what is saved.";
/// The same where nobody has saved it yet.
pub const NO_CHANGES_YET: &str = "Nothing differs from what was opened.";
/// Offers where to use it.
pub const USE: &str = "Use";
/// Uses it.
pub const USE_HORIZONTAL: &str = "Use for Horizontal";
/// Uses it.
pub const USE_VERTICAL: &str = "Use for Vertical";
/// Uses it in the game under way.
pub fn use_now(player: Player) -> String {
    format!("In this game, for {}", crate::messages::game::side(player))
}
/// Uses it in the next game.
pub fn use_next(player: Player) -> String {
    format!("In the next game, for {}", crate::messages::game::side(player))
}
/// Why it cannot be used in this game.
pub const TABLE_OVER: &str = "The game on the table is over.";
/// A name is needed.
pub const NAME_NEEDED: &str = "A personality needs a name.";
/// Why it cannot be saved or used.
pub const INVALID: &str = "Mend the marked values first.";
/// Shipped ones have no file.
pub const SHIPPED: &str = "shipped with the game";
/// Not saved yet.
pub const NEW: &str = "not saved yet";
/// Where the name of a new personality starts.
pub const NEW_NAME: &str = "New personality";
/// What the button that gives a row its old value is called.
pub fn reset(factor: &str) -> String {
    format!("Reset {factor}")
}
/// What a factor's slider is called: the field beside it has the factor's name.
pub fn slide(factor: &str) -> String {
    format!("Slide {factor}")
}
/// What the button that explains a factor is called.
pub fn about(factor: &str) -> String {
    format!("About {factor}")
}

/// How many changes there are.
pub fn changes(count: usize) -> String {
    format!("{} not saved", counted(count, "change", "changes"))
}

/// What a number field may hold: `Whole number from 1 to 50`.
pub fn expected(expected: &str) -> String {
    let mut letters = expected.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number whose comma may mean two things: `10,000`.
pub fn comma(typed: &str) -> String {
    let [thousands, decimals] = [" ", "."].map(|mark| typed.replacen(',', mark, 1));
    format!("Is {thousands} or {decimals} meant?")
}

/// Announced when it will be used.
pub fn used(name: &str, player: Player) -> String {
    format!("{name} plays for {} in the next game.", crate::messages::game::side(player))
}
/// Announced when it is used at once.
pub fn used_now(name: &str, player: Player) -> String {
    format!("{name} plays for {} from here on.", crate::messages::game::side(player))
}

/// Leaving with changes.
pub const UNSAVED_TITLE: &str = "Save the changes?";
/// Leaving with changes.
pub fn unsaved(name: &str) -> String {
    format!("{name} has changes that are not saved.")
}
/// Leaves without them.
pub const DISCARD: &str = "Discard";
/// Stays.
pub const KEEP_EDITING: &str = "Keep editing";

/// Announced when the text of the personality is on the clipboard.
pub fn copied(name: &str) -> String {
    format!("{name} is copied as text.")
}
/// Announced when a personality came from the clipboard.
pub fn pasted(name: &str) -> String {
    format!("{name} is pasted; Undo brings the one before back.")
}
/// The clipboard holds no text.
pub const CLIPBOARD_EMPTY: &str = "The clipboard holds no personality: copy one as text first.";

/// The clipboard's text is no personality.
pub fn not_pasted(reason: impl std::fmt::Display) -> String {
    format!("The clipboard holds no personality: {reason}.")
}
/// The file was changed by another program.
pub fn changed_on_disk(file: &str, changes: usize) -> String {
    if changes == 0 {
        format!("{file} was changed by another program.")
    } else {
        format!(
            "{file} was changed by another program. Reloading drops your {}.",
            crate::messages::editor::changes(changes)
        )
    }
}
/// The file is gone.
pub fn gone_from_disk(file: &str) -> String {
    format!("{file} is no longer there. Save writes it again.")
}
/// Reads the file again.
pub const RELOAD: &str = "Reload";

/// A number of moves, its thousands set apart.
pub fn count(moves: f64) -> String {
    if moves >= 1e7 {
        let [digits, power] =
            [0, 1].map(|part| format!("{moves:.0e}").split('e').nth(part).map(str::to_owned));
        return format!("{} × 10{}", digits.unwrap_or_default(), raised(&power.unwrap_or_default()));
    }
    grouped(moves.round())
}

/// The digits of a number, raised.
fn raised(number: &str) -> String {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.chars().filter_map(|digit| digits.get(digit.to_digit(10)? as usize)).collect()
}

/// A time in two figures: `20 ms`, `1.5 s`, `12 min`, `3 hours`.
pub fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        s if s < 0.001 => "less than 1 ms".to_owned(),
        s if s < 1.0 => format!("about {:.0} ms", rounded(s * 1000.0)),
        s if s < 10.0 => format!("about {s:.1} s"),
        s if s < 120.0 => format!("about {s:.0} s"),
        s if s < 7_200.0 => format!("about {:.0} min", s / 60.0),
        s if s < 172_800.0 => format!("about {:.0} hours", s / 3_600.0),
        s if s < 63_072_000.0 => format!("about {:.0} days", s / 86_400.0),
        s if s < 3.2e10 => format!("about {:.0} years", s / 31_536_000.0),
        _ => "over 1000 years".to_owned(),
    }
}

/// To two figures.
fn rounded(value: f64) -> f64 {
    let unit = if value >= 100.0 { 10.0 } else { 1.0 };
    (value / unit).round() * unit
}

/// What breadth and depth cost.
pub fn cost(moves: f64, time_taken: Option<Duration>) -> String {
    let time = time_taken.map_or_else(String::new, |taken| format!(", {}", time(taken)));
    format!("Up to {} moves a turn{time}", count(moves))
}
/// Beside a cost above the limit.
pub fn over_limit(limit: Duration) -> String {
    format!(
        "More than the Maximum Auto Move time of {} s: the search will stop at the level it has finished by then.",
        limit.as_secs_f64()
    )
}

/// Over the preview.
pub const WOULD_PLAY: &str = "What it would play";
/// What the choice of positions is called.
pub const STAGE: &str = "Position looked at";
/// The positions.
pub const STAGES: [&str; 4] = ["Opening", "Middle game", "Race", "This game"];
/// Whose turn it is; a click makes it the other's.
pub const fn to_move(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal to move",
        Player::Vertical => "Vertical to move",
    }
}
/// What a click on it does.
pub const fn let_move(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Let Horizontal move",
        Player::Vertical => "Let Vertical move",
    }
}
/// Names on the preview's board and over the parts of a weight.
pub const FOR_ME: &str = "for me";
/// The other column.
pub const FOR_RIVAL: &str = "for the rival";
/// The two sides of the preview's board, in the order of `Player::ALL`.
pub const SIDES: [&str; 2] = ["Horizontal", "Vertical"];
/// The game on the table is over.
pub const GAME_OVER: &str = "The game on the table is over: nothing is left to play.";
/// The first picture is still to come.
pub const THINKING: &str = "It is thinking…";

/// The move.
pub fn plays(node: Node) -> String {
    format!("It plays {node}")
}
/// What is shown while a field holds what it may not.
pub const LAST_VALID: &str = "With the numbers as they were last valid.";
/// Its value, and how far it looked.
pub fn value(choice: &Choice, complete: bool) -> String {
    let value = number(choice.value);
    let (depth, wanted) = (choice.depth, choice.wanted);
    match (choice.complete, complete) {
        (true, _) if depth == 1 => format!("value {value}, 1 level deep"),
        (true, _) => format!("value {value}, {depth} levels deep"),
        (false, false) => format!("value {value}, {depth} of {wanted} levels so far"),
        (false, true) => format!("value {value}, cut at level {depth} of {wanted}"),
    }
}
/// The same in full.
pub fn value_tip(choice: &Choice, complete: bool) -> String {
    let value = value(choice, complete);
    if complete && !choice.complete { format!("{value} by the Maximum Auto Move time") } else { value }
}
/// What the move does to the win.
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => "keeps the win",
        Verdict::Only => "only winning move",
        Verdict::Throws => "throws the win",
        Verdict::Nothing => "nothing to keep",
    }
}
/// What the picture means.
pub const LEGEND: &str = "Larger green dots weigh more. Point at one to see its parts.";

/// Plays against it.
pub const TRY: &str = "Try a game against it";
/// What that does.
pub const TRY_TIP: &str = "Begins a game against it as it is here, saved or not. Undo goes back to the game before, Ctrl+E comes back here.";

/// Chooses what to compare with.
pub const COMPARE: &str = "Compare with";
/// Nothing.
pub const NOBODY: &str = "nobody";
/// The personality as it is saved.
pub const SAVED_SELF: &str = "its saved self";
/// The personality as it was opened, where nobody has saved it yet.
pub const OPENED_SELF: &str = "itself as opened";
/// The personality that another was trained from.
pub fn before_training(name: &str) -> String {
    format!("{name} before training")
}
/// The accessible name of the choice.
pub fn compare_with(name: &str) -> String {
    if name == NOBODY { format!("{COMPARE}…") } else { format!("{COMPARE} {name}") }
}
/// What the picture means while two are compared.
pub fn compare_legend(other: &str) -> String {
    format!("▲ weighs more for it, ▼ weighs more for {other}.")
}
/// They choose alike.
pub fn plays_too(other: &str) -> String {
    format!("So does {other}.")
}
/// They choose otherwise.
pub fn plays_other(other: &str, node: Node, verdict: Verdict) -> String {
    format!("{other} plays {node}: {}.", crate::messages::editor::verdict(verdict))
}
/// Over the table of factors.
pub const DIFFERS: &str = "Differs in";
/// Over the column of this personality.
pub const THIS_ONE: &str = "this";
/// Nothing differs.
pub const SAME_FACTORS: &str = "All fourteen factors are the same.";
/// How much two heat maps differ.
pub fn nodes_differ(count: usize, free: usize) -> String {
    match count {
        0 => "Their heat maps look the same.".to_owned(),
        _ => format!("{count} of {free} free nodes weigh clearly more for one of them."),
    }
}

/// The school's heading.
pub const SCHOOL: &str = "Wins it keeps";
/// What it is.
pub const SCHOOL_TIP: &str = "In each of 500 positions the player to move has a win that some free node would throw away. This is the share of them in which its move keeps the win.";
/// Before the first exam.
pub const SCHOOL_WAITS: &str = "Its moves in 500 won positions are being judged…";
/// The mark is that of the factors as they were before.
pub const SCHOOL_BEFORE: &str = "That was before the last change.";
/// Moves at random, as one of those who were judged.
pub const RANDOM_MOVER: &str = "Chance";

/// A share in percent.
fn percent(share: f64) -> String {
    format!("{:.0}\u{a0}%", share * 100.0)
}
/// The mark with its margin.
pub fn school_mark(mark: Mark) -> String {
    format!("{} ± {:.0}", percent(mark.share()), mark.margin95() * 100.0)
}
/// While it is under way.
pub fn school_so_far(done: u32, of: usize) -> String {
    format!("{done} of {of} positions so far…")
}
/// It was not through in time.
pub fn school_cut(done: u32, of: usize) -> String {
    format!("It thinks for long: judged by {done} of {of} positions.")
}
/// It was through with nothing in time.
pub const SCHOOL_NONE: &str = "It thinks too long to be judged.";
/// One of those who were judged.
pub fn school_of(name: &str, share: f64) -> String {
    format!("{name} {}", percent(share))
}
/// Who keeps fewer, who keeps more, and what chance keeps.
pub fn school_place(below: Option<(&str, f64)>, above: Option<(&str, f64)>, random: f64) -> String {
    let of = |(name, share)| school_of(name, share);
    let place = match (below, above) {
        (Some(below), Some(above)) => format!("Between {} and {}", of(below), of(above)),
        (Some(below), None) => format!("Not below {}, the most of the shipped", of(below)),
        (None, Some(above)) => format!("Below {}, the least of the shipped", of(above)),
        (None, None) => String::new(),
    };
    format!("{place}; chance keeps {}.", percent(random))
}
/// The scale read out.
pub fn school_scale(shipped: &[(&str, f64)], own: Option<(f64, f64)>) -> String {
    let mut all: Vec<String> = shipped.iter().map(|(name, share)| school_of(name, *share)).collect();
    if let Some((share, random)) = own {
        all.insert(0, school_of(RANDOM_MOVER, random));
        all.insert(0, school_of("this one", share));
    }
    format!("{SCHOOL}: {}", all.join(", "))
}

/// Begins the match.
pub const MATCH: &str = "Match: old against new";
/// What it is.
pub const MATCH_TIP: &str =
    "100 quick games on 6 × 6: pairs from the same opening with the sides exchanged, at most 0.1 s a move.";
/// The same against somebody else.
pub fn match_against(name: &str) -> String {
    format!("Match against {name}")
}
/// Why there is nothing to find out.
pub const SAME_MATCH: &str = "Both have the same factors: change something first.";
/// Ends it.
pub const STOP_MATCH: &str = "Stop the match";
/// Puts its result away.
pub const CLOSE_MATCH: &str = "Close the match";
/// Who plays.
pub fn match_of(new: &str, old: &str) -> String {
    format!("{new} against {old}")
}
/// How it stands.
pub fn score(won: u32, lost: u32) -> String {
    format!("{won} : {lost}")
}
/// The progress bar's name.
pub const MATCH_PROGRESS: &str = "Games played";
/// What the games say so far, or in the end.
pub fn match_line(share: f64, margin: Option<f64>, (games, of): (u32, u32)) -> String {
    let played = if games < of { format!("{games} of {of} games") } else { format!("{of} games") };
    let Some(margin) = margin else { return format!("{played}.") };
    let verdict = match share {
        share if share - margin > 0.5 => "the new one is stronger",
        share if share + margin < 0.5 => "the new one is weaker",
        _ => "no clear difference",
    };
    format!("{played}: wins {} ± {:.0}, {verdict}.", percent(share), margin * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_times_are_read_easily() {
        assert_eq!(count(1110.0), "1110");
        assert_eq!(count(10.0), "10");
        assert_eq!(count(1_234_567.0), "1\u{a0}234\u{a0}567");
        assert_eq!(count(1.26e18), "1 × 10¹⁸");
        let of = |seconds: f64| time(Duration::from_secs_f64(seconds));
        assert_eq!(of(0.000_1), "less than 1 ms");
        assert_eq!(of(0.0203), "about 20 ms");
        assert_eq!(of(0.2034), "about 200 ms");
        assert_eq!(of(1.46), "about 1.5 s");
        assert_eq!(of(600.0), "about 10 min");
        assert_eq!(time(Duration::MAX), "over 1000 years");
        assert_eq!(cost(1110.0, Some(Duration::from_millis(20))), "Up to 1110 moves a turn, about 20 ms");
    }
}
