//! The list of keys agrees with the menus, and each key has an effect.

use span_it::messages::command_key;
use span_it::messages::help;
use span_it::testing::board::ZoomStep;
use span_it::testing::command::{key_list, keys_of_commands, menu_labels};
use span_it::testing::session::HintState;

use super::prelude::*;
use super::queries::is_button;

/// Their entries are choices without keys.
const SUBMENUS: [fn() -> &'static str; 4] =
    [menu::open_recent, menu::theme, menu::player_colors, help::chapters];

/// Three moves of two people, an undone move, and a file saved before them.
fn people() -> Window {
    let mut window = Window::playing(two_people(4));
    window.apply(Action::File(FileAction::Save));
    let file = window.path("game.spanit");
    window.pick_file(file);
    for node in ["c3", "d4", "e5", "f4"] {
        window.harness.state_mut().apply(Action::Game(GameAction::Play(node.parse().unwrap())));
    }
    window.apply(Action::Game(GameAction::Undo));
    window
}

fn is_notice_focused(window: &Window) -> bool {
    window.widgets().any(|node| is_button(&node, files::close()) && node.is_focused())
}

/// What a command may change.
pub(super) fn state(window: &Window) -> Vec<String> {
    let (session, states) = (window.session(), window.app().states());
    let dialogs = window.widgets().filter(|node| node.accesskit_node().role() == Role::Dialog);
    let dialogs: Vec<_> = dialogs.filter_map(|node| name_of(&node)).collect();
    let is_request = |command: &&ViewportCommand| {
        matches!(command, ViewportCommand::Close | ViewportCommand::Fullscreen(_))
    };
    let requests: Vec<_> = window.commands.iter().filter(is_request).collect();
    vec![
        format!("page {:?}, dialogs {dialogs:?}", window.app().page_id()),
        format!("help {}", states.get::<HelpState>().is_some()),
        format!("moves {:?}, shown {}, {:?}", window.moves(), session.shown_ply(), session.outcome()),
        format!("board {}", window.game().position()),
        format!(
            "heat {}, winner {}",
            states.the::<GameState>().heat,
            window.shows(solver::after_each_move_short())
        ),
        format!("help me {}", states.the::<GameState>().help),
        format!("hint {}", !matches!(session.hint(), HintState::Closed)),
        format!("zoom {:?}", ZoomStep::ALL.map(|step| states.the::<GameState>().board.can_zoom(step))),
        format!("notice focused {}", is_notice_focused(window)),
        format!("paused {}, speed {:?}", session.is_paused(), session.speed()),
        format!("{:?}", window.app().settings()),
        format!("requests {requests:?}, copied {:?} {:?}", window.copied, window.copied_images),
        format!("files {:?}, folders {}", window.platform.requests(), window.platform.folders().len()),
        std::fs::read_to_string(window.path("game.spanit")).unwrap_or_default(),
    ]
}

/// Presses a key as the list names it.
pub(super) fn press(window: &mut Window, name: &str) {
    let mut rest = name;
    let mut modifiers = Modifiers::NONE;
    for (prefix, modifier) in [(command_key(), Modifiers::COMMAND), ("Shift", Modifiers::SHIFT)] {
        if let Some(shorter) = rest.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('+')) {
            (rest, modifiers) = (shorter, modifiers.plus(modifier));
        }
    }
    window.press_with(modifiers, key(rest));
}

fn key(name: &str) -> Key {
    match name {
        "PgUp" => Key::PageUp,
        "PgDn" => Key::PageDown,
        _ => Key::from_name(name).unwrap_or_else(|| panic!("no key is called {name:?}")),
    }
}

/// The first key of a command in the list.
fn key_of(command: &str) -> String {
    let all = keys_of_commands();
    let keys = all.iter().find(|(_, name)| *name == command).map_or("", |(keys, _)| keys);
    keys.split(", ").next().unwrap_or_default().to_owned()
}

#[test]
fn every_menu_key_is_listed() {
    let mut window = people();
    assert!(!window.app().settings().recent.is_empty());
    press(&mut window, &key_of(menu::clear_recent()));
    assert!(window.app().settings().recent.is_empty());
    for (menu, items) in menu_labels() {
        window.click(menu);
        for item in items {
            let label = name_of(&window.menu_item(item)).unwrap();
            let command = if item == help::contents() { help::help() } else { item };
            let key = label.strip_prefix(item).unwrap().trim_start();
            let is_submenu = SUBMENUS.iter().any(|menu| menu() == item);
            assert!(is_submenu || !key.is_empty(), "{item} has no key");
            assert_eq!(key, key_of(command), "{item}");
        }
        window.press(Key::Escape);
    }
}

#[test]
fn list_shows_every_command_with_its_keys() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::Questionmark);
    let tables = key_list();
    let rows = tables.iter().flat_map(|(_, rows)| rows);
    let shown: Vec<_> =
        rows.flat_map(|(keys, meaning)| [keys.as_str(), meaning.trim_end_matches('…')]).collect();
    window.assert_shows(&shown);
    window.assert_shows(&[&format!("{}+T", command_key()), "Tournament"]);
}
