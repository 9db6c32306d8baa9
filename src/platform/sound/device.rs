//! Audio on Windows and macOS.

use std::collections::VecDeque;
use std::iter;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{SampleFormat, Stream};

/// The time from the last sample that the device requests to the last one that is heard.
const LATENCY: Duration = Duration::from_millis(60);

pub(super) struct Output {
    waiting: Arc<Mutex<VecDeque<f32>>>,
    is_lost: Arc<Mutex<bool>>,
    rate: u32,
    /// Plays until it is dropped.
    _stream: Stream,
}

impl Output {
    /// `None` if there is no usable device.
    pub(super) fn open() -> Option<Self> {
        let device = cpal::default_host().default_output_device()?;
        let config = device.default_output_config().ok()?;
        if config.sample_format() != SampleFormat::F32 {
            return None;
        }
        let (rate, channels) = (config.sample_rate(), usize::from(config.channels()));
        let waiting = Arc::new(Mutex::new(VecDeque::new()));
        let is_lost = Arc::new(Mutex::new(false));
        let (source, failed) = (Arc::clone(&waiting), Arc::clone(&is_lost));
        let fill = move |buffer: &mut [f32], _: &_| fill(buffer, channels, &source);
        let fail = move |_| *failed.lock().unwrap_or_else(PoisonError::into_inner) = true;
        let stream = device.build_output_stream(config.into(), fill, fail, None).ok()?;
        stream.play().ok()?;
        Some(Self { waiting, is_lost, rate, _stream: stream })
    }

    pub(super) const fn rate(&self) -> u32 {
        self.rate
    }

    /// Returns when the samples have been played; `None` if the device is gone.
    pub(super) fn play(&mut self, samples: &[f32]) -> Option<()> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).extend(samples);
        let length = Duration::from_secs_f32(samples.len() as f32 / self.rate as f32);
        std::thread::sleep(length + LATENCY);
        (!*self.is_lost.lock().unwrap_or_else(PoisonError::into_inner)).then_some(())
    }
}

/// The same sample for every channel, then silence.
fn fill(buffer: &mut [f32], channels: usize, waiting: &Mutex<VecDeque<f32>>) {
    let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
    let samples = iter::from_fn(|| waiting.pop_front()).chain(iter::repeat(0.0));
    for (frame, sample) in buffer.chunks_mut(channels.max(1)).zip(samples) {
        frame.fill(sample);
    }
}
