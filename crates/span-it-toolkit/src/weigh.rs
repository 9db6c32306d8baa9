//! `weigh`: the weights of all free nodes, part by part; see `docs/rules.md, "Node weight"`.

use clap::Args;
use serde::Serialize;
use span_it_core::board::Position;
use span_it_core::engine::{self, NodeWeight, WeightParts};

use super::positions::{PersonalityOptions, PositionOptions, answer_each};
use super::report::Failure;

/// The end of the help text.
pub(crate) const HELP: &str = "\
Example:
  span-it-toolkit weigh --position \".../../.../../... h\" --personality Steady

Prints {\"player\":\"h\",\"nodes\":[...]} with one entry per free node, row by row:
\"own\" is its node weight for the player to move and \"other\" for the opponent,
each with its parts (initial, random, path_change, path_count, total). \"w\" is
the combined weight: own total plus GamePredictability % of the other total. A
finished game has no nodes.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    positions: PositionOptions,
    #[command(flatten)]
    personality: PersonalityOptions,
}

#[derive(Debug, Serialize)]
struct Answer {
    player: char,
    nodes: Vec<Weighed>,
}

#[derive(Debug, Serialize)]
struct Weighed {
    node: String,
    own: WeightParts,
    other: WeightParts,
    w: f64,
}

impl From<NodeWeight> for Weighed {
    fn from(weight: NodeWeight) -> Self {
        let NodeWeight { node, own, other, w } = weight;
        Self { node: node.to_string(), own, other, w }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let personality = options.personality.personality()?;
    answer_each(
        &options.positions.position,
        |position: &Position| {
            let weights = engine::weigh(position, &personality.factors, options.personality.seed);
            let nodes = weights.into_iter().map(Weighed::from).collect();
            Ok(Answer { player: position.to_move().letter(), nodes })
        },
        None,
    )
}
