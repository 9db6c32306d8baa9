//! The table of commands.

use eframe::egui::{self, Key};

use crate::app::action::{Action, WindowAction};
use crate::app::board::ZoomStep;
use crate::app::clone::action::CloneAction;
use crate::app::command::shortcut::{Places, Shortcut, ctrl, ctrl_shift, plain, shift};
use crate::app::command::{Command, Situation, conditions};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::game::move_navigation::MoveNavigation;
use crate::app::games::action::GamesAction;
use crate::app::help::action::{HelpAction, Print};
use crate::app::learn::action::LearnAction;
use crate::app::learn::puzzle::action::PuzzleAction;
use crate::app::library::action::LibraryAction;
use crate::app::page::when;
use crate::app::picture::action::PictureAction;
use crate::app::proof::action::ProofAction;
use crate::app::review::action::ReviewAction;
use crate::app::settings::action::SettingsAction;
use crate::app::store::action::FileAction;
use crate::app::training::action::TrainingAction;
use crate::messages::clone;
use crate::messages::{
    engines, help, ladder, learn, library, menu as msg, picture, progress, proof as proof_msg, puzzle,
    review as review_msg, training,
};
use span_it_core::board::Player;

pub(crate) const HELP: Command = Command {
    keys: &[plain(Key::F1, Places::PAGES.and(Places::DIALOG))],
    ..Command::new(help::HELP, |_| Action::Help(HelpAction::OpenHere))
};
const CLOSE_HELP: Command = Command {
    keys: &[plain(Key::F1, Places::HELP)],
    ..Command::new(help::HELP, |_| Action::Help(HelpAction::Close))
};
pub(crate) const KEYBOARD: Command = Command {
    keys: &[plain(
        Key::Questionmark,
        Places::BOARD
            .and(Places::PROOF)
            .and(Places::EDITOR)
            .and(Places::LEARN)
            .and(Places::GAMES)
            .and(Places::HELP),
    )],
    ..Command::new(msg::KEYBOARD, |_| Action::Window(WindowAction::ShowKeyboard))
};
pub(crate) const ABOUT: Command = Command {
    keys: &[shift(Key::F1, Places::NO_DIALOG)],
    ..Command::new(msg::ABOUT, |_| Action::Window(WindowAction::ShowAbout))
};

