//! Keys that act anywhere in the window, outside text fields and dialogs.

use crate::app::{
    EditorAction, FileAction, GameAction, HelpAction, LibraryAction, ReviewAction, SettingsAction,
    TournamentAction, WindowAction,
};
use eframe::egui::{self, Key, KeyboardShortcut, Modifiers};

use crate::app::game::move_navigation::Walk;
use crate::app::proof;
use crate::app::proof::ProofAction;
use crate::app::review;
use crate::app::session::HintState;
use crate::app::store::clipboard::Heard;
use crate::app::{Action, Page, Session, Settings, View};

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
        press(ctx, Modifiers::NONE, Key::F1, Action::Help(HelpAction::OpenHere), actions);
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
    press(CTRL, Key::N, &|| Action::Game(GameAction::OpenNewGame(None)));
    press(CTRL_SHIFT, Key::S, &|| Action::File(FileAction::SaveAs));
    press(CTRL, Key::S, &|| Action::File(FileAction::Save));
    press(CTRL, Key::O, &|| Action::File(FileAction::Open));
    press(CTRL_SHIFT, Key::Z, &|| Action::Window(WindowAction::Redo));
    press(CTRL, Key::Y, &|| Action::Window(WindowAction::Redo));
    press(CTRL, Key::Z, &|| Action::Window(WindowAction::Undo));
    press(CTRL, Key::E, &|| Action::Editor(EditorAction::Open));
    press(CTRL, Key::L, &|| Action::Library(LibraryAction::Show));
    press(CTRL, Key::T, &|| Action::Tournament(TournamentAction::Show));
    press(CTRL, Key::Comma, &|| Action::Window(WindowAction::ShowSettings));
    press(CTRL, Key::Q, &|| Action::Window(WindowAction::Quit));
    press(Modifiers::NONE, Key::F9, &|| Action::Settings(SettingsAction::ToggleSidePanel));
    press(Modifiers::NONE, Key::F11, &|| Action::Window(WindowAction::ToggleFullScreen));
    if !session.game().moves().is_empty() {
        press(CTRL, Key::R, &|| Action::Game(GameAction::Rematch));
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
            actions.push(Action::Settings(SettingsAction::TextSize(size)));
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
            Heard::Copy => Action::File(FileAction::CopyPosition),
            Heard::Paste(text) => Action::File(FileAction::PastePosition(text.clone())),
        }));
    }
}

/// Keys of the help: the page itself takes those that scroll, search and leaf.
fn help_keys(ctx: &egui::Context, actions: &mut Vec<Action>) {
    press(ctx, Modifiers::NONE, Key::F1, Action::Help(HelpAction::Close), actions);
    press(ctx, CTRL, Key::N, Action::Game(GameAction::OpenNewGame(None)), actions);
    press(ctx, CTRL, Key::O, Action::File(FileAction::Open), actions);
    press(ctx, CTRL, Key::Comma, Action::Window(WindowAction::ShowSettings), actions);
    press(ctx, CTRL, Key::Q, Action::Window(WindowAction::Quit), actions);
    press(ctx, Modifiers::NONE, Key::F11, Action::Window(WindowAction::ToggleFullScreen), actions);
    if !ctx.text_edit_focused() {
        press(ctx, Modifiers::SHIFT, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard), actions);
        press(ctx, Modifiers::NONE, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard), actions);
    }
}

