//! Copy and paste. Both arrive as events of egui, but not from a clipboard without text.

use eframe::egui::{self, Event, ViewportCommand};

use crate::context::Context;
use span_it_core::text::plain;

/// eframe sends a text in the frame after the request, or in the next one.
const FRAMES: u8 = 3;

#[derive(Debug, Default)]
pub struct Clipboard {
    /// How many frames a text that the menu requested may still arrive.
    frames_to_wait: u8,
    requests: Vec<ClipboardRequest>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClipboardRequest {
    Copy,
    Paste(String),
}

/// Requests the text of the clipboard.
pub(crate) fn ask(cx: &mut Context) {
    cx.view.clipboard.frames_to_wait = FRAMES;
    cx.egui.send_viewport_cmd(ViewportCommand::RequestPaste);
}

impl Clipboard {
    /// Processes the events of this frame. Returns the text that the menu requested, once, and removes it from the
    /// events. It is empty if the clipboard has no text.
    pub(crate) fn read_events(&mut self, ctx: &egui::Context) -> Option<String> {
        let mut answer = None;
        if self.frames_to_wait > 0 {
            self.frames_to_wait -= 1;
            answer = take_pasted(ctx).or_else(|| (self.frames_to_wait == 0).then(String::new));
            self.frames_to_wait *= u8::from(answer.is_none());
            ctx.request_repaint();
        }
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
