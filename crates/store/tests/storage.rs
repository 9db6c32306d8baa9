//! Reads with size limits, and atomic writes.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use span_it_store::storage::{
    Document, check_new, check_writable, check_writing, move_new, read_limited, write_new, write_safely,
};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn write_file(folder: &TempDir, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

fn files(folder: &TempDir) -> usize {
    fs::read_dir(folder.path()).unwrap().count()
}

#[test]
fn reads_up_to_the_limit() {
    let folder = folder();
    let path = write_file(&folder, "a.json", b"12345");
    assert_eq!(read_limited(&path, 5).unwrap(), b"12345");
    let error = read_limited(&path, 4).unwrap_err();
    assert_eq!(error.kind, ErrorKind::FileTooLarge, "{error}");
    let large = write_file(&folder, "large.json", &vec![b' '; 64 * 1024 + 1]);
    let message = read_limited(&large, 64 * 1024).unwrap_err().to_string();
    let expected = format!(
        "{}: the file is too large: it has 65537 bytes, expected at most 65536 bytes (64 KiB)",
        large.display()
    );
    assert_eq!(message, expected);
}

#[test]
fn refuses_folders_and_missing_files() {
    let folder = folder();
    let file = write_file(&folder, "a.json", b"{}");
    for (path, part) in [
        (folder.path().to_owned(), "this is a folder, expected a file"),
        (folder.path().join("nowhere.json"), "there is no such file"),
        (file.join("below.json"), if cfg!(windows) { "there is no such file" } else { "could not read it" }),
    ] {
        let error = read_limited(&path, 10).unwrap_err();
        assert_eq!(error.path, path);
        let message = error.to_string();
        assert!(message.starts_with(&format!("{}: ", path.display())), "{message}");
        assert!(message.contains(part), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn refuses_devices_and_pipes_without_blocking() {
    let folder = folder();
    let pipe = folder.path().join("pipe.json");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for path in [pipe.as_path(), std::path::Path::new("/dev/zero")] {
        assert_eq!(read_limited(path, 10).unwrap_err().kind, ErrorKind::InvalidInput);
        assert_eq!(write_safely(path, b"x").unwrap_err().kind, ErrorKind::InvalidInput);
    }
}

#[cfg(unix)]
#[test]
fn reports_missing_permission() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let path = write_file(&folder, "secret.json", b"secret");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // root can read everything.
    if fs::File::open(&path).is_ok() {
        assert_eq!(read_limited(&path, 10).unwrap(), b"secret");
    } else {
        let message = read_limited(&path, 10).unwrap_err().to_string();
        assert!(message.ends_with("secret.json: no permission to read it"), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn keeps_permissions_and_follows_links() {
    use std::os::unix::fs::PermissionsExt as _;
    let (here, there) = (folder(), folder());
    let target = write_file(&there, "game.spanit", b"old");
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
fn new_files_have_default_permissions() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let plain = write_file(&folder, "plain", b"");
    let path = folder.path().join("game.spanit");
    write_safely(&path, b"x").unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&path), mode(&plain));
}

/// A file that other programs may read but not replace, as some editors open it.
#[cfg(windows)]
fn open_unshared(path: &std::path::Path) -> fs::File {
    use std::os::windows::fs::OpenOptionsExt as _;
    const SHARE_READ: u32 = 1;
    fs::File::options().read(true).share_mode(SHARE_READ).open(path).unwrap()
}

#[cfg(windows)]
#[test]
fn names_the_file_that_another_program_has_open() {
    let folder = folder();
    let path = write_file(&folder, "game.spanit", b"old");
    let open = open_unshared(&path);
    for error in [write_safely(&path, b"new"), span_it_store::storage::remove(&path)] {
        let error = error.unwrap_err();
        assert_eq!(error.kind, ErrorKind::ResourceBusy, "{error:?}");
        assert!(error.to_string().ends_with("another program or window uses this file"), "{error}");
    }
    assert_eq!((fs::read(&path).unwrap(), files(&folder)), (b"old".to_vec(), 1));
    drop(open);
    write_safely(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
}

#[test]
fn replaces_a_file_also_if_it_is_open() {
    let folder = folder();
    let path = folder.path().join("game.spanit");
    write_safely(&path, b"old").unwrap();
    let open = fs::File::open(&path).unwrap();
    write_safely(&path, b"new and more").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new and more");
    write_safely(&path, b"3").unwrap();
    assert_eq!((fs::read(&path).unwrap(), files(&folder)), (b"3".to_vec(), 1));
    assert_eq!(std::io::read_to_string(open).unwrap(), "old");
}

#[test]
fn failed_writes_leave_the_old_file() {
    let folder = folder();
    let old = write_file(&folder, "old.json", b"old");
    let mut permissions = fs::metadata(&old).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&old, permissions).unwrap();
    assert_eq!(write_safely(&old, b"new").unwrap_err().kind, ErrorKind::PermissionDenied);
    assert_eq!(fs::read(&old).unwrap(), b"old");

    let nest = folder.path().join("nest.json");
    fs::create_dir(&nest).unwrap();
    write_file(&folder, "nest.json/egg", b"egg");
    assert_eq!(write_safely(&nest, b"new").unwrap_err().kind, ErrorKind::IsADirectory);
    assert_eq!(fs::read(nest.join("egg")).unwrap(), b"egg");

    let nowhere = folder.path().join("no").join("a.json");
    assert_eq!(write_safely(&nowhere, b"new").unwrap_err().kind, ErrorKind::NotFound);
    let message = write_safely(&old.join("a.json"), b"new").unwrap_err().to_string();
    let expected = if cfg!(windows) { "there is no such folder to write to" } else { "could not write it" };
    assert!(message.contains(expected), "{message}");
    assert_eq!(files(&folder), 2);
}

#[test]
fn concurrent_reads_see_whole_files() {
    let folder = folder();
    let contents = [vec![b'a'; 100_000], vec![b'b'; 300_000]];
    let path = write_file(&folder, "game.spanit", &contents[0]);
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for content in contents.iter().cycle().take(30) {
                write_safely(&path, content).unwrap();
            }
        });
        while !writer.is_finished() {
            let seen = read_limited(&path, 300_000).unwrap();
            assert!(contents.contains(&seen), "read a partial file of {} bytes", seen.len());
        }
    });
    assert_eq!(fs::read(&path).unwrap(), contents[1]);
    assert_eq!(files(&folder), 1);
}

