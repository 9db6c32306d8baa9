//! The help: chapters from `assets/locales/en/help`, search, and export for printing (`docs/interface.md, "Help"`). The page has
//! contents and chapter side by side, or in tabs in a narrow window.

pub(crate) mod block;
pub(crate) mod chapter_view;
pub(crate) mod commands;
pub mod diagram;
pub(crate) mod dialogs;
pub(crate) mod document;
pub(crate) mod example;
pub(crate) mod export;
pub(crate) mod live;
pub(crate) mod search;
pub(crate) mod state;

use crate::context::command::table::PRINT_CHAPTER;
use crate::context::prelude::*;
use crate::kit::list;
use crate::kit::split::{self, Part, Split};
use crate::messages::help as msg;
use crate::model::place::Print;
use crate::pages::help::chapter_view::ChapterView;
use crate::pages::help::state::{HelpState, Jump};

pub use crate::model::place::{Chapter, Place};
pub use crate::pages::help::export::{book_page, chapter_page, personality_page};

// Lengths in points.
const LOOK: Split = Split {
    id: "help",
    side: 240.0,
    is_left: true,
    side_margins: [Margin::symmetric(12, 14), Margin::symmetric(16, 12)],
    main_margins: [Margin::ZERO; 2],
};
const MAX_TEXT_WIDTH: f32 = 640.0;
/// A narrower bar has no print button.
const PRINT_BUTTON_MIN_WIDTH: f32 = 400.0;
const ARROW_KEY_SCROLL: f32 = 44.0;
/// Of an entry of the contents.
const ROW: f32 = 30.0;

/// `alone`: no dialog covers the page.
pub(crate) fn show(ui: &mut Ui, alone: bool, state: &mut HelpState, cx: &Context) {
    split::split(ui, LOOK, state.in_contents, |ui, part| match part {
        Part::Tabs => bar(ui, state, cx),
        Part::Side => contents(ui, state, cx),
        Part::Main => {
            ui.painter().rect_filled(ui.max_rect(), 0.0, Palette::of(ui).board);
            if split::is_wide(ui) {
                widgets::panel(ui, Panel::top("help bar"), split::TAB_BAR, Margin::symmetric(16, 0), |ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| bar(ui, state, cx));
                });
            }
            chapter(ui, alone, state, cx);
        }
    });
}

/// Esc first clears the search, then closes the help. Menus close themselves while they are drawn, so this comes before.
pub(crate) fn keys(ui: &Ui, state: &mut HelpState, cx: &Context) {
    if egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::Escape) {
        if state.query.is_empty() {
            cx.request(Action::Help(HelpAction::Close));
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
    if pressed(PRINT_CHAPTER.0.modifiers, PRINT_CHAPTER.0.logical_key) {
        cx.request(Action::Help(HelpAction::Print(Print::Chapter(state.chapter()))));
    }
}

/// Filled from the right.
fn bar(ui: &mut Ui, state: &mut HelpState, cx: &Context) {
    ui.set_min_height(split::TAB_BAR);
    ui.spacing_mut().item_spacing.x = 6.0;
    if widgets::icon_button(ui, Icon::Close, msg::close(), true).clicked() {
        cx.request(Action::Help(HelpAction::Close));
    }
    let key = PRINT_CHAPTER.to_string();
    let print = widgets::button(msg::print_topic()).small().tip(&key);
    // The key works even if there is no room for the button.
    if ui.available_width() >= PRINT_BUTTON_MIN_WIDTH && print.show(ui).clicked() {
        cx.request(Action::Help(HelpAction::Print(Print::Chapter(state.chapter()))));
    }
    if !split::is_wide(ui) {
        tabs(ui, state);
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if widgets::icon_button(ui, Icon::Prev, msg::back(), !state.back.is_empty()).clicked() {
            state.go_back();
        }
        if widgets::icon_button(ui, Icon::Next, msg::forward(), !state.forward.is_empty()).clicked() {
            state.go_forward();
        }
        ui.add_space(4.0);
        ui.add(Label::new(text::body_soft(state.chapter().title())).truncate());
    });
}

fn tabs(ui: &mut Ui, state: &mut HelpState) {
    let items = [msg::contents(), msg::text_tab()].map(SegmentItem::plain);
    let mut chosen = usize::from(!state.in_contents);
    widgets::segmented(ui, msg::tabs_name(), &mut chosen, &items);
    state.in_contents = chosen == 0;
}

fn chapter(ui: &mut Ui, alone: bool, state: &mut HelpState, cx: &Context) {
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
    // Single words of a query without a hit would mark half of the book.
    let wanted = if state.hits.is_empty() { Vec::new() } else { search::wanted(&state.query) };
    let shown = area.show(ui, |ui| {
        let width = MAX_TEXT_WIDTH.min(ui.available_width() - 40.0);
        let left = ((ui.available_width() - width) / 2.0).clamp(20.0, 56.0);
        ui.horizontal_top(|ui| {
            ui.add_space(left);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
                ui.add_space(18.0);
                let mut chapter = ChapterView { state, cx, wanted, anchor, figures: 0 };
                chapter.blocks(ui, &document.blocks);
                ui.add_space(60.0);
            });
        });
    });
    state.offset = shown.state.clamped_offset().y;
}

