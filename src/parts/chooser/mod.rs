//! The one list of players to choose from: for a player of a game, for hints, for a tournament, and to compare with.

pub(crate) mod button;
pub(crate) mod commands;
pub(crate) mod list;
pub(crate) mod pick;
pub(crate) mod players;
pub(crate) mod rows;

use span_it_core::text::names::search_key;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::context::prelude::*;
use crate::messages::opponents as msg;
use crate::parts::chooser::list::{Answer, Shown};
use crate::parts::chooser::rows::{Group, Row};

pub(crate) use crate::parts::chooser::pick::Pick;

// Lengths in points.
const SIZE: (f32, f32) = (980.0, 760.0);
/// A narrower dialog has one column.
const WIDE: f32 = 780.0;
/// In less room, the footer has only buttons.
const KEYS_MIN_WIDTH: f32 = 560.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Player,
    Hints,
    Comparison,
    /// Several players.
    Tournament,
    /// Several personalities that guess their opponents.
    Readers,
    /// Several opponents.
    Training,
}

type Then = Rc<dyn Fn(&mut Context, Vec<Pick>)>;

/// What is asked for.
pub(crate) struct Question {
    pub(crate) title: &'static str,
    pub(crate) purpose: Purpose,
    pub(crate) chosen: Option<Pick>,
    /// Those that take part already.
    pub(crate) taking_part: Vec<Pick>,
    /// The player of the New Game dialog for which *Edit…* opens the editor.
    pub(crate) edit_for: Option<Player>,
    then: Then,
}

impl Question {
    pub(crate) fn new(
        title: &'static str,
        purpose: Purpose,
        chosen: Option<Pick>,
        then: impl Fn(&mut Context, Vec<Pick>) + 'static,
    ) -> Self {
        Self { title, purpose, chosen, taking_part: Vec::new(), edit_for: None, then: Rc::new(then) }
    }

    fn problem(&self, pick: &Pick) -> Option<&'static str> {
        match (self.purpose, pick) {
            (Purpose::Hints, Pick::Perfect) => Some(msg::perfect_gives_no_hints()),
            (Purpose::Comparison | Purpose::Readers, Pick::Perfect) => Some(msg::has_no_factors()),
            _ => self.taking_part.iter().any(|one| one.is_same(pick)).then_some(msg::takes_part()),
        }
    }
}

pub(crate) struct ChooserDialog {
    question: Question,
    rows: Vec<Row>,
    search: String,
    current: Option<usize>,
    ticked: BTreeSet<usize>,
    /// Whether the list gets the focus in the next frame, or else the search.
    focus_list: bool,
    focus_search: bool,
    /// Why a file was not opened, and its wrong line.
    problem: Option<(String, Option<String>)>,
}

impl ChooserDialog {
    fn new(question: Question, rows: Vec<Row>) -> Self {
        let mut dialog = Self {
            question,
            rows: Vec::new(),
            search: String::new(),
            current: None,
            ticked: BTreeSet::new(),
            focus_list: true,
            focus_search: false,
            problem: None,
        };
        dialog.fill(rows);
        dialog
    }

    fn is_for_several(&self) -> bool {
        matches!(self.question.purpose, Purpose::Tournament | Purpose::Readers | Purpose::Training)
    }

    fn fill(&mut self, mut rows: Vec<Row>) {
        for row in &mut rows {
            let problem = row.pick.as_ref().ok().and_then(|pick| self.question.problem(pick));
            row.problem = row.problem.take().or_else(|| problem.map(str::to_owned));
        }
        let chosen = self.current.and_then(|index| self.rows[index].pick.clone().ok());
        let chosen = chosen.or_else(|| self.question.chosen.clone());
        self.current = chosen.and_then(|chosen| rows.iter().position(|row| row.is(&chosen)));
        self.rows = rows;
    }

