//! Terminals of any kind and width.

use std::fs::File;
use std::io::Read as _;
use std::os::fd::OwnedFd;

use rustix::fs::{Mode, OFlags, open};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::toolkit::toolkit;

/// What the toolkit writes to a terminal with this many columns.
fn in_terminal(columns: u16, name: &str, arguments: &[&str]) -> String {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    tcsetwinsize(&terminal, Winsize { ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
    let side = || -> OwnedFd {
        let name = ptsname(&terminal, Vec::new()).unwrap();
        open(name.as_c_str(), OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap()
    };
    let mut command = toolkit();
    // Services that run checks set CI, which counts as a terminal with colours.
    command
        .args(arguments)
        .env("TERM", name)
        .env_remove("CI")
        .env_remove("NO_COLOR")
        .stdin(side())
        .stdout(side())
        .stderr(side());
    let mut child = command.spawn().unwrap();
    drop(command);
    let (mut output, mut part) = (Vec::new(), [0; 4096]);
    let mut terminal = File::from(terminal);
    // Linux reports an error after the last byte.
    while let Ok(count @ 1..) = terminal.read(&mut part) {
        output.extend(&part[..count]);
    }
    assert!(child.wait().unwrap().success());
    String::from_utf8(output).unwrap().replace('\r', "")
}

#[cfg(target_os = "linux")]
#[test]
fn help_fits_a_narrow_terminal() {
    for columns in [60, 40] {
        for subcommand in ["match", "train", "games"] {
            let help = in_terminal(columns, "dumb", &["help", subcommand]);
            let is_wide = |line: &&str| line.chars().count() > columns.into() && !line.starts_with("Usage: ");
            // The names of an option and its values stay on one line.
            let wide: Vec<&str> = help
                .lines()
                .filter(is_wide)
                .filter(|line| line.trim().contains(' ') && !line.trim().starts_with('-'))
                .collect();
            assert!(help.contains("Usage: ") && wide.is_empty(), "{wide:#?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_dumb_terminal_gets_no_control_sequences() {
    let arguments = ["clone", "--help"];
    assert!(in_terminal(80, "xterm", &arguments).contains('\x1b'), "the colours of help");
    assert!(!in_terminal(80, "dumb", &arguments).contains('\x1b'));
    let games = ["match", "Steady", "Blocker", "--pairs", "20", "--board", "4x4", "--threads", "1"];
    assert!(!in_terminal(80, "dumb", &games).contains('\x1b'));
}
