//! Passes the inputs of libFuzzer to the targets of `span-it-fuzz`.

use span_it_fuzz::Target;

/// Runs the target of this name.
pub fn run(name: &str, data: &[u8]) {
    (Target::named(name).expect("a target of this name").run)(data);
}
