//! Starts every external engine on each board before a contest, to report engines that fail and to read the
//! engines' names.

use std::io;
use std::sync::Arc;

use crate::jobs::{Reporter, Wake, Worker};
use span_it_arena::contest::{AgentSpec, OwnNames, Plan};
use span_it_core::engine::Stop;

/// A running check. Dropping it stops it and the engine.
#[derive(Debug)]
pub struct Rehearsal {
    plan: Arc<Plan>,
    worker: Worker<Arc<Plan>, News>,
    trying: String,
    /// Whether `newly_trying` has returned the current engine.
    told: bool,
    names: OwnNames,
    problem: Option<String>,
}

/// A message from the thread.
enum News {
    /// The command of the engine that is being checked.
    Trying(String),
    /// A command, and the name that the engine reports.
    Named(String, String),
    /// An engine does not work; the reason.
    Problem(String),
}

impl Rehearsal {
    /// Whether the plan contains external engines.
    pub fn is_needed(plan: &Plan) -> bool {
        plan.agents.iter().any(AgentSpec::is_engine)
    }

    /// Starts the check.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(plan: Arc<Plan>, wake: Wake) -> io::Result<Self> {
        let mut worker = Worker::start("rehearsal", wake, |plan: Arc<Plan>, stop, report| {
            try_all(&plan, stop, report);
            None
        })?;
        worker.submit(Arc::clone(&plan));
        Ok(Self { plan, worker, trying: String::new(), told: true, names: OwnNames::new(), problem: None })
    }

    /// The command of the engine that is being checked.
    pub fn trying(&self) -> &str {
        &self.trying
    }

    /// Returns the command once for each engine.
    pub fn newly_trying(&mut self) -> Option<&str> {
        (!std::mem::replace(&mut self.told, true)).then_some(&*self.trying)
    }

    /// Returns the plan and the engines' names when all engines have passed, or the reason of the first
    /// failure. `None` while the check is running.
    pub fn hear(&mut self) -> Option<Result<(Arc<Plan>, OwnNames), String>> {
        for news in self.worker.poll() {
            match news {
                News::Trying(command) => (self.trying, self.told) = (command, false),
                News::Named(command, name) => drop(self.names.insert(command, name)),
                News::Problem(why) => self.problem = Some(why),
            }
        }
        if self.worker.is_busy() {
            return None;
        }
        let tried = || Ok((Arc::clone(&self.plan), std::mem::take(&mut self.names)));
        Some(self.problem.take().map_or_else(tried, Err))
    }
}

/// Checks all engines.
fn try_all(plan: &Plan, stop: &Arc<Stop>, tell: Reporter<'_, News>) {
    for agent in plan.agents.iter().filter(|agent| agent.is_engine()) {
        tell(News::Trying(agent.name()));
        for &size in &plan.boards {
            match agent.probe(size, plan.max_move, stop) {
                Ok(name) => name.into_iter().for_each(|name| tell(News::Named(agent.name(), name))),
                Err(why) => return tell(News::Problem(format!("{}: {why}", agent.name()))),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    fn rehearsed(command: &str) -> Result<(Arc<Plan>, OwnNames), String> {
        let (waker, woken) = channel();
        let agents = vec![AgentSpec::Random, AgentSpec::Gtp { command: command.to_owned() }];
        let plan = Plan { max_move: Some(Duration::from_secs(1)), ..Plan::round_robin(agents) };
        assert!(Rehearsal::is_needed(&plan));
        let wake: Wake = Arc::new(move || waker.send(()).unwrap_or_default());
        let mut rehearsal = Rehearsal::start(Arc::new(plan), wake).unwrap();
        loop {
            woken.recv().unwrap();
            if let Some(outcome) = rehearsal.hear() {
                assert_eq!(rehearsal.trying(), command);
                assert_eq!(rehearsal.newly_trying(), Some(command));
                assert_eq!(rehearsal.newly_trying(), None, "what was told is not told again");
                return outcome;
            }
        }
    }

    #[test]
    fn names_the_failing_engine_and_the_reason() {
        let said = rehearsed("no-such-program-anywhere --fast").unwrap_err();
        assert!(
            said.starts_with("no-such-program-anywhere --fast: ") && said.contains("could not be started"),
            "{said}"
        );
        let said = rehearsed("an 'open quote").unwrap_err();
        assert!(said.contains("no command line"), "{said}");
        assert!(!Rehearsal::is_needed(&Plan::round_robin(vec![AgentSpec::Random, AgentSpec::Perfect])));
    }
}
