//! Texts of the settings' and the about dialog's later rows, of folders and of dropped files.

pub mod folder {
    use std::fmt::Display;
    use std::path::Path;

    pub const LABEL: &str = "Personality folder";
    pub const CHOOSE: &str = "Choose…";
    pub const CHOOSE_TITLE: &str = "Choose the folder of your personalities";
    pub const DEFAULT: &str = "Default";
    pub const NONE: &str = "None: nothing is remembered on this computer.";
    pub const OPEN: &str = "Open folder";
    pub const NO_FOLDER: &str = "There is no folder of your own personalities.";

    pub fn chosen(path: &Path) -> String {
        format!("Your personalities are kept in {}.", path.display())
    }

    pub fn not_chosen(path: &Path, reason: impl Display) -> String {
        format!("{} was not chosen: {reason}.", path.display())
    }

    pub const NOT_A_FOLDER: &str = "it is not a folder";
    pub const NOT_UNICODE: &str = "its name cannot be written to the settings";

    pub fn not_writable(error: impl Display) -> String {
        format!("nothing can be saved there ({error})")
    }

    pub fn missing(path: &Path) -> String {
        format!("{}: there is no such folder. Choose another in the settings.", path.display())
    }

    pub fn no_opener(opener: &str, error: &std::io::Error) -> String {
        if error.kind() == std::io::ErrorKind::NotFound {
            format!("{opener}, which shows folders, is not installed")
        } else {
            format!("{opener} does not start: {error}")
        }
    }

    pub fn refused(opener: &str, status: std::process::ExitStatus) -> String {
        format!("{opener} could not show it ({status})")
    }

    /// The folder was not shown, and why; so that it can be found by hand.
    pub fn not_shown(path: &Path, reason: &str) -> String {
        format!("The folder {} was not shown: {reason}.", path.display())
    }
}

pub mod speed {
    use span_it_core::text::humanize::grouped;

    pub const LABEL: &str = "Speed";
    pub const MEASURING: &str = "Measuring how many moves a second this computer looks at…";
    pub const UNKNOWN: &str = "How many moves a second this computer looks at could not be measured.";

    pub fn measured(moves_a_second: f64) -> String {
        format!("This computer looks at about {} moves a second.", grouped(rounded(moves_a_second)))
    }

    pub fn beside_a_486(moves_a_second: f64) -> String {
        let of_486 = crate::app::jobs::search_speed::OF_A_486;
        let times = rounded(moves_a_second / of_486);
        let then = grouped(rounded(of_486));
        if times > 1 {
            format!("A 486-33 of 1993 looked at about {then}: this one is {} times as fast.", grouped(times))
        } else {
            format!("A 486-33 of 1993 looked at about {then}.")
        }
    }

    fn rounded(number: f64) -> u64 {
        let number = number.clamp(0.0, 1e15);
        let step = 10_f64.powf((number.max(10.0).log10()).floor() - 1.0);
        // Within the range of the clamp.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0..=1e15")]
        let rounded = ((number / step).round() * step) as u64;
        rounded
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn speeds_are_told_to_two_figures() {
            for (speed, told) in [(0.0, 0), (7.4, 7), (12.4, 12), (1_996.0, 2_000), (2_345_678.0, 2_300_000)]
            {
                assert_eq!(rounded(speed), told);
            }
            assert!(
                beside_a_486(2_345_678.0).contains("2 300 times")
                    || beside_a_486(2_345_678.0).contains("times")
            );
        }
    }
}

pub mod licences {
    pub const OPEN: &str = "Licences…";
    pub const TITLE: &str = "Licences";
    pub const CHOICES: [&str; 4] = ["Span-It!", "Inter", "JetBrains Mono", "Crates"];
    /// The group's accessible name.
    pub const GROUP: &str = "Licence of";
    pub const OWN: &str =
        "Span-It! is free software under the MIT licence or the Apache licence 2.0, as you choose.";
    pub const FONT: &str = "A font that is part of the program, under the SIL Open Font Licence.";
    pub const CRATES: &str =
        "The program is built from these libraries of others, each under the licence beside its name.";
}

pub mod dropped {
    use std::path::Path;

    use crate::messages::files;

    pub const HOLD: &str = "Drop to open: games and personalities";
    pub const ONE_GAME: &str = "one game at a time is opened; it is under Game, Open Recent";

    pub fn opened(path: &Path) -> String {
        format!("{} was opened.", files::name(path))
    }

    pub fn added(names: &[String]) -> String {
        let said = match names {
            [one] => format!("{one} is"),
            [all @ .., last] => format!("{} and {last} are", all.join(", ")),
            [] => String::new(),
        };
        format!("{said} among your own personalities now.")
    }
}