pub(crate) const NEW_GAME: Command = Command {
    keys: &[
        ctrl(Key::N, Places::NO_DIALOG),
        plain(Key::N, Places::BOARD.and(Places::PROOF).and(Places::EDITOR)),
    ],
    ..Command::new(msg::NEW_GAME, |_| Action::Game(GameAction::OpenNewGame(None)))
};
pub(crate) const REMATCH: Command = Command {
    keys: &[ctrl(Key::R, Places::BOARD)],
    is_key_of_game: true,
    are_keys_active: |_, s| conditions::rematch(s.scene.session).is_ok(),
    possible: |s| conditions::rematch(s.scene.session),
    ..Command::new(msg::REMATCH, |_| Action::Game(GameAction::Rematch))
};
pub(crate) const OPEN: Command = Command {
    keys: &[ctrl(Key::O, Places::NO_DIALOG)],
    ..Command::new(msg::OPEN, |_| Action::File(FileAction::Open))
};
pub(crate) const CLEAR_RECENT: Command = Command {
    keys: &[ctrl_shift(Key::O, Places::NO_DIALOG)],
    ..Command::new(msg::CLEAR_RECENT, |_| Action::File(FileAction::ClearRecent))
};
/// On the editor page, saves the personality.
pub(crate) const SAVE: Command = Command {
    keys: &[ctrl(Key::S, Places::BOARD.and(Places::EDITOR))],
    is_key_of_game: true,
    ..Command::new(msg::SAVE, |_| Action::File(FileAction::Save))
};
pub(crate) const SAVE_AS: Command = Command {
    keys: &[ctrl_shift(Key::S, Places::BOARD.and(Places::EDITOR))],
    is_key_of_game: true,
    ..Command::new(msg::SAVE_AS, |_| Action::File(FileAction::SaveAs))
};
/// The window receives this key as a clipboard event.
pub(crate) const COPY_POSITION: Command = Command {
    keys: &[ctrl(Key::C, Places::NOWHERE)],
    is_key_of_game: true,
    ..Command::new(msg::COPY_POSITION, |_| Action::File(FileAction::CopyPosition))
};
/// The window receives this key as a clipboard event.
pub(crate) const PASTE: Command = Command {
    keys: &[ctrl(Key::V, Places::NOWHERE)],
    is_key_of_game: true,
    ..Command::new(msg::PASTE, |_| Action::File(FileAction::RequestPaste))
};
pub(crate) const COPY_GAME: Command = Command {
    keys: &[ctrl_shift(Key::M, Places::BOARD)],
    ..Command::new(msg::COPY_GAME, |_| Action::File(FileAction::CopyGame))
};
pub(crate) const SAVE_PICTURE: Command = Command {
    keys: &[ctrl(Key::I, Places::NO_DIALOG)],
    are_keys_active: |_, s| conditions::picture(s).is_ok(),
    possible: conditions::picture,
    ..Command::new(picture::SAVE_PICTURE, |_| Action::Picture(PictureAction::Save))
};
pub(crate) const COPY_PICTURE: Command = Command {
    keys: &[ctrl_shift(Key::I, Places::NO_DIALOG)],
    are_keys_active: |_, s| conditions::picture(s).is_ok(),
    possible: conditions::picture,
    ..Command::new(picture::COPY_PICTURE, |_| Action::Picture(PictureAction::Copy))
};
pub(crate) const SAVE_ANIMATION: Command = Command {
    keys: &[ctrl_shift(Key::A, Places::BOARD)],
    are_keys_active: |_, s| conditions::animation(s.scene.session).is_ok(),
    possible: |s| conditions::animation(s.scene.session),
    ..Command::new(picture::SAVE_ANIMATION, |_| Action::Picture(PictureAction::SaveAnimation))
};
pub(crate) const GAMES: Command = Command {
    keys: &[ctrl(Key::G, Places::BOARD.and(Places::EDITOR).and(Places::TOURNAMENT).and(Places::LEARN))],
    ..Command::new(msg::GAMES, |_| Action::Games(GamesAction::Show))
};
const CLOSE_GAMES: Command = Command {
    keys: &[ctrl(Key::G, Places::GAMES)],
    ..Command::new(msg::GAMES, |_| Action::Window(WindowAction::ClosePage))
};
pub(crate) const RESIGN: Command = Command {
    keys: &[ctrl_shift(Key::R, Places::BOARD)],
    possible: |s| conditions::resign(s.scene.session),
    ..Command::new(msg::RESIGN, |_| Action::Game(GameAction::Resign))
};
pub(crate) const SOUND: Command = Command {
    keys: &[ctrl(Key::M, Places::ANYWHERE)],
    is_on: Some(|s| s.scene.settings.sound),
    ..Command::new(msg::SOUND, |s| Action::Settings(SettingsAction::Sound(!s.scene.settings.sound)))
};
pub(crate) const SETTINGS: Command = Command {
    keys: &[ctrl(Key::Comma, Places::NO_DIALOG)],
    ..Command::new(msg::SETTINGS, |_| Action::Window(WindowAction::ShowSettings))
};
pub(crate) const QUIT: Command = Command {
    keys: &[ctrl(Key::Q, Places::NO_DIALOG)],
    ..Command::new(msg::QUIT, |_| Action::Window(WindowAction::Quit))
};

