//! Audio on Linux and BSD, through the socket of `PulseAudio` or `PipeWire`.

use std::ffi::CString;
use std::io::{BufReader, Read, Write};
use std::iter;
use std::os::unix::net::UnixStream;
use std::time::Duration;

use pulseaudio::protocol::stream::BufferAttr;
use pulseaudio::protocol::{
    self, AuthParams, AuthReply, ChannelMap, Command, CommandReply, CreatePlaybackStreamReply, MAX_VERSION,
    PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec, SetClientNameReply,
};

/// Samples per second.
const RATE: u32 = 48_000;
const BYTES_PER_SAMPLE: u32 = 2;
/// Samples of silence before a sound, because a server may drop the first milliseconds after a pause.
const LEAD: usize = RATE as usize / 50;
/// A server that is silent for so long is not used.
const PATIENCE: Duration = Duration::from_secs(4);

/// An open playback stream.
#[derive(Debug)]
pub(super) struct Output {
    socket: BufReader<UnixStream>,
    version: u16,
    channel: u32,
    /// Number of the last command.
    sequence: u32,
}

impl Output {
    /// `None` if there is no server or it refuses.
    pub(super) fn open() -> Option<Self> {
        let socket = UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?;
        socket.set_read_timeout(Some(PATIENCE)).ok()?;
        socket.set_write_timeout(Some(PATIENCE)).ok()?;
        let socket = BufReader::new(socket);
        let mut output = Self { socket, version: MAX_VERSION, channel: 0, sequence: 0 };
        output.register().ok()?;
        Some(output)
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
        protocol::write_memblock(self.socket.get_mut(), self.channel, &bytes, 0).ok()?;
        self.send(&Command::DrainPlaybackStream(self.channel)).ok()?;
        self.wait_until_played()
    }

    fn register(&mut self) -> Result<(), ProtocolError> {
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let auth = AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie: cookie.unwrap_or_default(),
        };
        let reply: AuthReply = self.request(&Command::Auth(auth))?;
        self.version = MAX_VERSION.min(reply.version);
        let _: SetClientNameReply = self.request(&Command::SetClientName(properties()))?;
        let stream = Command::CreatePlaybackStream(stream());
        self.channel = self.request::<CreatePlaybackStreamReply>(&stream)?.channel;
        Ok(())
    }

    fn send(&mut self, command: &Command) -> Result<(), ProtocolError> {
        self.sequence += 1;
        protocol::write_command_message(self.socket.get_mut(), self.sequence, command, self.version)?;
        Ok(self.socket.get_mut().flush()?)
    }

    fn request<T: CommandReply>(&mut self, command: &Command) -> Result<T, ProtocolError> {
        self.send(command)?;
        Ok(protocol::read_reply_message(&mut self.socket, self.version)?.1)
    }

    /// Reads messages up to the reply to the last command.
    fn wait_until_played(&mut self) -> Option<()> {
        loop {
            let length = protocol::read_descriptor(&mut self.socket).ok()?.length;
            let mut message = Vec::new();
            (&mut self.socket).take(u64::from(length)).read_to_end(&mut message).ok()?;
            match Command::read_tag_prefixed(&mut message.as_slice(), self.version) {
                Ok((sequence, Command::Reply)) if sequence == self.sequence => return Some(()),
                Ok((_, Command::Error(_) | Command::PlaybackStreamKilled(_))) => return None,
                // Requests for more samples, and messages unknown to the crate.
                Ok(_) | Err(_) => {}
            }
        }
    }
}

/// What the desktop's volume control shows.
fn properties() -> Props {
    let mut properties = Props::new();
    let texts = [
        (Prop::ApplicationName, "Span-It!"),
        (Prop::ApplicationIconName, "span-it"),
        (Prop::MediaName, "Span-It!"),
        (Prop::MediaRole, "game"),
    ];
    for (key, text) in texts {
        properties.set(key, CString::new(text).unwrap_or_default());
    }
    properties
}

fn stream() -> PlaybackStreamParams {
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        // A sound is sent at once and starts with its first sample.
        buffer_attr: BufferAttr {
            target_length: RATE * BYTES_PER_SAMPLE / 20,
            pre_buffering: BYTES_PER_SAMPLE,
            ..BufferAttr::default()
        },
        props: properties(),
        ..PlaybackStreamParams::default()
    }
}
