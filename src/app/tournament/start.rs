//! Starts and resumes tournaments.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::history;
use crate::app::tournament::runner::{LogTarget, RunnerJob, TournamentRunner};
use crate::app::tournament::setup::plan::{OpeningFile, Openings};
use crate::app::tournament::state::Contest;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{WakeAt, repaint_wake};
use crate::messages::files::file_name;
use crate::messages::tournament as msg;
use crate::platform::FileKind;
use span_it_arena::contest::log::Log;
use span_it_arena::contest::{Book, Plan};
use span_it_core::storage;

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

pub(super) fn ask_for_openings(cx: &mut Context) {
    let then = |path| Action::Tournament(TournamentAction::UseOpenings(path));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Openings, msg::OPENINGS_TITLE, folder, then));
}

pub(super) fn use_openings(cx: &mut Context, path: &Path) {
    let read = storage::read_limited(path, Book::MAX_BYTES).map_err(|error| error.reason());
    let book = read.and_then(|bytes| {
        let text = std::str::from_utf8(&bytes).ok().ok_or(msg::NOT_TEXT.to_owned())?;
        Book::parse(text).map_err(|error| error.to_string())
    });
    match book {
        Ok(book) => {
            cx.view.notices.close_topic(NoticeTopic::Opening);
            let openings = Openings::Book(Arc::new(book));
            cx.features.tournament.setup.set_openings(OpeningFile { name: file_name(path), openings });
        }
        Err(reason) => {
            let notice = Notice::problem(msg::openings_refused(path, reason)).topic(NoticeTopic::Opening);
            cx.report(notice.with_help(Chapter::Tournament));
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
