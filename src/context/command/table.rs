//! The commands: one row each, in the order of the menus and of the list of keys. Menus, shortcuts, tooltips and the list
//! of keys read them.

use crate::board::{BoardState, ZoomStep};
use crate::context::action::learn::PuzzleAction;
use crate::context::clipboard;
use crate::context::command::shortcut::{Shortcut, ctrl, ctrl_shift, plain, shift};
use crate::context::command::{Command, Situation, choices, conditions, drawn, menu, row, submenu};
use crate::context::navigation::MoveNavigation;
use crate::context::page::when;
use crate::context::prelude::*;
use crate::messages::dialogs::{keyboard, settings};
use crate::messages::language::series;
use crate::messages::search_report::statistics;
use crate::messages::{
    clone, help, ladder, learn, library, menu as msg, picture, progress, proof, puzzle, review, training,
};

const NO_DIALOG: Places = Places::NO_DIALOG;
const BOARD: Places = Places::BOARD;
const BOARD_AND_PROOF: Places = BOARD.and(Places::PROOF);
const BOARD_AND_EDITOR: Places = BOARD.and(Places::EDITOR);
const BOARD_AND_LEARN: Places = BOARD.and(Places::LEARN);

/// The menus, from left to right.
pub(crate) const MENUS: [(&str, &[Command]); 6] = [
    (msg::GAME, GAME),
    (msg::MOVE, MOVE),
    (msg::LEARN, LEARN),
    (msg::VIEW, VIEW),
    (msg::WORKSHOP, WORKSHOP),
    (msg::HELP, HELP),
];

const GAME: &[Command] = &[
    row(
        msg::NEW_GAME,
        &[ctrl(Key::N, NO_DIALOG), plain(Key::N, BOARD_AND_PROOF.and(Places::EDITOR))],
        |_| Action::Game(GameAction::OpenNewGame(None)),
    ),
    row(msg::REMATCH, &[ctrl(Key::R, BOARD)], |_| Action::Game(GameAction::Rematch))
        .of_game()
        .possible_if(|s| conditions::rematch(&s.cx.session))
        .key_works_if(|_, s| conditions::rematch(&s.cx.session).is_ok()),
    row(msg::OPEN, &[ctrl(Key::O, NO_DIALOG)], |_| Action::File(FileAction::Open)),
    submenu(
        msg::OPEN_RECENT,
        &[
            drawn(menu::recent),
            row(msg::CLEAR_RECENT, &[ctrl_shift(Key::O, NO_DIALOG)], |_| {
                Action::call(|cx| cx.settings.recent.clear())
            })
            .after_line()
            .possible_if(|s| when(!s.cx.settings.recent.is_empty(), msg::NO_RECENT)),
        ],
    ),
    row(msg::GAMES, &[ctrl(Key::G, BOARD_AND_EDITOR.and(Places::TOURNAMENT).and(Places::LEARN))], |_| {
        Action::ShowGames
    })
    .closes(Places::GAMES),
    // On the editor page, saves the personality.
    row(msg::SAVE, &[ctrl(Key::S, BOARD_AND_EDITOR)], |_| Action::File(FileAction::Save)).of_game(),
    row(msg::SAVE_AS, &[ctrl_shift(Key::S, BOARD_AND_EDITOR)], |_| Action::File(FileAction::SaveAs))
        .of_game(),
    row(picture::SAVE_PICTURE, &[ctrl(Key::I, NO_DIALOG)], |_| Action::SavePicture)
        .possible_if(conditions::picture)
        .key_works_if(|_, s| conditions::picture(s).is_ok())
        .after_line(),
    row(msg::SETTINGS, &[ctrl(Key::Comma, NO_DIALOG)], |_| Action::Window(WindowAction::ShowSettings))
        .after_line(),
    row(msg::FIND, &[ctrl(Key::K, NO_DIALOG)], |_| Action::Window(WindowAction::FindCommand)),
    row(msg::QUIT, &[ctrl(Key::Q, NO_DIALOG)], |_| Action::Window(WindowAction::Quit)),
    // The window receives the keys for copying and pasting as clipboard events.
    row(msg::COPY_POSITION, &[ctrl(Key::C, Places::NOWHERE)], |_| Action::File(FileAction::CopyPosition))
        .of_game()
        .in_no_menu(),
    row(msg::COPY_GAME, &[ctrl_shift(Key::M, BOARD)], |_| Action::File(FileAction::CopyGame)).in_no_menu(),
    row(msg::PASTE, &[ctrl(Key::V, Places::NOWHERE)], |_| Action::call(clipboard::ask))
        .of_game()
        .in_no_menu(),
    row(picture::COPY_PICTURE, &[ctrl_shift(Key::I, NO_DIALOG)], |_| Action::CopyPicture)
        .possible_if(conditions::picture)
        .key_works_if(|_, s| conditions::picture(s).is_ok())
        .in_no_menu(),
    row(picture::SAVE_ANIMATION, &[ctrl_shift(Key::A, BOARD)], |_| Action::SaveAnimation)
        .possible_if(|s| conditions::animation(&s.cx.session))
        .key_works_if(|_, s| conditions::animation(&s.cx.session).is_ok())
        .in_no_menu(),
];

