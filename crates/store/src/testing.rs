//! The arguments of tests that have their own `main`, because they start themselves as other processes.

use std::env;

/// Whether `cargo test` has chosen the test with this name.
///
/// Without a filter every test is chosen. Otherwise its name must contain one of the filters. A list of the tests and a run of the
/// ignored tests choose none.
pub fn is_chosen(name: &str) -> bool {
    chooses(env::args().skip(1), name)
}

fn chooses(arguments: impl Iterator<Item = String>, name: &str) -> bool {
    let (options, filters): (Vec<_>, Vec<_>) = arguments.partition(|argument| argument.starts_with('-'));
    let lists_or_ignores = options.iter().any(|option| option == "--list" || option == "--ignored");
    !lists_or_ignores && (filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_choose_by_part_of_the_name() {
        let chosen = |arguments: &[&str]| chooses(arguments.iter().map(|&text| text.to_owned()), "log_kills");
        assert!(chosen(&[]));
        assert!(chosen(&["--nocapture"]));
        assert!(chosen(&["window", "kills", "--nocapture"]));
        assert!(!chosen(&["window"]));
        assert!(!chosen(&["--list"]));
        assert!(!chosen(&["kills", "--ignored"]));
    }
}
