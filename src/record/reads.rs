//! *Read the opponent*: a player's setting that a record carries in its `"extra"` object, as
//! `"read_the_opponent": ["h", "v"]`, with the letters of those who do.
//!
//! The format keeps `"extra"` whatever it holds (spec section 7), so nothing in it makes a record a bad one.
//! What stands there and is no setting sets nothing, and that can be told.

use super::{GameSetup, PlayerKind};
use crate::board::{ByPlayer, Player};
use crate::json::{Extra, FormatError, quoted, shorten};

const KEY: &str = "read_the_opponent";

impl GameSetup {
    /// Whether a player reads its opponent: only a personality can. What else may stand there is no
    /// fault, as in all of `"extra"`.
    pub fn reads_opponent(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Computer && self.asked_to_read()[player]
    }

    /// What stands where it is settled who reads, and settles nothing: in words for who made the record. It
    /// is kept.
    pub fn misread_setting(&self) -> Option<String> {
        let extra = self.extra.as_ref()?;
        let found = match extra.find(KEY) {
            Ok(found) => found?,
            // Nobody else's keys are looked at.
            Err(FormatError::DuplicateKey { key, .. }) if extra.as_str().contains(KEY) => {
                return Some(format!(
                    "extra has {} twice: nothing in it is read, so nobody reads",
                    shorten(&key)
                ));
            }
            Err(_) => return None,
        };
        let letters = extra.texts(KEY);
        let known =
            letters.is_some_and(|letters| letters.iter().all(|letter| letter == "h" || letter == "v"));
        let found = shorten(&found);
        (!known)
            .then(|| format!("extra.{KEY} is {found}: expected an array of \"h\" and \"v\"; nobody reads"))
    }

    /// Has a player read its opponent, or not.
    pub fn set_reads_opponent(&mut self, player: Player, reads: bool) {
        let mut all = self.asked_to_read();
        if all[player] == reads {
            return;
        }
        all[player] = reads;
        let letters =
            all.iter().filter(|(_, reads)| **reads).map(|(player, _)| quoted(&player.letter().to_string()));
        let letters: Vec<String> = letters.collect();
        let value = (!letters.is_empty()).then(|| format!("[{}]", letters.join(", ")));
        self.extra = match &self.extra {
            Some(extra) => extra.with(KEY, value.as_deref()),
            None => value.and_then(|value| Extra::new(&format!("{{ {}: {value} }}", quoted(KEY))).ok()),
        };
    }

    fn asked_to_read(&self) -> ByPlayer<bool> {
        let letters = self.extra.as_ref().and_then(|extra| extra.texts(KEY)).unwrap_or_default();
        if self.misread_setting().is_some() {
            return ByPlayer::default();
        }
        ByPlayer::from_fn(|player| letters.contains(&player.letter().to_string()))
    }
}
