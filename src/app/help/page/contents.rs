//! The left side of the Help page: the search field, and below it the hits or the chapters.

use eframe::egui::{Align, Color32, Key, Layout, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::action::Action;
use crate::app::help::action::{HelpAction, Print};
use crate::app::help::page::State;
use crate::app::help::place::{Chapter, Place};
use crate::app::scene::Actions;
use crate::app::ui::theme::{Palette, font, text};
use crate::app::ui::widgets;
use crate::messages::help as msg;

/// In points.
const ROW: f32 = 30.0;

pub(super) fn show(ui: &mut Ui, state: &mut State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 6.0;
    search(ui, state);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        if widgets::button(msg::PRINT_BOOK).small().show(ui).clicked() {
            actions.push(Action::Help(HelpAction::Print(Print::Book)));
        }
        ui.add_space(4.0);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let area = ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]);
            area.show(ui, |ui| {
                if state.query.trim().is_empty() { chapters(ui, state, actions) } else { hits(ui, state) }
            });
        });
    });
}

fn search(ui: &mut Ui, state: &mut State) {
    let mut query = state.query.clone();
    let width = ui.available_width();
    let field = widgets::search_field(ui, &mut query, msg::SEARCH, width);
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

fn chapters(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for chapter in Chapter::ALL {
        let open = chapter == state.chapter();
        if row(ui, chapter.title(), &[], open, 0.0).clicked() {
            actions.push(Action::Help(HelpAction::Open(chapter.into())));
        }
        if open {
            sections(ui, chapter, state, actions);
        }
    }
}

/// Subsections appear only while their section is open.
fn sections(ui: &mut Ui, chapter: Chapter, state: &State, actions: &mut Actions) {
    let anchor = state.place().anchor.as_deref();
    let sections = &chapter.document().sections;
    for part in sections.get(1..).unwrap_or_default().chunk_by(|_, next| next.level > 2) {
        let inside = part.iter().any(|section| anchor == Some(&section.anchor));
        let shown = if inside { part } else { &part[..1] };
        for section in shown {
            let indent = if section.level == 2 { 14.0 } else { 28.0 };
            if row(ui, &section.heading, &[], anchor == Some(&section.anchor), indent).clicked() {
                actions.push(Action::Help(HelpAction::Open(Place::at(chapter, &section.anchor))));
            }
        }
    }
}

fn hits(ui: &mut Ui, state: &mut State) {
    let matches = state.hits().iter().map(|hit| hit.matches).sum();
    ui.label(text::small_strong(msg::match_count(matches, state.hits().len())));
    if !state.hits().is_empty() {
        ui.label(text::soft(msg::NEXT_MATCH_TIP));
    }
    let mut clicked = None;
    for (index, hit) in state.hits().iter().enumerate() {
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
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let fill = match (selected, response.hovered()) {
        (true, _) => palette.go_tint,
        (false, true) => palette.raised,
        (false, false) => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(response.rect, palette.corner(8), fill);
    let mut at = response.rect.left_top() + vec2(10.0 + indent, (size.y - height) / 2.0);
    for line in lines {
        let step = line.size().y + 1.0;
        ui.painter().galley(at, line, color);
        at.y += step;
    }
    if response.has_focus() {
        widgets::focus_ring(ui, response.rect.shrink(2.0), 6);
    }
    response
}
