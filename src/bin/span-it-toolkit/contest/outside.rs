//! Outside programs before a contest: whether they work, and what tables call them.

use std::sync::Arc;

use span_it::contest::Plan;
use span_it::engine::Stop;

/// What the agents are called who take part.
#[derive(Debug)]
pub(super) struct Names {
    /// For tables, in the agents' order; no two are the same.
    pub(super) shown: Vec<String>,
    /// The names that outside programs have given themselves, with their command lines.
    pub(super) commands: Vec<(String, String)>,
}

/// Starts every outside program, to find out whether it works on every board and what it is called.
pub(super) fn try_all(plan: &Plan, stop: &Arc<Stop>) -> Result<Names, String> {
    let mut said = vec![None; plan.agents.len()];
    for (agent, said) in plan.agents.iter().zip(&mut said) {
        for &size in plan.boards.iter().filter(|_| agent.is_outside()) {
            let tried = agent.rehearse(size, plan.max_move, stop);
            *said = tried.map_err(|error| format!("gtp:{}: {error}", agent.name()))?;
        }
    }
    Ok(named(&plan.names(), &said))
}

/// `known` are the names by which the plan tells its agents apart, those of outside programs being their
/// command lines; `said` is what these call themselves.
fn named(known: &[String], said: &[Option<String>]) -> Names {
    let own = |place: usize| said[place].as_ref().unwrap_or(&known[place]);
    let is_alone = |place: usize| (0..known.len()).all(|other| other == place || own(other) != own(place));
    let name = |place: usize| match &said[place] {
        Some(name) if is_alone(place) => name.clone(),
        Some(name) => format!("{name} ({})", known[place]),
        None => known[place].clone(),
    };
    let shown: Vec<String> = (0..known.len()).map(name).collect();
    let commands = (0..known.len()).filter(|&place| said[place].is_some() && is_alone(place));
    let commands = commands.map(|place| (shown[place].clone(), known[place].clone())).collect();
    Names { shown, commands }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_goes_by_its_own_name_where_that_is_nobody_elses() {
        let known = ["Steady", "gnu --x", "mute", "fast 1", "fast 2", "liar"].map(str::to_owned);
        let said = [None, Some("GNU 3"), None, Some("Fast"), Some("Fast"), Some("Steady")];
        let names = named(&known, &said.map(|name| name.map(str::to_owned)));
        let shown = ["Steady", "GNU 3", "mute", "Fast (fast 1)", "Fast (fast 2)", "Steady (liar)"];
        assert_eq!(names.shown, shown);
        assert_eq!(names.commands, [("GNU 3".to_owned(), "gnu --x".to_owned())]);
    }
}
