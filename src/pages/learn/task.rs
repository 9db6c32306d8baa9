//! The layout of a page with a task on a board, for lessons and puzzles: header, board, and a panel with answer and buttons. The page
//! describes its task; this module arranges it.

use eframe::egui::Popup;

use crate::board::geometry::Geometry;
use crate::board::{BoardState, Mark, MarkKind};
use crate::context::prelude::*;
use crate::kit::widgets::CardKind;
use crate::kit::{icons, split};
use crate::messages::puzzle;
use crate::pages::learn::feedback::Feedback;
use crate::parts::moves::marks_legend;

/// The keys of the answers to *Who wins?*
pub(super) const CLASS_KEYS: [Key; 3] = [Key::Num1, Key::Num2, Key::Num3];

// Lengths in points.
const GAP: f32 = 8.0;
/// In a narrower panel the button that leaves the page is a cross.
const NARROW: f32 = 300.0;
/// Of a button with the gap after it.
const ROW_HEIGHT: f32 = 38.0 + GAP;
const OPTIONS_HEIGHT: f32 = 30.0;
/// A narrower button is small.
const SMALL_BELOW: f32 = 120.0;
const MAX_CHOICE_WIDTH: f32 = 220.0;
/// Beside the title. The longest name of a kind of puzzles has room.
const MAX_OPTION_WIDTH: f32 = 158.0;
const MIN_HEADER_WIDTH: f32 = 560.0;
/// Above the header.
const HEADER_GAP: f32 = 12.0;
/// Of a header with two lines below the title, and of one with four, which has less width.
const LINES_2: f32 = 76.0;
const LINES_4: f32 = 112.0;
const NARROW_HEADER: f32 = 464.0;
const MARGIN: f32 = 16.0;

pub(super) trait TaskPage: Page {
    fn task(&self) -> Task;

    fn show_board(&mut self, ui: &mut Ui, rect: Rect, cx: &Context);

    /// What is at the end of the side panel: up to two buttons of this width.
    fn options(&self, ui: &mut Ui, width: f32, cx: &Context);

    /// What the side panel says between its heading and the buttons.
    fn about(&self, ui: &mut Ui, task: &Task, _cx: &Context) {
        about(ui, task);
    }

    /// Draws a menu of this width in place of the heading. Returns whether there is one.
    fn title_menu(&self, _ui: &mut Ui, _width: f32, _actions: &Context) -> bool {
        false
    }

    /// Whether there are options at the end of the side panel.
    fn has_options(&self) -> bool {
        true
    }

    /// Whether the primary button takes the focus in the next frame.
    fn focuses_primary(&mut self) -> &mut bool;
}

#[derive(Debug)]
pub(super) struct Task {
    /// The heading of the side panel.
    pub(super) heading: String,
    /// Empty if the heading says it all.
    pub(super) title: String,
    /// What to do: two lines.
    pub(super) text: String,
    pub(super) you: Player,
    /// What `you` has to do.
    pub(super) role: Vec<String>,
    pub(super) feedback: Option<Feedback>,
    pub(super) result: Option<&'static str>,
    /// The primary button, which the key Enter presses.
    pub(super) primary: Option<TaskButton>,
    pub(super) buttons: Vec<TaskButton>,
    /// The primary button keeps its place while there are no more `buttons` than this.
    pub(super) places: usize,
    /// Below the board.
    pub(super) choices: Vec<TaskButton>,
    /// Announces where the task stands: the key I.
    pub(super) describe: Action,
    /// The button that leaves the page.
    pub(super) leave: (&'static str, Icon, Action),
    pub(super) size: BoardSize,
}

#[derive(Clone, Debug)]
pub(super) struct TaskButton {
    pub(super) label: String,
    /// The accessible name.
    pub(super) name: String,
    pub(super) icon: Option<Icon>,
    pub(super) tip: &'static str,
    pub(super) possible: Possible,
    pub(super) key: Option<Key>,
    pub(super) action: Action,
}

impl TaskButton {
    pub(super) fn new(label: impl Into<String>, icon: impl Into<Option<Icon>>, action: Action) -> Self {
        let label = label.into();
        let icon = icon.into();
        Self { name: label.clone(), label, icon, tip: "", possible: Ok(()), key: None, action }
    }

