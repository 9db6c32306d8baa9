//! *Read the opponent*: a player's setting that a record carries in its `"extra"` object, as
//! `"read_the_opponent": ["h", "v"]`, with the letters of those who do.

use super::{GameSetup, PlayerKind};
use crate::board::{ByPlayer, Player};
use crate::json::{Extra, quoted};

const KEY: &str = "read_the_opponent";

impl GameSetup {
    /// Whether a player reads its opponent: only a personality can. What else may stand there is no
    /// fault, as in all of `"extra"`.
    pub fn reads_opponent(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Computer && self.asked_to_read()[player]
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
        ByPlayer::from_fn(|player| letters.contains(&player.letter().to_string()))
    }
}
