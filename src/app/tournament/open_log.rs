//! Opens an earlier tournament or the log of a tournament, and shows how far the reading is.

use std::path::{Path, PathBuf};
use std::time::Duration;

use span_it_files::stopwatch::Stopwatch;

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::help::place::Chapter;
use crate::app::store::disk_task;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::commands::{MAX_OPENING_WAIT, show_tournament};
use crate::app::tournament::external_engines;
use crate::app::tournament::history::{LoadedTournament, Opening};
use crate::app::tournament::list_commands::list_saved_tournaments;
use crate::app::tournament::state::RequestedOpening;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{Progress, repaint_wake};
use crate::messages::tournament as msg;
use crate::platform::Folders;

/// Time after which another page than the tournament shows the progress.
const MIN_SHOWN_READING: Duration = Duration::from_millis(500);

/// Opens an entry of the list.
pub(super) fn open_saved_tournament(cx: &mut Context, place: usize) {
    let entry = cx.features.tournament.saved.entries.get(place);
    if let Some(path) = entry.map(|one| one.path.clone()) {
        start(cx, path, false);
    }
}

/// Opens the log of a tournament. The tournaments get a copy of it.
pub(crate) fn open_log(cx: &mut Context, path: &Path) {
    start(cx, path.to_owned(), true);
    let (wait, stopwatch) = (MAX_OPENING_WAIT.min(disk_task::time_left(cx)), Stopwatch::start());
    update(cx, wait);
    disk_task::note_wait(cx, stopwatch.elapsed());
}

fn start(cx: &mut Context, path: PathBuf, is_file: bool) {
    external_engines::cancel_engine_check(cx);
    let folder = cx.store.folders.as_ref().map(Folders::tournaments);
    let own = cx.settings.engine_names.clone();
    match Opening::start(path, folder, own, repaint_wake(&cx.egui)) {
        Ok(opening) => {
            let (started, page) = (cx.platform.now(), cx.features.page_id());
            cx.features.tournament.opening = Some(RequestedOpening { opening, started, page, is_file });
        }
        Err(error) => report_unreadable(cx, msg::unreadable(error)),
    }
}

pub(super) fn cancel(cx: &mut Context) {
    cx.features.tournament.opening = None;
    cx.view.notices.close_topic(NoticeTopic::Reading);
}

/// Shows the tournament once it has been read, and the progress until then. Waits for it up to `wait`.
pub(super) fn update(cx: &mut Context, wait: Duration) {
    let Some(requested) = cx.features.tournament.opening.take() else { return };
    match requested.opening.wait(wait) {
        Progress::Pending => {
            show_progress(cx, &requested);
            cx.features.tournament.opening = Some(requested);
            return;
        }
        Progress::Done(Ok(tournament)) => show(cx, &requested, *tournament),
        Progress::Done(Err(error)) => report_unreadable(cx, msg::unreadable(error)),
        Progress::Lost => report_unreadable(cx, msg::STOPPED_BY_ERROR.to_owned()),
    }
    cx.view.notices.close_topic(NoticeTopic::Reading);
}

/// The page of the tournament shows the progress itself.
fn show_progress(cx: &mut Context, requested: &RequestedOpening) {
    let is_long = cx.platform.now().saturating_sub(requested.started) >= MIN_SHOWN_READING;
    if cx.features.page_id() == PageId::Tournament || !is_long {
        return cx.view.notices.close_topic(NoticeTopic::Reading);
    }
    let message = msg::reading_file(&requested.opening.path, &requested.opening.progress().text());
    let offer = Some((msg::CANCEL.to_owned(), Action::Tournament(TournamentAction::CancelOpening)));
    let notice = Notice { offer, ..Notice::information(message) };
    cx.view.notices.put(notice.topic(NoticeTopic::Reading));
}

fn show(cx: &mut Context, requested: &RequestedOpening, tournament: LoadedTournament) {
    if requested.is_file {
        cx.settings.remember(&requested.opening.path);
        cx.view.notices.close_topic(NoticeTopic::Opening);
    }
    cx.view.notices.close_topic(NoticeTopic::Tournament);
    if cx.features.tournament.is_under_way() {
        cx.report(Notice::information(msg::added(&requested.opening.path)).topic(NoticeTopic::Tournament));
        return list_saved_tournaments(cx);
    }
    cx.features.tournament.search.end();
    cx.features.tournament.show_loaded(tournament);
    if cx.features.page_id() == requested.page && cx.view.dialogs.is_empty() {
        show_tournament(cx);
    } else {
        let offer = Some((msg::SHOW.to_owned(), Action::Tournament(TournamentAction::Show)));
        let notice = Notice::information(msg::was_read(&requested.opening.path));
        cx.report(Notice { offer, ..notice }.topic(NoticeTopic::Tournament));
    }
}

fn report_unreadable(cx: &mut Context, message: String) {
    let notice = Notice::problem(message).topic(NoticeTopic::Tournament);
    cx.report(notice.with_help(Chapter::Tournament));
}
