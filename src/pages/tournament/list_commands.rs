//! Changes to the list of saved tournaments, and opening one of them or a log of another place.

use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::model::store::read::storage_help;
use crate::model::tournament::history;
use crate::model::tournament::history::{LoadedTournament, Opening, Renaming};
use crate::pages::tournament::commands::{MAX_OPENING_WAIT, show_tournament};
use crate::pages::tournament::state::{Reason, RequestedOpening, TournamentState};
use crate::platform::jobs::Progress;

/// Time after which another page than the tournament shows the progress of reading.
const MIN_SHOWN_READING: Duration = Duration::from_millis(500);

pub(super) fn open(cx: &mut Context, place: usize) {
    if let Some(path) = path_at(cx, place) {
        start_opening(cx, path, Reason::Saved);
    }
}

pub(super) fn reuse(cx: &mut Context, place: usize) {
    let entry = cx.states.the_mut::<TournamentState>().saved.entries.get(place);
    if let Some(Ok(summary)) = entry.map(|one| &one.summary) {
        let plan = summary.plan.clone();
        cx.states.the_mut::<TournamentState>().setup.fill(&plan, &cx.store.ratings);
        msg::reused().clone_into(&mut cx.view.announcement);
    }
}

fn path_at(cx: &Context, place: usize) -> Option<PathBuf> {
    cx.states.the::<TournamentState>().saved.entries.get(place).map(|one| one.path.clone())
}

pub(super) fn list_saved_tournaments(cx: &mut Context) {
    if let Some(folders) = &cx.store.folders {
        cx.states.the_mut::<TournamentState>().saved.reload(folders.tournaments(), repaint_wake(&cx.egui));
    }
}

pub(super) fn delete(cx: &mut Context, place: usize) {
    let Some(path) = path_at(cx, place) else { return };
    let tournament = cx.states.the_mut::<TournamentState>();
    let deleted = history::delete(path.clone()).map(|deleted| {
        tournament.saved.entries.retain(|one| one.path != path);
        tournament.saved.deleted.push(deleted);
        tournament.last.take_if(|last| last.file.as_ref() == Some(&path));
    });
    report_list_change(cx, deleted.map_err(|error| error.to_string()));
    list_saved_tournaments(cx);
}

pub(super) fn restore(cx: &mut Context) {
    let Some(deleted) = cx.states.the_mut::<TournamentState>().saved.deleted.pop() else { return };
    let restored = history::restore(deleted).map_err(|(error, deleted)| {
        cx.states.the_mut::<TournamentState>().saved.deleted.extend(deleted);
        error.to_string()
    });
    report_list_change(cx, restored);
    list_saved_tournaments(cx);
}

/// Names a tournament as typed. Does nothing if Escape has closed the field.
pub(super) fn rename(cx: &mut Context) {
    let tournament = cx.states.the_mut::<TournamentState>();
    let Some(Renaming { path, name, .. }) = tournament.saved.renaming.take() else { return };
    let renamed = history::rename(&path, &name).map(|title| {
        tournament.saved.note_renamed(&path, title.as_ref());
        if let Some(last) = tournament.last.as_mut().filter(|last| last.file.as_ref() == Some(&path)) {
            last.title = title;
        }
    });
    report_list_change(cx, renamed.map_err(|error| error.to_string()));
}

/// Reports why the list was not changed, or removes an earlier report.
fn report_list_change(cx: &mut Context, changed: Result<(), String>) {
    match changed {
        Ok(()) => cx.view.notices.close_topic(NoticeTopic::Tournament),
        Err(error) => {
            let notice = Notice::problem(msg::list_not_changed(error)).topic(NoticeTopic::Tournament);
            cx.report(notice.with_help(storage_help()));
        }
    }
}

/// Opens the log of a tournament. The tournaments get a copy of it.
pub(crate) fn open_log(cx: &mut Context, path: &Path) {
    start_opening(cx, path.to_owned(), Reason::File);
    update_opening(cx, MAX_OPENING_WAIT);
}

fn start_opening(cx: &mut Context, path: PathBuf, reason: Reason) {
    let folder = cx.store.folders.as_ref().map(Folders::tournaments);
    match Opening::start(path, folder, repaint_wake(&cx.egui)) {
        Ok(opening) => {
            let (started, page) = (cx.platform.now(), cx.page_id());
            cx.states.the_mut::<TournamentState>().opening =
                Some(RequestedOpening { opening, started, page, reason });
        }
        Err(error) => report(cx, msg::unreadable(error)),
    }
}

pub(super) fn cancel_opening(cx: &mut Context) {
    cx.states.the_mut::<TournamentState>().opening = None;
    cx.view.notices.close_topic(NoticeTopic::Reading);
}

/// Shows the tournament once it has been read, and the progress until then. Waits for it up to `wait`.
pub(super) fn update_opening(cx: &mut Context, wait: Duration) {
    let Some(requested) = cx.states.the_mut::<TournamentState>().opening.take() else { return };
    match requested.opening.wait(wait) {
        Progress::Pending => {
            show_progress(cx, &requested);
            cx.states.the_mut::<TournamentState>().opening = Some(requested);
            return;
        }
        Progress::Done(Ok(tournament)) => show_opened(cx, &requested, *tournament),
        Progress::Done(Err(error)) => report(cx, msg::unreadable(error)),
        Progress::Lost => report(cx, msg::stopped_by_error().to_owned()),
    }
    cx.view.notices.close_topic(NoticeTopic::Reading);
}

/// The page of the tournament shows the progress itself.
fn show_progress(cx: &mut Context, requested: &RequestedOpening) {
    let is_long = cx.platform.now().saturating_sub(requested.started) >= MIN_SHOWN_READING;
    if cx.page_id() == PageId::Tournament || !is_long {
        return cx.view.notices.close_topic(NoticeTopic::Reading);
    }
    let message = msg::reading_file(&requested.opening.path);
    let offer = Some((msg::cancel().to_owned(), Action::call(cancel_opening)));
    let notice = Notice { offer, stays: true, ..Notice::information(message) };
    cx.view.notices.put(notice.topic(NoticeTopic::Reading));
}

fn show_opened(cx: &mut Context, requested: &RequestedOpening, tournament: LoadedTournament) {
    let path = &requested.opening.path;
    if requested.reason == Reason::File {
        cx.settings.remember(path);
        cx.view.notices.close_topic(NoticeTopic::Opening);
    }
    cx.view.notices.close_topic(NoticeTopic::Tournament);
    if cx.states.the_mut::<TournamentState>().is_under_way() {
        cx.report(Notice::information(msg::added(path)).topic(NoticeTopic::Tournament));
        return list_saved_tournaments(cx);
    }
    cx.states.the_mut::<TournamentState>().search.end();
    cx.states.the_mut::<TournamentState>().show_loaded(tournament);
    if cx.page_id() == requested.page && cx.view.dialogs.is_empty() {
        show_tournament(cx);
    } else {
        let offer = Some((msg::show().to_owned(), Action::ShowTournament));
        let notice = Notice { offer, ..Notice::information(msg::was_read(path)) };
        cx.report(notice.topic(NoticeTopic::Tournament));
    }
}

pub(super) fn report(cx: &mut Context, message: String) {
    let notice = Notice::problem(message).topic(NoticeTopic::Tournament);
    cx.report(notice.with_help(Chapter::Tournament));
}
