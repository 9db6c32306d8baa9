//! What the opponent of the only person says: a sentence before a game and one after it.

use std::collections::BTreeMap;

use crate::messages::text;
use crate::model::result::you;
use crate::model::session::Session;
use span_it_core::board::Player;
use span_it_core::personality::character::Trait;
use span_it_core::personality::{Personality, library};
use span_it_core::record::PlayerKind;
use span_it_core::referee::Termination;
use span_it_core::solver::{Distance, Verdict};
use span_it_learn::progress::GameSummary;

/// When an opponent speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Until the person's first move.
    Before,
    Won,
    Lost,
}

impl Moment {
    const fn name(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Quote {
    pub(crate) speaker: Personality,
    pub(crate) text: String,
    pub(crate) moment: Moment,
    game: u64,
}

/// What was said in this run of the program, and what is said now.
#[derive(Debug, Default)]
pub(crate) struct Speech {
    last: Option<Quote>,
    is_shown: bool,
    /// The number of the last sentence of each opponent for each moment.
    said: BTreeMap<String, usize>,
}

impl Speech {
    pub(crate) fn shown(&self) -> Option<&Quote> {
        self.last.as_ref().filter(|_| self.is_shown)
    }

    pub(crate) fn hide(&mut self) {
        self.is_shown = false;
    }

    /// Follows the game. Returns what the opponent begins to say. `games` are all games of the person.
    pub(crate) fn update(&mut self, session: &Session, games: &[GameSummary]) -> Option<&Quote> {
        let now = moment(session);
        self.is_shown = now.is_some();
        let (you, moment) = now?;
        let seat = session.seat(you.opponent());
        let (game, mut speaker) = (session.game_number(), seat.personality.clone());
        speaker.name.clone_from(&seat.name);
        let is_said = |last: &Quote| (last.game, last.moment) == (game, moment) && last.speaker == speaker;
        if self.last.as_ref().is_some_and(is_said) {
            return None;
        }
        let against: Vec<bool> =
            games.iter().filter(|game| game.vs == seat.name).map(|game| game.won).collect();
        let group = format!("{}-{}", character(&seat.personality), moment.name());
        let facts = match moment {
            Moment::Before => facts_before(&against),
            Moment::Won | Moment::Lost => facts_after(session, you),
        };
        let is_known = |number: &usize| sentence(&group, *number, &facts).is_some();
        let with_facts: Vec<usize> = (PLAIN + 1..=SENTENCES).filter(is_known).collect();
        let number = choose(against.len(), &with_facts, self.said.get(&group).copied());
        let text = sentence(&group, number, &facts)?;
        self.said.insert(group, number);
        self.last = Some(Quote { speaker, text, moment, game });
        self.last.as_ref()
    }
}

/// The person, and what the opponent speaks about. Perfect play says nothing.
fn moment(session: &Session) -> Option<(Player, Moment)> {
    let you = you(session)?;
    if session.seat(you.opponent()).kind != PlayerKind::Computer {
        return None;
    }
    match session.outcome() {
        None if session.game().moves().iter().all(|mv| mv.player != you) => Some((you, Moment::Before)),
        Some(outcome) if outcome.termination == Termination::Path => {
            Some((you, if outcome.winner == you { Moment::Lost } else { Moment::Won }))
        }
        _ => None,
    }
}

/// The name of a built-in opponent, otherwise the strongest trait.
fn character(personality: &Personality) -> String {
    let builtin = library::builtin_named(&personality.name);
    if builtin.is_some_and(|builtin| builtin.factors == personality.factors) {
        return personality.name.clone();
    }
    let share = |one: &Trait| one.of(&personality.factors);
    let strongest = Trait::ALL.into_iter().rev().max_by(|a, b| share(a).total_cmp(&share(b)));
    format!("{:?}", strongest.unwrap_or(Trait::Luck))
}

/// The number of a sentence, never `last`. Every second time one of the `known` ones, whose facts are known.
/// `count` grows with each game, so that the same sentence does not return after a restart.
fn choose(count: usize, known: &[usize], last: Option<usize>) -> usize {
    let plain = 1 + (count + count / PLAIN) % PLAIN;
    let with_fact = if known.is_empty() { None } else { known.get(count / 2 % known.len()) };
    let chosen = with_fact.copied().filter(|_| count % 2 == 1).unwrap_or(plain);
    if last == Some(chosen) { chosen % PLAIN + 1 } else { chosen }
}

/// The sentences of an opponent for a moment.
const SENTENCES: usize = 6;
/// The first ones have no facts.
const PLAIN: usize = 4;

/// `group` is an opponent and a moment: `Sage-won`. `None` if the sentence has a fact that is not among the `facts`.
fn sentence(group: &str, number: usize, facts: &[(&'static str, String)]) -> Option<String> {
    text::named("characters", &format!("{group}_{number}"), facts)
}

/// What sentences name, as far as it is known and worth a sentence.
type Facts = Vec<(&'static str, String)>;

/// With the least numbers that are worth a sentence.
fn known<const N: usize>(counts: [(&'static str, usize, usize); N]) -> Facts {
    let worth = counts.into_iter().filter(|(_, count, least)| count >= least);
    worth.map(|(name, count, _)| (name, count.to_string())).collect()
}

/// From the results of the person against the opponent, oldest first.
fn facts_before(won: &[bool]) -> Facts {
    let in_a_row = |result: bool| won.iter().rev().take_while(|won| **won == result).count();
    known([("wins", in_a_row(false), 2), ("losses", in_a_row(true), 2), ("games", won.len(), 3)])
}

/// From a game that is over.
fn facts_after(session: &Session, you: Player) -> Facts {
    let moves = session.game().moves();
    let mut plies = 0..moves.len();
    let blocks = plies.clone().filter(|&ply| moves[ply].player != you && is_block(session, ply, you)).count();
    let mut facts = known([("moves", moves.len(), 1), ("blocks", blocks, 4)]);
    // The opponent's last mistake, or its answer to yours.
    let is_won = session.outcome().is_some_and(|outcome| outcome.winner == you);
    let is_mistake =
        |&ply: &usize| (moves[ply].player != you) == is_won && session.verdict(ply) == Some(Verdict::Throws);
    let decided = plies.rfind(is_mistake).map(|ply| ply + usize::from(!is_won));
    if let Some((ply, mv)) = decided.and_then(|ply| Some((ply, moves.get(ply)?))) {
        facts.extend([("node", mv.node.to_string()), ("number", (ply + 1).to_string())]);
    }
    facts
}

/// Whether a move of the opponent made your shortest way longer.
fn is_block(session: &Session, ply: usize, you: Player) -> bool {
    let missing = |ply: usize| Distance::new(&session.game().position_at(ply), you).missing();
    missing(ply + 1) > missing(ply)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_has_six_short_sentences_for_each_moment() {
        let opponents = library::builtin().iter().map(|one| one.name.clone());
        let words = Trait::ALL.iter().map(|word| format!("{word:?}"));
        for character in opponents.chain(words) {
            for moment in [Moment::Before, Moment::Won, Moment::Lost] {
                let group = format!("{character}-{}", moment.name());
                let names: &[&str] = match moment {
                    Moment::Before => &["wins", "losses", "games"],
                    Moment::Won | Moment::Lost => &["moves", "blocks", "node", "number"],
                };
                let facts: Facts = names.iter().map(|name| (*name, "12".to_owned())).collect();
                for number in 1..=SENTENCES {
                    let text = sentence(&group, number, &facts).expect(&group);
                    assert!(text.split_whitespace().count() <= 16, "{text}");
                    assert_eq!(sentence(&group, number, &[]).is_some(), number <= PLAIN, "{group}: {text}");
                }
                assert_eq!(sentence(&group, SENTENCES + 1, &facts), None);
            }
        }
    }

    #[test]
    fn no_sentence_comes_twice_in_a_row() {
        for known in [&[][..], &[5], &[6], &[5, 6]] {
            let numbers: Vec<usize> = (0..40).map(|count| choose(count, known, None)).collect();
            assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]), "{numbers:?}");
            assert!((1..=PLAIN).all(|number| numbers.contains(&number)), "{numbers:?}");
            let with_fact = numbers.iter().filter(|number| **number > PLAIN).count();
            assert_eq!(with_fact, if known.is_empty() { 0 } else { 20 });
            for (count, &last) in numbers.iter().enumerate() {
                assert_ne!(choose(count, known, Some(last)), last);
            }
        }
    }

    #[test]
    fn small_numbers_are_no_facts() {
        let number = |text: &str| text.to_owned();
        assert_eq!(facts_before(&[true, false, false]), [("wins", number("2")), ("games", number("3"))]);
        assert_eq!(facts_before(&[false, true]), []);
    }
}
