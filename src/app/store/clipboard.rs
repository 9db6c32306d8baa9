//! Copy and paste. Both arrive as events of the toolkit; a clipboard without text causes no event.

use eframe::egui::{self, Event, Key, ViewportCommand};

/// How many frames after a request the text may arrive: the toolkit asks the desktop at the end of the next frame and
/// reports the text in the frame after it.
const MAX_FRAMES: u64 = 3;

#[derive(Debug, Default)]
pub struct Clipboard {
    /// The frame in which the menu requested a position.
    request_frame: Option<u64>,
    keys: Keys,
    requests: Vec<ClipboardRequest>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ClipboardRequest {
    Copy,
    /// Paste this text; empty if the clipboard has no text.
    Paste(String),
}

impl Clipboard {
    pub(crate) fn ask(&mut self, ctx: &egui::Context) {
        self.request_frame = Some(ctx.cumulative_frame_nr());
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// Processes the events of this frame. Returns the text that the menu requested, once, and removes it from the
    /// events. The text is empty if the clipboard has none.
    pub(crate) fn read_events(&mut self, ctx: &egui::Context) -> Option<String> {
        let answer = self.answer(ctx);
        let (keys, requests) = (&mut self.keys, &mut self.requests);
        requests.clear();
        ctx.input(|input| requests.extend(input.events.iter().filter_map(|event| keys.handle(event))));
        answer
    }

    /// Keyboard requests of this frame, wherever the focus is.
    pub(crate) fn requests(&self) -> &[ClipboardRequest] {
        &self.requests
    }

    fn answer(&mut self, ctx: &egui::Context) -> Option<String> {
        let request_frame = self.request_frame?;
        let text = ctx.input_mut(|input| {
            let at = input.events.iter().position(|event| pasted(event).is_some())?;
            pasted(&input.events.remove(at))
        });
        if text.is_none() && ctx.cumulative_frame_nr() < request_frame + MAX_FRAMES {
            ctx.request_repaint();
            return None;
        }
        self.request_frame = None;
        Some(text.unwrap_or_default())
    }
}

/// State of Ctrl and V. The toolkit hides the presses of both keys; without text to paste it reports only the release
/// of V.
#[derive(Debug, Default)]
struct Keys {
    /// Ctrl was down, and no key has been pressed without it since.
    is_with_ctrl: bool,
    is_reported: bool,
}

impl Keys {
    fn handle(&mut self, event: &Event) -> Option<ClipboardRequest> {
        match event {
            Event::Copy => return Some(ClipboardRequest::Copy),
            Event::Paste(_) | Event::PasteImage(_) => {
                self.is_reported = true;
                return pasted(event).map(ClipboardRequest::Paste);
            }
            Event::ModifiersChanged(modifiers) => self.is_with_ctrl |= modifiers.command,
            Event::Key { key, pressed: true, modifiers, .. } => {
                self.is_with_ctrl &= modifiers.command;
                self.is_reported |= *key == Key::V;
            }
            Event::Key { key: Key::V, pressed: false, .. } => {
                let is_reported = std::mem::take(&mut self.is_reported);
                return (self.is_with_ctrl && !is_reported).then(|| ClipboardRequest::Paste(String::new()));
            }
            Event::WindowFocused(false) => *self = Self::default(),
            _ => {}
        }
        None
    }
}

/// The text of a paste, without a Markdown fence; empty for a picture. `None` for other events.
fn pasted(event: &Event) -> Option<String> {
    match event {
        Event::Paste(text) => Some(without_fence(text).to_owned()),
        Event::PasteImage(_) => Some(String::new()),
        _ => None,
    }
}

/// The lines between the fences of a code block, if the text is one.
fn without_fence(text: &str) -> &str {
    let inside = |(fence, mark): (&str, char)| {
        let (_, lines) = text.trim().strip_prefix(fence)?.split_once('\n')?;
        lines.trim_end_matches(mark).strip_suffix('\n')
    };
    [("```", '`'), ("~~~", '~')].into_iter().find_map(inside).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::without_fence;

    #[test]
    fn removes_only_whole_fences() {
        assert_eq!(without_fence(" ```json\n{\n}\n```\n"), "{\n}");
        assert_eq!(without_fence("~~~~\r\n{}\r\n~~~~"), "{}\r");
        for text in ["{}", "```", "```json {}```", "``` {\n}", ""] {
            assert_eq!(without_fence(text), text);
        }
    }
}
