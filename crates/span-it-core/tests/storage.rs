//! Files are read within limits and written whole or not at all.

use std::fs;
use std::path::PathBuf;

use span_it_core::storage::{
    StorageError, check_new, check_writable, check_writing, read_limited, write_new, write_safely,
};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn put(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

fn files(folder: &TempDir) -> usize {
    fs::read_dir(folder.path()).unwrap().count()
}

#[test]
fn a_file_is_read_up_to_its_limit_and_not_beyond() {
    let folder = folder();
    let path = put(&folder, "a.json", b"12345");
    assert_eq!(read_limited(&path, 5).unwrap(), b"12345");
    let error = read_limited(&path, 4).unwrap_err();
    assert!(matches!(error, StorageError::TooLarge { limit: 4, .. }), "{error}");
    let large = put(&folder, "large.json", &vec![b' '; 64 * 1024 + 1]);
    let message = read_limited(&large, 64 * 1024).unwrap_err().to_string();
    let expected = format!(
        "{}: the file is too large: it has 65537 bytes, expected at most 65536 bytes (64 KiB)",
        large.display()
    );
    assert_eq!(message, expected);
}

#[test]
fn what_is_no_file_is_refused_by_name() {
    let folder = folder();
    let file = put(&folder, "a.json", b"{}");
    for (path, part) in [
        (folder.path().to_owned(), "this is a folder, expected a file"),
        (folder.path().join("nowhere.json"), "there is no such file"),
        (file.join("below.json"), "could not read it"),
    ] {
        let error = read_limited(&path, 10).unwrap_err();
        assert_eq!(error.path(), path);
        let message = error.to_string();
        assert!(message.starts_with(&format!("{}: ", path.display())) && message.contains(part), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_refused_without_waiting() {
    let folder = folder();
    let pipe = folder.path().join("pipe.json");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for path in [pipe.as_path(), std::path::Path::new("/dev/zero")] {
        assert!(matches!(read_limited(path, 10), Err(StorageError::NotAFile { .. })));
        assert!(matches!(write_safely(path, b"x"), Err(StorageError::NotAFile { .. })));
    }
}

#[cfg(unix)]
#[test]
fn without_permission_nothing_is_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let path = put(&folder, "secret.json", b"secret");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // The system lets an administrator read everything.
    if fs::File::open(&path).is_ok() {
        assert_eq!(read_limited(&path, 10).unwrap(), b"secret");
    } else {
        let message = read_limited(&path, 10).unwrap_err().to_string();
        assert!(message.ends_with("secret.json: no permission to read it"), "{message}");
    }
}

#[test]
fn a_file_is_written_anew_and_over_an_old_one() {
    let folder = folder();
    let path = folder.path().join("game.spanit");
    write_safely(&path, b"one").unwrap();
    write_safely(&path, b"two and more").unwrap();
    write_safely(&path, b"3").unwrap();
    assert_eq!((fs::read(&path).unwrap(), files(&folder)), (b"3".to_vec(), 1));
}

#[cfg(unix)]
#[test]
fn permissions_are_kept_and_links_are_followed() {
    use std::os::unix::fs::PermissionsExt as _;
    let (here, there) = (folder(), folder());
    let target = put(&there, "game.spanit", b"old");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    let link = here.path().join("link.spanit");
    std::os::unix::fs::symlink(&target, &link).unwrap();
    write_safely(&link, b"new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&target).unwrap(), b"new");
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o640);
    let dangling = here.path().join("dangling.spanit");
    std::os::unix::fs::symlink("made.spanit", &dangling).unwrap();
    write_safely(&dangling, b"made").unwrap();
    assert_eq!(fs::read(here.path().join("made.spanit")).unwrap(), b"made");
    let circle = here.path().join("circle");
    std::os::unix::fs::symlink("circle", &circle).unwrap();
    assert!(write_safely(&circle, b"x").unwrap_err().to_string().contains("too many symbolic links"));
}

#[cfg(unix)]
#[test]
fn new_files_have_the_permissions_of_any_new_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let plain = put(&folder, "plain", b"");
    let path = folder.path().join("game.spanit");
    write_safely(&path, b"x").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&path), mode(&plain));
}

