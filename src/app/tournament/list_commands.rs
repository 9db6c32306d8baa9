//! Changes to the list of saved tournaments.

use std::fmt::Display;

use crate::app::context::Context;
use crate::app::store::read::storage_help;
use crate::app::tournament::action::ListAction;
use crate::app::tournament::history::Renaming;
use crate::app::tournament::open_log;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::tournament as msg;

pub(super) fn apply(cx: &mut Context, action: ListAction) {
    match action {
        ListAction::Open(place) => open_log::open_saved_tournament(cx, place),
        ListAction::Delete(place) => delete_saved_tournament(cx, place),
        ListAction::Restore => {
            let restored = cx.features.tournament.saved.restore();
            report_list_change(cx, restored);
            list_saved_tournaments(cx);
        }
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

fn delete_saved_tournament(cx: &mut Context, place: usize) {
    let tournament = &mut cx.features.tournament;
    let deleted = tournament.saved.delete(place);
    if let Ok(Some(path)) = &deleted {
        tournament.last.take_if(|last| last.file.as_ref() == Some(path));
    }
    report_list_change(cx, deleted.map(drop));
    list_saved_tournaments(cx);
}

fn rename_saved_tournament(cx: &mut Context) {
    let tournament = &mut cx.features.tournament;
    let Some(Renaming { path, name, .. }) = tournament.saved.renaming.take() else { return };
    let renamed = tournament.saved.rename(&path, &name);
    if renamed.is_ok()
        && let Some(last) = tournament.last.as_mut().filter(|last| last.file.as_ref() == Some(&path))
    {
        last.title = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    }
    report_list_change(cx, renamed);
}

/// Reports why the list was not changed, or removes an earlier report.
fn report_list_change(cx: &mut Context, changed: Result<(), impl Display>) {
    match changed {
        Ok(()) => cx.view.notices.close_topic(NoticeTopic::Tournament),
        Err(error) => {
            let notice = Notice::problem(msg::list_not_changed(error)).topic(NoticeTopic::Tournament);
            cx.report(notice.with_help(storage_help()));
        }
    }
}
