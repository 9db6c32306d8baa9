//! Protects a button that has just replaced another from the second click of a double click.

use std::time::Duration;

const FRESH_TIME: Duration = Duration::from_millis(400);

#[derive(Debug, Default)]
pub(crate) struct ClickGuard<T> {
    shown: Option<T>,
    until: Duration,
}

impl<T: PartialEq> ClickGuard<T> {
    /// Whether `shown` has replaced another value within the last 400 ms.
    pub(crate) fn is_fresh(&mut self, shown: T, now: Duration) -> bool {
        if self.shown.as_ref().is_some_and(|known| *known != shown) {
            self.until = now + FRESH_TIME;
        }
        self.shown = Some(shown);
        now < self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_value_is_fresh_for_short_time() {
        let mut guard = ClickGuard::default();
        let ms = Duration::from_millis;
        assert!(!guard.is_fresh(1, ms(0)), "it replaces nothing");
        assert!(!guard.is_fresh(1, ms(10)));
        assert!(guard.is_fresh(2, ms(100)) && guard.is_fresh(2, ms(499)));
        assert!(!guard.is_fresh(2, ms(500)));
        assert!(guard.is_fresh(1, ms(600)));
    }
}