pub(crate) const UNDO: Command = Command {
    keys: &[ctrl(Key::Z, Places::BOARD.and(Places::PROOF).and(Places::EDITOR))],
    possible: conditions::undo,
    ..Command::new(msg::UNDO, |_| Action::Window(WindowAction::Undo))
};
pub(crate) const REDO: Command = Command {
    keys: &[
        ctrl_shift(Key::Z, Places::BOARD.and(Places::EDITOR)),
        ctrl(Key::Y, Places::BOARD.and(Places::EDITOR)),
    ],
    possible: conditions::redo,
    ..Command::new(msg::REDO, |_| Action::Window(WindowAction::Redo))
};
pub(crate) const HINT: Command = Command {
    keys: &[plain(Key::H, Places::GAME)],
    possible: |s| conditions::in_game(s).and(conditions::hint(s.scene.session)),
    ..Command::new(msg::HINT, |_| Action::Game(GameAction::ToggleHint))
};
pub(crate) const MOVE_NOW: Command = Command {
    keys: &[plain(Key::M, Places::BOARD)],
    possible: |s| conditions::move_now(s.scene.session),
    ..Command::new(msg::MOVE_NOW, |_| Action::Game(GameAction::MoveNow))
};
pub(crate) const PAUSE: Command = Command {
    keys: &[plain(Key::Space, Places::BOARD)],
    // Space activates a focused button first. The board does not use Space while a match is watched.
    are_keys_active: |ctx, s| {
        conditions::watch(s.scene.session).is_ok() && (is_unfocused(ctx) || s.page.is_board_focused())
    },
    possible: |s| conditions::watch(s.scene.session),
    ..Command::new(msg::PAUSE, |_| Action::Game(GameAction::TogglePause))
};
pub(crate) const STEP: Command = Command {
    keys: &[plain(Key::Period, Places::BOARD)],
    possible: |s| conditions::watch(s.scene.session),
    ..Command::new(msg::STEP, |_| Action::Game(GameAction::Step))
};
pub(crate) const SLOWER: Command = Command {
    keys: &[plain(Key::Minus, Places::BOARD)],
    possible: |s| conditions::watch(s.scene.session),
    ..Command::new(msg::SLOWER, |s| Action::Game(GameAction::SetSpeed(s.scene.session.speed().slower())))
};
pub(crate) const FASTER: Command = Command {
    keys: &[plain(Key::Plus, Places::BOARD)],
    possible: |s| conditions::watch(s.scene.session),
    ..Command::new(msg::FASTER, |s| Action::Game(GameAction::SetSpeed(s.scene.session.speed().faster())))
};
pub(crate) const GO_TO_NODE: Command = Command {
    keys: &[plain(Key::Slash, Places::GAME.and(Places::PROOF))],
    possible: conditions::in_game,
    ..Command::new(msg::GO_TO_NODE, |_| Action::Game(GameAction::OpenGoTo))
};
pub(crate) const PREVIOUS: Command = Command {
    keys: &[plain(Key::PageUp, Places::BOARD)],
    possible: conditions::back,
    ..Command::new(msg::PREVIOUS, |s| navigation(s).previous())
};
pub(crate) const NEXT: Command = Command {
    keys: &[plain(Key::PageDown, Places::BOARD)],
    possible: conditions::forward,
    ..Command::new(msg::NEXT, |s| navigation(s).next())
};
pub(crate) const FIRST: Command = Command {
    keys: &[ctrl(Key::PageUp, Places::BOARD)],
    possible: conditions::back,
    ..Command::new(msg::FIRST, |s| navigation(s).first())
};
pub(crate) const LAST: Command = Command {
    keys: &[ctrl(Key::PageDown, Places::BOARD)],
    possible: conditions::forward,
    ..Command::new(msg::LAST, |s| navigation(s).end())
};

