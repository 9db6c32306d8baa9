//! What tables call the agents, once outside programs have said by what names they go.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::{AgentSpec, Plan};

/// The names that outside programs have given themselves, by their command lines.
pub type OwnNames = BTreeMap<String, String>;

/// What the agents of a plan are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// For tables, in the agents' order; no two are the same.
    pub shown: Vec<String>,
    /// The outside programs that go by names of their own there, with their command lines.
    pub commands: Vec<(String, String)>,
}

impl Names {
    /// Outside programs go by the names they have given themselves where these are nobody else's; the plan
    /// itself knows them by their command lines only.
    pub fn new(plan: &Plan, own: &OwnNames) -> Self {
        let said: Vec<_> = plan.agents.iter().map(|agent| said(agent, own)).collect();
        Self::of(&plan.names(), &said)
    }

    /// `known` are the names by which the plan tells its agents apart; `said` is what programs call
    /// themselves.
    fn of(known: &[String], said: &[Option<&String>]) -> Self {
        let own = |place: usize| said[place].unwrap_or(&known[place]);
        let is_alone =
            |place: usize| (0..known.len()).all(|other| other == place || own(other) != own(place));
        let name = |place: usize| match said[place] {
            Some(name) if is_alone(place) => name.clone(),
            Some(name) => format!("{name} ({})", known[place]),
            None => known[place].clone(),
        };
        let shown = told_apart(&(0..known.len()).map(name).collect::<Vec<_>>());
        let commands = (0..known.len()).filter(|&place| said[place].is_some() && is_alone(place));
        let commands = commands.map(|place| (shown[place].clone(), known[place].clone())).collect();
        Self { shown, commands }
    }
}

/// The names, no two of them the same: all but the first of equal ones with a number that makes them nobody
/// else's, "Steady (2)".
pub fn told_apart(names: &[String]) -> Vec<String> {
    let given: HashSet<&String> = names.iter().collect();
    let mut last: HashMap<&String, usize> = HashMap::new();
    let mut own = |name| {
        let number = last.entry(name).or_insert(0);
        *number += 1;
        if *number == 1 {
            return name.clone();
        }
        loop {
            let numbered = format!("{name} ({number})");
            if !given.contains(&numbered) {
                return numbered;
            }
            *number += 1;
        }
    };
    names.iter().map(&mut own).collect()
}

/// What an agent calls itself.
fn said<'a>(agent: &AgentSpec, own: &'a OwnNames) -> Option<&'a String> {
    let AgentSpec::Gtp { command } = agent else { return None };
    own.get(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_names_are_the_same() {
        let told =
            |names: &[&str]| told_apart(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(told(&["A", "A (2)", "A"]), ["A", "A (2)", "A (3)"]);
        assert_eq!(told(&["A", "A", "A (2)", "A", "A (2)"]), ["A", "A (3)", "A (2)", "A (4)", "A (2) (2)"]);
        let mut spec = span_it_core::personality::library::builtin_named("Steady").unwrap().clone();
        let agents = ["A", "A (2)", "A"].map(|name| {
            spec.name = name.to_owned();
            AgentSpec::Personality(Box::new(spec.clone()))
        });
        assert_eq!(Plan::round_robin(agents.to_vec()).names(), ["A", "A (2)", "A (3)"]);
    }

    #[test]
    fn a_program_goes_by_its_own_name_where_that_is_nobody_elses() {
        let commands = ["gnu --x", "mute", "fast 1", "fast 2", "liar"];
        let outside = commands.map(|command| AgentSpec::Gtp { command: command.to_owned() });
        let agents: Vec<_> = [AgentSpec::Perfect].into_iter().chain(outside).collect();
        let perfect = agents[0].name();
        let own = [("gnu --x", "GNU 3"), ("fast 1", "Fast"), ("fast 2", "Fast"), ("liar", &perfect)];
        let own = own.map(|(command, name)| (command.to_owned(), name.to_owned())).into();
        let names = Names::new(&Plan::round_robin(agents), &own);
        let liar = format!("{perfect} (liar)");
        assert_eq!(names.shown, [&*perfect, "GNU 3", "mute", "Fast (fast 1)", "Fast (fast 2)", &*liar]);
        assert_eq!(names.commands, [("GNU 3".to_owned(), "gnu --x".to_owned())]);
    }
}
