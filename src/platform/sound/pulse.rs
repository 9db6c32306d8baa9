//! Audio on Linux and BSD, through the socket of `PulseAudio` or `PipeWire`.

use std::ffi::CString;
use std::io::{Read as _, Write as _};
use std::iter;
use std::os::unix::net::UnixStream;
use std::time::Duration;

use pulseaudio::protocol::stream::BufferAttr;
use pulseaudio::protocol::{
    self, AuthParams, AuthReply, ChannelMap, Command, CommandReply, CommandTag, CreatePlaybackStreamReply,
    DESCRIPTOR_SIZE, MAX_VERSION, PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec,
    SetClientNameReply,
};
use span_it_files::storage;

/// Samples per second.
const RATE: u32 = 48_000;
const BYTES_PER_SAMPLE: u32 = 2;
/// Samples of silence before a sound, because a server may drop the first milliseconds after a pause.
const LEAD: usize = RATE as usize / 50;
/// A server that is silent for so long is not used.
const PATIENCE: Duration = Duration::from_secs(4);
/// The longest message from a server in bytes. Usual ones have some hundred.
const MAX_MESSAGE: usize = 1 << 16;
/// The messages from a server that are read while a sound plays. Usual are some ten.
const MAX_MESSAGES: usize = 1000;
/// The longest cookie in bytes. Usual ones have 256.
const MAX_COOKIE: usize = 4096;

/// An open playback stream.
#[derive(Debug)]
pub(super) struct Output {
    socket: UnixStream,
    version: u16,
    channel: u32,
    /// Number of the last command.
    sequence: u32,
}

impl Output {
    /// `None` if there is no server or it refuses.
    pub(super) fn open() -> Option<Self> {
        Self::on(UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?, PATIENCE)
    }

    /// A stream on the server at the other end of the socket.
    fn on(socket: UnixStream, patience: Duration) -> Option<Self> {
        socket.set_read_timeout(Some(patience)).ok()?;
        socket.set_write_timeout(Some(patience)).ok()?;
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
        protocol::write_memblock(&mut self.socket, self.channel, &bytes, 0).ok()?;
        self.send(&Command::DrainPlaybackStream(self.channel)).ok()?;
        self.wait_until_played()
    }

    fn register(&mut self) -> Result<(), ProtocolError> {
        let cookie =
            pulseaudio::cookie_path_from_env().and_then(|path| storage::read_limited(&path, MAX_COOKIE).ok());
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
        protocol::write_command_message(&mut self.socket, self.sequence, command, self.version)?;
        Ok(self.socket.flush()?)
    }

    fn request<T: CommandReply>(&mut self, command: &Command) -> Result<T, ProtocolError> {
        self.send(command)?;
        Ok(protocol::read_reply_message(&mut self.message()?.as_slice(), self.version)?.1)
    }

    /// Reads a message with its descriptor.
    fn message(&mut self) -> Result<Vec<u8>, ProtocolError> {
        let mut message = vec![0; DESCRIPTOR_SIZE];
        self.socket.read_exact(&mut message)?;
        let length = protocol::read_descriptor(&mut message.as_slice())?.length as usize;
        if length > MAX_MESSAGE {
            return Err(ProtocolError::Invalid(format!("a message of {length} bytes")));
        }
        message.resize(DESCRIPTOR_SIZE + length, 0);
        self.socket.read_exact(&mut message[DESCRIPTOR_SIZE..])?;
        Ok(message)
    }

    /// Reads messages up to the reply to the last command.
    fn wait_until_played(&mut self) -> Option<()> {
        const REPLY: u32 = CommandTag::Reply as u32;
        const ERROR: u32 = CommandTag::Error as u32;
        const KILLED: u32 = CommandTag::PlaybackStreamKilled as u32;
        for _ in 0..MAX_MESSAGES {
            match head(&self.message().ok()?)? {
                (REPLY, sequence) if sequence == self.sequence => return Some(()),
                (ERROR | KILLED, _) => return None,
                // Requests for more samples, and messages that are unknown to the crate.
                _ => {}
            }
        }
        None
    }
}

/// The command and the sequence number at the start of a message; the rest may be of any kind.
fn head(message: &[u8]) -> Option<(u32, u32)> {
    let content = message.get(DESCRIPTOR_SIZE..)?;
    Some((number(content)?, number(content.get(5..)?)?))
}