    /// Adds a row, or finds the one that is the same. Makes it the current one.
    fn add(&mut self, row: Row) {
        let same = row.pick.as_ref().ok().and_then(|pick| self.rows.iter().position(|old| old.is(pick)));
        let index = same.unwrap_or_else(|| {
            self.rows.push(row);
            self.rows.len() - 1
        });
        self.search.clear();
        (self.current, self.focus_list, self.problem) = (Some(index), true, None);
        if self.is_for_several() && self.rows[index].problem.is_none() {
            self.ticked.insert(index);
        }
    }

    /// The rows with the searched name. In two columns, those of the left one come first.
    fn order(&self, is_wide: bool) -> Vec<usize> {
        let typed = search_key(self.search.trim());
        let mut order: Vec<usize> =
            (0..self.rows.len()).filter(|&index| self.rows[index].matches(&typed)).collect();
        order.sort_by_key(|&index| match self.rows[index].group {
            Group::Own => 0,
            Group::BuiltIn if is_wide => 3,
            Group::BuiltIn => 1,
            Group::Perfect => 2,
        });
        order
    }

    fn body(&mut self, ui: &mut Ui) -> Option<Answer> {
        let mut answer = self.field(ui);
        if let Some((problem, excerpt)) = &self.problem {
            ui.add(Label::new(text::small(problem).color(Palette::of(ui).bad)).wrap());
            if let Some(excerpt) = excerpt {
                widgets::excerpt(ui, excerpt);
            }
        }
        let is_wide = ui.available_width() >= WIDE;
        let order = self.order(is_wide);
        if order.is_empty() {
            ui.label(text::body_soft(msg::no_match()));
        }
        let shown = Shown {
            rows: &self.rows,
            order: &order,
            current: self.current,
            ticked: self.is_for_several().then_some(&self.ticked),
            is_wide,
            focus: std::mem::take(&mut self.focus_list),
        };
        answer = shown.show(ui, self.question.title).or(answer);
        answer
    }