    /// Returns the id of a button that can be pressed.
    fn show(&self, ui: &mut Ui, width: f32, is_primary: bool, cx: &Context) -> Option<Id> {
        let button = widgets::button(&self.label).named(&self.name).tip(self.tip);
        let button = if is_primary { button.primary() } else { button };
        let button = if width < SMALL_BELOW { button.small() } else { button };
        let with_icon = self.icon.map(|icon| button.clone().icon(icon));
        let button = with_icon.filter(|button| button.fitting_width(ui) <= width).unwrap_or(button);
        let response = button.width(width).show_possible(ui, self.possible);
        // The button may just have appeared under the pointer.
        if widgets::is_first_click(&response) {
            cx.request(self.action.clone());
        }
        self.possible.is_ok().then_some(response.id)
    }
}

pub(super) fn show(ui: &mut Ui, page: &mut dyn TaskPage, cx: &Context) {
    let task = page.task();
    let is_board_focused = page.board().is_some_and(BoardState::is_focused);
    keys(ui, &task, is_board_focused, cx);
    let focuses_primary = std::mem::take(page.focuses_primary());
    let primary = side_panel(ui, page, &task, cx);
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        let mut room = ui.max_rect().shrink2(vec2(MARGIN, 0.0));
        if !task.choices.is_empty() {
            room.max.y -= ROW_HEIGHT;
            let place = room.with_min_y(room.bottom()).with_max_y(room.bottom() + ROW_HEIGHT);
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| choices(ui, &task, cx));
        }
        let (place, board) = places(room, &task, cx);
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| header(ui, &task));
        page.show_board(ui, board, cx);
    });
    // A click on the board gives it the focus, so this comes after the board.
    if let Some(id) = primary.filter(|_| focuses_primary) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// The places of the header and the board. On a screen that is much higher than the board, the header is next to it.
fn places(room: Rect, task: &Task, cx: &Context) -> (Rect, Rect) {
    let height = if room.width() < NARROW_HEADER { LINES_4 } else { LINES_2 };
    let board =
        Rect::from_min_max(pos2(room.left(), room.top() + HEADER_GAP + height), room.max - vec2(0.0, 4.0));
    let geometry = Geometry::fit(board, task.size, cx.settings.coordinates);
    let width = geometry.ground().width().max(MIN_HEADER_WIDTH).min(room.width());
    let left = (geometry.ground().center().x - width / 2.0).max(room.left());
    let top = (geometry.outline().top() - height).max(room.top() + HEADER_GAP);
    (Rect::from_min_size(pos2(left, top), vec2(width, height)), board)
}

fn header(ui: &mut Ui, task: &Task) {
    ui.spacing_mut().item_spacing = vec2(GAP, 2.0);
    ui.add(Label::new(text::title(&task.title)).truncate());
    ui.add(Label::new(text::body_soft(&task.text)).wrap());
}

fn leave(ui: &mut Ui, task: &Task, cx: &Context) {
    let (name, _, action) = &task.leave;
    if widgets::icon_button(ui, Icon::Close, name, true).clicked() {
        cx.request(action.clone());
    }
}

/// Returns the id of the primary button.
fn side_panel(ui: &mut Ui, page: &dyn TaskPage, task: &Task, cx: &Context) -> Option<Id> {
    let mut primary = None;
    split::beside_board(ui, "task", |ui| {
        let room = ui.max_rect();
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let options = if page.has_options() { OPTIONS_HEIGHT } else { -GAP };
        let rows = task.buttons.len().max(task.places).div_ceil(2);
        let primary_rows = usize::from(task.primary.is_some());
        let height = (primary_rows + rows) as f32 * ROW_HEIGHT + options;
        let foot = room.with_min_y(room.bottom() - height);
        ui.scope_builder(UiBuilder::new().max_rect(room.with_max_y(foot.top() - GAP)), |ui| {
            panel_heading(ui, page, task, cx);
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| page.about(ui, task, cx));
        });
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
            let [width, half] = [ui.available_width(), (ui.available_width() - GAP) / 2.0];
            // Above the other buttons, which keep their places.
            if let Some(button) = &task.primary {
                primary = button.show(ui, width, true, cx);
            }
            button_rows(ui, &task.buttons, half, cx);
            if page.has_options() {
                ui.add_space((rows - task.buttons.len().div_ceil(2)) as f32 * ROW_HEIGHT);
                ui.horizontal(|ui| page.options(ui, half, cx));
            }
        });
    });
    primary
}

