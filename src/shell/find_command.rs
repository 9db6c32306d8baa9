//! *Find a Command*: lists every command with its menu, its key and whether it is possible.

use crate::context::command::menu::choices_of;
use crate::context::command::{Command, Effect, Situation, table};
use crate::context::dialogs::close_button;
use crate::context::prelude::*;
use crate::kit::list;
use crate::kit::list::{List, ListAnswer, RowKind};
use crate::messages::menu;
use crate::messages::menu::palette as msg;
use crate::pages::help::commands::search_help;
use crate::shell::page_states;
use span_it_core::text::names::search_key;

// Lengths in points.
const ROW_HEIGHT: f32 = 34.0;
const PADDING: f32 = 10.0;
/// How many of the commands last used come first.
const MAX_USED: usize = 5;

/// A command, or a choice of a setting.
struct Row {
    /// Its place among all rows, whatever the language.
    number: usize,
    label: String,
    /// Other words for it.
    words: &'static str,
    /// The menu and the key.
    place: String,
    possible: Possible,
    action: Action,
}

impl Row {
    /// Menu and key or, of an impossible command, why it is impossible.
    fn right(&self) -> &str {
        self.possible.err().unwrap_or(&self.place)
    }

    fn spoken(&self) -> String {
        msg::hit(&self.label, self.right())
    }
}

/// All commands in the order of the menus.
fn all_rows(situation: &Situation<'_>) -> Vec<Row> {
    let menus = table::menus().into_iter();
    let rows = menus.flat_map(|(menu, commands)| {
        let commands = commands.into_iter().flat_map(Command::flattened);
        commands.flat_map(move |command| rows_of(menu, &command, situation))
    });
    rows.enumerate().map(|(number, row)| Row { number, ..row }).collect()
}

fn rows_of(menu: &str, command: &Command, situation: &Situation<'_>) -> Vec<Row> {
    let label = command.label.trim_end_matches('…');
    let words = command.words;
    if let Effect::Choices(choice) = command.effect {
        let row = |(name, _, action): (&str, bool, Action)| Row {
            number: 0,
            label: msg::choice(label, name),
            words,
            place: menu.to_owned(),
            possible: Ok(()),
            action,
        };
        return choices_of(choice, &situation.cx.settings).map(row).collect();
    }
    // Not of this dialog.
    let action = command.action(situation).filter(|_| command.label != menu::find());
    let row = |action| Row {
        number: 0,
        label: label.to_owned(),
        words,
        place: msg::menu_and_key(menu, &command.key()),
        possible: command.possible(situation),
        action,
    };
    action.into_iter().map(row).collect()
}

/// How well a command fits what is typed; `None` if a typed word is missing. 0 if each is the start of a word of the
/// label, 1 if one is inside, 2 if one is only in the other words.
fn rank(label: &str, words: &str, query: &str) -> Option<usize> {
    let (label, words) = (search_key(label), search_key(words));
    let rank_of = |typed: &str| match () {
        () if label.split([' ', '(', '-']).any(|word| word.starts_with(typed)) => Some(0),
        () if label.contains(typed) => Some(1),
        () => words.split([' ', '-']).any(|word| word.starts_with(typed)).then_some(2),
    };
    search_key(query).split_whitespace().map(rank_of).try_fold(0, |worst, rank| Some(worst.max(rank?)))
}

pub(crate) struct FindCommandDialog {
    query: String,
    /// The index of the chosen hit.
    chosen: usize,
    focused: bool,
    used: Vec<usize>,
}

impl FindCommandDialog {
    /// `used` are the numbers of the commands last used, the latest first.
    pub(crate) const fn new(used: Vec<usize>) -> Self {
        Self { query: String::new(), chosen: 0, focused: false, used }
    }

    fn hits(&self, situation: &Situation<'_>) -> Vec<Row> {
        let rows = all_rows(situation);
        let ranked =
            rows.into_iter().filter_map(|row| Some((rank(&row.label, row.words, &self.query)?, row)));
        let mut hits: Vec<_> = ranked.collect();
        if self.query.trim().is_empty() {
            let used = |row: &Row| self.used.iter().position(|used| *used == row.number);
            hits.sort_by_key(|(_, row)| used(row).unwrap_or(usize::MAX));
        } else {
            hits.sort_by_key(|(rank, _)| *rank);
        }
        hits.into_iter().map(|(_, row)| row).collect()
    }

    /// Reads the keys of the list before the field does. Returns whether Enter was pressed.
    fn read_keys(&mut self, ui: &Ui, count: usize) -> bool {
        if !ui.ctx().text_edit_focused() {
            return false;
        }
        self.chosen = list::step(ui, self.chosen, count, list::PAGE).unwrap_or(self.chosen);
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    }

