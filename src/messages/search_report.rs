//! Texts about the search of the engine, beside the thinking line and in tooltips.

use crate::messages::generated::search_report as words;

use std::time::Duration;

use crate::messages::language::{decimal, lines, percent, series, short_time};
use span_it_core::engine::{Progress, SearchTotals};

pub fn thinking_tooltip(progress: &Progress) -> String {
    let mut shown = vec![words::level(progress.level, progress.wanted)];
    shown.extend(work_lines(&progress.stats.totals()));
    // A level that is under way has taken no time yet.
    let finished = progress.stats.levels.iter().filter(|level| !level.time.is_zero());
    let times: Vec<String> = finished.map(|level| time(level.time)).collect();
    if !times.is_empty() {
        shown.push(words::times_per_level(series(&times)));
    }
    lines(&shown)
}

fn work_lines(search: &SearchTotals) -> [String; 3] {
    [
        words::visited_moves(search.visited),
        words::moves_pruned(percent(search.pruned_share())),
        words::visited_per_position(decimal(search.mean_branching(), 1)),
    ]
}

pub fn with_report(move_tooltip: String, search: Option<&SearchTotals>) -> String {
    let Some(search) = search else { return move_tooltip };
    let time = words::time_of_search(time(search.time));
    let all = [move_tooltip].into_iter().chain(work_lines(search)).chain([time]);
    lines(&all.collect::<Vec<_>>())
}

pub fn time(time: Duration) -> String {
    short_time(1e3 * time.as_secs_f64())
}

/// *Search Statistics*, which also compares the searches of a position with and without pruning.
pub mod statistics {
    use super::time;
    use crate::messages::generated::search_report::statistics as words;
    pub use crate::messages::generated::search_report::statistics::*;
    use crate::messages::language::{
        decimal, grouped, percent, sentences, short_count, short_decimal, short_time,
    };
    use crate::messages::text::Name;
    use span_it_core::engine::{Choice, LevelStats, Progress, SearchTotals};

    /// A name with its figure of one thing.
    pub type Figure<T> = (fn() -> &'static str, fn(&T) -> String);

    /// The moves of a player, and the searches that have found them.
    #[derive(Clone, Copy, Debug)]
    pub struct Work {
        pub moves: usize,
        pub totals: SearchTotals,
    }

    pub const OF_PLAYER: [Figure<Work>; 8] = [
        (figure::moves, |all| grouped(all.moves)),
        (figure::found_by_search, |all| grouped(all.totals.searches)),
        (figure::visited_moves, |all| all.searched(|totals| grouped(totals.visited))),
        (figure::visited_per_move, |all| {
            let visited = all.totals.visited_per_search();
            all.searched(|_| decimal(visited, usize::from(visited < 100.0)))
        }),
        (figure::pruned, |all| all.searched(|totals| percent(totals.pruned_share()))),
        (figure::branching_factor, |all| all.searched(|totals| decimal(totals.mean_branching(), 1))),
        (figure::time_of_all, |all| all.searched(|totals| time(totals.time))),
        (figure::time_per_move, |all| all.searched(|totals| short_time(1e3 * totals.seconds_per_search()))),
    ];

    impl Work {
        fn searched(&self, figure: impl FnOnce(&SearchTotals) -> String) -> String {
            if self.totals.is_empty() { no_value().to_owned() } else { figure(&self.totals) }
        }
    }

    pub const OF_SEARCH: [Figure<Choice>; 6] = [
        (figure::found_move, |choice| choice.mv.to_string()),
        (figure::value, |choice| short_decimal(choice.value)),
        (figure::visited_moves, |choice| grouped(choice.visited)),
        (figure::moves_pruned, |choice| percent(choice.stats.totals().pruned_share())),
        (figure::branching_factor, |choice| decimal(choice.stats.totals().mean_branching(), 1)),
        (figure::time, |choice| time(choice.stats.totals().time)),
    ];

    /// Of the same level in the search with pruning and in the plain one.
    pub const OF_LEVEL: [Figure<[LevelStats; 2]>; 7] = [
        (figure::level, |[_, plain]| plain.level.to_string()),
        (figure::visited, |[pruned, _]| grouped(pruned.visited)),
        (figure::plain, |[_, plain]| grouped(plain.visited)),
        (figure::branching, |[pruned, _]| decimal(pruned.totals().mean_branching(), 1)),
        (figure::plain, |[_, plain]| decimal(plain.totals().mean_branching(), 1)),
        (figure::time, |[pruned, _]| time(pruned.time)),
        (figure::plain, |[_, plain]| time(plain.time)),
    ];

    /// What a chart shows move by move.
    #[derive(Clone, Copy, Debug)]
    pub struct Measure {
        pub name: fn() -> &'static str,
        /// Shares are from 0 to 1, times in milliseconds.
        pub value: fn(&SearchTotals) -> f64,
        pub figure: fn(f64) -> String,
        /// The text of a grid line.
        pub label: fn(f64) -> String,
    }

    pub const MEASURES: [Measure; 4] = [
        Measure {
            name: figure::visited_moves,
            value: SearchTotals::visited_per_search,
            figure: |value| decimal(value, 0),
            label: short_count,
        },
        Measure { name: figure::pruned, value: SearchTotals::pruned_share, figure: percent, label: percent },
        Measure {
            name: figure::branching_factor,
            value: SearchTotals::mean_branching,
            figure: |value| decimal(value, 1),
            label: short_count,
        },
        Measure {
            name: figure::time,
            value: |search| 1e3 * search.seconds_per_search(),
            figure: short_time,
            label: short_time,
        },
    ];

    pub fn chart(name: &str, measure: &str) -> String {
        words::chart(Name(name), measure)
    }

    pub fn progress(progress: &Progress) -> String {
        words::progress(progress.level, progress.wanted, progress.visited)
    }

    pub fn verdict([pruned, plain]: &[Choice; 2]) -> String {
        let stopped = if plain.complete { String::new() } else { words::stopped(plain.depth, plain.wanted) };
        let is_same = (pruned.mv, pruned.value.to_bits()) == (plain.mv, plain.value.to_bits());
        let same = if is_same { same_move() } else { different_moves() };
        let times = plain.visited as f64 / pruned.visited.max(1) as f64;
        sentences(&[stopped.as_str(), same, &plain_visits_more(decimal(times, 1))])
    }
}

pub mod search_speed {
    use crate::messages::generated::search_report::search_speed as words;
    pub use crate::messages::generated::search_report::search_speed::*;

    pub fn measured(moves_a_second: f64) -> String {
        words::measured(two_figures(moves_a_second))
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
    use super::*;
    use span_it_core::engine::{LevelStats, SearchStats};

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
    }

    #[test]
    fn omits_time_of_unfinished_level() {
        let progress = Progress { level: 3, wanted: 5, visited: 1200, stats: stats() };
        let message = thinking_tooltip(&progress);
        assert!(message.ends_with("Time per level: 12 µs, 1.23 ms"), "{message}");
        assert_eq!(message.lines().count(), 5);
        let report = with_report("0.1 s".to_owned(), Some(&stats().totals()));
        assert!(report.starts_with("0.1 s\nVisited moves: 1,200\nMoves pruned: 25%\n"), "{report}");
        assert!(report.ends_with("\nTime of the search: 1.25 ms"), "{report}");
        assert_eq!(with_report("0.1 s".to_owned(), None), "0.1 s");
    }
}
