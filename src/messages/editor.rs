//! Texts of the personality editor.

use std::time::Duration;

use crate::messages::hint::number;
use span_it_arena::training::accuracy::Accuracy;
use span_it_core::board::{Node, Player};
use span_it_core::engine::Choice;
use span_it_core::solver::Verdict;
use span_it_core::text::humanize::{counted, grouped};

pub const TITLE: &str = "Personality editor";
pub const CLOSE: &str = "Close the editor";
pub const CLOSE_FIRST: &str = "The personality editor is open: close it first.";
pub const TABS: [&str; 2] = ["Factors", "What it plays"];
pub const SHOWN: &str = "Part of the editor";

pub const NAME: &str = "Name";
pub const AUTHOR: &str = "Author";
pub const DESCRIPTION: &str = "Description";
pub const BY: &str = "by";
pub const LOAD: &str = "Load…";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const NO_UNDO: &str = "Nothing has been changed yet.";
pub const NO_REDO: &str = "Nothing was undone.";
pub const SAVE: &str = "Save";
pub const SAVE_COPY: &str = "Save a copy…";
pub const SAVE_AS: &str = "Save as…";
pub const REVERT: &str = "Revert";
pub const NO_CHANGES: &str = "Nothing differs from what is saved.";
pub const NO_CHANGES_YET: &str = "Nothing differs from what was opened.";
pub const USE: &str = "Use";
pub const USE_HORIZONTAL: &str = "Use for Horizontal";
pub const USE_VERTICAL: &str = "Use for Vertical";
pub fn use_now(player: Player) -> String {
    format!("In this game, for {}", crate::messages::game::side(player))
}
pub fn use_next(player: Player) -> String {
    format!("In the next game, for {}", crate::messages::game::side(player))
}
pub const TABLE_OVER: &str = "The game on the table is over.";
pub const NAME_NEEDED: &str = "A personality needs a name.";
pub const INVALID: &str = "Mend the marked values first.";
pub const SHIPPED: &str = "shipped with the game";
pub const NEW: &str = "not saved yet";
pub const NEW_NAME: &str = "New personality";
pub fn reset(factor: &str) -> String {
    format!("Reset {factor}")
}
pub fn slide(factor: &str) -> String {
    format!("Slide {factor}")
}
pub fn about(factor: &str) -> String {
    format!("About {factor}")
}

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

pub const UNSAVED_TITLE: &str = "Save the changes?";
pub fn unsaved(name: &str) -> String {
    format!("{name} has changes that are not saved.")
}
pub const DISCARD: &str = "Discard";
pub const KEEP_EDITING: &str = "Keep editing";

/// Announced when the text of the personality is on the clipboard.
pub fn copied(name: &str) -> String {
    format!("{name} is copied as text.")
}
/// Announced when a personality came from the clipboard.
pub fn pasted(name: &str) -> String {
    format!("{name} is pasted; Undo brings the one before back.")
}
pub const CLIPBOARD_EMPTY: &str = "The clipboard holds no personality: copy one as text first.";

pub fn not_pasted(reason: impl std::fmt::Display) -> String {
    format!("The clipboard holds no personality: {reason}.")
}
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
pub fn gone_from_disk(file: &str) -> String {
    format!("{file} is no longer there. Save writes it again.")
}
pub const RELOAD: &str = "Reload";

pub fn count(moves: f64) -> String {
    if moves >= 1e7 {
        let [digits, power] =
            [0, 1].map(|part| format!("{moves:.0e}").split('e').nth(part).map(str::to_owned));
        return format!("{} × 10{}", digits.unwrap_or_default(), raised(&power.unwrap_or_default()));
    }
    grouped(moves.round())
}

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

fn rounded(value: f64) -> f64 {
    let unit = if value >= 100.0 { 10.0 } else { 1.0 };
    (value / unit).round() * unit
}

pub fn cost(moves: f64, time_taken: Option<Duration>) -> String {
    let time = time_taken.map_or_else(String::new, |taken| format!(", {}", time(taken)));
    format!("Up to {} moves a turn{time}", count(moves))
}
pub fn over_limit(limit: Duration) -> String {
    format!(
        "More than the Maximum Auto Move time of {} s: the search will stop at the level it has finished by then.",
        limit.as_secs_f64()
    )
}

pub const WOULD_PLAY: &str = "What it would play";
pub const STAGE: &str = "Position looked at";
pub const STAGES: [&str; 4] = ["Opening", "Middle game", "Race", "This game"];
pub const fn to_move(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal to move",
        Player::Vertical => "Vertical to move",
    }
}
pub const fn let_move(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Let Horizontal move",
        Player::Vertical => "Let Vertical move",
    }
}
pub const FOR_ME: &str = "for me";
pub const FOR_RIVAL: &str = "for the rival";
/// The two sides of the preview's board, in the order of `Player::ALL`.
pub const SIDES: [&str; 2] = ["Horizontal", "Vertical"];
pub const GAME_OVER: &str = "The game on the table is over: nothing is left to play.";
pub const THINKING: &str = "It is thinking…";

