//! Pages to print, written as HTML files.

use std::path::Path;

use eframe::egui;

use crate::app::help;
use crate::app::help::Chapter;
use crate::app::view::{FilePurpose, Notice};
use crate::app::{App, file_stem};
use crate::messages::files;
use span_it_core::personality::Personality;
use span_it_core::storage;

/// A page to print.
#[derive(Clone, Debug)]
pub enum Print {
    /// A chapter of the help.
    Chapter(Chapter),
    /// The whole help.
    Book,
    /// A personality.
    Personality(Box<Personality>),
    /// The personality that the editor would open.
    ThisPersonality,
}

/// A page waiting for the player to choose its file.
#[derive(Clone, Debug)]
pub struct Page {
    /// The proposed file name.
    pub name: String,
    html: String,
}

impl App {
    /// Creates a page and asks where to save it.
    pub(crate) fn print(&mut self, what: &Print, ctx: &egui::Context) {
        if self.view.asked_file.is_some() {
            return;
        }
        let (stem, html) = match what {
            Print::Chapter(chapter) => (format!("span-it-{}", chapter.name()), help::chapter_page(*chapter)),
            Print::Book => ("span-it-help".to_owned(), help::book_page()),
            Print::Personality(one) => (file_stem(&one.name), help::personality_page(one)),
            Print::ThisPersonality => {
                let one = self.personality_at_hand();
                (file_stem(&one.name), help::personality_page(&one))
            }
        };
        self.view.asked_page = Some(Page { name: format!("{stem}.html"), html });
        self.ask_file(FilePurpose::SavePage, ctx);
    }

    /// Writes the waiting page.
    pub(super) fn save_page_to(&mut self, path: &Path) {
        let Some(page) = self.view.asked_page.take() else { return };
        match storage::write_safely(path, page.html.as_bytes()) {
            Ok(()) => self.view.announcement = files::saved(path),
            Err(error) => self.tell_problem(
                Notice::problem(files::not_saved(path, error.reason())).with_help(Chapter::Files),
            ),
        }
    }
}
