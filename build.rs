//! Compiles the version into the game, and adds the icon for Windows.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    span_it_version::set();
    println!("cargo::rerun-if-changed=assets/icon.ico");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = winresource::WindowsResource::new();
        resource
            .set_icon("assets/icon.ico")
            .set("ProductName", "Span-It!")
            .set("FileDescription", "Span-It!");
        // The game also starts without them, for example if `windres` is not installed.
        if let Err(error) = resource.compile() {
            println!("cargo::warning=the game has no icon: {error}");
        }
    }
}
