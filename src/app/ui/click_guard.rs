//! A guard against the second click of a double click, where a button has just made room for another.

use std::time::Duration;

/// How long buttons that have just come take no click.
const REST: Duration = Duration::from_millis(400);

/// What is shown in a place, and since when.
#[derive(Debug)]
pub(crate) struct Guard<T> {
    shown: Option<T>,
    until: Duration,
}

impl<T> Default for Guard<T> {
    fn default() -> Self {
        Self { shown: None, until: Duration::ZERO }
    }
}

impl<T: PartialEq> Guard<T> {
    /// Whether what is `shown` now has come only just, in the place of something else.
    pub(crate) fn is_fresh(&mut self, shown: T, now: Duration) -> bool {
        if self.shown.as_ref().is_some_and(|known| *known != shown) {
            self.until = now + REST;
        }
        self.shown = Some(shown);
        now < self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_changed_rests_and_not_for_long() {
        let mut guard = Guard::default();
        let ms = Duration::from_millis;
        assert!(!guard.is_fresh(1, ms(0)), "it replaces nothing");
        assert!(!guard.is_fresh(1, ms(10)));
        assert!(guard.is_fresh(2, ms(100)) && guard.is_fresh(2, ms(499)));
        assert!(!guard.is_fresh(2, ms(500)));
        assert!(guard.is_fresh(1, ms(600)));
    }
}
