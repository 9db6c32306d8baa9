//! `puzzle`: makes puzzles, or rates a position as one; see `docs/toolkit/puzzles.md`.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use span_it_core::board::{BoardSize, Position, winner};
use span_it_core::engine::Seed;
use span_it_core::solver::Critical;
use span_it_core::solver::Solver;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable_json;
use span_it_learn::generate::{Generator, Request, Wanted, is_candidate, is_good};
use span_it_learn::puzzles::{Band, Difficulty, Kind, Puzzle, Task, forecast, measure, panel};

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::numbers::{read_board, read_seed, whole};
use crate::toolkit::positions::{answer_each, names};
use crate::toolkit::report::{Failure, INTERRUPTED};
use crate::toolkit::streams;

const USAGE: &str =
    "span-it-toolkit puzzle [--board SIZE] [--count N] [--kind KIND] [--band BAND] [--seed S] [--json]
       span-it-toolkit puzzle --position TEXT [--json]";

const HELP: &str = "\
Examples:
  span-it-toolkit puzzle --count 3 --band hard
  span-it-toolkit puzzle --kind win-in --count 10 --seed 7 --json
  span-it-toolkit puzzle --position \"hhv/../..v/../... h\"

Makes puzzles from games between the built-in personalities. The same options
give the same puzzles, with any number of threads. Kinds: keep, only, stop,
win-in, repair, judge, mistake, play; without --kind, a mix of the first four.
Bands: starter, easy, medium, hard, expert. A rating of 1500 means that the
puzzle is as hard as an opponent with Elo 1500.

With --position, rates a position in which the player to move can win and can
lose: its rating, and which personalities find a winning move. With
--position -, positions are read from standard input, one per line.

More: docs/toolkit/puzzles.md";

#[derive(Debug, Args)]
#[command(after_help = HELP, override_usage = USAGE)]
pub(crate) struct Options {
    /// Rate this position; - reads one position per line from standard input
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["board", "count", "kind", "band", "seed"])]
    position: Option<OsString>,
    /// The board, rows x columns of major nodes, 3 to 20 each [default: suits the band]
    #[arg(long, value_name = "SIZE", value_parser = read_board)]
    board: Option<BoardSize>,
    /// The number of puzzles
    #[arg(long, value_name = "N", default_value = "1", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1_000_000, 10))]
    count: u32,
    /// The kind of the puzzles [default: a mix of keep, only, stop and win-in]
    #[arg(long, value_name = "KIND", value_parser = read_kind)]
    kind: Option<Kind>,
    /// The band of difficulty [default: all]
    #[arg(long, value_name = "BAND", value_parser = read_band)]
    band: Option<Band>,
    /// The seed, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    if let Some(position) = &options.position {
        return rate_each(position, options.json);
    }
    match (options.kind, options.band) {
        (Some(kind), Some(_)) if !kind.has_difficulty() => Err(Failure::Refused(format!(
            "--band: puzzles of kind {} have no rating; leave out --band",
            kind.key()
        ))),
        _ => generate(options),
    }
}

fn read_kind(text: &str) -> Result<Kind, String> {
    Kind::from_key(text).ok_or_else(|| format!("expected one of {}", Kind::ALL.map(Kind::key).join(", ")))
}

fn read_band(text: &str) -> Result<Band, String> {
    Band::from_key(text).ok_or_else(|| format!("expected one of {}", Band::ALL.map(Band::key).join(", ")))
}

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

fn generate(options: &Options) -> Result<(), Failure> {
    let stop = stop_by_ctrl_c();
    let request = Request {
        size: options.board,
        kinds: options.kind.map_or(Wanted::Mix, Wanted::Kind),
        band: options.band,
        seed: options.seed,
    };
    let generator = Generator::new(request).with_threads(span_it_lab::threads()).with_stop(Arc::clone(&stop));
    let mut made = 0;
    for puzzle in generator.take(usize::try_from(options.count).unwrap_or(usize::MAX)) {
        made += 1;
        print(options, made, &puzzle)?;
    }
    if stop.is_cancelled() {
        return Err(Failure::Code(INTERRUPTED));
    }
    if made < options.count {
        let puzzles = counted(made, "puzzle", "puzzles");
        let problem = format!("only {puzzles}: no more in 20,000 games. Use another board, kind or band");
        return Err(Failure::Failed(problem));
    }
    Ok(())
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
fn rounded(deviation: f64) -> i32 {
    deviation.round() as i32
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
        let found = line
            .found_by
            .map(|count| format!("; {count} of the {} find it", panel().len()))
            .unwrap_or_default();
        lines.push(format!("{} played {} here{found}", played.by, played.mv));
    }
    lines.join("\n   ")
}

