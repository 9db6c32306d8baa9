//! The answers to each kind of step.

use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::solver::proof::{self, Proof};
use span_it_core::solver::{Distance, Solver, perfect};

use super::Mode;
use super::runner::{LessonRunner, Reaction, Refutation};
use crate::question::without_cut;
use crate::truth::Class;

impl LessonRunner {
    pub(super) fn you(&self) -> Player {
        self.step().you
    }

    /// The nodes that shorten the player's way.
    pub(super) fn nearer(&self) -> Vec<Node> {
        let distance = Distance::new(self.question(), self.you());
        self.question().free_nodes().filter(|&node| distance.is_shortened_by(node)).collect()
    }

    pub(super) fn judge(&mut self, class: Class) -> Reaction {
        let Mode::Judge { class: right, then_move } = &self.step().mode else { return Reaction::Ignored };
        let text = if class == *right { &self.step().right } else { &self.step().wrong }.clone();
        if class != *right {
            return self.refute(text, None);
        }
        if then_move.is_empty() {
            return self.finish(text);
        }
        self.question.prove();
        Reaction::Continues { text, reply: None }
    }

    pub(super) fn end_game(&mut self, won: bool) -> Reaction {
        let step = self.step();
        if won {
            return self.finish(step.right.clone());
        }
        self.refute(step.wrong.clone(), None)
    }

    pub(super) fn build(&mut self, node: Node, until_joined: bool) -> Reaction {
        let accepted = self.accepted();
        self.question.board = placed(self.question(), node);
        if !accepted.contains(&node) {
            let words: Vec<&str> = self.step().text.split(|c: char| !c.is_alphanumeric()).collect();
            let is_in_task = |node: &&Node| words.contains(&node.to_string().as_str());
            let nearer = accepted.iter().find(is_in_task).or(accepted.first());
            let nearer = [("{nearer}", nearer.map(ToString::to_string))];
            return self.refuse(&nearer, Refutation { played: node, reply: None });
        }
        self.question.advance();
        self.answer = Some(node);
        if until_joined && winner(self.board()) != Some(self.you()) {
            return Reaction::Continues { text: self.text(), reply: None };
        }
        self.finish(self.step().right.clone())
    }

    pub(super) fn cut_tree(&mut self, node: Node, times: usize) -> Reaction {
        let Some(repair) = self.proof.as_mut().and_then(|proof| proof.repair(node)) else {
            let text = fill(&self.step().wrong, &[("{node}", Some(node.to_string()))]);
            return Reaction::Continues { text, reply: None };
        };
        self.question.board = self.question().after(node).after(repair);
        self.question.advance();
        self.cuts += 1;
        if self.cuts >= times || self.proof.as_ref().is_none_or(Proof::is_complete) {
            return self.finish(self.step().right.clone());
        }
        Reaction::Continues { text: self.text(), reply: Some(repair) }
    }

    pub(super) fn play(&mut self, node: Node) -> Reaction {
        let accepted = self.accepted();
        let after = self.question().after(node);
        if accepted.contains(&node) {
            self.question.board = after;
            return self.accept(node);
        }
        let mut solver = Solver::new();
        let keeps = solver.winner(&after) == self.you();
        let reply = if keeps { None } else { perfect::choose(&mut solver, &after, &|_| 0.0) };
        self.question.board = after;
        self.question.reply(reply);
        let names = [
            ("{node}", Some(node.to_string())),
            ("{reply}", reply.map(|reply| reply.to_string())),
            ("{partner}", accepted.first().map(ToString::to_string)),
        ];
        let refutation = Refutation { played: node, reply };
        match &self.step().praise {
            Some(praise) if keeps => self.refuse_with(&names, praise, refutation),
            _ if self.question.is_proving() => self.refuse_with(&names, REFUTED, refutation),
            _ => self.refuse(&names, refutation),
        }
    }

    fn accept(&mut self, node: Node) -> Reaction {
        self.answer = Some(node);
        let step = self.step();
        if let Mode::Move { trees: true, until_joined, .. } = step.mode {
            self.proof = proof::proof(self.board());
            let joined = winner(self.board()).is_some();
            if until_joined
                && !joined
                && let Some(cut) = perfect::choose(&mut Solver::new(), self.board(), &|_| 0.0)
            {
                *self =
                    Self { wrong: self.wrong, ..Self::at(self.index, self.board().after(cut), Some(cut)) };
                return Reaction::Continues { text: self.text(), reply: Some(cut) };
            }
        }
        let text = match &step.praise {
            Some(praise) if self.question.is_proving() => praise,
            _ => &step.right,
        };
        self.finish(text.clone())
    }

    fn refuse(&mut self, names: &[Name<'_>], refutation: Refutation) -> Reaction {
        self.refuse_with(names, &self.step().wrong, refutation)
    }

    fn refuse_with(&mut self, names: &[Name<'_>], text: &str, refutation: Refutation) -> Reaction {
        self.refute(fill(text, names), Some(refutation))
    }

    fn refute(&mut self, text: String, refutation: Option<Refutation>) -> Reaction {
        self.wrong += 1;
        self.question.refute();
        Reaction::Wrong { text, refutation }
    }

    const fn finish(&mut self, text: String) -> Reaction {
        self.question.finish();
        Reaction::Right { text }
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

/// A placeholder of a text, and what it stands for.
type Name<'a> = (&'a str, Option<String>);

/// The text with its placeholders filled in. One without a value stays.
pub(super) fn fill(text: &str, names: &[Name<'_>]) -> String {
    names.iter().fold(text.to_owned(), |text, (name, value)| match value {
        Some(value) => text.replace(name, value),
        None => text,
    })
}

/// The text after a losing move where a step has no text of its own.
const REFUTED: &str = "They answer {reply}, and your win is gone. Look again.";
