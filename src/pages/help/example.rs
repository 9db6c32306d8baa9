//! The worked example: the weight of one trial node, term by term, as the engine computes it.

use crate::messages::{help as msg, hint};
use crate::pages::help::document::anchor_of;
use span_it_core::board::{Node, Path, Player, Position, adjacent_paths, resultant_path};
use span_it_core::engine::{self, NodeWeight, Seed};
use span_it_core::personality::{Factor, Personality};

#[derive(Clone, Debug)]
pub(crate) struct WorkedExample<'a> {
    pub personality: &'a Personality,
    pub player: Player,
    pub weight: NodeWeight,
    /// 1 for the heaviest node.
    pub rank: usize,
    pub free: usize,
    pub terms: Vec<Term>,
    pub resultant: Path,
    pub adjacent: Vec<Path>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Term {
    pub factor: Factor,
    pub value: f64,
    /// How the value enters the weight, for the player to move.
    pub calculation: String,
    pub own: f64,
    pub other: f64,
}

impl Term {
    /// A row of Markdown.
    fn row(&self) -> String {
        let name = self.factor.info().name;
        let [own, other] = [self.own, self.other].map(hint::signed);
        let (value, calculation) = (msg::number(self.value), &self.calculation);
        format!(
            "| [{name}](factors.md#{}) | `{value}` | `{calculation}` | `{own}` | `{other}` |\n",
            anchor_of(name)
        )
    }
}

impl<'a> WorkedExample<'a> {
    /// `None` if the game is over or the node is not free.
    pub(crate) fn of(position: &Position, personality: &'a Personality, node: Node) -> Option<Self> {
        let factors = &personality.factors;
        let weights = engine::weigh(position, factors, Seed::default());
        let weight = *weights.iter().find(|weight| weight.node == node)?;
        let player = position.to_move();
        let resultant = resultant_path(position, player, node);
        let adjacent = adjacent_paths(position, player, node);
        let explained = engine::explain(position, factors, Seed::default(), node);
        let terms = explained.into_iter().map(|term| Term {
            factor: term.factor,
            value: factors[term.factor],
            calculation: calculation(term.factor, factors[term.factor], &resultant, &adjacent),
            own: term.own,
            other: term.other,
        });
        Some(Self {
            personality,
            player,
            weight,
            rank: 1 + weights.iter().filter(|other| other.w > weight.w).count(),
            free: weights.len(),
            terms: terms.collect(),
            resultant,
            adjacent,
        })
    }

    /// The terms, with their sums for the player to move and for the opponent, as a table of Markdown.
    pub(super) fn table(&self) -> String {
        let [own, other] = [self.player, self.player.opponent()].map(msg::example::for_player);
        let heads =
            [msg::example::factor_text(), msg::example::value(), msg::example::calculation(), &own, &other];
        let heads = format!("| {} |\n", heads.join(" | "));
        let terms: String = self.terms.iter().map(Term::row).collect();
        let [own, other] = [self.weight.own.total, self.weight.other.total].map(hint::number);
        let total = msg::example::total();
        heads
            + "| --- | --- | --- | --- | --- |\n"
            + &terms
            + &format!("| **{total}** | | | **`{own}`** | **`{other}`** |\n")
    }

    pub(crate) fn lines(&self) -> [String; 4] {
        let NodeWeight { node, own, other, w } = self.weight;
        let share = self.personality.factors[Factor::GamePredictability];
        [
            msg::example::resultant(&self.resultant),
            msg::example::adjacent(&self.adjacent),
            msg::example::sum(own.total, share, other.total, w),
            msg::example::rank(node, self.rank, self.free),
        ]
    }
}

/// For example `2³ − 2¹ − 2¹`.
fn calculation(factor: Factor, number: f64, resultant: &Path, adjacent: &[Path]) -> String {
    let power = |exponent: fn(&Path) -> u16| {
        let term = |path: &Path| msg::power(number, exponent(path));
        msg::difference(&term(resultant), &adjacent.iter().map(term).collect::<Vec<_>>())
    };
    let bonus = |earned: fn(&Path) -> bool| {
        let term = |path: &Path| msg::number(if earned(path) { number } else { 0.0 });
        msg::difference(&term(resultant), &adjacent.iter().map(term).collect::<Vec<_>>())
    };
    match factor {
        Factor::PathMajorSpan => power(|path| path.major_span().into()),
        Factor::PathMinorSpan => power(|path| path.minor_span().into()),
        Factor::PathMemberCount => power(Path::member_count),
        Factor::PathIsAnchored => bonus(Path::is_anchored),
        Factor::PathIsWinner => bonus(Path::is_winner),
        Factor::BoardPathCount => msg::product(1.0 - adjacent.len() as f64, number),
        Factor::NodeRandom => msg::random_part(number),
        _ => msg::number(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::help::diagram;
    use span_it_core::personality::library;

    #[test]
    fn example_equals_the_engine() {
        let position = diagram::position();
        for personality in library::builtin() {
            for node in position.free_nodes() {
                let worked_example = WorkedExample::of(position, personality, node).unwrap();
                let weights = engine::weigh(position, &personality.factors, Seed::default());
                let weight = weights.iter().find(|weight| weight.node == node).unwrap();
                assert_eq!(worked_example.weight, *weight);
                for (terms, total) in [
                    (worked_example.terms.iter().map(|term| term.own).sum::<f64>(), weight.own.total),
                    (worked_example.terms.iter().map(|term| term.other).sum::<f64>(), weight.other.total),
                ] {
                    assert!((terms - total).abs() < 1e-6, "{}: {terms} and {total}", personality.name);
                }
            }
        }
        assert_eq!(
            WorkedExample::of(position, &library::builtin()[0], diagram::first_trial()).unwrap().free,
            32
        );
    }

    #[test]
    fn each_term_shows_its_formula() {
        let steady = library::builtin_named("Steady").unwrap();
        let worked_example = WorkedExample::of(diagram::position(), steady, diagram::first_trial()).unwrap();
        let calculation = |factor| {
            let mut terms = worked_example.terms.iter();
            terms.find(|term| term.factor == factor).unwrap().calculation.as_str()
        };
        assert_eq!(calculation(Factor::NodeMajor), "2");
        assert_eq!(calculation(Factor::PathMajorSpan), "2³ − (2¹ + 2¹)");
        assert_eq!(calculation(Factor::PathMinorSpan), "−(1.5¹) − (−(1.5¹) + −(1.5⁰))");
        assert_eq!(calculation(Factor::BoardPathCount), "−1 × −0.5");
    }
}
