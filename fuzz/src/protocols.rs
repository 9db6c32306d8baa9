//! The Go Text Protocol from both sides.

use std::time::Duration;

use span_it_lab::gtp::{AnswerBuffer, GtpError, Mind, Server};
use span_it_core::engine::Seed;
use span_it_core::personality::library;

/// The longest search for a move.
const MOVE: Duration = Duration::from_millis(2);

/// Every answer has the form of the protocol, whatever the controller sends.
pub fn gtp_server(data: &[u8]) -> bool {
    let Some(personality) = library::builtin_named("Sprinter") else { return false };
    let mut server =
        Server::new(Mind::Personality(Box::new(personality.clone())), Some(MOVE), Seed::default());
    let mut output = Vec::new();
    let served = server.serve(&mut &*data, &mut output);
    assert!(served.is_ok(), "{served:?}");
    let output = String::from_utf8(output).unwrap_or_else(|error| panic!("{error}"));
    assert!(output.is_empty() || output.ends_with("\n\n"), "{output:?}");
    let answers: Vec<&str> = output.split("\n\n").filter(|answer| !answer.is_empty()).collect();
    assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])), "{output:?}");
    assert!(answers.len() <= data.split(|&byte| byte == b'\n').count(), "more answers than commands");
    answers.iter().any(|answer| answer.starts_with('='))
}

/// The answers do not depend on how the output arrives. The first byte is the size of the chunks.
pub fn gtp_client(data: &[u8]) -> bool {
    let Some((size, output)) = data.split_first() else { return false };
    let whole = client_answers(output, output.len().max(1));
    let parts = client_answers(output, usize::from(*size).max(1));
    assert_eq!(whole, parts, "the chunks change the answers");
    !whole.0.is_empty()
}

/// The answers, and whether an error ended them.
fn client_answers(output: &[u8], size: usize) -> (Vec<Result<String, String>>, bool) {
    let mut buffer = AnswerBuffer::default();
    let mut answers = Vec::new();
    for chunk in output.chunks(size) {
        buffer.extend(chunk);
        loop {
            match buffer.take_answer("genmove black", 7) {
                Ok(Some(answer)) => answers.push(Ok(answer)),
                Ok(None) => break,
                Err(GtpError::Refused { message, .. }) => answers.push(Err(message)),
                Err(error) => {
                    let message = error.to_string();
                    assert!(message.len() < 2000 && !message.contains(char::is_control), "{message:?}");
                    return (answers, true);
                }
            }
        }
    }
    (answers, false)
}
