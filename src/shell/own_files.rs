//! Writes the program's own files, the autosave and the settings, when they have changed. Reports when that fails, and
//! problems with the log of progress.

use crate::context::files::save;
use crate::context::prelude::*;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::{files, learn as msg, progress};
use crate::model::session::Event;
use crate::model::settings::merge::merged;
use crate::model::store::autosave::{GameFacts, NoAutosave, SavedGame};
use crate::model::store::progress_log::{Done, Trouble};
use crate::model::store::read::storage_help;
use span_it_core::record::{MAX_BYTES, write_record_within};
use span_it_learn::badges::Badge;
use span_it_learn::ladder;
use span_it_store::storage::{SetAside, StorageError};

/// How much time of a person's running clock a crash can lose.
pub(crate) const MAX_UNSAVED_TIME: Duration = Duration::from_secs(5);

/// Writes what has changed: the unfinished game after every move and when a person's running clock has more than
/// `max_unsaved` since the last write, the rest of the autosave, and the settings. What failed is tried again with the next
/// change, and when the window closes (`max_unsaved` is zero).
pub(crate) fn write_changes(cx: &mut Context, max_unsaved: Duration) {
    note_game(cx, max_unsaved);
    let has_new_settings = cx.store.saved_settings != cx.settings;
    let has_new_content = cx.store.autosave.as_ref().is_ok_and(|autosave| autosave.is_changed);
    if !has_new_settings && !has_new_content && (!max_unsaved.is_zero() || cx.store.write_errors.is_empty()) {
        return;
    }
    if let Ok(autosave) = &mut cx.store.autosave
        && (autosave.is_changed || cx.store.write_errors.contains_key(autosave.path()))
    {
        let (path, saved) = (autosave.path().to_owned(), autosave.save());
        report_write(cx, path, saved);
    }
    if let Some(path) = cx.store.folders.as_ref().map(Folders::settings)
        && (has_new_settings || cx.store.write_errors.contains_key(&path))
    {
        write_settings(cx, path);
    }
}

/// Writes what this window has changed on top of what other windows have written, and adopts their changes.
fn write_settings(cx: &mut Context, path: PathBuf) {
    let mut document = Settings::document(&path);
    // Without a lock it is written all the same.
    let _lock = document.lock().ok();
    let written = match document.load() {
        Ok(Some((on_disk, _))) => merged(&cx.store.settings_on_disk, &cx.settings, on_disk),
        Ok(None) => cx.settings.clone(),
        Err(aside) => {
            report(cx, Notice::problem(files::set_aside(files::settings_unreadable(), &aside)));
            cx.settings.clone()
        }
    };
    if report_write(cx, path, document.save(&written.to_json())) {
        // Each window keeps its own place.
        let window = cx.settings.window;
        crate::pages::settings::commands::adopt(cx, Settings { window, ..written });
        cx.store.settings_on_disk = cx.settings.clone();
    }
    cx.store.saved_settings = cx.settings.clone();
}

/// Reports what went wrong. Returns whether the file is written.
fn report_write(cx: &mut Context, path: PathBuf, saved: Result<Option<SetAside>, StorageError>) -> bool {
    match saved {
        Err(error) => {
            let problem = error.to_string();
            report(cx, Notice::problem(files::own_files_not_saved(&problem)).topic(NoticeTopic::Autosave));
            cx.store.write_errors.insert(path, problem);
            false
        }
        Ok(aside) => {
            if let Some(aside) = aside {
                let what = files::replaced_by_another(&path);
                report(cx, Notice::problem(files::set_aside(&what, &aside)));
            }
            if cx.store.write_errors.remove(&path).is_some() && cx.store.write_errors.is_empty() {
                cx.view.notices.close_topic(NoticeTopic::Autosave);
            }
            true
        }
    }
}

/// Reports that an own file is not written. If nothing can be saved, a more serious notice says so already.
fn report(cx: &mut Context, notice: Notice) {
    let notice = notice.with_help(storage_help());
    if matches!(cx.store.autosave, Err(NoAutosave::NoFolder)) {
        cx.view.notices.add(notice);
    } else {
        cx.report(notice);
    }
}

pub(crate) fn note(cx: &mut Context, event: &Event) {
    if let (Event::Changed, Ok(autosave)) = (event, &mut cx.store.autosave) {
        autosave.is_game_changed = true;
    }
}

