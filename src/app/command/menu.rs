//! The menu bar. What cannot be done now is greyed and says why.

use crate::app::{CloneAction, TrainingAction};
use crate::app::{
    EditorAction, FileAction, GameAction, HelpAction, LibraryAction, ProofAction, ReviewAction,
    SettingsAction, TournamentAction, WindowAction,
};
use std::path::Path;

use eframe::egui::{self, Button, Frame, Margin, MenuBar, Panel, Response};

use crate::app::game::move_navigation::Walk;
use crate::app::help::Chapter;
use crate::app::settings::Theme;
use crate::app::shell::{Actions, Scene};
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets;
use crate::app::{Action, Page, Print, Settings, View};
use crate::app::{proof, tournament as competition, training};
use crate::messages::dialogs::keyboard::key_of;
use crate::messages::game::why_not;
use crate::messages::player_identification::games;
use crate::messages::training as training_words;
use crate::messages::{editor, files, help, library, menu as words, proof as why_words, review, tournament};
use span_it_core::board::Player;

/// Its height, in points.
const HEIGHT: f32 = 34.0;

/// A window narrower than this has one menu that holds the others, in points.
const BAR: f32 = 430.0;
/// Room beside the name of a menu in the bar, in points.
const PADDING: f32 = 8.0;

/// At the window's top.
pub(crate) fn show(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(10, 0));
    Panel::top("menu").exact_size(HEIGHT).resizable(false).frame(frame).show(ui, |ui| {
        let whole = ui.available_width() >= BAR;
        ui.add_space((HEIGHT - ui.spacing().interact_size.y) / 2.0);
        MenuBar::new().ui(ui, |ui| {
            if whole {
                ui.spacing_mut().button_padding.x = PADDING;
                everything(ui, scene, view, actions);
            } else {
                submenu(ui, words::MENU, |ui| everything(ui, scene, view, actions));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                training::sign(ui, scene.now, &view.training, actions);
                if !matches!(view.page, Page::Tournament) {
                    competition::sign(ui, &view.tournament, actions);
                }
            });
        });
    });
}

/// All menus: beside each other in the bar, below each other under "More".
pub(crate) fn everything(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    submenu(ui, words::GAME, |ui| game(ui, scene, view, actions));
    submenu(ui, words::MOVE, |ui| moves(ui, scene, view, actions));
    submenu(ui, words::PERSONALITY, |ui| personality(ui, scene.folder.is_some(), actions));
    submenu(ui, words::ANALYSIS, |ui| {
        let played = when(!scene.session.game().moves().is_empty(), review::NO_MOVE);
        item(ui, keyed(review::REVIEW_GAME), played, Action::Review(ReviewAction::Show), actions);
        checked(ui, keyed(words::HEAT_MAP), view.heat, Action::Game(GameAction::ToggleHeat), actions);
        checked(ui, keyed(words::TRUTH), scene.truth, Action::Game(GameAction::ToggleTruth), actions);
        item(
            ui,
            keyed(why_words::SHOW_WHY),
            proof::possible(scene.session),
            Action::Proof(ProofAction::Show),
            actions,
        );
    });
    submenu(ui, words::VIEW, |ui| view_menu(ui, scene, view, actions));
    submenu(ui, words::HELP, |ui| {
        item(ui, (help::CONTENTS, key_of(help::HELP)), Ok(()), Action::Help(HelpAction::OpenHere), actions);
        submenu(ui, help::CHAPTERS, |ui| {
            for chapter in Chapter::ALL {
                item(
                    ui,
                    (chapter.title(), ""),
                    Ok(()),
                    Action::Help(HelpAction::Open(chapter.into())),
                    actions,
                );
            }
        });
        ui.separator();
        item(ui, keyed(words::KEYBOARD), Ok(()), Action::Window(WindowAction::ShowKeyboard), actions);
        item(ui, (words::ABOUT, ""), Ok(()), Action::Window(WindowAction::ShowAbout), actions);
    });
}

/// A menu, in the bar or in another.
fn submenu(ui: &mut egui::Ui, label: &str, contents: impl FnOnce(&mut egui::Ui)) {
    let shown = ui.menu_button(label, contents);
    ring(ui, &shown.response);
}

/// Marks what has the keyboard, as everywhere.
fn ring(ui: &egui::Ui, response: &Response) {
    if response.has_focus() {
        // Menus stand close: the ring lies on their ground, not on the next one.
        widgets::focus_ring(ui, response.rect.shrink2(egui::vec2(0.0, 3.0)), 6);
    }
}

/// A command that has a key, with it.
fn keyed(command: &str) -> (&str, &'static str) {
    (command, key_of(command))
}

/// A menu's button with its key, if it has one.
fn menu_button<'a>(button: Button<'a>, key: &'a str) -> Button<'a> {
    let button = button.min_size(egui::vec2(210.0, 28.0));
    if key.is_empty() { button } else { button.shortcut_text(key) }
}