    /// The search field. Down goes to the list, Enter chooses the current row.
    fn field(&mut self, ui: &mut Ui) -> Option<Answer> {
        let width = ui.available_width();
        let before = self.search.clone();
        if std::mem::take(&mut self.focus_search) {
            // Before the field is shown, so that it gets the letters that were typed meanwhile.
            let id = widgets::field_id(ui, msg::search());
            ui.memory_mut(|memory| memory.request_focus(id));
            move_cursor_to_end(ui, id, &self.search);
        }
        let field = widgets::search_field(ui, &mut self.search, msg::search(), width);
        let order = self.order(width >= WIDE);
        if self.search != before && !self.current.is_some_and(|current| order.contains(&current)) {
            self.current = order.first().copied();
        }
        if field.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown)) {
            self.focus_list = true;
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        self.current.filter(|_| is_entered).map(Answer::Chosen)
    }

    fn footer(&self, ui: &mut Ui) -> Option<Footer> {
        let mut pressed = None;
        let room = ui.available_width();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (label, can) = self.main_button();
            let main = widgets::button(&label).primary().min_width(104.0).max_width(room * 0.5);
            if main.show_possible(ui, can).clicked() {
                pressed = Some(Footer::Main);
            }
            let can = self.editable().map(|_| ()).ok_or(msg::no_personality());
            if widgets::button(msg::edit()).show_possible(ui, can).clicked() {
                pressed = Some(Footer::Edit);
            }
            if ui.available_width() < KEYS_MIN_WIDTH - 250.0 {
                return;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let keys = if self.is_for_several() { msg::keys_to_tick() } else { msg::keys() };
                ui.add(Label::new(text::soft(keys)).truncate());
            });
        });
        pressed
    }

    fn main_button(&self) -> (String, Result<(), &str>) {
        if self.is_for_several() {
            let can = if self.ticked.is_empty() { Err(msg::tick_one()) } else { Ok(()) };
            return (msg::add(self.ticked.len()), can);
        }
        match self.current.map(|index| &self.rows[index]) {
            Some(row) => (msg::choose(&row.name), row.problem.as_deref().map_or(Ok(()), Err)),
            None => (msg::choose_text().to_owned(), Err(msg::choose_one())),
        }
    }

    /// The current personality, with its file.
    fn editable(&self) -> Option<Action> {
        match self.rows.get(self.current?)?.pick.clone().ok()? {
            Pick::Personality { personality, file } => {
                Some(Action::Editor(EditorAction::Edit { personality, file, of: self.question.edit_for }))
            }
            _ => None,
        }
    }

    fn edit(&self, cx: &Context) {
        if let Some(edit) = self.editable() {
            cx.request_all([Action::Window(WindowAction::CloseDialog), edit]);
        }
    }

    /// What passes the choice on, if there is one.
    fn choice(&self) -> Option<Action> {
        let (_, Ok(())) = self.main_button() else { return None };
        let chosen = if self.is_for_several() { &self.ticked } else { &self.current.into_iter().collect() };
        let picks: Vec<Pick> =
            chosen.iter().filter_map(|&index| self.rows[index].pick.clone().ok()).collect();
        let then = Rc::clone(&self.question.then);
        Some(Action::call(move |cx| then(cx, picks.clone())))
    }

    /// Returns whether there is a choice.
    fn finish(&self, cx: &Context) -> bool {
        let choice = self.choice();
        let is_finished = choice.is_some();
        cx.request_all(choice);
        is_finished
    }

    /// Returns whether to close the dialog.
    fn answer(&mut self, answer: Answer, cx: &Context) -> bool {
        match answer {
            // A click takes the focus from the row that had it.
            Answer::Moved(index) => (self.current, self.focus_list) = (Some(index), true),
            Answer::Ticked(index) => {
                (self.current, self.focus_list) = (Some(index), true);
                if self.rows[index].problem.is_none() && !self.ticked.remove(&index) {
                    self.ticked.insert(index);
                }
            }
            Answer::All(group) => {
                let can =
                    |&index: &usize| self.rows[index].group == group && self.rows[index].problem.is_none();
                let all: BTreeSet<usize> = self.order(false).into_iter().filter(can).collect();
                if all.is_subset(&self.ticked) {
                    self.ticked.retain(|index| !all.contains(index));
                } else {
                    self.ticked.extend(all);
                }
            }
            Answer::Chosen(index) => {
                self.current = Some(index);
                return self.finish(cx);
            }
            Answer::Typed(letters) => {
                self.search.push_str(&letters);
                self.focus_search = true;
            }
            Answer::Show(file) => cx.later(move |cx| commands::show_file(cx, &file)),
            Answer::FromFile => cx.later(commands::ask_for_file),
        }
        false
    }
}

/// Letters that are typed in the list come after those that the field has.
fn move_cursor_to_end(ui: &Ui, id: egui::Id, text: &str) {
    let mut state = egui::TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ui.ctx(), id);
}

enum Footer {
    Main,
    Edit,
}

impl Dialog for ChooserDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if frame.cx.egui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::E)) {
            self.edit(frame.cx);
        }
        let title = self.question.title;
        let mut answer = None;
        let shared = std::cell::RefCell::new(self);
        let result = widgets::still_dialog(
            &frame.cx.egui,
            (frame.id, title),
            SIZE,
            |ui| answer = shared.borrow_mut().body(ui),
            |ui| shared.borrow().footer(ui),
        );
        let form = shared.into_inner();
        let is_answered = answer.is_some_and(|answer| form.answer(answer, frame.cx));
        let is_finished = match result.footer {
            Some(Footer::Main) => form.finish(frame.cx),
            Some(Footer::Edit) => {
                form.edit(frame.cx);
                false
            }
            None => false,
        };
        result.closed || is_answered || is_finished
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_own = notice.topic == NoticeTopic::Opening;
        if is_own {
            self.problem = Some((notice.text.clone(), notice.details.clone()));
        }
        is_own
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "built-in-personalities")
    }

    fn is_dismissable(&self) -> bool {
        true
    }

    fn help_closed(&mut self) {
        self.focus_list = true;
    }
}
