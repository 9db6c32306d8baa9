//! Whether two paths on the command line mean one file.

use std::path::{Path, PathBuf};

/// Whether two paths lead to one file, which need not be there yet.
pub(crate) fn same_file(one: &Path, another: &Path) -> bool {
    place(one) == place(another)
}

/// Where a path leads, as far as it is there.
fn place(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let in_folder = || Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(in_folder).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_has_many_names_before_it_is_there_and_after() {
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &str| folder.path().join(path);
        std::fs::create_dir(at("sub")).unwrap();
        for _ in 0..2 {
            assert!(same_file(&at("a.log"), &at("sub/../a.log")));
            assert!(!same_file(&at("a.log"), &at("sub/a.log")));
            std::fs::write(at("a.log"), "").unwrap();
        }
        assert!(same_file(Path::new("no-such.log"), Path::new("./no-such.log")));
        assert!(!same_file(Path::new("no-such/a.log"), Path::new("no-such/b.log")));
    }
}