pub(crate) const CHOOSE_HORIZONTAL: Command = Command {
    keys: &[plain(Key::F5, Places::NO_DIALOG)],
    ..Command::new(msg::CHOOSE_HORIZONTAL, |_| choose(Player::Horizontal))
};
pub(crate) const CHOOSE_VERTICAL: Command = Command {
    keys: &[plain(Key::F6, Places::NO_DIALOG)],
    ..Command::new(msg::CHOOSE_VERTICAL, |_| choose(Player::Vertical))
};
pub(crate) const SAVE_HORIZONTAL: Command = Command {
    keys: &[shift(Key::F5, Places::NO_DIALOG)],
    ..Command::new(library::SAVE_PLAYERS_PERSONALITY[0], |_| save_personality(Player::Horizontal))
};
pub(crate) const SAVE_VERTICAL: Command = Command {
    keys: &[shift(Key::F6, Places::NO_DIALOG)],
    ..Command::new(library::SAVE_PLAYERS_PERSONALITY[1], |_| save_personality(Player::Vertical))
};
pub(crate) const LIBRARY: Command = Command {
    keys: &[ctrl(Key::L, Places::PAGES_BUT_PROOF)],
    ..Command::new(library::MENU, |_| Action::Library(LibraryAction::Show))
};
pub(crate) const EDITOR: Command = Command {
    keys: &[ctrl(Key::E, Places::BOARD.and(Places::TOURNAMENT))],
    ..Command::new(msg::EDITOR, |_| Action::Editor(EditorAction::Open))
};
pub(crate) const NEW_PERSONALITY: Command = Command {
    keys: &[ctrl_shift(Key::N, Places::NO_DIALOG)],
    ..Command::new(msg::NEW_PERSONALITY, |_| Action::Editor(EditorAction::New))
};
pub(crate) const FROM_GAMES: Command = Command {
    keys: &[ctrl_shift(Key::G, Places::NO_DIALOG)],
    ..Command::new(clone::MENU, |_| Action::Clone(CloneAction::Open))
};
pub(crate) const TRAIN: Command = Command {
    keys: &[ctrl_shift(Key::T, Places::NO_DIALOG)],
    ..Command::new(training::TRAIN, |_| Action::Training(TrainingAction::Open))
};
pub(crate) const PRINT_PERSONALITY: Command = Command {
    keys: &[ctrl_shift(Key::P, Places::NO_DIALOG)],
    ..Command::new(help::PRINT_PERSONALITY, |_| Action::Help(HelpAction::Print(Print::ThisPersonality)))
};
pub(crate) const OPEN_FOLDER: Command = Command {
    keys: &[ctrl_shift(Key::L, Places::NO_DIALOG)],
    are_keys_active: |_, s| conditions::folder(s).is_ok(),
    possible: conditions::folder,
    ..Command::new(library::OPEN_FOLDER, |_| Action::Library(LibraryAction::OpenFolder))
};
pub(crate) const EXTERNAL_ENGINES: Command = Command {
    keys: &[ctrl_shift(Key::E, Places::NO_DIALOG)],
    ..Command::new(engines::OPEN_LIST, |_| Action::ShowEngines(None))
};
pub(crate) const TOURNAMENT: Command = Command {
    keys: &[ctrl(Key::T, Places::BOARD.and(Places::EDITOR))],
    ..Command::new(msg::TOURNAMENT, |_| Action::ShowTournament)
};
const CLOSE_TOURNAMENT: Command = Command {
    keys: &[ctrl(Key::T, Places::TOURNAMENT)],
    ..Command::new(msg::TOURNAMENT, |_| Action::Window(WindowAction::ClosePage))
};

pub(crate) const REVIEW: Command = Command {
    keys: &[plain(Key::R, Places::GAME)],
    possible: |s| conditions::review(s.scene.session),
    ..Command::new(review_msg::REVIEW_GAME, |_| Action::Review(ReviewAction::Show))
};
pub(crate) const NEXT_MISTAKE: Command = Command {
    keys: &[plain(Key::CloseBracket, Places::REVIEW)],
    ..Command::new(review_msg::NEXT_MISTAKE, |_| Action::Review(ReviewAction::NextMistake))
};
const PREVIOUS_MISTAKE: Command = Command {
    keys: &[plain(Key::OpenBracket, Places::REVIEW)],
    ..Command::new(review_msg::PREVIOUS_MISTAKE, |_| Action::Review(ReviewAction::PreviousMistake))
};
pub(crate) const HEAT_MAP: Command = Command {
    keys: &[plain(Key::W, Places::BOARD)],
    is_on: Some(|s| s.scene.heat),
    ..Command::new(msg::HEAT_MAP, |_| Action::Game(GameAction::ToggleHeat))
};
pub(crate) const TRUTH: Command = Command {
    keys: &[plain(Key::T, Places::GAME)],
    is_on: Some(|s| s.scene.truth),
    ..Command::new(msg::TRUTH, |_| Action::Game(GameAction::ToggleTruth))
};
pub(crate) const SHOW_WHY: Command = Command {
    keys: &[plain(Key::Y, Places::GAME)],
    possible: |s| conditions::show_why(s.scene.session),
    ..Command::new(proof_msg::SHOW_WHY, |_| Action::Proof(ProofAction::Show))
};
const CLOSE_WHY: Command = Command {
    keys: &[plain(Key::Y, Places::PROOF)],
    ..Command::new(proof_msg::SHOW_WHY, |_| Action::Window(WindowAction::ClosePage))
};
const PLAY_OUT: Command = Command {
    keys: &[plain(Key::Space, Places::PROOF)],
    are_keys_active: |ctx, _| is_unfocused(ctx),
    ..Command::new(proof_msg::PLAY_OUT, |_| Action::Proof(ProofAction::TogglePlayOut))
};

