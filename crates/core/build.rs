//! Collects the files of the built-in personalities.

use std::path::Path;
use std::{env, fs, io};

const FOLDER: &str = "../../personalities";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    let paths = fs::read_dir(FOLDER)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let mut list = Vec::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        if !matches!(&*stem, "ladder" | "ladder-8x8") {
            list.push(format!("({stem:?}, {:?}),\n", fs::read_to_string(path)?));
        }
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("personalities.rs"), format!("&[\n{}]", list.concat()))
}
