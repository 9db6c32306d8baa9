//! Measures how fast this computer is, on a thread of its own, once a run.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use eframe::egui;

use crate::app::jobs::search_speed;
use span_it_core::engine::Stop;

/// How long it measures.
const BUDGET: Duration = Duration::from_millis(300);

/// What is known of the speed, in moves a second.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Speed {
    /// Nothing yet.
    #[default]
    Measuring,
    /// It was measured.
    Known(f64),
    /// It could not be measured.
    Unknown,
}

/// A measurement under way or done; dropping it ends it.
#[derive(Debug)]
pub struct Gauge {
    answer: Receiver<Option<f64>>,
    stop: Arc<Stop>,
    speed: Speed,
}

impl Gauge {
    /// Begins to measure; `ctx` is repainted once that is done.
    pub(crate) fn start(ctx: &egui::Context) -> Self {
        let (reply, answer) = channel();
        let (stop, wake) = (Arc::new(Stop::default()), ctx.clone());
        let stopped = Arc::clone(&stop);
        let run = move || {
            if reply.send(search_speed::measure(BUDGET, &stopped)).is_ok() {
                wake.request_repaint();
            }
        };
        let thread = std::thread::Builder::new().name("gauge".into()).spawn(run);
        let speed = if thread.is_ok() { Speed::Measuring } else { Speed::Unknown };
        Self { answer, stop, speed }
    }

    /// What was known when it was looked at last.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// What is known by now.
    pub(crate) fn look(&mut self) -> Speed {
        if self.speed == Speed::Measuring {
            self.speed = match self.answer.try_recv() {
                Ok(Some(speed)) => Speed::Known(speed),
                Ok(None) | Err(TryRecvError::Disconnected) => Speed::Unknown,
                Err(TryRecvError::Empty) => Speed::Measuring,
            };
        }
        self.speed
    }
}

impl Drop for Gauge {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}
