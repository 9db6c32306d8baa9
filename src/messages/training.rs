//! Texts on training a personality.

use std::time::Duration;

use crate::messages::game::short_name;
use span_it_arena::contest::AgentSpec;
use span_it_arena::contest::stats::SprtVerdict;
use span_it_arena::training::tune::{
    BOUND_FACTOR, HeldOut, MAX_PAIRS, Measure, Objective, Round, Space, Trial,
};
use span_it_core::board::BoardSize;
use span_it_core::personality::{Factor, Factors};
use span_it_core::text::humanize::{counted, grouped};

pub const IS_BEING_REMOVED: &str = "The last training is being removed. The disk is slow.";
pub const TRAIN: &str = "Train…";
pub const TRAIN_TIP: &str =
    "Searches for better values of the factors you choose, and opens the result as a new personality.";
pub const TITLE: &str = "Train a Personality";
pub const ABOUT: &str = "Tries hundreds of variants and keeps the best. This personality is not changed; the result is a new one.";
pub const OBJECTIVE: &str = "Goal";
pub const OBJECTIVES: [&str; 3] = ["Wins kept", "Score", "Target score"];
pub const OBJECTIVE_NOTES: [&str; 3] = [
    "Give away fewer won positions (checked by the solver).",
    "Win more games against the opponents chosen below.",
    "Reach this score against the opponents chosen below, but not more: a weak opponent with a style.",
];
pub const TARGET: &str = "Wanted score";
pub const OPPONENTS: &str = "Against";
pub fn opponents_note(visited: u64) -> String {
    let most = grouped(visited.saturating_mul(BOUND_FACTOR));
    format!("Opponents are limited to {most} visited moves per turn.")
}
pub const BOARDS: &str = "Boards";
pub const LENGTH: &str = "Duration";
pub const LENGTHS: [&str; 4] = ["1 min", "5 min", "15 min", "Rounds"];
pub const ROUNDS: &str = "Rounds";
pub const MINUTES_NOTE: &str = "Plus a final comparison, which may take a minute or two.";
pub const ROUNDS_NOTE: &str = "With rounds, the same choices always give the same result. A final comparison follows, which may take a minute or two.";
pub const SEED: &str = "Seed";
pub const VISITED: &str = "Moves per turn";
pub const VISITED_NOTE: &str =
    "Average limit of visited moves; slower variants are penalised. 5,000 take a few milliseconds.";
pub const FACTORS: &str = "Factors that may change";
pub const ALL: &str = "All";
pub const NONE: &str = "None";
pub const RANGE: [&str; 2] = ["from", "to"];
pub const START: &str = "Start";
pub const CONTINUE_IN_BACKGROUND: &str = "Continue in background";
pub const CANCEL: &str = "Stop";
pub const CANCEL_TIP: &str = "Stops the training. The best so far is kept, and you can resume later.";
pub const FINISH: &str = "Finish now";
pub const FINISH_TIP: &str = "Ends the search after this round and compares the best with the start.";
pub const RESUME: &str = "Resume";
pub const OPEN_IN_EDITOR: &str = "Open in the editor";
pub const OPEN_BEST: &str = "Open the best so far";
pub const DISCARD: &str = "Discard";
pub const DISCARD_QUESTION: &str = "Discard this training?";
pub const KEEP: &str = "Keep it";
pub const OPEN_SHORT: &str = "Open";
pub const HIDE_SHORT: &str = "Hide";
pub const NEW: &str = "New training";
pub const PROGRESS: &str = "Training";
pub const FIRST_ROUND: &str = "The first round is running…";
pub const STOPPED: &str = "Interrupted. Nothing is lost. You can resume it now or later.";
pub const STOPPED_EARLY: &str = "Interrupted before the first round ended. You can resume it.";
pub const NOTHING_BETTER: &str = "Nothing better than the start was found.";
pub const OPENS_AS_NEW: &str = "It opens as a new, unsaved personality.";
pub const CHART: &str = "Best so far, by round";
pub const ROUNDS_AXIS: &str = "Round";
pub const NO_CHART: &str = "The rounds can no longer be read, so there is no curve.";
pub const START_LINE: &str = "start";
pub const TARGET_LINE: &str = "target";
pub const SHOW: &str = "Show the training";
pub const STOPPED_BY_ERROR: &str =
    "The training stopped because of an error in the program. Its rounds were kept.";
