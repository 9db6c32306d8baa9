//! Training: a search for factors that maximise an [`Objective`].
//!
//! [`train`] runs the optimizer (CMA-ES) round by round. In a round all candidates get the same fresh work, so
//! none is favoured by its positions or openings; the work grows from round to round. [`compare`] then compares
//! the result with the start, on work that the search has not used. [`run`] does both with one log. The config
//! and its seed determine every round, with any number of threads.

mod cma;
mod config;
mod error;
mod eval_batch;
mod games;
mod held_out;
mod log;
mod log_lines;
mod measure;
mod optimizer;
mod parameter_map;
mod pipeline;
mod result;
mod search;
mod space;
mod work;

pub use config::{BOUND_FACTOR, Objective, TrainingConfig, Until};
pub use error::TrainingError;
pub use held_out::{Comparison, HeldOut, MAX_PAIRS, OtherBoard, Trial, compare, trial_of};
pub use measure::Measure;
pub use pipeline::{Stage, finished_result, run};
pub use result::{Round, TrainingResult};
pub use search::{Step, rounds, train};
pub use space::{Dimension, Space, SpaceError};
pub use work::{MAX_LINE, Work, ask, evaluate, tell};