/// The first of the pages for learning.
pub(crate) const LEARN: Command = Command {
    keys: &[plain(Key::L, Places::BOARD.and(Places::LEARN))],
    ..Command::new(learn::LEARN, |_| Action::Learn(LearnAction::ShowHub))
};
pub(crate) const PUZZLES: Command = Command {
    keys: &[plain(Key::P, Places::BOARD.and(Places::LEARN))],
    ..Command::new(puzzle::PUZZLES, |_| Action::Learn(LearnAction::Puzzle(PuzzleAction::Show)))
};
pub(crate) const TODAYS_PUZZLE: Command = Command {
    keys: &[ctrl_shift(Key::D, Places::BOARD.and(Places::LEARN))],
    ..Command::new(puzzle::TODAY, |_| Action::Learn(LearnAction::Puzzle(PuzzleAction::ShowDay(None))))
};
pub(crate) const PRACTISE: Command = Command {
    keys: &[ctrl_shift(Key::K, Places::BOARD.and(Places::LEARN))],
    ..Command::new(puzzle::PRACTISE, |_| Action::Learn(LearnAction::Puzzle(PuzzleAction::Practise)))
};

pub(crate) const LADDER: Command = Command {
    keys: &[shift(Key::R, Places::BOARD.and(Places::LEARN))],
    ..Command::new(ladder::LADDER, |_| Action::Learn(LearnAction::ShowLadder))
};
pub(crate) const MY_PROGRESS: Command = Command {
    keys: &[shift(Key::L, Places::BOARD.and(Places::LEARN))],
    ..Command::new(progress::MY_PROGRESS, |_| Action::Learn(LearnAction::ShowProgress))
};

pub(crate) const COORDINATES: Command = Command {
    keys: &[plain(Key::C, Places::BOARD)],
    is_on: Some(|s| s.scene.settings.coordinates),
    ..Command::new(msg::COORDINATES, |s| {
        Action::Settings(SettingsAction::Coordinates(!s.scene.settings.coordinates))
    })
};
pub(crate) const SIDE_PANEL: Command = Command {
    keys: &[plain(Key::F9, Places::BOARD)],
    is_on: Some(|s| s.scene.settings.side_panel),
    ..Command::new(msg::SIDE_PANEL, |_| Action::Settings(SettingsAction::ToggleSidePanel))
};
pub(crate) const ZOOM_IN: Command = Command {
    keys: &[plain(Key::I, Places::BOARD.and(Places::PROOF))],
    possible: |s| conditions::zoom(s, ZoomStep::In),
    ..Command::new(msg::ZOOM_IN, |_| Action::Game(GameAction::Zoom(ZoomStep::In)))
};
pub(crate) const ZOOM_OUT: Command = Command {
    keys: &[plain(Key::O, Places::BOARD.and(Places::PROOF))],
    possible: |s| conditions::zoom(s, ZoomStep::Out),
    ..Command::new(msg::ZOOM_OUT, |_| Action::Game(GameAction::Zoom(ZoomStep::Out)))
};
pub(crate) const WHOLE_BOARD: Command = Command {
    keys: &[plain(Key::Num0, Places::BOARD.and(Places::PROOF))],
    possible: |s| conditions::zoom(s, ZoomStep::Whole),
    ..Command::new(msg::WHOLE_BOARD, |_| Action::Game(GameAction::Zoom(ZoomStep::Whole)))
};
pub(crate) const TEXT_LARGER: Command = Command {
    keys: &[ctrl(Key::Plus, Places::ANYWHERE), ctrl(Key::Equals, Places::ANYWHERE)],
    ..Command::new(msg::TEXT_LARGER, |s| {
        Action::Settings(SettingsAction::TextSize(s.scene.settings.text_size + 10))
    })
};
pub(crate) const TEXT_SMALLER: Command = Command {
    keys: &[ctrl(Key::Minus, Places::ANYWHERE)],
    ..Command::new(msg::TEXT_SMALLER, |s| {
        Action::Settings(SettingsAction::TextSize(s.scene.settings.text_size - 10))
    })
};
pub(crate) const TEXT_NORMAL: Command = Command {
    keys: &[ctrl(Key::Num0, Places::ANYWHERE)],
    ..Command::new(msg::TEXT_NORMAL, |_| Action::Settings(SettingsAction::TextSize(100)))
};
pub(crate) const FULL_SCREEN: Command = Command {
    keys: &[plain(Key::F11, Places::NO_DIALOG)],
    is_on: Some(|s| s.scene.full_screen),
    ..Command::new(msg::FULL_SCREEN, |_| Action::Window(WindowAction::ToggleFullScreen))
};
pub(crate) const GO_TO_NOTICE: Command = Command {
    keys: &[plain(Key::F8, Places::NO_DIALOG)],
    possible: |s| when(s.scene.has_notice, msg::NO_NOTICE),
    ..Command::new(msg::GO_TO_NOTICE, |_| Action::Window(WindowAction::FocusNotice))
};
/// Prints the open chapter of the help. The help page reads this key itself.
pub(crate) const PRINT_CHAPTER: Shortcut = ctrl(Key::P, Places::HELP);

