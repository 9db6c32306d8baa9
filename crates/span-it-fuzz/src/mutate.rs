//! Mutations of seeds: the same inputs for the same seed of the generator.

use span_it_core::rng::SplitMix64;

/// The largest input in bytes, the default of libFuzzer. Seeds can be larger.
const MAX_INPUT: usize = 4096;
/// How many accepted inputs are kept to mutate further.
const MAX_POOL: usize = 200;
/// Texts that parsers may handle wrongly, separated by spaces.
const NASTY: &[u8] =
    b"-0 -0.0 1e999 -1 +1 NaN null 4294967296 9007199254740993 18446744073709551616 0.1 \"\" [] {} \
                       \n \r\n \0 \\u0000 \\ud800 \xef\xbb\xbf \xff \xe2\x80\xae \x1b[2J [[[[[[[[";

/// Makes inputs from seeds.
#[derive(Debug)]
pub struct Mutator {
    rng: SplitMix64,
    pool: Vec<Vec<u8>>,
    /// Words of the seeds, and nasty texts.
    words: Vec<Vec<u8>>,
}

impl Mutator {
    /// A generator of inputs. Without seeds they are random bytes.
    pub fn new(mut seeds: Vec<Vec<u8>>, seed: u64) -> Self {
        seeds.push(Vec::new());
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-' | b'"');
        let words = seeds.iter().flat_map(|seed| seed.split(|byte| !is_word(byte)));
        let words = words.filter(|word| (1..40).contains(&word.len()));
        let mut words: Vec<Vec<u8>> =
            words.chain(NASTY.split(|&byte| byte == b' ')).map(<[u8]>::to_vec).collect();
        words.sort();
        words.dedup();
        Self { rng: SplitMix64::new(seed), pool: seeds, words }
    }

    /// The next input.
    pub fn input(&mut self) -> Vec<u8> {
        let mut input = self.pool[self.rng.below(self.pool.len())].clone();
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
            let place = self.rng.below(MAX_POOL);
            self.pool[place] = input;
        }
    }

    /// A range within `length`, usually short.
    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.rng.below(length + 1);
        let most = (length - start).min(if self.rng.below(4) == 0 { length } else { 12 });
        start..start + self.rng.below(most + 1)
    }

    /// Replaces a range, which can be empty, or a bit.
    fn mutate(&mut self, input: &mut Vec<u8>) {
        let place = self.range(input.len());
        let new = match self.rng.below(6) {
            0 => Vec::new(),
            1 | 2 => self.words[self.rng.below(self.words.len())].clone(),
            3 => {
                let other = self.rng.below(self.pool.len());
                let part = self.range(self.pool[other].len());
                self.pool[other][part].to_vec()
            }
            4 => place.clone().map(|_| self.rng.next_u64().to_le_bytes()[0]).collect(),
            _ => {
                input.iter_mut().skip(place.start).take(1).for_each(|byte| *byte ^= 1 << self.rng.below(8));
                return;
            }
        };
        input.splice(place, new);
    }
}
