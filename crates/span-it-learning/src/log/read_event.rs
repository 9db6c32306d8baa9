//! Reads events strictly: unknown keys, wrong types and positions that the solver contradicts are refused.

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::solver::Solver;
use span_it_files::json::{FormatError, Object, Value};

use super::event::{Event, GameRecord, LoggedMistake, What};
use crate::date::Date;
use crate::mistakes::MistakeKind;
use crate::puzzles::Kind;

/// The largest time, in the year 9999.
const MAX_TIME: i64 = 253_402_300_799;
/// The largest count.
const MAX_COUNT: u64 = 1_000_000;
/// The largest length of a name or an answer, in bytes.
const MAX_NAME: usize = 400;
/// The largest absolute rating.
const MAX_RATING: f64 = 10_000.0;
/// The largest number of cards of a game.
const MAX_MISTAKES: usize = 3;

const GAME_KEYS: [&str; 16] = [
    "t", "e", "vs", "elo", "margin", "you", "began", "board", "won", "rated", "rung", "critical", "kept",
    "chances", "kinds", "mistakes",
];
const TEXT: &str = "a text";
const POSITION: &str = "a position text";
const BOOL: &str = "true or false";
const KINDS: &str = "lesson, puzzle, game, cards, mistake or day";

/// Reads the event of an object.
pub(super) fn read(object: &Object<'_>) -> Result<Event, FormatError> {
    let time = read_time(object)?;
    let kind = object.required("e", KINDS)?;
    let what = match kind.text(KINDS)?.as_str() {
        "lesson" => read_lesson(object)?,
        "puzzle" => read_puzzle(object)?,
        "game" => What::Game(Box::new(read_game(object)?)),
        "cards" => read_cards(object)?,
        "mistake" => read_practice(object)?,
        "day" => read_day(object)?,
        _ => return Err(kind.unexpected(KINDS)),
    };
    Ok(Event { time, what })
}

pub(super) fn read_time(object: &Object<'_>) -> Result<i64, FormatError> {
    let expected = format!("a whole number from 0 to {MAX_TIME}");
    let value = object.required("t", &expected)?;
    let time = value.as_written().parse().ok().filter(|time| (0..=MAX_TIME).contains(time));
    time.ok_or_else(|| value.unexpected(&expected))
}

fn read_lesson(object: &Object<'_>) -> Result<What, FormatError> {
    object.only(&["t", "e", "id", "tries"])?;
    // Another version of the program may have other steps.
    let id = name(&object.required("id", "the name of a step, such as \"pairs-2\"")?)?;
    Ok(What::Lesson { id, tries: count(&object.required("tries", "a whole number")?)? })
}

fn read_puzzle(object: &Object<'_>) -> Result<What, FormatError> {
    object.only(&["t", "e", "kind", "position", "d", "answer", "found", "mix"])?;
    let value = object.required("kind", TEXT)?;
    let kind = Kind::from_key(&value.text(TEXT)?).ok_or_else(|| value.unexpected("a kind of puzzle"))?;
    let rating = object.optional("d").map(|value| whole_rating(&value)).transpose()?;
    let answer = object.optional("answer").map(|value| name(&value)).transpose()?;
    let (found, mix) = (flag(object, "found")?, flag(object, "mix")?);
    Ok(What::Puzzle { kind, position: position(object)?, rating, answer, found, mix })
}

fn read_cards(object: &Object<'_>) -> Result<What, FormatError> {
    object.only(&["t", "e", "mistakes"])?;
    Ok(What::Cards(mistakes(object)?))
}

fn read_practice(object: &Object<'_>) -> Result<What, FormatError> {
    object.only(&["t", "e", "position", "symmetry", "found"])?;
    let symmetry = object.required("symmetry", "a whole number from 0 to 7")?.whole(0..=7)?;
    let symmetry = u8::try_from(symmetry).unwrap_or(0);
    Ok(What::Practice { position: position(object)?, symmetry, found: flag(object, "found")? })
}

fn read_day(object: &Object<'_>) -> Result<What, FormatError> {
    object.only(&["t", "e", "date", "found"])?;
    let expected = "a date such as \"2026-11-22\"";
    let value = object.required("date", expected)?;
    let date: Date = value.text(expected)?.parse().ok().ok_or_else(|| value.unexpected(expected))?;
    Ok(What::Day { date, found: flag(object, "found")? })
}

