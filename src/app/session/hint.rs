//! The hint: what the personality of the person to move would play, and why.

use std::time::Duration;

use crate::app::session::{Event, Purpose, Session};
use span_it_core::board::{Node, NodeKind, Path, Player, adjacent_paths, resultant_path};
use span_it_core::engine::{self, Choice, FactorTerm, NodeWeight};

/// What has become of the hint.
#[derive(Clone, Debug, Default)]
pub enum HintState {
    /// None is shown.
    #[default]
    Closed,
    /// It is being thought about.
    Asked,
    /// It is there.
    Ready(Box<Hint>),
}

/// A move proposed, with its reasons.
#[derive(Clone, Debug)]
pub struct Hint {
    /// Who is advised.
    pub player: Player,
    /// The search's answer.
    pub choice: Choice,
    /// The weight of the node by its parts.
    pub weight: NodeWeight,
    /// The weight factor by factor, in the table's order, zero rows left out.
    pub terms: Vec<FactorTerm>,
    /// What the node would do for either player's paths.
    pub own: Effect,
    /// The same for the rival.
    pub rival: Effect,
    /// `GamePredictability%` of the personality that advises.
    pub predictability: f64,
    /// The personality's name.
    pub by: String,
}

/// What a connector would do for a player's paths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The path there would be.
    pub resultant: Path,
    /// The paths it would join or lengthen.
    pub adjacent: Vec<Path>,
}

impl Hint {
    /// The node proposed.
    pub const fn node(&self) -> Node {
        self.choice.mv
    }

    /// Major or minor.
    pub const fn kind(&self) -> NodeKind {
        self.choice.mv.kind()
    }
}

impl Session {
    /// Whether a hint can be asked for: a person is to move in the live game.
    pub fn can_hint(&self) -> bool {
        let free = self.viewing.is_none() && self.outcome().is_none() && !self.is_computer_thinking();
        free && self.is_human(self.game().position().to_move())
    }

    /// Asks for a hint, or closes the one that is shown.
    pub fn toggle_hint(&mut self, now: Duration) {
        if !matches!(self.hint, HintState::Closed) {
            self.close_hint();
        } else if self.can_hint() {
            self.hint = HintState::Asked;
            self.ask(Purpose::Hint, now);
        }
    }

    /// Closes the hint and stops thinking about it.
    pub fn close_hint(&mut self) {
        if matches!(self.hint, HintState::Asked) {
            self.stop_thinking();
        }
        self.hint = HintState::Closed;
    }

    /// The hint, when it is there.
    pub fn ready_hint(&self) -> Option<&Hint> {
        match &self.hint {
            HintState::Ready(hint) => Some(hint),
            HintState::Closed | HintState::Asked => None,
        }
    }

    pub(super) fn show_hint(&mut self, choice: Choice) {
        let position = self.game().position();
        let player = position.to_move();
        let personality = &self.seat(player).personality;
        let (factors, seed, node) = (&personality.factors, self.setup().seed, choice.mv);
        let weights = engine::weigh(position, factors, seed);
        let Some(weight) = weights.into_iter().find(|weight| weight.node == node) else {
            self.hint = HintState::Closed;
            return;
        };
        let mut terms = engine::explain(position, factors, seed, node);
        terms.retain(|term| term.own != 0.0 || term.other != 0.0);
        let effect = |side| Effect {
            resultant: resultant_path(position, side, node),
            adjacent: adjacent_paths(position, side, node),
        };
        let hint = Hint {
            player,
            weight,
            terms,
            own: effect(player),
            rival: effect(player.opponent()),
            predictability: factors[span_it_core::personality::Factor::GamePredictability],
            by: personality.name.clone(),
            choice,
        };
        self.hint = HintState::Ready(Box::new(hint));
        self.events.push(Event::Hinted { node });
    }
}