fn note_game(cx: &mut Context, max_unsaved: Duration) {
    let Ok(autosave) = &mut cx.store.autosave else { return };
    let turn = cx.session.persons_turn_time(cx.platform.now());
    let unsaved = turn.saturating_sub(autosave.saved_turn);
    let max_unsaved = if cx.session.is_clock_running() { max_unsaved } else { Duration::ZERO };
    let is_changed = std::mem::take(&mut autosave.is_game_changed);
    let is_due = is_changed || (!unsaved.is_zero() && unsaved >= max_unsaved);
    if is_due {
        autosave.saved_turn = turn;
    }
    // Before the first change of this game, that of the last run stays.
    if cx.session.revision() == 0 || cx.session.is_unused() || cx.session.is_previewing() {
        return;
    }
    let new_record = is_due.then(|| save::record(cx));
    let facts = facts(cx.session.own_game());
    let Ok(autosave) = &mut cx.store.autosave else { return };
    if let Some(record) = new_record {
        autosave.change().game = SavedGame::new(&record, facts);
    } else if autosave.content().game.as_ref().is_some_and(|game| game.facts != facts)
        && let Some(game) = &mut autosave.change().game
    {
        game.facts = facts;
    }
    let facts_aside = cx.session.games_aside().map(self::facts);
    if is_due || !facts_aside.eq(autosave.content().aside.iter().map(|game| game.facts.clone())) {
        let saved = |game: &SessionGame| {
            let (record, _) = write_record_within(&game.setup, &game.game, MAX_BYTES);
            SavedGame::new(&record, self::facts(game))
        };
        autosave.change().aside = cx.session.games_aside().filter_map(saved).collect();
    }
}

fn facts(game: &SessionGame) -> GameFacts {
    let file = game.file.as_deref().and_then(|file| std::path::absolute(file).ok());
    GameFacts {
        file: file.as_deref().and_then(Path::to_str).map(str::to_owned),
        rung: game.standing.rung.and_then(ladder::name_of).map(str::to_owned),
        is_played: game.recording.is_played,
        stored: game.recording.stored,
    }
}

/// Shows a new badge beside the game or tournament that earned it, elsewhere as a notice. At the first start all are new.
pub(crate) fn note_badges(cx: &mut Context) {
    let mut new = cx.store.progress.take_new_badges();
    let all = cx.progress().badges().len();
    let is_first = !cx.settings.knows_badges && all > new.len();
    cx.settings.knows_badges |= all > 0;
    // The last lesson says itself that it was the last.
    new.retain(|badge| *badge != Badge::Course);
    if new.is_empty() && !is_first {
        return;
    }
    let line = |badge: &Badge| with_full_stop(progress::new_badge(progress::badge(*badge)));
    let lines: Vec<String> = new.iter().map(line).collect();
    let text = if is_first { progress::badges_so_far(all) } else { sentences(&lines) };
    let place = match cx.page_id() {
        PageId::Game if cx.session.outcome().is_some() => Some(Some(cx.session.game_number())),
        PageId::Tournament => Some(None),
        _ => None,
    };
    if let Some(place) = place.filter(|_| !new.is_empty()) {
        cx.announce(&with_full_stop(&text));
        cx.view.new_badges = Some((place, new));
        return;
    }
    let offer = Some((progress::show().to_owned(), Action::Learn(LearnAction::ShowProgress)));
    cx.report_after_error(Notice { offer, ..Notice::information(with_full_stop(text)) });
}

/// Takes the latest state of the log, and reports what is wrong with it.
pub(crate) fn update_progress(cx: &mut Context) {
    for trouble in cx.store.progress.poll() {
        match trouble {
            Trouble::LeftOut(lines) => {
                let details: Vec<_> = lines.first.iter().map(|line| line.reason.as_str()).collect();
                let first = lines.first.first().map_or(0, |left_out| left_out.line);
                let notice = Notice::problem(msg::lines_left_out(lines.count, first));
                let notice = notice.topic(NoticeTopic::ProgressLines).with_details(details.join("\n"));
                cx.report(notice.with_help(storage_help()));
            }
            Trouble::Problem(problem) => {
                let notice = Notice::problem(msg::progress_not_saved(with_full_stop(&problem)))
                    .topic(NoticeTopic::Progress);
                report(cx, notice);
            }
            Trouble::Done(Done::Forgotten) => {
                let mut notice = Notice::information(progress::forgotten()).topic(NoticeTopic::Forgotten);
                notice.offer =
                    Some((progress::undo().to_owned(), Action::call(|cx| cx.store.progress.restore())));
                cx.report(notice);
            }
            Trouble::Done(Done::Restored) => {
                cx.view.notices.close_topic(NoticeTopic::Forgotten);
                cx.confirm(progress::restored().to_owned());
            }
            Trouble::Replaced => {
                let notice = Notice::problem(msg::progress_replaced().to_owned());
                cx.report(notice.topic(NoticeTopic::ProgressLines).with_help(storage_help()));
            }
            Trouble::Solved => cx.view.notices.close_topic(NoticeTopic::Progress),
        }
    }
}
