//! Keys that act anywhere in the window, outside text fields and dialogs.

use eframe::egui::{self, Key, KeyboardShortcut, Modifiers};

use crate::app::game::move_navigation::Walk;
use crate::app::proof;
use crate::app::proof::Ask;
use crate::app::session::HintState;
use crate::app::store::clipboard::Heard;
use crate::app::{Action, Page, Session, Settings, View};
use crate::app::{editor, review};

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Turns keys and clipboard events into actions.
pub(crate) fn read(
    ctx: &egui::Context,
    session: &Session,
    view: &View,
    settings: &Settings,
    actions: &mut Vec<Action>,
) {
    sizes(ctx, settings, actions);
    if view.help.is_none() {
        press(ctx, Modifiers::NONE, Key::F1, Action::HelpHere, actions);
    }
    if !view.dialogs.is_empty() {
        return;
    }
    if view.help.is_some() {
        return help_keys(ctx, actions);
    }
    if let Some(state) = view.why() {
        return why_keys(ctx, state, actions);
    }
    if matches!(view.page, Page::Editor) {
        return editor_keys(ctx, view, actions);
    }
    if matches!(view.page, Page::Tournament) {
        return tournament_keys(ctx, view, actions);
    }
    clipboard(ctx, view, actions);
    let mut press = |modifiers, key, action: &dyn Fn() -> Action| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))) {
            actions.push(action());
        }
    };
    press(CTRL, Key::N, &|| Action::NewGame(None));
    press(CTRL_SHIFT, Key::S, &|| Action::SaveAs);
    press(CTRL, Key::S, &|| Action::Save);
    press(CTRL, Key::O, &|| Action::Open);
    press(CTRL_SHIFT, Key::Z, &|| Action::Redo);
    press(CTRL, Key::Y, &|| Action::Redo);
    press(CTRL, Key::Z, &|| Action::Undo);
    press(CTRL, Key::E, &|| Action::OpenEditor);
    press(CTRL, Key::L, &|| Action::ShowLibrary);
    press(CTRL, Key::T, &|| Action::ShowTournament);
    press(CTRL, Key::Comma, &|| Action::ShowSettings);
    press(CTRL, Key::Q, &|| Action::Quit);
    press(Modifiers::NONE, Key::F9, &|| Action::ToggleSidePanel);
    press(Modifiers::NONE, Key::F11, &|| Action::ToggleFullScreen);
    if !session.game().moves().is_empty() {
        press(CTRL, Key::R, &|| Action::Rematch);
    }
    if !ctx.text_edit_focused() {
        plain_keys(ctx, session, view, actions);
        walking(ctx, Walk::of(session, view), actions);
        if view.review().is_some() {
            review_keys(ctx, actions);
        } else {
            game_keys(ctx, session, view, actions);
        }
    }
}

/// The size of texts: also while a dialog is open.
fn sizes(ctx: &egui::Context, settings: &Settings, actions: &mut Vec<Action>) {
    let mut press = |key, size| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(CTRL, key))) {
            actions.push(Action::SetTextSize(size));
        }
    };
    press(Key::Plus, settings.text_size + 10);
    press(Key::Equals, settings.text_size + 10);
    press(Key::Minus, settings.text_size - 10);
    press(Key::Num0, 100);
}

/// Positions are copied and pasted, outside text fields.
fn clipboard(ctx: &egui::Context, view: &View, actions: &mut Vec<Action>) {
    if !ctx.text_edit_focused() {
        actions.extend(view.clipboard.heard().iter().map(|heard| match heard {
            Heard::Copy => Action::CopyPosition,
            Heard::Paste(text) => Action::PastePosition(text.clone()),
        }));
    }
}

/// Keys of the help: the page itself takes those that scroll, search and leaf.
fn help_keys(ctx: &egui::Context, actions: &mut Vec<Action>) {
    press(ctx, Modifiers::NONE, Key::F1, Action::CloseHelp, actions);
    press(ctx, CTRL, Key::N, Action::NewGame(None), actions);
    press(ctx, CTRL, Key::O, Action::Open, actions);
    press(ctx, CTRL, Key::Comma, Action::ShowSettings, actions);
    press(ctx, CTRL, Key::Q, Action::Quit, actions);
    press(ctx, Modifiers::NONE, Key::F11, Action::ToggleFullScreen, actions);
    if !ctx.text_edit_focused() {
        press(ctx, Modifiers::SHIFT, Key::Questionmark, Action::ShowKeyboard, actions);
        press(ctx, Modifiers::NONE, Key::Questionmark, Action::ShowKeyboard, actions);
    }
}

