//! Records without their personalities, which many games share.

use span_it_core::board::Player;
use span_it_core::record::GameSetup;

/// Marks the place of a personality. JSON has no such character outside of a personality's place.
const MARK: char = '\u{1}';
/// The level of a personality in a record, as in `span_it_core::record`.
const LEVEL: usize = 3;

/// A record of a game whose personalities are stored apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Skeleton {
    /// The record with a mark for each personality.
    pub(crate) text: String,
    /// The personalities, in the order of the marks.
    pub(crate) personalities: [String; 2],
}

impl Skeleton {
    /// Splits the record of a game with this set-up.
    pub(crate) fn new(setup: &GameSetup, record: &str) -> Self {
        let personalities = Player::ALL.map(|player| setup.players[player].personality.to_json_at(LEVEL));
        let mut text = String::new();
        let mut rest = record;
        for personality in &personalities {
            if let Some((before, after)) = rest.split_once(personality.as_str()) {
                text.push_str(before);
                text.push(MARK);
                rest = after;
            }
        }
        text.push_str(rest);
        Self { text, personalities }
    }

    /// The record.
    pub(crate) fn record(&self) -> String {
        let mut parts = self.text.split(MARK);
        let mut record = parts.next().unwrap_or_default().to_owned();
        for (personality, part) in self.personalities.iter().zip(parts) {
            record.push_str(personality);
            record.push_str(part);
        }
        record
    }
}
