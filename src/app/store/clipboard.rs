//! What the clipboard gives: copy and paste arrive as events, and a clipboard without a text as none at all.

use eframe::egui::{self, Event, Key, ViewportCommand};

/// How many frames after it was asked for a text may come: the toolkit asks the desktop at the end of the
/// next frame, and tells of it in the one after that.
const PATIENCE: u64 = 3;

/// What the menu and the keys have asked of the clipboard.
#[derive(Debug, Default)]
pub struct Clipboard {
    /// The frame in which the menu asked for a position.
    asked: Option<u64>,
    keys: Keys,
    heard: Vec<Heard>,
}

/// What a key asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// To copy.
    Copy,
    /// To paste this text; an empty one where the clipboard holds none.
    Paste(String),
}

impl Clipboard {
    /// Asks for the text on the clipboard, as the menu does.
    pub(crate) fn ask(&mut self, ctx: &egui::Context) {
        self.asked = Some(ctx.cumulative_frame_nr());
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// Hears this frame's events. Returns the text that the menu had asked for, once, and takes it out of
    /// them; an empty one where the clipboard holds none.
    pub(crate) fn hear(&mut self, ctx: &egui::Context) -> Option<String> {
        let answer = self.answer(ctx);
        let (keys, heard) = (&mut self.keys, &mut self.heard);
        heard.clear();
        ctx.input(|input| heard.extend(input.events.iter().filter_map(|event| keys.hear(event))));
        answer
    }

    /// What the keys asked for in this frame, wherever the keyboard is.
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

/// What is known of Ctrl and V. The toolkit keeps the pressing of the two to itself, and where there is no
/// text to be pasted, all that it tells is that V was let go.
#[derive(Debug, Default)]
struct Keys {
    /// Ctrl was down, and no key was pressed without it since.
    is_with_ctrl: bool,
    /// What V was pressed for is known.
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

/// The text of a paste; a picture holds none.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Paste(text) => Some(text.clone()),
        Event::PasteImage(_) => Some(String::new()),
        _ => None,
    }
}
