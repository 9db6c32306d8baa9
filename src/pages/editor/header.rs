//! The header of the editor: name, where it is from, and buttons.

use eframe::egui::TextStyle;

use crate::context::action::editor::Subject;
use crate::context::clipboard;
use crate::context::command::table;
use crate::context::page::when;
use crate::context::prelude::*;
use crate::messages::game::why_disabled;
use crate::messages::{editor as msg, files, library, menu, versions};
use crate::model::form::EditorForm;
use crate::model::measurements::MIN_JUDGED;
use crate::pages::editor::commands::{self, copy_personality, delete_edited, use_in_next_game};
use crate::pages::editor::notes::show_notes;
use crate::pages::editor::state::{EditorState, SearchTime};
use crate::pages::editor::strength;
use crate::parts::emblem::EmblemLook;

// Lengths in points.
const ROW_HEIGHT: f32 = 38.0;
const LINE_HEIGHT: f32 = 18.0;
const FACE: f32 = 84.0;
const GAP: f32 = 14.0;
/// In a narrower header, Undo and More are icons.
const MIN_WIDTH_OF_LABELS: f32 = 420.0;
/// Of the menu *More*.
const MENU_WIDTH: f32 = 270.0;

/// In a wide window.
pub(super) fn show(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let (place, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
        strength::face(state).show(ui, place, EmblemLook::Plain, state.form.draft.name.trim());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            widgets::row_from_right(ui, ROW_HEIGHT, |ui| row(ui, cx, state));
            facts(ui, cx, state);
        });
    });
    ui.add_space(4.0);
}

/// From right to left: buttons and the name.
pub(super) fn row(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    let is_narrow = ui.available_width() < MIN_WIDTH_OF_LABELS;
    ui.spacing_mut().item_spacing.x = 8.0;
    save(ui, &state.form, cx);
    more(ui, is_narrow, &state.form, cx);
    undo(ui, is_narrow, &state.form, cx);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let style = TextStyle::Name("title".into());
        let natural = widgets::text_width(ui, text::title(&state.form.draft.name)) + 8.0;
        let width = natural.clamp(60.0, (ui.available_width() - 8.0).max(60.0));
        widgets::quiet_field(ui, &mut state.form.draft.name, msg::name(), width, style);
    });
}

/// Where it is from and how strong it is.
pub(super) fn facts(ui: &mut egui::Ui, cx: &Context, state: &EditorState) {
    let line = Layout::left_to_right(Align::Center);
    widgets::cell(ui, ui.available_width(), LINE_HEIGHT, line, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (index, part) in origin(&state.form, cx.settings.handle.trim()).into_iter().enumerate() {
            if index > 0 {
                ui.label(text::soft("·"));
            }
            ui.add(egui::Label::new(text::soft(part)).truncate());
        }
    });
    if !state.form.is_built_in() || state.form.changes() > 0 {
        let sentence = strength::sentence(state.place_on_ladder());
        ui.add(egui::Label::new(text::body(sentence)).truncate());
    }
    accuracy(ui, state, cx);
}

/// How often it stays ahead.
fn accuracy(ui: &mut egui::Ui, state: &EditorState, cx: &Context) {
    let report = state.accuracy_test();
    let is_current = report.is_some_and(|report| report.factors == *state.form.factors());
    let line = match report.filter(|_| is_current) {
        Some(report) if report.over && report.mark.whole >= MIN_JUDGED => {
            msg::stays_ahead_share(report.mark.value().unwrap_or_default())
        }
        Some(report) if report.over => match state.search_time() {
            Some(SearchTime::Took(time) | SearchTime::Over(time)) => msg::thinks_long(time),
            None => msg::accuracy_running().to_owned(),
        },
        _ => msg::accuracy_running().to_owned(),
    };
    if widgets::help_link(ui, &line, text::soft(&line), msg::stays_ahead_tip()).clicked() {
        cx.request(Action::Help(HelpAction::Open(Place::at(Chapter::Personalities, "the-editor"))));
    }
}