/// A number after its tag.
fn number(content: &[u8]) -> Option<u32> {
    let (&tag, rest) = content.split_first()?;
    rest.first_chunk().filter(|_| tag == b'L').map(|&bytes| u32::from_be_bytes(bytes))
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

#[cfg(test)]
mod tests {
    use std::thread::Builder;

    use super::*;
    use crate::platform::sound::{Sound, synth};

    /// For servers that do not answer.
    const SHORT: Duration = Duration::from_millis(20);
    /// For servers that answer; never reached.
    const LONG: Duration = Duration::from_mins(1);

    /// A server that sends these bytes and reads until the client closes the socket.
    fn server(sends: Vec<u8>) -> UnixStream {
        let (client, mut server) = UnixStream::pair().unwrap();
        let serve = move || {
            let mut reader = server.try_clone().unwrap();
            let read =
                Builder::new().spawn(move || std::io::copy(&mut reader, &mut std::io::sink())).unwrap();
            // The client may have closed the socket.
            server.write_all(&sends).unwrap_or_default();
            drop(read.join().unwrap());
        };
        Builder::new().name("audio server".to_owned()).spawn(serve).unwrap();
        client
    }

    /// A message with these bytes after the descriptor.
    fn message(content: &[u8]) -> Vec<u8> {
        let mut message = vec![0; DESCRIPTOR_SIZE];
        message[..4].copy_from_slice(&u32::try_from(content.len()).unwrap().to_be_bytes());
        message.extend(content);
        message
    }

    fn command(tag: CommandTag, sequence: u32) -> Vec<u8> {
        let mut content = vec![b'L'];
        content.extend((tag as u32).to_be_bytes());
        content.push(b'L');
        content.extend(sequence.to_be_bytes());
        message(&content)
    }

    /// Plays a sound on an open stream whose server sends these bytes.
    fn play(sends: Vec<u8>, patience: Duration) -> Option<()> {
        let socket = server(sends);
        socket.set_read_timeout(Some(patience)).unwrap();
        let mut output = Output { socket, version: MAX_VERSION, channel: 0, sequence: 6 };
        output.play(&synth::samples(Sound::Warning, RATE, 100))
    }

    #[test]
    fn reply_ends_the_sound() {
        let requests = command(CommandTag::Request, u32::MAX).repeat(20);
        assert_eq!(play([requests, command(CommandTag::Reply, 7)].concat(), LONG), Some(()));
        assert_eq!(play(command(CommandTag::Reply, 6), SHORT), None, "the reply to an earlier command");
        assert_eq!(play(command(CommandTag::PlaybackStreamKilled, u32::MAX), LONG), None);
    }

    #[test]
    fn silent_server_is_not_used() {
        assert!(Output::on(server(Vec::new()), SHORT).is_none());
        assert_eq!(play(Vec::new(), SHORT), None);
    }

    #[test]
    fn closed_socket_is_not_used() {
        let (client, server) = UnixStream::pair().unwrap();
        drop(server);
        assert!(Output::on(client, SHORT).is_none());
    }

    #[test]
    fn garbage_is_not_used() {
        for byte in [0, b'L', b'\n', 0xff] {
            let garbage = vec![byte; 4 << 20];
            assert!(Output::on(server(garbage.clone()), SHORT).is_none(), "{byte}");
            assert_eq!(play(garbage, SHORT), None, "{byte}");
        }
        let mut rng = span_it_core::rng::SplitMix64::new(3);
        for _ in 0..300 {
            let content: Vec<u8> = (0..rng.below(200)).map(|_| rng.next_u64().to_le_bytes()[0]).collect();
            let mut reply = command(CommandTag::Reply, 1);
            reply.extend(&content);
            let length = u32::try_from(reply.len() - DESCRIPTOR_SIZE).unwrap();
            reply[..4].copy_from_slice(&length.to_be_bytes());
            assert!(Output::on(server(reply.repeat(3)), SHORT).is_none(), "{content:?}");
        }
    }

    #[test]
    fn endless_messages_end_the_sound() {
        assert_eq!(play(command(CommandTag::Request, u32::MAX).repeat(2 * MAX_MESSAGES), LONG), None);
    }
}
