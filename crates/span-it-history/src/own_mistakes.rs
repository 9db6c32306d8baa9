//! Finds the mistakes of a person in the stored games, for practice.

use std::collections::BTreeSet;
use std::sync::Arc;

use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::Stop;
use span_it_core::record::PlayerKind;
use span_it_core::solver::symmetry::fingerprint;
use span_it_learning::analysis::{GameReport, MAX_CARDS};
use span_it_learning::log::LoggedMistake;
use span_it_learning::practice::Cards;

use crate::{Filter, GameId, History, HistoryError, StoredGame};

/// The latest games that a search looks at.
const MAX_GAMES: usize = 5000;

/// The person who practises.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The name in games between two people; upper and lower case are equal.
    pub name: String,
    /// The rating, which decides between the mistakes of a game.
    pub rating: f64,
}

impl StoredGame {
    /// The side of a person with this name: that of the only person, or of the only one with this name.
    pub fn side_of(&self, name: &str) -> Option<Player> {
        side_of(name, self.kinds, &self.names)
    }
}

fn side_of(name: &str, kinds: ByPlayer<PlayerKind>, names: &ByPlayer<String>) -> Option<Player> {
    let people = || Player::ALL.into_iter().filter(|&player| kinds[player] == PlayerKind::Human);
    let lower_case = |name: &str| name.trim().to_lowercase();
    let named = people().filter(|&player| lower_case(&names[player]) == lower_case(name));
    only(people()).or_else(|| only(named))
}

fn only(mut players: impl Iterator<Item = Player>) -> Option<Player> {
    players.next().filter(|_| players.next().is_none())
}

impl History {
    /// The mistakes of a person in a game that become cards: at most three. Empty if the game has no side of the
    /// person. `None` if it was cancelled.
    ///
    /// # Errors
    /// The game is not stored, or cannot be read.
    pub fn own_mistakes(
        &self,
        id: GameId,
        person: &Person,
        stop: &Arc<Stop>,
    ) -> Result<Option<Vec<LoggedMistake>>, HistoryError> {
        let report = self.report(id, person, stop)?;
        Ok(report.and_then(|report| report.cards(person.rating, stop)))
    }

    fn report(
        &self,
        id: GameId,
        person: &Person,
        stop: &Arc<Stop>,
    ) -> Result<Option<GameReport>, HistoryError> {
        let (setup, game) = self.read(id)?;
        let kinds = ByPlayer::from_fn(|player| setup.players[player].kind);
        let names = ByPlayer::from_fn(|player| setup.players[player].name.clone());
        let Some(you) = side_of(&person.name, kinds, &names) else { return Ok(Some(GameReport::default())) };
        let moves: Vec<Node> = game.moves().iter().map(|mv| mv.node).collect();
        Ok(GameReport::new(game.start(), &moves, you, stop))
    }

    /// At most `wanted` mistakes of a person that have no card yet, those of the latest games first. A game has at most
    /// three cards. Games that cannot be read are left out.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn new_mistakes(
        &self,
        person: &Person,
        cards: &Cards,
        wanted: usize,
        stop: &Arc<Stop>,
    ) -> Result<Vec<LoggedMistake>, HistoryError> {
        let mut found = Vec::new();
        let mut forms = BTreeSet::new();
        for game in self.list(&Filter::default(), 0, MAX_GAMES)?.games {
            if found.len() >= wanted || stop.is_cancelled() {
                break;
            }
            if !may_have_mistakes(&game, person) {
                continue;
            }
            let mut report = match self.report(game.id, person, stop) {
                Ok(Some(report)) => report,
                Err(HistoryError::Record { .. } | HistoryError::NoSuchGame(_)) | Ok(None) => continue,
                Err(error) => return Err(error),
            };
            let all = report.mistakes.len();
            report.mistakes.retain(|mistake| {
                let position = &mistake.logged.position;
                !cards.knows(position) && !forms.contains(&fingerprint(position))
            });
            let room = MAX_CARDS.saturating_sub(all - report.mistakes.len());
            if room > 0 {
                let new = report.cards(person.rating, stop).unwrap_or_default();
                forms.extend(new.iter().take(room).map(|mistake| fingerprint(&mistake.position)));
                found.extend(new.into_iter().take(room));
            }
        }
        found.truncate(wanted);
        Ok(found)
    }
}

/// Whether the person made a mistake in the game, or may have because it is not analysed yet.
fn may_have_mistakes(game: &StoredGame, person: &Person) -> bool {
    let side = game.side_of(&person.name);
    side.is_some_and(|side| game.analysis.is_none_or(|analysis| analysis.kept[side].has_mistakes()))
}