/// One command; `can` says why not.
fn item(
    ui: &mut egui::Ui,
    (label, key): (&str, &str),
    can: Result<(), &str>,
    action: Action,
    actions: &mut Actions,
) {
    let button = menu_button(Button::new(label), key);
    let response = ui.add_enabled(can.is_ok(), button);
    ring(ui, &response);
    if response.clicked() {
        actions.push(action);
        ui.close();
    }
    if let Err(why) = can {
        response.on_disabled_hover_text(why);
    }
}

/// One command that is on or off.
fn checked(ui: &mut egui::Ui, (label, key): (&str, &str), on: bool, action: Action, actions: &mut Actions) {
    let button = menu_button(Button::selectable(on, label), key);
    let response = ui.add(button);
    ring(ui, &response);
    if response.clicked() {
        actions.push(action);
        ui.close();
    }
}

/// `Ok` where something can be done.
const fn when(can: bool, why: &'static str) -> Result<(), &'static str> {
    if can { Ok(()) } else { Err(why) }
}

fn game(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let session = scene.session;
    // In the editor the keys of these are for the personality.
    let of_game = |name| if matches!(view.page, Page::Editor) { (name, "") } else { keyed(name) };
    let played = !session.game().moves().is_empty();
    item(ui, keyed(words::NEW_GAME), Ok(()), Action::Game(GameAction::OpenNewGame(None)), actions);
    item(
        ui,
        of_game(words::REMATCH),
        when(played, why_not::REMATCH),
        Action::Game(GameAction::Rematch),
        actions,
    );
    item(ui, keyed(words::OPEN), Ok(()), Action::File(FileAction::Open), actions);
    submenu(ui, words::OPEN_RECENT, |ui| recent(ui, scene.settings, actions));
    item(ui, of_game(words::SAVE), Ok(()), Action::File(FileAction::Save), actions);
    item(ui, of_game(words::SAVE_AS), Ok(()), Action::File(FileAction::SaveAs), actions);
    ui.separator();
    item(ui, of_game(words::COPY_POSITION), Ok(()), Action::File(FileAction::CopyPosition), actions);
    item(ui, of_game(words::PASTE_POSITION), Ok(()), Action::File(FileAction::RequestPaste), actions);
    ui.separator();
    item(
        ui,
        (words::RESIGN, ""),
        when(session.resigner().is_some(), why_not::RESIGN),
        Action::Game(GameAction::Resign),
        actions,
    );
    item(ui, keyed(words::SETTINGS), Ok(()), Action::Window(WindowAction::ShowSettings), actions);
    item(ui, keyed(words::QUIT), Ok(()), Action::Window(WindowAction::Quit), actions);
}

fn recent(ui: &mut egui::Ui, settings: &Settings, actions: &mut Actions) {
    if settings.recent.is_empty() {
        ui.add_enabled(false, Button::new(words::NO_RECENT));
        return;
    }
    for path in &settings.recent {
        let path: &Path = path;
        let response = ui.button(files::name(path));
        ring(ui, &response);
        let response = response.on_hover_text(path.display().to_string());
        if response.clicked() {
            actions.push(Action::File(FileAction::OpenPath(path.to_path_buf())));
            ui.close();
        }
    }
    ui.separator();
    item(ui, (words::FORGET_RECENT, ""), Ok(()), Action::File(FileAction::ForgetRecent), actions);
}

/// Whether the game is on the screen, else why its commands are not for what is.
const fn in_game(view: &View) -> Result<(), &'static str> {
    match view.page {
        Page::Game | Page::Why(_) => Ok(()),
        Page::Review(_) => Err(review::CLOSE_FIRST),
        Page::Editor => Err(editor::CLOSE_FIRST),
        Page::Tournament => Err(tournament::CLOSE_FIRST),
    }
}

/// Whether something can be taken back and done again: in the editor, a change of the personality.
fn history(scene: &Scene<'_>, view: &View) -> (Result<(), &'static str>, Result<(), &'static str>) {
    let session = scene.session;
    match (&view.page, &view.editor) {
        (Page::Editor, Some(state)) => {
            (when(state.form.can_undo(), editor::NO_UNDO), when(state.form.can_redo(), editor::NO_REDO))
        }
        _ => (when(session.can_undo(), why_not::UNDO), when(session.can_redo(), why_not::REDO)),
    }
}

