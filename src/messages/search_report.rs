//! Texts about the search of the engine, beside the thinking line and in tooltips.

use std::time::Duration;

use crate::messages::language;
use crate::messages::language::{decimal, grouped, percent, series, short_time};
use span_it_core::engine::{Progress, SearchTotals};

pub fn thinking_tooltip(progress: &Progress) -> String {
    let mut lines = vec![format!("Level {} of {}", progress.level, progress.wanted)];
    lines.extend(work_lines(&progress.stats.totals()));
    // A level that is under way has taken no time yet.
    let finished = progress.stats.levels.iter().filter(|level| !level.time.is_zero());
    let times: Vec<String> = finished.map(|level| time(level.time)).collect();
    if !times.is_empty() {
        lines.push(format!("Time per level: {}", series(&times)));
    }
    language::lines(&lines)
}

fn work_lines(search: &SearchTotals) -> [String; 3] {
    [
        format!("Visited moves: {}", grouped(search.visited)),
        format!("Moves pruned: {}", percent(search.pruned_share())),
        format!("Visited moves per position: {}", decimal(search.mean_branching(), 1)),
    ]
}

pub fn with_report(move_tooltip: String, search: Option<&SearchTotals>) -> String {
    let Some(search) = search else { return move_tooltip };
    let lines = [move_tooltip].into_iter().chain(work_lines(search));
    let time = format!("Time of the search: {}", time(search.time));
    language::lines(&lines.chain([time]).collect::<Vec<_>>())
}

pub fn time(time: Duration) -> String {
    short_time(1e3 * time.as_secs_f64())
}

/// *Search Statistics*, which also compares the searches of a position with and without pruning.
pub mod statistics {
    use super::time;
    use crate::messages::language::{
        counted, decimal, grouped, percent, possessive, sentences, short_count, short_decimal, short_time,
    };
    use span_it_core::board::Node;
    use span_it_core::engine::{Choice, LevelStats, Progress, SearchTotals};

    pub const TITLE: &str = "Search statistics";
    pub const COMMAND: &str = "Search Statistics…";
    pub const OPEN: &str = "Search statistics…";
    pub const NONE: &str = "No search has found a move of this game. People, perfect play and other programs \
                            have no searches, and older game files do not contain them.";
    pub const BOTH: &str = "Both";
    pub const WHAT: &str = "What the charts show";
    pub const MOVES_AXIS: &str = "Move of the player";
    pub const ABOUT: &str = "The branching factor is the number of visited moves per position. Averages count \
                             the moves that a search has found.";
    pub const COMPARE: &str = "Compare searches";
    pub const GAME_OVER: &str = "The game is over. Go to an earlier position.";
    pub const STARTING: &str = "The search without pruning starts.";
    pub const PROGRESS: &str = "Progress of the search without pruning";
    pub const STOP: &str = "Stop here";
    pub const STOP_TIP: &str = "Compares the levels that are finished.";
    pub const FAILED: &str = "The searches could not be compared.";
    pub const SEARCHES: [&str; 3] = ["", "With pruning", "Plain"];
    pub const BY_LEVEL: &str = "Level by level";
    pub const ABOUT_PLAIN: &str = "The plain search visits every move that the personality keeps, in every line. \
                                   The other one skips moves that cannot change the result.";
    const NO_VALUE: &str = "\u{2013}";

