//! The clipboard of the desktop, read and written on threads, because the program that owns the text may be slow or
//! have stopped. egui-winit is built without its own access. It then keeps one text of its own, and reports each
//! request to paste as that text.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use arboard::{Clipboard, Error, ImageData};
use eframe::egui::{self, Color32, ColorImage, Event, FullOutput, OutputCommand, RawInput};

use crate::messages::files;

/// The text of egui-winit. Its arrival means that a paste is requested.
const REQUEST: &str = "paste";
/// How long a request waits for the text, in seconds.
const MAX_WAIT: f64 = 2.0;
/// How long the end of the program waits until the desktop has taken the copied content.
const MAX_HANDOVER: Duration = Duration::from_secs(3);
/// How often a waiting request looks for the text.
const POLL: Duration = Duration::from_millis(20);
/// The size of the longest text that is pasted, in bytes.
const MEGABYTE: usize = 1 << 20;

type Answer = Result<String, String>;

enum Copied {
    Text(String),
    Image(ColorImage),
}

/// Pastes and copies for egui.
pub(crate) struct SystemClipboard {
    requests: Sender<()>,
    answers: Mutex<Receiver<Answer>>,
    /// Since when a request waits, on egui's clock.
    waiting_since: Option<f64>,
    /// A request was given up, and its read still runs.
    is_stuck: bool,
    copies: Option<Sender<Copied>>,
    copied: Mutex<Receiver<String>>,
    problem: Option<String>,
    has_set_request: bool,
}

impl SystemClipboard {
    pub(crate) fn new() -> Self {
        Self::with(read, write_all)
    }

    fn with(
        read: impl Fn() -> Answer + Send + 'static,
        write: impl FnOnce(&Receiver<Copied>, &Sender<String>) + Send + 'static,
    ) -> Self {
        let (requests, requested) = channel();
        let (answer, answers) = channel();
        let (copies, to_copy) = channel();
        let (failed, copied) = channel();
        // Without a thread nothing answers, which is reported.
        drop(
            Builder::new()
                .name("paste".to_owned())
                .spawn(move || while requested.recv().is_ok() && answer.send(read()).is_ok() {}),
        );
        drop(Builder::new().name("copy".to_owned()).spawn(move || write(&to_copy, &failed)));
        Self {
            requests,
            answers: Mutex::new(answers),
            waiting_since: None,
            is_stuck: false,
            copies: Some(copies),
            copied: Mutex::new(copied),
            problem: None,
            has_set_request: false,
        }
    }

    /// Why the last paste or copy failed, once.
    pub(crate) fn take_problem(&mut self) -> Option<String> {
        self.problem.take()
    }

    fn request(&mut self, now: f64) {
        if self.is_stuck || self.waiting_since.is_none() && self.requests.send(()).is_err() {
            self.problem = Some(files::CLIPBOARD_SILENT.to_owned());
        } else {
            self.waiting_since.get_or_insert(now);
        }
    }

    fn poll(&mut self, now: f64) -> Option<String> {
        let answer = latest(&self.answers);
        self.is_stuck &= answer.is_none();
        self.problem = latest(&self.copied).map(|reason| files::not_copied(&reason)).or(self.problem.take());
        let since = self.waiting_since?;
        let given_up = now - since > MAX_WAIT;
        if answer.is_some() || given_up {
            self.waiting_since = None;
        }
        match answer {
            Some(Ok(text)) if text.len() > MEGABYTE => {
                self.problem = Some(files::clipboard_too_long(text.len().div_ceil(MEGABYTE)));
            }
            Some(Ok(text)) => return Some(text.replace("\r\n", "\n")),
            Some(Err(reason)) => self.problem = Some(files::clipboard_unreadable(&reason)),
            None if given_up => {
                self.is_stuck = true;
                self.problem = Some(files::CLIPBOARD_SILENT.to_owned());
            }
            None => {}
        }
        None
    }
}

/// The last message that has arrived.
fn latest<T>(receiver: &Mutex<Receiver<T>>) -> Option<T> {
    receiver.lock().unwrap_or_else(PoisonError::into_inner).try_iter().last()
}

impl egui::Plugin for SystemClipboard {
    fn debug_name(&self) -> &'static str {
        "clipboard"
    }

    fn input_hook(&mut self, _ctx: &egui::Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_default();
        let events = input.events.len();
        input.events.retain(|event| !matches!(event, Event::Paste(_)));
        if input.events.len() < events {
            self.request(now);
        }
        input.events.extend(self.poll(now).map(Event::Paste));
    }

    fn output_hook(&mut self, ctx: &egui::Context, output: &mut FullOutput) {
        let commands = &mut output.platform_output.commands;
        let copies = self.copies.as_ref();
        let copy = |copied| drop(copies.map(|copies| copies.send(copied)));
        commands.retain(|command| {
            match command {
                OutputCommand::CopyText(text) => copy(Copied::Text(text.clone())),
                OutputCommand::CopyImage(image) => copy(Copied::Image(image.clone())),
                _ => return true,
            }
            false
        });
        if !std::mem::replace(&mut self.has_set_request, true) {
            commands.push(OutputCommand::CopyText(REQUEST.to_owned()));
        }
        if self.waiting_since.is_some() {
            ctx.request_repaint_after(POLL);
        }
    }

    fn on_exit(&mut self, _ctx: &egui::Context) {
        self.copies = None;
        // The thread ends when the desktop has taken the content.
        drop(self.copied.get_mut().map(|copied| copied.recv_timeout(MAX_HANDOVER)));
    }
}