#[test]
fn check_new_finds_unusable_paths() {
    let folder = folder();
    let path = folder.path().join("new.json");
    assert!(check_new(&path).is_ok());
    write_new(&path, b"first").unwrap();
    assert_eq!(check_new(&path).unwrap_err().kind, ErrorKind::AlreadyExists);
    let below = folder.path().join("nowhere").join("new.json");
    assert_eq!(check_new(&below).unwrap_err().kind, ErrorKind::NotFound);
    assert_eq!(write_new(&below, b"first").unwrap_err().kind, ErrorKind::NotFound);
    // On Windows no file has such a long name, so only writing fails.
    let long = folder.path().join("x".repeat(5000));
    assert!(cfg!(windows) || check_new(&long).is_err());
    assert!(write_new(&long, b"first").is_err());
    assert_eq!(files(&folder), 1);
}

#[test]
fn check_writing_changes_nothing() {
    let folder = folder();
    let old = write_file(&folder, "old.md", b"old");
    check_writing(&old).unwrap();
    check_writing(&folder.path().join("new.md")).unwrap();
    assert_eq!(check_writing(folder.path()).unwrap_err().kind, ErrorKind::IsADirectory);
    let nowhere = folder.path().join("no").join("new.md");
    let error = check_writing(&nowhere).unwrap_err();
    assert_eq!((error.kind, error.path), (ErrorKind::NotFound, nowhere));
    assert_eq!((fs::read(&old).unwrap(), files(&folder)), (b"old".to_vec(), 1));
}

#[test]
fn errors_do_not_name_the_temporary_file() {
    let folder = folder();
    let file = write_file(&folder, "a file", b"");
    let message = check_writable(&file).unwrap_err().to_string();
    assert!(!message.contains("at path"), "{message}");
    assert!(!message.contains(".span-it-"), "{message}");
    assert!(!message.is_empty());
}

#[test]
fn moves_a_file_without_replacing_another() {
    let folder = folder();
    let (from, to) = (write_file(&folder, "a.json", b"a"), write_file(&folder, "b.json", b"b"));
    assert_eq!(move_new(&from, &to).unwrap_err().kind, ErrorKind::AlreadyExists);
    assert_eq!((fs::read(&from).unwrap(), fs::read(&to).unwrap()), (b"a".to_vec(), b"b".to_vec()));
    let new = folder.path().join("c.json");
    move_new(&from, &new).unwrap();
    assert_eq!((fs::read(&new).unwrap(), files(&folder)), (b"a".to_vec(), 2));
    let missing = move_new(&from, &folder.path().join("d.json")).unwrap_err();
    assert_eq!((missing.kind, missing.path), (ErrorKind::NotFound, from));
    assert!(move_new(&new, &folder.path().join("no").join("c.json")).is_err());
    assert_eq!((fs::read(&new).unwrap(), files(&folder)), (b"a".to_vec(), 2));
}

#[cfg(target_os = "linux")]
#[test]
fn moves_a_file_to_another_disk() {
    let (folder, other) = (folder(), tempfile::tempdir_in("/dev/shm"));
    // Containers may have no such disk.
    let Ok(other) = other else { return };
    let from = write_file(&folder, "a.json", b"a");
    let to = other.path().join("a.json");
    move_new(&from, &to).unwrap();
    assert_eq!((fs::read(&to).unwrap(), files(&folder), files(&other)), (b"a".to_vec(), 0, 1));
}

#[test]
fn a_document_overwrites_nothing_that_it_has_not_read() {
    let folder = folder();
    let path = folder.path().join("a.json");
    let read = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(|error| error.to_string());
    let kept = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let mut document = Document::new(path.clone(), 10, read);
    assert_eq!((document.peek(), document.load()), (None, Ok(None)));
    assert_eq!(document.save("one").unwrap(), None);
    assert_eq!(document.save("two").unwrap(), None);
    assert_eq!((document.peek(), document.load()), (Some("two".to_owned()), Ok(Some("two".to_owned()))));

    fs::write(&path, b"other").unwrap();
    assert_eq!(document.save("three").unwrap().unwrap().path, Some(folder.path().join("a.json.bad")));
    assert_eq!((kept("a.json"), kept("a.json.bad")), (b"three".to_vec(), b"other".to_vec()));
    fs::write(&path, b"\xFF").unwrap();
    assert_eq!(document.peek(), None);
    assert_eq!(document.load().unwrap_err().path, Some(folder.path().join("a.json-2.bad")));
    assert_eq!((kept("a.json-2.bad"), document.load()), (b"\xFF".to_vec(), Ok(None)));

    fs::create_dir(&path).unwrap();
    assert_eq!(document.save("four").unwrap_err().kind, ErrorKind::IsADirectory);
    fs::remove_dir(&path).unwrap();
    assert_eq!(document.save("four").unwrap(), None);
    assert_eq!(kept("a.json"), b"four");
}
