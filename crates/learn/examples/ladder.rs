//! Takes the built-in personalities' strengths on 6 x 6 or 8 x 8 from the log of their tournament, into the ladder of that
//! board in `personalities`. Then measures their styles and the wins that they keep, and writes the
//! README's table. In the project's folder: `cargo run --release -p span-it-learn --example ladder -- [LOG [TIMES]]`
//!
//! TIMES is the log of a shorter tournament on an idle core, for the times. The ladder keeps more digits than anybody is
//! shown, so that nothing is rounded twice.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Seed, Stop, choose};
use span_it_core::personality::ladder::{Ladder, Measured, Strength};
use span_it_core::personality::{Personality, library};
use span_it_core::rng::Lcg64;
use span_it_core::solver::winning_moves;
use span_it_core::text::humanize::{grouped, milliseconds};
use span_it_lab::tournament::scoreboard::Row;
use span_it_lab::tournament::{Plan, PlayerSpec, Scoreboard, log};
use span_it_lab::training::accuracy::{self, TestSuite};
use span_it_learn::analysis::style_of;
use span_it_store::storage::write_safely;

const LADDER: &str = "personalities/ladder.json";
const LADDER_8X8: &str = "personalities/ladder-8x8.json";
/// Positions of the editor's test of wins kept.
const POSITIONS: usize = 500;
/// Elo between neighbours of a good ladder: the stronger one wins 60% to 76% of the games.
const GOOD_GAP: RangeInclusive<f64> = 70.0..=200.0;
/// The share of equal moves of two personalities with characters of their own.
const MOST_ALIKE: f64 = 0.46;
const README: &str = "README.md";
const HEADING: &str = "| name | description | Elo | Elo on 8 × 8 | wins kept | ms per move |\n\
                       | --- | --- | --- | --- | --- | --- |\n";

fn main() -> Result<(), Box<dyn Error>> {
    if let Some(file) = std::env::args_os().nth(1) {
        write_strengths(Path::new(&file))?;
    }
    write_styles()?;
    warn_of_twins();
    let readme = with_table(&fs::read_to_string(README)?)?;
    Ok(write_safely(Path::new(README), readme.as_bytes())?)
}

fn write_strengths(log: &Path) -> Result<(), Box<dyn Error>> {
    let (plan, mut measured) = read(log)?;
    if let Some(file) = std::env::args_os().nth(2) {
        for (one, timed) in measured.iter_mut().zip(read(Path::new(&file))?.1) {
            one.strength.ms = timed.strength.ms.filter(|_| one.factors == timed.factors);
        }
    }
    let path = match plan.boards[..] {
        [BoardSize::STANDARD] => LADDER,
        [size] if size.compact() == "8x8" => LADDER_8X8,
        _ => return Err("expected a tournament on 6 x 6 or on 8 x 8".into()),
    };
    warn_of_gaps(&measured);
    let ladder = Ladder::new(measured, Some(source(&plan)), Some(command(&plan)));
    Ok(span_it_store::personalities::write_ladder(Path::new(path), &ladder)?)
}

/// Warns of neighbours that are no step of a ladder: they are about equal, or hardly a player of one beats the other.
#[expect(clippy::print_stderr, reason = "a warning for the person who measures")]
fn warn_of_gaps(measured: &[Measured]) {
    let mut rows: Vec<&Measured> = measured.iter().collect();
    rows.sort_by(|one, other| one.strength.elo.total_cmp(&other.strength.elo));
    for pair in rows.windows(2) {
        let gap = pair[1].strength.elo - pair[0].strength.elo;
        if !GOOD_GAP.contains(&gap) {
            let (least, most) = (GOOD_GAP.start(), GOOD_GAP.end());
            eprintln!(
                "warning: {} is {gap:.0} Elo above {}: a good step has {least} to {most}",
                pair[1].name, pair[0].name
            );
        }
    }
}

/// Measures the styles on 6 x 6, and the wins kept as in the editor.
fn write_styles() -> Result<(), Box<dyn Error>> {
    let mut ladder = span_it_store::personalities::read_ladder(Path::new(LADDER))?;
    let stop = Arc::default();
    let suite = TestSuite::new(BoardSize::STANDARD, POSITIONS, Seed::default(), &stop).ok_or("cancelled")?;
    for row in &mut ladder.measured {
        let kept =
            accuracy::run(&suite, &row.factors, Seed::default(), &stop, &mut |_| ()).ok_or("cancelled")?;
        row.strength.wins_kept = kept.kept.value().map(|share| rounded(share, 1e3));
        row.strength.style =
            Some(style_of(&row.factors).map(|word| rounded(word.value().unwrap_or_default(), 1e3)));
    }
    Ok(span_it_store::personalities::write_ladder(Path::new(LADDER), &ladder)?)
}

