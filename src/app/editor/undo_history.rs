//! Undo and redo of the editor's fields. Consecutive changes of one field are one step.

const MAX_STEPS: usize = 200;

#[derive(Clone, Debug)]
pub(super) struct History<T> {
    past: Vec<T>,
    future: Vec<T>,
    current: T,
    /// The field of the last change, while further changes of it belong to the same step.
    run: Option<usize>,
}

impl<T: Clone + PartialEq> History<T> {
    pub(super) const fn new(current: T) -> Self {
        Self { past: Vec::new(), future: Vec::new(), current, run: None }
    }

    /// Records the current state. `field` returns the field in which two states differ.
    pub(super) fn record_change(&mut self, now: &T, field: impl Fn(&T, &T) -> Option<usize>) {
        if *now == self.current {
            return;
        }
        let changed = field(&self.current, now);
        let before = std::mem::replace(&mut self.current, now.clone());
        if changed.is_none() || changed != self.run {
            self.past.push(before);
            if self.past.len() > MAX_STEPS {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.run = changed;
    }

    /// Changes the current state without a step of its own.
    pub(super) fn amend(&mut self, now: &T) {
        self.current.clone_from(now);
    }

    /// Makes the next change a step of its own.
    pub(super) const fn end_run(&mut self) {
        self.run = None;
    }

    pub(super) const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub(super) fn undo(&mut self) -> Option<T> {
        let before = self.past.pop()?;
        self.future.push(std::mem::replace(&mut self.current, before.clone()));
        self.run = None;
        Some(before)
    }

    pub(super) fn redo(&mut self) -> Option<T> {
        let after = self.future.pop()?;
        self.past.push(std::mem::replace(&mut self.current, after.clone()));
        self.run = None;
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(before: &[u16; 5], now: &[u16; 5]) -> Option<usize> {
        let differ: Vec<usize> = (0..5).filter(|&index| before[index] != now[index]).collect();
        if let [one] = differ[..] { Some(one) } else { None }
    }

    const fn of(one: u16, other: u16) -> [u16; 5] {
        [one, other, 0, 0, 0]
    }

    #[test]
    fn consecutive_changes_of_a_field_are_one_step() {
        let mut history = History::new(of(0, 0));
        for value in 1..=9 {
            history.record_change(&of(value, 0), field);
        }
        history.record_change(&of(9, 5), field);
        history.end_run();
        history.record_change(&of(9, 6), field);
        assert_eq!(history.undo(), Some(of(9, 5)));
        assert_eq!(history.undo(), Some(of(9, 0)));
        assert_eq!(history.undo(), Some(of(0, 0)));
        assert_eq!(history.undo(), None);
        assert_eq!(history.redo(), Some(of(9, 0)));
        history.record_change(&of(9, 1), field);
        assert!(!history.can_redo());
        assert_eq!(history.undo(), Some(of(9, 0)));
    }

    #[test]
    fn change_of_all_fields_is_one_step() {
        let mut history = History::new(of(0, 0));
        history.record_change(&of(1, 1), field);
        history.record_change(&of(2, 2), field);
        history.record_change(&of(2, 2), field);
        assert_eq!((history.undo(), history.undo()), (Some(of(1, 1)), Some(of(0, 0))));
    }
}
