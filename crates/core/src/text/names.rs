//! Names as searches and comparisons see them.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Small letters, and what a search reads them as.
pub const EQUAL_LETTERS: [(&str, &str); 5] = [("ß", "ss"), ("ς", "σ"), ("ı", "i"), ("ł", "l"), ("œ", "oe")];

/// A text as a search compares it: lower case, without accents, full-width letters as plain ones. Composed and decomposed
/// letters are equal.
pub fn search_key(text: &str) -> String {
    let letters: String = text.nfkd().filter(|letter| !is_combining_mark(*letter)).collect();
    EQUAL_LETTERS.iter().fold(letters.to_lowercase(), |key, (letter, same)| key.replace(letter, same))
}

/// A name that is equal to another one if they differ only in case, or in composed and decomposed letters.
pub fn name_key(name: &str) -> String {
    name.trim().nfc().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_ignores_accents_case_and_width() {
        let cases = [
            ("ZOE\u{308} Zoë", "zoe zoe"),
            ("İstanbul Işık ＡＢＣ", "istanbul isik abc"),
            ("Große STRASSE", "grosse strasse"),
            ("Łódź, nœud", "lodz, noeud"),
            ("ΚΩΣ Κώστας", "κωσ κωστασ"),
        ];
        for (text, key) in cases {
            assert_eq!(search_key(text), key);
        }
    }

    #[test]
    fn names_with_other_accents_differ() {
        assert_eq!(name_key(" Zoë"), name_key("ZOE\u{308}"));
        assert_ne!(name_key("Zoë"), name_key("Zoe"));
    }
}
