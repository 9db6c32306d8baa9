//! Texts about the search of the engine, beside the thinking line and in tooltips.

use crate::messages::language::{self, decimal, grouped, percent, series, short_time};
use span_it_core::engine::{Progress, SearchStats};

pub fn thinking_tooltip(progress: &Progress) -> String {
    let level = format!("Level {} of {}", progress.level, progress.wanted);
    with_report(level, Some(&progress.stats))
}

fn report_lines(stats: &SearchStats) -> Option<String> {
    if stats.levels.is_empty() {
        return None;
    }
    let mut lines = vec![
        format!("Visited moves: {}", grouped(stats.visited())),
        format!("Moves pruned: {}", percent(stats.pruned_share())),
        format!("Visited moves per position: {}", decimal(stats.mean_branching(), 1)),
    ];
    // A level that is under way has taken no time yet.
    let finished = stats.levels.iter().filter(|level| !level.time.is_zero());
    let times: Vec<String> = finished.map(|level| short_time(1e3 * level.time.as_secs_f64())).collect();
    if !times.is_empty() {
        lines.push(format!("Time per level: {}", series(&times)));
    }
    Some(language::lines(&lines))
}

pub fn with_report(move_tooltip: String, stats: Option<&SearchStats>) -> String {
    match stats.and_then(report_lines) {
        Some(lines) => language::lines(&[move_tooltip, lines]),
        None => move_tooltip,
    }
}

pub mod search_speed {
    use crate::messages::language::grouped;

    pub const MEASURING: &str = "Measuring how many moves per second this computer visits…";
    pub const NOT_MEASURED: &str = "The speed of this computer could not be measured.";

    pub fn measured(moves_a_second: f64) -> String {
        format!("This computer visits about {} moves per second.", grouped(two_figures(moves_a_second)))
    }

    pub fn compared_with_1993(moves_a_second: f64) -> String {
        let of_486 = crate::jobs::cpu_benchmark::MOVES_PER_SECOND_1993;
        let times = two_figures(moves_a_second / of_486);
        let then = grouped(two_figures(of_486));
        if times > 1 {
            format!("A 486-33 of 1993 visited about {then}: this one is {} times as fast.", grouped(times))
        } else {
            format!("A 486-33 of 1993 visited about {then}.")
        }
    }

    pub(super) fn two_figures(number: f64) -> u64 {
        let number = number.clamp(0.0, 1e15);
        let step = 10_f64.powf((number.max(10.0).log10()).floor() - 1.0);
        // Within the range of the clamp.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0..=1e15")]
        let rounded = ((number / step).round() * step) as u64;
        rounded
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use span_it_core::engine::LevelStats;

    fn stats() -> SearchStats {
        let level = |visited, pruned, positions, micros| LevelStats {
            level: 1,
            visited,
            pruned,
            positions,
            time: Duration::from_micros(micros),
        };
        SearchStats { levels: vec![level(10, 0, 1, 12), level(1190, 300, 119, 1234), level(0, 100, 30, 0)] }
    }

    #[test]
    fn rounds_speed_to_two_figures() {
        for (speed, expected) in [(0.0, 0), (7.4, 7), (12.4, 12), (1_996.0, 2_000), (2_345_678.0, 2_300_000)]
        {
            assert_eq!(search_speed::two_figures(speed), expected);
        }
        assert!(search_speed::compared_with_1993(2_345_678.0).contains("2,300 times"));
    }

    #[test]
    fn omits_time_of_unfinished_level() {
        let message = report_lines(&stats()).unwrap();
        assert!(message.ends_with("Time per level: 12 µs, 1.23 ms"), "{message}");
        assert_eq!(message.lines().count(), 4);
        assert_eq!(with_report("0.1 s".to_owned(), Some(&SearchStats::default())), "0.1 s");
    }
}
