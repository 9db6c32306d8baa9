//! Texts of the dialog with the licences.

pub const OPEN: &str = "Licences…";
pub const TITLE: &str = "Licences";
pub const PARTS: [&str; 4] = ["Span-It!", "Inter", "JetBrains Mono", "Libraries"];
pub const LICENCE_OF: &str = "Licence of";
pub const PROGRAM_LICENCE: &str =
    "Span-It! is free software under the MIT licence or the Apache licence 2.0, at your choice.";
pub const FONT_LICENCE: &str = "This font is part of the program, under the SIL Open Font Licence.";
pub const LIBRARY_LICENCES: &str =
    "The program contains these libraries, each under the licence beside its name.";
