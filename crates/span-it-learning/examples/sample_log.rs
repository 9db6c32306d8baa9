//! Writes a log of progress with every kind of event, to look at full pages: `sample_log FOLDER/learning.jsonl`.

use std::error::Error;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use span_it_core::board::{BoardSize, Player};
use span_it_core::seed::Seed;
use span_it_core::solver::{Critical, Solver};
use span_it_learning::date::Zone;
use span_it_learning::generate::{Generator, Request};
use span_it_learning::ladder::opponents;
use span_it_learning::lessons;
use span_it_learning::log::{Event, GameRecord, LearningLog, LoggedMistake, What};
use span_it_learning::puzzles::{Answer, Puzzle, PuzzleRunner};

const DAY: i64 = 86_400;
const GAMES: i64 = 47;
const PUZZLES: usize = 40;

fn main() -> Result<(), Box<dyn Error>> {
    let path = PathBuf::from(std::env::args_os().nth(1).ok_or("which file?")?);
    let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs())?;
    let (mut log, opened) = LearningLog::open(&path, Zone::UTC);
    opened?;
    let puzzles: Vec<Puzzle> = Generator::new(Request::new(Seed::default())).take(PUZZLES).collect();
    let mut add = |days_ago: i64, what: What| log.append(Event { time: now - days_ago * DAY, what });
    for step in lessons::all() {
        add(60, What::Lesson { id: step.id(), tries: 1 })?;
    }
    for (number, puzzle) in (0..).zip(&puzzles) {
        add(GAMES - number, answered(puzzle, number % 3 != 0)?)?;
    }
    let mut mistakes = puzzles.iter().filter_map(mistake);
    for number in 0..GAMES {
        let cards = mistakes.next().filter(|_| number % 4 == 0);
        add(GAMES - 1 - number, What::Game(Box::new(game(number, cards))))?;
    }
    Ok(())
}

/// A puzzle of the mix with a first answer that is right or wrong.
fn answered(puzzle: &Puzzle, is_right: bool) -> Result<What, Box<dyn Error>> {
    let mut runner = PuzzleRunner::new(puzzle.clone());
    while runner.result().is_none() {
        let right = runner.accepted();
        let node = runner.question().free_nodes().find(|node| right.contains(node) == is_right);
        runner.answer(Answer::Node(node.ok_or("no such node")?));
    }
    Ok(What::puzzle(&runner, true).ok_or("not answered")?)
}

fn mistake(puzzle: &Puzzle) -> Option<LoggedMistake> {
    let source = puzzle.source.as_ref().filter(|source| source.was_mistake)?;
    Some(LoggedMistake::new(&Critical::new(&mut Solver::new(), &puzzle.position)?, source.played))
}

/// A game of the ladder: rung 1 in the first games, rung 6 in the last.
fn game(number: i64, card: Option<LoggedMistake>) -> GameRecord {
    let index = usize::try_from(number / 9).unwrap_or(0);
    let opponent = &opponents()[index];
    let kept = u32::try_from(2 + number / 16).unwrap_or(2);
    let is_lost = number % 9 > 5 || index == 5;
    let mut kinds = [0; 5];
    kinds[usize::try_from(number % 5).unwrap_or(0)] = 1;
    GameRecord {
        vs: opponent.personality.name.clone(),
        elo: Some((opponent.elo, opponent.margin)),
        you: if number % 2 == 0 { Player::Horizontal } else { Player::Vertical },
        began: number % 2 == 0,
        board: BoardSize::STANDARD,
        won: !is_lost,
        rated: true,
        rung: u8::try_from(index + 1).ok(),
        critical: [1, 5, 4],
        kept: [1, kept, 4 - u32::from(is_lost)],
        chances: [2, 1],
        kinds,
        mistakes: card.into_iter().collect(),
    }
}