/// The largest share of winning moves of a good puzzle.
const MAX_SHARE: f64 = 0.25;

#[derive(Debug, Serialize)]
struct Rated {
    rating: i32,
    deviation: i32,
    band: &'static str,
    forecast: i32,
    right: Vec<String>,
    free: usize,
    good: bool,
    found: Vec<Found>,
    lure: Option<Lure>,
}

/// A member of the panel with the share of its attempts that win.
#[derive(Debug, Serialize)]
struct Found {
    name: &'static str,
    share: f64,
}

/// The losing move that most members choose.
#[derive(Debug, Serialize)]
struct Lure {
    #[serde(rename = "move")]
    mv: String,
    chosen_by: usize,
}

fn rate_each(position: &OsStr, json: bool) -> Result<(), Failure> {
    let mut solver = Solver::new();
    let text: fn(&Position, &Rated) -> String = |_, rated| describe(rated);
    answer_each(position, |position| rate(&mut solver, position), (!json).then_some(text))
}

fn rate(solver: &mut Solver, position: &Position) -> Result<Rated, String> {
    if let Some(winner) = winner(position) {
        return Err(format!("the game is over: {winner} has won"));
    }
    let mover = position.to_move();
    let critical = Critical::new(solver, position).ok_or_else(|| match solver.winner(position) {
        winner if winner == mover => format!("no puzzle: every move of {mover} wins"),
        winner => format!("no puzzle: {winner} wins against any move of {mover}"),
    })?;
    let measurement = measure(&critical, &Arc::default()).ok_or("cancelled")?;
    let difficulty = measurement.difficulty;
    let shares = panel().iter().zip(&measurement.found);
    Ok(Rated {
        rating: difficulty.rounded(),
        deviation: rounded(difficulty.deviation),
        band: Band::new(difficulty).key(),
        forecast: rounded(forecast(&critical) / 10.0) * 10,
        right: names(&critical.winning),
        free: critical.free,
        good: is_candidate(&critical, MAX_SHARE) && is_good(&measurement),
        found: shares.map(|(member, &share)| Found { name: member.name, share }).collect(),
        lure: measurement.lure.map(|(mv, chosen_by)| Lure { mv: mv.to_string(), chosen_by }),
    })
}

fn describe(rated: &Rated) -> String {
    let Rated { rating, deviation, band, forecast, free, .. } = rated;
    let finders: Vec<String> = rated
        .found
        .iter()
        .filter(|found| found.share > 0.0)
        .map(|found| match found.share {
            share if share < 1.0 => format!("{} ({:.0}%)", found.name, 100.0 * share),
            _ => found.name.to_owned(),
        })
        .collect();
    let finders =
        if finders.is_empty() { format!("none of the {}", panel().len()) } else { finders.join(", ") };
    let right = rated.right.join(" ");
    let count = rated.right.len();
    let mut lines = vec![
        format!("Rating {rating} ± {deviation} ({band}); forecast {forecast}"),
        format!("Right: {right} ({count} of {free} free nodes)"),
        format!("Found by {finders}"),
    ];
    if let Some(lure) = &rated.lure {
        lines.push(format!(
            "Most common mistake: {}, chosen by {} of the {}",
            lure.mv,
            lure.chosen_by,
            panel().len()
        ));
    }
    let good = if rated.good { "meets" } else { "does not meet" };
    lines.push(format!("It {good} the criteria for generated puzzles"));
    lines.join("\n")
}
