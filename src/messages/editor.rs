//! Texts of the personality editor.

use std::time::Duration;

use crate::messages::dialogs::new_game::direction;
use crate::messages::language::{
    counted, decimal, grouped, percent, percent_margin, seconds, sentences, short_decimal, with_full_stop,
    with_minus,
};
use crate::messages::solver;
use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::Choice;
use span_it_core::personality::{Factor, FactorGroup, FactorInfo, FactorKind, MAX_NOTES};
use span_it_core::share::Share;
use span_it_core::solver::Verdict;

pub const fn group_title(group: FactorGroup) -> &'static str {
    match group {
        FactorGroup::Node => "Initial weight of the node",
        FactorGroup::Path => "Change in path weight",
        FactorGroup::Board => "Change in board weight",
        FactorGroup::Choice => "Choosing among the nodes",
    }
}

pub const TITLE: &str = "Personality editor";
pub const CLOSE: &str = "Back to game";
pub const WEIGHTS: &str = "Larger green circles have more weight.";
pub const FACTORS: &str = "Shift+F1 explains the factor with the focus or under the pointer.";
pub const TABS: [&str; 2] = ["Factors", "What it plays"];
pub const TABS_NAME: &str = "Part of the editor";

pub const NAME: &str = "Name";
pub const AUTHOR: &str = "Author";
pub const DESCRIPTION: &str = "Description";
pub const NOTES: &str = "Notes";
pub const NOTES_MENU: &str = "Notes…";
pub const DESCRIPTION_HINT: &str = "One line about how it plays";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const SAVE: &str = "Save";
pub const SAVE_NEW: &str = "Save…";
pub const SAVE_AS: &str = "Save as…";
pub const MORE: &str = "More";
pub const COPY: &str = "Copy";
pub const PASTE: &str = "Paste";
pub const DELETE: &str = "Delete";
pub const REVERT: &str = "Reset all";
pub const NO_UNSAVED_CHANGES: &str = "There are no unsaved changes.";
pub const NO_CHANGES_SINCE_OPENING: &str = "There are no changes since it was opened.";
pub const USE_IN_NEW_GAME: &str = "Use in the new game";
pub const NEW_GAME_AS: ByPlayer<&str> = ByPlayer {
    horizontal: "New game with it left to right…",
    vertical: "New game with it top to bottom…",
};
pub const FIX_VALUES: &str = "Fix the highlighted values first.";
pub const BUILT_IN: &str = "Built in";
pub const NOT_SAVED: &str = "not saved yet";
pub const NEW_NAME: &str = "New personality";

texts! {
    copy_of(name: &str) = "Copy of {name}";
    was(value: &str) = "was {value}";
    /// "Runs 61: heads for the far edge".
    word(name: &str, share: &str, meaning: &str) = "{name} {share}: {meaning}";
    description_left_out(name: &str) =
        "The description of {name} is left out, because the factors have changed.";
    length_of_notes(length: usize) = "{} of {} characters", grouped(length), grouped(MAX_NOTES);
    reset_factor(factor: &str) = "Reset {factor}";
    factor_slider(factor: &str) = "Slide {factor}";
    about_factor(factor: &str) = "About {factor}";
    unsaved_changes(count: usize) = "{}", counted(count, "unsaved change", "unsaved changes");
}

pub const SAVE_TITLE: &str = "Save personality";
pub const REPLACE: &str = "Replace";
pub const TO_FILE: &str = "Save to file…";

texts! {
    name_taken(name: &str) = "There is a {name} already.";
    saved_as(name: &str) = "Saved as {}", with_full_stop(name);
}
pub fn where_it_appears(author: Option<&str>) -> String {
    let place = "It appears under “Your own” wherever you choose an opponent.";
    match author {
        Some(author) => format!("Author: {} {place}", with_full_stop(author)),
        None => place.to_owned(),
    }
}

/// What a number field may contain.
pub fn expected(info: &FactorInfo) -> String {
    let [least, most] = [info.min, info.max].map(|value| with_minus(&grouped(value)));
    if info.kind == FactorKind::Whole {
        format!("Whole number from {least} to {most}")
    } else {
        format!("Number from {least} to {most}")
    }
}

/// A number whose comma may mean two things: `10,000`.
pub fn ambiguous_comma(typed: &str) -> String {
    let [thousands, decimals] = ["", "."].map(|mark| typed.replacen(',', mark, 1));
    format!("Did you mean {thousands} or {decimals}?")
}

pub const UNSAVED_TITLE: &str = "Save the changes?";
pub const DISCARD: &str = "Discard";
pub const KEEP_EDITING: &str = "Keep editing";

pub const CLIPBOARD_EMPTY: &str = "The clipboard does not contain a personality. Copy one as text first.";

