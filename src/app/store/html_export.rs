//! Pages to print, written as HTML files.

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::action::Print;
use crate::app::help::export;
use crate::app::library::own_folder::file_stem;
use crate::app::store::action::FileAction;
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::messages::help;
use crate::platform::FileKind;

pub(crate) fn print(cx: &mut Context, what: &Print) {
    let (stem, html) = match what {
        Print::Chapter(chapter) => (format!("span-it-{}", chapter.name()), export::chapter_page(*chapter)),
        Print::Book => ("span-it-help".to_owned(), export::book_page()),
        Print::Personality(one) => (file_stem(&one.name), export::personality_page(one)),
        Print::ThisPersonality => {
            let one = cx.current_personality();
            (file_stem(&one.name), export::personality_page(&one))
        }
    };
    let then = move |path| Action::File(FileAction::WritePage { path, html });
    let (folder, name) = (cx.platform.documents(), format!("{stem}.html"));
    file_dialog::ask(cx, FileQuestion::save(FileKind::Page, help::SAVE_PAGE, folder, name, then));
}
