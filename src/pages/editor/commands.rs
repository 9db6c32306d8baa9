//! Carries out requests to the personality editor. Its state, with unsaved changes, stays while another page is shown.

use crate::context::files::ratings::save_ratings;
use crate::context::files::versions;
use crate::context::prelude::*;
use crate::messages::editor as msg;
use crate::model::entry::NamedFile;
use crate::model::form::EditorForm;
use crate::model::measurements::QuickMatch;
use crate::model::place::Print;
use crate::model::session::players::person_name;
use crate::pages::editor::open::{ask_to_save, current_personality, edit, follow_up, show_editor};
use crate::pages::editor::state::{EditorState, form_mut};
use crate::pages::editor::{outside_change, save, save_dialog};
use span_it_core::engine::Seed;
use span_it_core::personality::{Pack, sliders};
use span_it_core::record::{GameSetup, PlayerKind, Seat};

pub(crate) fn apply(cx: &mut Context, action: EditorAction) {
    match action {
        EditorAction::Edit { personality, file, of } => edit(cx, EditorForm::new(*personality, file, of)),
        EditorAction::Open => open_editor(cx),
        EditorAction::New => make_own(cx),
        EditorAction::Paste(text) => paste(cx, text),
        EditorAction::Print => {
            let print = Print::Personality(Box::new(current_personality(cx)));
            cx.request(Action::Help(HelpAction::Print(print)));
        }
        EditorAction::FollowFile { from, to, name } => {
            let form = form_mut(&mut cx.states).filter(|form| form.file.as_deref() == Some(&*from));
            if let Some(form) = form {
                form.follow(name, to);
            }
        }
        EditorAction::ShowVersions(subject) => super::versions::commands::show(cx, subject),
    }
}

pub(super) fn undo(cx: &mut Context) {
    change_form(cx, EditorForm::undo);
}

pub(super) fn redo(cx: &mut Context) {
    change_form(cx, EditorForm::redo);
}

pub(super) fn save_as(cx: &mut Context) {
    if entered_personality(cx).is_some() {
        save_dialog::ask(cx);
    }
}

pub(super) fn change_form(cx: &mut Context, change: impl FnOnce(&mut EditorForm)) {
    if let Some(form) = form_mut(&mut cx.states) {
        change(form);
    }
}

pub(super) fn end_match(cx: &mut Context) {
    let Some(state) = cx.states.get_mut::<EditorState>() else { return };
    match &mut state.quick_match {
        Some(quick_match) if quick_match.is_running() => quick_match.cancel(),
        _ => state.quick_match = None,
    }
}

fn open_editor(cx: &mut Context) {
    if cx.states.get::<EditorState>().is_some() {
        return show_editor(cx);
    }
    let last = cx
        .settings
        .last_edited
        .clone()
        .and_then(|file| Some((span_it_store::personalities::read(&file).ok()?, file)));
    let form = match last {
        Some((personality, file)) => EditorForm::new(personality, Some(file), None),
        None if !std::mem::replace(&mut cx.settings.editor_opened, true) => return make_own(cx),
        None => EditorForm::new(cx.session.seat(cx.next_computer()).personality.clone(), None, None),
    };
    edit(cx, form);
}

pub(super) fn leave_editor(cx: &mut Context) {
    if !ask_to_save(cx, Action::call(leave_editor)) {
        close_editor(cx);
    }
}

/// Closes the editor, and returns to where it was opened from. It stays on its personality, unless that was discarded.
fn close_editor(cx: &mut Context) {
    return_from_editor(cx);
    let form = cx.states.get::<EditorState>().map(|state| &state.form);
    if form.is_some_and(|form| form.file.is_none() && !form.is_built_in()) {
        drop(cx.states.take::<EditorState>());
    }
}