    /// A name with its figure of one thing.
    pub type Figure<T> = (&'static str, fn(&T) -> String);

    /// The moves of a player, and the searches that have found them.
    #[derive(Clone, Copy, Debug)]
    pub struct Work {
        pub moves: usize,
        pub totals: SearchTotals,
    }

    pub const OF_PLAYER: [Figure<Work>; 8] = [
        ("Moves", |all| grouped(all.moves)),
        ("Found by a search", |all| grouped(all.totals.searches)),
        ("Visited moves", |all| all.searched(|totals| grouped(totals.visited))),
        ("Visited per move", |all| {
            let visited = all.totals.visited_per_search();
            all.searched(|_| decimal(visited, usize::from(visited < 100.0)))
        }),
        ("Pruned", |all| all.searched(|totals| percent(totals.pruned_share()))),
        ("Branching factor", |all| all.searched(|totals| decimal(totals.mean_branching(), 1))),
        ("Time of all searches", |all| all.searched(|totals| time(totals.time))),
        ("Time per move", |all| all.searched(|totals| short_time(1e3 * totals.seconds_per_search()))),
    ];

    impl Work {
        fn searched(&self, figure: impl FnOnce(&SearchTotals) -> String) -> String {
            if self.totals.is_empty() { NO_VALUE.to_owned() } else { figure(&self.totals) }
        }
    }

    pub const OF_SEARCH: [Figure<Choice>; 6] = [
        ("Move", |choice| choice.mv.to_string()),
        ("Value", |choice| short_decimal(choice.value)),
        ("Visited moves", |choice| grouped(choice.visited)),
        ("Moves pruned", |choice| percent(choice.stats.totals().pruned_share())),
        ("Branching factor", |choice| decimal(choice.stats.totals().mean_branching(), 1)),
        ("Time", |choice| time(choice.stats.totals().time)),
    ];

    /// Of the same level in the search with pruning and in the plain one.
    pub const OF_LEVEL: [Figure<[LevelStats; 2]>; 7] = [
        ("Level", |[_, plain]| plain.level.to_string()),
        ("Visited", |[pruned, _]| grouped(pruned.visited)),
        ("plain", |[_, plain]| grouped(plain.visited)),
        ("Branching", |[pruned, _]| decimal(pruned.totals().mean_branching(), 1)),
        ("plain", |[_, plain]| decimal(plain.totals().mean_branching(), 1)),
        ("Time", |[pruned, _]| time(pruned.time)),
        ("plain", |[_, plain]| time(plain.time)),
    ];

    /// What a chart shows move by move.
    #[derive(Clone, Copy, Debug)]
    pub struct Measure {
        pub name: &'static str,
        /// Shares are from 0 to 1, times in milliseconds.
        pub value: fn(&SearchTotals) -> f64,
        pub figure: fn(f64) -> String,
        /// The text of a grid line.
        pub label: fn(f64) -> String,
    }

    pub const MEASURES: [Measure; 4] = [
        Measure {
            name: "Visited moves",
            value: SearchTotals::visited_per_search,
            figure: |value| decimal(value, 0),
            label: short_count,
        },
        Measure { name: "Pruned", value: SearchTotals::pruned_share, figure: percent, label: percent },
        Measure {
            name: "Branching factor",
            value: SearchTotals::mean_branching,
            figure: |value| decimal(value, 1),
            label: short_count,
        },
        Measure {
            name: "Time",
            value: |search| 1e3 * search.seconds_per_search(),
            figure: short_time,
            label: short_time,
        },
    ];

    texts! {
        chart(name: &str, measure: &str) = "{measure} of {} moves", possessive(name);
        progress(progress: &Progress) = "The plain search is at level {} of {}, with {} visited moves.",
            progress.level, progress.wanted, grouped(progress.visited);
    }

    pub fn point(number: usize, node: Node, figure: Option<String>) -> String {
        let figure = figure.unwrap_or_else(|| "no search".to_owned());
        format!("Move {number}, {node}: {figure}")
    }

    pub fn intro(name: &str, ply: usize) -> String {
        let position = match ply {
            0 => "the start position".to_owned(),
            _ => format!("the position after {}", counted(ply, "move", "moves")),
        };
        format!("{name} searches {position}: once with pruning, and once plain, without it.")
    }

    pub fn verdict([pruned, plain]: &[Choice; 2]) -> String {
        let stopped = if plain.complete {
            String::new()
        } else {
            format!("Stopped after level {} of {}.", plain.depth, plain.wanted)
        };
        let same = if (pruned.mv, pruned.value.to_bits()) == (plain.mv, plain.value.to_bits()) {
            "Both find the same move with the same value."
        } else {
            "The searches do not agree, which is an error of this program."
        };
        let times = plain.visited as f64 / pruned.visited.max(1) as f64;
        let less = format!("The plain search visits {} times as many moves.", decimal(times, 1));
        sentences(&[stopped, same.to_owned(), less])
    }
}

pub mod search_speed {
    use crate::messages::language::grouped;

    pub const MEASURING: &str = "Measuring how many moves per second this computer visits…";
    pub const IN_1993: &str =
        "The help of 1993 says that a 486-33 computes about 1,000 moves in a reasonable amount of time.";
    pub const NOT_MEASURED: &str = "The speed of this computer could not be measured.";

    pub fn measured(moves_a_second: f64) -> String {
        format!("This computer visits about {} moves per second.", grouped(two_figures(moves_a_second)))
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
