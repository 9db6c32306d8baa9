//! Changes to the list of saved tournaments.

use std::io;

use crate::app::context::Context;
use crate::app::store::disk_task::{self, Request};
use crate::app::store::read::storage_help;
use crate::app::tournament::action::ListAction;
use crate::app::tournament::history::{self, Renaming};
use crate::app::tournament::open_log;
use crate::app::tournament::start::is_being_changed;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::tournament as msg;
use crate::platform::Folders;

pub(super) fn apply(cx: &mut Context, action: ListAction) {
    match action {
        ListAction::Delete(_) | ListAction::Restore | ListAction::Rename if is_being_changed(cx) => {}
        ListAction::Open(place) => open_log::open_saved_tournament(cx, place),
        ListAction::Delete(place) => delete_saved_tournament(cx, place),
        ListAction::Restore => restore_saved_tournament(cx),
        ListAction::Reuse(place) => reuse(cx, place),
        ListAction::Rename => rename_saved_tournament(cx),
        ListAction::CancelRenaming => cx.features.tournament.saved.renaming = None,
        ListAction::Sort(order) => {
            cx.features.tournament.saved.sort_by(order);
            list_saved_tournaments(cx);
        }
        ListAction::ShowAll => {
            cx.features.tournament.saved.list_all();
            list_saved_tournaments(cx);
        }
    }
}

fn reuse(cx: &mut Context, place: usize) {
    let entry = cx.features.tournament.saved.entries.get(place);
    if let Some(Ok(summary)) = entry.map(|one| &one.summary) {
        cx.features.tournament.setup.fill(&summary.plan);
        msg::REUSED.clone_into(&mut cx.view.announcement);
    }
}

pub(super) fn list_saved_tournaments(cx: &mut Context) {
    if let Some(folders) = &cx.store.folders {
        cx.features.tournament.saved.reload(folders.tournaments(), repaint_wake(&cx.egui));
    }
}

/// Changes the folder of the tournaments in the background.
fn change<T: Send + 'static>(
    cx: &mut Context,
    work: impl FnOnce() -> T + Send + 'static,
    then: impl FnOnce(&mut Context, io::Result<T>) + 'static,
) {
    let folder = cx.store.folders.as_ref().map(Folders::tournaments).unwrap_or_default();
    let waiting = Notice::information(msg::ARE_BEING_CHANGED).topic(NoticeTopic::Tournament);
    disk_task::run(cx, Request::write(folder, waiting), work, then);
}

fn delete_saved_tournament(cx: &mut Context, place: usize) {
    let entry = cx.features.tournament.saved.entries.get(place);
    let Some(path) = entry.map(|one| one.path.clone()) else { return };
    let log = path.clone();
    change(
        cx,
        move || history::delete(log),
        move |cx, deleted| {
            let deleted = disk_task::result(deleted).map(|deleted| {
                let tournament = &mut cx.features.tournament;
                tournament.saved.note_deleted(deleted);
                tournament.last.take_if(|last| last.file.as_ref() == Some(&path));
            });
            report_list_change(cx, deleted);
            list_saved_tournaments(cx);
        },
    );
}

fn restore_saved_tournament(cx: &mut Context) {
    let Some(deleted) = cx.features.tournament.saved.take_deleted() else { return };
    change(
        cx,
        move || history::restore(deleted),
        |cx, restored| {
            let restored = match restored {
                Ok(Ok(())) => Ok(()),
                Ok(Err((error, deleted))) => {
                    if let Some(deleted) = deleted {
                        cx.features.tournament.saved.put_back(deleted);
                    }
                    Err(error.to_string())
                }
                Err(error) => Err(error.to_string()),
            };
            report_list_change(cx, restored);
            list_saved_tournaments(cx);
        },
    );
}

fn rename_saved_tournament(cx: &mut Context) {
    let Some(Renaming { path, name, .. }) = cx.features.tournament.saved.renaming.take() else { return };
    let (log, title) = (path.clone(), name.clone());
    change(
        cx,
        move || history::rename(&log, &title),
        move |cx, renamed| {
            let renamed = disk_task::result(renamed).map(|summary| {
                let tournament = &mut cx.features.tournament;
                tournament.saved.note_renamed(&path, summary);
                if let Some(last) = tournament.last.as_mut().filter(|last| last.file.as_ref() == Some(&path))
                {
                    last.title = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
                }
            });
            report_list_change(cx, renamed);
        },
    );
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
