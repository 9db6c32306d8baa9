//! The hint: what the personality of the person to move would play, and why.

use std::time::Duration;

use crate::app::session::{Event, SearchPurpose, Session};
use span_it_core::board::{Node, Path, Player, adjacent_paths, resultant_path};
use span_it_core::engine::{self, Choice, FactorTerm, NodeWeight};
use span_it_core::personality::Factor;
use span_it_core::solver::{self, Verdict};

#[derive(Clone, Debug, Default)]
pub enum HintState {
    #[default]
    Closed,
    Searching,
    Ready(Box<Hint>),
}

#[derive(Clone, Debug)]
pub struct Hint {
    pub player: Player,
    pub choice: Choice,
    pub weight: NodeWeight,
    /// The weight by factor, in the order of the table, without zero rows.
    pub terms: Vec<FactorTerm>,
    /// The solver's verdict on the move.
    pub verdict: Verdict,
    /// If the move gives the win away, the heaviest move that keeps it.
    pub better: Option<Node>,
    pub own: Effect,
    /// Effect on the opponent's paths if the opponent played there.
    pub opponent: Effect,
    /// `GamePredictability%` of the personality that gives the hint.
    pub predictability: f64,
    pub personality: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    pub resultant: Path,
    pub adjacent: Vec<Path>,
}

impl Hint {
    pub const fn node(&self) -> Node {
        self.choice.mv
    }

    /// The move to play: the proposed one, unless it gives the win away.
    pub fn recommended(&self) -> Node {
        self.better.unwrap_or(self.node())
    }
}

impl Session {
    pub fn can_hint(&self) -> bool {
        let free = self.viewing.is_none() && self.outcome().is_none() && !self.is_computer_thinking();
        free && self.is_human(self.game().position().to_move())
    }

    pub fn toggle_hint(&mut self, now: Duration) {
        if !matches!(self.hint, HintState::Closed) {
            self.close_hint();
        } else if self.can_hint() {
            self.hint = HintState::Searching;
            self.start_search(SearchPurpose::Hint, now);
        }
    }

    pub fn close_hint(&mut self) {
        if matches!(self.hint, HintState::Searching) {
            self.stop_thinking();
        }
        self.hint = HintState::Closed;
    }

    pub fn ready_hint(&self) -> Option<&Hint> {
        match &self.hint {
            HintState::Ready(hint) => Some(hint),
            HintState::Closed | HintState::Searching => None,
        }
    }

    pub(super) fn show_hint(&mut self, choice: Choice) {
        let position = self.game().position();
        let player = position.to_move();
        let personality = &self.seat(player).personality;
        let (factors, seed, node) = (&personality.factors, self.setup().seed, choice.mv);
        let weights = engine::weigh(position, factors, seed);
        let solution = solver::solve(position);
        let verdict = solution.verdict(player, node);
        let keeps = |weight: &&NodeWeight| solution.winning_moves.contains(&weight.node);
        let heaviest = weights.iter().filter(keeps).max_by(|a, b| a.w.total_cmp(&b.w));
        let better = heaviest.filter(|_| verdict == Verdict::Throws).map(|weight| weight.node);
        let Some(weight) = weights.into_iter().find(|weight| weight.node == node) else {
            return self.hint = HintState::Closed;
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
            verdict,
            better,
            own: effect(player),
            opponent: effect(player.opponent()),
            predictability: factors[Factor::GamePredictability],
            personality: personality.name.clone(),
            choice,
        };
        self.hint = HintState::Ready(Box::new(hint));
        self.events.push(Event::Hinted { node, better });
    }
}
