//! What opponents say before and after a game: six sentences for each moment, chosen by their number.

use crate::messages::text;

/// The sentences of an opponent for a moment.
pub(crate) const SENTENCES: usize = 6;
/// The first ones have no facts.
pub(crate) const PLAIN: usize = 4;

/// `group` is an opponent and a moment: `Sage-won`. `None` if the sentence has a fact that is not among the `facts`.
pub(crate) fn sentence(group: &str, number: usize, facts: &[(&'static str, String)]) -> Option<String> {
    text::named("characters", &format!("{group}_{number}"), facts)
}
