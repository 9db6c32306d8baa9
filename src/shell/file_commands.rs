//! Carries out requests to files and the clipboard.

use crate::context::files::save;
use crate::context::prelude::*;
use crate::messages::files;
use crate::pages::library::transfer::import_text;
use crate::pages::review::state::ReviewState;
use crate::shell::open;
use span_it_core::board;
use span_it_core::personality::Pack;
use span_it_core::record;

pub(crate) fn apply(cx: &mut Context, action: FileAction) {
    match action {
        FileAction::Open => open::ask_for_file(cx),
        FileAction::OpenPath(path) => open::open_path(cx, &path),
        FileAction::Save => save::save(cx),
        FileAction::SaveAs => save::ask_for_file(cx),
        FileAction::CopyPosition => {
            cx.egui.copy_text(shown_position(cx).to_string());
            cx.confirm(files::position_copied().to_owned());
        }
        FileAction::CopyGame => {
            let record = save::record(cx);
            cx.egui.copy_text(record);
            cx.confirm(files::game_copied().to_owned());
        }
        FileAction::PastePosition(text) => paste(cx, &text),
        FileAction::OpenGame(game) => open::open_game(cx, *game),
    }
}

fn shown_position(cx: &Context) -> Position {
    match cx.states.get::<ReviewState>() {
        Some(state) => cx.session.game().position_at(state.ply(&cx.session) + 1),
        None => cx.session.shown_position(),
    }
}

fn paste(cx: &mut Context, text: &str) {
    if Pack::recognises(text.as_bytes()) {
        return import_text(cx, text);
    }
    // A game contains personalities.
    if text.contains("\"span-it-game\"") {
        return paste_game(cx, text);
    }
    if text.contains("\"span-it-personality\"") {
        return cx.request(Action::Editor(EditorAction::Paste(text.to_owned())));
    }
    let position = match Position::from_typed(text) {
        Ok(position) => position,
        Err(_) if text.trim().is_empty() => {
            return not_pasted(cx, files::clipboard_empty().to_owned());
        }
        Err(error) => return not_pasted(cx, files::invalid_position(error)),
    };
    if board::winner(&position).is_some() {
        return not_pasted(cx, files::position_already_won().to_owned());
    }
    cx.close_mistake_warning();
    cx.view.notices.close_topic(NoticeTopic::Pasting);
    let mut setup = cx.session.own_setup().clone();
    (setup.size, setup.first) = (position.size(), position.to_move());
    setup.start = (position.connectors() > 0).then_some(position);
    cx.open(PageId::Game);
    cx.session.set_game(SessionGame::new(setup), cx.platform.now());
}

fn paste_game(cx: &mut Context, text: &str) {
    match record::read_record(text.as_bytes()) {
        Ok((setup, game)) => {
            cx.view.notices.close_topic(NoticeTopic::Pasting);
            open::open_game(cx, SessionGame::of(setup, game, None));
        }
        Err(error) => not_pasted(cx, files::invalid_game(error)),
    }
}

fn not_pasted(cx: &mut Context, why: String) {
    cx.report(
        Notice::problem(why)
            .topic(NoticeTopic::Pasting)
            .with_help(Place::at(Chapter::Files, "positions-as-text")),
    );
}
