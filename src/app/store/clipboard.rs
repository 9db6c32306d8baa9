//! Copy and paste. Both arrive as events of the toolkit; a clipboard without text causes no event.

use eframe::egui::{self, Event, Key, ViewportCommand};

/// How many frames after a request the text may arrive: the toolkit asks the desktop at the end of the next frame and
/// reports the text in the frame after it.
const PATIENCE: u64 = 3;

/// Clipboard requests from the menu and the keyboard.
#[derive(Debug, Default)]
pub struct Clipboard {
    /// The frame in which the menu requested a position.
    asked: Option<u64>,
    keys: Keys,
    heard: Vec<Heard>,
}

/// A request from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Copy the position or personality.
    Copy,
    /// Paste this text; empty if the clipboard has no text.
    Paste(String),
}

impl Clipboard {
    /// Requests the text on the clipboard for the menu.
    pub(crate) fn ask(&mut self, ctx: &egui::Context) {
        self.asked = Some(ctx.cumulative_frame_nr());
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// Processes the events of this frame. Returns the text that the menu requested, once, and removes it from the
    /// events. The text is empty if the clipboard has none.
    pub(crate) fn hear(&mut self, ctx: &egui::Context) -> Option<String> {
        let answer = self.answer(ctx);
        let (keys, heard) = (&mut self.keys, &mut self.heard);
        heard.clear();
        ctx.input(|input| heard.extend(input.events.iter().filter_map(|event| keys.hear(event))));
        answer
    }

    /// Keyboard requests of this frame, wherever the focus is.
    pub(crate) fn heard(&self) -> &[Heard] {
        &self.heard
    }

    fn answer(&mut self, ctx: &egui::Context) -> Option<String> {
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

/// State of Ctrl and V. The toolkit hides the presses of both keys; without text to paste it reports only the release
/// of V.
#[derive(Debug, Default)]
struct Keys {
    /// Ctrl was down, and no key has been pressed without it since.
    is_with_ctrl: bool,
    /// The press of V has been handled.
    is_told: bool,
}

impl Keys {
    fn hear(&mut self, event: &Event) -> Option<Heard> {
        match event {
            Event::Copy => return Some(Heard::Copy),
            Event::Paste(_) | Event::PasteImage(_) => {
                self.is_told = true;
                return pasted(event).map(Heard::Paste);
            }
            Event::ModifiersChanged(modifiers) => self.is_with_ctrl |= modifiers.command,
            Event::Key { key, pressed: true, modifiers, .. } => {
                self.is_with_ctrl &= modifiers.command;
                self.is_told |= *key == Key::V;
            }
            Event::Key { key: Key::V, pressed: false, .. } => {
                let is_told = std::mem::take(&mut self.is_told);
                return (self.is_with_ctrl && !is_told).then(|| Heard::Paste(String::new()));
            }
            Event::WindowFocused(false) => *self = Self::default(),
            _ => {}
        }
        None
    }
}

/// The text of a paste; `None` for a picture.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Paste(text) => Some(text.clone()),
        Event::PasteImage(_) => Some(String::new()),
        _ => None,
    }
}