fn moves(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let session = scene.session;
    let walk = Walk::of(session, view);
    let in_game = in_game(view);
    let hint = in_game.and(when(session.can_hint(), why_not::HINT));
    let watch = when(session.can_pause(), why_not::WATCH);
    let thinking = when(session.thinking().is_some(), why_not::MOVE_NOW);
    let (undo, redo) = history(scene, view);
    item(ui, keyed(words::UNDO), undo, Action::Window(WindowAction::Undo), actions);
    item(ui, keyed(words::REDO), redo, Action::Window(WindowAction::Redo), actions);
    item(ui, keyed(words::HINT), hint, Action::Game(GameAction::ToggleHint), actions);
    item(ui, keyed(words::MOVE_NOW), thinking, Action::Game(GameAction::MoveNow), actions);
    ui.separator();
    item(ui, keyed(words::PAUSE), watch, Action::Game(GameAction::TogglePause), actions);
    item(ui, keyed(words::STEP), watch, Action::Game(GameAction::Step), actions);
    item(
        ui,
        keyed(words::SLOWER),
        watch,
        Action::Game(GameAction::SetSpeed(session.speed().slower())),
        actions,
    );
    item(
        ui,
        keyed(words::FASTER),
        watch,
        Action::Game(GameAction::SetSpeed(session.speed().faster())),
        actions,
    );
    ui.separator();
    item(ui, keyed(words::GO_TO_NODE), in_game, Action::Game(GameAction::OpenGoTo), actions);
    let back = when(walk.at > 0, walk.no_way_back());
    let on = when(walk.at < walk.last, walk.no_way_on());
    item(ui, keyed(words::PREVIOUS), back, walk.previous(), actions);
    item(ui, keyed(words::NEXT), on, walk.next(), actions);
    item(ui, keyed(words::FIRST), back, walk.first(), actions);
    item(ui, keyed(words::LAST), on, walk.end(), actions);
}

fn personality(ui: &mut egui::Ui, can_keep: bool, actions: &mut Actions) {
    item(
        ui,
        (words::LOAD_HORIZONTAL, ""),
        Ok(()),
        Action::Game(GameAction::OpenNewGame(Some(Player::Horizontal))),
        actions,
    );
    item(
        ui,
        (words::LOAD_VERTICAL, ""),
        Ok(()),
        Action::Game(GameAction::OpenNewGame(Some(Player::Vertical))),
        actions,
    );
    item(ui, keyed(library::MENU), Ok(()), Action::Library(LibraryAction::Show), actions);
    item(ui, keyed(words::EDITOR), Ok(()), Action::Editor(EditorAction::Open), actions);
    item(ui, (words::NEW_PERSONALITY, ""), Ok(()), Action::Editor(EditorAction::New), actions);
    item(ui, (games::MENU, ""), Ok(()), Action::Clone(CloneAction::Open), actions);
    item(ui, (training_words::TRAIN, ""), Ok(()), Action::Training(TrainingAction::Open), actions);
    item(
        ui,
        (help::PRINT_PERSONALITY, ""),
        Ok(()),
        Action::Help(HelpAction::Print(Print::ThisPersonality)),
        actions,
    );
    ui.separator();
    for (player, label) in Player::ALL.into_iter().zip(library::SAVE_OF) {
        item(ui, (label, ""), Ok(()), Action::Library(LibraryAction::SaveOf(player)), actions);
    }
    let folder = when(can_keep, library::NO_FOLDER);
    item(ui, (library::OPEN_FOLDER, ""), folder, Action::Library(LibraryAction::OpenFolder), actions);
    item(ui, keyed(words::COMPETITION), Ok(()), Action::Tournament(TournamentAction::Show), actions);
}

fn view_menu(ui: &mut egui::Ui, scene: &Scene<'_>, view: &View, actions: &mut Actions) {
    let settings = scene.settings;
    submenu(ui, words::THEME, |ui| {
        for (theme, name) in Theme::ALL.into_iter().zip(words::THEMES) {
            checked(
                ui,
                (name, ""),
                settings.theme == theme,
                Action::Settings(SettingsAction::Theme(theme)),
                actions,
            );
        }
    });
    let coordinates = Action::Settings(SettingsAction::Coordinates(!settings.coordinates));
    checked(ui, (words::COORDINATES, ""), settings.coordinates, coordinates, actions);
    checked(
        ui,
        keyed(words::SIDE_PANEL),
        settings.side_panel,
        Action::Settings(SettingsAction::ToggleSidePanel),
        actions,
    );
    ui.separator();
    item(
        ui,
        keyed(words::TEXT_LARGER),
        Ok(()),
        Action::Settings(SettingsAction::TextSize(settings.text_size + 10)),
        actions,
    );
    item(
        ui,
        keyed(words::TEXT_SMALLER),
        Ok(()),
        Action::Settings(SettingsAction::TextSize(settings.text_size - 10)),
        actions,
    );
    item(ui, keyed(words::TEXT_NORMAL), Ok(()), Action::Settings(SettingsAction::TextSize(100)), actions);
    checked(
        ui,
        keyed(words::FULL_SCREEN),
        view.full_screen,
        Action::Window(WindowAction::ToggleFullScreen),
        actions,
    );
}
