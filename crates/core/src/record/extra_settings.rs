//! Settings of players in the `"extra"` object of a record, as lists of letters: `"read_the_opponent":
//! ["h", "v"]` for players with an opponent model, and `"no_personality": ["h"]` for players whose moves no
//! personality made. `"opening": ["c3", "d4"]` has the random moves that led to the start position.
//!
//! `"extra"` may contain anything (`docs/formats.md, "Game record"`), so unrecognised values are ignored; for
//! `read_the_opponent` a warning is available.

use crate::json::{Extra, quoted, shorten};

use super::{GameSetup, PlayerKind};
use crate::board::{ByPlayer, Node, Player, Position};

const READS: &str = "read_the_opponent";
const NO_PERSONALITY: &str = "no_personality";
const OPENING: &str = "opening";

impl GameSetup {
    /// Whether a player uses an opponent model. Only personalities can.
    pub fn reads_opponent(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Computer && self.listed(READS)[player]
    }

    /// A warning if the value of `read_the_opponent` is invalid. It is ignored, but preserved in the record.
    pub fn opponent_setting_warning(&self) -> Option<String> {
        let extra = self.extra.as_ref()?;
        let value = match extra.find(READS) {
            Ok(value) => value?,
            // Duplicates of other keys are no concern of this setting.
            Err(error) if extra.as_str().contains(READS) => {
                return Some(format!(
                    "extra: {error}; its settings are ignored, so no player reads the opponent"
                ));
            }
            Err(_) => return None,
        };
        let letters = extra.texts(READS);
        let valid =
            letters.is_some_and(|letters| letters.iter().all(|letter| letter == "h" || letter == "v"));
        let value = shorten(&value);
        (!valid).then(|| {
            format!(
                "extra.{READS} is {value}: expected an array of \"h\" and \"v\"; no player reads the opponent"
            )
        })
    }

    /// Sets whether a player uses an opponent model.
    pub fn set_reads_opponent(&mut self, player: Player, reads: bool) {
        self.list(READS, player, reads);
    }

    /// Whether the personality of a player weighs its moves or gives it hints. Perfect play, GTP engines and
    /// random movers have no weights.
    pub fn has_weights(&self, player: Player) -> bool {
        match self.players[player].kind {
            PlayerKind::Computer => true,
            PlayerKind::Human => !self.listed(NO_PERSONALITY)[player],
            PlayerKind::Perfect(_) => false,
        }
    }

    /// Sets whether a GTP engine or a random mover makes the moves of a player.
    pub fn set_no_personality(&mut self, player: Player, none: bool) {
        self.list(NO_PERSONALITY, player, none);
    }

    /// Whether a person made the moves of a player, and not a GTP engine or a random mover.
    pub fn is_person(&self, player: Player) -> bool {
        self.players[player].kind == PlayerKind::Human && self.has_weights(player)
    }

    /// Sets the random moves that led to the start position.
    pub fn set_opening(&mut self, moves: &[Node]) {
        let names: Vec<String> = moves.iter().map(|mv| quoted(&mv.to_string())).collect();
        self.set(OPENING, (!names.is_empty()).then(|| format!("[{}]", names.join(", "))));
    }

    /// The random moves that led to the start position; none if the record has none, or if they lead elsewhere.
    pub fn opening(&self) -> Vec<Node> {
        self.known_opening().unwrap_or_default()
    }

    fn known_opening(&self) -> Option<Vec<Node>> {
        let start = self.start.as_ref()?;
        let names = self.extra.as_ref()?.texts(OPENING)?;
        let moves = names.iter().map(|name| name.parse().ok()).collect::<Option<Vec<Node>>>()?;
        let is_even = moves.len().is_multiple_of(2);
        let first = if is_even { start.to_move() } else { start.to_move().opponent() };
        let mut position = Position::empty(self.size, first);
        for &mv in &moves {
            position.play(mv).ok()?;
        }
        (position == *start).then_some(moves)
    }

    /// The settings of this module without other entries of `extra`.
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
        self.set(key, (!letters.is_empty()).then(|| format!("[{}]", letters.join(", "))));
    }

    fn set(&mut self, key: &str, value: Option<String>) {
        self.extra = match &self.extra {
            Some(extra) => extra.with(key, value.as_deref()),
            None => value.and_then(|value| Extra::new(&format!("{{ {}: {value} }}", quoted(key))).ok()),
        };
    }

    fn listed(&self, key: &str) -> ByPlayer<bool> {
        if key == READS && self.opponent_setting_warning().is_some() {
            return ByPlayer::default();
        }
        let letters = self.extra.as_ref().and_then(|extra| extra.texts(key)).unwrap_or_default();
        ByPlayer::from_fn(|player| letters.contains(&player.letter().to_string()))
    }
}
