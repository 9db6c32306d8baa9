//! Audio on Linux and BSD, through the socket of `PulseAudio` or `PipeWire`.

use std::io::{Cursor, Read as _};
use std::iter;

use pulseaudio::protocol::stream::BufferAttr;
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource as _, Client};

/// Samples per second.
const RATE: u32 = 48_000;
const BYTES_PER_SAMPLE: u32 = 2;
/// Samples of silence before a sound, because a server may drop the first milliseconds after a pause.
const LEAD: usize = RATE as usize / 50;

pub(super) struct Output(Client);

impl Output {
    /// `None` if there is no server or it refuses.
    pub(super) fn open() -> Option<Self> {
        Client::from_env(c"Span-It!").ok().map(Self)
    }

    #[expect(clippy::unused_self, reason = "other platforms have the rate of their device")]
    pub(super) const fn rate(&self) -> u32 {
        RATE
    }

    /// Returns when the samples have been played; `None` if the server is gone.
    pub(super) fn play(&mut self, samples: &[f32]) -> Option<()> {
        #[expect(clippy::cast_possible_truncation, reason = "a sample is at most 1")]
        let to_bytes = |sample: &f32| ((sample * f32::from(i16::MAX)) as i16).to_le_bytes();
        let bytes: Vec<u8> = iter::repeat_n(&0.0, LEAD).chain(samples).flat_map(to_bytes).collect();
        let mut bytes = Cursor::new(bytes);
        let source = move |buffer: &mut [u8]| bytes.read(buffer).unwrap_or_default();
        pollster::block_on(async {
            let stream = self.0.create_playback_stream(stream(), source.as_playback_source()).await?;
            stream.play_all().await
        })
        .ok()
    }
}

fn stream() -> PlaybackStreamParams {
    let mut props = Props::new();
    // The desktop's volume control shows these.
    props.set(Prop::ApplicationIconName, c"span-it");
    props.set(Prop::MediaName, c"Span-It!");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        // A sound starts with its first sample.
        buffer_attr: BufferAttr {
            target_length: RATE * BYTES_PER_SAMPLE / 20,
            pre_buffering: BYTES_PER_SAMPLE,
            ..BufferAttr::default()
        },
        props,
        ..PlaybackStreamParams::default()
    }
}
