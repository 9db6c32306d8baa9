//! Starts every external engine on each board before a tournament, to report engines that fail and to read the
//! engines' names.

use std::io;
use std::sync::Arc;

use crate::jobs::{Reporter, Wake, Worker};
use span_it_arena::tournament::{AgentSpec, OwnNames, Plan};
use span_it_core::engine::Stop;

/// A running check. Dropping it stops it and the engine.
#[derive(Debug)]
pub(crate) struct EngineCheck {
    plan: Arc<Plan>,
    worker: Worker<Arc<Plan>, CheckReport>,
    /// The command of the engine that is being checked.
    pub(super) checking: String,
    /// Whether `newly_checked` has returned the current engine.
    is_reported: bool,
    names: OwnNames,
    problem: Option<String>,
}

enum CheckReport {
    /// The command of the engine that is being checked.
    Checking(String),
    /// A command, and the name that the engine reports.
    EngineName(String, String),
    Problem(String),
}

impl EngineCheck {
    pub(crate) fn is_needed(plan: &Plan) -> bool {
        plan.agents.iter().any(AgentSpec::is_engine)
    }

    pub(crate) fn start(plan: Arc<Plan>, wake: Wake) -> io::Result<Self> {
        let mut worker = Worker::start("engine check", wake, |plan: Arc<Plan>, stop, report| {
            check_all(&plan, stop, report);
            None
        })?;
        worker.submit(Arc::clone(&plan));
        Ok(Self {
            plan,
            worker,
            checking: String::new(),
            is_reported: true,
            names: OwnNames::new(),
            problem: None,
        })
    }

    /// Returns the command once for each engine.
    pub(crate) fn newly_checked(&mut self) -> Option<&str> {
        (!std::mem::replace(&mut self.is_reported, true)).then_some(&*self.checking)
    }

    /// Returns the plan and the engines' names when all engines have passed, or the reason of the first
    /// failure. `None` while the check is running.
    pub(crate) fn poll(&mut self) -> Option<Result<(Arc<Plan>, OwnNames), String>> {
        for report in self.worker.poll() {
            match report {
                CheckReport::Checking(command) => (self.checking, self.is_reported) = (command, false),
                CheckReport::EngineName(command, name) => drop(self.names.insert(command, name)),
                CheckReport::Problem(why) => self.problem = Some(why),
            }
        }
        if self.worker.is_busy() {
            return None;
        }
        let passed = || Ok((Arc::clone(&self.plan), std::mem::take(&mut self.names)));
        Some(self.problem.take().map_or_else(passed, Err))
    }
}

fn check_all(plan: &Plan, stop: &Arc<Stop>, send_report: Reporter<'_, CheckReport>) {
    for agent in plan.agents.iter().filter(|agent| agent.is_engine()) {
        send_report(CheckReport::Checking(agent.name()));
        for &size in &plan.boards {
            match agent.probe(size, plan.max_move, stop) {
                Ok(Some(name)) => send_report(CheckReport::EngineName(agent.name(), name)),
                Ok(None) => {}
                Err(why) => {
                    return send_report(CheckReport::Problem(crate::messages::tournament::field_error(
                        &agent.name(),
                        &why,
                    )));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::jobs::test_wake;

    fn checked(command: &str) -> Result<(Arc<Plan>, OwnNames), String> {
        let (wake, woken) = test_wake();
        let agents = vec![AgentSpec::Random, AgentSpec::Gtp { command: command.to_owned(), folder: None }];
        let plan = Plan { max_move: Some(Duration::from_secs(1)), ..Plan::round_robin(agents) };
        assert!(EngineCheck::is_needed(&plan));
        let mut engine_check = EngineCheck::start(Arc::new(plan), wake).unwrap();
        loop {
            woken.recv().unwrap();
            if let Some(outcome) = engine_check.poll() {
                assert_eq!(engine_check.checking, command);
                assert_eq!(engine_check.newly_checked(), Some(command));
                assert_eq!(engine_check.newly_checked(), None, "each engine is reported once");
                return outcome;
            }
        }
    }

    #[test]
    fn names_the_failing_engine_and_the_reason() {
        let text = checked("no-such-program-anywhere --fast").unwrap_err();
        assert!(
            text.starts_with("no-such-program-anywhere --fast: ") && text.contains("could not be started"),
            "{text}"
        );
        let text = checked("an 'open quote").unwrap_err();
        assert!(text.contains("no command line"), "{text}");
        let own = ["random", "perfect"].map(|name| AgentSpec::parse(name).unwrap());
        assert!(!EngineCheck::is_needed(&Plan::round_robin(own.into())));
    }
}