/// Keys of the page *Show me why*: what would act on the game unseen is left out.
fn why_keys(ctx: &egui::Context, state: &proof::State, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action: Action| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))) {
            actions.push(action);
        }
    };
    press(CTRL, Key::Z, Action::Why(Ask::Undo));
    press(CTRL, Key::N, Action::NewGame(None));
    press(CTRL, Key::O, Action::Open);
    press(CTRL, Key::Comma, Action::ShowSettings);
    press(CTRL, Key::Q, Action::Quit);
    press(Modifiers::NONE, Key::N, Action::NewGame(None));
    press(Modifiers::NONE, Key::F11, Action::ToggleFullScreen);
    press(Modifiers::NONE, Key::Slash, Action::GoToNode);
    press(Modifiers::SHIFT, Key::Questionmark, Action::ShowKeyboard);
    press(Modifiers::NONE, Key::Questionmark, Action::ShowKeyboard);
    press(Modifiers::NONE, Key::Y, Action::ClosePage);
    // Esc first takes back a move that only waits to be confirmed.
    if state.board.pending().is_none() {
        press(Modifiers::NONE, Key::Escape, Action::ClosePage);
    }
    if ctx.memory(|memory| memory.focused().is_none()) {
        press(Modifiers::NONE, Key::Space, Action::Why(Ask::TogglePlayOut));
    }
}

/// Keys of the personality editor: what would act on the game unseen is left out.
fn editor_keys(ctx: &egui::Context, view: &View, actions: &mut Vec<Action>) {
    editor_clipboard(ctx, view, actions);
    let mut press = |modifiers, key, action: Action| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))) {
            actions.push(action);
        }
    };
    press(CTRL_SHIFT, Key::Z, Action::Editor(editor::Ask::Redo));
    press(CTRL, Key::Y, Action::Editor(editor::Ask::Redo));
    press(CTRL, Key::Z, Action::Editor(editor::Ask::Undo));
    press(CTRL_SHIFT, Key::S, Action::SavePersonalityAs);
    press(CTRL, Key::S, Action::SavePersonality);
    press(CTRL, Key::N, Action::NewGame(None));
    press(CTRL, Key::O, Action::Open);
    press(CTRL, Key::L, Action::ShowLibrary);
    press(CTRL, Key::T, Action::ShowTournament);
    press(CTRL, Key::Comma, Action::ShowSettings);
    press(CTRL, Key::Q, Action::Quit);
    press(Modifiers::NONE, Key::F11, Action::ToggleFullScreen);
    // Esc closes an open menu first, then the error bar.
    if !egui::Popup::is_any_open(ctx) {
        let topmost = if view.notices.shown().is_some() { Action::CloseError } else { Action::ClosePage };
        press(Modifiers::NONE, Key::Escape, topmost);
    }
    if !ctx.text_edit_focused() {
        press(Modifiers::NONE, Key::N, Action::NewGame(None));
        press(Modifiers::SHIFT, Key::Questionmark, Action::ShowKeyboard);
        press(Modifiers::NONE, Key::Questionmark, Action::ShowKeyboard);
    }
}

/// In the editor a personality is copied and pasted; the menu's commands are still for positions.
fn editor_clipboard(ctx: &egui::Context, view: &View, actions: &mut Vec<Action>) {
    if !ctx.text_edit_focused() {
        actions.extend(view.clipboard.heard().iter().map(|heard| match heard {
            Heard::Copy => Action::Editor(editor::Ask::Copy),
            Heard::Paste(text) => Action::Editor(editor::Ask::Paste(text.clone())),
        }));
    }
}

