//! An opponent for measurements that shares no idea with the personalities: UCT with RAVE and random playouts, as
//! a GTP engine. `docs/toolkit/strength.md` has the figures.
//!
//! ```sh
//! cargo build --release -p span-it-lab --example uct
//! span-it-toolkit match perfect "gtp:target/release/examples/uct 4000" --opening-plies 2 --pairs 40
//! ```
//!
//! The argument is the number of playouts per move. A game depends only on this number and on the seed that the
//! tournament sends with `set_random_seed`.

mod playout;
mod search;

use std::error::Error;
use std::io;
use std::sync::Arc;

use span_it_core::board::{Node, Position};
use span_it_core::engine::Deadline;
use span_it_core::rng::{SplitMix64, mix_words};
use span_it_core::seed::Seed;
use span_it_lab::gtp::{Mind, MoveChooser, Server};

use search::Tree;

/// Playouts between two polls of the deadline.
const POLL_EVERY: u32 = 256;

#[derive(Debug)]
struct Uct {
    name: String,
    playouts: u32,
}

impl MoveChooser for Uct {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&self, position: &Position, seed: Seed, deadline: &Deadline) -> Result<Node, String> {
        let rng = SplitMix64::new(mix_words(seed, &[position.connectors().into()]));
        let mut tree = Tree::new(position, rng);
        for playout in 1..=self.playouts {
            tree.play_out();
            if playout.is_multiple_of(POLL_EVERY) && deadline.has_spent_part(1) {
                break;
            }
        }
        tree.most_visited().ok_or_else(|| "there is no free node".to_owned())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let argument = std::env::args().nth(1).ok_or("expected the number of playouts per move")?;
    let playouts = argument.parse().ok().filter(|&playouts| playouts > 0);
    let playouts = playouts.ok_or_else(|| format!("{argument:?}: expected a number of playouts from 1"))?;
    let program = Uct { name: format!("UCT-RAVE {playouts}"), playouts };
    let mut server = Server::new(Mind::Other(Arc::new(program)), None, Seed::default());
    Ok(server.serve(&mut io::stdin().lock(), &mut io::stdout().lock())?)
}