/// Keys of the page *Show me why*: what would act on the game unseen is left out.
fn why_keys(ctx: &egui::Context, state: &proof::State, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action: Action| {
        if ctx.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))) {
            actions.push(action);
        }
    };
    press(CTRL, Key::Z, Action::Proof(ProofAction::Undo));
    press(CTRL, Key::N, Action::Game(GameAction::OpenNewGame(None)));
    press(CTRL, Key::O, Action::File(FileAction::Open));
    press(CTRL, Key::Comma, Action::Window(WindowAction::ShowSettings));
    press(CTRL, Key::Q, Action::Window(WindowAction::Quit));
    press(Modifiers::NONE, Key::N, Action::Game(GameAction::OpenNewGame(None)));
    press(Modifiers::NONE, Key::F11, Action::Window(WindowAction::ToggleFullScreen));
    press(Modifiers::NONE, Key::Slash, Action::Game(GameAction::OpenGoTo));
    press(Modifiers::SHIFT, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
    press(Modifiers::NONE, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
    press(Modifiers::NONE, Key::Y, Action::Window(WindowAction::ClosePage));
    // Esc first takes back a move that only waits to be confirmed.
    if state.board.pending().is_none() {
        press(Modifiers::NONE, Key::Escape, Action::Window(WindowAction::ClosePage));
    }
    if ctx.memory(|memory| memory.focused().is_none()) {
        press(Modifiers::NONE, Key::Space, Action::Proof(ProofAction::TogglePlayOut));
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
    press(CTRL_SHIFT, Key::Z, Action::Editor(EditorAction::Redo));
    press(CTRL, Key::Y, Action::Editor(EditorAction::Redo));
    press(CTRL, Key::Z, Action::Editor(EditorAction::Undo));
    press(CTRL_SHIFT, Key::S, Action::Editor(EditorAction::SaveAs));
    press(CTRL, Key::S, Action::Editor(EditorAction::Save));
    press(CTRL, Key::N, Action::Game(GameAction::OpenNewGame(None)));
    press(CTRL, Key::O, Action::File(FileAction::Open));
    press(CTRL, Key::L, Action::Library(LibraryAction::Show));
    press(CTRL, Key::T, Action::Tournament(TournamentAction::Show));
    press(CTRL, Key::Comma, Action::Window(WindowAction::ShowSettings));
    press(CTRL, Key::Q, Action::Window(WindowAction::Quit));
    press(Modifiers::NONE, Key::F11, Action::Window(WindowAction::ToggleFullScreen));
    // Esc closes an open menu first, then the error bar.
    if !egui::Popup::is_any_open(ctx) {
        let topmost = if view.notices.shown().is_some() {
            Action::Window(WindowAction::CloseNotice)
        } else {
            Action::Window(WindowAction::ClosePage)
        };
        press(Modifiers::NONE, Key::Escape, topmost);
    }
    if !ctx.text_edit_focused() {
        press(Modifiers::NONE, Key::N, Action::Game(GameAction::OpenNewGame(None)));
        press(Modifiers::SHIFT, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
        press(Modifiers::NONE, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
    }
}

/// In the editor a personality is copied and pasted; the menu's commands are still for positions.
fn editor_clipboard(ctx: &egui::Context, view: &View, actions: &mut Vec<Action>) {
    if !ctx.text_edit_focused() {
        actions.extend(view.clipboard.heard().iter().map(|heard| match heard {
            Heard::Copy => Action::Editor(EditorAction::Copy),
            Heard::Paste(text) => Action::Editor(EditorAction::Paste(text.clone())),
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
    press(CTRL, Key::N, Action::Game(GameAction::OpenNewGame(None)));
    press(CTRL, Key::O, Action::File(FileAction::Open));
    press(CTRL, Key::E, Action::Editor(EditorAction::Open));
    press(CTRL, Key::T, Action::Window(WindowAction::ClosePage));
    press(CTRL, Key::L, Action::Library(LibraryAction::Show));
    press(CTRL, Key::Comma, Action::Window(WindowAction::ShowSettings));
    press(CTRL, Key::Q, Action::Window(WindowAction::Quit));
    press(Modifiers::NONE, Key::F11, Action::Window(WindowAction::ToggleFullScreen));
    // Esc closes what is topmost: an open menu closes by itself, then what lies over the table, then the
    // error bar.
    if !ctx.text_edit_focused() && !egui::Popup::is_any_open(ctx) {
        let topmost = match view.tournament.closes_first() {
            Some(ask) => Action::Tournament(ask),
            None if view.notices.shown().is_some() => Action::Window(WindowAction::CloseNotice),
            None => Action::Window(WindowAction::ClosePage),
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
    press(Modifiers::NONE, Key::N, Action::Game(GameAction::OpenNewGame(None)));
    press(Modifiers::NONE, Key::M, Action::Game(GameAction::MoveNow));
    press(Modifiers::NONE, Key::W, Action::Game(GameAction::ToggleHeat));
    press(Modifiers::NONE, Key::Period, Action::Game(GameAction::Step));
    press(Modifiers::NONE, Key::Minus, Action::Game(GameAction::SetSpeed(session.speed().slower())));
    press(Modifiers::NONE, Key::Plus, Action::Game(GameAction::SetSpeed(session.speed().faster())));
    press(Modifiers::SHIFT, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
    press(Modifiers::NONE, Key::Questionmark, Action::Window(WindowAction::ShowKeyboard));
    // A focused button is pressed first; the board, where a match is watched, has no use for Space.
    let unfocused = ctx.memory(|memory| memory.focused().is_none());
    let board = view.review().map_or_else(|| view.board.is_focused(), review::State::is_board_focused);
    if session.can_pause() && (unfocused || board) {
        press(Modifiers::NONE, Key::Space, Action::Game(GameAction::TogglePause));
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
    press(ctx, Modifiers::NONE, Key::CloseBracket, Action::Review(ReviewAction::NextMistake), actions);
    press(ctx, Modifiers::NONE, Key::OpenBracket, Action::Review(ReviewAction::PreviousMistake), actions);
    press(ctx, Modifiers::NONE, Key::Escape, Action::Window(WindowAction::ClosePage), actions);
}

/// Keys of the game.
fn game_keys(ctx: &egui::Context, session: &Session, view: &View, actions: &mut Vec<Action>) {
    let mut press = |modifiers, key, action| press(ctx, modifiers, key, action, actions);
    press(Modifiers::NONE, Key::H, Action::Game(GameAction::ToggleHint));
    press(Modifiers::NONE, Key::T, Action::Game(GameAction::ToggleTruth));
    press(Modifiers::NONE, Key::Y, Action::Proof(ProofAction::Show));
    press(Modifiers::NONE, Key::R, Action::Review(ReviewAction::Show));
    press(Modifiers::NONE, Key::Slash, Action::Game(GameAction::OpenGoTo));
    if matches!(session.hint(), HintState::Closed) {
        // A move that waits to be confirmed is given up first.
        if view.notices.shown().is_some() && view.board.pending().is_none() {
            press(Modifiers::NONE, Key::Escape, Action::Window(WindowAction::CloseNotice));
        }
    } else {
        press(Modifiers::NONE, Key::Escape, Action::Game(GameAction::CloseHint));
        if let Some(hint) = session.ready_hint()
            && ctx.memory(|memory| memory.focused().is_none())
        {
            press(Modifiers::NONE, Key::Enter, Action::Game(GameAction::Play(hint.node())));
        }
    }
}
