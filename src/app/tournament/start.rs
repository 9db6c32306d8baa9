//! Starts and resumes tournaments. External engines are checked first.

use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::engines::ExternalEngine;
use crate::app::tournament::history;
use crate::app::tournament::runner::{LogTarget, RunnerJob, TournamentRunner};
use crate::app::tournament::state::Tournament;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::engine_check::{EngineCheck, Failed, Passed, Subject};
use crate::jobs::external_player::Launch;
use crate::jobs::{WakeAt, repaint_wake};
use crate::messages::tournament as msg;
use crate::platform::Folders;
use span_it_core::seed::Seed;
use span_it_lab::tournament::log::{Log, LogError};
use span_it_lab::tournament::{AgentSpec, Plan};
use span_it_store::storage;

pub(super) fn start(cx: &mut Context) {
    let Ok(plan) = cx.features.tournament.setup.plan() else { return };
    clear_problem(cx);
    check_engines(cx, &Arc::new(plan), msg::start_failed);
}

/// Resumes the current tournament. If it was interrupted, its external engines are checked again, as they may have been
/// removed since.
pub(super) fn resume(cx: &mut Context) {
    let tournament = &cx.features.tournament;
    let is_checking = tournament.engine_check.is_some();
    let Some(tournament) = &tournament.tournament else { return };
    if let Some(runner) = &tournament.runner {
        return runner.control.resume();
    }
    if is_checking {
        return;
    }
    let plan = Arc::clone(&tournament.plan);
    if let Some(command) = unlisted_engine(cx, &plan) {
        return report_problem(cx, msg::resume_failed(msg::not_in_list(&command)));
    }
    clear_problem(cx);
    check_engines(cx, &plan, msg::resume_failed);
}

/// Continues the current tournament with as many games again.
pub(super) fn play_more(cx: &mut Context) {
    let Some(tournament) = &mut cx.features.tournament.tournament else { return };
    let pairs = tournament.plan.pairs.saturating_mul(2);
    let plan = Plan { pairs, ..tournament.plan.as_ref().clone() };
    if let Err(error) = plan.check() {
        return report_problem(cx, msg::resume_failed(error));
    }
    tournament.plan = Arc::new(plan);
    resume(cx);
}

/// A command of the plan that is not in the player's list. A log from elsewhere must not start programs.
fn unlisted_engine(cx: &Context, plan: &Plan) -> Option<String> {
    plan.agents.iter().find_map(|agent| match agent {
        AgentSpec::Gtp { command, folder } => {
            let is_it = |engine: &ExternalEngine| engine.command == *command && engine.folder == *folder;
            (!cx.settings.engines.iter().any(is_it)).then(|| command.clone())
        }
        _ => None,
    })
}

fn check_engines(cx: &mut Context, plan: &Arc<Plan>, problem: impl FnOnce(io::Error) -> String) {
    let launch = |agent: &AgentSpec| match agent {
        AgentSpec::Gtp { command, folder } => {
            Some(Launch { command: command.clone(), folder: folder.clone(), seed: Seed::default() })
        }
        _ => None,
    };
    let engines: Vec<Launch> = plan.agents.iter().filter_map(launch).collect();
    if engines.is_empty() {
        return play(cx, plan);
    }
    let subject = Subject { engines, boards: plan.boards.clone(), limit: plan.max_move, moves: false };
    match EngineCheck::start(subject, repaint_wake(&cx.egui)) {
        Ok(check) => cx.features.tournament.engine_check = Some((Arc::clone(plan), check)),
        Err(error) => report_problem(cx, problem(error)),
    }
}