const MOVE: &[Command] = &[
    row(msg::UNDO, &[ctrl(Key::Z, BOARD_AND_PROOF.and(Places::EDITOR).and(Places::GAMES))], |_| {
        Action::Game(GameAction::Undo)
    })
    .possible_if(|s| s.page.can_undo(&s.cx.session)),
    row(msg::REDO, &[ctrl_shift(Key::Z, BOARD_AND_EDITOR), ctrl(Key::Y, BOARD_AND_EDITOR)], |_| {
        Action::Game(GameAction::Redo)
    })
    .possible_if(|s| s.page.can_redo(&s.cx.session)),
    row(msg::HELP_ME, &[plain(Key::A, Places::GAME)], |_| Action::Game(GameAction::ToggleHelp))
        .possible_if(|s| s.page.allows_game_commands().and(conditions::help_card(&s.cx.session)))
        .after_line(),
    row(msg::HINT, &[plain(Key::H, Places::GAME)], |_| Action::Game(GameAction::ToggleHint))
        .possible_if(|s| s.page.allows_game_commands().and(conditions::hint(&s.cx.session))),
    row(msg::WHO_IS_WINNING, &[plain(Key::T, Places::GAME)], |_| Action::Game(GameAction::ToggleWinner))
        .possible_if(|s| conditions::help(&s.cx.session))
        .on_if(|s| s.cx.view.shows_winner),
    row(msg::HEAT_MAP, &[plain(Key::W, BOARD)], |_| Action::Game(GameAction::ToggleHeat))
        .possible_if(|s| conditions::heat_map(&s.cx.session, s.place() != Places::GAME))
        .on_if(|s| s.cx.view.heat),
    row(proof::SHOW_WHY, &[plain(Key::Y, Places::GAME)], |_| Action::ShowProof)
        .possible_if(|s| conditions::show_why(&s.cx.session))
        .closes(Places::PROOF),
    row(review::REVIEW_GAME, &[plain(Key::R, Places::GAME)], |_| Action::Review(ReviewAction::Show))
        .possible_if(|s| conditions::review(&s.cx.session)),
    row(msg::RESIGN, &[ctrl_shift(Key::R, BOARD)], |_| Action::Game(GameAction::Resign))
        .possible_if(|s| conditions::resign(&s.cx.session))
        .after_line(),
    row(msg::MOVE_NOW, &[plain(Key::M, BOARD)], |_| Action::Game(GameAction::MoveNow))
        .possible_if(|s| conditions::move_now(&s.cx.session))
        .in_no_menu(),
    choices(msg::COMPUTER_PACE, settings::COMPUTER_PACE).in_no_menu(),
    // Space activates a focused button first. The board does not use Space while a match is watched.
    row(msg::PAUSE, &[plain(Key::Space, BOARD)], |_| Action::Game(GameAction::TogglePause))
        .possible_if(|s| conditions::watch(&s.cx.session))
        .key_works_if(|ctx, s| {
            let is_free = ctx.memory(|memory| memory.focused().is_none())
                || (Places::BOARD.contains(s.place()) && s.page.board().is_some_and(BoardState::is_focused));
            is_free && (s.place() == Places::PROOF || conditions::watch(&s.cx.session).is_ok())
        })
        .also(Places::PROOF, |_| Action::TogglePlayOut)
        .in_no_menu(),
    row(msg::STEP, &[plain(Key::Period, BOARD)], |_| Action::Game(GameAction::Step))
        .possible_if(|s| conditions::watch(&s.cx.session))
        .in_no_menu(),
    row(msg::SLOWER, &[plain(Key::Minus, BOARD)], |s| {
        Action::Game(GameAction::SetSpeed(s.cx.session.speed().slower()))
    })
    .possible_if(|s| conditions::watch(&s.cx.session))
    .in_no_menu(),
    row(msg::FASTER, &[plain(Key::Plus, BOARD)], |s| {
        Action::Game(GameAction::SetSpeed(s.cx.session.speed().faster()))
    })
    .possible_if(|s| conditions::watch(&s.cx.session))
    .in_no_menu(),
    row(msg::GO_TO_NODE, &[plain(Key::Slash, Places::GAME.and(Places::PROOF))], |_| {
        Action::Game(GameAction::OpenGoTo)
    })
    .possible_if(|s| s.page.allows_game_commands())
    .in_no_menu(),
    row(msg::PREVIOUS, &[plain(Key::PageUp, BOARD)], |s| navigation(s).previous())
        .possible_if(conditions::back)
        .in_no_menu(),
    row(msg::NEXT, &[plain(Key::PageDown, BOARD)], |s| navigation(s).next())
        .possible_if(conditions::forward)
        .in_no_menu(),
    row(msg::FIRST, &[ctrl(Key::PageUp, BOARD)], |s| navigation(s).first())
        .possible_if(conditions::back)
        .in_no_menu(),
    row(msg::LAST, &[ctrl(Key::PageDown, BOARD)], |s| navigation(s).end())
        .possible_if(conditions::forward)
        .in_no_menu(),
    row(statistics::COMMAND, &[shift(Key::S, BOARD)], |s| {
        Action::Game(GameAction::ShowSearchStatistics(navigation(s).at))
    })
    .in_no_menu(),
    row(review::NEXT_MISTAKE, &[plain(Key::CloseBracket, Places::REVIEW)], |_| {
        Action::Review(ReviewAction::NextMistake)
    })
    .in_no_menu()
    .possible_if(conditions::in_review),
    row(review::PREVIOUS_MISTAKE, &[plain(Key::OpenBracket, Places::REVIEW)], |_| {
        Action::Review(ReviewAction::PreviousMistake)
    })
    .in_no_menu()
    .possible_if(conditions::in_review),
];

