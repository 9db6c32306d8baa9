//! The answers to each kind of step.

use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::solver::proof::{self, Proof};
use span_it_core::solver::{Distance, Solver};

use super::Mode;
use super::runner::LessonRunner;
use crate::question::{Reaction, perfect_reply, without_cut};

impl LessonRunner {
    pub(super) fn you(&self) -> Player {
        self.step().you
    }

    /// The nodes that shorten the player's way.
    pub(super) fn nearer(&self) -> Vec<Node> {
        let distance = Distance::new(self.question(), self.you());
        self.question().free_nodes().filter(|&node| distance.is_shortened_by(node)).collect()
    }

    /// The text of the step after a right or a wrong answer.
    pub(super) fn comment_on(&mut self, is_right: bool) {
        self.comment = if is_right { &self.step().right } else { &self.step().wrong }.clone();
    }

    pub(super) fn build(&mut self, node: Node, until_joined: bool) -> Reaction {
        let accepted = self.accepted();
        self.question.board = placed(self.question(), node);
        if !accepted.contains(&node) {
            let words: Vec<&str> = self.step().text.split(|c: char| !c.is_alphanumeric()).collect();
            let is_in_task = |node: &&Node| words.contains(&node.to_string().as_str());
            let nearer = accepted.iter().find(is_in_task).or(accepted.first());
            self.comment = fill(&self.step().wrong, &[("{nearer}", nearer.copied())]);
            return self.question.refute(Some(node), None);
        }
        let reaction = self.question.go_on(None);
        self.answer = Some(node);
        if until_joined && winner(self.board()) != Some(self.you()) {
            self.comment = self.text();
            return reaction;
        }
        self.finish()
    }

    pub(super) fn cut_tree(&mut self, node: Node, times: usize) -> Reaction {
        let Some(repair) = self.proof.as_mut().and_then(|proof| proof.repair(node)) else {
            self.comment = fill(&self.step().wrong, &[("{node}", Some(node))]);
            return Reaction::Continues { reply: None };
        };
        self.question.play(node);
        let reaction = self.question.go_on(Some(repair));
        self.cuts += 1;
        if self.cuts >= times || self.proof.as_ref().is_none_or(Proof::is_complete) {
            return self.finish();
        }
        self.comment = self.text();
        reaction
    }

    pub(super) fn play(&mut self, node: Node) -> Reaction {
        let (accepted, is_proving) = (self.accepted(), self.question.is_proving());
        self.question.play(node);
        if accepted.contains(&node) {
            return self.accept(node);
        }
        let keeps = Solver::new().winner(self.board()) == self.you();
        let reaction = self.question.refute_move(node, keeps);
        let Reaction::Wrong { reply, .. } = reaction else { return reaction };
        let names = [("{node}", Some(node)), ("{reply}", reply), ("{partner}", accepted.first().copied())];
        let text = match &self.step().praise {
            Some(praise) if keeps => praise,
            _ if is_proving => &self.step().refuted,
            _ => &self.step().wrong,
        };
        self.comment = fill(text, &names);
        reaction
    }

    fn accept(&mut self, node: Node) -> Reaction {
        self.answer = Some(node);
        let step = self.step();
        if let Mode::Move { trees: true, until_joined, .. } = step.mode {
            self.proof = proof::proof(self.board());
            let joined = winner(self.board()).is_some();
            if until_joined
                && !joined
                && let Some(cut) = perfect_reply(self.board())
            {
                *self =
                    Self { wrong: self.wrong, ..Self::at(self.index, self.board().after(cut), Some(cut)) };
                self.comment = self.text();
                return Reaction::Continues { reply: Some(cut) };
            }
        }
        match &step.praise {
            Some(praise) if self.question.is_proving() => {
                self.comment.clone_from(praise);
                self.question.finish()
            }
            _ => self.finish(),
        }
    }

    fn finish(&mut self) -> Reaction {
        self.comment_on(true);
        self.question.finish()
    }

    /// The proof of the position without the opponent's cut.
    pub(super) fn proof_before_cut(&self) -> Option<Proof> {
        proof::proof(&without_cut(self.question(), self.cut?)?)
    }
}

/// The position with a connector of the player to move, who moves again.
fn placed(position: &Position, node: Node) -> Position {
    position.after(node).with_to_move(position.to_move())
}

/// The text with its placeholders replaced by nodes. One without a node stays.
pub(super) fn fill(text: &str, names: &[(&str, Option<Node>)]) -> String {
    names.iter().fold(text.to_owned(), |text, (name, node)| match node {
        Some(node) => text.replace(name, &node.to_string()),
        None => text,
    })
}
