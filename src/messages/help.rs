//! Texts of the help page, its diagrams and its worked example. The chapters are in `assets/locales/en/help`.

pub use crate::messages::generated::help::*;

pub use crate::messages::game::side;

use crate::messages::generated::help as texts;
use crate::messages::hint;
use crate::messages::language::{and_list, exact, series, superscript, with_minus};
use span_it_core::board::{Node, NodeKind, Path, Player};

pub fn resultant(player: Player, node: Node, path: &Path) -> String {
    texts::resultant(player, node, path_facts(path))
}

pub fn product(count: f64, value: f64) -> String {
    format!("{} × {}", number(count), number(value))
}

pub fn spans(kind: NodeKind, resultant: u8, real: &[Vec<u8>; 2]) -> String {
    let [horizontal, vertical] = real.each_ref().map(|spans| list(spans));
    texts::spans(kind, resultant, horizontal, vertical)
}

/// "3, 0 and 1".
fn list(numbers: &[u8]) -> String {
    if numbers.is_empty() {
        return none().to_owned();
    }
    and_list(&numbers.iter().map(u8::to_string).collect::<Vec<_>>())
}

/// A path's figures: "4 connectors, major span 3, minor span 1, anchored".
pub fn path_facts(path: &Path) -> String {
    let state = match path {
        path if path.is_winner() => winner(),
        path if path.is_anchored() => anchored(),
        _ => "",
    };
    let [major, minor] = [major_span(path.major_span()), minor_span(path.minor_span())];
    series(&[connectors(path.member_count()), major, minor, state.to_owned()])
}

pub fn number(value: f64) -> String {
    with_minus(&exact(value))
}

/// A power that keeps its sign: `2³`, `−(1.5¹)`.
pub fn power(base: f64, exponent: u16) -> String {
    let power = format!("{}{}", exact(base.abs()), superscript(exponent));
    if base < 0.0 { format!("−({power})") } else { power }
}

/// The resultant path's term less the adjacent paths': `2³ − (2¹ + 2¹)`.
pub fn difference(resultant: &str, adjacent: &[String]) -> String {
    match adjacent {
        [] => resultant.to_owned(),
        [one] => format!("{resultant} − {one}"),
        more => format!("{resultant} − ({})", more.join(" + ")),
    }
}

pub fn random_part(most: f64) -> String {
    if most == 0.0 { none().to_owned() } else { up_to(number(most)) }
}

pub mod example {
    pub use crate::messages::generated::help::example::*;

    use super::{Node, Path, hint, path_facts};
    use crate::messages::generated::help::example as texts;
    use crate::messages::language::clauses;

    pub fn resultant(path: &Path) -> String {
        texts::resultant(path_facts(path))
    }

    pub fn sum(own: f64, share: f64, other: f64, whole: f64) -> String {
        format!("{} = {}", hint::formula(own, share, other), hint::number(whole))
    }

    pub fn adjacent(paths: &[Path]) -> String {
        texts::adjacent(paths.len(), clauses(&paths.iter().map(path_facts).collect::<Vec<_>>()))
    }

    pub fn rank(node: Node, rank: usize, free: usize) -> String {
        texts::rank(node, rank.saturating_sub(1), free.saturating_sub(1), free)
    }
}

pub mod factor {
    pub use crate::messages::generated::help::factor::*;

    use span_it_core::personality::{FactorInfo, FactorKind, Scale};

    use super::number;
    use crate::messages::language::{facts, grouped, with_full_stop, with_minus};
    use crate::messages::text;

    pub fn factor_range(info: &FactorInfo) -> String {
        let (from, to) = info.usual;
        let [least, most, from, to] = [info.min, info.max, from, to].map(|value| with_minus(&grouped(value)));
        let range = match info.kind {
            FactorKind::Whole => whole_number(least, most),
            FactorKind::Real => any_number(least, most),
        };
        let typical = match info.scale {
            Scale::Linear => typical(from, to),
            Scale::Logarithmic => typical_logarithmic(from, to),
        };
        format!(" · {}", facts(&[range, typical, default(number(info.default))]))
    }

    /// What the factor values, as a phrase.
    pub fn phrase(info: &FactorInfo) -> &'static str {
        text::named_plain("factors", info.key).unwrap_or(info.meaning)
    }

    pub fn meaning(info: &FactorInfo) -> String {
        with_full_stop(phrase(info))
    }
}
