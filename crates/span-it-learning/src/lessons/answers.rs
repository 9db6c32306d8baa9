//! The answers to each kind of step.

use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::solver::proof::{self, Proof};
use span_it_core::solver::{Distance, Solver, perfect};

use super::Mode;
use super::runner::{LessonRunner, Reaction, Refutation, Stage};
use super::texts::{Names, REFUTED};
use crate::truth::Class;

impl LessonRunner {
    pub(super) fn you(&self) -> Player {
        self.step().you
    }

    /// The nodes that shorten the player's way.
    pub(super) fn nearer(&self) -> Vec<Node> {
        let distance = Distance::new(&self.question, self.you());
        self.question.free_nodes().filter(|&node| distance.is_shortened_by(node)).collect()
    }

    pub(super) fn judge(&mut self, class: Class) -> Reaction {
        let Mode::Judge { class: right, then_move } = &self.step().mode else { return Reaction::Ignored };
        let text = if class == *right { &self.step().right } else { &self.step().wrong }.clone();
        if class != *right {
            self.wrong += 1;
            self.stage = Stage::Refuted;
            return Reaction::Wrong { text, refutation: None };
        }
        self.is_judged = true;
        if then_move.is_empty() {
            self.stage = Stage::Done;
            return Reaction::Right { text };
        }
        self.stage = Stage::Proving;
        Reaction::Continues { text, reply: None }
    }

    pub(super) fn end_game(&mut self, won: bool) -> Reaction {
        let step = self.step();
        if won {
            self.stage = Stage::Done;
            return Reaction::Right { text: step.right.clone() };
        }
        self.wrong += 1;
        self.stage = Stage::Refuted;
        Reaction::Wrong { text: step.wrong.clone(), refutation: None }
    }

    pub(super) fn build(&mut self, node: Node, until_joined: bool) -> Reaction {
        let accepted = self.accepted();
        self.board = placed(&self.question, node);
        if !accepted.contains(&node) {
            let names = Names { nearer: accepted.first().copied(), ..Names::default() };
            return self.refuse(&names, Refutation { played: node, reply: None });
        }
        self.question = self.board.clone();
        self.answer = Some(node);
        if until_joined && winner(&self.board) != Some(self.you()) {
            return Reaction::Continues { text: self.text(), reply: None };
        }
        self.stage = Stage::Done;
        Reaction::Right { text: self.step().right.clone() }
    }

    pub(super) fn cut_tree(&mut self, node: Node, times: usize) -> Reaction {
        let Some(repair) = self.proof.as_mut().and_then(|proof| proof.repair(node)) else {
            let text = Names { node: Some(node), ..Names::default() }.fill(&self.step().wrong);
            return Reaction::Continues { text, reply: None };
        };
        self.board = self.question.after(node).after(repair);
        self.question = self.board.clone();
        self.cuts += 1;
        if self.cuts >= times || self.proof.as_ref().is_none_or(Proof::is_complete) {
            self.stage = Stage::Done;
            return Reaction::Right { text: self.step().right.clone() };
        }
        Reaction::Continues { text: self.text(), reply: Some(repair) }
    }

    pub(super) fn play(&mut self, node: Node) -> Reaction {
        let accepted = self.accepted();
        let after = self.question.after(node);
        if accepted.contains(&node) {
            self.board = after;
            return self.accept(node);
        }
        let mut solver = Solver::new();
        let keeps = solver.winner(&after) == self.you();
        let reply = if keeps { None } else { perfect::choose(&mut solver, &after, &|_| 0.0) };
        self.board = reply.map_or_else(|| after.clone(), |reply| after.after(reply));
        let names = Names {
            node: Some(node),
            reply,
            partner: accepted.first().copied(),
            opponent: Some(self.you().opponent()),
            ..Names::default()
        };
        let refutation = Refutation { played: node, reply };
        match &self.step().praise {
            Some(praise) if keeps => self.refuse_with(&names, praise, refutation),
            _ if self.stage == Stage::Proving => self.refuse_with(&names, REFUTED, refutation),
            _ => self.refuse(&names, refutation),
        }
    }

    fn accept(&mut self, node: Node) -> Reaction {
        self.answer = Some(node);
        let step = self.step();
        if let Mode::Move { trees: true, until_joined, .. } = step.mode {
            self.proof = proof::proof(&self.board);
            let joined = winner(&self.board).is_some();
            if until_joined
                && !joined
                && let Some(cut) = perfect::choose(&mut Solver::new(), &self.board, &|_| 0.0)
            {
                *self = Self { wrong: self.wrong, ..Self::at(self.index, self.board.after(cut), Some(cut)) };
                return Reaction::Continues { text: self.text(), reply: Some(cut) };
            }
        }
        let text = match (self.stage, &step.praise) {
            (Stage::Proving, Some(praise)) => praise,
            _ => &step.right,
        };
        self.stage = Stage::Done;
        Reaction::Right { text: text.clone() }
    }

    fn refuse(&mut self, names: &Names, refutation: Refutation) -> Reaction {
        self.refuse_with(names, &self.step().wrong, refutation)
    }

    fn refuse_with(&mut self, names: &Names, text: &str, refutation: Refutation) -> Reaction {
        self.wrong += 1;
        self.stage = Stage::Refuted;
        Reaction::Wrong { text: names.fill(text), refutation: Some(refutation) }
    }

    /// The proof of the position without the opponent's cut.
    pub(super) fn proof_before_cut(&self) -> Option<Proof> {
        let cut = self.cut?;
        let mut before = Position::empty(self.question.size(), self.you().opponent());
        for (node, owner) in self.question.nodes().filter(|&(node, _)| node != cut) {
            if let Some(owner) = owner {
                before.place(node, owner).ok()?;
            }
        }
        proof::proof(&before)
    }
}

/// The position with a connector of the player to move, who moves again.
fn placed(position: &Position, node: Node) -> Position {
    position.after(node).with_to_move(position.to_move())
}