texts! {
    used_in_next_game(name: &str, player: Player) =
        "{name} will play {} in the next game.", direction(player);
    has_unsaved_changes(name: &str) = "{name} has unsaved changes.";
    personality_copied(name: &str) = "{name} was copied as text.";
    personality_pasted(name: &str) = "{name} was pasted as a new personality. It is not saved yet.";
    paste_failed(reason: impl std::fmt::Display) = "The clipboard does not contain a personality: {reason}.";
    deleted_on_disk(file: &str) = "{file} no longer exists. Save creates it again.";
    exceeds_time_limit(limit: Duration) =
        "More than the time limit of {} s: the search stops after the last level that it finishes in time.",
        seconds(limit);
}
pub fn changed_on_disk(file: &str, changes: usize) -> String {
    if changes == 0 {
        format!("{file} was changed by another program.")
    } else {
        plural!(
            changes,
            "{file} was changed by another program. Reloading discards your {changes} unsaved change.",
            "{file} was changed by another program. Reloading discards your {changes} unsaved changes.",
        )
    }
}
pub const RELOAD: &str = "Reload";
pub const OVERWRITE: &str = "Overwrite";
pub const SAVE_OVER_CHANGE_TITLE: &str = "Overwrite the changed file?";

pub fn save_over_change(file: &str) -> String {
    format!(
        "{file} was changed by another program. Overwrite saves your values; Undo then brings the other ones back to \
         the editor. Reload shows the other values; Undo then restores yours."
    )
}

pub fn longer_than(limit: Duration) -> String {
    format!("more than {} s", seconds(limit))
}

/// A time in two figures: `20 ms`, `1.5 s`, `12 min`, `3 hours`.
pub fn approximate_time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        s if s < 0.0005 => "less than 1 ms".to_owned(),
        s if s < 1.0 => format!("about {} ms", decimal(two_figures(s * 1000.0), 0)),
        s if s < 10.0 => format!("about {} s", decimal(s, 1)),
        s if s < 120.0 => format!("about {} s", decimal(s, 0)),
        s if s < 7_200.0 => format!("about {} min", decimal(s / 60.0, 0)),
        s if s < 172_800.0 => format!("about {} hours", decimal(s / 3_600.0, 0)),
        s if s < 63_072_000.0 => format!("about {} days", decimal(s / 86_400.0, 0)),
        s if s < 3.2e10 => format!("about {} years", decimal(s / 31_536_000.0, 0)),
        _ => "over 1,000 years".to_owned(),
    }
}

fn two_figures(value: f64) -> f64 {
    let unit = if value >= 100.0 { 10.0 } else { 1.0 };
    (value / unit).round() * unit
}

pub const WOULD_PLAY: &str = "What it would play";
pub const POSITION: &str = "Position shown";
pub const POSITIONS: [&str; 4] = ["Opening", "Middle", "Race", "This game"];
pub const FOR_ITSELF: &str = "for itself";
pub const FOR_OPPONENT: &str = "for the opponent";
pub const NO_MOVE_LEFT: &str = "The current game is over: there is no move left to play.";
pub const THINKING: &str = "It is thinking…";

pub const LAST_VALID: &str = "Based on the last valid values.";
pub fn lookahead_value(choice: &Choice, complete: bool) -> String {
    let value = with_minus(&short_decimal(choice.value));
    let (depth, wanted) = (choice.depth, choice.wanted);
    match (choice.complete, complete) {
        (true, _) => {
            plural!(depth, "value {value}, {depth} level deep", "value {value}, {depth} levels deep")
        }
        (false, false) => format!("value {value}, {depth} of {wanted} levels so far"),
        (false, true) => format!("value {value}, stopped at level {depth} of {wanted}"),
    }
}
pub fn lookahead_value_tip(choice: &Choice, complete: bool) -> String {
    if choice.complete || !complete {
        return lookahead_value(choice, complete);
    }
    let (value, depth, wanted) = (with_minus(&short_decimal(choice.value)), choice.depth, choice.wanted);
    format!("value {value}, stopped at level {depth} of {wanted} by the time limit")
}
pub const TRY: &str = "Try a game against it";
pub const TRY_SHORT: &str = "Try a game";
pub const TRY_TIP: &str =
    concat!("Starts a game against this version, saved or not. Come back with ", command_key!(), "+E.");

pub const NO_COMPARISON: &str = "no comparison";
pub const OTHER_PERSONALITY: &str = "Another personality…";
pub const SAVED_VERSION: &str = "the saved version";
pub const OPENED_VERSION: &str = "the opened version";
/// The name as an entry of a menu, or at the start of a sentence.
pub fn as_first_word(name: &str) -> &str {
    match name {
        NO_COMPARISON => "No comparison",
        SAVED_VERSION => "The saved version",
        OPENED_VERSION => "The opened version",
        name => name,
    }
}
pub fn compare_with(name: &str) -> String {
    if name == NO_COMPARISON { "Compare…".to_owned() } else { format!("Compare with {name}") }
}
texts! {
    compare_legend(other: &str) = "▲ more weight for this one, ▼ more weight for {other}.";
    plays_same(other: &str) = "So does {other}.";
    plays(node: Node) = "It plays {node}";
    before_training(name: &str) = "{name} before training";
    plays_different(other: &str, node: Node, verdict: Verdict) =
        "{} plays {node}: {}.", as_first_word(other), solver::verdict(verdict);
}
pub const DIFFERENT_FACTORS: &str = "Different factors";
pub const THIS_VERSION: &str = "this";
pub const SAME_FACTORS: &str = "All fourteen factors are the same.";
pub fn nodes_differ(count: usize, free: usize) -> String {
    if count == 0 {
        return "Both heat maps look the same.".to_owned();
    }
    plural!(
        count,
        "{count} of {free} free nodes has a clearly different weight.",
        "{count} of {free} free nodes have clearly different weights.",
    )
}

