//! Lists the files of the built-in personalities.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=personalities");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("personalities");
    let files = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    files.sort();
    let is_ladder = |stem: &str| stem.starts_with("ladder");
    let entry = |path: &Path| {
        let stem = path.file_stem()?.to_str().filter(|stem| !is_ladder(stem))?;
        Some(format!("({stem:?}, include_str!({:?})),\n", path.to_str()?))
    };
    let list: String = files.iter().filter_map(|path| entry(path)).collect();
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("personalities.rs"), format!("&[\n{list}]"))
}
