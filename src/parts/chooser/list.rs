//! Draws the rows, in groups or one after the other, and reads their keys. The rows are one Tab stop.

use std::collections::BTreeSet;

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{Event, EventFilter, PointerButton};

use crate::context::prelude::*;
use crate::kit::list::TabStop;
use crate::kit::widgets::label::Line;
use crate::kit::{icons, list};
use crate::messages::opponents as msg;
use crate::parts::chooser::rows::{Group, Row};
use crate::parts::emblem::EmblemLook;
use crate::parts::player_row::PlayerRow;

// Lengths in points.
const TALL_ROW: f32 = 46.0;
const LOW_ROW: f32 = 33.0;
const LEFT_WIDTH: f32 = 304.0;
const BETWEEN_COLUMNS: f32 = 24.0;
const HEADING: f32 = 26.0;
const PADDING: f32 = 8.0;
const GAP: f32 = 10.0;
const SIGN: f32 = 18.0;
const LOW_EMBLEM: f32 = 30.0;
const NAME_WIDTH: f32 = 96.0;
const GRADE_WIDTH: f32 = 66.0;
const ELO_WIDTH: f32 = 44.0;
/// Of the rows without groups.
const COLUMN_WIDTH: f32 = 300.0;
/// Room for focus rings beside the rows, which the scroll area would cut.
const MARGIN: f32 = 3.0;

/// What the list shows besides its rows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    pub(crate) rows: &'a [Row],
    /// The matching rows, in the order of the keys.
    pub(crate) order: &'a [usize],
    pub(crate) current: Option<usize>,
    /// With check boxes.
    pub(crate) ticked: Option<&'a BTreeSet<usize>>,
    /// In two columns.
    pub(crate) is_wide: bool,
    /// Gives the current row the focus.
    pub(crate) focus: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// With a key, or the first click.
    Moved(usize),
    /// By Enter or a double click.
    Chosen(usize),
    Ticked(usize),
    /// Ticks all rows of a group.
    All(Group),
    /// Letters for the search.
    Typed(String),
    /// Of a file that cannot be read.
    Show(PathBuf),
    FromFile,
}

