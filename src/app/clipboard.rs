//! What the clipboard gives: copy and paste arrive as events, and a clipboard without a text as none at all.
//!
//! May import: nothing.

use eframe::egui::{self, Event, ViewportCommand};

/// How many frames after it was asked for a text may come: the toolkit asks the desktop at the end of the
/// next frame, and tells of it in the one after that.
const PATIENCE: u64 = 3;

/// What the menu has asked of the clipboard.
#[derive(Debug, Default)]
pub struct Clipboard {
    /// The frame in which the menu asked for a position.
    asked: Option<u64>,
}

impl Clipboard {
    /// Asks for the text on the clipboard, as the menu does.
    pub(super) fn ask(&mut self, ctx: &egui::Context) {
        self.asked = Some(ctx.cumulative_frame_nr());
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// The text that was asked for, once, taken out of this frame's events; nothing where the clipboard
    /// holds no text.
    pub(super) fn answer(&mut self, ctx: &egui::Context) -> Option<String> {
        let asked = self.asked?;
        let text = ctx.input_mut(|input| {
            let at = input.events.iter().position(|event| pasted(event).is_some())?;
            pasted(&input.events.remove(at))
        });
        if text.is_none() && ctx.cumulative_frame_nr() < asked + PATIENCE {
            ctx.request_repaint();
            return None;
        }
        self.asked = None;
        Some(text.unwrap_or_default())
    }
}

/// The text of a paste; a picture holds none.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Paste(text) => Some(text.clone()),
        Event::PasteImage(_) => Some(String::new()),
        _ => None,
    }
}
