//! Outside programs before a contest: whether they work, and by what names they go.

use std::sync::Arc;

use span_it::contest::{OwnNames, Plan};
use span_it::engine::Stop;

/// Starts every outside program, to find out whether it works on every board and what it is called.
pub(super) fn try_all(plan: &Plan, stop: &Arc<Stop>) -> Result<OwnNames, String> {
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
