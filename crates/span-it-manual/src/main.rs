//! Writes the man pages and shell completions of both programs for packages: `span-it-manual PREFIX/share`.

use std::fs::{File, create_dir_all};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use clap_complete::{Shell, generate};

/// Writes man pages and shell completions.
#[derive(Debug, Parser)]
struct Arguments {
    /// The folder for them, as in /usr/share.
    folder: PathBuf,
}

fn main() -> ExitCode {
    match write(&Arguments::parse().folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If this write fails too, the exit status still reports the error.
            drop(writeln!(io::stderr(), "the manual could not be written: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    for program in [span_it::command_line(), span_it_toolkit::command_line()] {
        write_completions(&program, folder)?;
        let pages = folder.join("man/man1");
        create_dir_all(&pages)?;
        // Also writes a page for each subcommand.
        clap_mangen::generate_to(program, pages)?;
    }
    Ok(())
}

fn write_completions(command: &clap::Command, folder: &Path) -> io::Result<()> {
    let name = command.get_name();
    let files = [
        (Shell::Bash, format!("bash-completion/completions/{name}")),
        (Shell::Zsh, format!("zsh/site-functions/_{name}")),
        (Shell::Fish, format!("fish/vendor_completions.d/{name}.fish")),
    ];
    for (shell, path) in files {
        generate(shell, &mut command.clone(), name, &mut create(&folder.join(path))?);
    }
    Ok(())
}

fn create(path: &Path) -> io::Result<File> {
    path.parent().map_or(Ok(()), create_dir_all)?;
    File::create(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subcommand_has_a_page_and_completions() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path()).unwrap();
        let read = |path: &str| std::fs::read_to_string(folder.path().join(path)).unwrap();
        assert!(read("man/man1/span-it.1").contains("data\\-dir"));
        let bash = read("bash-completion/completions/span-it-toolkit");
        for subcommand in span_it_toolkit::command_line().get_subcommands() {
            let name = subcommand.get_name();
            let page = read(&format!("man/man1/span-it-toolkit-{name}.1"));
            assert!(page.contains("SYNOPSIS"), "{name}");
            assert!(bash.contains(name), "{name}");
        }
        for path in ["zsh/site-functions/_span-it", "fish/vendor_completions.d/span-it.fish"] {
            assert!(read(path).contains("data-dir"), "{path}");
        }
    }
}
