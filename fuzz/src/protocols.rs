//! The Go Text Protocol from both sides.

use std::time::Duration;

use span_it_lab::gtp::{GtpError, Server, next_answer, read_answer};
use span_it_lab::tournament::PlayerSpec;
use span_it_core::engine::Seed;
use span_it_core::personality::library;

/// The longest search for a move.
const MOVE: Duration = Duration::from_millis(2);

/// Every answer has the form of the protocol, whatever the controller sends.
pub fn gtp_server(data: &[u8]) -> bool {
    let Some(personality) = library::builtin_named("Sprinter") else { return false };
    let mut server =
        Server::new(PlayerSpec::Personality(Box::new(personality.clone())), Some(MOVE), Seed::default());
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

/// Every answer is read, and errors have no control characters.
pub fn gtp_client(mut data: &[u8]) -> bool {
    let mut has_answer = false;
    while let Ok(Some(answer)) = next_answer(&mut data) {
        match read_answer("genmove black", 7, &answer) {
            Ok(_) | Err(GtpError::Refused { .. }) => has_answer = true,
            Err(error) => {
                let message = error.to_string();
                assert!(message.len() < 2000 && !message.contains(char::is_control), "{message:?}");
                return has_answer;
            }
        }
    }
    has_answer
}
