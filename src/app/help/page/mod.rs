//! The Help page: contents and chapter side by side, or in tabs in a narrow window.

pub(crate) mod contents;
pub(crate) mod interactive;
pub(crate) mod overlay;
pub(crate) mod rich_text;
pub(crate) mod state;
pub(crate) mod table;

use eframe::egui::{
    self, Align, CentralPanel, Frame, Key, Label, Layout, Margin, Modifiers, Panel, ScrollArea, Ui, vec2,
};

use crate::app::action::Action;
use crate::app::command::table::PRINT_CHAPTER;
use crate::app::help::action::{HelpAction, Print};
use crate::app::help::page::rich_text::TextKind;
use crate::app::help::page::state::Jump;
use crate::app::help::{Block, search};
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets::{self, SegmentItem};
use crate::messages::help as msg;

pub(crate) use crate::app::help::page::state::State;

// Lengths in points.
const CONTENTS_WIDTH: f32 = 240.0;
const MAX_TEXT_WIDTH: f32 = 640.0;
/// A narrower bar has no print button.
const PRINT_BUTTON_MIN_WIDTH: f32 = 400.0;
const ARROW_KEY_SCROLL: f32 = 44.0;

/// `alone`: no dialog covers the page.
pub(crate) fn show(ui: &mut Ui, alone: bool, state: &mut State, actions: &mut Actions) {
    let window = ui.ctx().content_rect().size();
    let palette = Palette::of(ui);
    let wide = window.x >= widgets::WIDE;
    if alone {
        keys(ui, state, actions);
    }
    if wide {
        widgets::panel(ui, Panel::left("help contents"), CONTENTS_WIDTH, Margin::symmetric(12, 14), |ui| {
            contents::show(ui, state, actions);
        });
    }
    widgets::panel(ui, Panel::top("help bar"), widgets::TAB_BAR, Margin::symmetric(16, 0), |ui| {
        bar(ui, wide, state, actions);
    });
    let ground = if wide || !state.in_contents { palette.board } else { palette.panel };
    CentralPanel::default().frame(Frame::new().fill(ground)).show(ui, |ui| {
        if wide || !state.in_contents {
            chapter(ui, alone, state, actions);
        } else {
            let frame = Frame::new().inner_margin(Margin::symmetric(16, 12));
            frame.show(ui, |ui| contents::show(ui, state, actions));
        }
    });
}

/// Esc first clears the search, then closes the help.
fn keys(ui: &Ui, state: &mut State, actions: &mut Actions) {
    if egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::Escape) {
        if state.query.is_empty() {
            actions.push(Action::Help(HelpAction::Close));
        } else {
            state.search(String::new());
        }
    }
    if pressed(Modifiers::ALT, Key::ArrowLeft) {
        state.go_back();
    }
    if pressed(Modifiers::ALT, Key::ArrowRight) {
        state.go_forward();
    }
    if pressed(Modifiers::COMMAND, Key::F) {
        (state.focus_search, state.in_contents) = (true, true);
    }
    // With Shift first: a shortcut without Shift matches the key with Shift too.
    for (modifiers, back) in [(Modifiers::SHIFT, true), (Modifiers::NONE, false)] {
        if pressed(modifiers, Key::F3) {
            state.go_to_next_hit(back);
        }
    }
    if pressed(PRINT_CHAPTER.keys.modifiers, PRINT_CHAPTER.keys.logical_key) {
        actions.push(Action::Help(HelpAction::Print(Print::Chapter(state.chapter()))));
    }
}

fn bar(ui: &mut Ui, wide: bool, state: &mut State, actions: &mut Actions) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(widgets::TAB_BAR);
        ui.spacing_mut().item_spacing.x = 6.0;
        if widgets::icon_button(ui, Icon::Close, msg::CLOSE, true).clicked() {
            actions.push(Action::Help(HelpAction::Close));
        }
        let key = PRINT_CHAPTER.to_string();
        let print = widgets::button(msg::PRINT_TOPIC).small().tip(&key);
        // The key works even if there is no room for the button.
        if ui.available_width() >= PRINT_BUTTON_MIN_WIDTH && print.show(ui).clicked() {
            actions.push(Action::Help(HelpAction::Print(Print::Chapter(state.chapter()))));
        }
        if !wide {
            tabs(ui, state);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if widgets::icon_button(ui, Icon::Prev, msg::BACK, state.can_go_back()).clicked() {
                state.go_back();
            }
            if widgets::icon_button(ui, Icon::Next, msg::FORWARD, state.can_go_forward()).clicked() {
                state.go_forward();
            }
            ui.add_space(4.0);
            ui.add(Label::new(text::body_soft(state.chapter().title())).truncate());
        });
    });
}

