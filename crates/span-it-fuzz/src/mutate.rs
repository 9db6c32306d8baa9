//! Mutations of seeds: the same inputs for the same seed of the generator.

use span_it_core::rng::SplitMix64;

/// The largest input in bytes, the default of libFuzzer. Seeds can be larger.
const MAX_INPUT: usize = 4096;
/// How many accepted inputs are kept to mutate further.
const MAX_POOL: usize = 200;
/// Texts that parsers may handle wrongly.
const NASTY: [&[u8]; 24] = [
    b"-0",
    b"-0.0",
    b"1e999",
    b"-1",
    b"+1",
    b"NaN",
    b"null",
    b"4294967296",
    b"9007199254740993",
    b"18446744073709551616",
    b"0.1",
    b"\"\"",
    b"[]",
    b"{}",
    b"\n",
    b"\r\n",
    b"\0",
    b"\\u0000",
    b"\\ud800",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\xe2\x80\xae",
    b"\x1b[2J",
    b"[[[[[[[[",
];

/// Makes inputs from seeds.
#[derive(Debug)]
pub struct Mutator {
    rng: SplitMix64,
    pool: Vec<Vec<u8>>,
    /// Words of the seeds.
    words: Vec<Vec<u8>>,
    seeds: usize,
}

impl Mutator {
    /// A generator of inputs. Without seeds they are random bytes.
    pub fn new(mut seeds: Vec<Vec<u8>>, seed: u64) -> Self {
        seeds.push(Vec::new());
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-' | b'"');
        let mut words: Vec<Vec<u8>> = seeds
            .iter()
            .flat_map(|seed| seed.split(|byte| !is_word(byte)))
            .filter(|word| (1..40).contains(&word.len()))
            .map(<[u8]>::to_vec)
            .collect();
        words.sort();
        words.dedup();
        words.extend(NASTY.map(<[u8]>::to_vec));
        let count = seeds.len();
        Self { rng: SplitMix64::new(seed), pool: seeds, words, seeds: count }
    }

    /// The next input.
    pub fn input(&mut self) -> Vec<u8> {
        let mut input = self.any(&self.pool.clone());
        let limit = MAX_INPUT.max(input.len());
        for _ in 0..=self.rng.below(4) {
            self.mutate(&mut input);
        }
        input.truncate(limit);
        input
    }

    /// Keeps an input that the parser accepted, to mutate it further.
    pub fn accept(&mut self, input: Vec<u8>) {
        if self.pool.len() < MAX_POOL {
            self.pool.push(input);
        } else {
            let place = self.seeds + self.rng.below(MAX_POOL - self.seeds.min(MAX_POOL - 1));
            if let Some(old) = self.pool.get_mut(place) {
                *old = input;
            }
        }
    }

    fn any(&mut self, list: &[Vec<u8>]) -> Vec<u8> {
        list[self.rng.below(list.len())].clone()
    }

    /// A range within `length`, usually short.
    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.rng.below(length + 1);
        let most = (length - start).min(if self.rng.below(4) == 0 { length } else { 12 });
        start..start + self.rng.below(most + 1)
    }

    fn mutate(&mut self, input: &mut Vec<u8>) {
        let place = self.range(input.len());
        match self.rng.below(9) {
            0 => {
                if let Some(byte) = input.get_mut(place.start) {
                    *byte ^= 1 << self.rng.below(8);
                }
            }
            1 => drop(input.drain(place)),
            2 => {
                let copy = input[place].to_vec();
                let at = self.rng.below(input.len() + 1);
                input.splice(at..at, copy);
            }
            3 | 4 => {
                let word = self.rng.below(self.words.len());
                input.splice(place, self.words[word].iter().copied());
            }
            5 => self.replace_word(input),
            6 => {
                let other = self.rng.below(self.pool.len());
                let from = self.pool[other].clone();
                let part = self.range(from.len());
                input.splice(place, from[part].iter().copied());
            }
            7 => input.truncate(place.start),
            _ => {
                let bytes: Vec<u8> = (0..place.len()).map(|_| self.rng.next_u64().to_le_bytes()[0]).collect();
                input.splice(place, bytes);
            }
        }
    }

    /// Replaces a whole word, so that the rest stays correct.
    fn replace_word(&mut self, input: &mut Vec<u8>) {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'+');
        let from = self.rng.below(input.len() + 1);
        let Some(start) = input[from..].iter().position(is_word).map(|start| from + start) else { return };
        let length = input[start..].iter().take_while(|byte| is_word(byte)).count();
        let word = self.rng.below(self.words.len());
        input.splice(start..start + length, self.words[word].iter().copied());
    }
}
