//! Opens the list, and carries out its requests.

use crate::context::prelude::*;
use crate::messages::files;
use crate::model::store::read::read_personality;
use crate::parts::chooser::players::Players;
use crate::parts::chooser::rows::Row;
use crate::parts::chooser::{ChooserDialog, Pick, Purpose, Question, rows};

pub(crate) fn open(cx: &mut Context, mut question: Question) {
    let mut rows = all_rows(cx, &question);
    if let Some(chosen @ Pick::Personality { personality, .. }) = &question.chosen
        && !rows.iter().any(|row| row.is(chosen))
    {
        // It may have been changed since, or be from a file elsewhere, or not saved.
        let changed = rows.iter().find_map(|row| match &row.pick {
            Ok(pick @ Pick::Personality { personality: own, file: Some(_) })
                if own.name == personality.name =>
            {
                Some(pick.clone())
            }
            _ => None,
        });
        match changed {
            Some(changed) => question.chosen = Some(changed),
            None => rows.insert(0, Row::of(chosen.clone(), &cx.store.ratings)),
        }
    }
    cx.view.dialogs.push(ChooserDialog::new(question, rows));
}

fn all_rows(cx: &Context, question: &Question) -> Vec<Row> {
    let folder = cx.created_folder();
    let with_random = matches!(question.purpose, Purpose::Tournament | Purpose::Training);
    rows::all(folder.as_deref(), &cx.store.ratings, with_random)
}

/// Asks who else takes part, and adds them to `players`.
pub(crate) fn ask_for_several(
    cx: &mut Context,
    title: &'static str,
    purpose: Purpose,
    players: fn(&mut Context) -> Option<&mut Players>,
) {
    let Some(there) = players(cx) else { return };
    let taking_part = there.picks().filter_map(|pick| match (pick, purpose) {
        (Pick::Reader { personality, .. }, Purpose::Readers) => {
            Some(Pick::Personality { personality: personality.clone(), file: None })
        }
        (_, Purpose::Readers) => None,
        (pick, _) => Some(pick.clone()),
    });
    let taking_part = taking_part.collect();
    let then = move |cx: &mut Context, picks: Vec<Pick>| {
        let ratings = cx.store.ratings.clone();
        let picks = picks.into_iter().map(|pick| match pick {
            Pick::Personality { personality, .. } if purpose == Purpose::Readers => {
                Pick::Reader { personality, candidates: None }
            }
            pick => pick,
        });
        if let Some(players) = players(cx) {
            players.add(picks, &ratings);
        }
    };
    open(cx, Question { taking_part, ..Question::new(title, purpose, None, then) });
}

pub(crate) fn ask_for_file(cx: &mut Context) {
    let then = |path: PathBuf| Action::call(move |cx| use_file(cx, path.clone()));
    let folder = cx.created_folder();
    file_dialog::ask(cx, FileQuestion::open(FileKind::Personality, files::open_personality(), folder, then));
}

/// Chooses the personality of a file, or adds it to the list of several. Does nothing if the list was closed meanwhile.
fn use_file(cx: &mut Context, path: PathBuf) {
    let read = read_personality(&path);
    let ratings = cx.store.ratings.clone();
    let Some(dialog) = cx.view.dialogs.top_mut::<ChooserDialog>() else { return };
    match read {
        Ok(personality) => {
            dialog.add(Row::of(Pick::personality(personality, Some(path)), &ratings));
            if !dialog.is_for_several() {
                let choice = dialog.choice();
                cx.view.dialogs.pop();
                cx.request_all(choice);
            }
        }
        Err(error) => {
            let text = files::not_opened(&path, error.reason);
            dialog.problem = Some((text.clone(), error.excerpt));
            cx.view.announcement = text;
        }
    }
}

pub(crate) fn show_file(cx: &mut Context, file: &Path) {
    cx.request(Action::Library(LibraryAction::ShowFile(file.to_owned())));
}