/// Warns of personalities that often make the same move, in positions in which most nodes keep the win, so that taste
/// decides.
#[expect(clippy::print_stderr, reason = "a warning for the person who measures")]
fn warn_of_twins() {
    let mut rng = Lcg64::new(5);
    let positions = (0..4000).map(|number| midgame(BoardSize::STANDARD, 4 + number % 15, &mut rng));
    let is_open = |position: &Position| 2 * winning_moves(position).len() >= position.free_count();
    let positions: Vec<Position> = positions.filter(is_open).collect();
    let choices_of = |(index, personality): (u64, &Personality)| -> Vec<Option<Node>> {
        // Equal noise would make equal moves.
        let seeds = (1000 * index..).map(|seed| Seed::new(seed).unwrap_or_default());
        let choice = |(position, seed)| choose(position, &personality.factors, seed, &Deadline::unlimited());
        // Master takes longer than all others.
        let count = if personality.factors.max_depth() > 12 { 400 } else { positions.len() };
        positions.iter().zip(seeds).take(count).map(|one| Some(choice(one).ok()?.mv)).collect()
    };
    let choices: Vec<_> = (0..).zip(library::builtin()).map(choices_of).collect();
    for (index, one) in choices.iter().enumerate() {
        for (earlier, other) in choices[..index].iter().enumerate() {
            let moves = one.len().min(other.len());
            let equal = one.iter().zip(other).filter(|(one, other)| one == other).count();
            if equal as f64 > MOST_ALIKE * moves as f64 {
                let [one, other] = [index, earlier].map(|index| &library::builtin()[index].name);
                eprintln!("warning: {one} and {other} make the same move in {equal} of {moves} positions");
            }
        }
    }
}

/// What was measured in a complete tournament, in the order of its agents.
fn read(file: &Path) -> Result<(Plan, Vec<Measured>), Box<dyn Error>> {
    let log::Content { plan, games, .. } = log::read(file, &Stop::default())?;
    if games.len() as u64 != plan.games() {
        return Err(format!("{} of {} games: expected all", games.len(), plan.games()).into());
    }
    let table = Scoreboard::new(&plan.names(), &games);
    let mut rows: Vec<&Row> = table.rows().iter().collect();
    rows.sort_by_key(|row| row.place);
    let measured = rows.into_iter().map(|row| measured(&plan, row)).collect::<Option<Vec<_>>>();
    Ok((plan, measured.ok_or("expected personalities with ratings")?))
}

fn source(plan: &Plan) -> String {
    format!(
        "{} games on {}, {} per pairing. Each opening of {} random moves is played twice, with the sides exchanged.",
        grouped(plan.games()),
        plan.boards[0],
        2 * plan.pairs,
        plan.opening_plies
    )
}

fn command(plan: &Plan) -> String {
    format!(
        "span-it-toolkit tournament {} --pairs {} --board {} --seed {}",
        plan.names().join(" "),
        plan.pairs,
        plan.boards[0].compact(),
        plan.seed.get()
    )
}

/// What was measured of one; none if it is no personality or has no rating.
fn measured(plan: &Plan, row: &Row) -> Option<Measured> {
    let PlayerSpec::Personality(personality) = &plan.agents[row.place] else { return None };
    let rating = row.rating?;
    Some(Measured {
        name: personality.name.clone(),
        factors: personality.factors.clone(),
        tournament: None,
        strength: Strength {
            rough: false,
            elo: rounded(rating.value, 1e3),
            margin: Some(rounded(rating.margin95, 1e3)),
            safe_moves: row.kept.share().map(|share| rounded(share, 1e6)),
            ms: row.times.mean_ms().map(|ms| rounded(ms, 1e6)),
            boards: plan.boards.clone(),
            ..Strength::default()
        },
    })
}

fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}

/// The README with the table of both ladders.
fn with_table(text: &str) -> Result<String, Box<dyn Error>> {
    let (before, rest) = text.split_once(HEADING).ok_or("README.md has no table of the ladder")?;
    let (_, after) = rest.split_once("\n\n").ok_or("README.md ends with the table of the ladder")?;
    let ladders = [
        span_it_store::personalities::read_ladder(Path::new(LADDER))?,
        span_it_store::personalities::read_ladder(Path::new(LADDER_8X8))?,
    ];
    let mut table = String::new();
    // The order of the program is that of the ladder with which it was compiled.
    let mut personalities: Vec<_> = library::builtin().iter().collect();
    let elo = |one: &Personality| ladders[0].strength_of(&one.factors).map_or(0.0, |strength| strength.elo);
    personalities.sort_by(|one, other| elo(one).total_cmp(&elo(other)));
    for personality in personalities {
        let [standard, large] = ladders.each_ref().map(|ladder| ladder.strength_of(&personality.factors));
        let standard = standard.ok_or_else(|| format!("{} is not on the ladder", personality.name))?;
        let elo = |one: &Strength| format!("{:.0} ± {:.0}", one.elo, one.margin.unwrap_or_default());
        writeln!(
            table,
            "| {} | {} | {} | {} | {:.1}% | {} |",
            personality.name,
            personality.description.as_deref().unwrap_or_default(),
            elo(&standard),
            large.as_ref().map_or("-".to_owned(), elo),
            100.0 * standard.safe_moves.unwrap_or_default(),
            milliseconds(standard.ms.unwrap_or_default())
        )?;
    }
    Ok(format!("{before}{HEADING}{table}\n{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readme_has_the_measured_figures() {
        std::env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap();
        let readme = fs::read_to_string(README).unwrap();
        assert!(with_table(&readme).unwrap() == readme, "run the example ladder");
        let [games, large] = [LADDER, LADDER_8X8].map(|path| {
            let source = span_it_store::personalities::read_ladder(Path::new(path)).unwrap().source.unwrap();
            source.split_once(' ').unwrap().0.to_owned()
        });
        assert_eq!(games, large);
        assert!(readme.contains(&format!(
            "measured with {games} games on 6 × 6 and as many on 8 × 8; the mean is 1500"
        )));
        assert_eq!(span_it_learn::lessons::LESSONS, 13);
        assert_eq!(readme.matches("thirteen").count(), 2);
    }
}