/// Keys of the competition: what would act on the game unseen is left out.
fn tournament_keys(ctx: &egui::Context, view: &View, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action: Action| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))) {
            actions.push(action);
        }
    };
    press(CTRL, Key::N, Action::NewGame(None));
    press(CTRL, Key::O, Action::Open);
    press(CTRL, Key::E, Action::OpenEditor);
    press(CTRL, Key::T, Action::ClosePage);
    press(CTRL, Key::L, Action::ShowLibrary);
    press(CTRL, Key::Comma, Action::ShowSettings);
    press(CTRL, Key::Q, Action::Quit);
    press(Modifiers::NONE, Key::F11, Action::ToggleFullScreen);
    // Esc closes what is topmost: an open menu closes by itself, then what lies over the table, then the
    // error bar.
    if !ctx.text_edit_focused() && !egui::Popup::is_any_open(ctx) {
        let topmost = match view.tournament.closes_first() {
            Some(ask) => Action::Tournament(ask),
            None if view.notices.shown().is_some() => Action::CloseError,
            None => Action::ClosePage,
        };
        press(Modifiers::NONE, Key::Escape, topmost);
    }
}

/// Turns one key into one action.
fn press(ctx: &egui::Context, modifiers: Modifiers, key: Key, action: Action, actions: &mut Vec<Action>) {
    if ctx.input_mut(|input| input.consume_key(modifiers, key)) {
        actions.push(action);
    }
}

/// Keys without Ctrl that mean the same in the game and in its review.
fn plain_keys(ctx: &egui::Context, session: &Session, view: &View, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action| press(ctx, modifiers, key, action, actions);
    press(Modifiers::NONE, Key::N, Action::NewGame(None));
    press(Modifiers::NONE, Key::M, Action::MoveNow);
    press(Modifiers::NONE, Key::W, Action::ToggleHeat);
    press(Modifiers::NONE, Key::Period, Action::Step);
    press(Modifiers::NONE, Key::Minus, Action::SetSpeed(session.speed().slower()));
    press(Modifiers::NONE, Key::Plus, Action::SetSpeed(session.speed().faster()));
    press(Modifiers::SHIFT, Key::Questionmark, Action::ShowKeyboard);
    press(Modifiers::NONE, Key::Questionmark, Action::ShowKeyboard);
    // A focused button is pressed first; the board, where a match is watched, has no use for Space.
    let unfocused = ctx.memory(|memory| memory.focused().is_none());
    let board = view.review().map_or_else(|| view.board.is_focused(), review::State::is_board_focused);
    if session.can_pause() && (unfocused || board) {
        press(Modifiers::NONE, Key::Space, Action::TogglePause);
    }
}

/// Through the moves.
fn walking(ctx: &egui::Context, walk: Walk, actions: &mut Vec<Action>) {
    press(ctx, CTRL, Key::PageUp, walk.first(), actions);
    press(ctx, CTRL, Key::PageDown, walk.end(), actions);
    press(ctx, Modifiers::NONE, Key::PageUp, walk.previous(), actions);
    press(ctx, Modifiers::NONE, Key::PageDown, walk.next(), actions);
}

/// Keys of the review.
fn review_keys(ctx: &egui::Context, actions: &mut Vec<Action>) {
    press(ctx, Modifiers::NONE, Key::CloseBracket, Action::NextSlip, actions);
    press(ctx, Modifiers::NONE, Key::OpenBracket, Action::PreviousSlip, actions);
    press(ctx, Modifiers::NONE, Key::Escape, Action::ClosePage, actions);
}

/// Keys of the game.
fn game_keys(ctx: &egui::Context, session: &Session, view: &View, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action| press(ctx, modifiers, key, action, actions);
    press(Modifiers::NONE, Key::H, Action::ToggleHint);
    press(Modifiers::NONE, Key::T, Action::ToggleTruth);
    press(Modifiers::NONE, Key::Y, Action::ShowWhy);
    press(Modifiers::NONE, Key::R, Action::ShowReview);
    press(Modifiers::NONE, Key::Slash, Action::GoToNode);
    if matches!(session.hint(), HintState::Closed) {
        // A move that waits to be confirmed is given up first.
        if view.notices.shown().is_some() && view.board.pending().is_none() {
            press(Modifiers::NONE, Key::Escape, Action::CloseError);
        }
    } else {
        press(Modifiers::NONE, Key::Escape, Action::CloseHint);
        if let Some(hint) = session.ready_hint()
            && ctx.memory(|memory| memory.focused().is_none())
        {
            press(Modifiers::NONE, Key::Enter, Action::Play(hint.node()));
        }
    }
}
