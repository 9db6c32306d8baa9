//! The subcommands with which both programs print their completions and manual pages.

use std::fs::create_dir_all;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Subcommand;
use clap_complete::{Shell, generate};
use clap_mangen::{Man, generate_to};

const COMPLETIONS: &str = "\
Example:
  span-it-toolkit completions bash > FILE

The folder for FILE depends on the shell. More: docs/toolkit/README.md";

const MAN: &str = "\
Examples:
  span-it-toolkit man | man -l -
  span-it-toolkit man --out ~/.local/share/man/man1

More: docs/toolkit/README.md";

/// What is printed about a command line.
#[derive(Debug, Subcommand)]
pub(crate) enum Manual {
    /// Print completions for a shell
    #[command(after_help = COMPLETIONS)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    #[command(after_help = MAN)]
    Man {
        /// Write the pages of the program and its subcommands into this folder instead
        #[arg(short, long, value_name = "FOLDER")]
        out: Option<PathBuf>,
    },
}

impl Manual {
    /// Prints or writes it.
    ///
    /// # Errors
    /// The output or the folder cannot be written.
    pub(crate) fn run(&self, mut program: clap::Command, out: &mut impl Write) -> io::Result<()> {
        let mut text = Vec::new();
        match self {
            Self::Completions { shell } => {
                let name = program.get_name().to_owned();
                generate(*shell, &mut program, name, &mut text);
            }
            Self::Man { out: None } => Man::new(program).render(&mut text)?,
            Self::Man { out: Some(folder) } => {
                let written = create_dir_all(folder).and_then(|()| generate_to(program, folder));
                let failed = |error: io::Error| io::Error::other(format!("{}: {error}", folder.display()));
                return written.map_err(failed);
            }
        }
        out.write_all(&text)?;
        out.flush()
    }
}