impl Shown<'_> {
    fn stop(&self, list: Id) -> TabStop {
        let current = self.current.filter(|current| self.order.contains(current));
        TabStop { list, row: current.or_else(|| self.order.first().copied()) }
    }

    /// `title` is the accessible name.
    pub(crate) fn show(&self, ui: &mut Ui, title: &str) -> Option<Answer> {
        self.with_keys(ui, title, |shown, ui, id| {
            let draw = |ui: &mut Ui, groups: &[Group]| {
                groups.iter().filter_map(|&group| shown.group(ui, id, group)).last()
            };
            let entered = shown.chosen_or_typed(ui, id);
            let clicked = if self.is_wide {
                let [left, right] = &mut columns(ui);
                let groups = [Group::Own, Group::Perfect];
                let left = column(left, "left", |ui| {
                    let clicked = draw(ui, &groups);
                    from_file(ui).or(clicked)
                });
                left.or(column(right, "right", |ui| draw(ui, &[Group::BuiltIn])))
            } else {
                column(ui, "all", |ui| {
                    let clicked = draw(ui, &[Group::Own, Group::BuiltIn, Group::Perfect]);
                    from_file(ui).or(clicked)
                })
            };
            clicked.or(entered)
        })
    }

    /// Without groups, in as many columns as there is room for.
    pub(crate) fn show_plain(&self, ui: &mut Ui, title: &str) -> Option<Answer> {
        self.with_keys(ui, title, |shown, ui, id| {
            let mut clicked = None;
            widgets::columns(ui, COLUMN_WIDTH, shown.order.len(), |ui, place| {
                clicked = shown.row(ui, id, shown.order[place], false).or(clicked.take());
            });
            clicked
        })
    }

    fn with_keys(
        &self,
        ui: &mut Ui,
        title: &str,
        rows: impl FnOnce(&Self, &mut Ui, Id) -> Option<Answer>,
    ) -> Option<Answer> {
        let role = if self.ticked.is_some() { Role::Group } else { Role::RadioGroup };
        let builder = UiBuilder::new().id_salt(title).accessibility_role(role).accessibility_label(title);
        let scope = ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let id = ui.scope_id().with("row");
            let moved = self.moved(ui, id);
            // The row that gets the focus is drawn as the current one, so that it can take it.
            let shown = Self { current: moved.or(self.current), ..*self };
            rows(&shown, ui, id).or(moved.map(Answer::Moved))
        });
        scope.inner
    }

    fn chosen_or_typed(&self, ui: &Ui, id: Id) -> Option<Answer> {
        let own = self.stop(id).row.filter(|_| self.stop(id).has_focus(ui))?;
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            return Some(Answer::Chosen(own));
        }
        let typed: String = ui.input(|input| {
            let texts = input.events.iter().filter_map(|event| match event {
                Event::Text(text) if !text.trim().is_empty() => Some(text.as_str()),
                _ => None,
            });
            texts.collect()
        });
        (!typed.is_empty()).then_some(Answer::Typed(typed))
    }

    /// The row to which a key moves. In two columns, Left and Right lead to the other one.
    fn moved(&self, ui: &Ui, id: Id) -> Option<usize> {
        let stop = self.stop(id);
        let moved = stop.moved(ui, self.order.iter().copied(), list::PAGE);
        if moved.is_some() || !stop.has_focus(ui) {
            return moved;
        }
        let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
        widgets::keeps_keys(ui, id.with(stop.row?), filter);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let side = pressed(Key::ArrowRight) | pressed(Key::ArrowLeft);
        let place = self.order.iter().position(|&row| Some(row) == stop.row).filter(|_| side)?;
        let next = self.order[if self.is_wide { self.beside(place) } else { place }];
        widgets::pass_focus(ui, id.with(next));
        Some(next)
    }

    /// The row of the other column.
    fn beside(&self, place: usize) -> usize {
        let is_left = |row: &usize| self.rows[*row].group != Group::BuiltIn;
        let left = self.order.iter().filter(|&row| is_left(row)).count();
        let (other, count) = if place < left { (left, self.order.len() - left) } else { (0, left) };
        let same = if place < left { place } else { place - left };
        if count == 0 { place } else { other + same.min(count - 1) }
    }

    fn group(&self, ui: &mut Ui, id: Id, group: Group) -> Option<Answer> {
        let rows: Vec<usize> =
            self.order.iter().copied().filter(|&row| self.rows[row].group == group).collect();
        if rows.is_empty() {
            return None;
        }
        let is_low = self.is_wide && group == Group::BuiltIn;
        let mut answer = self.heading(ui, group, is_low);
        for row in rows {
            answer = self.row(ui, id, row, is_low).or(answer);
        }
        ui.add_space(if is_low { 0.0 } else { 8.0 });
        answer
    }

    fn heading(&self, ui: &mut Ui, group: Group, has_elo: bool) -> Option<Answer> {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
        let beside = if self.ticked.is_some() { 0.0 } else { SIGN + GAP };
        let rect = rect.shrink2(vec2(PADDING, 0.0));
        let line = |layout| UiBuilder::new().id_salt(group.title()).max_rect(rect).layout(layout);
        if has_elo {
            let elo = rect.with_max_x(rect.right() - beside);
            let layout = Layout::right_to_left(Align::Center);
            ui.new_child(line(layout).max_rect(elo)).label(text::soft(msg::elo()));
        }
        let ui = &mut ui.new_child(line(Layout::left_to_right(Align::Center)));
        ui.label(text::small_strong(group.title()).weak());
        let name = msg::all_of(group.title());
        let all = widgets::button(msg::all()).named(&name);
        let is_clicked = self.ticked.is_some() && all.small().quiet().show(ui).clicked();
        is_clicked.then_some(Answer::All(group))
    }

    fn row(&self, ui: &mut Ui, id: Id, index: usize, is_low: bool) -> Option<Answer> {
        let row = &self.rows[index];
        let height = if is_low { LOW_ROW } else { TALL_ROW };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let stop = self.stop(id);
        let is_stop = stop.row == Some(index);
        let is_new = ui.ctx().read_response(id.with(index)).is_none();
        let response = stop.row(ui, index, rect);
        let is_current = self.current == Some(index);
        let takes_part = row.problem.as_deref() == Some(msg::takes_part());
        let is_ticked = self.ticked.map(|ticked| takes_part || ticked.contains(&index));
        let role = if is_ticked.is_some() { Role::CheckBox } else { Role::RadioButton };
        let is_possible = row.problem.is_none();
        response.widget_info(|| {
            WidgetInfo::selected(role, is_possible, is_ticked.unwrap_or(is_current), row.spoken())
        });
        if is_stop && self.focus {
            response.request_focus();
        }
        if is_stop && (self.focus || is_new && is_current || response.gained_focus()) {
            ui.scroll_to_rect_animation(rect.expand(MARGIN), None, ScrollAnimation::none());
        }
        let mut answer = None;
        if response.clicked() {
            let by_pointer = response.clicked_by(PointerButton::Primary);
            answer = Some(match is_ticked {
                Some(_) => Answer::Ticked(index),
                None if by_pointer && !response.double_clicked() => Answer::Moved(index),
                None => Answer::Chosen(index),
            });
        }
        let mut right = rect.right() - PADDING;
        if let Err(file) = &row.pick {
            let (width, shown) = show_button(ui, rect, &row.name, file);
            right -= width;
            answer = shown.or(answer);
        }
        if ui.is_rect_visible(rect) {
            let paint = Painted { row, is_current, is_ticked, is_low, right };
            paint.paint(ui, &response);
        }
        answer
    }
}

fn columns(ui: &mut Ui) -> [Ui; 2] {
    let room = ui.available_rect_before_wrap();
    let (left, right) = room.split_left_right_at_x(room.left() + LEFT_WIDTH);
    let right = right.with_min_x(right.left() + BETWEEN_COLUMNS);
    let between = left.right() + BETWEEN_COLUMNS / 2.0;
    ui.painter().vline(between, room.y_range(), (1.0, Palette::of(ui).line));
    ui.allocate_rect(room, Sense::hover());
    [left, right].map(|column| ui.new_child(UiBuilder::new().id_salt("column").max_rect(column)))
}

