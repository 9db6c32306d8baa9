//! Whether two paths on the command line mean one file.

use std::path::{Path, PathBuf};

use span_it_core::storage::follow_links;

/// Whether two paths lead to one file, which need not be there yet.
pub(crate) fn same_file(one: &Path, another: &Path) -> bool {
    place(one) == place(another) || are_one(one, another)
}

/// Where a path leads, as far as it is there.
fn place(path: &Path) -> PathBuf {
    // What is written to a link that leads nowhere yet is written where it leads.
    let path = follow_links(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let in_folder = || Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(in_folder).unwrap_or(path)
}

/// Whether the system knows both as one file, however they are spelt.
#[cfg(unix)]
fn are_one(one: &Path, another: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let known = |path: &Path| path.metadata().ok().map(|known| (known.dev(), known.ino()));
    known(one).is_some_and(|one| known(another) == Some(one))
}

#[cfg(not(unix))]
const fn are_one(_: &Path, _: &Path) -> bool {
    false
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

    #[cfg(unix)]
    #[test]
    fn a_link_is_the_file_it_leads_to_before_that_is_there_and_after() {
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
