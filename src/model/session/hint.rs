//! The hint: a move that loses no won game, why, and what the personality of the person to move would play.

use std::time::Duration;

use crate::model::session::{Event, SearchPurpose, Session};
use crate::picture::heat_map::ranked;
use span_it_core::board::{Node, Path, Player, Position, adjacent_paths, resultant_path};
use span_it_core::engine::{self, Choice, FactorTerm, NodeWeight};
use span_it_core::personality::Factor;
use span_it_core::solver::{Distance, Solver, Verdict, perfect};
use span_it_learn::truth::Ways;

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
    /// The move to play.
    node: Node,
    pub advice: Advice,
    /// Of the personality that gives the hint.
    pub choice: Choice,
    /// Of the move to play.
    pub weight: NodeWeight,
    /// The weight by factor, in the order of the table, without zero rows.
    pub terms: Vec<FactorTerm>,
    pub own: Effect,
    /// Effect on the opponent's paths if the opponent played there.
    pub opponent: Effect,
    /// The connectors that are missing after the move, if it shortens the way.
    pub lines_left: Option<u32>,
    /// The number of connectors by which it makes the opponent's way longer.
    pub longer: u32,
    /// The free nodes of the position.
    pub free: usize,
    /// `GamePredictability%` of the personality that gives the hint.
    predictability: f64,
    pub personality: String,
    /// The connectors with which the move forces a winning path, and the nodes that join it right after the move.
    pub win: Option<(u8, Vec<Node>)>,
}

/// How the move to play follows from the choice of the personality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// It is that choice.
    Own,
    /// It is that choice as in 1993, not checked and without a reason.
    Unchecked,
    /// That choice gives the win away, because the opponent has this reply. The heaviest move that keeps the win takes its
    /// place.
    Instead { reply: Option<Node> },
    /// The position is lost. The move leaves the opponent the fewest winning answers.
    Lost { answers: usize },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    pub resultant: Path,
    pub adjacent: Vec<Path>,
}

impl Hint {
    /// The move to play.
    pub const fn node(&self) -> Node {
        self.node
    }

    /// The choice of the personality, if it gives the win away.
    pub const fn losing_choice(&self) -> Option<Node> {
        if matches!(self.advice, Advice::Instead { .. }) { Some(self.choice.mv) } else { None }
    }

    /// The lines to go after the move, if it is about them.
    pub fn way(&self, position: &Position) -> Vec<(Player, Node)> {
        let mut board = position.after(self.node);
        let mut way = Vec::new();
        for _ in 0..self.lines_left.unwrap_or_default() {
            let distance = Distance::new(&board, self.player);
            let Some(next) = board.free_nodes().find(|&node| distance.is_shortened_by(node)) else { break };
            way.push((self.player, next));
            board = board.with_to_move(self.player).after(next);
        }
        way
    }

    /// Whether the move rather takes from the opponent than builds.
    pub fn blocks_first(&self) -> bool {
        let builds = self.weight.own.total.max(0.0);
        self.blocked().max(0.0) > builds
    }

    /// How much of the weight is what the move takes from the opponent.
    pub fn blocked(&self) -> f64 {
        self.predictability / 100.0 * self.weight.other.total
    }
}

/// The nodes that join the edges after this move of the player to move.
fn finishing(position: &Position, node: Node) -> Vec<Node> {
    let after = position.after(node);
    let distance = Distance::new(&after, position.to_move());
    after.free_nodes().filter(|&node| distance.after(node) == 0).collect()
}

