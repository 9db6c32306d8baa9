//! The measured styles of the built-in personalities.

use span_it_core::personality::{ladder, library};
use span_it_learn::analysis::style_of;
use span_it_learn::style::nearest;

#[test]
fn ladder_has_the_style_of_every_personality() {
    for personality in library::builtin() {
        let strength = ladder::builtin().strength_of(&personality.factors);
        let style =
            strength.and_then(|one| one.style).unwrap_or_else(|| panic!("measure {}", personality.name));
        // The others take long.
        if personality.factors.max_depth() <= 6 {
            let words = style_of(&personality.factors);
            let measured = words.map(|word| word.value().unwrap());
            assert!(
                measured.iter().zip(style).all(|(one, known)| (one - known).abs() < 1e-3),
                "{}: {measured:?} is not {style:?}: measure the styles again",
                personality.name
            );
            assert_eq!(nearest(&words).unwrap().0, personality.name);
        }
    }
}
