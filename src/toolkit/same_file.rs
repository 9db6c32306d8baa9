//! Whether two paths on the command line lead to the same file.

use std::path::{Path, PathBuf};

use span_it_store::storage::follow_links;

/// Whether two paths lead to the same file, which need not exist yet.
pub(crate) fn same_file(one: &Path, another: &Path) -> bool {
    resolved(one) == resolved(another) || are_one_file(one, another)
}

/// The path with its links resolved, as far as it exists.
fn resolved(path: &Path) -> PathBuf {
    // Writing to a dangling link creates the file that it points to.
    let path = follow_links(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let in_folder = || Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(in_folder).unwrap_or(path)
}

/// Whether both are hard links to the same file.
#[cfg(unix)]
fn are_one_file(one: &Path, another: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let inode = |path: &Path| path.metadata().ok().map(|file| (file.dev(), file.ino()));
    inode(one).is_some_and(|one| inode(another) == Some(one))
}

#[cfg(not(unix))]
fn are_one_file(one: &Path, another: &Path) -> bool {
    same_file::is_same_file(one, another).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_paths_lead_to_one_file() {
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

    #[test]
    fn recognises_hard_links() {
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &str| folder.path().join(path);
        std::fs::write(at("a.log"), "").unwrap();
        std::fs::write(at("b.log"), "").unwrap();
        std::fs::hard_link(at("a.log"), at("hard")).unwrap();
        assert!(same_file(&at("hard"), &at("a.log")) && !same_file(&at("hard"), &at("b.log")));
    }

    #[cfg(unix)]
    #[test]
    fn follows_links_to_existing_and_missing_files() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let at = |path: &str| folder.path().join(path);
        std::fs::create_dir(at("sub")).unwrap();
        symlink("a.log", at("link")).unwrap();
        symlink("../link", at("sub/further")).unwrap();
        symlink("circle", at("circle")).unwrap();
        for _ in 0..2 {
            assert!(same_file(&at("a.log"), &at("link")) && same_file(&at("sub/further"), &at("a.log")));
            assert!(
                !same_file(&at("link"), &at("b.log")) && !same_file(&at("sub/a.log"), &at("sub/further"))
            );
            assert!(!same_file(&at("circle"), &at("a.log")));
            std::fs::write(at("a.log"), "").unwrap();
        }
        std::fs::hard_link(at("a.log"), at("hard")).unwrap();
        assert!(same_file(&at("hard"), &at("link")));
    }
}
