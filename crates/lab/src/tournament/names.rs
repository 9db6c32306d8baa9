//! The names of agents in tables, including the names that external engines give themselves.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::PlayerSpec;

/// The names that external engines give themselves, by command line.
pub type OwnNames = BTreeMap<String, String>;

/// The names of a plan's agents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The names in tables, in the order of the agents; all different.
    pub shown: Vec<String>,
    /// The external engines that have their own names there, with their command lines.
    pub commands: Vec<(String, String)>,
}

impl Names {
    /// An external engine has the name that it gives itself unless another agent has it too.
    pub fn new(agents: &[PlayerSpec], own: &OwnNames) -> Self {
        let own: Vec<_> = agents.iter().map(|agent| own_name(agent, own)).collect();
        Self::choose(&planned_names(agents), &own)
    }

    /// Chooses between the names in the plan and the names that engines give themselves.
    fn choose(planned: &[String], own: &[Option<&String>]) -> Self {
        let preferred = |place: usize| own[place].unwrap_or(&planned[place]);
        let is_unique = |place: usize| {
            (0..planned.len()).all(|other| other == place || preferred(other) != preferred(place))
        };
        let name = |place: usize| match own[place] {
            Some(name) if is_unique(place) => name.clone(),
            Some(name) => format!("{name} ({})", planned[place]),
            None => planned[place].clone(),
        };
        let shown = disambiguate(&(0..planned.len()).map(name).collect::<Vec<_>>());
        let commands = (0..planned.len()).filter(|&place| own[place].is_some() && is_unique(place));
        let commands = commands.map(|place| (shown[place].clone(), planned[place].clone())).collect();
        Self { shown, commands }
    }
}

/// The names of agents without those that external engines give themselves; equal names are numbered.
pub(super) fn planned_names(agents: &[PlayerSpec]) -> Vec<String> {
    disambiguate(&agents.iter().map(PlayerSpec::name).collect::<Vec<_>>())
}

/// Makes names unique: appends a number to all but the first of equal names, as in "Steady (2)".
pub fn disambiguate(names: &[String]) -> Vec<String> {
    let given: HashSet<&String> = names.iter().collect();
    let mut last: HashMap<&String, usize> = HashMap::new();
    let mut unique = |name| {
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
    names.iter().map(&mut unique).collect()
}

fn own_name<'a>(agent: &PlayerSpec, own: &'a OwnNames) -> Option<&'a String> {
    let PlayerSpec::Gtp { command } = agent else { return None };
    own.get(command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::engine::Manner;

    #[test]
    fn makes_names_unique() {
        let unique =
            |names: &[&str]| disambiguate(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(unique(&["A", "A (2)", "A"]), ["A", "A (2)", "A (3)"]);
        assert_eq!(unique(&["A", "A", "A (2)", "A", "A (2)"]), ["A", "A (3)", "A (2)", "A (4)", "A (2) (2)"]);
        let mut spec = span_it_core::personality::library::builtin_named("Steady").unwrap().clone();
        let agents = ["A", "A (2)", "A"].map(|name| {
            spec.name = name.to_owned();
            PlayerSpec::Personality(Box::new(spec.clone()))
        });
        assert_eq!(planned_names(&agents), ["A", "A (2)", "A (3)"]);
    }

    #[test]
    fn uses_unique_names_of_engines() {
        let commands = ["gnu --x", "mute", "fast 1", "fast 2", "liar"];
        let outside = commands.map(|command| PlayerSpec::Gtp { command: command.to_owned() });
        let agents: Vec<_> = [PlayerSpec::Perfect(Manner::Fighter)].into_iter().chain(outside).collect();
        let perfect = agents[0].name();
        let own = [("gnu --x", "GNU 3"), ("fast 1", "Fast"), ("fast 2", "Fast"), ("liar", &perfect)];
        let own = own.map(|(command, name)| (command.to_owned(), name.to_owned())).into();
        let names = Names::new(&agents, &own);
        let liar = format!("{perfect} (liar)");
        assert_eq!(names.shown, [&*perfect, "GNU 3", "mute", "Fast (fast 1)", "Fast (fast 2)", &*liar]);
        assert_eq!(names.commands, [("GNU 3".to_owned(), "gnu --x".to_owned())]);
    }
}
