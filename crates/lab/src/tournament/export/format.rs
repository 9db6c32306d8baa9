//! The file formats of a table.

use std::path::Path;

/// A file format of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page for browser and printer.
    Html,
    /// Tables for a spreadsheet.
    Csv,
    /// One object for other programs.
    Json,
    /// Tables for a text.
    Markdown,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Html, Self::Csv, Self::Json, Self::Markdown];

    /// The file extensions; the first is the usual one.
    pub const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Html => &["html", "htm"],
            Self::Csv => &["csv"],
            Self::Json => &["json"],
            Self::Markdown => &["md"],
        }
    }

    /// The format with the extension of a path, in upper or lower case.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.extensions().contains(&extension.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extension_determines_the_format() {
        let format = |name: &str| Format::of_path(Path::new(name));
        assert_eq!(
            Format::ALL.map(|one| format(&format!("a.{}", one.extensions()[0]))),
            Format::ALL.map(Some)
        );
        assert_eq!((format("A.HTM"), format("a.xlsx"), format("csv")), (Some(Format::Html), None, None));
    }
}
