//! Short sounds, played one after another on a thread of their own. Without an audio device nothing is heard and nothing
//! is reported.

#[cfg(any(target_os = "windows", target_os = "macos"))]
pub(crate) mod device;
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
pub(crate) mod pulse;
pub(crate) mod synth;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;
use std::time::Duration;

#[cfg(any(target_os = "windows", target_os = "macos"))]
use crate::platform::sound::device::Output;
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
use crate::platform::sound::pulse::Output;

/// The audio device is closed after this time without a sound.
const IDLE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    OwnMove,
    OpponentMove,
    /// A mistake, or a click that has no effect.
    Warning,
    Win,
    Loss,
}

#[derive(Clone, Copy, Debug)]
struct Request {
    sound: Sound,
    /// In percent.
    volume: u8,
}

/// Opens the audio device at the first sound, and again after a time without sounds.
#[derive(Debug, Default)]
pub(crate) struct Player {
    requests: Option<Sender<Request>>,
}

impl Player {
    /// Does not wait. Of the sounds requested while another one plays, the last one follows it.
    pub(crate) fn play(&mut self, sound: Sound, volume: u8) {
        let request = Request { sound, volume };
        let is_open = self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok());
        if !is_open {
            self.requests = start(request);
        }
    }
}

/// Starts the thread with its first sound. `None` if the system cannot start threads; then there is no sound.
fn start(first: Request) -> Option<Sender<Request>> {
    let (requests, inbox) = channel();
    Builder::new().name("sound".to_owned()).spawn(move || run(first, &inbox)).ok()?;
    Some(requests)
}

fn run(first: Request, inbox: &Receiver<Request>) {
    let Some(mut output) = Output::open() else { return };
    let mut request = first;
    loop {
        let samples = synth::samples(request.sound, output.rate(), request.volume);
        if output.play(&samples).is_none() {
            return;
        }
        let Ok(next) = inbox.recv_timeout(IDLE) else { return };
        request = inbox.try_iter().last().unwrap_or(next);
    }
}
