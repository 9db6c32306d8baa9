//! Carries out requests to the list of external engines.

use std::path::PathBuf;

use crate::app::action::Action;
use crate::app::chooser;
use crate::app::command::shortcut::PageId;
use crate::app::context::Context;
use crate::app::engines::ExternalEngine;
use crate::app::engines::dialog::EnginesDialog;
use crate::app::game::new_game::NewGameDialog;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::engines as msg;
use crate::messages::game::short_name;
use crate::platform::FileKind;
use span_it_core::board::Player;

fn retry(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::ExternalEngine);
    cx.session.retry_engine();
}

pub(crate) fn open(cx: &mut Context) {
    cx.view.dialogs.push(EnginesDialog::new(&cx.settings.engines));
}

pub(super) fn browse(cx: &mut Context) {
    let then = |folder: PathBuf| {
        Action::call(move |cx| {
            if let Some(dialog) = cx.view.dialogs.find_mut::<EnginesDialog>() {
                dialog.set_folder(&folder);
            }
        })
    };
    file_dialog::ask(cx, FileQuestion::open(FileKind::Folder, msg::BROWSE_TITLE, None, then));
}

/// Stores the list. `renamed` has the old and the new name of engines.
pub(super) fn save(cx: &mut Context, engines: Vec<ExternalEngine>, renamed: &[(String, String)]) {
    if cx.settings.engines != engines {
        cx.view.announcement = msg::saved(engines.len());
    }
    cx.settings.engines = engines;
    rename_players(cx, renamed);
    let engines = &cx.settings.engines;
    cx.settings.engine_names.retain(|command, _| engines.iter().any(|engine| engine.command == *command));
    if cx.features.page_id() == PageId::Tournament {
        cx.features.tournament.setup.players.refresh(engines, &cx.store.ratings);
    }
    cx.view.notices.close_topic(NoticeTopic::ExternalEngine);
    pass_list_to_session(cx);
    chooser::commands::engines_changed(cx);
}

/// The engines of the game and of an open New Game dialog keep their place in the list.
fn rename_players(cx: &mut Context, renamed: &[(String, String)]) {
    let new_name = |name: &str| renamed.iter().find(|(old, _)| old == name).map(|(_, new)| new.clone());
    for player in Player::ALL {
        let seat = cx.session.seat(player);
        if seat.kind.is_external()
            && let Some(name) = new_name(&seat.name)
        {
            cx.session.set_name(player, &name);
        }
        if let Some(form) = cx.view.dialogs.find_mut::<NewGameDialog>()
            && let Some(name) = form.seats[player].engine.as_deref().and_then(new_name)
        {
            form.rename_engine(player, name);
        }
    }
}

pub(crate) fn pass_list_to_session(cx: &mut Context) {
    let list = cx.settings.engines.clone();
    cx.session.set_external_engines(list, repaint_wake(&cx.egui));
}

pub(crate) fn report_failure(cx: &mut Context, name: &str, why: &str) {
    let is_listed = why != msg::NOT_IN_LIST;
    let offer = if is_listed {
        (msg::RETRY.to_owned(), Action::call(retry))
    } else {
        (msg::OPEN_LIST_BUTTON.to_owned(), Action::ShowEngines)
    };
    let notice = Notice { offer: Some(offer), ..Notice::problem(msg::failed(&short_name(name), why)) };
    cx.report(notice.topic(NoticeTopic::ExternalEngine));
}
