//! Reads the keys of commands, clipboard events and Esc.

use crate::context::clipboard::ClipboardRequest;
use crate::context::command::{Command, Situation, table};
use crate::context::page::EscapeKey;
use crate::context::prelude::*;
use crate::context::view::View;

pub(crate) struct Keyboard<'a> {
    place: Places,
    /// Whether neither a dialog nor the help covers the page.
    is_on_page: bool,
    clipboard: &'a [ClipboardRequest],
    /// Whether a notice is shown that does not close by itself.
    has_notice: bool,
}

impl<'a> Keyboard<'a> {
    pub(crate) fn new(view: &'a View, page: Places) -> Self {
        let place = match (view.is_help_open, view.dialogs.is_empty()) {
            (true, true) => Places::HELP,
            (true, false) => Places::HELP_DIALOG,
            (false, false) => Places::DIALOG,
            (false, true) => page,
        };
        Self {
            place,
            is_on_page: !view.is_help_open && view.dialogs.is_empty(),
            clipboard: view.clipboard.requests(),
            has_notice: view.notices.shown().is_some_and(|notice| !notice.is_brief()),
        }
    }
}

pub(crate) fn read(ctx: &egui::Context, situation: &Situation<'_>, keyboard: &Keyboard<'_>) {
    let is_typing = ctx.text_edit_focused() || egui::Popup::is_any_open(ctx);
    // No command has a key with Alt.
    if ctx.input(|input| input.modifiers.alt) {
        return;
    }
    let commands = table::commands();
    let (here, elsewhere): (Vec<_>, Vec<_>) =
        commands.partition(|command| command.places.contains(keyboard.place));
    read_keys(ctx, &here, situation, is_typing);
    if !is_typing && Places::NO_DIALOG.contains(keyboard.place) {
        read_keys(ctx, &elsewhere, situation, is_typing);
    }
    if !keyboard.is_on_page {
        return;
    }
    if !is_typing {
        situation.cx.request_all(keyboard.clipboard.iter().filter_map(|request| match request {
            ClipboardRequest::Copy => situation.page.copy(),
            ClipboardRequest::Paste(text) => situation.page.paste(text),
        }));
    }
    escape(ctx, situation, keyboard);
    if keyboard.place == Places::GAME && !is_typing {
        play_hint(ctx, situation);
    }
}

/// What the pressed keys request. An impossible command says why.
fn read_keys(ctx: &egui::Context, commands: &[Command], situation: &Situation<'_>, is_typing: bool) {
    for command in commands.iter().filter(|command| (command.key_works)(ctx, situation)) {
        for key in command.keys.iter().filter(|key| !is_typing || key.types_nothing()) {
            if ctx.input_mut(|input| key.take(input)) {
                situation.cx.request_all(match command.possible(situation) {
                    Ok(()) => command.action(situation),
                    Err(why) => Some(Action::Window(WindowAction::Refuse(why))),
                });
            }
        }
    }
}

/// Esc closes the topmost element of the page. An open menu closes itself first.
fn escape(ctx: &egui::Context, situation: &Situation<'_>, keyboard: &Keyboard<'_>) {
    if egui::Popup::is_any_open(ctx) {
        return;
    }
    let topmost = situation.page.escape(&EscapeKey {
        session: &situation.cx.session,
        is_typing: ctx.text_edit_focused(),
        close_notice: keyboard.has_notice.then_some(Action::Window(WindowAction::CloseNotice)),
    });
    if let Some(action) = topmost
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        situation.cx.request(action);
    }
}

/// Enter plays the hint, unless an element has the focus.
fn play_hint(ctx: &egui::Context, situation: &Situation<'_>) {
    if let Some(hint) = situation.cx.session.ready_hint()
        && ctx.memory(|memory| memory.focused().is_none())
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    {
        situation.cx.request(Action::Game(GameAction::Play(hint.node())));
    }
}