pub const STAYS_AHEAD: &str = "Stays ahead when ahead";
pub const STAYS_AHEAD_TIP: &str = "The accuracy test: in each of 500 positions the player to move can win, and can also give the win away. This is the share of positions in which this personality stays ahead. A tick marks the personality that it was made from.";
/// The ends of the scale.
pub const ENDS: [&str; 2] = ["0", "100"];
pub const ACCURACY_RUNNING: &str = "Testing its moves…";
pub const ACCURACY_OUTDATED: &str = "Measured before the last change.";

texts! {
    accuracy(mark: Share) = "{}", percent_margin(mark.value().unwrap_or_default(), mark.margin95().unwrap_or(0.5));
    accuracy_progress(done: u32, of: usize) = "{done} of {of} positions…";
    accuracy_incomplete(done: u32, of: usize) = "Slow: {done} of {of} positions.";
    accuracy_too_slow(done: u32, of: usize) = "Too slow: {done} of {of} positions.";
    accuracy_positions(count: usize) = "{}", with_full_stop(counted(count, "position", "positions"));
    accuracy_of(name: &str, share: f64) = "{name}: {}.", percent(share);
}
/// For the screen reader.
pub fn accuracy_bar(share: Option<f64>, before: Option<(&str, f64)>) -> String {
    let share = share.map(|share| format!("{STAYS_AHEAD}: {}.", percent(share)));
    let before = before.map(|(name, share)| accuracy_of(name, share));
    sentences(&share.into_iter().chain(before).collect::<Vec<_>>())
}

pub const MATCH_SHORT: &str = "Match of 100";
pub const MATCH: &str = "Match: old against new";
pub const MATCH_TIP: &str = "100 quick games on 6 × 6: each opening is played twice with the sides exchanged. At most 0.1 s per move.";
pub const MATCH_NEEDS_CHANGE: &str = "Both have the same factors. Change something first.";
pub const STOP_MATCH: &str = "Stop the match";
pub const MATCH_OUTDATED: &str = "Played on 6 × 6 before the last change.";
pub const CLOSE_MATCH: &str = "Close the match";
pub const MATCH_PROGRESS: &str = "Games played";

texts! {
    match_against(name: &str) = "Match against {name}";
    match_title(new: &str, old: &str) = "{new} against {old}";
    score(won: Share) = "{} : {}", won.part, won.whole - won.part;
}
/// `share` is that of the new personality; `games` are those played and all.
pub fn match_result(names: [&str; 2], share: f64, margin: Option<f64>, games: [u32; 2]) -> String {
    let [played, all] = games;
    let Some(margin) = margin else { return format!("{played} of {all} games on 6 × 6.") };
    let result = percent_margin(share, margin);
    let stronger = match share {
        share if share - margin > 0.5 => Some(names[0]),
        share if share + margin < 0.5 => Some(names[1]),
        _ => None,
    };
    match (stronger, played < all) {
        (Some(name), false) => format!("{result} on 6 × 6: {name} is stronger."),
        (Some(name), true) => {
            format!("{result} in {played} of {all} games on 6 × 6: {name} is stronger.")
        }
        (None, false) => format!("{result} on 6 × 6: no clear difference."),
        (None, true) => format!("{result} in {played} of {all} games on 6 × 6: no clear difference."),
    }
}

/// The text of a factor value: two decimals for small factors if that is exact, else all digits. Without commas
/// between thousands, because the comma of "10,000" in a field could also be a decimal one.
pub fn number_text(factor: Factor, value: f64) -> String {
    let info = factor.info();
    let decimals = info.kind == FactorKind::Real && info.usual.1 <= 10.0 && value.abs() < 1e5;
    let short = decimals.then(|| format!("{value:.2}"));
    let is_exact = |text: &String| text.parse().is_ok_and(|read: f64| read.to_bits() == value.to_bits());
    with_minus(&short.filter(is_exact).unwrap_or_else(|| value.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_times() {
        let of = |seconds: f64| approximate_time(Duration::from_secs_f64(seconds));
        assert_eq!(of(0.000_1), "less than 1 ms");
        assert_eq!(of(0.0203), "about 20 ms");
        assert_eq!(of(0.2034), "about 200 ms");
        assert_eq!(of(1.46), "about 1.5 s");
        assert_eq!(of(600.0), "about 10 min");
        assert_eq!(approximate_time(Duration::MAX), "over 1,000 years");
    }
}