pub const FACTOR_NEEDED: &str = "Choose at least one factor.";
pub const RANGE_NEEDED: &str = "Each chosen factor needs a range of two valid values, the smaller one first.";
pub const NAME_TOO_LONG: &str = "The name of this personality is too long for a file name.";
pub const OPPONENT_NEEDED: &str = "Choose at least one opponent.";
pub const BOARD_NEEDED: &str = "Choose at least one board.";
pub const TARGET_RANGE: &str = "A score from 0% to 100%";
pub const SEED_RANGE: &str = "A whole number from 0 to 9,007,199,254,740,991";
pub const ROUNDS_RANGE: &str = "A whole number from 1 to 100,000";
pub const VISITED_RANGE: &str = "A whole number from 1 to 1,000,000,000";

texts! {
    start_out_of_range(factor: Factor, value: f64) =
        "{} is {value} now; its range must include that.", factor.info().name;
    training_title(name: &str) = "Training of {name}";
    percent(share: f64) = "{:.1}%", share * 100.0;
    measured(measure: &Measure) = "{:.1} ± {:.1}%", measure.value() * 100.0, measure.margin95() * 100.0;
    range_end(factor: Factor, end: usize) = "{} {}", factor.info().name, RANGE[end];
    free_count(count: usize, of: usize) = "{count} of {of}";
    badge(share: f32) = "Training {:.0}%", (share * 100.0).floor();
    finishing(rounds: usize) = "Ending with round {}…", rounds.max(1);
    choosing(done: usize, of: usize) = "Final selection: {done} of {of}";
    comparing(done: usize, of: usize) = "Comparing the best with the start: {done} of {of}";
    playing(pairs: u32) = "The best plays the start: {pairs} of at most {MAX_PAIRS} game pairs";
    visited_moves(measure: &Measure) = "The best visits {} moves per turn.", visited_count(measure);
    round_line(round: &Round) = "Round {}: {}", round.round, measured(&round.best);
    interrupted(name: &str) = "The training of {} was interrupted. You can resume it.", short_name(name);
    result_ready(name: &str) = "The training is complete: {} is ready.", short_name(name);
    stopped(why: impl std::fmt::Display) = "The training stopped: {why}";
    unreadable(why: impl std::fmt::Display, aside: &std::path::Path) =
        "An interrupted training cannot be read: {why}. It was kept as {}.", aside.display();
}

pub fn trained_name(name: &str) -> String {
    const TRAINED: &str = " (trained";
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(TRAINED));
    let Some((before, number)) = parts else { return format!("{name}{TRAINED})") };
    let number = if number.is_empty() { Some(1) } else { number.trim().parse::<u32>().ok() };
    match number {
        Some(number) => format!("{before}{TRAINED} {})", number.saturating_add(1)),
        None => format!("{name}{TRAINED})"),
    }
}

pub fn trained_description(from: &str, objective: &Objective) -> String {
    let names: Vec<String> = objective.against().iter().map(AgentSpec::name).collect();
    let names = names.join(", ");
    match objective {
        Objective::Keep => format!("Trained from {from} to keep its wins."),
        Objective::Score { .. } => format!("Trained from {from} to beat {names}."),
        Objective::Target { score, .. } => {
            format!("Trained from {from} to score {} against {names}.", percent(*score))
        }
    }
}

pub const fn measure_name(objective: &Objective) -> &'static str {
    match objective {
        Objective::Keep => "wins kept",
        Objective::Score { .. } | Objective::Target { .. } => "score",
    }
}

pub fn objective_line(objective: &Objective, boards: &[BoardSize]) -> String {
    let names: Vec<String> = objective.against().iter().map(AgentSpec::name).collect();
    let boards: Vec<String> =
        boards.iter().map(|size| format!("{} × {}", size.rows(), size.cols())).collect();
    let what = match objective {
        Objective::Keep => "To keep its wins".to_owned(),
        Objective::Score { .. } => format!("To beat {}", names.join(", ")),
        Objective::Target { score, .. } => {
            format!("To score {} against {}", percent(*score), names.join(", "))
        }
    };
    format!("{what}, on {}.", boards.join(", "))
}

pub const BADGE_DONE: &str = "Training: done";
pub const BADGE_STOPPED: &str = "Training: stopped";
pub const BADGE_FAILED: &str = "Training: failed";

