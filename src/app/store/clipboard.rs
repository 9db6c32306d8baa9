//! Copy and paste. Both arrive as events of the toolkit; a clipboard without text pastes an empty text.

use eframe::egui::{self, Event, ViewportCommand};

use crate::platform::clipboard::SystemClipboard;
use span_it_core::text::plain;

#[derive(Debug, Default)]
pub struct Clipboard {
    /// The menu requested a text, which has not arrived.
    is_requested: bool,
    requests: Vec<ClipboardRequest>,
    /// Why the last request failed, until it is reported.
    pub(crate) problem: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClipboardRequest {
    Copy,
    /// Paste this text; empty if the clipboard has no text.
    Paste(String),
}

impl Clipboard {
    pub(crate) fn ask(&mut self, ctx: &egui::Context) {
        self.is_requested = true;
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// Processes the events of this frame. Returns the text that the menu requested, once, and removes it from the
    /// events.
    pub(crate) fn read_events(&mut self, ctx: &egui::Context) -> Option<String> {
        self.problem = ctx.plugin_opt::<SystemClipboard>().and_then(|plugin| plugin.lock().take_problem());
        let answer = self.is_requested.then(|| take_pasted(ctx)).flatten();
        self.is_requested &= answer.is_none() && self.problem.is_none();
        let request = |event: &Event| match event {
            Event::Copy => Some(ClipboardRequest::Copy),
            event => pasted(event).map(ClipboardRequest::Paste),
        };
        self.requests = ctx.input(|input| input.events.iter().filter_map(request).collect());
        answer
    }

    /// Keyboard requests of this frame, wherever the focus is.
    pub(crate) fn requests(&self) -> &[ClipboardRequest] {
        &self.requests
    }
}

fn take_pasted(ctx: &egui::Context) -> Option<String> {
    ctx.input_mut(|input| {
        let at = input.events.iter().position(|event| pasted(event).is_some())?;
        pasted(&input.events.remove(at))
    })
}

/// The text of a paste; `None` for other events.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Paste(text) => Some(String::from_utf8_lossy(&plain::json(text.as_bytes())).into_owned()),
        _ => None,
    }
}
