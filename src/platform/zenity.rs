//! The file dialog of a desktop without a portal. Runs the program zenity directly, because only its exit status
//! separates a cancelled dialog from a failed one. The dialog closes with the window that opened it.

use std::ffi::OsString;
use std::io::{self, Read as _};
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::messages::files;
use crate::platform::dialogs::filter;
use crate::platform::{FileAnswer, FileKind, FilePurpose, FileRequest};
use span_it_arena::process::kill_on_parent_exit;

/// Between several paths. A path from zenity has no two slashes in a row.
const SEPARATOR: &str = "//";
/// Exit status of zenity when the dialog is closed without a choice.
const CANCELLED: i32 = 1;

pub(super) fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join("zenity")).find(|program| program.is_file())
}

/// The process of the dialog while it is open.
#[derive(Debug, Default)]
pub(super) struct Shown(Mutex<Option<Child>>);

impl Shown {
    pub(super) fn end(&self) {
        if let Some(child) = self.lock().as_mut() {
            // It may have ended already.
            child.kill().ok();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Child>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Shows the dialog and waits for it. `shown` contains its process while it is open.
pub(super) fn ask(program: &Path, request: &FileRequest, shown: &Shown) -> FileAnswer {
    match run(program, request, shown) {
        Ok(output) if output.status.success() => picked(output.stdout, request.purpose),
        Ok(output) if output.status.code() == Some(CANCELLED) => FileAnswer::Cancelled,
        Ok(output) => FileAnswer::Failed(files::zenity_failed(output.status)),
        Err(error) => FileAnswer::Failed(files::zenity_failed(error)),
    }
}

fn run(program: &Path, request: &FileRequest, shown: &Shown) -> io::Result<Output> {
    let mut command = Command::new(program);
    command.args(arguments(request)).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    kill_on_parent_exit(&mut command);
    let mut child = command.spawn()?;
    let output = child.stdout.take();
    *shown.lock() = Some(child);
    let mut stdout = Vec::new();
    let read = output.map_or(Ok(0), |mut output| output.read_to_end(&mut stdout));
    // `None` if another thread is ending the process now.
    let ended = shown.lock().take();
    let status = ended.ok_or(io::ErrorKind::NotFound)?.wait()?;
    read.map(|_| Output { status, stdout, stderr: Vec::new() })
}

fn arguments(request: &FileRequest) -> Vec<OsString> {
    let mut all: Vec<OsString> = vec!["--file-selection".into(), "--title".into(), (&request.title).into()];
    if request.kind == FileKind::Folder {
        all.push("--directory".into());
    } else if request.purpose == FilePurpose::Save {
        all.extend(["--save".into(), "--confirm-overwrite".into()]);
    } else if request.purpose == FilePurpose::OpenSeveral {
        all.extend(["--multiple".into(), "--separator".into(), SEPARATOR.into()]);
    }
    if let Some((name, endings)) = filter(request.kind) {
        let endings: Vec<String> = endings.iter().map(|ending| format!("*.{ending}")).collect();
        all.extend(["--file-filter".into(), format!("{name} | {}", endings.join(" ")).into()]);
    }
    if request.purpose != FilePurpose::Save && request.kind != FileKind::Folder {
        all.extend(["--file-filter".into(), format!("{} | *", files::ALL_FILES).into()]);
    }
    // A folder must end with a slash; otherwise zenity proposes it as a file name.
    let folder = request.folder.clone().unwrap_or_default();
    let begin = folder.join(&request.name);
    if !begin.as_os_str().is_empty() {
        all.extend(["--filename".into(), begin.into_os_string()]);
    }
    all
}

/// The path or paths in the output, without the line end.
fn picked(mut written: Vec<u8>, purpose: FilePurpose) -> FileAnswer {
    if written.last() == Some(&b'\n') {
        written.pop();
    }
    if written.is_empty() {
        return FileAnswer::Cancelled;
    }
    if purpose == FilePurpose::OpenSeveral {
        return FileAnswer::PickedSeveral(separated(&written));
    }
    FileAnswer::Picked(OsString::from_vec(written).into())
}

fn separated(mut written: &[u8]) -> Vec<PathBuf> {
    let separator = SEPARATOR.as_bytes();
    let path = |bytes: &[u8]| PathBuf::from(OsString::from_vec(bytes.to_vec()));
    let mut paths = Vec::new();
    while let Some(end) = written.windows(separator.len()).position(|bytes| bytes == separator) {
        paths.push(path(&written[..end]));
        written = &written[end + separator.len()..];
    }
    paths.push(path(written));
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(kind: FileKind, purpose: FilePurpose) -> FileRequest {
        let name = if purpose == FilePurpose::Save { "ada-bob.spanit".to_owned() } else { String::new() };
        FileRequest { kind, purpose, title: "Open it".to_owned(), folder: Some("/games".into()), name }
    }

    fn program(folder: &tempfile::TempDir, script: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt as _;
        let program = folder.path().join("zenity");
        std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        program
    }

    fn answer(script: &str, shown: &Shown) -> FileAnswer {
        answer_for(FilePurpose::Open, script, shown)
    }

    fn answer_for(purpose: FilePurpose, script: &str, shown: &Shown) -> FileAnswer {
        let folder = tempfile::tempdir().unwrap();
        let program = program(&folder, script);
        // While another test starts a program, the new file may be busy for a moment.
        let busy = |answer: &FileAnswer| matches!(answer, FileAnswer::Failed(why) if why.contains("busy"));
        let tries = std::iter::repeat_with(|| ask(&program, &request(FileKind::Record, purpose), shown));
        tries.take(1000).find(|answer| !busy(answer)).unwrap()
    }

    #[test]
    fn distinguishes_failed_from_cancelled_dialog() {
        let answer = |script| answer(script, &Shown::default());
        assert_eq!(answer("echo '/games/a b.spanit'"), FileAnswer::Picked("/games/a b.spanit".into()));
        assert_eq!(answer("exit 1"), FileAnswer::Cancelled);
        assert_eq!(answer("true"), FileAnswer::Cancelled);
        for broken in ["exit 255", "kill -9 $$"] {
            assert!(matches!(answer(broken), FileAnswer::Failed(why) if why.contains("zenity")), "{broken}");
        }
        let gone = ask(
            Path::new("/no such program"),
            &request(FileKind::Record, FilePurpose::Open),
            &Shown::default(),
        );
        assert!(matches!(gone, FileAnswer::Failed(_)));
    }

    #[test]
    fn separates_several_paths() {
        let answer = |script| answer_for(FilePurpose::OpenSeveral, script, &Shown::default());
        let paths = |all: &[&str]| FileAnswer::PickedSeveral(all.iter().map(PathBuf::from).collect());
        assert_eq!(
            answer("echo '/a b.json///c.json///d\n.json'"),
            paths(&["/a b.json", "/c.json", "/d\n.json"])
        );
        assert_eq!(answer("echo '/a.json'"), paths(&["/a.json"]));
        assert_eq!(answer("exit 1"), FileAnswer::Cancelled);
        let all = arguments(&request(FileKind::Personality, FilePurpose::OpenSeveral));
        assert!(all.iter().any(|one| one == "--multiple"), "{all:?}");
    }

    #[test]
    fn open_dialog_can_be_ended() {
        let shown = Shown::default();
        std::thread::scope(|scope| {
            let asked = scope.spawn(|| answer("exec sleep 600", &shown));
            while !asked.is_finished() {
                shown.end();
                std::thread::yield_now();
            }
            assert!(matches!(asked.join().unwrap(), FileAnswer::Failed(_)));
        });
    }

    #[test]
    fn passes_request_as_arguments() {
        let text = |kind, purpose| {
            let all = arguments(&request(kind, purpose));
            all.iter().map(|one| one.to_string_lossy().into_owned()).collect::<Vec<_>>().join("|")
        };
        let open = text(FileKind::Record, FilePurpose::Open);
        assert!(open.starts_with("--file-selection|--title|Open it|--file-filter|"), "{open}");
        assert!(open.contains(" | *.spanit|") && open.ends_with("|--filename|/games/"), "{open}");
        let either = text(FileKind::Document, FilePurpose::Open);
        assert!(either.contains(" | *.spanit *.json *.jsonl|"), "{either}");
        let save = text(FileKind::Record, FilePurpose::Save);
        assert!(
            save.contains("--save|--confirm-overwrite") && save.ends_with("/games/ada-bob.spanit"),
            "{save}"
        );
        assert!(text(FileKind::Folder, FilePurpose::Open).contains("--directory"));
    }
}