const LEARN: &[Command] = &[
    row(learn::LEARN, &[plain(Key::L, BOARD_AND_LEARN)], |_| Action::Learn(LearnAction::ShowHub)),
    row(puzzle::PUZZLES, &[plain(Key::P, BOARD_AND_LEARN)], |_| self::puzzle(PuzzleAction::Show)),
    row(puzzle::TODAY, &[ctrl_shift(Key::D, BOARD_AND_LEARN)], |_| self::puzzle(PuzzleAction::ShowDay(None))),
    row(puzzle::PRACTISE, &[ctrl_shift(Key::K, BOARD_AND_LEARN)], |_| self::puzzle(PuzzleAction::Practise)),
    row(ladder::LADDER, &[shift(Key::R, BOARD_AND_LEARN)], |_| Action::Learn(LearnAction::ShowLadder)),
    row(progress::MY_PROGRESS, &[shift(Key::L, BOARD_AND_LEARN)], |_| {
        Action::Learn(LearnAction::ShowProgress)
    }),
];

const VIEW: &[Command] = &[
    choices(msg::THEME, settings::THEME),
    choices(msg::PLAYER_COLORS, settings::PLAYER_COLORS),
    row(msg::COORDINATES, &[plain(Key::C, BOARD)], |s| {
        Action::change(&s.cx.settings, |settings| settings.coordinates ^= true)
    })
    .on_if(|s| s.cx.settings.coordinates),
    row(msg::SIDE_PANEL, &[plain(Key::F9, BOARD)], |s| {
        Action::change(&s.cx.settings, |settings| settings.side_panel ^= true)
    })
    .on_if(|s| s.cx.settings.side_panel),
    row(msg::TEXT_LARGER, &[ctrl(Key::Plus, Places::ANYWHERE), ctrl(Key::Equals, Places::ANYWHERE)], |s| {
        Action::change(&s.cx.settings, |settings| settings.text_size += 10)
    })
    .after_line(),
    row(msg::TEXT_SMALLER, &[ctrl(Key::Minus, Places::ANYWHERE)], |s| {
        Action::change(&s.cx.settings, |settings| settings.text_size -= 10)
    }),
    row(msg::FULL_SCREEN, &[plain(Key::F11, NO_DIALOG)], |_| Action::Window(WindowAction::ToggleFullScreen))
        .on_if(|s| s.cx.view.full_screen),
    row(msg::SOUND, &[ctrl(Key::M, Places::ANYWHERE)], |s| {
        Action::change(&s.cx.settings, |settings| settings.sound ^= true)
    })
    .on_if(|s| s.cx.settings.sound)
    .after_line(),
    choices(msg::VOLUME, settings::SOUND).in_no_menu(),
    row(msg::ZOOM_IN, &[plain(Key::I, BOARD_AND_PROOF)], |_| zoom(ZoomStep::In))
        .possible_if(|s| conditions::zoom(s, ZoomStep::In))
        .in_no_menu(),
    row(msg::ZOOM_OUT, &[plain(Key::O, BOARD_AND_PROOF)], |_| zoom(ZoomStep::Out))
        .possible_if(|s| conditions::zoom(s, ZoomStep::Out))
        .in_no_menu(),
    row(msg::WHOLE_BOARD, &[plain(Key::Num0, BOARD_AND_PROOF)], |_| zoom(ZoomStep::Whole))
        .possible_if(|s| conditions::zoom(s, ZoomStep::Whole))
        .in_no_menu(),
    row(msg::TEXT_NORMAL, &[ctrl(Key::Num0, Places::ANYWHERE)], |s| {
        Action::change(&s.cx.settings, |settings| settings.text_size = 100)
    })
    .in_no_menu(),
    row(msg::GO_TO_NOTICE, &[plain(Key::F8, NO_DIALOG)], |_| Action::Window(WindowAction::FocusNotice))
        .possible_if(|s| when(s.cx.has_notice(), msg::NO_NOTICE))
        .in_no_menu(),
];

