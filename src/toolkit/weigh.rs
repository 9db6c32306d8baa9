//! `weigh`: the weights of all free nodes, part by part; see `docs/rules.md, "Node weight"`.

use clap::Args;
use serde::Serialize;
use span_it_core::board::Position;
use span_it_core::engine::{self, NodeWeight, WeightParts};

use crate::toolkit::personalities::named_personality;
use crate::toolkit::positions::{PersonalityOptions, PositionOptions, answer_each};
use crate::toolkit::report::Failure;

const HELP: &str = "\
Example:
  span-it-toolkit weigh --position \".../../.../../... h\" --personality Steady

Prints {\"player\":\"h\",\"nodes\":[...]} with one entry per free node, row by row:
\"own\" is its node weight for the player to move and \"other\" for the opponent,
each with its parts (initial, random, path_change, path_count, total). \"w\" is
the combined weight: own total plus GamePredictability % of the other total. A
finished game has no nodes.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
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

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let personality = named_personality(&options.personality.personality)?;
    let answer = |position: &Position| {
        let weighed = |NodeWeight { node, own, other, w }: NodeWeight| Weighed {
            node: node.to_string(),
            own,
            other,
            w,
        };
        let weights = engine::weigh(position, &personality.factors, options.personality.seed);
        let nodes = weights.into_iter().map(weighed).collect();
        Ok(Answer { player: position.to_move().letter(), nodes })
    };
    answer_each(&options.positions.position, answer, None)
}