#[test]
fn a_write_that_fails_leaves_the_old_file_whole_and_no_litter() {
    let folder = folder();
    let old = put(&folder, "old.json", b"old");
    let mut permissions = fs::metadata(&old).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&old, permissions).unwrap();
    assert!(matches!(write_safely(&old, b"new"), Err(StorageError::ReadOnly { .. })));
    assert_eq!(fs::read(&old).unwrap(), b"old");

    let nest = folder.path().join("nest.json");
    fs::create_dir(&nest).unwrap();
    put(&folder, "nest.json/egg", b"egg");
    assert!(matches!(write_safely(&nest, b"new"), Err(StorageError::Folder { .. })));
    assert_eq!(fs::read(nest.join("egg")).unwrap(), b"egg");

    let nowhere = folder.path().join("no").join("a.json");
    assert!(matches!(write_safely(&nowhere, b"new"), Err(StorageError::NoFolder { .. })));
    let message = write_safely(&old.join("a.json"), b"new").unwrap_err().to_string();
    assert!(message.contains("could not write it"), "{message}");
    assert_eq!(files(&folder), 2);
}

#[test]
fn whoever_reads_meanwhile_sees_one_whole_file_or_the_other() {
    let folder = folder();
    let contents = [vec![b'a'; 100_000], vec![b'b'; 300_000]];
    let path = put(&folder, "game.spanit", &contents[0]);
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for content in contents.iter().cycle().take(30) {
                write_safely(&path, content).unwrap();
            }
        });
        while !writer.is_finished() {
            let seen = read_limited(&path, 300_000).unwrap();
            assert!(contents.contains(&seen), "half a file of {} bytes was read", seen.len());
        }
    });
    assert_eq!(fs::read(&path).unwrap(), contents[1]);
    assert_eq!(files(&folder), 1);
}

#[test]
fn where_a_new_file_cannot_be_is_seen_beforehand() {
    let folder = folder();
    let path = folder.path().join("new.json");
    assert!(check_new(&path).is_ok());
    write_new(&path, b"first").unwrap();
    assert!(matches!(check_new(&path), Err(StorageError::Exists { .. })));
    let below = folder.path().join("nowhere").join("new.json");
    assert!(matches!(check_new(&below), Err(StorageError::NoFolder { .. })));
    let too_long = path.with_file_name("x".repeat(5000));
    assert!(check_new(&too_long).is_err(), "found out before there is anything to lose");
    assert!(matches!(write_new(&below, b"first"), Err(StorageError::NoFolder { .. })));
    assert_eq!(files(&folder), 1);
}

#[test]
fn what_could_be_written_is_known_beforehand_and_nothing_is_touched() {
    let folder = folder();
    let old = put(&folder, "old.md", b"old");
    check_writing(&old).unwrap();
    check_writing(&folder.path().join("new.md")).unwrap();
    assert!(matches!(check_writing(folder.path()), Err(StorageError::Folder { .. })));
    let nowhere = folder.path().join("no").join("new.md");
    assert!(matches!(check_writing(&nowhere), Err(StorageError::NoFolder { path }) if path == nowhere));
    assert_eq!((fs::read(&old).unwrap(), files(&folder)), (b"old".to_vec(), 1));
}

#[test]
fn what_goes_wrong_with_the_temporary_file_is_told_without_its_name() {
    let folder = folder();
    let file = put(&folder, "a file", b"");
    let said = check_writable(&file).unwrap_err().to_string();
    assert!(!said.contains("at path") && !said.contains(".span-it-") && !said.is_empty(), "{said}");
}
