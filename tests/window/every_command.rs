//! On every page, the key of each command does something, or nothing but show the reason that the menu shows.

use std::collections::BTreeMap;

use span_it::messages::{command_key, help};
use span_it::testing::Settings;
use span_it::testing::command::{keys_of_commands, menu_labels};

use super::every_page::{self, Page};
use super::harness::MAX_POLLS;
use super::key_list::{press, state};
use super::prelude::*;

/// Pages may read these keys for something else where the commands are impossible, such as scrolling.
const KEYS_OF_PAGES: [&str; 9] =
    ["Space", "PgUp", "PgDn", "Ctrl+PgUp", "Ctrl+PgDn", "I", "Y", "Ctrl+C", "Ctrl+V"];

/// The commands whose keys work in a dialog.
const IN_DIALOGS: [fn() -> &'static str; 6] =
    [menu::text_larger, menu::text_smaller, menu::text_normal, menu::sound, menu::quit, help::help];

/// Why each command is impossible on a page, by its label; `None` if it is possible.
type Reasons = BTreeMap<&'static str, Option<String>>;

/// A page with what decides about commands there.
struct Opened {
    page: Page,
    window: Window,
    settings: Settings,
    place: Vec<String>,
}

/// Whatever was requested before.
fn place(window: &Window) -> Vec<String> {
    let is_request = |line: &String| line.starts_with("requests") || line.starts_with("files");
    let mut place: Vec<_> = state(window).into_iter().filter(|line| !is_request(line)).collect();
    let buttons = window.widgets().filter(|node| node.accesskit_node().role() == Role::Button);
    place.extend(buttons.map(|node| format!("{:?} {}", name_of(&node), node.accesskit_node().is_disabled())));
    place
}

/// Closes notices, and removes the focus from text fields, which have the single keys.
fn prepare(window: &mut Window) {
    window.advance(Duration::from_secs(10));
    window.ctx().memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    "nonsense".clone_into(&mut window.clipboard);
    window.settle();
}

impl Opened {
    fn new(page: Page) -> Self {
        let mut window = every_page::opened(page);
        prepare(&mut window);
        let (settings, place) = (window.app().settings().clone(), place(&window));
        Self { page, window, settings, place }
    }

    /// Returns to the page and its state after a key. Another window takes longer.
    fn restore(&mut self) {
        let window = &mut self.window;
        window.platform.answer_if_open(FileAnswer::Cancelled);
        if *window.app().settings() != self.settings {
            window.change_settings(|settings| *settings = self.settings.clone());
        }
        prepare(window);
        for _ in 0..2 {
            if place(window) != self.place {
                window.press(Key::Escape);
            }
        }
        if place(window) != self.place {
            match self.page.0 {
                "tournament" => window.press_ctrl(Key::T),
                "progress" => window.press_with(Modifiers::SHIFT, Key::L),
                "review" | "Show Why" | "new tournament" | "help" | "learn" | "ladder" => {
                    (self.page.1)(window);
                }
                _ => {}
            }
            prepare(window);
        }
        if place(&self.window) != self.place {
            *self = Self::new(self.page);
        }
    }
}

fn keys() -> impl Iterator<Item = (String, &'static str)> {
    keys_of_commands()
        .into_iter()
        .flat_map(|(keys, command)| keys.split(", ").map(|key| (key.to_owned(), command)).collect::<Vec<_>>())
}

/// What *Find a Command* says.
fn reasons(window: &mut Window) -> Reasons {
    window.press_ctrl(Key::K);
    let reason = |(keys, command): (String, &'static str)| {
        let label = command.trim_end_matches('…');
        let row = window.found_command(label);
        let why = name_of(&row).unwrap().strip_prefix(&format!("{label}, ")).unwrap().to_owned();
        let is_disabled = row.accesskit_node().is_disabled();
        assert!(is_disabled || why.ends_with(keys.split(", ").next().unwrap()), "{why} without {keys}");
        (command, is_disabled.then_some(why))
    };
    let commands = keys_of_commands().into_iter().filter(|(_, command)| *command != menu::find());
    let reasons = commands.map(reason).collect();
    window.press(Key::Escape);
    reasons
}

fn check_menus(window: &mut Window, reasons: &Reasons, page: &str) {
    for (menu, items) in menu_labels() {
        window.click(menu);
        for item in items {
            let command = if item == help::contents() { help::help() } else { item };
            let is_right = reasons.get(command).is_none_or(|why| why.is_none() == window.menu_can(item));
            assert!(is_right, "{page}: {item} differs in the menu");
        }
        window.press(Key::Escape);
    }
}

/// Whether a key changes what is shown or requested, at once or after some work.
fn has_effect(window: &mut Window, key: &str) -> bool {
    let seen = |window: &Window| (state(window), window.texts());
    let before = seen(window);
    press(window, key);
    let is_refused = [menu::back_first(), menu::close_help_first()].map(Some).contains(&window.notice());
    let is_changed = |poll: u32| {
        // Most effects need no time.
        std::thread::sleep(Duration::from_millis(u64::from(poll > 0)));
        window.step();
        seen(window) != before
    };
    !is_refused && (0..MAX_POLLS).any(is_changed)
}

/// Whether a key changes nothing, and the window shows and announces why.
fn is_refused(window: &mut Window, key: &str, why: &str) -> bool {
    let before = state(window);
    press(window, key);
    window.shows(why) && window.announcement().as_deref() == Some(why) && state(window) == before
}

fn check(pages: impl Iterator<Item = Page>) {
    for page in pages {
        let mut opened = Opened::new(page);
        let reasons = reasons(&mut opened.window);
        check_menus(&mut opened.window, &reasons, page.0);
        opened.restore();
        for (key, command) in keys() {
            let window = &mut opened.window;
            // *About* and *Explain This Factor* have the same key.
            let is_other =
                command == if window.is_editing() { menu::about() } else { menu::explain_factor() };
            let Some(why) = reasons.get(command).filter(|_| !is_other) else { continue };
            let is_right = match why {
                None => has_effect(window, &key),
                Some(_) if KEYS_OF_PAGES.contains(&key.replace(command_key(), "Ctrl").as_str()) => continue,
                Some(why) => is_refused(window, &key, why),
            };
            assert!(is_right, "{}: {key} of {command}: expected {why:?}", page.0);
            opened.restore();
        }
    }
}

#[test]
fn keys_agree_with_menus_on_the_first_pages() {
    check(every_page::PAGES.into_iter().take(7));
}

#[test]
fn keys_agree_with_menus_on_the_other_pages() {
    check(every_page::PAGES.into_iter().skip(7));
}

#[test]
fn keys_of_commands_do_nothing_under_a_dialog() {
    let dialogs = ["New Game", "about", "settings", "keyboard", "library"];
    for page in every_page::all().filter(|page| dialogs.contains(&page.0)) {
        let mut opened = Opened::new(page);
        for (key, command) in keys().filter(|(_, command)| !IN_DIALOGS.iter().any(|key| key() == *command)) {
            press(&mut opened.window, &key);
            assert_eq!(place(&opened.window), opened.place, "{}: {key} of {command}", page.0);
        }
    }
}