/// Moves the file of the edited personality to the trash, and closes the editor.
pub(super) fn delete_edited(cx: &mut Context) {
    let Some(form) = form_mut(&mut cx.states) else { return };
    let Some(path) = form.file.clone() else { return };
    let name = form.saved.name.clone();
    cx.settings.last_edited = None;
    return_from_editor(cx);
    drop(cx.states.take::<EditorState>());
    cx.request(Action::Library(LibraryAction::Delete(vec![NamedFile { path, name }])));
}

fn return_from_editor(cx: &mut Context) {
    let Some(state) = cx.states.get_mut::<EditorState>() else { return };
    let returns_to_review = std::mem::take(&mut state.returns_to_review);
    state.form.of = None;
    cx.open(if returns_to_review { PageId::Review } else { PageId::Game });
    cx.view.dialogs = std::mem::take(&mut cx.view.dialogs_under_editor);
    if cx.view.dialogs.is_empty() {
        cx.request(Action::Game(GameAction::FocusBoard));
    }
}

/// Uses the edited personality in the New Game dialog from which the editor was opened, or in a new one. Unsaved changes
/// stay in the editor.
pub(super) fn use_in_next_game(cx: &mut Context, player: Player, personality: &Personality) {
    cx.view.announcement = msg::used_in_next_game(&personality.name, player);
    let form = cx.states.get::<EditorState>().map(|state| &state.form);
    match form.filter(|form| form.of.is_some()).map(EditorForm::is_unsaved) {
        Some(true) => return_from_editor(cx),
        Some(false) => close_editor(cx),
        None => {}
    }
    cx.request(Action::Game(GameAction::UseInNextGame(player, Box::new(personality.clone()))));
}

pub(super) fn save_edited(cx: &mut Context) {
    if entered_personality(cx).is_some() {
        save::save(cx);
    } else {
        cx.view.after_saving = None;
    }
}

/// The entered personality. Reports why it is invalid.
fn entered_personality(cx: &mut Context) -> Option<Personality> {
    let form = &cx.states.get::<EditorState>()?.form;
    let (personality, problem) = (form.personality(), form.problem());
    if let Some(problem) = problem {
        cx.report(Notice::problem(problem));
    }
    personality
}

pub(super) fn try_game(cx: &mut Context) {
    let Some(personality) = entered_personality(cx) else { return };
    let seed = cx.platform.random_seed();
    let setup = trial_game(cx.session.setup(), personality, seed, cx.settings.handle.trim());
    let random_first = cx.settings.random_first;
    cx.request(Action::Game(GameAction::StartGame { setup: Box::new(setup), random_first }));
}

/// Starts the match against the saved personality, or against the one it is compared with.
pub(super) fn start_match(cx: &mut Context) {
    let Some(new) = entered_personality(cx) else { return };
    let Some(state) = cx.states.get_mut::<EditorState>() else { return };
    let other = state.compared().filter(|_| state.is_compared_with_other());
    let (old, old_name) =
        other.map_or_else(|| state.form.comparison_baseline(), |other| (other, other.name.clone()));
    let old = old.clone();
    // Waits for the end of the previous match.
    state.quick_match = None;
    match QuickMatch::start(new, old, old_name, repaint_wake(&cx.egui)) {
        Ok(quick_match) => state.quick_match = Some(quick_match),
        Err(error) => cx.report(Notice::problem(error.to_string())),
    }
}

pub(super) fn copy_personality(cx: &mut Context) {
    if let Some(personality) = entered_personality(cx) {
        cx.egui.copy_text(personality.to_json());
        cx.confirm(msg::personality_copied(&personality.name));
    }
}

/// Opens a personality from the clipboard as a new, unsaved one, or imports a pack.
/// Asks about unsaved changes of the edited personality first. Its file stays as it is.
fn paste(cx: &mut Context, text: String) {
    if Pack::recognises(text.as_bytes()) {
        return cx.request(Action::Library(LibraryAction::ImportText(text)));
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
        Err(_) if text.trim().is_empty() => report_paste(cx, Notice::problem(msg::clipboard_empty())),
        Err(error) => {
            let details = error.excerpt(text.as_bytes());
            report_paste(cx, Notice { details, ..Notice::problem(msg::paste_failed(error)) });
        }
    }
}

