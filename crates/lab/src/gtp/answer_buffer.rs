//! Output of an engine that is not yet parsed.

use span_it_core::text::digits::whole;

use super::error::{GtpError, MAX_ANSWER, first_line, unexpected};

/// Collects output until it contains a complete answer. Examines every byte once.
#[derive(Debug, Default)]
pub struct AnswerBuffer {
    /// Without carriage returns and without line breaks at the beginning.
    bytes: Vec<u8>,
    /// The first bytes that do not contain the end of an answer.
    examined: usize,
    /// Line breaks before the next answer.
    blank: usize,
}

impl AnswerBuffer {
    /// Adds output.
    pub fn extend(&mut self, data: &[u8]) {
        for &byte in data.iter().filter(|&&byte| byte != b'\r') {
            if byte == b'\n' && self.bytes.is_empty() {
                self.blank += 1;
            } else {
                self.bytes.push(byte);
            }
        }
    }

    /// The text of the first complete answer, if there is one. The engine should answer `command`, which had this number.
    ///
    /// # Errors
    /// The engine refused the command, or the answer is too long or does not conform to the protocol.
    pub fn take_answer(&mut self, command: &str, number: u32) -> Result<Option<String>, GtpError> {
        if let Some(length) = self.answer_length() {
            let answer = String::from_utf8_lossy(&self.bytes[..length]).into_owned();
            let rest = self.bytes.split_off(length + 2);
            *self = Self::default();
            self.extend(&rest);
            return read_answer(command, number, &answer).map(Some);
        }
        let is_answer = matches!(self.bytes.first(), Some(b'=' | b'?') | None);
        if is_answer && self.bytes.len() + self.blank <= MAX_ANSWER {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&self.bytes);
        if is_answer {
            let found = first_line(&text);
            let problem = format!("the answer to {command} is longer than {MAX_ANSWER} bytes: {found}");
            Err(GtpError::Failed(problem))
        } else {
            Err(unexpected(command, &text, "= or ? and the answer"))
        }
    }

    /// The number of bytes before the empty line that ends the first answer.
    fn answer_length(&mut self) -> Option<usize> {
        let end = self.bytes[self.examined..].windows(2).position(|pair| pair == b"\n\n");
        let length = end.map(|end| self.examined + end);
        self.examined = self.bytes.len().saturating_sub(1);
        length
    }
}

/// The text of an answer without its sign and number.
fn read_answer(command: &str, number: u32, answer: &str) -> Result<String, GtpError> {
    let (is_refusal, rest) = match (answer.strip_prefix('='), answer.strip_prefix('?')) {
        (Some(rest), _) => (false, rest),
        (None, Some(rest)) => (true, rest),
        (None, None) => return Err(unexpected(command, answer, "= or ? and the answer")),
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (id, text) = rest.split_at(digits);
    // Some engines omit the number.
    if !id.is_empty() && whole(id) != Some(number) {
        return Err(unexpected(command, answer, "the number that the command had"));
    }
    let text = text.trim().to_owned();
    if is_refusal {
        return Err(GtpError::Refused { command: command.to_owned(), message: first_line(&text) });
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(output: &[u8], chunk: usize) -> Vec<String> {
        let mut buffer = AnswerBuffer::default();
        let mut answers = Vec::new();
        for chunk in output.chunks(chunk) {
            buffer.extend(chunk);
            while let Some(answer) = buffer.take_answer("name", 1).unwrap() {
                answers.push(answer);
            }
        }
        answers
    }

    #[test]
    fn chunks_of_any_size_give_the_same_answers() {
        let output = b"\n\r\n=1 a\r\n\r\n\n\n= b\nc\n\n=1\n\n=1 incomplete\n";
        for chunk in 1..=output.len() {
            assert_eq!(answers(output, chunk), ["a", "b\nc", ""], "{chunk}");
        }
    }

    #[test]
    fn answers_and_blank_lines_have_a_limit() {
        for (output, is_too_long) in [
            ([b"=".to_vec(), vec![b'x'; MAX_ANSWER - 1]].concat(), false),
            ([b"=".to_vec(), vec![b'x'; MAX_ANSWER]].concat(), true),
            (vec![b'\n'; MAX_ANSWER], false),
            (vec![b'\n'; MAX_ANSWER + 1], true),
        ] {
            let mut buffer = AnswerBuffer::default();
            buffer.extend(&output);
            let result = buffer.take_answer("name", 1);
            let message = result.err().map(|error| error.to_string()).unwrap_or_default();
            assert_eq!(message.contains("name is longer than 65536 bytes"), is_too_long, "{message}");
        }
        let mut buffer = AnswerBuffer::default();
        buffer.extend(b"hello");
        let error = buffer.take_answer("name", 1).unwrap_err().to_string();
        assert_eq!(error, "the answer to name is \"hello\": expected = or ? and the answer");
    }
}