/// The move to play where a personality has this choice.
fn advise(position: &Position, weights: &[NodeWeight], choice: Node) -> (Node, Advice) {
    let solver = &mut Solver::new();
    let solution = solver.solve(position);
    match solution.verdict(position.to_move(), choice) {
        Verdict::Keeps | Verdict::Only => (choice, Advice::Own),
        Verdict::Throws => {
            let keeps = |weight: &&NodeWeight| solution.winning_moves.contains(&weight.node);
            let heaviest = weights.iter().filter(keeps).max_by(|a, b| a.w.total_cmp(&b.w));
            let replies = perfect::winning_moves(solver, &position.after(choice), &|_| 0.0);
            let advice = Advice::Instead { reply: replies.first().copied() };
            (heaviest.map_or(choice, |weight| weight.node), advice)
        }
        Verdict::Nothing => {
            let weight =
                |node| weights.iter().find(|weight| weight.node == node).map_or(0.0, |weight| weight.w);
            let prefers = |node| if node == choice { f64::MAX } else { weight(node) };
            let node = perfect::resist(solver, position, &prefers, &mut || true).unwrap_or(choice);
            let answers = solver.winning_moves(&position.after(node)).len();
            (node, Advice::Lost { answers })
        }
    }
}

impl Session {
    pub fn can_hint(&self) -> bool {
        let free = self.viewing.is_none() && self.outcome().is_none() && !self.is_computer_thinking();
        free && self.is_human(self.game().position().to_move())
    }

    /// A hint `of_1993` is the personality's own move, even where it loses.
    pub fn toggle_hint(&mut self, of_1993: bool, now: Duration) {
        if !matches!(self.hint, HintState::Closed) {
            self.close_hint();
        } else if self.can_hint() {
            self.hint = HintState::Searching;
            self.start_search(SearchPurpose::Hint { of_1993 }, now);
        }
    }

    pub fn close_hint(&mut self) {
        if matches!(self.hint, HintState::Searching) {
            self.stop_thinking();
        }
        self.hint = HintState::Closed;
    }

    /// In the shown position: the move that was hinted, otherwise the heaviest that keeps the win.
    pub(crate) fn first_choice(&mut self) -> Option<Node> {
        let position = self.shown_position();
        let hinted = self.hinted.as_ref().filter(|(hinted, _)| *hinted == position);
        if let Some((_, node)) = hinted {
            return Some(*node);
        }
        self.refresh_weights();
        let winning = &self.solution(self.shown_ply())?.winning_moves;
        let weights = ranked(position.size(), self.weights());
        weights.iter().map(|weight| weight.node).find(|node| winning.contains(node))
    }

    pub fn ready_hint(&self) -> Option<&Hint> {
        match &self.hint {
            HintState::Ready(hint) => Some(hint),
            HintState::Closed | HintState::Searching => None,
        }
    }

    pub(crate) fn show_hint(&mut self, choice: Choice, of_1993: bool, win: Option<u8>) {
        let position = self.game().position();
        let player = position.to_move();
        let personality = &self.seat(player).personality;
        let (factors, seed) = (&personality.factors, self.setup().seed);
        let weights = engine::weigh(position, factors, seed);
        let (node, advice) =
            if of_1993 { (choice.mv, Advice::Unchecked) } else { advise(position, &weights, choice.mv) };
        let Some(weight) = weights.into_iter().find(|weight| weight.node == node) else {
            return self.hint = HintState::Closed;
        };
        let mut terms = engine::explain(position, factors, seed, node);
        terms.retain(|term| term.own != 0.0 || term.other != 0.0);
        let ways = Ways::new(position);
        let effect = |side| Effect {
            resultant: resultant_path(position, side, node),
            adjacent: adjacent_paths(position, side, node),
        };
        let hint = Hint {
            player,
            node,
            advice,
            weight,
            terms,
            own: effect(player),
            opponent: effect(player.opponent()),
            lines_left: (ways.shortens(node) && !of_1993).then(|| ways.own_missing() - 1),
            longer: ways.lengthens_by(node),
            free: position.free_count(),
            predictability: factors[Factor::GamePredictability],
            personality: personality.name.clone(),
            choice,
            win: win.map(|n| (n, finishing(position, node))),
        };
        self.hinted = Some((position.clone(), node));
        self.hint = HintState::Ready(Box::new(hint));
        self.events.push(Event::Hinted);
    }
}
