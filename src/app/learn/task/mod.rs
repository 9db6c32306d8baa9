//! The layout of a page with a task on a board, for lessons and puzzles: header, board, answer and buttons. The page
//! describes its task; this module arranges it for the size of the window.

mod narrow;
mod wide;

use eframe::egui::{
    Align, CentralPanel, Frame, Key, Label, Layout, Modifiers, Popup, Rect, Ui, UiBuilder, Vec2,
};

use crate::app::action::Action;
use crate::app::learn::feedback::Feedback;
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use span_it_core::board::{BoardSize, Player};

/// Windows of at least this size have a side panel, in points.
const WIDE_MIN: Vec2 = Vec2::new(900.0, 560.0);
/// Of the buttons below the board, in points.
const CHOICES_HEIGHT: f32 = 46.0;

/// What a page shows.
#[derive(Debug)]
pub(crate) struct Task {
    pub(crate) title: String,
    /// What to do: two lines.
    pub(crate) text: String,
    pub(crate) you: Player,
    /// What `you` has to do, for the side panel.
    pub(crate) role: [&'static str; 2],
    pub(crate) feedback: Option<Feedback>,
    /// The heading of the feedback.
    pub(crate) result: Option<&'static str>,
    /// The primary button, the answer to the keyboard's Enter.
    pub(crate) primary: Option<TaskButton>,
    pub(crate) buttons: Vec<TaskButton>,
    /// Answers to choose from, below the board, with the keys 1, 2, 3.
    pub(crate) choices: Vec<TaskButton>,
    /// The number of steps and the index of the current one.
    pub(crate) steps: Option<(usize, usize)>,
    pub(crate) size: BoardSize,
    pub(crate) coordinates: bool,
    /// Whether the main button takes the focus.
    pub(crate) focuses_primary: bool,
}

#[derive(Debug)]
pub(crate) struct TaskButton {
    pub(crate) label: String,
    pub(crate) icon: Icon,
    pub(crate) action: Action,
}

impl TaskButton {
    pub(crate) fn new(label: impl Into<String>, icon: Icon, action: Action) -> Self {
        Self { label: label.into(), icon, action }
    }
}

/// Draws the page; `board` draws the board.
pub(crate) fn show(
    ui: &mut Ui,
    window: Vec2,
    task: &Task,
    actions: &mut Actions,
    board: impl FnOnce(&mut Ui, Rect, &mut Actions),
) {
    let is_wide = window.x >= WIDE_MIN.x && window.y >= WIDE_MIN.y;
    let primary = if is_wide { wide::panel(ui, task, actions) } else { narrow::panels(ui, task, actions) };
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let mut room = ui.max_rect();
        if !task.choices.is_empty() {
            let top = (room.bottom() - CHOICES_HEIGHT).max(room.top());
            let below = room.with_min_y(top);
            room.max.y = top;
            choices(ui, below, task, actions);
        }
        let board_rect = if is_wide { wide::header(ui, room, task) } else { narrow::header(ui, room, task) };
        board(ui, board_rect, actions);
    });
    // A click on the board gives it the focus, so this comes after the board.
    if let Some(id) = primary.filter(|_| task.focuses_primary) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    keys(ui, task, actions);
}

fn choices(ui: &mut Ui, rect: Rect, task: &Task, actions: &mut Actions) {
    let builder = UiBuilder::new().max_rect(rect.shrink2(Vec2::new(16.0, 3.0)));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let count = task.choices.len() as f32;
        let width = ((ui.available_width() - 8.0 * (count - 1.0)) / count).min(220.0);
        ui.add_space(((ui.available_width() - width * count - 8.0 * (count - 1.0)) / 2.0).max(0.0));
        for choice in &task.choices {
            if widgets::button(&choice.label).width(width).show(ui).clicked() {
                actions.push(choice.action.clone());
            }
        }
    });
}

/// Whether no dialog, menu or text field takes the keys.
pub(crate) fn accepts_keys(ui: &Ui) -> bool {
    let is_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    is_front && !Popup::is_any_open(ui.ctx()) && !ui.ctx().text_edit_focused()
}

/// The keys 1, 2, 3 of the choices, and Enter for the primary button while nothing has the focus.
fn keys(ui: &Ui, task: &Task, actions: &mut Actions) {
    if !accepts_keys(ui) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (choice, key) in task.choices.iter().zip([Key::Num1, Key::Num2, Key::Num3]) {
        if pressed(key) {
            actions.push(choice.action.clone());
        }
    }
    let is_unfocused = ui.memory(|memory| memory.focused().is_none());
    if let Some(primary) = task.primary.as_ref().filter(|_| is_unfocused)
        && pressed(Key::Enter)
    {
        actions.push(primary.action.clone());
    }
}

/// Title and text, one below the other.
fn heading(ui: &mut Ui, rect: Rect, task: &Task, is_small: bool) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = if is_small { text::body_strong(&task.title) } else { text::title(&task.title) };
        ui.add(Label::new(title).truncate());
        let line = if is_small { text::small(&task.text) } else { text::body(&task.text) };
        ui.add(Label::new(line).wrap());
    });
}