fn read_game(object: &Object<'_>) -> Result<GameRecord, FormatError> {
    object.only(&GAME_KEYS)?;
    let elo = match (object.optional("elo"), object.optional("margin")) {
        (Some(elo), margin) => {
            let margin = margin.map(|value| number(&value, 0.0)).transpose()?.unwrap_or(0.0);
            Some((number(&elo, -MAX_RATING)?, margin))
        }
        (None, Some(margin)) => return Err(margin.unexpected("no margin without elo")),
        (None, None) => None,
    };
    let you = object.required("you", "\"h\" or \"v\"")?;
    let side = you.text("\"h\" or \"v\"")?;
    let mut letters = side.chars();
    let player = letters.next().filter(|_| side.len() == 1).and_then(Player::from_letter);
    let rung = object.optional("rung").map(|value| name(&value)).transpose()?;
    let critical = counts(object, "critical")?;
    let kept = counts(object, "kept")?;
    let game = GameRecord {
        vs: name(&object.required("vs", TEXT)?)?,
        elo,
        you: player.ok_or_else(|| you.unexpected("\"h\" or \"v\""))?,
        began: flag(object, "began")?,
        board: board(&object.required("board", "a board such as \"6x6\"")?)?,
        won: flag(object, "won")?,
        rated: flag(object, "rated")?,
        rung,
        critical,
        kept,
        chances: counts(object, "chances")?,
        kinds: counts(object, "kinds")?,
        mistakes: mistakes(object)?,
    };
    check_counts(object, &game)?;
    Ok(game)
}

/// No more kept than critical moves, no more chances taken than there were, and a rating for a rated game.
fn check_counts(object: &Object<'_>, game: &GameRecord) -> Result<(), FormatError> {
    let more = game.kept.iter().zip(&game.critical).any(|(kept, critical)| kept > critical);
    if more {
        return Err(object.required("kept", "numbers")?.unexpected("at most the numbers of critical moves"));
    }
    if game.chances[1] > game.chances[0] {
        return Err(object.required("chances", "numbers")?.unexpected("chances, and those taken"));
    }
    if game.rated && game.elo.is_none() {
        return Err(object.required("rated", BOOL)?.unexpected("false without elo"));
    }
    Ok(())
}

fn mistakes(object: &Object<'_>) -> Result<Vec<LoggedMistake>, FormatError> {
    let expected = "an array of at most 3 mistakes";
    let value = object.required("mistakes", expected)?;
    let items = value.items(expected)?;
    if items.len() > MAX_MISTAKES {
        return Err(value.unexpected(expected));
    }
    let mut solver = Solver::new();
    items.map(|item| mistake(&item, &mut solver)).collect()
}

fn mistake(value: &Value<'_>, solver: &mut Solver) -> Result<LoggedMistake, FormatError> {
    let object = value.object()?;
    object.only(&["position", "played", "kind", "w", "f"])?;
    let played = object.required("played", "a node")?;
    let node: Node = played.text("a node")?.parse().ok().ok_or_else(|| played.unexpected("a node"))?;
    let kind = object.required("kind", TEXT)?;
    let mistake = LoggedMistake {
        position: position(&object)?,
        played: node,
        kind: MistakeKind::from_key(&kind.text(TEXT)?).ok_or_else(|| kind.unexpected("a kind of mistake"))?,
        winning: count(&object.required("w", "a whole number")?)?,
        free: count(&object.required("f", "a whole number")?)?,
    };
    if mistake.is_valid(solver) {
        Ok(mistake)
    } else {
        Err(value.unexpected("a mistake as the solver sees it"))
    }
}

fn position(object: &Object<'_>) -> Result<Position, FormatError> {
    let value = object.required("position", POSITION)?;
    value.text(POSITION)?.parse().ok().ok_or_else(|| value.unexpected(POSITION))
}

fn flag(object: &Object<'_>, key: &str) -> Result<bool, FormatError> {
    let value = object.required(key, BOOL)?;
    value.as_written().parse().ok().ok_or_else(|| value.unexpected(BOOL))
}

fn count(value: &Value<'_>) -> Result<u32, FormatError> {
    value.whole(0..=MAX_COUNT).map(|count| u32::try_from(count).unwrap_or(u32::MAX))
}

fn counts<const N: usize>(object: &Object<'_>, key: &str) -> Result<[u32; N], FormatError> {
    let expected = format!("an array of {N} whole numbers");
    let value = object.required(key, &expected)?;
    let counts = value.items(&expected)?.map(|item| count(&item)).collect::<Result<Vec<_>, _>>()?;
    counts.try_into().ok().ok_or_else(|| value.unexpected(&expected))
}

fn name(value: &Value<'_>) -> Result<String, FormatError> {
    let name = value.text(TEXT)?;
    if name.len() <= MAX_NAME { Ok(name) } else { Err(value.unexpected("a text of at most 400 bytes")) }
}

fn number(value: &Value<'_>, least: f64) -> Result<f64, FormatError> {
    let expected = format!("a number from {least} to {MAX_RATING}");
    let number = value.number(&expected)?;
    if (least..=MAX_RATING).contains(&number) { Ok(number) } else { Err(value.unexpected(&expected)) }
}

fn whole_rating(value: &Value<'_>) -> Result<i32, FormatError> {
    let expected = "a whole number from -10000 to 10000";
    let rating = value.as_written().parse().ok().filter(|rating| (-10_000..=10_000).contains(rating));
    rating.ok_or_else(|| value.unexpected(expected))
}

fn board(value: &Value<'_>) -> Result<BoardSize, FormatError> {
    let expected = "a board such as \"6x6\"";
    let text = value.text(expected)?;
    let sides = text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
    let size = sides.and_then(|(rows, cols)| BoardSize::new(rows, cols).ok());
    size.filter(|size| size.compact() == text).ok_or_else(|| value.unexpected(expected))
}