/// The player of the New Game dialog under the editor.
fn edited_player(cx: &Context) -> Option<Player> {
    let editor = cx.states.get::<EditorState>().filter(|_| cx.page_id() == PageId::Editor)?;
    editor.form.of
}

fn report_paste(cx: &mut Context, notice: Notice) {
    let help = Place::at(Chapter::Files, "personality-files");
    cx.report(notice.topic(NoticeTopic::Pasting).with_help(help));
}

/// Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    if cx.page_id() != PageId::Editor {
        if let Some(state) = cx.states.get_mut::<EditorState>() {
            state.stop_jobs();
            cx.view.dialogs_under_editor.clear();
        }
        return None;
    }
    let folder = cx.own_folder();
    let Some(state) = cx.states.get_mut::<EditorState>() else {
        cx.open(PageId::Game);
        return None;
    };
    let moving = cx.egui.input(|input| input.pointer.any_down());
    let gained_focus = |event: &egui::Event| matches!(event, egui::Event::WindowFocused(true));
    if cx.egui.input(|input| input.events.iter().any(gained_focus)) {
        state.outdated = true;
        outside_change::check_file(cx);
    }
    let state = cx.states.get_mut::<EditorState>()?;
    let wake = repaint_wake(&cx.egui);
    state.load_others(folder, &wake);
    let updated = state.update(&cx.session, moving, &wake);
    let strength = updated.and_then(|()| state.measure_strength(&cx.store.ratings, now, &wake));
    if let Err(error) = &strength {
        cx.view.notices.put(Notice::problem(error.to_string()));
    }
    match state.take_measured() {
        Some((measured, true)) => save_ratings(cx, vec![measured]),
        // Written only with a later one, as the factors may never be saved.
        Some((measured, false)) => cx.store.ratings.record(measured),
        None => {}
    }
    note_accuracy(cx);
    outside_change::update_notice(cx);
    follow_up(cx);
    strength.ok().flatten()
}

/// A game of one person against a personality, otherwise like the current game.
fn trial_game(current: &GameSetup, personality: Personality, seed: Seed, handle: &str) -> GameSetup {
    let is_human = |player| current.players[player].kind.is_person();
    let side = if is_human(Player::Vertical) && !is_human(Player::Horizontal) {
        Player::Horizontal
    } else {
        Player::Vertical
    };
    let mut setup = GameSetup { seed, ..current.clone() };
    setup.players[side] = Seat { name: personality.name.clone(), kind: PlayerKind::Computer, personality };
    let person = &mut setup.players[side.opponent()];
    if !person.kind.is_person() {
        person.kind = PlayerKind::Human;
        person.name = person_name(handle, None);
    }
    setup
}

/// Opens a new personality, with all sliders in the middle.
fn make_own(cx: &mut Context) {
    let names = msg::new_names();
    let index = cx.platform.random_seed().get() % names.len() as u64;
    let name = names[usize::try_from(index).unwrap_or_default()];
    edit(cx, EditorForm::new(new_personality(name), None, None));
}

fn new_personality(name: &str) -> Personality {
    Personality {
        name: name.to_owned(),
        author: None,
        description: None,
        notes: None,
        factors: sliders::moved(&Factors::default(), [0.5; 5]),
        extra: None,
    }
}

/// Keeps the result of the editor's accuracy test once, if it is that of the saved personality.
fn note_accuracy(cx: &mut Context) {
    let Some(state) = cx.states.get_mut::<EditorState>() else { return };
    let saved = &state.form.saved.factors;
    let report = state.accuracy_test().filter(|report| report.factors == *saved && state.form.file.is_some());
    let Some(kept) = report.and_then(versions::wins_kept) else { return };
    if state.noted_accuracy.as_ref() != Some(saved) {
        let factors = saved.clone();
        state.noted_accuracy = Some(factors.clone());
        versions::note_measured(cx, &factors, kept);
    }
}
