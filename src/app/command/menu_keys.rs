//! The keyboard in menus (`docs/interface.md, "Keyboard"`): F10 and Alt open the first menu; arrows and underlined letters
//! choose; a closed menu gives the focus back to what had it before.

use eframe::egui::containers::menu;
use eframe::egui::os::OperatingSystem;
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Color32, Context, Event, FocusDirection, Id, Key, Modifiers, PointerState, Popup, Response, Stroke,
    Style, TextStyle, Ui, WidgetText,
};

/// An entry of a menu, or a menu of the bar.
#[derive(Clone, Debug)]
struct Entry {
    id: Id,
    label: String,
    /// The menu that contains it; `None` for the bar.
    menu: Option<Id>,
    /// The menu that it opens.
    opens: Option<Id>,
    is_enabled: bool,
    /// The place of its underlined letter.
    letter: Option<usize>,
}

/// The state between frames, in egui's memory.
#[derive(Clone, Debug, Default)]
struct MenuKeys {
    /// Of the last frame.
    entries: Vec<Entry>,
    /// So far in this frame.
    drawn: Vec<Entry>,
    /// The menu whose first entry gets the focus.
    enters: Option<Id>,
    /// The entry whose letter was pressed.
    chosen: Option<Id>,
    /// Whether Alt was pressed and nothing else since.
    is_alt_alone: bool,
    was_open: bool,
    /// What had the focus before a menu opened.
    focus_before: Option<Id>,
}

fn id() -> Id {
    Id::unique("menu keys")
}

fn with<R>(ctx: &Context, change: impl FnOnce(&mut MenuKeys) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(id())))
}

/// Reads the keys of menus, before any other key. `is_available` is false under a dialog.
pub(crate) fn read(ctx: &Context, is_available: bool) {
    let mut keys = with(ctx, std::mem::take);
    keys.start_frame(ctx);
    if is_available {
        keys.respond(ctx);
    }
    with(ctx, |stored| *stored = keys);
}

/// Whether letters choose from an open menu.
pub(super) fn is_menu_open(ctx: &Context) -> bool {
    let keys = with(ctx, |keys| keys.clone());
    keys.root(ctx).is_some()
}

/// Gives the focus back if a menu has closed in this frame.
pub(crate) fn finish(ctx: &Context) {
    let mut keys = with(ctx, std::mem::take);
    keys.return_focus(ctx);
    with(ctx, |stored| *stored = keys);
}

/// The text of an entry, with its letter underlined. In the bar only while letters can be pressed.
pub(super) fn text(ui: &Ui, label: &str) -> WidgetText {
    let menu = menu_of(ui);
    let is_shown = menu.is_some() || ui.input(|input| input.modifiers.alt) || Popup::is_any_open(ui.ctx());
    let entry = |keys: &mut MenuKeys| {
        keys.entries.iter().find(|entry| entry.menu == menu && entry.label == label)?.letter
    };
    match with(ui.ctx(), entry).filter(|_| is_shown) {
        Some(place) => underlined(ui.style(), label, place),
        None => label.into(),
    }
}

/// Registers an entry. Returns whether its letter was pressed.
pub(super) fn add(ui: &Ui, response: &Response, label: &str, is_enabled: bool) -> bool {
    let (id, menu) = (response.id, menu_of(ui));
    register(
        ui,
        response,
        Entry { id, label: label.to_owned(), menu, opens: None, is_enabled, letter: None },
    );
    response.enabled()
        && with(ui.ctx(), |keys| keys.chosen.take_if(|chosen| *chosen == response.id).is_some())
}

/// Registers an entry or a menu of the bar that opens `menu`.
pub(super) fn add_menu(ui: &Ui, response: &Response, label: &str, opens: Id) {
    let (id, menu, opens) = (response.id, menu_of(ui), Some(opens));
    register(
        ui,
        response,
        Entry { id, label: label.to_owned(), menu, opens, is_enabled: true, letter: None },
    );
    if menu.is_none() && response.has_focus() && response.clicked() {
        with(ui.ctx(), |keys| keys.enters = opens);
    }
}

fn register(ui: &Ui, response: &Response, entry: Entry) {
    let menu = entry.menu;
    let gets_focus = with(ui.ctx(), |keys| {
        keys.drawn.push(entry);
        // A menu is measured in its first frame; its entries cannot be used yet.
        response.enabled() && menu.is_some() && keys.enters.take_if(|enters| Some(*enters) == menu).is_some()
    });
    if gets_focus {
        response.request_focus();
    }
}

/// The menu in which a widget is placed; `None` in the bar.
fn menu_of(ui: &Ui) -> Option<Id> {
    menu::is_in_menu(ui).then(|| ui.layer_id().id)
}

