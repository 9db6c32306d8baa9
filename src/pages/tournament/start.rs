//! Starts and resumes tournaments.

use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::model::tournament::history;
use crate::model::tournament::runner::{LogTarget, RunnerJob, TournamentRunner};
use crate::pages::tournament::state::{Tournament, TournamentState};
use crate::platform::jobs::WakeAt;
use span_it_lab::tournament::log::{Log, LogError};
use span_it_lab::tournament::{Plan, PlayerSpec};

pub(super) fn start(cx: &mut Context) {
    let Ok(plan) = cx.states.the_mut::<TournamentState>().setup.plan() else { return };
    clear_problem(cx);
    play(cx, &Arc::new(plan));
}

/// Resumes the current tournament, unless another program plays in it: a log from elsewhere must not start programs.
pub(super) fn resume(cx: &mut Context) {
    let tournament = cx.states.the::<TournamentState>();
    let Some(tournament) = &tournament.tournament else { return };
    if let Some(runner) = &tournament.runner {
        return runner.control.resume();
    }
    let plan = Arc::clone(&tournament.plan);
    if plan.agents.iter().any(PlayerSpec::is_engine) {
        return report_problem(cx, msg::resume_failed(msg::has_engines()));
    }
    clear_problem(cx);
    play(cx, &plan);
}

/// Continues the current tournament with as many games again.
pub(super) fn play_more(cx: &mut Context) {
    let Some(tournament) = &mut cx.states.the_mut::<TournamentState>().tournament else { return };
    let pairs = tournament.plan.pairs.saturating_mul(2);
    let plan = Plan { pairs, ..tournament.plan.as_ref().clone() };
    if let Err(error) = plan.check() {
        return report_problem(cx, msg::resume_failed(error));
    }
    tournament.plan = Arc::new(plan);
    resume(cx);
}

fn report_problem(cx: &mut Context, problem: String) {
    cx.states.the_mut::<TournamentState>().start_problem = Some(problem.clone());
    cx.report(Notice::problem(problem).topic(NoticeTopic::Tournament));
}

fn clear_problem(cx: &mut Context) {
    let problem = cx.states.the_mut::<TournamentState>().start_problem.take();
    cx.view.notices.close_matching(|notice| problem.as_ref() == Some(&notice.text));
}

/// Resumes the current tournament. Without one, creates a log and starts the tournament of this plan.
fn play(cx: &mut Context, plan: &Arc<Plan>) {
    if let Some(tournament) = &cx.states.the_mut::<TournamentState>().tournament {
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
    let tournament = Tournament::new(Arc::clone(plan), Vec::new(), file);
    cx.states.the_mut::<TournamentState>().tournament = Some(Box::new(tournament));
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
    cx.states.the_mut::<TournamentState>().search.end();
    let Some(tournament) = &mut cx.states.the_mut::<TournamentState>().tournament else { return };
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