fn tabs(ui: &mut Ui, state: &mut State) {
    let items = [msg::CONTENTS, msg::TEXT_TAB].map(SegmentItem::plain);
    let mut chosen = usize::from(!state.in_contents);
    widgets::segmented(ui, msg::TABS_NAME, &mut chosen, &items);
    state.in_contents = chosen == 0;
}

struct ChapterView<'a> {
    state: &'a mut State,
    actions: &'a mut Actions,
    /// Words to highlight.
    wanted: Vec<String>,
    /// Heading to scroll to.
    anchor: Option<String>,
    /// Number of figures shown so far.
    figures: usize,
}

fn chapter(ui: &mut Ui, alone: bool, state: &mut State, actions: &mut Actions) {
    let by_keys = if alone { scrolled(ui) } else { 0.0 };
    let offset = match &state.jump {
        Some(Jump::Offset(offset)) => Some(*offset),
        Some(Jump::Anchor(_)) => None,
        None => (by_keys != 0.0).then(|| (state.offset + by_keys).max(0.0)),
    };
    let anchor = match state.jump.take() {
        Some(Jump::Anchor(anchor)) => Some(anchor),
        _ => None,
    };
    let mut area = ScrollArea::vertical().id_salt(state.chapter()).auto_shrink([false, false]);
    if let Some(offset) = offset {
        area = area.vertical_scroll_offset(offset);
    }
    let document = state.chapter().document();
    let wanted = search::wanted(&state.query);
    let shown = area.show(ui, |ui| {
        let width = MAX_TEXT_WIDTH.min(ui.available_width() - 40.0);
        let left = ((ui.available_width() - width) / 2.0).clamp(20.0, 56.0);
        ui.horizontal_top(|ui| {
            ui.add_space(left);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
                ui.add_space(18.0);
                let mut chapter = ChapterView { state, actions, wanted, anchor, figures: 0 };
                chapter.blocks(ui, &document.blocks);
                ui.add_space(60.0);
            });
        });
    });
    state.offset = shown.state.clamped_offset().y;
}

/// 0 while a widget uses the keys.
fn scrolled(ui: &Ui) -> f32 {
    if ui.memory(|memory| memory.focused().is_some()) {
        return 0.0;
    }
    let page = ui.available_height() - ARROW_KEY_SCROLL;
    let keys = [
        (Key::ArrowDown, ARROW_KEY_SCROLL),
        (Key::ArrowUp, -ARROW_KEY_SCROLL),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::Space, page),
        (Key::Home, f32::MIN / 4.0),
        (Key::End, 1e6),
    ];
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    keys.into_iter().map(|(key, by)| if pressed(key) > 0 { by } else { 0.0 }).sum()
}

impl ChapterView<'_> {
    fn blocks(&mut self, ui: &mut Ui, blocks: &[Block]) {
        for block in blocks {
            self.block(ui, block);
        }
    }

    fn block(&mut self, ui: &mut Ui, block: &Block) {
        match block {
            Block::Heading { level, anchor, spans } => self.heading(ui, *level, anchor, spans),
            Block::Paragraph(spans) => self.flow(ui, spans, TextKind::Body),
            Block::List { first, items } => self.list(ui, *first, items),
            Block::Table(rows) => self.table(ui, rows),
            Block::Quote(blocks) => {
                let palette = Palette::of(ui);
                let frame = palette.frame(palette.go_tint, 10);
                frame.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.blocks(ui, blocks);
                });
            }
            Block::Code(text) => code(ui, text),
            Block::LiveBlock(live) => self.live(ui, live),
            Block::Rule => {
                ui.separator();
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, first: Option<u64>, items: &[Vec<Block>]) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            for (number, item) in (first.unwrap_or_default()..).zip(items) {
                let sign = first.map_or_else(|| "•".to_owned(), |_| format!("{number}."));
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    let layout = Layout::left_to_right(Align::Center);
                    widgets::cell(ui, 22.0, rich_text::LINE, layout, |ui| ui.label(text::body_soft(sign)));
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 5.0;
                        self.blocks(ui, item);
                    });
                });
            }
        });
    }
}

fn code(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui);
    let frame = palette.frame(palette.raised, 8);
    frame.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(text::mono(text)).wrap().selectable(true));
    });
}