fn consume(ctx: &Context, key: Key) -> bool {
    ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

impl MenuKeys {
    fn start_frame(&mut self, ctx: &Context) {
        self.entries = std::mem::take(&mut self.drawn);
        self.assign_letters();
        self.chosen = None;
        let is_open = Popup::is_any_open(ctx);
        self.was_open = is_open;
        // A press takes the focus away before its release opens the menu.
        let is_before_click = ctx.input(|input| {
            let pointer = &input.pointer;
            pointer.any_pressed() || !(pointer.any_down() || pointer.any_released())
        });
        if !is_open && is_before_click {
            self.focus_before = ctx.memory(egui::Memory::focused);
        }
    }

    fn assign_letters(&mut self) {
        let mut menus: Vec<_> = self.entries.iter().map(|entry| entry.menu).collect();
        menus.dedup();
        for menu in menus {
            let labels: Vec<_> = self.of_menu(menu).map(|entry| entry.label.as_str()).collect();
            let letters = assign(&labels);
            let entries = self.entries.iter_mut().filter(|entry| entry.menu == menu);
            for (entry, letter) in entries.zip(letters) {
                entry.letter = letter;
            }
        }
    }

    fn of_menu(&self, menu: Option<Id>) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.menu == menu)
    }

    fn respond(&mut self, ctx: &Context) {
        let bar: Vec<_> = self.of_menu(None).cloned().collect();
        let open = bar.iter().position(|entry| entry.opens.is_some_and(|menu| Popup::is_id_open(ctx, menu)));
        if self.is_alt_released(ctx) || consume(ctx, Key::F10) {
            return match open {
                Some(_) => Popup::close_all(ctx),
                None => self.open(ctx, bar.first()),
            };
        }
        if let Some(menu) =
            bar.iter().find(|entry| ctx.input(|input| input.modifiers.alt) && entry.takes_letter(ctx))
        {
            return self.open(ctx, Some(menu));
        }
        let focused = ctx.memory(egui::Memory::focused);
        let focused = self.entries.iter().find(|entry| Some(entry.id) == focused).cloned();
        let Some(root) = self.root(ctx) else {
            let menu = focused.filter(|entry| entry.menu.is_none() && consume(ctx, Key::ArrowDown));
            return if menu.is_some() {
                self.open(ctx, menu.as_ref());
            };
        };
        // The focus reaches a submenu a frame after it opens.
        let entered = self.enters.filter(|&menu| self.of_menu(Some(menu)).next().is_some());
        let current = entered
            .or_else(|| focused.as_ref().and_then(|entry| entry.menu))
            .unwrap_or_else(|| self.deepest(root));
        if let Some(open) = open.filter(|_| bar.len() > 1) {
            let enters_submenu =
                focused.as_ref().is_some_and(|entry| entry.menu.is_some() && entry.opens.is_some());
            if !enters_submenu && consume(ctx, Key::ArrowRight) {
                return self.open(ctx, bar.get((open + 1) % bar.len()));
            }
            if current == root && consume(ctx, Key::ArrowLeft) {
                return self.open(ctx, bar.get((open + bar.len() - 1) % bar.len()));
            }
        }
        self.choose(ctx, current);
    }

    /// Whether Alt was pressed and released alone. The desktop uses Alt with other keys, such as Tab.
    fn is_alt_released(&mut self, ctx: &Context) -> bool {
        if ctx.os() == OperatingSystem::Mac {
            return false;
        }
        ctx.input(|input| {
            let mut is_released = false;
            for event in &input.events {
                match event {
                    Event::Key { key: Key::AltLeft, pressed: true, .. } => self.is_alt_alone = true,
                    Event::Key { key: Key::AltLeft, pressed: false, .. } => {
                        is_released |= std::mem::take(&mut self.is_alt_alone);
                    }
                    Event::Key { pressed: true, .. }
                    | Event::PointerButton { .. }
                    | Event::MouseWheel { .. }
                    | Event::WindowFocused(false) => self.is_alt_alone = false,
                    _ => {}
                }
            }
            is_released && input.focused
        })
    }

    /// Opens a menu of the bar; its first entry gets the focus.
    fn open(&mut self, ctx: &Context, menu: Option<&Entry>) {
        let Some(Entry { id, opens: Some(opens), .. }) = menu else { return };
        Popup::open_id(ctx, *opens);
        self.enters = Some(*opens);
        ctx.memory_mut(|memory| {
            memory.request_focus(*id);
            memory.move_focus(FocusDirection::None);
        });
        // Otherwise the menu under the resting pointer would open instead.
        ctx.input_mut(|input| {
            if !input.pointer.any_down() {
                input.pointer = PointerState::default();
            }
        });
    }

    /// The open menu that is in no other.
    fn root(&self, ctx: &Context) -> Option<Id> {
        let menus = self.entries.iter().filter_map(|entry| entry.menu);
        menus.into_iter().find(|&menu| Popup::is_id_open(ctx, menu))
    }

    /// The innermost open menu.
    fn deepest(&self, root: Id) -> Id {
        let submenus = self.of_menu(Some(root)).filter_map(|entry| entry.opens);
        let open = submenus.into_iter().find(|&menu| self.of_menu(Some(menu)).next().is_some());
        open.map_or(root, |menu| self.deepest(menu))
    }

    /// Home, End and letters.
    fn choose(&mut self, ctx: &Context, menu: Id) {
        let enabled: Vec<_> = self.of_menu(Some(menu)).filter(|entry| entry.is_enabled).cloned().collect();
        let end = if consume(ctx, Key::Home) {
            enabled.first()
        } else if consume(ctx, Key::End) {
            enabled.last()
        } else {
            None
        };
        if let Some(entry) = end {
            focus(ctx, entry.id, FocusDirection::None);
        } else if let Some(entry) = enabled.iter().find(|entry| entry.takes_letter(ctx)) {
            match entry.opens {
                Some(_) => {
                    self.enters = entry.opens;
                    focus(ctx, entry.id, FocusDirection::Right);
                }
                None => self.chosen = Some(entry.id),
            }
        }
    }

    fn return_focus(&mut self, ctx: &Context) {
        if Popup::is_any_open(ctx) || !std::mem::take(&mut self.was_open) {
            return;
        }
        self.enters = None;
        let focused = ctx.memory(egui::Memory::focused);
        let mut entries = self.entries.iter().chain(&self.drawn);
        // An entry may have opened something that took the focus.
        if focused.is_none_or(|id| entries.any(|entry| entry.id == id)) {
            ctx.memory_mut(|memory| match (self.focus_before, focused) {
                (Some(before), _) => memory.request_focus(before),
                (None, Some(entry)) => memory.surrender_focus(entry),
                (None, None) => {}
            });
            ctx.request_repaint();
        }
    }
}

