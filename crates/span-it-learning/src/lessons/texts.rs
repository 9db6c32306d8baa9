//! The placeholders of lesson texts.

use span_it_core::board::{Node, Player};

/// What the placeholders of a text stand for. A placeholder without a value stays.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Names {
    pub(super) node: Option<Node>,
    pub(super) reply: Option<Node>,
    pub(super) partner: Option<Node>,
    pub(super) nearer: Option<Node>,
    pub(super) cut: Option<Node>,
    pub(super) opponent: Option<Player>,
}

impl Names {
    /// The text with its placeholders filled in.
    pub(super) fn fill(&self, text: &str) -> String {
        let player = |player: Player| match player {
            Player::Horizontal => "Horizontal".to_owned(),
            Player::Vertical => "Vertical".to_owned(),
        };
        let values = [
            ("{node}", self.node.map(|node| node.to_string())),
            ("{reply}", self.reply.map(|node| node.to_string())),
            ("{partner}", self.partner.map(|node| node.to_string())),
            ("{nearer}", self.nearer.map(|node| node.to_string())),
            ("{cut}", self.cut.map(|node| node.to_string())),
            ("{opponent}", self.opponent.map(player)),
        ];
        values.into_iter().fold(text.to_owned(), |text, (name, value)| match value {
            Some(value) => text.replace(name, &value),
            None => text,
        })
    }
}

/// The text after a losing move where a step has no text of its own.
pub(super) const REFUTED: &str = "{opponent} answers {reply}, and your win is gone. Look again.";
