//! The game of the last lesson: unrated, on a small board, against a weak personality. It is no game of the session.

use crate::jobs::{Job, Wake};
use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::engine::{self, Deadline, Seed};
use span_it_core::personality::library;
use span_it_core::solver::{Critical, Solver};

#[derive(Debug)]
pub(super) struct LessonGame {
    position: Position,
    you: Player,
    opponent: String,
    reply: Option<Job<Option<Node>>>,
    pub(super) last: Option<Node>,
    /// The position before a mistake that was not decided on yet, and its node.
    mistake: Option<(Position, Node)>,
}

impl LessonGame {
    pub(super) fn new(position: Position, you: Player, opponent: &str) -> Self {
        Self { position, you, opponent: opponent.to_owned(), reply: None, last: None, mistake: None }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn opponent(&self) -> &str {
        &self.opponent
    }

    pub(super) fn mistake(&self) -> Option<Node> {
        self.mistake.as_ref().map(|(_, node)| *node)
    }

    pub(super) fn winner(&self) -> Option<Player> {
        winner(&self.position)
    }

    pub(super) fn is_opponent_thinking(&self) -> bool {
        self.reply.is_some()
    }

    pub(super) fn can_play(&self) -> bool {
        self.position.to_move() == self.you && self.mistake.is_none() && self.winner().is_none()
    }

    /// Plays for the learner. Returns whether the move gave a win away.
    pub(super) fn play(&mut self, node: Node) -> bool {
        let before = self.position.clone();
        let is_mistake =
            Critical::new(&mut Solver::new(), &before).is_some_and(|critical| !critical.keeps(node));
        self.position = before.after(node);
        self.last = Some(node);
        self.mistake = is_mistake.then_some((before, node));
        is_mistake
    }

    pub(super) fn take_back(&mut self) {
        if let Some((before, _)) = self.mistake.take() {
            self.position = before;
            self.last = None;
        }
    }

    pub(super) fn play_on(&mut self) {
        self.mistake = None;
    }

    /// Starts the search for the opponent's move, if the opponent is to move.
    pub(super) fn think(&mut self, seed: Seed, wake: Wake) {
        let is_due = self.position.to_move() != self.you && self.mistake.is_none() && self.winner().is_none();
        let Some(personality) =
            library::builtin_named(&self.opponent).filter(|_| is_due && self.reply.is_none())
        else {
            return;
        };
        let (position, factors) = (self.position.clone(), personality.factors.clone());
        // Without a thread the next frame tries again.
        self.reply = Job::start("lesson opponent", wake, move |stop| {
            let deadline = Deadline::unlimited().with_stop(stop.clone());
            let chosen = engine::choose(&position, &factors, seed, &deadline, &mut |_| ());
            chosen.ok().map(|choice| choice.mv)
        })
        .ok();
    }

    /// Plays the opponent's move if it has been found.
    pub(super) fn take_reply(&mut self) -> Option<Node> {
        let node = Job::take_answer(&mut self.reply)??;
        self.position = self.position.after(node);
        self.last = Some(node);
        Some(node)
    }
}