const WORKSHOP: &[Command] = &[
    row(msg::EDITOR, &[ctrl(Key::E, BOARD.and(Places::TOURNAMENT))], |_| Action::Editor(EditorAction::Open)),
    row(library::MENU, &[ctrl(Key::L, Places::PAGES_BUT_PROOF)], |_| Action::Library(LibraryAction::Show)),
    row(training::TRAIN, &[ctrl_shift(Key::T, NO_DIALOG)], |_| Action::ShowTraining),
    row(msg::TOURNAMENT, &[ctrl(Key::T, BOARD_AND_EDITOR)], |_| Action::ShowTournament)
        .closes(Places::TOURNAMENT),
    row(msg::CHOOSE_HORIZONTAL, &[plain(Key::F5, NO_DIALOG)], |_| choose(Player::Horizontal)).in_no_menu(),
    row(msg::CHOOSE_VERTICAL, &[plain(Key::F6, NO_DIALOG)], |_| choose(Player::Vertical)).in_no_menu(),
    row(msg::NEW_PERSONALITY, &[ctrl_shift(Key::N, NO_DIALOG)], |_| Action::Editor(EditorAction::New))
        .in_no_menu(),
    row(clone::MENU, &[ctrl_shift(Key::G, NO_DIALOG)], |_| Action::Clone).in_no_menu(),
    row(help::PRINT_PERSONALITY, &[ctrl_shift(Key::P, NO_DIALOG)], |_| Action::Editor(EditorAction::Print))
        .in_no_menu(),
    row(library::SAVE_PLAYERS_PERSONALITY[0], &[shift(Key::F5, NO_DIALOG)], |_| {
        save_personality(Player::Horizontal)
    })
    .in_no_menu(),
    row(library::SAVE_PLAYERS_PERSONALITY[1], &[shift(Key::F6, NO_DIALOG)], |_| {
        save_personality(Player::Vertical)
    })
    .in_no_menu(),
    row(library::OPEN_FOLDER, &[ctrl_shift(Key::L, NO_DIALOG)], |_| {
        Action::Library(LibraryAction::OpenFolder)
    })
    .possible_if(|s| when(s.cx.own_folder().is_some(), library::NO_FOLDER))
    .key_works_if(|_, s| s.cx.own_folder().is_some())
    .in_no_menu(),
];

