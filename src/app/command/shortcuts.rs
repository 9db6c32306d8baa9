//! Reads the keys of commands, clipboard events and Esc.

use eframe::egui::{self, Key, Modifiers};

use crate::app::command::shortcut::{Places, Shortcut};
use crate::app::command::{Command, Situation, table};
use crate::app::session::HintState;
use crate::app::store::clipboard::Heard;
use crate::app::{Action, EditorAction, FileAction, GameAction, Page, WindowAction};

/// Turns keys and clipboard events into actions.
pub(crate) fn read(ctx: &egui::Context, situation: &Situation<'_>, actions: &mut Vec<Action>) {
    let place = Places::with_keyboard(situation.view);
    let is_typing = ctx.text_edit_focused();
    let works = |key: &Shortcut| key.places.contains(place) && (!is_typing || key.types_nothing());
    // egui accepts Ctrl+Shift+Z as Ctrl+Z too, so keys with Shift come first.
    for with_shift in [true, false] {
        for command in table::LISTED.into_iter().chain(table::UNLISTED) {
            let keys = command.keys.iter().filter(|key| key.keys.modifiers.shift == with_shift && works(key));
            for key in keys {
                read_key(ctx, *key, command, situation, actions);
            }
        }
    }
    if !situation.view.dialogs.is_empty() || situation.view.help.is_some() {
        return;
    }
    if !is_typing {
        clipboard(situation, actions);
    }
    escape(ctx, situation, is_typing, actions);
    if place == Places::GAME && !is_typing {
        play_hint(ctx, situation, actions);
    }
}

fn read_key(
    ctx: &egui::Context,
    key: Shortcut,
    command: &Command,
    situation: &Situation<'_>,
    actions: &mut Vec<Action>,
) {
    if (command.are_keys_heard)(ctx, situation) && ctx.input_mut(|input| input.consume_shortcut(&key.keys)) {
        actions.push(command.action(situation));
    }
}

/// Copy and paste apply to the personality in the editor, and to the position on pages with a board.
fn clipboard(situation: &Situation<'_>, actions: &mut Vec<Action>) {
    let heard = situation.view.clipboard.heard().iter();
    match situation.view.page {
        Page::Game | Page::Review(_) => actions.extend(heard.map(|heard| match heard {
            Heard::Copy => Action::File(FileAction::CopyPosition),
            Heard::Paste(text) => Action::File(FileAction::PastePosition(text.clone())),
        })),
        Page::Editor => actions.extend(heard.map(|heard| match heard {
            Heard::Copy => Action::Editor(EditorAction::Copy),
            Heard::Paste(text) => Action::Editor(EditorAction::Paste(text.clone())),
        })),
        Page::Why(_) | Page::Tournament => {}
    }
}

/// Esc closes the topmost element of the page; an open menu closes itself.
fn escape(ctx: &egui::Context, situation: &Situation<'_>, is_typing: bool, actions: &mut Vec<Action>) {
    let view = situation.view;
    let notice = view.notices.shown().map(|_| Action::Window(WindowAction::CloseNotice));
    let close_page = Action::Window(WindowAction::ClosePage);
    let is_menu_open = egui::Popup::is_any_open(ctx);
    let topmost = match &view.page {
        Page::Game if is_typing => None,
        Page::Game if !matches!(situation.session.hint(), HintState::Closed) => {
            Some(Action::Game(GameAction::CloseHint))
        }
        // Esc first cancels a move that waits for confirmation.
        Page::Game => notice.filter(|_| view.board.pending().is_none()),
        Page::Review(_) => (!is_typing).then_some(close_page),
        Page::Why(state) => state.board.pending().is_none().then_some(close_page),
        Page::Editor => (!is_menu_open).then(|| notice.unwrap_or(close_page)),
        Page::Tournament if is_typing || is_menu_open => None,
        Page::Tournament => {
            let own = view.tournament.closes_first().map(Action::Tournament);
            Some(own.or(notice).unwrap_or(close_page))
        }
    };
    if let Some(action) = topmost
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        actions.push(action);
    }
}

/// Enter plays the hint, unless an element has the focus.
fn play_hint(ctx: &egui::Context, situation: &Situation<'_>, actions: &mut Vec<Action>) {
    if let Some(hint) = situation.session.ready_hint()
        && ctx.memory(|memory| memory.focused().is_none())
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    {
        actions.push(Action::Game(GameAction::Play(hint.node())));
    }
}
