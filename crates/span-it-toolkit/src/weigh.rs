//! `weigh`: the weights of all free nodes, part by part (spec sections 4 and 8).

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use span_it_core::board::Position;
use span_it_core::engine::{self, NodeWeight, WeightParts};

use super::positions::{PersonalityOptions, PositionOptions, answer_each};

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Example:
  span-it-toolkit weigh --position '.../../.../../... h' --personality Steady

Prints {\"player\":\"h\",\"nodes\":[...]}, one entry a free node, row by row:
\"own\" is its weight for the player to move, \"other\" for the opponent, each
by its parts (initial, random, path_change, path_count, total); \"w\" is own's
total plus GamePredictability% of other's. No nodes when the game is over.";

/// Whose weights, and where.
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
    own: Parts,
    other: Parts,
    w: f64,
}

#[derive(Debug, Serialize)]
struct Parts {
    initial: f64,
    random: f64,
    path_change: f64,
    path_count: f64,
    total: f64,
}

impl From<WeightParts> for Parts {
    fn from(parts: WeightParts) -> Self {
        let WeightParts { initial, random, path_change, path_count, total } = parts;
        Self { initial, random, path_change, path_count, total }
    }
}

impl From<NodeWeight> for Weighed {
    fn from(weight: NodeWeight) -> Self {
        let NodeWeight { node, own, other, w } = weight;
        Self { node: node.to_string(), own: own.into(), other: other.into(), w }
    }
}

/// Weighs the positions asked about.
pub(crate) fn run(options: &Options) -> ExitCode {
    let personality = match options.personality.personality() {
        Ok(personality) => personality,
        Err(code) => return code,
    };
    answer_each(&options.positions, |position: &Position| {
        let weights = engine::weigh(position, &personality.factors, options.personality.seed);
        let nodes = weights.into_iter().map(Weighed::from).collect();
        Ok(Answer { player: position.to_move().letter(), nodes })
    })
}
