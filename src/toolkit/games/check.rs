//! `games check`: replays games.

use clap::Args;
use span_it_core::text::humanize::counted;

use crate::toolkit::interrupt::stop_by_ctrl_c;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;

/// The end of the help text.
pub(crate) const HELP: &str = "\
Every move must follow the rules, and every result the moves. In the log of a
tournament, the games must also follow the plan, and the solver must agree with
the counts of moves that kept the win. Other commands trust the log.

Exit codes:
  0  all games are right
  1  a file is wrong; the message names the first wrong line";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(super) struct Options {
    #[command(flatten)]
    sources: Sources,
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    let games = options.sources.check(&stop_by_ctrl_c())?;
    Ok(format!("{}: no error\n", counted(games as u64, "game", "games")))
}
