//! Reads the lines of `assets/lessons.jsonl`.

use span_it_core::board::{Node, Player, Position};
use span_it_files::json::{FormatError, Object, Value};

use super::{Mode, Step};
use crate::truth::Class;

const KEYS: [&str; 20] = [
    "id",
    "name",
    "title",
    "position",
    "you",
    "mode",
    "text",
    "accept",
    "right",
    "wrong",
    "praise",
    "ring",
    "pairs",
    "trees",
    "cut",
    "until",
    "times",
    "then",
    "then_move",
    "against",
];
/// Maximum size of a line in bytes.
const MAX_LINE: usize = 4096;

const NODES: &str = "an array of nodes such as \"c3\"";

/// Reads steps, one per line.
///
/// # Errors
/// The first violation of the format.
pub fn steps_from_jsonl(text: &str) -> Result<Vec<Step>, FormatError> {
    text.lines().map(read_step).collect()
}

fn read_step(line: &str) -> Result<Step, FormatError> {
    let value = Value::parse(line.as_bytes(), MAX_LINE)?;
    let object = value.object()?;
    object.only(&KEYS)?;
    let text = |key: &str| object.required(key, "a text")?.text("a text");
    let position = position(&object)?;
    let you = object.required("you", "\"h\" or \"v\"")?;
    let side = match you.text("\"h\" or \"v\"")?.as_str() {
        "h" => Player::Horizontal,
        "v" => Player::Vertical,
        _ => return Err(you.unexpected("\"h\" or \"v\"")),
    };
    Ok(Step {
        name: text("name")?,
        number: number(&object)?,
        title: text("title")?,
        position,
        you: side,
        mode: mode(&object)?,
        text: text("text")?,
        right: text("right")?,
        wrong: text("wrong")?,
        praise: object.optional("praise").map(|value| value.text("a text")).transpose()?,
        ring: optional_nodes(&object, "ring")?,
        cut: optional_node(&object, "cut")?,
        then: optional_node(&object, "then")?,
    })
}

fn number(object: &Object<'_>) -> Result<(u8, u8), FormatError> {
    const EXPECTED: &str = "lesson and step, such as \"5.2\"";
    let value = object.required("id", EXPECTED)?;
    let id = value.text(EXPECTED)?;
    let parts =
        id.split_once('.').and_then(|(lesson, step)| Some((lesson.parse().ok()?, step.parse().ok()?)));
    parts.ok_or_else(|| value.unexpected(EXPECTED))
}

fn position(object: &Object<'_>) -> Result<Position, FormatError> {
    const EXPECTED: &str = "a position text";
    let value = object.required("position", EXPECTED)?;
    value.text(EXPECTED)?.parse().ok().ok_or_else(|| value.unexpected(EXPECTED))
}

fn mode(object: &Object<'_>) -> Result<Mode, FormatError> {
    const MODES: &str = "alone, move, partner, cut, judge or game";
    let value = object.required("mode", MODES)?;
    let accept = || nodes(&object.required("accept", NODES)?);
    let is_set = |key: &str| object.optional(key).is_some();
    Ok(match value.text(MODES)?.as_str() {
        "alone" => {
            let accept = object.required("accept", NODES)?;
            let accept = if accept.as_written() == "\"nearer\"" { Vec::new() } else { nodes(&accept)? };
            Mode::Alone { accept, until_joined: is_set("until") }
        }
        "move" => Mode::Move { accept: accept()?, trees: is_set("trees"), until_joined: is_set("until") },
        "partner" => Mode::Partner { accept: accept()?, pairs: pairs(object)? },
        "cut" => {
            let times = object.required("times", "a number")?.whole(1..=9)?;
            Mode::Cut { times: usize::try_from(times).unwrap_or(1) }
        }
        "judge" => {
            let then_move = optional_nodes(object, "then_move")?;
            Mode::Judge { class: class(object)?, then_move }
        }
        "game" => Mode::Game { against: object.required("against", "a name")?.text("a name")? },
        _ => return Err(value.unexpected(MODES)),
    })
}

fn class(object: &Object<'_>) -> Result<Class, FormatError> {
    const EXPECTED: &str = "[\"horizontal\"], [\"vertical\"] or [\"to-move\"]";
    let value = object.required("accept", EXPECTED)?;
    let item = value.items(EXPECTED)?.next().ok_or_else(|| value.unexpected(EXPECTED))?;
    Class::from_key(&item.text(EXPECTED)?).ok_or_else(|| item.unexpected(EXPECTED))
}

fn node(value: &Value<'_>) -> Result<Node, FormatError> {
    value.text(NODES)?.parse().ok().ok_or_else(|| value.unexpected(NODES))
}

fn nodes(value: &Value<'_>) -> Result<Vec<Node>, FormatError> {
    value.items(NODES)?.map(|item| node(&item)).collect()
}

fn optional_node(object: &Object<'_>, key: &str) -> Result<Option<Node>, FormatError> {
    object.optional(key).map(|value| node(&value)).transpose()
}

fn optional_nodes(object: &Object<'_>, key: &str) -> Result<Vec<Node>, FormatError> {
    Ok(object.optional(key).map(|value| nodes(&value)).transpose()?.unwrap_or_default())
}

fn pairs(object: &Object<'_>) -> Result<Vec<[Node; 2]>, FormatError> {
    const EXPECTED: &str = "an array of pairs of nodes";
    let read = |item: Value<'_>| {
        let pair = nodes(&item)?;
        pair.try_into().ok().ok_or_else(|| item.unexpected("a pair of nodes"))
    };
    object.required("pairs", EXPECTED)?.items(EXPECTED)?.map(read).collect()
}