fn column<R>(ui: &mut Ui, id: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.spacing_mut().item_spacing.y = 0.0;
    let area = ScrollArea::vertical().id_salt(id).auto_shrink(false);
    area.show(ui, |ui| Frame::new().inner_margin(MARGIN).show(ui, contents).inner).inner
}

fn from_file(ui: &mut Ui) -> Option<Answer> {
    ui.add_space(4.0);
    let button = widgets::button(msg::from_file()).icon(Icon::Folder);
    button.show(ui).clicked().then_some(Answer::FromFile)
}

/// Returns the width that it takes.
fn show_button(ui: &mut Ui, rect: Rect, name: &str, file: &Path) -> (f32, Option<Answer>) {
    let label = msg::show_file(name);
    let button = widgets::button(msg::show()).small().named(&label);
    let width = button.fitting_width(ui);
    let place = rect.shrink(PADDING);
    let place = place.with_min_x(place.right() - width);
    let builder = UiBuilder::new().id_salt(name).max_rect(place);
    let ui = &mut ui.new_child(builder.layout(Layout::right_to_left(Align::Center)));
    let is_clicked = button.show(ui).clicked();
    (width + GAP, is_clicked.then(|| Answer::Show(file.to_owned())))
}

struct Painted<'a> {
    row: &'a Row,
    is_current: bool,
    is_ticked: Option<bool>,
    is_low: bool,
    /// Where its texts end.
    right: f32,
}

impl Painted<'_> {
    fn paint(&self, ui: &Ui, response: &Response) {
        let (palette, rect) = (Palette::of(ui), response.rect);
        list::ground(ui, response, self.is_current);
        let mut left = rect.left() + PADDING;
        if let Some(is_ticked) = self.is_ticked {
            let place = Rect::from_center_size(pos2(left + SIGN / 2.0, rect.center().y), Vec2::splat(SIGN));
            widgets::choice::paint_box(ui, place, is_ticked, response.hovered());
            left += SIGN + GAP;
        }
        let right = self.sign(ui, rect);
        let ink = if self.row.problem.is_some() { palette.soft } else { palette.ink };
        if self.is_low {
            self.low(ui, rect.with_min_x(left), right, ink);
        } else {
            // The name of one that can be read has the whole line.
            let why = self.row.problem.as_deref().filter(|_| self.row.pick.is_ok());
            let fact = if why.is_some() { String::new() } else { self.row.right() };
            let row = PlayerRow {
                emblem: self.row.emblem,
                name: &self.row.name,
                ink,
                right: (&fact, self.fact_color(palette)),
                below: (why.unwrap_or(&self.row.character), palette.soft),
            };
            row.paint(ui, rect.with_min_x(left).with_max_x(right));
        }
        list::ring(ui, response);
    }

    /// On one line.
    fn low(&self, ui: &Ui, rect: Rect, right: f32, ink: Color32) {
        let middle = rect.center().y;
        let place = pos2(rect.left() + LOW_EMBLEM / 2.0, middle);
        let place = Rect::from_center_size(place, Vec2::splat(LOW_EMBLEM));
        self.row.emblem.paint(ui.painter(), place, EmblemLook::Plain, Palette::of(ui));
        let left = place.right() + GAP;
        let name = Line { text: &self.row.name, font: font::semibold(14.0), color: ink };
        name.paint(ui, pos2(left, middle), left + NAME_WIDTH);
        let end = self.columns_at_right(ui, right, middle);
        let color = Palette::of(ui).soft;
        let character = Line { text: &self.row.character, font: font::regular(12.5), color };
        character.paint(ui, pos2(left + NAME_WIDTH + GAP, middle), end - GAP);
    }

    /// The check mark of the current row. Returns where the other texts end.
    fn sign(&self, ui: &Ui, rect: Rect) -> f32 {
        if self.is_ticked.is_some() {
            return self.right;
        }
        let place = pos2(self.right - SIGN / 2.0, rect.center().y);
        if self.is_current {
            let place = Rect::from_center_size(place, Vec2::splat(SIGN));
            icons::paint(ui.painter(), place, Icon::Check, Palette::of(ui).go, 2.2);
        }
        self.right - SIGN - GAP
    }

    const fn fact_color(&self, palette: &Palette) -> Color32 {
        if self.row.pick.is_err() { palette.bad } else { palette.soft }
    }

    fn columns_at_right(&self, ui: &Ui, right: f32, middle: f32) -> f32 {
        let color = self.fact_color(Palette::of(ui));
        let text = |at: f32, text: &str, font| {
            ui.painter().text(pos2(at, middle), Align2::RIGHT_CENTER, text, font, color).left()
        };
        if let Some(problem) = &self.row.problem {
            return text(right, problem, font::regular(12.5));
        }
        text(right, &self.row.elo, font::mono(12.5));
        text(right - ELO_WIDTH, self.row.grade, font::regular(12.5));
        right - ELO_WIDTH - GRADE_WIDTH
    }
}