/// 0 while a widget uses the keys.
fn scrolled(ui: &Ui) -> f32 {
    let focused = ui.memory(egui::Memory::focused);
    let is_search =
        focused.is_some_and(|focused| ui.data(|data| data.get_temp(search_id()) == Some(focused)));
    if focused.is_some() && !is_search {
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
    // The search field uses the last three.
    let count = if is_search { keys.len() - 3 } else { keys.len() };
    keys.into_iter().take(count).map(|(key, by)| if pressed(key) > 0 { by } else { 0.0 }).sum()
}

/// Where the ID of the search field is kept.
fn search_id() -> egui::Id {
    egui::Id::unique("search of the help")
}

/// The search field, and below it the hits or the chapters.
fn contents(ui: &mut Ui, state: &mut HelpState, cx: &Context) {
    ui.spacing_mut().item_spacing.y = 6.0;
    search_field(ui, state);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        if widgets::button(msg::print_book()).small().show(ui).clicked() {
            cx.request(Action::Help(HelpAction::Print(Print::Book)));
        }
        ui.add_space(4.0);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let area = ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]);
            area.show(ui, |ui| {
                if state.query.trim().is_empty() { chapters(ui, state, cx) } else { hits(ui, state) }
            });
        });
    });
}

fn search_field(ui: &mut Ui, state: &mut HelpState) {
    let mut query = state.query.clone();
    let width = ui.available_width();
    let field = widgets::search_field(ui, &mut query, msg::search(), width);
    ui.data_mut(|data| data.insert_temp(search_id(), field.id));
    if std::mem::take(&mut state.focus_search) {
        field.request_focus();
    }
    if query != state.query {
        state.search(query);
    }
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        state.go_to_next_hit(ui.input(|input| input.modifiers.shift));
        // Enter again goes to the next hit.
        field.request_focus();
    }
}

fn chapters(ui: &mut Ui, state: &HelpState, cx: &Context) {
    for chapter in Chapter::ALL {
        let open = chapter == state.chapter();
        if row(ui, chapter.title(), &[], open, 0.0).clicked() {
            cx.request(Action::Help(HelpAction::Open(chapter.into())));
        }
        if open {
            sections(ui, chapter, state, cx);
        }
    }
}

/// Subsections appear only while their section is open.
fn sections(ui: &mut Ui, chapter: Chapter, state: &HelpState, cx: &Context) {
    let anchor = state.place.anchor.as_deref();
    let sections = &chapter.document().sections;
    for part in sections.get(1..).unwrap_or_default().chunk_by(|_, next| next.level > 2) {
        let inside = part.iter().any(|section| anchor == Some(&section.anchor));
        let shown = if inside { part } else { &part[..1] };
        for section in shown {
            let indent = if section.level == 2 { 14.0 } else { 28.0 };
            if row(ui, &section.heading, &[], anchor == Some(&section.anchor), indent).clicked() {
                cx.request(Action::Help(HelpAction::Open(Place::at(chapter, &section.anchor))));
            }
        }
    }
}

fn hits(ui: &mut Ui, state: &mut HelpState) {
    let matches: usize = state.hits.iter().map(|hit| hit.matches).sum();
    ui.label(text::small_strong(msg::match_count(matches, state.hits.len())));
    if !state.hits.is_empty() {
        ui.label(text::soft(msg::next_match_tip()));
    }
    let mut clicked = None;
    for (index, hit) in state.hits.iter().enumerate() {
        let more: &[&str] =
            if hit.heading == hit.chapter { &[&hit.snippet] } else { &[hit.chapter, &hit.snippet] };
        if row(ui, &hit.heading, more, state.hit == Some(index), 0.0).clicked() {
            clicked = Some(index);
        }
    }
    if let Some(index) = clicked {
        state.go_to_hit(index);
    }
}

fn row(ui: &mut Ui, title: &str, more: &[&str], selected: bool, indent: f32) -> Response {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let room = width - indent - 20.0;
    let lay = |words: &str, font, color| ui.painter().layout(words.to_owned(), font, color, room);
    let title_font = if selected { font::semibold(13.5) } else { font::regular(13.5) };
    let color = if selected { palette.go } else { palette.ink };
    let mut lines = vec![lay(title, title_font, color)];
    lines.extend(more.iter().map(|words| lay(words, font::regular(12.0), palette.soft)));
    let height: f32 = lines.iter().map(|line| line.size().y + 1.0).sum();
    let size = vec2(width, (height + 10.0).max(if indent > 0.0 { 26.0 } else { ROW }));
    let response = ui.allocate_response(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, title));
    widgets::reveal_focus(&response);
    list::ground(ui, &response, selected);
    let mut at = response.rect.left_top() + vec2(10.0 + indent, (size.y - height) / 2.0);
    for line in lines {
        let step = line.size().y + 1.0;
        ui.painter().galley(at, line, color);
        at.y += step;
    }
    list::ring(ui, &response);
    response
}