/// The heading or its menu, and the button that leaves the page.
fn panel_heading(ui: &mut Ui, page: &dyn TaskPage, task: &Task, cx: &Context) {
    widgets::row_from_right(ui, OPTIONS_HEIGHT, |ui| {
        let (name, icon, action) = &task.leave;
        if ui.available_width() < NARROW {
            leave(ui, task, cx);
        } else if widgets::button(name).icon(*icon).small().show(ui).clicked() {
            cx.request(action.clone());
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let width = ui.available_width().min(MAX_OPTION_WIDTH);
            if !page.title_menu(ui, width, cx) {
                ui.add(Label::new(text::heading(&task.heading)).truncate());
            }
        });
    });
    ui.add_space(GAP);
}

/// The player's side, the feedback, and what else there is to read.
fn about(ui: &mut Ui, task: &Task) {
    if let Some((first, rest)) = task.role.split_first() {
        widgets::card(ui, CardKind::Active(task.you), |ui| {
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                ui.spacing_mut().item_spacing = vec2(12.0, 3.0);
                let (place, _) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::hover());
                icons::side_tile(ui.painter(), place, task.you, Palette::of(ui));
                ui.vertical(|ui| {
                    ui.add(Label::new(text::body_strong(first)).wrap());
                    for line in rest {
                        ui.add(Label::new(text::soft(line)).wrap());
                    }
                });
            });
        });
    }
    if let Some(feedback) = &task.feedback {
        feedback.card(ui, task.result);
    }
}

/// Two in a row.
fn button_rows(ui: &mut Ui, buttons: &[TaskButton], width: f32, cx: &Context) {
    for row in buttons.chunks(2) {
        ui.horizontal(|ui| {
            for button in row {
                button.show(ui, width, false, cx);
            }
        });
    }
}

fn choices(ui: &mut Ui, task: &Task, cx: &Context) {
    let count = task.choices.len() as f32;
    let width = ((ui.available_width() + GAP) / count - GAP).min(MAX_CHOICE_WIDTH);
    ui.spacing_mut().item_spacing.x = GAP;
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - (width + GAP) * count).max(0.0) / 2.0);
        for choice in &task.choices {
            choice.show(ui, width, false, cx);
        }
    });
}

/// The strip: the legend of the marks, and at the right what is said of the ring at the pointer.
pub(super) fn status(ui: &mut Ui, marks: &[Mark], pointed: Option<&str>) {
    let mut kinds: Vec<_> = marks.iter().map(|mark| Some(mark.kind)).collect();
    kinds.dedup();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if let Some(pointed) = pointed {
            ui.label(text::soft(pointed));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            marks_legend(ui, &kinds);
            if kinds.iter().any(|kind| matches!(kind, Some(MarkKind::KeepsWin | MarkKind::OnlyWinningMove))) {
                ui.add(Label::new(text::soft(puzzle::unmarked())).truncate());
            }
        });
    });
}

/// One dot for each step: filled if it is done, thick for the current one.
pub(super) fn dots(ui: &mut Ui, name: String, count: usize, done: usize, current: usize) {
    const STEP: f32 = 16.0;
    let response = ui.allocate_response(vec2(STEP * count as f32, 20.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = Palette::of(ui);
    for index in 0..count {
        let at = pos2(response.rect.left() + STEP * (index as f32 + 0.5), response.rect.center().y);
        if index < done {
            ui.painter().circle_filled(at, 4.5, palette.go);
        } else {
            let (width, color) = if index == current { (2.0, palette.go) } else { (1.0, palette.ctrl) };
            ui.painter().circle_stroke(at, 4.0, Stroke::new(width, color));
        }
    }
    response.on_hover_text(name);
}

/// The keys of the buttons, unless a dialog, menu or text field takes them. Enter presses the primary button while the
/// focus is on the board or nowhere.
fn keys(ui: &Ui, task: &Task, is_board_focused: bool, cx: &Context) {
    let is_front = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if !is_front || Popup::is_any_open(ui.ctx()) || ui.ctx().text_edit_focused() {
        return;
    }
    let press = |key, action: &Action| {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            cx.request(action.clone());
        }
    };
    press(Key::I, &task.describe);
    for button in task.buttons.iter().chain(&task.choices).filter(|button| button.possible.is_ok()) {
        if let Some(key) = button.key {
            press(key, &button.action);
        }
    }
    let takes_enter = is_board_focused || ui.memory(|memory| memory.focused().is_none());
    if let Some(primary) = task.primary.as_ref().filter(|button| takes_enter && button.possible.is_ok()) {
        press(Key::Enter, &primary.action);
    }
}
