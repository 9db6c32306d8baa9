//! Opens a personality from the clipboard as a new, unsaved one. Imports a pack.

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::editor::action::EditorAction;
use crate::app::editor::form::EditorForm;
use crate::app::editor::open::edit;
use crate::app::editor::unsaved::ask_to_save;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::pack;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::editor as msg;
use span_it_core::board::Player;
use span_it_core::personality::{Pack, Personality};

/// Asks about unsaved changes of the edited personality first. Its file stays as it is.
pub(super) fn paste(cx: &mut Context, text: String) {
    if Pack::recognises(text.as_bytes()) {
        return pack::import_text(cx, &text);
    }
    match Personality::from_json(text.as_bytes()) {
        Ok(personality) => {
            cx.view.notices.close_topic(NoticeTopic::Pasting);
            if ask_to_save(cx, Action::Editor(EditorAction::Paste(text))) {
                return;
            }
            let name = personality.name.clone();
            let mut form = EditorForm::unsaved(personality, None);
            form.of = edited_player(cx);
            edit(cx, form);
            cx.confirm(msg::personality_pasted(&name));
        }
        Err(_) if text.trim().is_empty() => report(cx, Notice::problem(msg::CLIPBOARD_EMPTY)),
        Err(error) => {
            let details = error.excerpt(text.as_bytes());
            report(cx, Notice { details, ..Notice::problem(msg::paste_failed(error)) });
        }
    }
}

/// The player of the New Game dialog under the editor.
fn edited_player(cx: &Context) -> Option<Player> {
    let editor = cx.features.editor.as_ref().filter(|_| cx.features.page_id() == PageId::Editor)?;
    editor.form.of
}

fn report(cx: &mut Context, notice: Notice) {
    let help = Place::at(Chapter::Files, "personality-files");
    cx.report(notice.topic(NoticeTopic::Pasting).with_help(help));
}
