//! The list of games. Only the visible rows are drawn and read.

use eframe::egui::scroll_area::ScrollBarVisibility;

use crate::context::prelude::*;
use crate::kit::list::{List, ListAnswer, RowKind};
use crate::kit::table::Columns;
use crate::kit::widgets::label::Line;
use crate::messages::games as msg;
use crate::messages::language::facts;
use crate::pages::games::commands::{delete, load, open, read};
use crate::pages::games::state::GamesState;
use span_it_store::games::StoredGame;

// Lengths in points.
const WIDE_HEIGHT: f32 = 34.0;
const NARROW_HEIGHT: f32 = 50.0;
/// In a narrower list, each game has two lines.
const TABLE_MIN: f32 = 740.0;
const PADDING: f32 = 10.0;
const COLUMNS: Columns<7> = Columns {
    heads: msg::columns,
    widths: [Some(122.0), None, Some(58.0), Some(172.0), Some(54.0), Some(92.0), Some(90.0)],
    padding: PADDING,
    gap: 12.0,
};

pub(super) fn show(ui: &mut Ui, state: &mut GamesState, cx: &Context) {
    let is_table = ui.available_width() >= TABLE_MIN;
    if is_table {
        COLUMNS.heads(ui);
    }
    let total = state.rows.total.unwrap_or(0);
    state.chosen = state.chosen.min(total.saturating_sub(1));
    let mut seek = state.seek;
    let list = List {
        id: Id::unique("stored games"),
        kind: RowKind::Choices(msg::title()),
        count: total,
        height: if is_table { WIDE_HEIGHT } else { NARROW_HEIGHT },
        gap: 2.0,
        chosen: Some(state.chosen),
        seek: &mut seek,
    };
    // With a bar that is always there, the columns are below their headings.
    let bar = ScrollBarVisibility::AlwaysVisible;
    let area = ScrollArea::vertical().scroll_bar_visibility(bar).auto_shrink([false, false]);
    let is_enabled = ui.is_enabled();
    let info = |row: usize, is_chosen: bool| {
        let game = state.rows.get(row);
        let name = game.map_or_else(|| msg::loading().to_owned(), |game| msg::row(game, &state.zone));
        WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, name)
    };
    let mut drawn = Vec::new();
    let answer = list.show(ui, area, &info, &mut |ui, row, response| {
        drawn.push(row);
        if let Some(game) = state.rows.get(row) {
            paint(ui, response.rect, &msg::cells(game, &state.zone), game, is_table);
        }
    });
    state.seek = seek;
    let drawn = drawn.first().map_or(0..0, |&first| first..first + drawn.len());
    let missing = state.rows.missing(drawn);
    cx.request_all(missing.into_iter().map(|part| Action::call(move |cx| load(cx, part))));
    let game = state.chosen_game().map(|game| game.id);
    match (answer, game) {
        (Some(ListAnswer::Chosen(row)), _) => state.chosen = row,
        (Some(ListAnswer::Opened(_)), Some(game)) => {
            cx.later(move |cx| read(cx, game, open));
        }
        (Some(ListAnswer::Deleted(_)), Some(game)) if !state.filter.deleted => {
            cx.later(move |cx| delete(cx, game));
        }
        _ => {}
    }
}

fn paint(ui: &Ui, rect: Rect, cells: &[String; 7], game: &StoredGame, is_table: bool) {
    let palette = Palette::of(ui);
    if is_table {
        let line = |(index, text)| match index {
            1 => Line { text, font: font::semibold(14.0), color: palette.ink },
            _ => Line { text, font: font::regular(13.5), color: palette.soft },
        };
        return COLUMNS.paint(ui, rect, cells.iter().map(String::as_str).enumerate().map(line));
    }
    let (left, right) = (rect.left() + PADDING, rect.right() - PADDING);
    let [above, below] = [0.32, 0.7].map(|share| pos2(left, rect.top() + share * rect.height()));
    let [date, players, size, result, _, kept, _] = cells;
    Line { text: players, font: font::semibold(14.0), color: palette.ink }.paint(ui, above, right);
    let kept = Some(kept).filter(|kept| !kept.is_empty()).map(msg::safe_moves_of);
    let texts = [result.clone(), size.clone(), msg::moves(game.moves), date.clone()];
    let texts: Vec<_> = texts.into_iter().chain(kept).collect();
    Line { text: &facts(&texts), font: font::regular(12.5), color: palette.soft }.paint(ui, below, right);
}
