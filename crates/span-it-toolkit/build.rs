//! Compiles the version into the toolkit.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    span_it_version::set();
}
