//! Texts of the personality editor.

use std::time::Duration;

use crate::messages::language::{
    counted, decimal, grouped, percent, percent_margin, power_of_ten, seconds, series, short_decimal,
    with_minus,
};
use crate::messages::{game, solver};
use span_it_arena::training::accuracy::Accuracy;
use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::Choice;
use span_it_core::personality::{FactorInfo, FactorKind, MAX_NOTES};
use span_it_core::solver::Verdict;

pub const TITLE: &str = "Personality editor";
pub const CLOSE: &str = "Close the editor";
pub const CLOSE_FIRST: &str = "Close the personality editor first.";
pub const TABS: [&str; 2] = ["Factors", "What it plays"];
pub const TABS_NAME: &str = "Part of the editor";

pub const NAME: &str = "Name";
pub const AUTHOR: &str = "Author";
pub const DESCRIPTION: &str = "Description";
pub const NOTES: &str = "Notes";
pub const BY: &str = "by";
pub const LOAD: &str = "Load…";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const SAVE: &str = "Save";
pub const SAVE_COPY: &str = "Save a copy…";
pub const SAVE_NEW: &str = "Save…";
pub const SAVE_AS: &str = "Save as…";
pub const REVERT: &str = "Revert";
pub const NO_UNSAVED_CHANGES: &str = "There are no unsaved changes.";
pub const NO_CHANGES_SINCE_OPENING: &str = "There are no changes since it was opened.";
pub const USE: &str = "Use";
pub const USE_HORIZONTAL: &str = "Use for Horizontal";
pub const USE_VERTICAL: &str = "Use for Vertical";
pub const CURRENT_GAME_OVER: &str = "The current game is over.";
pub const FIX_VALUES: &str = "Fix the highlighted values first.";
pub const BUILT_IN: &str = "built in";
pub const NOT_SAVED: &str = "not saved yet";
pub const NEW_NAME: &str = "New personality";

texts! {
    use_in_this_game(player: Player) = "In this game, for {}", game::side(player);
    use_in_next_game(player: Player) = "In the next game, for {}", game::side(player);
    length_of_notes(length: usize) = "{} of {} characters", grouped(length), grouped(MAX_NOTES);
    reset_factor(factor: &str) = "Reset {factor}";
    factor_slider(factor: &str) = "Slide {factor}";
    about_factor(factor: &str) = "About {factor}";
    unsaved_changes(count: usize) = "{}", counted(count, "unsaved change", "unsaved changes");
}

/// What a number field may contain.
pub fn expected(info: &FactorInfo) -> String {
    let [least, most] = [info.min, info.max].map(grouped);
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
        "{name} will play {} in the next game.", game::side(player);
    used_in_this_game(name: &str, player: Player) = "{name} plays {} from now on.", game::side(player);
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

pub fn move_count(moves: f64) -> String {
    if moves >= 1e7 {
        return power_of_ten(moves);
    }
    grouped(moves.round())
}

/// A time in two figures: `20 ms`, `1.5 s`, `12 min`, `3 hours`.
pub fn approximate_time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        s if s < 0.001 => "less than 1 ms".to_owned(),
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

pub fn search_cost(moves: f64, time_taken: Option<Duration>) -> String {
    let moves = move_count(moves);
    match time_taken {
        Some(taken) => format!("Up to {moves} moves per turn, {}", approximate_time(taken)),
        None => format!("Up to {moves} moves per turn"),
    }
}

pub const WOULD_PLAY: &str = "What it would play";
pub const POSITION: &str = "Position shown";
pub const POSITIONS: [&str; 4] = ["Opening", "Middle game", "Race", "This game"];
pub const TO_MOVE: ByPlayer<&str> =
    ByPlayer { horizontal: "Horizontal to move", vertical: "Vertical to move" };
pub const LET_MOVE: ByPlayer<&str> =
    ByPlayer { horizontal: "Let Horizontal move", vertical: "Let Vertical move" };
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
pub const LEGEND: &str = "Larger green dots have more weight. Point at one for details.";

pub const TRY: &str = "Try a game against it";
pub const TRY_TIP: &str = concat!(
    "Starts a game against this version, saved or not. Undo returns to the previous game, ",
    command_key!(),
    "+E to the editor."
);

pub const NO_COMPARISON: &str = "no comparison";
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
    if name == NO_COMPARISON { "Compare with…".to_owned() } else { format!("Compare with {name}") }
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

pub const WINS_KEPT: &str = "Wins kept";
pub const WINS_KEPT_TIP: &str = "The accuracy test: in each of 500 positions the player to move can win, and can also give the win away. This is the share of positions in which the move of this personality keeps the win.";
pub const ACCURACY_RUNNING: &str = "Testing its moves in 500 won positions…";
pub const ACCURACY_OUTDATED: &str = "Measured before the last change.";
pub const RANDOM_MOVER: &str = "Random moves";

texts! {
    accuracy(mark: Accuracy) = "{}", percent_margin(mark.share(), mark.margin95());
    accuracy_progress(done: u32, of: usize) = "{done} of {of} positions so far…";
    accuracy_incomplete(done: u32, of: usize) = "It is slow: only {done} of {of} positions were tested in time.";
    accuracy_too_slow(done: u32, of: usize) =
        "Too slow to judge: only {done} of {of} positions were tested in time.";
    accuracy_of(name: &str, share: f64) = "{name} {}", percent(share);
}
pub fn accuracy_rank(below: Option<(&str, f64)>, above: Option<(&str, f64)>, random: f64) -> String {
    let of = |(name, share)| accuracy_of(name, share);
    let random = percent(random);
    match (below, above) {
        (Some(below), Some(above)) => {
            format!("Between {} and {}; random moves keep {random}.", of(below), of(above))
        }
        (Some(below), None) => {
            format!("Not below {}, the best built-in one; random moves keep {random}.", of(below))
        }
        (None, Some(above)) => {
            format!("Below {}, the weakest built-in one; random moves keep {random}.", of(above))
        }
        (None, None) => format!("Random moves keep {random}."),
    }
}
pub fn accuracy_scale(built_in: &[(&str, f64)], own: Option<(f64, f64)>) -> String {
    let own = own.into_iter().flat_map(|(share, random)| [("this one", share), (RANDOM_MOVER, random)]);
    let all: Vec<String> =
        own.chain(built_in.iter().copied()).map(|(name, share)| accuracy_of(name, share)).collect();
    format!("Wins kept: {}", series(&all))
}

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
    score(won: u32, lost: u32) = "{won} : {lost}";
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_counts_and_times() {
        assert_eq!(move_count(1110.0), "1,110");
        assert_eq!(move_count(10.0), "10");
        assert_eq!(move_count(1_234_567.0), "1,234,567");
        assert_eq!(move_count(1.26e18), "1 × 10¹⁸");
        let of = |seconds: f64| approximate_time(Duration::from_secs_f64(seconds));
        assert_eq!(of(0.000_1), "less than 1 ms");
        assert_eq!(of(0.0203), "about 20 ms");
        assert_eq!(of(0.2034), "about 200 ms");
        assert_eq!(of(1.46), "about 1.5 s");
        assert_eq!(of(600.0), "about 10 min");
        assert_eq!(approximate_time(Duration::MAX), "over 1,000 years");
        assert_eq!(
            search_cost(1110.0, Some(Duration::from_millis(20))),
            "Up to 1,110 moves per turn, about 20 ms"
        );
    }
}