impl Entry {
    /// Whether its letter was pressed. Consumes the key.
    fn takes_letter(&self, ctx: &Context) -> bool {
        let letter = self.letter.and_then(|place| self.label.get(place..=place)).map(str::to_ascii_uppercase);
        let Some(key) = letter.and_then(|letter| Key::from_name(&letter)) else { return false };
        // Alt and Shift make no difference.
        consume(ctx, key)
    }
}

fn focus(ctx: &Context, id: Id, direction: FocusDirection) {
    ctx.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(direction);
    });
}

/// The place of the underlined letter or digit in each label of a menu. Every one is used once: initials first, then
/// other capitals, then any letter or digit.
fn assign(labels: &[&str]) -> Vec<Option<usize>> {
    let mut places = vec![None; labels.len()];
    let mut used = Vec::new();
    let choices: [fn(usize, char) -> bool; 3] =
        [|at, _| at == 0, |_, letter| letter.is_ascii_uppercase(), |_, _| true];
    for allows in choices {
        for (place, label) in places.iter_mut().zip(labels).filter(|(place, _)| place.is_none()) {
            let letters = label
                .char_indices()
                .filter(|&(at, letter)| letter.is_ascii_alphanumeric() && allows(at, letter));
            let mut free = letters.filter(|(_, letter)| !used.contains(&letter.to_ascii_uppercase()));
            if let Some((at, letter)) = free.next() {
                *place = Some(at);
                used.push(letter.to_ascii_uppercase());
            }
        }
    }
    places
}

/// A label with an underlined letter.
fn underlined(style: &Style, label: &str, place: usize) -> WidgetText {
    let plain = TextFormat::simple(TextStyle::Button.resolve(style), Color32::PLACEHOLDER);
    let line = TextFormat { underline: Stroke::new(1.0, Color32::PLACEHOLDER), ..plain.clone() };
    let mut job = LayoutJob::default();
    let (before, rest) = label.split_at(place);
    let (letter, after) = rest.split_at(1);
    for (text, format) in [(before, plain.clone()), (letter, line), (after, plain)] {
        if !text.is_empty() {
            job.append(text, 0.0, format);
        }
    }
    job.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::help::place::Chapter;
    use crate::messages::dialogs::settings;

    fn letters(labels: &[&str]) -> String {
        let places = assign(labels);
        let letter =
            |(label, place): (&&str, Option<usize>)| place.map_or('-', |at| char::from(label.as_bytes()[at]));
        labels.iter().zip(places).map(letter).collect()
    }

    #[test]
    fn initials_come_first_and_each_letter_once() {
        assert_eq!(letters(&["Save", "Save As…", "Settings…", "Resign"]), "SAeR");
        assert_eq!(letters(&["Aa", "AA", "a", "Ab"]), "A--b");
    }

    #[test]
    fn every_choice_of_a_submenu_has_a_letter() {
        let chapters = Chapter::ALL.map(Chapter::title);
        let submenus: [&[&str]; 5] = [
            &settings::THEMES,
            &settings::PLAYER_COLORS_CHOICES,
            &settings::VOLUMES,
            &settings::COMPUTER_PACES,
            &chapters,
        ];
        for labels in submenus {
            let letters = letters(labels);
            assert!(!letters.contains('-'), "{labels:?}: {letters}");
        }
    }
}
