//! Everything around single games of Span-It!: tournaments between agents, training, opponent modelling and
//! external engines.
//!
//! | module | content |
//! | --- | --- |
//! | [`tournament`] | matches, gauntlets and tournaments in game pairs; statistics, logs and exports |
//! | [`training`] | accuracy tests, training and cloning of personalities |
//! | [`opponent_model`] | recognising a personality by its moves |
//! | [`gtp`] | the Go Text Protocol, as server and as client |

pub mod gtp;
pub mod html;
mod linalg;
pub mod opponent_model;
mod priority;
mod thread_pool;
pub mod tournament;
pub mod training;

pub use thread_pool::{set_threads, threads, yield_cores};
