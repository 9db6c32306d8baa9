//! Starts and resumes tournaments.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::context::Context;
use crate::app::tournament::history;
use crate::app::tournament::runner::{LogTarget, RunnerJob, TournamentRunner};
use crate::app::tournament::state::Contest;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{WakeAt, repaint_wake};
use crate::messages::tournament as msg;
use span_it_arena::contest::Plan;
use span_it_arena::contest::log::Log;

pub(super) fn start_tournament(cx: &mut Context, plan: &Arc<Plan>) {
    let log = match new_log(cx, plan) {
        Ok(log) => log,
        Err(reason) => return cx.report(Notice::problem(msg::start_failed(reason))),
    };
    let file = log.as_ref().map(|log| log.path().to_path_buf());
    let mut contest = Contest::new(Arc::clone(plan), Vec::new(), file);
    contest.set_engine_names(&cx.settings.engine_names);
    cx.features.tournament.contest = Some(Box::new(contest));
    cx.features.tournament.tab = 0;
    start_runner(cx, log.map_or(LogTarget::NoLog, |log| LogTarget::New(Box::new(log))));
}

pub(super) fn resume_contest(cx: &mut Context) {
    let Some(contest) = &mut cx.features.tournament.contest else { return };
    if let Some(runner) = &contest.runner {
        runner.control().resume();
        return;
    }
    // The reason of the last failure is obsolete.
    cx.view.notices.close_topic(NoticeTopic::Tournament);
    let log = contest.file.clone().map_or(LogTarget::NoLog, LogTarget::Resume);
    start_runner(cx, log);
}

fn start_runner(cx: &mut Context, log: LogTarget) {
    let now = cx.platform.now();
    // Shows this tournament, not another one that is still being read.
    cx.features.tournament.search.end();
    let Some(contest) = &mut cx.features.tournament.contest else { return };
    let job = RunnerJob { plan: Arc::clone(&contest.plan), log, done: contest.games.clone() };
    // The table is redrawn at intervals, not at every game.
    match TournamentRunner::start(job, now, repaint_wake(&cx.egui), WakeAt::End) {
        Ok(runner) => {
            contest.runner = Some(runner);
            cx.settings.dismissed_tournament = None;
        }
        Err(error) => {
            cx.report(Notice::problem(msg::start_failed(error)).topic(NoticeTopic::Tournament));
        }
    }
}

/// The folder of the logs, created on first use.
fn tournament_folder(cx: &Context) -> Option<PathBuf> {
    let folder = cx.store.folders.as_ref()?.tournaments();
    std::fs::create_dir_all(&folder).is_ok().then_some(folder)
}

/// A log for a new tournament; `None` if nothing can be stored.
fn new_log(cx: &Context, plan: &Plan) -> Result<Option<Log>, String> {
    let Some(folder) = tournament_folder(cx) else { return Ok(None) };
    history::begin(&folder, plan).map(Some).map_err(|error| error.to_string())
}