/// "Copy of Planner", "by Ada", "not saved yet".
fn origin(form: &EditorForm, player: &str) -> Vec<String> {
    let by = |author: Option<&str>| author.map(library::by);
    let (from, author, state) = match (form.copied(), &form.file) {
        (Some(built_in), _) => {
            (Some(msg::copy_of(&built_in.name)), by(form.author(player)), Some(msg::not_saved().to_owned()))
        }
        (None, Some(file)) => {
            let changes = form.changes();
            let state = (changes > 0).then(|| msg::unsaved_changes(changes));
            (
                Some(files::file_name(file)),
                by(Some(&form.draft.author).filter(|one| !one.is_empty()).map(String::as_str)),
                state,
            )
        }
        (None, None) if form.is_built_in() => {
            (Some(msg::built_in().to_owned()), by(form.saved.author.as_deref()), None)
        }
        (None, None) => {
            let invitation = (!form.is_new).then(|| msg::make_your_own().to_owned());
            (invitation, by(form.author(player)), Some(msg::not_saved().to_owned()))
        }
    };
    [from, author, state].into_iter().flatten().collect()
}

fn undo(ui: &mut egui::Ui, is_narrow: bool, form: &EditorForm, cx: &Context) {
    let key = table::key(menu::undo());
    let label = if is_narrow { "" } else { msg::undo() };
    let button = widgets::button(label).named(msg::undo()).icon(Icon::Undo).tip(&key);
    if button.show_possible(ui, when(form.can_undo(), why_disabled::undo())).clicked() {
        cx.later(commands::undo);
    }
}

/// The main button while there is something to save: asks for a name if there is no file.
fn save(ui: &mut egui::Ui, form: &EditorForm, cx: &Context) {
    let why = form.problem();
    let label = if form.file.is_some() { msg::save() } else { msg::save_new() };
    let key = table::key(menu::save());
    let button = widgets::button(label).min_width(96.0).tip(&key);
    let button = if form.is_unsaved() { button.primary() } else { button };
    if button.show_enabled(ui, why.is_none(), why).clicked() {
        cx.later(commands::save_edited);
    }
}

fn more(ui: &mut egui::Ui, is_narrow: bool, form: &EditorForm, cx: &Context) {
    let label = if is_narrow { "" } else { msg::more() };
    let button = widgets::button(label).named(msg::more()).icon(Icon::More).show(ui);
    egui::Popup::menu(&button).width(MENU_WIDTH).show(|ui| {
        for (label, key, possible, action) in entries(form) {
            let entry = egui::Button::new(label).shortcut_text(key);
            let response = widgets::menu_entry(ui, possible.is_ok(), entry);
            if response.clicked() {
                cx.request(action);
                ui.close();
            }
            if let Err(why) = possible {
                response.on_disabled_hover_text(why);
            }
        }
    });
}

type Entry = (&'static str, String, Result<(), &'static str>, Action);

fn entries(form: &EditorForm) -> Vec<Entry> {
    let is_valid = form.problem().map_or(Ok(()), Err);
    let not_changed =
        if form.is_unsaved() { msg::no_changes_since_opening() } else { msg::no_unsaved_changes() };
    let mut entries: Vec<Entry> = vec![
        (
            msg::redo(),
            table::key(menu::redo()),
            when(form.can_redo(), why_disabled::redo()),
            Action::call(commands::redo),
        ),
        (
            msg::revert(),
            String::new(),
            when(form.changes() > 0, not_changed),
            Action::call(|cx| commands::change_form(cx, EditorForm::revert)),
        ),
        (msg::copy(), table::key(menu::copy_position()), is_valid, Action::call(copy_personality)),
        (msg::paste(), table::key(menu::paste()), Ok(()), Action::call(clipboard::ask)),
        (msg::notes_menu(), String::new(), Ok(()), Action::call(show_notes)),
    ];
    if form.of.is_none() {
        for player in Player::ALL {
            let action = form
                .personality()
                .map(|personality| Action::call(move |cx| use_in_next_game(cx, player, &personality)));
            entries.extend(action.map(|action| (msg::new_game_as(player), String::new(), is_valid, action)));
        }
    }
    if let Some(file) = form.file.clone() {
        let subject = Subject { personality: Box::new(form.saved.clone()), file };
        let versions = Action::Editor(EditorAction::ShowVersions(subject));
        entries.push((versions::menu(), String::new(), Ok(()), versions));
        let key = table::key(menu::save_as());
        entries.push((msg::save_as(), key, is_valid, Action::call(commands::save_as)));
        entries.push((msg::delete(), String::new(), Ok(()), Action::call(delete_edited)));
    }
    entries
}
