//! The result of a running tournament in a few words.

use span_it_core::share::Share;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::GameResult;
use span_it_lab::tournament::stats::{Estimate, PairCounter, SprtState};

/// The games so far. Of a match, also its pairs.
#[derive(Debug)]
pub(super) struct Interim<'a> {
    names: &'a [String],
    /// The games won by each agent.
    won: Vec<Share>,
    counter: PairCounter,
}

impl<'a> Interim<'a> {
    pub(super) fn new(names: &'a [String]) -> Self {
        Self { names, won: vec![Share::default(); names.len()], counter: PairCounter::default() }
    }

    pub(super) fn add(&mut self, game: &GameResult) {
        let (one, other) = game.key.agents;
        for agent in [one, other] {
            self.won[agent].count(game.winning_agent() == agent);
        }
        if self.names.len() == 2 {
            self.counter.add_game(game);
        }
    }

    /// Score, Elo and likelihood of superiority of the first agent of a match, and the test; otherwise the best score.
    pub(super) fn text(&self, test: Option<SprtState>) -> String {
        let agents = 0..if self.names.len() == 2 { 1 } else { self.names.len() };
        let score = |&agent: &usize| self.won[agent].value().unwrap_or_default();
        let Some(best) = agents.max_by(|one, other| score(one).total_cmp(&score(other))) else {
            return String::new();
        };
        let mut parts = vec![format!("{} {:.1}%", printable(&self.names[best]), 100.0 * score(&best))];
        let pairs = self.counter.pairs();
        if let (Some(elo), Some(los)) = (pairs.elo(), pairs.los()) {
            let Estimate { value, margin95, rough } = elo;
            let about = if rough { "~" } else { "" };
            parts.push(format!("Elo {about}{value:+.0} ± {margin95:.0}, LOS {:.1}%", 100.0 * los));
        }
        if let Some(state) = test {
            let (lower, upper) = state.test.bounds();
            parts.push(format!("LLR {:.2} ({lower:.2} to {upper:.2})", state.llr));
        }
        parts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_lab::tournament::stats::Sprt;
    use span_it_lab::tournament::{Control, Plan, PlayerSpec, run};

    #[test]
    fn counts_pairs_and_names_the_best() {
        let names = ["Steady", "Random mover", "Blocker"].map(str::to_owned);
        for agents in [2, 3] {
            let specs = ["Steady", "random", "Blocker"].map(|name| PlayerSpec::parse(name).unwrap());
            let boards = vec![BoardSize::square(4).unwrap()];
            let plan = Plan { pairs: 4, boards, ..Plan::round_robin(specs[..agents].to_vec()) };
            let mut interim = Interim::new(&names[..agents]);
            run(&plan, &[], &Control::default(), &mut |game| interim.add(game)).unwrap();
            let state = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap().state(interim.counter.pairs());
            let text = interim.text((agents == 2).then_some(state));
            if agents == 2 {
                assert_eq!(interim.counter.pairs().total(), 4);
                assert!(
                    text.starts_with("Steady ") && text.contains("%, Elo ") && text.contains(", LOS "),
                    "{text}"
                );
                assert!(text.ends_with("(-2.94 to 2.94)"), "{text}");
            } else {
                assert!(!text.contains("Random") && !text.contains("Elo") && text.ends_with('%'), "{text}");
            }
        }
    }
}