fn read() -> Answer {
    match Clipboard::new().and_then(|mut clipboard| clipboard.get_text()) {
        Err(Error::ContentNotAvailable) => Ok(String::new()),
        answer => answer.map_err(|error| error.to_string()),
    }
}

fn write_all(to_copy: &Receiver<Copied>, failed: &Sender<String>) {
    // On X11 and Wayland the content is there as long as the clipboard is open.
    let mut clipboard = None;
    for copied in to_copy {
        if let Err(error) = write(&mut clipboard, copied) {
            clipboard = None;
            drop(failed.send(error.to_string()));
        }
    }
}

fn write(open: &mut Option<Clipboard>, copied: Copied) -> Result<(), Error> {
    let clipboard = match open {
        Some(clipboard) => clipboard,
        None => open.insert(Clipboard::new()?),
    };
    match copied {
        Copied::Text(text) => clipboard.set_text(text),
        Copied::Image(image) => {
            let bytes = image.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
            clipboard.set_image(ImageData { width: image.width(), height: image.height(), bytes })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Frames {
        ctx: egui::Context,
        time: f64,
    }

    impl Frames {
        fn next(&mut self, seconds: f64, events: Vec<Event>) -> (Vec<String>, Option<String>) {
            self.time += seconds;
            let mut pasted = Vec::new();
            let input = RawInput { time: Some(self.time), events, ..RawInput::default() };
            drop(self.ctx.run_ui(input, |ui| {
                pasted = ui.input(|input| {
                    let text = |event: &Event| match event {
                        Event::Paste(text) => Some(text.clone()),
                        _ => None,
                    };
                    input.events.iter().filter_map(text).collect()
                });
            }));
            let plugin = self.ctx.plugin::<SystemClipboard>();
            let problem = plugin.lock().take_problem();
            (pasted, problem)
        }
    }

    /// Frames with a clipboard that gives these answers, and waits for one before each.
    fn frames() -> (Frames, Sender<Answer>) {
        let (owner, answers) = channel();
        let read = move || answers.recv().unwrap_or_else(|_| Ok(String::new()));
        let ctx = egui::Context::default();
        ctx.add_plugin(SystemClipboard::with(read, |_, _| {}));
        (Frames { ctx, time: 0.0 }, owner)
    }

    fn request() -> Vec<Event> {
        vec![Event::Paste(REQUEST.to_owned())]
    }

    /// Frames until something arrives. The clock of the frames stands still.
    fn arrives(frames: &mut Frames) -> (Vec<String>, Option<String>) {
        loop {
            let (pasted, problem) = frames.next(0.0, Vec::new());
            if !pasted.is_empty() || problem.is_some() {
                return (pasted, problem);
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn pastes_when_the_owner_answers() {
        let (mut frames, owner) = frames();
        assert_eq!(frames.next(1.0, request()), (vec![], None));
        owner.send(Ok("a\r\nb".to_owned())).unwrap();
        assert_eq!(arrives(&mut frames), (vec!["a\nb".to_owned()], None));
        assert_eq!(frames.next(9.0, Vec::new()), (vec![], None), "once");
        frames.next(0.0, request());
        owner.send(Ok(String::new())).unwrap();
        assert_eq!(arrives(&mut frames), (vec![String::new()], None));
    }

    #[test]
    fn silent_owner_is_reported_and_its_late_text_ignored() {
        let (mut frames, owner) = frames();
        frames.next(1.0, request());
        assert_eq!(frames.next(1.9, Vec::new()), (vec![], None));
        let silent = (vec![], Some(files::CLIPBOARD_SILENT.to_owned()));
        assert_eq!(frames.next(0.2, Vec::new()), silent);
        assert_eq!(frames.next(0.1, request()), silent, "at once, while the first read waits");
        owner.send(Ok("late".to_owned())).unwrap();
        while frames.ctx.plugin::<SystemClipboard>().lock().is_stuck {
            assert_eq!(frames.next(0.1, Vec::new()), (vec![], None));
        }
        frames.next(0.1, request());
        owner.send(Ok("new".to_owned())).unwrap();
        assert_eq!(arrives(&mut frames).0, ["new"]);
    }

    #[test]
    fn long_text_is_refused_with_its_size() {
        let (mut frames, owner) = frames();
        frames.next(1.0, request());
        owner.send(Ok("a".repeat(MEGABYTE + 1))).unwrap();
        let (pasted, problem) = arrives(&mut frames);
        assert_eq!((pasted.len(), problem), (0, Some(files::clipboard_too_long(2))));
    }
}