pub fn plays(node: Node) -> String {
    format!("It plays {node}")
}
pub const LAST_VALID: &str = "With the numbers as they were last valid.";
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
pub fn value_tip(choice: &Choice, complete: bool) -> String {
    let value = value(choice, complete);
    if complete && !choice.complete { format!("{value} by the Maximum Auto Move time") } else { value }
}
pub const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Keeps => "keeps the win",
        Verdict::Only => "only winning move",
        Verdict::Throws => "throws the win",
        Verdict::Nothing => "nothing to keep",
    }
}
pub const LEGEND: &str = "Larger green dots weigh more. Point at one to see its parts.";

pub const TRY: &str = "Try a game against it";
pub const TRY_TIP: &str = "Begins a game against it as it is here, saved or not. Undo goes back to the game before, Ctrl+E comes back here.";

pub const COMPARE: &str = "Compare with";
pub const NOBODY: &str = "nobody";
pub const SAVED_SELF: &str = "its saved self";
pub const OPENED_SELF: &str = "itself as opened";
pub fn before_training(name: &str) -> String {
    format!("{name} before training")
}
/// The accessible name of the choice.
pub fn compare_with(name: &str) -> String {
    if name == NOBODY { format!("{COMPARE}…") } else { format!("{COMPARE} {name}") }
}
pub fn compare_legend(other: &str) -> String {
    format!("▲ weighs more for it, ▼ weighs more for {other}.")
}
pub fn plays_too(other: &str) -> String {
    format!("So does {other}.")
}
pub fn plays_other(other: &str, node: Node, verdict: Verdict) -> String {
    format!("{other} plays {node}: {}.", crate::messages::editor::verdict(verdict))
}
pub const DIFFERS: &str = "Differs in";
pub const THIS_ONE: &str = "this";
pub const SAME_FACTORS: &str = "All fourteen factors are the same.";
pub fn nodes_differ(count: usize, free: usize) -> String {
    match count {
        0 => "Their heat maps look the same.".to_owned(),
        _ => format!("{count} of {free} free nodes weigh clearly more for one of them."),
    }
}

pub const SCHOOL: &str = "Wins it keeps";
pub const SCHOOL_TIP: &str = "In each of 500 positions the player to move has a win that some free node would throw away. This is the share of them in which its move keeps the win.";
pub const SCHOOL_WAITS: &str = "Its moves in 500 won positions are being judged…";
pub const SCHOOL_BEFORE: &str = "That was before the last change.";
pub const RANDOM_MOVER: &str = "Chance";

fn percent(share: f64) -> String {
    format!("{:.0}\u{a0}%", share * 100.0)
}
pub fn school_mark(mark: Accuracy) -> String {
    format!("{} ± {:.0}", percent(mark.share()), mark.margin95() * 100.0)
}
pub fn school_so_far(done: u32, of: usize) -> String {
    format!("{done} of {of} positions so far…")
}
pub fn school_cut(done: u32, of: usize) -> String {
    format!("It thinks for long: judged by {done} of {of} positions.")
}
pub const SCHOOL_NONE: &str = "It thinks too long to be judged.";
pub fn school_of(name: &str, share: f64) -> String {
    format!("{name} {}", percent(share))
}
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
pub fn school_scale(shipped: &[(&str, f64)], own: Option<(f64, f64)>) -> String {
    let mut all: Vec<String> = shipped.iter().map(|(name, share)| school_of(name, *share)).collect();
    if let Some((share, random)) = own {
        all.insert(0, school_of(RANDOM_MOVER, random));
        all.insert(0, school_of("this one", share));
    }
    format!("{SCHOOL}: {}", all.join(", "))
}

pub const MATCH: &str = "Match: old against new";
pub const MATCH_TIP: &str =
    "100 quick games on 6 × 6: pairs from the same opening with the sides exchanged, at most 0.1 s a move.";
pub fn match_against(name: &str) -> String {
    format!("Match against {name}")
}
pub const SAME_MATCH: &str = "Both have the same factors: change something first.";
pub const STOP_MATCH: &str = "Stop the match";
pub const CLOSE_MATCH: &str = "Close the match";
pub fn match_of(new: &str, old: &str) -> String {
    format!("{new} against {old}")
}
pub fn score(won: u32, lost: u32) -> String {
    format!("{won} : {lost}")
}
pub const MATCH_PROGRESS: &str = "Games played";
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
