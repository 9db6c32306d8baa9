//! The answers of an engine.

use std::io::{self, BufRead, Read as _};

use span_it_core::text::digits::whole;

use super::error::{GtpError, MAX_ANSWER, first_line, unexpected};

/// Reads the next answer, up to the empty line that ends it; `None` at the end of the output. Returns what is no answer, or
/// is longer than `MAX_ANSWER`, as soon as that is clear.
///
/// # Errors
/// The output cannot be read.
pub fn next_answer(output: &mut dyn BufRead) -> io::Result<Option<Vec<u8>>> {
    let (mut answer, mut has_begun) = (Vec::new(), false);
    loop {
        let start = answer.len();
        let room = (MAX_ANSWER + 1 - start) as u64;
        if (&mut *output).take(room).read_until(b'\n', &mut answer)? == 0 {
            return Ok((answer.len() > MAX_ANSWER).then_some(answer));
        }
        let line = &answer[start..];
        match line {
            b"\n" | b"\r\n" if has_begun => return Ok(Some(answer)),
            b"\n" | b"\r\n" => {}
            _ if !has_begun && !line.starts_with(b"=") && !line.starts_with(b"?") => return Ok(Some(answer)),
            _ => has_begun = true,
        }
    }
}

/// The text of an answer to a command that had this number.
///
/// # Errors
/// The engine refused the command, or the answer is too long or does not conform to the protocol.
pub fn read_answer(command: &str, number: u32, answer: &[u8]) -> Result<String, GtpError> {
    let answer = String::from_utf8_lossy(answer).replace('\r', "");
    let text = answer.trim();
    let (is_refusal, rest) = match (text.strip_prefix('='), text.strip_prefix('?')) {
        _ if answer.len() > MAX_ANSWER => {
            let begin = first_line(&answer);
            let problem = format!("the answer to {command} is longer than {MAX_ANSWER} bytes: {begin}");
            return Err(GtpError::Failed(problem));
        }
        (Some(rest), _) => (false, rest),
        (None, Some(rest)) => (true, rest),
        (None, None) => return Err(unexpected(command, text, "= or ? and the answer")),
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (id, rest) = rest.split_at(digits);
    // Some engines omit the number.
    if !id.is_empty() && whole(id) != Some(number) {
        return Err(unexpected(command, text, "the number that the command had"));
    }
    let text = rest.trim().to_owned();
    if is_refusal {
        return Err(GtpError::Refused { command: command.to_owned(), message: first_line(&text) });
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_one_answer_after_the_other() {
        let mut output = &b"\n\r\n=1 a\r\n\r\n\n\n= b\nc\n\n=1\n\n=1 incomplete\n"[..];
        for expected in ["a", "b\nc", ""] {
            let answer = next_answer(&mut output).unwrap().unwrap();
            assert_eq!(read_answer("name", 1, &answer).unwrap(), expected);
        }
        assert_eq!(next_answer(&mut output).unwrap(), None);
    }

    #[test]
    fn answers_and_blank_lines_have_a_limit() {
        for (output, is_too_long) in [
            ([b"=".to_vec(), vec![b'x'; MAX_ANSWER - 3], b"\n\n".to_vec()].concat(), false),
            ([b"=".to_vec(), vec![b'x'; MAX_ANSWER]].concat(), true),
            ([vec![b'\n'; MAX_ANSWER - 3], b"=\n\n".to_vec()].concat(), false),
            (vec![b'\n'; MAX_ANSWER + 1], true),
        ] {
            let answer = next_answer(&mut &output[..]).unwrap().unwrap();
            let message =
                read_answer("name", 1, &answer).err().map(|error| error.to_string()).unwrap_or_default();
            assert_eq!(message.contains("name is longer than 65536 bytes"), is_too_long, "{message}");
        }
        let answer = next_answer(&mut &b"hello\nand more"[..]).unwrap().unwrap();
        let error = read_answer("name", 1, &answer).unwrap_err().to_string();
        assert_eq!(error, "the answer to name is \"hello\": expected = or ? and the answer");
    }
}
