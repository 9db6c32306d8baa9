//! Outside programs before a contest: whether they work, and by what names they go.

use std::path::Path;
use std::sync::Arc;

use span_it_arena::contest::log::{self, Resumed};
use span_it_arena::contest::stats::Sprt;
use span_it_arena::contest::{AgentSpec, OwnNames, Plan, Sequential};
use span_it_core::engine::Stop;

/// What is known of the outside programs of a contest.
#[derive(Debug, Default)]
pub(super) struct Outside {
    /// By what names they go.
    pub(super) own: OwnNames,
    /// Whether the log is still to be told these names.
    pub(super) is_news: bool,
    /// The contest's log, where there was one.
    pub(super) begun: Option<Resumed>,
}

/// Tries the outside programs, if there are any and something is left to play. A contest that was begun before
/// calls them as it did then, if its log knows how; the programs of one that is over need not be there.
pub(super) fn meet(
    plan: &Plan,
    log: Option<&Path>,
    sprt: Option<Sprt>,
    stop: &Arc<Stop>,
) -> Result<Outside, String> {
    if !plan.agents.iter().any(AgentSpec::is_outside) {
        return Ok(Outside::default());
    }
    // No file is made for programs that do not work.
    let log = log.filter(|path| path.metadata().is_ok_and(|found| found.len() > 0));
    let begun = log.map(|path| log::open(path, plan, stop)).transpose().map_err(|error| error.to_string())?;
    let known = begun.as_ref().and_then(|begun| begun.names.clone());
    if begun.as_ref().is_some_and(|begun| is_over(plan, sprt, begun)) {
        return Ok(Outside { own: known.unwrap_or_default(), is_news: false, begun });
    }
    begun.as_ref().map_or(Ok(()), |begun| begun.log.check_writing()).map_err(|error| error.to_string())?;
    let (is_news, tried) = (known.is_none(), try_all(plan, stop)?);
    Ok(Outside { own: known.unwrap_or(tried), is_news, begun })
}

/// Whether nothing is left to play.
fn is_over(plan: &Plan, sprt: Option<Sprt>, begun: &Resumed) -> bool {
    let settled = |sprt| {
        let mut test = Sequential::new(plan, sprt);
        begun.games.iter().any(|game| test.add(game))
    };
    begun.games.len() as u64 == plan.games() || sprt.is_some_and(settled)
}

/// Starts every outside program, to find out whether it works on every board and what it is called.
fn try_all(plan: &Plan, stop: &Arc<Stop>) -> Result<OwnNames, String> {
    let mut own = OwnNames::new();
    for agent in plan.agents.iter().filter(|agent| agent.is_outside()) {
        for &size in &plan.boards {
            let tried = agent.rehearse(size, plan.max_move, stop);
            let name = tried.map_err(|error| format!("gtp:{}: {error}", agent.name()))?;
            own.extend(name.map(|name| (agent.name(), name)));
        }
    }
    Ok(own)
}