fn duration(time: Duration) -> String {
    match time.as_secs() {
        seconds if seconds < 60 => format!("{seconds} s"),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

pub fn searching(rounds: usize, left: Option<Duration>) -> String {
    let left =
        left.map(|left| format!("; about {} left, then the comparison", duration(left))).unwrap_or_default();
    format!("Round {}{left}", rounds + 1)
}

pub fn best_so_far(round: &Round, objective: &Objective) -> String {
    let best = if round.best.parts == 0 { "not confirmed yet".to_owned() } else { measured(&round.best) };
    format!("Best so far: {} {best}, start {}", measure_name(objective), measured(&round.start))
}

pub fn chart_text(rounds: &[Round], objective: &Objective) -> String {
    const SOME: usize = 8;
    let Some(last) = rounds.last() else { return format!("{CHART}: {FIRST_ROUND}") };
    let every = rounds.len().div_ceil(SOME).max(1);
    let mut some: Vec<&Round> = rounds.iter().step_by(every).collect();
    if some.last().is_none_or(|shown| shown.round != last.round) {
        some.push(last);
    }
    let message: Vec<String> = some.into_iter().map(round_line).collect();
    format!("{CHART}, {}. Start: {}. {}.", measure_name(objective), measured(&last.start), message.join(". "))
}

pub fn held_out(objective: &Objective, parts: u32) -> String {
    match objective {
        Objective::Keep => {
            format!("Wins kept in {} positions not used in the training:", grouped(parts))
        }
        Objective::Score { .. } | Objective::Target { .. } => {
            format!("Score in {parts} game pairs not used in the training:")
        }
    }
}

pub fn result_row(measure: &Measure) -> String {
    format!("{}, {} moves visited per turn", measured(measure), visited_count(measure))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not below 0")]
fn visited_count(measure: &Measure) -> String {
    grouped(measure.mean_visited().round() as u64)
}

pub fn changed_factors(start: &Factors, trained: &Factors, space: &Space) -> Option<String> {
    const MOST: usize = 3;
    let mut changed: Vec<(f64, Factor)> = space
        .dimensions()
        .iter()
        .map(|one| ((trained[one.factor] - start[one.factor]).abs() / (one.max - one.min), one.factor))
        .filter(|(share, _)| *share > 0.0)
        .collect();
    changed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let more = changed.len().saturating_sub(MOST);
    let one = |&(_, factor): &(f64, Factor)| {
        let direction = if trained[factor] > start[factor] { "up" } else { "down" };
        let [from, to] = [start, trained].map(|factors| short_number(factors[factor]));
        format!("{} {direction} from {from} to {to}", factor.info().name)
    };
    let message: Vec<String> = changed.iter().take(MOST).map(one).collect();
    let more = if more > 0 { format!("; {more} more") } else { String::new() };
    (!message.is_empty()).then(|| format!("Changed most: {}{more}.", message.join("; ")))
}

fn short_number(value: f64) -> String {
    let value = format!("{value:.2}");
    value.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub fn sprt_verdict(trial: &Trial) -> String {
    let message = match trial.sprt.verdict {
        SprtVerdict::H1 => "It is stronger than the start.",
        SprtVerdict::H0 => "It is not clearly stronger than the start.",
        SprtVerdict::Continue if trial.is_cut_short() => {
            "It is not decided whether it is stronger than the start: the games ended early because they visited too many moves."
        }
        SprtVerdict::Continue => "It is not decided whether it is stronger than the start.",
    };
    let pairs = trial.pairs;
    format!(
        "{message} Of {} against it, {} won twice, {} split and {} lost twice.",
        counted(pairs.total(), "game pair", "game pairs"),
        pairs.ww,
        pairs.split,
        pairs.ll
    )
}

pub fn sprt_line(trial: &Trial) -> String {
    let (lower, upper) = trial.sprt.test.bounds();
    format!(
        "SPRT, 0 against 20 normalised Elo: log-likelihood ratio {:.2}, bounds {lower:.2} and {upper:.2}.",
        trial.sprt.llr
    )
}

pub fn target_result(objective: &Objective, held_out: &HeldOut) -> Option<String> {
    let Objective::Target { score, .. } = objective else { return None };
    let wanted = format!("The target was a score of {}", percent(*score));
    let points = |share: f64| format!("{:.1}", share * 100.0);
    let reached = match held_out.missed(objective) {
        None => format!("{wanted}."),
        Some(off) => {
            let [off, margin] = [off, held_out.new.margin95()].map(points);
            format!("{wanted}. It was missed by {off}, more than the margin of {margin}.")
        }
    };
    let Some(off) = held_out.nearer_before(objective) else { return Some(reached) };
    let [start, trained] = off.map(points);
    Some(format!("{reached} The start is closer: it misses by {start}, the new one by {trained}."))
}

pub fn finished(name: &str, held_out: &HeldOut, objective: &Objective) -> String {
    let (new, old) = (percent(held_out.new.value()), percent(held_out.start.value()));
    let missed = match (held_out.missed(objective), held_out.nearer_before(objective)) {
        (None, _) => "",
        (Some(_), None) => " The target score was not reached.",
        (Some(_), Some(_)) => " The target score was not reached; the start is closer.",
    };
    format!("{name} is ready: {} {new}, the start {old}.{missed}", measure_name(objective))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_missed_target_score() {
        let of = |sum: f64| Measure { parts: 400, sum, squares: sum * 0.97, visited: 1, moves: 1 };
        let held_out = |sum| HeldOut { start: of(370.0), new: of(sum), trial: None };
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        assert_eq!(target_result(&target, &held_out(164.0)).unwrap(), "The target was a score of 40.0%.");
        let missed = target_result(&target, &held_out(368.0)).unwrap();
        assert!(missed.contains(". It was missed by 52.0, more than the margin of 2."), "{missed}");
        assert!(
            finished("Gentle", &held_out(368.0), &target).ends_with(" The target score was not reached.")
        );
        assert!(finished("Gentle", &held_out(164.0), &target).ends_with(", the start 92.5%."));
        assert_eq!(target_result(&Objective::Keep, &held_out(368.0)), None);
        // Farther from it than the start.
        let message = target_result(&target, &held_out(380.0)).unwrap();
        assert!(
            message.ends_with(" The start is closer: it misses by 52.5, the new one by 55.0."),
            "{message}"
        );
        assert!(!missed.contains("is closer"), "{missed}");
        assert!(finished("Gentle", &held_out(380.0), &target).ends_with("not reached; the start is closer."));
    }

    #[test]
    fn lists_most_changed_factors() {
        let start = Factors::default();
        let mut trained = start.clone();
        assert_eq!(changed_factors(&start, &trained, &Space::all()), None);
        for (factor, value) in [
            (Factor::NodeMajor, start[Factor::NodeMajor] + 0.1),
            (Factor::PathMajorSpan, -4.5),
            (Factor::GamePredictability, start[Factor::GamePredictability] + 150.0),
            (Factor::NodeMinor, start[Factor::NodeMinor] - 0.001),
        ] {
            trained.set(factor, value).unwrap();
        }
        let message = changed_factors(&start, &trained, &Space::all()).unwrap();
        let place = |name: &str| message.find(name).unwrap_or(usize::MAX);
        assert!(message.contains("PathMajorSpan down from ") && message.contains(" to -4.5;"), "{message}");
        assert!(place("PathMajorSpan") < place("NodeMajor") && message.ends_with("; 1 more."), "{message}");
    }

    #[test]
    fn numbers_repeated_trainings() {
        for (name, expected) in [
            ("Ada", "Ada (trained)"),
            ("Ada (trained)", "Ada (trained 2)"),
            ("Ada (trained 9)", "Ada (trained 10)"),
            ("Ada (trained hard)", "Ada (trained hard) (trained)"),
        ] {
            assert_eq!(trained_name(name), expected);
        }
    }

    #[test]
    fn chart_text_has_few_rounds() {
        let measure = Measure { parts: 100, sum: 70.0, squares: 70.0, visited: 1000, moves: 100 };
        let rounds: Vec<Round> = (1..=50)
            .map(|round| Round {
                round,
                sample: 96,
                factors: span_it_core::personality::Factors::default(),
                best: measure,
                start: measure,
                spread: 1.0,
                elapsed: Duration::ZERO,
                logged: false,
            })
            .collect();
        let message = chart_text(&rounds, &Objective::Keep);
        assert!(
            message.contains("Round 1: 70.0 ± ") && message.contains("Round 50: ") && message.len() < 400,
            "{message}"
        );
        assert!(chart_text(&[], &Objective::Keep).ends_with(FIRST_ROUND));
    }
}