    /// Returns whether the typed text has changed.
    fn field(&mut self, ui: &mut Ui) -> bool {
        let width = ui.available_width();
        let field = widgets::search_field(ui, &mut self.query, msg::field(), width);
        if field.changed() {
            self.chosen = 0;
        }
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
        }
        field.changed()
    }

    /// Returns the index of the clicked hit.
    fn list(&self, ui: &mut Ui, hits: &[Row], mut scrolls: bool) -> Option<usize> {
        if hits.is_empty() {
            ui.label(text::body_soft(msg::no_hit()));
        }
        let list = List {
            id: Id::unique("commands"),
            kind: RowKind::Hits,
            count: hits.len(),
            height: ROW_HEIGHT,
            gap: 0.0,
            chosen: Some(self.chosen),
            seek: &mut scrolls,
        };
        let info = |row: usize, is_chosen: bool| {
            let hit = &hits[row];
            WidgetInfo::selected(Role::ListBoxOption, hit.possible.is_ok(), is_chosen, hit.spoken())
        };
        let area = ScrollArea::vertical().auto_shrink(false);
        let answer = list.show(ui, area, &info, &mut |ui, row, response| {
            let builder = UiBuilder::new().max_rect(response.rect.shrink2(vec2(PADDING, 0.0)));
            paint_row(&mut ui.new_child(builder), &hits[row]);
        });
        let Some(ListAnswer::Opened(row)) = answer else { return None };
        Some(row)
    }
}

/// Returns whether *Done* was pressed.
fn footer(ui: &mut Ui, query: String, cx: &Context) -> bool {
    if !query.trim().is_empty() && widgets::button(msg::search_help()).show(ui).clicked() {
        cx.request(Action::Window(WindowAction::CloseDialog));
        cx.later(move |cx| search_help(cx, query.clone()));
    }
    close_button(ui)
}

fn paint_row(ui: &mut Ui, row: &Row) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(text::soft(row.right())).selectable(false));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let label =
                if row.possible.is_ok() { text::body(&row.label) } else { text::body_soft(&row.label) };
            ui.add(Label::new(label).truncate().selectable(false));
        });
    });
}

/// Carries out a command once the dialog is closed. An impossible one says why.
fn choose(row: Row, cx: &Context) {
    if row.possible.is_err() {
        let text = row.spoken();
        return cx.later(move |cx| cx.announce(&text));
    }
    let number = row.number;
    cx.request(Action::Window(WindowAction::CloseDialog));
    cx.later(move |cx| {
        let used = &mut cx.view.used_commands;
        used.retain(|other| *other != number);
        used.insert(0, number);
        used.truncate(MAX_USED);
    });
    cx.request(row.action);
}

impl Dialog for FindCommandDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let situation = Situation { cx: frame.cx, page: page_states::page(frame.states, frame.cx.page_id()) };
        let mut hits = self.hits(&situation);
        let (before, query) = (self.chosen, self.query.clone());
        let (mut entered, mut clicked) = (false, None);
        let body = |ui: &mut Ui| {
            entered = self.read_keys(ui, hits.len());
            if self.field(ui) {
                hits = self.hits(&situation);
            }
            clicked = self.list(ui, &hits, before != self.chosen);
        };
        let footer = |ui: &mut Ui| footer(ui, query, frame.cx);
        let result =
            widgets::still_dialog(&frame.cx.egui, (frame.id, msg::title()), (560.0, 520.0), body, footer);
        let moved = before != self.chosen;
        let chosen = clicked.or(entered.then_some(self.chosen));
        if let Some(index) = chosen.filter(|&index| index < hits.len()) {
            choose(hits.swap_remove(index), frame.cx);
        } else if let Some(row) = hits.get(self.chosen).filter(|_| moved) {
            let text = row.spoken();
            frame.cx.later(move |cx| cx.announce(&text));
        }
        result.closed || result.footer
    }

    fn help_place(&self) -> Place {
        Chapter::Keyboard.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }

    fn covers_board(&self) -> bool {
        false
    }

    fn help_closed(&mut self) {
        self.focused = false;
    }
}

#[cfg(test)]
mod tests {
    use super::{rank, table};
    use crate::context::command::Command;
    use crate::pages::help::search::search;

    #[test]
    fn words_of_1993_are_found_here_and_in_the_help() {
        let commands: Vec<Command> =
            table::menus().into_iter().flat_map(|(_, all)| all).flat_map(Command::flattened).collect();
        for (words, label) in [
            ("Load Personality", "Library"),
            ("Registration", ""),
            ("Register", "Settings"),
            ("Print Topic", "Help"),
            ("Computer plays", ""),
            ("Maximum Auto Move time", "New Game"),
            ("Handle", ""),
            ("Toolkit", ""),
            ("Board Diagram", "Save Picture"),
        ] {
            let mut found = commands.iter().filter(|one| rank(one.label, one.words, words).is_some());
            assert!(found.any(|one| one.label.starts_with(label)), "{words}");
            assert!(!search(words).is_empty(), "{words}");
        }
    }

    #[test]
    fn starts_of_words_come_first() {
        let rank = |query| rank("Save Picture", "board diagram, print board", query);
        assert_eq!(rank("pic"), Some(0));
        assert_eq!(rank("PIC sa"), Some(0));
        assert_eq!(rank("ture"), Some(1));
        assert_eq!(rank("pic game"), None);
        assert_eq!(rank("Board Diag"), Some(2));
        assert_eq!(rank(" "), Some(0));
    }
}
