//! What a record says of its players beyond their seats, each as a list of letters in its `"extra"`
//! object: who reads the opponent, as `"read_the_opponent": ["h", "v"]`, and whose moves no personality
//! made, as `"no_personality": ["h"]`.
//!
//! The format keeps `"extra"` whatever it holds (spec section 7), so nothing in it makes a record a bad one.
//! What stands there and is no setting sets nothing, and of who reads that can be told.

use super::{GameSetup, PlayerKind};
use crate::board::{ByPlayer, Player};
use crate::json::{Extra, FormatError, quoted, shorten};

const READS: &str = "read_the_opponent";
const NO_PERSONALITY: &str = "no_personality";

impl GameSetup {
    /// Whether a player reads its opponent: only a personality can.
    pub fn reads_opponent(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Computer && self.listed(READS)[player]
    }

    /// What stands where it is settled who reads, and settles nothing: in words for who made the record. It
    /// is kept.
    pub fn misread_setting(&self) -> Option<String> {
        let extra = self.extra.as_ref()?;
        let found = match extra.find(READS) {
            Ok(found) => found?,
            // Nobody else's keys are looked at.
            Err(FormatError::DuplicateKey { key, .. }) if extra.as_str().contains(READS) => {
                return Some(format!(
                    "extra has {} twice: nothing in it is read, so nobody reads",
                    shorten(&key)
                ));
            }
            Err(_) => return None,
        };
        let letters = extra.texts(READS);
        let known =
            letters.is_some_and(|letters| letters.iter().all(|letter| letter == "h" || letter == "v"));
        let found = shorten(&found);
        (!known)
            .then(|| format!("extra.{READS} is {found}: expected an array of \"h\" and \"v\"; nobody reads"))
    }

    /// Has a player read its opponent, or not.
    pub fn set_reads_opponent(&mut self, player: Player, reads: bool) {
        self.list(READS, player, reads);
    }

    /// Whether a seat's personality weighed its moves, or gives the person there hints. Perfect play, an
    /// outside program and chance go by no weights.
    pub fn has_weights(&self, player: Player) -> bool {
        match self.players[player].kind {
            PlayerKind::Computer => true,
            PlayerKind::Human => !self.listed(NO_PERSONALITY)[player],
            PlayerKind::Perfect => false,
        }
    }

    /// Notes that an outside program, or chance, made a player's moves, or that it did not.
    pub fn set_no_personality(&mut self, player: Player, none: bool) {
        self.list(NO_PERSONALITY, player, none);
    }

    /// What this program itself keeps in `extra`, without what others do.
    pub(super) fn own_extra(&self) -> Option<Extra> {
        let mut own = Self { extra: None, ..self.clone() };
        for key in [READS, NO_PERSONALITY] {
            for (player, on) in self.listed(key).iter() {
                own.list(key, player, *on);
            }
        }
        own.extra
    }

    fn list(&mut self, key: &str, player: Player, on: bool) {
        let mut all = self.listed(key);
        if all[player] == on {
            return;
        }
        all[player] = on;
        let letters =
            all.iter().filter(|(_, on)| **on).map(|(player, _)| quoted(&player.letter().to_string()));
        let letters: Vec<String> = letters.collect();
        let value = (!letters.is_empty()).then(|| format!("[{}]", letters.join(", ")));
        self.extra = match &self.extra {
            Some(extra) => extra.with(key, value.as_deref()),
            None => value.and_then(|value| Extra::new(&format!("{{ {}: {value} }}", quoted(key))).ok()),
        };
    }

    fn listed(&self, key: &str) -> ByPlayer<bool> {
        if key == READS && self.misread_setting().is_some() {
            return ByPlayer::default();
        }
        let letters = self.extra.as_ref().and_then(|extra| extra.texts(key)).unwrap_or_default();
        ByPlayer::from_fn(|player| letters.contains(&player.letter().to_string()))
    }
}
