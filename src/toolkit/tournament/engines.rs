//! The check of GTP engines before a tournament, and their names.

use std::path::Path;
use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, Resumed};
use span_it_lab::tournament::stats::Sprt;
use span_it_lab::tournament::{OwnNames, Plan, PlayerSpec, Sequential};

/// The GTP engines of a tournament.
#[derive(Debug, Default)]
pub(super) struct Engines {
    pub(super) own: OwnNames,
    /// Whether the log does not have these names yet.
    pub(super) is_news: bool,
    /// The log of the tournament, if it existed.
    pub(super) begun: Option<Resumed>,
}

/// Starts every GTP engine once, unless the tournament is finished. A resumed tournament keeps the names that its log
/// has.
pub(super) fn check(
    plan: &Plan,
    log: Option<&Path>,
    sprt: Option<Sprt>,
    stop: &Arc<Stop>,
) -> Result<Engines, String> {
    if !plan.agents.iter().any(PlayerSpec::is_engine) {
        return Ok(Engines::default());
    }
    // The log is not created before the engines have passed.
    let log = log.filter(|path| path.metadata().is_ok_and(|found| found.len() > 0));
    let begun = log
        .map(|path| log::open_or_create(path, plan, stop))
        .transpose()
        .map_err(|error| error.to_string())?;
    let known = begun.as_ref().and_then(|begun| begun.names.clone());
    if begun.as_ref().is_some_and(|begun| is_over(plan, sprt, begun)) {
        return Ok(Engines { own: known.unwrap_or_default(), is_news: false, begun });
    }
    begun.as_ref().map_or(Ok(()), |begun| begun.log.check_writable()).map_err(|error| error.to_string())?;
    let (is_news, tried) = (known.is_none(), try_all(plan, stop)?);
    Ok(Engines { own: known.unwrap_or(tried), is_news, begun })
}

/// Whether nothing is left to play.
fn is_over(plan: &Plan, sprt: Option<Sprt>, begun: &Resumed) -> bool {
    let settled = |sprt| {
        let mut test = Sequential::new(plan, sprt);
        begun.games.iter().any(|game| test.add(game))
    };
    begun.games.len() as u64 == plan.games() || sprt.is_some_and(settled)
}

/// Starts every GTP engine on every board; the names that the engines have given.
fn try_all(plan: &Plan, stop: &Arc<Stop>) -> Result<OwnNames, String> {
    let mut own = OwnNames::new();
    for agent in plan.agents.iter().filter(|agent| agent.is_engine()) {
        for &size in &plan.boards {
            let tried = agent.probe(size, plan.max_move, stop);
            let name = tried.map_err(|error| format!("gtp:{}: {error}", agent.name()))?;
            own.extend(name.map(|name| (agent.name(), name)));
        }
    }
    Ok(own)
}