pub(crate) fn update(cx: &mut Context) {
    let tournament = &mut cx.features.tournament;
    let is_resuming = tournament.tournament.is_some();
    let Some((plan, check)) = &tournament.engine_check else { return };
    let Some(result) = check.poll() else {
        // The setup shows the progress of the check itself.
        if is_resuming {
            let offer = Some((msg::CANCEL.to_owned(), Action::call(cancel_engine_check)));
            let message = msg::starting_engine(check.checking());
            let notice = Notice { offer, stays: true, ..Notice::information(message) };
            cx.view.notices.put(notice.topic(NoticeTopic::EngineCheck));
        }
        return;
    };
    let plan = Arc::clone(plan);
    cancel_engine_check(cx);
    match result {
        Ok(passed) => {
            let name = |passed: Passed| Some((passed.command, passed.name?));
            cx.settings.engine_names.extend(passed.into_iter().filter_map(name));
            if let Some(tournament) = &mut cx.features.tournament.tournament {
                tournament.set_engine_names(&cx.settings.engine_names);
            }
            play(cx, &plan);
        }
        Err(Failed { command, why }) => {
            let why = msg::field_error(&command, why);
            if is_resuming {
                return report_problem(cx, msg::resume_failed(why));
            }
            report_problem(cx, msg::start_failed(why));
        }
    }
}

pub(super) fn cancel_engine_check(cx: &mut Context) {
    cx.features.tournament.engine_check = None;
    cx.view.notices.close_topic(NoticeTopic::EngineCheck);
}

fn report_problem(cx: &mut Context, problem: String) {
    cx.features.tournament.start_problem = Some(problem.clone());
    cx.report(Notice::problem(problem).topic(NoticeTopic::Tournament));
}

fn clear_problem(cx: &mut Context) {
    let problem = cx.features.tournament.start_problem.take();
    cx.view.notices.close_matching(|notice| problem.as_ref() == Some(&notice.text));
}

/// Resumes the current tournament. Without one, creates a log and starts the tournament of this plan.
fn play(cx: &mut Context, plan: &Arc<Plan>) {
    if let Some(tournament) = &cx.features.tournament.tournament {
        let log = tournament.file.clone().map_or(LogTarget::NoLog, LogTarget::Resume);
        // The reason of the last failure is obsolete.
        cx.view.notices.close_topic(NoticeTopic::Tournament);
        return start_runner(cx, log);
    }
    let folder = cx.store.folders.as_ref().map(Folders::tournaments);
    let log = match folder.map(|folder| new_log(&folder, plan)).transpose() {
        Ok(log) => log.flatten(),
        Err(reason) => return cx.report(Notice::problem(msg::start_failed(reason))),
    };
    let file = log.as_ref().map(|log| log.path().to_path_buf());
    let mut tournament = Tournament::new(Arc::clone(plan), Vec::new(), file);
    tournament.set_engine_names(&cx.settings.engine_names);
    cx.features.tournament.tournament = Some(Box::new(tournament));
    start_runner(cx, log.map_or(LogTarget::NoLog, |log| LogTarget::New(Box::new(log))));
}

/// A log for a new tournament in this folder, which is created on first use; `None` if it cannot be created. Without a
/// log nothing is stored.
fn new_log(folder: &Path, plan: &Plan) -> Result<Option<Log>, LogError> {
    if storage::create_folders(folder).is_err() {
        return Ok(None);
    }
    history::begin(folder, plan).map(Some)
}

fn start_runner(cx: &mut Context, log: LogTarget) {
    let now = cx.platform.now();
    // Shows this tournament, not another one that is still being read.
    cx.features.tournament.search.end();
    let Some(tournament) = &mut cx.features.tournament.tournament else { return };
    let job = RunnerJob { plan: Arc::clone(&tournament.plan), log, done: tournament.games.clone() };
    // The table is redrawn at intervals, not at every game.
    match TournamentRunner::start(job, now, repaint_wake(&cx.egui), WakeAt::End) {
        Ok(runner) => {
            tournament.runner = Some(runner);
            cx.settings.dismissed_tournament = None;
        }
        Err(error) => {
            cx.report(Notice::problem(msg::start_failed(error)).topic(NoticeTopic::Tournament));
        }
    }
}

pub(super) fn draw_seed(cx: &mut Context) {
    cx.features.tournament.setup.seed = cx.platform.random_seed().to_string();
}
