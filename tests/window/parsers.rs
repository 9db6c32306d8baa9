//! The window's own files: any bytes are read or refused, and what is read is written and read again as the same text.

use proptest::prelude::*;
use span_it::testing::parsers;

/// Reads a text and writes it again.
type Rewritten = fn(&[u8]) -> Option<String>;

/// A valid text of each kind.
const SAMPLES: [(&str, Rewritten); 4] = [
    (include_str!("../../fuzz/seeds/settings/changed.json"), parsers::settings),
    (include_str!("../../fuzz/seeds/draft/opened.json"), parsers::draft),
    (include_str!("../../fuzz/seeds/training/keep.json"), parsers::training),
    (include_str!("../../fuzz/seeds/training/target.json"), parsers::training),
];

#[test]
fn samples_are_read_back() {
    for (text, rewritten) in SAMPLES {
        let written = rewritten(text.as_bytes()).unwrap_or_else(|| panic!("{text}"));
        let [given, again] =
            [text, &*written].map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
        for (key, value) in given.as_object().unwrap() {
            assert_eq!(again.get(key), Some(value), "{key}");
        }
        assert_eq!(rewritten(written.as_bytes()), Some(written));
    }
}

proptest! {
    #[test]
    fn random_bytes_are_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        for (_, rewritten) in SAMPLES {
            prop_assert_eq!(rewritten(&bytes), None);
        }
    }

    #[test]
    fn damaged_texts_are_refused_or_read_back(
        at in any::<prop::sample::Index>(),
        cut in 0..20_usize,
        put in "[\\[\\]{}\":,0-9eE+.nul\\\\ -]{0,6}|\\PC{0,3}",
    ) {
        for (text, rewritten) in SAMPLES {
            let at = at.index(text.len());
            let end = (at + cut).min(text.len());
            let damaged = [&text.as_bytes()[..at], put.as_bytes(), &text.as_bytes()[end..]].concat();
            if let Some(written) = rewritten(&damaged) {
                prop_assert_eq!(rewritten(written.as_bytes()), Some(written));
            }
        }
    }
}
