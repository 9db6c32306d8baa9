//! The commands: one row each, in the order of the menus and of the list of keys. Menus, shortcuts, tooltips and the list
//! of keys read them.

use crate::board::{BoardState, ZoomStep};
use crate::context::action::learn::{LearnPage, PuzzleAction};
use crate::context::clipboard;
use crate::context::command::shortcut::{Shortcut, ctrl, ctrl_shift, plain, shift};
use crate::context::command::{Command, Situation, choices, conditions, drawn, menu, row, submenu};
use crate::context::navigation::MoveNavigation;
use crate::context::page::when;
use crate::context::prelude::*;
use crate::messages::dialogs::keyboard;
use crate::messages::language::series;
use crate::messages::menu::{self as msg, words};
use crate::messages::search_report::statistics;
use crate::messages::{
    clone, help as help_msg, ladder, learn as learn_msg, library, picture, progress, proof, puzzle, review,
    rush, training,
};
use crate::model::settings;
use span_it_learn::rush::RushKind;

const BOARD: Places = Places::BOARD;
const PROOF: Places = Places::PROOF;

pub(crate) fn menus() -> [(&'static str, Vec<Command>); 6] {
    [
        (msg::game(), game()),
        (msg::moves(), moves()),
        (msg::learn(), learn()),
        (msg::view(), view()),
        (msg::workshop(), workshop()),
        (msg::help(), help()),
    ]
}

fn game() -> Vec<Command> {
    let mut commands = vec![
        row(msg::new_game(), words::new_game(), [ctrl(Key::N), plain(Key::N)], |_| {
            Action::Game(GameAction::OpenNewGame(None))
        }),
        row(msg::rematch(), words::rematch(), [ctrl(Key::R)], |_| Action::Game(GameAction::Rematch))
            .only_in(BOARD)
            .possible_if(|s| conditions::rematch(&s.cx.session)),
        row(msg::open(), words::open(), [ctrl(Key::O)], |_| Action::File(FileAction::Open)),
        submenu(
            msg::open_recent(),
            [
                drawn(menu::recent),
                row(msg::clear_recent(), words::clear_recent(), [ctrl_shift(Key::O)], |_| {
                    Action::call(|cx| cx.settings.recent.clear())
                })
                .after_line()
                .possible_if(|s| when(!s.cx.settings.recent.is_empty(), msg::no_recent())),
            ],
        ),
        row(msg::games(), words::games(), [ctrl(Key::G)], |_| Action::ShowGames).opens(PageId::Games),
        // On the editor page, saves the personality.
        row(msg::save(), words::save(), [ctrl(Key::S)], |_| Action::File(FileAction::Save))
            .only_in(BOARD.and(Places::EDITOR)),
        row(msg::save_as(), words::save_as(), [ctrl_shift(Key::S)], |_| Action::File(FileAction::SaveAs))
            .only_in(BOARD.and(Places::EDITOR)),
        row(picture::save_picture(), words::save_picture(), [ctrl(Key::I)], |_| Action::SavePicture)
            .only_in(Places::PAGES)
            .possible_if(conditions::picture)
            .after_line(),
        row(msg::settings(), words::settings(), [ctrl(Key::Comma)], |_| {
            Action::Window(WindowAction::ShowSettings)
        })
        .after_line(),
        row(msg::find(), words::find(), [ctrl(Key::K)], |_| Action::Window(WindowAction::FindCommand)),
        row(msg::quit(), words::quit(), [ctrl(Key::Q)], |_| Action::Window(WindowAction::Quit))
            .only_in(Places::ANYWHERE),
    ];
    commands.extend(copies().map(Command::in_no_menu));
    commands
}

fn copies() -> [Command; 5] {
    // The window receives the keys for copying and pasting as clipboard events.
    let key_is_event = |_: &egui::Context, _: &Situation<'_>| false;
    [
        row(msg::copy_position(), words::copy_position(), [ctrl(Key::C)], |_| {
            Action::File(FileAction::CopyPosition)
        })
        .only_in(BOARD)
        .key_works_if(key_is_event),
        row(msg::copy_game(), words::copy_game(), [ctrl_shift(Key::M)], |_| {
            Action::File(FileAction::CopyGame)
        })
        .only_in(BOARD),
        row(msg::paste(), words::paste(), [ctrl(Key::V)], |_| Action::call(clipboard::ask))
            .only_in(BOARD.and(Places::EDITOR))
            .key_works_if(key_is_event),
        row(picture::copy_picture(), words::copy_picture(), [ctrl_shift(Key::I)], |_| Action::CopyPicture)
            .only_in(Places::PAGES)
            .possible_if(conditions::picture),
        row(picture::save_animation(), words::save_animation(), [ctrl_shift(Key::A)], |_| {
            Action::SaveAnimation
        })
        .only_in(BOARD)
        .possible_if(|s| conditions::animation(&s.cx.session)),
    ]
}

fn moves() -> Vec<Command> {
    let mut commands = vec![
        row(msg::undo(), words::undo(), [ctrl(Key::Z)], |_| Action::Game(GameAction::Undo))
            .only_in(BOARD.and(PROOF).and(Places::EDITOR).and(Places::GAMES).and(Places::LEARN))
            .possible_if(|s| s.page.can_undo(&s.cx.session)),
        row(msg::redo(), words::redo(), [ctrl_shift(Key::Z), ctrl(Key::Y)], |_| {
            Action::Game(GameAction::Redo)
        })
        .only_in(BOARD.and(Places::EDITOR))
        .possible_if(|s| s.page.can_redo(&s.cx.session)),
        row(msg::help_me(), words::help_me(), [plain(Key::A)], |_| Action::Game(GameAction::ToggleHelp))
            .only_in(Places::GAME)
            .possible_if(|s| conditions::help_card(&s.cx.session))
            .after_line(),
        row(msg::hint(), words::hint(), [plain(Key::H)], |_| Action::Game(GameAction::ToggleHint))
            .only_in(Places::GAME.and(Places::LEARN))
            .possible_if(|s| s.page.can_hint(&s.cx.session)),
        row(msg::who_is_winning(), words::who_is_winning(), [plain(Key::T)], |_| {
            Action::Game(GameAction::ToggleWinner)
        })
        .only_in(Places::GAME)
        .possible_if(|s| conditions::help(&s.cx.session))
        .on_if(|s| s.cx.view.shows_winner),
        row(msg::heat_map(), words::heat_map(), [plain(Key::W)], |_| Action::Game(GameAction::ToggleHeat))
            .only_in(BOARD)
            .possible_if(|s| conditions::heat_map(&s.cx.session, s.place() != Places::GAME))
            .on_if(|s| s.cx.view.heat),
        row(proof::show_why(), words::show_why(), [plain(Key::Y)], |_| Action::ShowProof)
            .only_in(Places::GAME.and(PROOF))
            .key_works_if(|_, s| s.place() != Places::LEARN)
            .possible_if(|s| conditions::show_why(&s.cx.session))
            .opens(PageId::Proof),
        row(review::review_game(), words::review_game(), [plain(Key::R)], |_| {
            Action::Review(ReviewAction::Show)
        })
        .only_in(BOARD)
        .possible_if(|s| conditions::review(&s.cx.session))
        .opens(PageId::Review),
        row(msg::resign(), words::resign(), [ctrl_shift(Key::R)], |_| Action::Game(GameAction::Resign))
            .only_in(BOARD)
            .possible_if(|s| conditions::resign(&s.cx.session))
            .after_line(),
    ];
    let others = [play_of_computers(), navigation_commands()].concat();
    commands.extend(others.into_iter().map(Command::in_no_menu));
    commands
}

fn play_of_computers() -> Vec<Command> {
    vec![
        row(msg::move_now(), words::move_now(), [plain(Key::M)], |_| Action::Game(GameAction::MoveNow))
            .only_in(BOARD)
            .possible_if(|s| conditions::move_now(&s.cx.session)),
        choices(msg::computer_pace(), words::pace(), settings::COMPUTER_PACE),
        // Space activates a focused button first. The board does not use Space while a match is watched.
        row(msg::pause(), words::pause(), [plain(Key::Space)], |s| match s.place() {
            PROOF => Action::TogglePlayOut,
            _ => Action::Game(GameAction::TogglePause),
        })
        .only_in(BOARD.and(PROOF))
        .possible_if(|s| s.page.can_pause(&s.cx.session))
        .key_works_if(|ctx, s| {
            let is_free = ctx.memory(|memory| memory.focused().is_none())
                || (BOARD.contains(s.place()) && s.page.board().is_some_and(BoardState::is_focused));
            is_free && BOARD.and(PROOF).contains(s.place()) && s.page.can_pause(&s.cx.session).is_ok()
        }),
        row(msg::step(), words::step(), [plain(Key::Period)], |_| Action::Game(GameAction::Step))
            .only_in(BOARD)
            .possible_if(|s| conditions::watch(&s.cx.session)),
        row(msg::slower(), words::slower(), [plain(Key::Minus)], |s| {
            Action::Game(GameAction::SetSpeed(s.cx.session.speed().slower()))
        })
        .only_in(BOARD)
        .possible_if(|s| conditions::watch(&s.cx.session)),
        row(msg::faster(), words::faster(), [plain(Key::Plus)], |s| {
            Action::Game(GameAction::SetSpeed(s.cx.session.speed().faster()))
        })
        .only_in(BOARD)
        .possible_if(|s| conditions::watch(&s.cx.session)),
    ]
}

fn navigation_commands() -> Vec<Command> {
    // Other pages scroll with these keys.
    let of_game = |command: Command| command.only_in(BOARD).key_works_if(|_, s| BOARD.contains(s.place()));
    let of_review = |command: Command| command.only_in(Places::REVIEW).because(msg::only_in_review());
    vec![
        row(msg::go_to_node(), words::go_to_node(), [plain(Key::Slash)], |_| {
            Action::Game(GameAction::OpenGoTo)
        })
        .only_in(Places::GAME.and(PROOF)),
        of_game(row(msg::previous(), words::previous(), [plain(Key::PageUp)], |s| navigation(s).previous()))
            .possible_if(conditions::back),
        of_game(row(msg::next(), words::next(), [plain(Key::PageDown)], |s| navigation(s).next()))
            .possible_if(conditions::forward),
        of_game(row(msg::first(), words::first(), [ctrl(Key::PageUp)], |s| navigation(s).first()))
            .possible_if(conditions::back),
        of_game(row(msg::last(), words::last(), [ctrl(Key::PageDown)], |s| navigation(s).end()))
            .possible_if(conditions::forward),
        row(statistics::command(), words::statistics(), [shift(Key::S)], |s| {
            Action::Game(GameAction::ShowSearchStatistics(navigation(s).at))
        })
        .only_in(BOARD),
        of_review(row(review::next_mistake(), words::next_mistake(), [plain(Key::CloseBracket)], |_| {
            Action::Review(ReviewAction::NextMistake)
        })),
        of_review(row(
            review::previous_mistake(),
            words::previous_mistake(),
            [plain(Key::OpenBracket)],
            |_| Action::Review(ReviewAction::PreviousMistake),
        )),
    ]
}

fn learn() -> Vec<Command> {
    vec![
        row(learn_msg::learn(), words::learn(), [plain(Key::L)], |_| Action::Learn(LearnAction::ShowHub))
            .opens(PageId::Learn(LearnPage::Hub)),
        row(puzzle::puzzles(), words::puzzles(), [plain(Key::P)], |_| self::puzzle(PuzzleAction::Show))
            .only_in(Places::PAGES),
        row(rush::three_minutes_command(), rush::words_three_minutes(), [shift(Key::P)], |_| {
            self::puzzle(PuzzleAction::Rush(RushKind::ThreeMinutes))
        })
        .only_in(Places::PAGES),
        row(rush::one_life_command(), rush::words_one_life(), [shift(Key::O)], |_| {
            self::puzzle(PuzzleAction::Rush(RushKind::OneLife))
        })
        .only_in(Places::PAGES),
        row(puzzle::today(), words::today(), [ctrl_shift(Key::D)], |_| {
            self::puzzle(PuzzleAction::ShowDay(None))
        })
        .only_in(Places::PAGES),
        row(puzzle::practise(), words::practise(), [ctrl_shift(Key::K)], |_| {
            self::puzzle(PuzzleAction::Practise)
        })
        .only_in(Places::PAGES),
        row(ladder::ladder(), words::ladder(), [shift(Key::R)], |_| Action::Learn(LearnAction::ShowLadder))
            .opens(PageId::Learn(LearnPage::Ladder)),
        row(progress::my_progress(), words::progress(), [shift(Key::L)], |_| {
            Action::Learn(LearnAction::ShowProgress)
        })
        .opens(PageId::Learn(LearnPage::Progress)),
    ]
}

fn view() -> Vec<Command> {
    vec![
        choices(msg::theme(), words::theme(), settings::THEME),
        choices(msg::player_colors(), words::colors(), settings::PLAYER_COLORS),
        row(msg::coordinates(), words::coordinates(), [plain(Key::C)], |s| {
            Action::change(&s.cx.settings, |settings| settings.coordinates ^= true)
        })
        .only_in(BOARD.and(PROOF).and(Places::LEARN))
        .on_if(|s| s.cx.settings.coordinates),
        row(msg::side_panel(), words::side_panel(), [plain(Key::F9)], |s| {
            Action::change(&s.cx.settings, |settings| settings.side_panel ^= true)
        })
        .only_in(BOARD)
        .on_if(|s| s.cx.settings.side_panel),
        row(msg::text_larger(), words::text_larger(), [ctrl(Key::Plus), ctrl(Key::Equals)], |s| {
            Action::change(&s.cx.settings, |settings| settings.text_size += 10)
        })
        .only_in(Places::ANYWHERE)
        .possible_if(|s| conditions::text_size(s, s.cx.settings.text_size + 10, msg::largest_text()))
        .after_line(),
        row(msg::text_smaller(), words::text_smaller(), [ctrl(Key::Minus)], |s| {
            Action::change(&s.cx.settings, |settings| settings.text_size -= 10)
        })
        .only_in(Places::ANYWHERE)
        .possible_if(|s| conditions::text_size(s, s.cx.settings.text_size - 10, msg::smallest_text())),
        row(msg::full_screen(), words::full_screen(), [plain(Key::F11)], |_| {
            Action::Window(WindowAction::ToggleFullScreen)
        })
        .on_if(|s| s.cx.view.full_screen),
        row(msg::sound(), words::sound(), [ctrl(Key::M)], |s| {
            Action::change(&s.cx.settings, |settings| settings.sound ^= true)
        })
        .only_in(Places::ANYWHERE)
        .on_if(|s| s.cx.settings.sound)
        .after_line(),
        choices(msg::volume(), words::volume(), settings::SOUND).in_no_menu(),
        // The pages for learning have this key for something else.
        row(msg::zoom_in(), words::zoom_in(), [plain(Key::I)], |_| zoom(ZoomStep::In))
            .only_in(Places::PAGES)
            .key_works_if(|_, s| s.place() != Places::LEARN)
            .possible_if(|s| conditions::zoom(s, ZoomStep::In))
            .in_no_menu(),
        row(msg::zoom_out(), words::zoom_out(), [plain(Key::O)], |_| zoom(ZoomStep::Out))
            .only_in(Places::PAGES)
            .possible_if(|s| conditions::zoom(s, ZoomStep::Out))
            .in_no_menu(),
        row(msg::whole_board(), words::whole_board(), [plain(Key::Num0)], |_| zoom(ZoomStep::Whole))
            .only_in(Places::PAGES)
            .possible_if(|s| conditions::zoom(s, ZoomStep::Whole))
            .in_no_menu(),
        row(msg::text_normal(), words::text_normal(), [ctrl(Key::Num0)], |s| {
            Action::change(&s.cx.settings, |settings| settings.text_size = 100)
        })
        .only_in(Places::ANYWHERE)
        .possible_if(|s| conditions::text_size(s, 100, msg::normal_text()))
        .in_no_menu(),
        row(msg::go_to_notice(), words::go_to_notice(), [plain(Key::F8)], |_| {
            Action::Window(WindowAction::FocusNotice)
        })
        .possible_if(|s| when(s.cx.has_notice(), msg::no_notice()))
        .in_no_menu(),
    ]
}

fn workshop() -> Vec<Command> {
    let mut commands = vec![
        row(msg::editor(), words::editor(), [ctrl(Key::E)], |_| Action::Editor(EditorAction::Open))
            .opens(PageId::Editor),
        row(library::menu(), words::library(), [ctrl(Key::L)], |_| Action::Library(LibraryAction::Show)),
        row(training::train(), words::train(), [ctrl_shift(Key::T)], |_| Action::ShowTraining),
        row(msg::tournament(), words::tournament(), [ctrl(Key::T)], |_| Action::ShowTournament)
            .opens(PageId::Tournament),
    ];
    commands.extend(personalities().map(Command::in_no_menu));
    commands
}

fn personalities() -> [Command; 8] {
    [
        row(msg::choose_horizontal(), words::choose_player(), [plain(Key::F5)], |_| {
            choose(Player::Horizontal)
        }),
        row(msg::choose_vertical(), words::choose_player(), [plain(Key::F6)], |_| choose(Player::Vertical)),
        row(msg::new_personality(), words::new_personality(), [ctrl_shift(Key::N)], |_| {
            Action::Editor(EditorAction::New)
        }),
        row(clone::menu(), words::clone(), [ctrl_shift(Key::G)], |_| Action::Clone),
        row(help_msg::print_personality(), words::print_personality(), [ctrl_shift(Key::P)], |_| {
            Action::Editor(EditorAction::Print)
        }),
        row(library::save_players_personality()[0], words::save_personality(), [shift(Key::F5)], |_| {
            save_personality(Player::Horizontal)
        }),
        row(library::save_players_personality()[1], words::save_personality(), [shift(Key::F6)], |_| {
            save_personality(Player::Vertical)
        }),
        row(library::open_folder(), words::open_folder(), [ctrl_shift(Key::L)], |_| {
            Action::Library(LibraryAction::OpenFolder)
        })
        .possible_if(|s| when(s.cx.own_folder().is_some(), library::no_folder())),
    ]
}

fn help() -> Vec<Command> {
    // The key closes the help too.
    let open_help = row(help_msg::help(), words::help(), [plain(Key::F1)], |s| {
        Action::Help(if s.place() == Places::HELP { HelpAction::Close } else { HelpAction::OpenHere })
    })
    .only_in(Places::NO_DIALOG.and(Places::DIALOG));
    vec![
        Command { menu_label: Some(help_msg::contents()), ..open_help },
        submenu(help_msg::chapters(), [drawn(menu::chapters)]),
        row(msg::keyboard(), words::keyboard(), [plain(Key::Questionmark)], |_| {
            Action::Window(WindowAction::ShowKeyboard)
        })
        .after_line(),
        row(msg::explain_factor(), words::explain_factor(), [shift(Key::F1)], |_| {
            Action::Help(HelpAction::OpenHere)
        })
        .only_in(Places::EDITOR)
        .because(msg::only_in_editor())
        .in_no_menu(),
        // In the editor, the key explains a factor.
        row(msg::about(), words::about(), [shift(Key::F1)], |_| Action::Window(WindowAction::ShowAbout)),
    ]
}

/// Prints the open chapter of the help. The help page reads this key itself.
pub(crate) const PRINT_CHAPTER: Shortcut = ctrl(Key::P);

/// All commands, in the order of the list of keys.
pub(crate) fn commands() -> impl Iterator<Item = Command> {
    let rows = menus().into_iter().flat_map(|(_, commands)| commands);
    rows.flat_map(Command::flattened).filter(|command| !command.keys.is_empty())
}

/// The key of the command with this label, as shown in menus and tooltips.
pub(crate) fn key(label: &str) -> String {
    commands().find(|command| command.label == label).map(|command| command.key()).unwrap_or_default()
}

pub fn menu_labels() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let labels = |commands: Vec<Command>| commands.into_iter().filter_map(|command| command.menu_label);
    menus()
        .into_iter()
        .map(move |(menu, commands)| (menu, labels(commands).filter(|label| !label.is_empty()).collect()))
}

pub(crate) type KeyRow = (String, &'static str);

pub fn keys_of_commands() -> Vec<KeyRow> {
    let keys = |command: &Command| series(&command.keys.iter().map(ToString::to_string).collect::<Vec<_>>());
    commands().map(|command| (keys(&command), command.label)).collect()
}

/// The list of keys: of all commands, and on the board.
pub fn key_list() -> [(&'static str, Vec<KeyRow>); 2] {
    let board =
        keyboard::board_keys().map(str::to_owned).into_iter().zip(keyboard::board_meanings()).collect();
    [(keyboard::everywhere(), keys_of_commands()), (keyboard::on_the_board(), board)]
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
            .flat_map(|command| command.keys.clone().into_iter().map(move |key| (command.label, key)))
            .collect();
        for (index, (label, key)) in keys.iter().enumerate() {
            for (other_label, other) in &keys[index + 1..] {
                let is_explained = (*label, *other_label) == (msg::explain_factor(), msg::about());
                assert!(is_explained || key != other, "{key}: {label} and {other_label}");
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
