//! Texts of the settings' and the about dialog's later rows, of folders and of dropped files.

pub mod folder {
    use std::fmt::Display;
    use std::path::Path;

    pub const LABEL: &str = "Personality folder";
    pub const CHOOSE: &str = "Choose…";
    pub const CHOOSE_TITLE: &str = "Choose the folder of your personalities";
    pub const DEFAULT: &str = "Default";
    pub const NONE: &str = "None: nothing is saved on this computer.";
    pub const OPEN: &str = "Open folder";
    pub const NO_FOLDER: &str = "There is no folder of your own personalities.";

    pub fn chosen(path: &Path) -> String {
        format!("Your personalities are now in {}.", path.display())
    }

    pub fn not_chosen(path: &Path, reason: impl Display) -> String {
        format!("{} cannot be used: {reason}.", path.display())
    }

    pub const NOT_A_FOLDER: &str = "it is not a folder";
    pub const NOT_UNICODE: &str = "its name is not valid Unicode";

    pub fn not_writable(error: impl Display) -> String {
        format!("nothing can be saved there ({error})")
    }

    pub fn missing(path: &Path) -> String {
        format!("The folder {} does not exist. Choose another one in the settings.", path.display())
    }

    pub fn no_opener(opener: &str, error: &std::io::Error) -> String {
        if error.kind() == std::io::ErrorKind::NotFound {
            format!("{opener} is not installed")
        } else {
            format!("{opener} did not start: {error}")
        }
    }

    pub fn refused(opener: &str, status: std::process::ExitStatus) -> String {
        format!("{opener} failed ({status})")
    }

    /// The folder was not shown, and why; so that it can be found by hand.
    pub fn not_shown(path: &Path, reason: &str) -> String {
        format!("The folder {} could not be opened: {reason}.", path.display())
    }
}

pub mod speed {
    use span_it_core::text::humanize::grouped;

    pub const LABEL: &str = "Speed";
    pub const MEASURING: &str = "Measuring how many moves per second this computer visits…";
    pub const UNKNOWN: &str = "The speed of this computer could not be measured.";

    pub fn measured(moves_a_second: f64) -> String {
        format!("This computer visits about {} moves per second.", grouped(rounded(moves_a_second)))
    }

    pub fn beside_a_486(moves_a_second: f64) -> String {
        let of_486 = crate::jobs::search_speed::OF_A_486;
        let times = rounded(moves_a_second / of_486);
        let then = grouped(rounded(of_486));
        if times > 1 {
            format!("A 486-33 of 1993 visited about {then}: this one is {} times as fast.", grouped(times))
        } else {
            format!("A 486-33 of 1993 visited about {then}.")
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
            assert!(beside_a_486(2_345_678.0).contains("2,300 times"));
        }
    }
}

pub mod licences {
    pub const OPEN: &str = "Licences…";
    pub const TITLE: &str = "Licences";
    pub const CHOICES: [&str; 4] = ["Span-It!", "Inter", "JetBrains Mono", "Libraries"];
    /// The group's accessible name.
    pub const GROUP: &str = "Licence of";
    pub const OWN: &str =
        "Span-It! is free software under the MIT licence or the Apache licence 2.0, at your choice.";
    pub const FONT: &str = "This font is part of the program, under the SIL Open Font Licence.";
    pub const CRATES: &str = "The program contains these libraries, each under the licence beside its name.";
}

pub mod dropped {
    use std::path::Path;

    use crate::messages::files;

    pub const HOLD: &str = "Drop to open games and personalities";
    pub const ONE_GAME: &str = "only one game can be opened at a time; find this one in Game > Open Recent";

    pub fn opened(path: &Path) -> String {
        format!("{} was opened.", files::name(path))
    }

    pub fn added(names: &[String]) -> String {
        let said = match names {
            [one] => format!("{one} was"),
            [all @ .., last] => format!("{} and {last} were", all.join(", ")),
            [] => String::new(),
        };
        format!("{said} added to your personalities.")
    }
}