const HELP: &[Command] = &[
    row(help::HELP, &[plain(Key::F1, Places::PAGES.and(Places::DIALOG))], |_| {
        Action::Help(HelpAction::OpenHere)
    })
    .in_menu_as(help::CONTENTS)
    .also(Places::HELP, |_| Action::Help(HelpAction::Close)),
    submenu(help::CHAPTERS, &[drawn(menu::chapters)]),
    row(
        msg::KEYBOARD,
        &[plain(
            Key::Questionmark,
            BOARD_AND_PROOF.and(Places::EDITOR).and(Places::LEARN).and(Places::GAMES).and(Places::HELP),
        )],
        |_| Action::Window(WindowAction::ShowKeyboard),
    )
    .after_line(),
    row(msg::EXPLAIN_FACTOR, &[shift(Key::F1, Places::EDITOR)], |_| Action::Help(HelpAction::OpenHere))
        .in_no_menu(),
    row(msg::ABOUT, &[shift(Key::F1, Places::ALL_BUT_EDITOR)], |_| Action::Window(WindowAction::ShowAbout)),
];

/// Prints the open chapter of the help. The help page reads this key itself.
pub(crate) const PRINT_CHAPTER: Shortcut = ctrl(Key::P, Places::HELP);

/// All commands, in the order of the list of keys.
pub(crate) fn commands() -> impl Iterator<Item = &'static Command> {
    let within = |command: &'static Command| command.submenu().iter().chain([command]);
    MENUS
        .iter()
        .flat_map(|(_, commands)| *commands)
        .flat_map(within)
        .filter(|command| !command.keys.is_empty())
}

/// The command with this label.
pub(crate) fn command(label: &str) -> Option<&'static Command> {
    commands().find(|command| command.label == label)
}

/// The key of the command with this label, as shown in menus and tooltips.
pub(crate) fn key(label: &str) -> String {
    command(label).map(Command::key).unwrap_or_default()
}

/// The menus with the labels of their entries.
pub fn menu_labels() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let labels = |commands: &'static [Command]| commands.iter().filter_map(|command| command.menu_label);
    MENUS
        .into_iter()
        .map(move |(menu, commands)| (menu, labels(commands).filter(|label| !label.is_empty()).collect()))
}

/// Keys, and what they do.
pub(crate) type KeyRow = (String, &'static str);

pub fn keys_of_commands() -> Vec<KeyRow> {
    let keys = |command: &Command| series(&command.keys.iter().map(ToString::to_string).collect::<Vec<_>>());
    commands().map(|command| (keys(command), command.label)).collect()
}

/// The list of keys: of all commands, and on the board.
pub fn key_list() -> [(&'static str, Vec<KeyRow>); 2] {
    let board = keyboard::BOARD_KEYS.into_iter().map(|(keys, meaning)| (keys.to_owned(), meaning)).collect();
    [(keyboard::EVERYWHERE, keys_of_commands()), (keyboard::ON_THE_BOARD, board)]
}

fn choose(player: Player) -> Action {
    Action::Game(GameAction::OpenNewGame(Some(player)))
}

fn save_personality(player: Player) -> Action {
    Action::Library(LibraryAction::SavePlayersPersonality(player))
}

fn puzzle(action: PuzzleAction) -> Action {
    Action::Learn(LearnAction::Puzzle(action))
}

fn zoom(step: ZoomStep) -> Action {
    Action::Window(WindowAction::Zoom(step))
}

fn navigation(situation: &Situation<'_>) -> MoveNavigation {
    situation.page.navigation(&situation.cx.session)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_commands() {
        let keys: Vec<_> = commands()
            .flat_map(|command| {
                let also = command.also.map(|(places, _)| places);
                command
                    .keys
                    .iter()
                    .map(move |key| (command.label, key, also.map_or(key.places, |it| it.and(key.places))))
            })
            .collect();
        for (index, (label, key, places)) in keys.iter().enumerate() {
            for (other_label, other, other_places) in &keys[index + 1..] {
                let same = key.keys == other.keys && places.overlaps(*other_places);
                assert!(!same, "{key}: {label} and {other_label}");
            }
        }
    }

    #[test]
    fn no_two_commands_have_one_label() {
        let mut labels: Vec<_> = commands().map(|command| command.label).collect();
        labels.sort_unstable();
        assert!(labels.windows(2).all(|pair| pair[0] != pair[1]), "{labels:?}");
    }
}
