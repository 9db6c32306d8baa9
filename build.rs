//! Adds the icon and the version to the game for Windows. Does nothing for other systems.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
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
