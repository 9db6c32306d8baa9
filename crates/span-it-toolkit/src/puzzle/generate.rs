//! Makes puzzles.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::Arc;

use serde::Serialize;
use span_it_core::board::Node;
use span_it_files::text::humanize::counted;
use span_it_files::text::sanitize::printable_json;
use span_it_learning::generate::{Generator, Request, Wanted};
use span_it_learning::puzzles::{Band, Difficulty, Puzzle, Task};

use super::Options;
use crate::interrupt::{interrupted, stop_by_ctrl_c};
use crate::report::print_error;
use crate::streams;

#[derive(Debug, Serialize)]
struct Line {
    kind: &'static str,
    position: String,
    rating: Option<i32>,
    deviation: Option<i32>,
    band: Option<&'static str>,
    right: Vec<String>,
    found_by: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<Played>,
    #[serde(flatten)]
    detail: Detail,
}

/// The move in the game that the puzzle comes from.
#[derive(Debug, Serialize)]
struct Played {
    by: String,
    #[serde(rename = "move")]
    mv: String,
    mistake: bool,
}

/// The keys of some kinds.
#[derive(Debug, Default, Serialize)]
struct Detail {
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<String>,
}

pub(super) fn run(options: &Options) -> ExitCode {
    let stop = stop_by_ctrl_c();
    let request = Request {
        size: options.board,
        kinds: options.kind.map_or(Wanted::Mix, Wanted::Kind),
        band: options.band,
        seed: options.seed,
    };
    let cores = std::thread::available_parallelism().unwrap_or(std::num::NonZeroUsize::MIN);
    let threads = options.threads.unwrap_or(cores);
    let generator = Generator::new(request).with_threads(threads).with_stop(Arc::clone(&stop));
    let mut made = 0;
    for puzzle in generator.take(usize::try_from(options.count).unwrap_or(usize::MAX)) {
        made += 1;
        if let Err(error) = print(options, made, &puzzle) {
            return streams::failed(&error);
        }
    }
    if stop.is_cancelled() {
        return interrupted();
    }
    if made < options.count {
        let puzzles = counted(made, "puzzle", "puzzles");
        print_error(&format!("only {puzzles}: no more in 20,000 games. Use another board, kind or band"));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn print(options: &Options, number: u32, puzzle: &Puzzle) -> io::Result<()> {
    let mut out = streams::output();
    let line = line(puzzle);
    if options.json {
        writeln!(out, "{}", printable_json(&serde_json::to_string(&line)?))?;
    } else {
        let gap = if number > 1 { "\n" } else { "" };
        writeln!(out, "{gap}{number}. {}", text(&line))?;
    }
    out.flush()
}

fn line(puzzle: &Puzzle) -> Line {
    let played = puzzle.source.as_ref().map(|source| Played {
        by: source.name.clone(),
        mv: source.played.to_string(),
        mistake: source.was_mistake,
    });
    Line {
        kind: puzzle.kind().key(),
        position: puzzle.position.to_string(),
        rating: puzzle.difficulty.map(Difficulty::rounded),
        deviation: puzzle.difficulty.map(|difficulty| rounded(difficulty.deviation)),
        band: puzzle.band().map(Band::key),
        right: names(&puzzle.answers()),
        found_by: puzzle.finders,
        played,
        detail: detail(&puzzle.task),
    }
}

fn detail(task: &Task) -> Detail {
    match task {
        Task::Keep | Task::Only | Task::Stop => Detail::default(),
        Task::WinIn(n) => Detail { n: Some(*n), ..Detail::default() },
        Task::Repair(cut) => Detail { cut: Some(cut.to_string()), ..Detail::default() },
        Task::Judge(class) => Detail { class: Some(class.key()), ..Detail::default() },
        Task::Mistake { moves, mistake } => {
            Detail { moves: Some(names(moves)), mistake: Some(mistake + 1), ..Detail::default() }
        }
        Task::Play(opponent) => Detail { opponent: Some(opponent.clone()), ..Detail::default() },
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a deviation is below 500")]
pub(super) fn rounded(deviation: f64) -> i32 {
    deviation.round() as i32
}

pub(super) fn names(nodes: &[Node]) -> Vec<String> {
    nodes.iter().map(Node::to_string).collect()
}

/// A puzzle in a few lines.
fn text(line: &Line) -> String {
    let detail = &line.detail;
    let mut title = match line.kind {
        "keep" => "Keep the win".to_owned(),
        "only" => "Keep the win: only one move wins".to_owned(),
        "stop" => "Stop the opponent".to_owned(),
        "win-in" => format!("Win in {}", detail.n.unwrap_or(0)),
        "repair" => format!("Repair the trees after the cut at {}", detail.cut.as_deref().unwrap_or("")),
        "judge" => "Who wins?".to_owned(),
        "mistake" => "Find the mistake".to_owned(),
        _ => format!("Win against {}", detail.opponent.as_deref().unwrap_or("")),
    };
    if let (Some(band), Some(rating), Some(deviation)) = (line.band, line.rating, line.deviation) {
        title = format!("{title} ({band}, {rating} ± {deviation})");
    }
    let mut lines = vec![title, line.position.clone()];
    if let Some(moves) = &detail.moves {
        lines.push(format!("Moves: {}", moves.join(" ")));
    }
    let answer = match (detail.class, detail.mistake) {
        (Some("to-move"), _) => "the player who moves first wins".to_owned(),
        (Some(class), _) => format!("{class} wins"),
        (_, Some(mistake)) => format!("move {mistake}"),
        _ => line.right.join(" "),
    };
    lines.push(format!("Right: {answer}"));
    if let Some(played) = line.played.as_ref().filter(|played| played.mistake) {
        let found = line.found_by.map(|count| format!("; {count} of the 12 find it")).unwrap_or_default();
        lines.push(format!("{} played {} here{found}", played.by, played.mv));
    }
    lines.join("\n   ")
}
