//! Starts and resumes tournaments.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use span_it_arena::tournament::log::{Log, LogError};
use span_it_arena::tournament::{Book, Plan};
use span_it_files::storage;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::disk_task::{self, Request};
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::history;
use crate::app::tournament::runner::{LogTarget, RunnerJob, TournamentRunner};
use crate::app::tournament::setup::plan::{OpeningFile, Openings};
use crate::app::tournament::state::Tournament;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{WakeAt, repaint_wake};
use crate::messages::{files, tournament as msg};
use crate::platform::{FileKind, Folders};

/// Creates the log and starts the tournament.
pub(super) fn start_tournament(cx: &mut Context, plan: &Arc<Plan>) {
    let Some(folder) = cx.store.folders.as_ref().map(Folders::tournaments) else {
        return start_with(cx, plan, None);
    };
    if is_being_changed(cx) {
        return;
    }
    let waiting = Notice::information(msg::IS_BEING_CREATED).topic(NoticeTopic::Tournament);
    let (request, logged) = (Request::write(&folder, waiting), Arc::clone(plan));
    let plan = Arc::clone(plan);
    disk_task::run(
        cx,
        request,
        move || new_log(&folder, &logged),
        move |cx, log| {
            match disk_task::result(log) {
                // Another tournament was resumed or opened before a slow disk answered: this one has an empty log.
                Ok(_) if cx.features.tournament.is_under_way() => {}
                Ok(log) => start_with(cx, &plan, log),
                Err(reason) => cx.report(Notice::problem(msg::start_failed(reason))),
            }
        },
    );
}

/// Whether the folder of the tournaments is being changed. Then shows a notice, because another change must wait.
pub(super) fn is_being_changed(cx: &mut Context) -> bool {
    let folder = cx.store.folders.as_ref().map(Folders::tournaments);
    let is_changing = folder.is_some_and(|folder| disk_task::is_writing(cx, &folder));
    if is_changing {
        cx.report(Notice::information(msg::ARE_BEING_CHANGED).topic(NoticeTopic::Tournament));
    }
    is_changing
}

/// Without a log nothing is stored.
fn start_with(cx: &mut Context, plan: &Arc<Plan>, log: Option<Log>) {
    let file = log.as_ref().map(|log| log.path().to_path_buf());
    let mut tournament = Tournament::new(Arc::clone(plan), Vec::new(), file);
    tournament.set_engine_names(&cx.settings.engine_names);
    cx.features.tournament.tournament = Some(Box::new(tournament));
    cx.features.tournament.tab = 0;
    start_runner(cx, log.map_or(LogTarget::NoLog, |log| LogTarget::New(Box::new(log))));
}

pub(super) fn resume_tournament(cx: &mut Context) {
    let Some(tournament) = &mut cx.features.tournament.tournament else { return };
    if let Some(runner) = &tournament.runner {
        runner.control().resume();
        return;
    }
    // The reason of the last failure is obsolete.
    cx.view.notices.close_topic(NoticeTopic::Tournament);
    let log = tournament.file.clone().map_or(LogTarget::NoLog, LogTarget::Resume);
    start_runner(cx, log);
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

pub(super) fn ask_for_openings(cx: &mut Context) {
    let then = |path| Action::Tournament(TournamentAction::UseOpenings(path));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Openings, msg::OPENINGS_TITLE, folder, then));
}

pub(super) fn use_openings(cx: &mut Context, path: PathBuf) {
    disk_task::read(cx, path, read_openings, |cx, path, book| match disk_task::result(book) {
        Ok(book) => {
            cx.view.notices.close_topic(NoticeTopic::Opening);
            let openings = Openings::Book(Arc::new(book));
            let name = files::file_name(&path);
            cx.features.tournament.setup.set_openings(OpeningFile { name, openings });
        }
        Err(reason) => {
            let notice = Notice::problem(files::not_opened(&path, reason)).topic(NoticeTopic::Opening);
            cx.report(notice.with_help(Chapter::Tournament));
        }
    });
}

fn read_openings(path: &Path) -> Result<Book, String> {
    let bytes = storage::read_limited(path, Book::MAX_BYTES).map_err(|error| error.reason())?;
    let text = std::str::from_utf8(&bytes).ok().ok_or(msg::NOT_TEXT.to_owned())?;
    Book::parse(text).map_err(|error| error.to_string())
}

/// A log for a new tournament in this folder, which is created on first use; `None` if it cannot be created.
fn new_log(folder: &Path, plan: &Plan) -> Result<Option<Log>, LogError> {
    if storage::create_folders(folder).is_err() {
        return Ok(None);
    }
    history::begin(folder, plan).map(Some)
}