/// All commands, in the order of the list of keys.
pub(crate) const LISTED: &[&Command] = &[
    &HELP,
    &KEYBOARD,
    &NEW_GAME,
    &REMATCH,
    &OPEN,
    &CLEAR_RECENT,
    &GAMES,
    &SAVE,
    &SAVE_AS,
    &COPY_POSITION,
    &PASTE,
    &COPY_GAME,
    &SAVE_PICTURE,
    &COPY_PICTURE,
    &SAVE_ANIMATION,
    &RESIGN,
    &UNDO,
    &REDO,
    &HINT,
    &MOVE_NOW,
    &PAUSE,
    &STEP,
    &SLOWER,
    &FASTER,
    &GO_TO_NODE,
    &PREVIOUS,
    &NEXT,
    &FIRST,
    &LAST,
    &REVIEW,
    &NEXT_MISTAKE,
    &PREVIOUS_MISTAKE,
    &HEAT_MAP,
    &TRUTH,
    &SHOW_WHY,
    &LEARN,
    &PUZZLES,
    &TODAYS_PUZZLE,
    &PRACTISE,
    &LADDER,
    &MY_PROGRESS,
    &CHOOSE_HORIZONTAL,
    &CHOOSE_VERTICAL,
    &LIBRARY,
    &EDITOR,
    &NEW_PERSONALITY,
    &FROM_GAMES,
    &TRAIN,
    &PRINT_PERSONALITY,
    &SAVE_HORIZONTAL,
    &SAVE_VERTICAL,
    &OPEN_FOLDER,
    &TOURNAMENT,
    &EXTERNAL_ENGINES,
    &SETTINGS,
    &SOUND,
    &ZOOM_IN,
    &ZOOM_OUT,
    &WHOLE_BOARD,
    &TEXT_LARGER,
    &TEXT_SMALLER,
    &TEXT_NORMAL,
    &COORDINATES,
    &SIDE_PANEL,
    &FULL_SCREEN,
    &GO_TO_NOTICE,
    &QUIT,
    &ABOUT,
];

const _: () = {
    let mut index = 0;
    while index < LISTED.len() {
        assert!(!LISTED[index].keys.is_empty(), "a command has no key");
        index += 1;
    }
};

/// Other commands of listed keys on some pages.
pub(crate) const UNLISTED: &[&Command] =
    &[&CLOSE_HELP, &CLOSE_TOURNAMENT, &CLOSE_GAMES, &CLOSE_WHY, &PLAY_OUT];

fn choose(player: Player) -> Action {
    Action::Game(GameAction::OpenNewGame(Some(player)))
}

fn save_personality(player: Player) -> Action {
    Action::Library(LibraryAction::SavePlayersPersonality(player))
}

fn navigation(situation: &Situation<'_>) -> MoveNavigation {
    situation.page.navigation(situation.scene.session)
}

fn is_unfocused(ctx: &egui::Context) -> bool {
    ctx.memory(|memory| memory.focused().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_commands() {
        let all: Vec<_> = LISTED.iter().chain(UNLISTED).collect();
        for (index, one) in all.iter().enumerate() {
            for other in &all[index + 1..] {
                for (key, other_key) in
                    one.keys.iter().flat_map(|key| other.keys.iter().map(move |it| (key, it)))
                {
                    let same = key.keys == other_key.keys && key.places.overlaps(other_key.places);
                    assert!(!same, "{key}: {} and {}", one.label, other.label);
                }
            }
        }
    }
}
