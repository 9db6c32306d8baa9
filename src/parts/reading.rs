//! What a player that reads its opponent knows, in lines for its card.

use crate::context::prelude::*;
use crate::messages::opponent_model as msg;
use crate::model::session::opponent_models::Reading;
use span_it_lab::opponent_model::identify::{Identifier, LIKELY};

/// A card has room for all of them at any time.
pub(crate) const LINES: usize = 4;

/// Of the nearest candidates.
const NEAREST: usize = 2;

/// `None` for a player that does not read. The lines without a text are empty.
pub(crate) fn lines(player: Player, session: &Session) -> Option<[String; LINES]> {
    session.reads(player).then(|| match session.reading(player) {
        Some(reading) if reading.known.seen() > 0 => knowledge(reading, session.game().moves().len()),
        _ => [msg::reading().to_owned(), String::new(), String::new(), String::new()],
    })
}

fn knowledge(reading: &Reading, moves: usize) -> [String; LINES] {
    let known = &reading.known;
    let [first, second] = if known.has_no_match() {
        [msg::no_match().to_owned(), msg::nearest(&nearest(known))]
    } else {
        let likely = likely(known);
        [msg::left(likely.len()), msg::shares(&likely)]
    };
    let expected = reading.expected.filter(|_| reading.moves == moves);
    [first, second, rules_out(known), expected.map(msg::expects).unwrap_or_default()]
}

/// The likely candidates with their shares, the likeliest first.
pub(crate) fn likely(known: &Identifier) -> Vec<(&str, f64)> {
    let all = known.candidates().iter().zip(known.shares()).filter(|(_, share)| *share >= LIKELY);
    let mut likely: Vec<_> = all.map(|(one, share)| (one.personality.name.as_str(), share)).collect();
    likely.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    likely
}

/// The names and agreements of the nearest candidates, if any agrees with a move.
pub(crate) fn nearest(known: &Identifier) -> Vec<(&str, f64)> {
    let nearest = known.nearest().into_iter().filter(|(_, agreement)| *agreement >= LIKELY).take(NEAREST);
    nearest.map(|(candidate, agreement)| (candidate.personality.name.as_str(), agreement)).collect()
}

/// The last move that ruled a candidate out.
fn rules_out(known: &Identifier) -> String {
    let numbers = known.candidates().iter().map(|one| one.ruled_out.map(|exclusion| exclusion.number));
    let Some(number) = numbers.clone().flatten().max() else { return String::new() };
    let out = known.candidates().iter().zip(numbers).filter(|(_, other)| *other == Some(number));
    let names: Vec<_> = out.map(|(candidate, _)| candidate.personality.name.clone()).collect();
    msg::rules_out(number, &names)
}
