//! Opens and closes the help, over whatever is shown.

use crate::context::files::save::write_page;
use crate::context::prelude::*;
use crate::messages::help as msg;
use crate::model::own_folder::file_stem;
use crate::model::place::Print;
use crate::pages::help::export;
use crate::pages::help::state::HelpState;

pub(crate) fn apply(cx: &mut Context, action: HelpAction) {
    match action {
        HelpAction::Open(place) => open_help(cx, place),
        HelpAction::OpenHere => open_help(cx, cx.help_place()),
        HelpAction::Close => close_help(cx),
        HelpAction::Print(what) => print(cx, &what),
    }
}

pub(crate) fn search_help(cx: &mut Context, query: String) {
    open_help(cx, Chapter::Object.into());
    if let Some(state) = cx.states.get_mut::<HelpState>() {
        state.search(query);
    }
}

fn open_help(cx: &mut Context, place: Place) {
    cx.view.announcement = msg::place_opened(place.title());
    if let Some(state) = cx.states.get_mut::<HelpState>() {
        return state.go(place);
    }
    // A match of computers waits while it is not visible.
    cx.session.pause_computer_match(cx.platform.now());
    cx.view.focus.before_help = cx.egui.memory(egui::Memory::focused);
    cx.view.dialogs_under_help = std::mem::take(&mut cx.view.dialogs);
    let is_beginning = place == Chapter::Object.into();
    let mut state = HelpState::at(place);
    // At the beginning of the book, the player has a question that the search may answer.
    state.focus_search = is_beginning;
    cx.states.put(state);
    cx.view.is_help_open = true;
}

pub(crate) fn close_help(cx: &mut Context) {
    if cx.states.take::<HelpState>().is_none() {
        return;
    }
    cx.view.is_help_open = false;
    let mut dialogs = std::mem::take(&mut cx.view.dialogs_under_help);
    dialogs.append(&mut cx.view.dialogs);
    cx.view.dialogs = dialogs;
    if let Some(dialog) = cx.view.dialogs.last_mut() {
        dialog.help_closed();
    }
    if cx.view.dialogs.is_empty() && cx.page_id() == PageId::Game {
        cx.request(Action::Game(GameAction::FocusBoard));
    }
    cx.view.focus.close_help(&cx.egui);
}

fn print(cx: &mut Context, what: &Print) {
    let (stem, html) = match what {
        Print::Chapter(chapter) => (format!("span-it-{}", chapter.name()), export::chapter_page(*chapter)),
        Print::Book => ("span-it-help".to_owned(), export::book_page()),
        Print::Personality(one) => (file_stem(&one.name), export::personality_page(one)),
    };
    let then = move |path: PathBuf| Action::call(move |cx| write_page(cx, &path, &html));
    let (folder, name) = (cx.platform.documents(), format!("{stem}.html"));
    file_dialog::ask(cx, FileQuestion::save(FileKind::Page, msg::save_page(), folder, name, then));
}
