//! The first screen of a returning player: the next game of the ladder on the board, and beside it what invites today.

use crate::context::action::learn::{LessonAction, PuzzleAction};
use crate::context::prelude::*;
use crate::kit::widgets::button::row_widths;
use crate::kit::{icons, list};
use crate::messages::{game, home as msg, ladder as ladder_msg};
use crate::model::home::{Aside, Invitation, Known, invitations, near_badge, rivals};
use crate::model::ladder_game;
use crate::pages::game::first_screen;
use crate::pages::game::state::GameState;
use crate::parts::emblem::{Emblem, EmblemLook};
use crate::parts::{badge, quote, week};
use egui::{EventFilter, Galley};
use span_it_learn::ladder::opponents;
use span_it_store::personalities;

// Lengths in points.
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
const BUTTON_HEIGHT: f32 = 38.0;
const BADGE_HEIGHT: f32 = 40.0;
/// A narrower or lower panel has an emblem in place of the ladder.
const ROOMY: Vec2 = vec2(300.0, 500.0);
const LADDER: Vec2 = vec2(120.0, 112.0);
const BETWEEN_RUNGS: f32 = 41.0;
/// Of the heading of the list, with and without the line about the days.
const HEADING: f32 = 40.0;
const LOW_HEADING: f32 = 30.0;
/// In a row with a title only, and with a detail.
const TILES: [f32; 2] = [28.0, 36.0];
/// At the right end of a row.
const END: f32 = 22.0;
/// Of a row, around its texts: at least, and more where there is room.
const LEADING: f32 = 4.0;
const MAX_SPARE: f32 = 16.0;
const EMBLEM: f32 = 46.0;
const SMALL_EMBLEM: f32 = 30.0;

/// Whether there is something to come back to.
fn is_returning(cx: &Context) -> bool {
    !cx.progress().games().is_empty()
}

/// Whether the first screen is shown with the next game of the ladder or with the unfinished game.
pub(crate) fn is_open(cx: &Context) -> bool {
    let session = &cx.session;
    let is_offered = session.is_on_ladder() || !session.game().moves().is_empty() || is_at_the_top(cx);
    first_screen::is_open(cx) && is_returning(cx) && session.only_human().is_some() && is_offered
}

fn is_at_the_top(cx: &Context) -> bool {
    let you = cx.session.only_human();
    cx.progress().next_rung().is_none()
        && you.is_some_and(|you| cx.session.seat(you.opponent()).kind.manner().is_some())
}

/// At the start: the unfinished game waits, or else the next game of the ladder is offered.
pub(crate) fn open(cx: &mut Context) {
    if !is_returning(cx) {
        return;
    }
    if cx.session.is_started() {
        if cx.session.only_human().is_some() {
            cx.session.wait_for_start(cx.platform.now());
            // The title says it.
            cx.view.notices.close_topic(NoticeTopic::PutAside);
            read_rivals(cx);
        }
        return;
    }
    show_next(cx);
}

/// After learning: offers the next game of the ladder in place of one that has not begun. A finished game stays with its result.
pub(crate) fn offer(cx: &mut Context) {
    if is_open(cx) && cx.session.game().moves().is_empty() {
        show_next(cx);
    }
}

fn show_next(cx: &mut Context) {
    let seed = cx.platform.random_seed();
    let Some(next) = ladder_game::next(cx.progress(), &cx.settings, seed) else { return };
    cx.session.offer(next, cx.platform.now());
    let game = cx.states.the_mut::<GameState>();
    game.focus_board = false;
    game.board.start_over();
    first_screen::focus_play(&cx.egui);
    read_rivals(cx);
}

/// Reads the own folder only if it may have a rival.
fn read_rivals(cx: &mut Context) {
    let names = rivals(cx.progress());
    let folder = cx.own_folder().filter(|_| !names.is_empty());
    let own = folder.map(|folder| personalities::list_folder(&folder)).unwrap_or_default();
    let own = own.into_iter().filter_map(|listed| listed.result.ok());
    let is_rival = |one: &Personality| names.iter().any(|(name, _)| *name == one.name);
    cx.states.the_mut::<GameState>().rivals = own.filter(is_rival).collect();
}

fn opponent(cx: &Context) -> &str {
    let you = cx.session.only_human().unwrap_or(Player::Horizontal);
    &cx.session.seat(you.opponent()).name
}

/// The index of the rung, and the games won and lost on it.
fn rung(cx: &Context) -> Option<(usize, u32, u32)> {
    let index = usize::from(cx.session.standing().rung?).checked_sub(1)?;
    let series = cx.progress().rungs().get(index)?.series;
    Some((index, series.won, series.lost))
}

/// The title and the line above the board.
pub(super) fn headline(cx: &Context) -> (String, String) {
    let (session, name) = (&cx.session, opponent(cx));
    let to_move = session.game().position().to_move();
    let (moves, your_turn) = (session.game().moves().len(), session.is_human(to_move));
    match rung(cx) {
        _ if moves > 0 => (msg::continue_title(name), msg::continue_line(moves + 1, your_turn)),
        Some((_, won, lost)) => {
            let goal = ladder_msg::goal(name, won, lost);
            (msg::next_opponent(name), msg::line(goal, game::short_name(name), your_turn))
        }
        None => (msg::perfect_play().to_owned(), msg::against_perfect_play().to_owned()),
    }
}

/// What the strip below the page says.
pub(super) fn strip(cx: &Context) -> &'static str {
    let week = cx.progress().week(cx.today());
    if cx.settings.show_days && !week.active[6] { msg::adds_today() } else { "" }
}

pub(super) fn panel(ui: &mut Ui, rivals: &[Personality], cx: &Context) {
    let room = ui.available_rect_before_wrap();
    let own: Vec<String> = rivals.iter().map(|one| one.name.clone()).collect();
    let aside = aside(&cx.session);
    let can_review = cx.settings.reviewed_games < cx.settings.finished_games;
    let known = Known { own: &own, aside: aside.as_ref(), rung: cx.session.standing().rung, can_review };
    let lines = invitations(cx.progress(), cx.today(), known);
    let is_roomy = room.width() >= ROOMY.x && room.height() >= ROOMY.y;
    let row = room.with_min_y(room.bottom() - BUTTON_HEIGHT);
    next_game(ui, is_roomy, cx);
    today(ui, &lines, rivals, row.top() - BUTTON_GAP, cx);
    if let Some((badge, left)) = near_badge(cx.progress(), cx.today())
        && ui.cursor().top() + BADGE_HEIGHT <= row.top()
    {
        let place = room.with_min_y(row.top() - BADGE_HEIGHT);
        badge::near(&mut ui.new_child(UiBuilder::new().max_rect(place)), badge, left, cx);
    }
    let builder = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = BUTTON_GAP;
    let buttons = [
        (msg::learn(), Action::Learn(LearnAction::ShowHub)),
        (ladder_msg::title(), Action::Learn(LearnAction::ShowLadder)),
        (msg::new_game(), Action::Game(GameAction::OpenNewGame(None))),
    ];
    let button = |label: &'static str| {
        let button = widgets::button(label);
        let button = match label {
            _ if label == msg::learn() => button.named(msg::learn_name()),
            _ if label == msg::new_game() => button.named(game::new_game()),
            _ => button,
        };
        if is_roomy { button } else { button.small() }
    };
    let labels = buttons.iter().map(|(label, _)| button(label));
    let widths = row_widths(ui, row.width(), BUTTON_GAP, labels);
    // Longer texts end in an ellipsis.
    let widths = widths.unwrap_or_else(|| vec![(row.width() - 2.0 * BUTTON_GAP) / 3.0; 3]);
    for ((label, action), width) in buttons.into_iter().zip(widths) {
        if button(label).width(width).show(ui).clicked() {
            cx.request(action);
        }
    }
}

/// The green card: the opponent on its rung, and the main button.
fn next_game(ui: &mut Ui, is_roomy: bool, cx: &Context) {
    let name = opponent(cx);
    let has_moves = !cx.session.game().moves().is_empty();
    let place = rung(cx).map(|(index, won, lost)| msg::place(index + 1, opponents().len(), won, lost));
    widgets::card(ui, widgets::CardKind::Good, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            match rung(cx) {
                Some((index, won, _)) if is_roomy => ladder_piece(ui, index, won),
                _ => emblem(cx).show(ui, EMBLEM, EmblemLook::OnCard, name).on_hover_text(name),
            };
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(text::subheading(game::short_name(name))).wrap());
                let line = if has_moves { Some(headline(cx).1) } else { place };
                if let Some(line) = line {
                    ui.add(Label::new(text::soft(line)).wrap());
                }
                if is_roomy {
                    ui.add_space(6.0);
                    quote::show_words(ui, cx);
                }
            });
        });
        let label = if has_moves { msg::continue_text().to_owned() } else { msg::play(name) };
        first_screen::play(ui, &label, cx);
    });
}

fn emblem(cx: &Context) -> Emblem {
    let you = cx.session.only_human().unwrap_or(Player::Horizontal);
    let seat = cx.session.seat(you.opponent());
    Emblem::of_seat(seat)
}

/// The rung with the one below and the one above; half of it is green after one win.
fn ladder_piece(ui: &mut Ui, index: usize, won: u32) -> Response {
    let (rect, response) = ui.allocate_exact_size(LADDER, Sense::hover());
    let (palette, painter) = (Palette::of(ui), ui.painter().with_clip_rect(rect));
    let (center, half) = (rect.center(), LADDER.x / 2.0 - 12.0);
    let rails = [center.x - half, center.x + half];
    let ground = if palette.go_tint == palette.line { palette.panel } else { palette.line };
    for (x, is_reached) in rails.into_iter().zip([won > 0, false]) {
        painter.vline(x, rect.y_range(), Stroke::new(5.0, ground));
        let top = if is_reached { center.y } else { center.y + BETWEEN_RUNGS };
        if index > 0 || is_reached {
            painter.vline(x, top..=rect.bottom(), Stroke::new(5.0, palette.go));
        }
    }
    for offset in [-1_isize, 1, 0] {
        let Some((rung, opponent)) =
            index.checked_add_signed(offset).and_then(|rung| Some((rung, opponents().get(rung)?)))
        else {
            continue;
        };
        let y = center.y - BETWEEN_RUNGS * offset as f32;
        let green = if rung < index { [true; 2] } else { [rung == index && won > 0, false] };
        for (x, is_green) in rails.into_iter().zip(green) {
            let color = if is_green { palette.go } else { ground };
            painter.line_segment([pos2(x, y), pos2(center.x, y)], Stroke::new(6.0, color));
            let (fill, line) =
                if is_green { (palette.go, palette.go) } else { (palette.panel, palette.ctrl) };
            painter.circle(pos2(x, y), 6.0, fill, Stroke::new(2.0, line));
        }
        let (side, look) = match offset {
            0 => (EMBLEM, EmblemLook::Current),
            -1 => (SMALL_EMBLEM, EmblemLook::Won),
            _ => (SMALL_EMBLEM, EmblemLook::Ahead),
        };
        let place = Rect::from_center_size(pos2(center.x, y), Vec2::splat(side));
        painter.rect_filled(place.expand(5.0), palette.corner(14), palette.go_tint);
        Emblem::of(opponent.personality).paint(&painter, place, look, palette);
    }
    response
}

fn aside(session: &Session) -> Option<Aside> {
    let game = session.games_aside().find(|game| game.standing.rung.is_none())?;
    let you = game.only_human()?;
    Some(Aside {
        key: game.key(),
        opponent: game.setup.players[you.opponent()].name.clone(),
        moves: game.game.moves().len(),
        is_your_turn: game.game.position().to_move() == you,
    })
}

/// The list reaches down to `bottom`.
fn today(ui: &mut Ui, lines: &[Invitation], rivals: &[Personality], bottom: f32, cx: &Context) {
    let room = bottom - ui.cursor().top();
    let (rows, heading) = Row::fitting(ui, lines, room);
    if heading > 0.0 {
        today_heading(ui, heading - GAP, cx);
    }
    let room = bottom - ui.cursor().top();
    ScrollArea::vertical().max_height(room.max(0.0)).auto_shrink([false, true]).show(ui, |ui| {
        let builder = UiBuilder::new()
            .accessibility_role(egui::accesskit::Role::List)
            .accessibility_label(msg::today_lines(lines.len()));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let rows: Vec<Id> = rows.iter().map(|row| row.show(ui, rivals, cx)).collect();
            let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            let place = rows.iter().position(|&row| widgets::keeps_keys(ui, row, filter));
            let next = place.and_then(|place| list::step(ui, place, rows.len(), list::PAGE));
            if let Some(&next) = next.and_then(|next| rows.get(next)) {
                widgets::pass_focus(ui, next);
            }
        });
    });
    if !lines.iter().any(Invitation::is_open) {
        ui.add(Label::new(text::body(msg::all_done())).wrap());
    }
}

/// The day of the week, and if it is high enough how many days in a row there are.
fn today_heading(ui: &mut Ui, height: f32, cx: &Context) {
    let days = cx.progress().days_in_a_row(cx.today());
    widgets::row_from_right(ui, height, |ui| {
        if cx.settings.show_days {
            week::show(ui, &cx.progress().week(cx.today()));
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(text::subheading(msg::today()));
            if cx.settings.show_days && height > LOW_HEADING {
                let line = match days.now {
                    7.. if days.now >= 14 => msg::weeks(days.now / 7),
                    7.. => msg::one_week().to_owned(),
                    now => msg::days(now, days.best),
                };
                ui.add(Label::new(text::soft(line)).truncate());
            }
        });
    });
}

/// A line of the list, which is a button.
struct Row<'a> {
    line: &'a Invitation,
    words: [String; 2],
    /// The title and, if there is room, the detail.
    texts: Vec<Arc<Galley>>,
    tile: f32,
    height: f32,
}

impl<'a> Row<'a> {
    /// With their details and a heading of this height, as far as there is room.
    fn fitting(ui: &Ui, lines: &'a [Invitation], room: f32) -> (Vec<Self>, f32) {
        let mut fitting = (Vec::new(), 0.0);
        for (texts, heading) in [(2, HEADING + GAP), (2, LOW_HEADING + GAP), (1, LOW_HEADING + GAP), (1, 0.0)]
        {
            let mut rows: Vec<_> = lines.iter().map(|line| Self::of(ui, line, texts)).collect();
            let spare = room - heading - rows.iter().map(|row| row.height).sum::<f32>();
            let share = (spare / rows.len() as f32).clamp(0.0, MAX_SPARE);
            for row in &mut rows {
                row.height += share;
            }
            fitting = (rows, heading);
            if spare >= 0.0 {
                break;
            }
        }
        fitting
    }

    fn of(ui: &Ui, line: &'a Invitation, texts: usize) -> Self {
        let (palette, words) = (Palette::of(ui), words(line));
        let looks = [(font::semibold(14.5), palette.ink), (font::regular(12.5), palette.soft)];
        let tile = TILES[texts - 1];
        let width = ui.available_width() - tile - GAP - END;
        let texts: Vec<_> = words
            .iter()
            .zip(looks)
            .take(texts)
            .map(|(text, (font, color))| ui.painter().layout(text.clone(), font, color, width))
            .collect();
        let height = texts.iter().map(|text| text.size().y).sum::<f32>() + LEADING;
        Self { line, words, texts, tile, height: height.max(tile) }
    }

    fn show(&self, ui: &mut Ui, rivals: &[Personality], cx: &Context) -> Id {
        let line = self.line;
        let response = ui.allocate_response(vec2(ui.available_width(), self.height), Sense::click());
        let name = crate::messages::language::series(&[&self.words[0], &self.words[1]]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        list::ground(ui, &response, false);
        let (palette, painter, rect) = (Palette::of(ui), ui.painter(), response.rect);
        let side = self.tile - 2.0;
        let center = pos2(rect.left() + self.tile / 2.0, rect.center().y);
        let place = Rect::from_center_size(center, Vec2::splat(side));
        painter.rect_filled(place, palette.corner(10), palette.raised);
        let icon = match line {
            Invitation::Puzzle(_) => Icon::Bulb,
            Invitation::Mistakes { .. } => Icon::Reset,
            Invitation::Rematch { .. } => Icon::Swap,
            Invitation::Continue(_) | Invitation::Match { .. } => Icon::Pause,
            Invitation::Review { .. } => Icon::Eye,
            Invitation::Lesson(_) => Icon::Play,
        };
        let sign = Rect::from_center_size(place.center(), vec2(22.0, 22.0));
        match rival(line, rivals) {
            Some(rival) => Emblem::of(rival).paint(painter, place, EmblemLook::Plain, palette),
            None => icons::paint(painter, sign, icon, palette.ink, 1.7),
        }
        let end = Rect::from_center_size(pos2(rect.right() - 10.0, rect.center().y), vec2(16.0, 16.0));
        let (sign, color) =
            if line.is_open() { (Icon::Next, palette.soft) } else { (Icon::Check, palette.go) };
        icons::paint(painter, end, sign, color, 1.8);
        let height = self.texts.iter().map(|text| text.size().y).sum::<f32>();
        let mut at = pos2(rect.left() + self.tile + GAP, rect.center().y - height / 2.0);
        for text in &self.texts {
            painter.galley(at, Arc::clone(text), palette.ink);
            at.y += text.size().y;
        }
        list::ring(ui, &response);
        widgets::reveal_focus(&response);
        if response.clicked() {
            cx.request_all(action(line, rivals, cx));
        }
        response.id
    }
}

fn words(line: &Invitation) -> [String; 2] {
    match line {
        Invitation::Puzzle(found) => {
            let detail = match found {
                None => msg::puzzle_open(),
                Some(true) => msg::puzzle_found(),
                Some(false) => msg::puzzle_missed(),
            };
            [msg::puzzle(), detail].map(str::to_owned)
        }
        Invitation::Mistakes { due, newest } => {
            [msg::mistakes().to_owned(), msg::mistakes_line(*due, newest)]
        }
        Invitation::Rematch { name, losses } => [msg::rematch(name), msg::rematch_line(*losses)],
        Invitation::Match { rung, name, won, lost } => {
            let rungs = opponents().len();
            [ladder_msg::goal(name, *won, *lost), msg::place(usize::from(*rung), rungs, *won, *lost)]
        }
        Invitation::Continue(game) => {
            [msg::continue_title(&game.opponent), msg::continue_line(game.moves + 1, game.is_your_turn)]
        }
        Invitation::Review { name } => [msg::review().to_owned(), msg::review_line(name)],
        Invitation::Lesson(title) => [msg::lesson(), title].map(str::to_owned),
    }
}

fn rival<'a>(line: &Invitation, rivals: &'a [Personality]) -> Option<&'a Personality> {
    let Invitation::Rematch { name, .. } = line else { return None };
    rivals.iter().find(|rival| rival.name == *name)
}

fn action(line: &Invitation, rivals: &[Personality], cx: &Context) -> Option<Action> {
    let puzzle = |action| Some(Action::Learn(LearnAction::Puzzle(action)));
    match line {
        Invitation::Puzzle(_) => puzzle(PuzzleAction::ShowDay(None)),
        Invitation::Mistakes { .. } => puzzle(PuzzleAction::Practise),
        Invitation::Rematch { .. } => {
            let rival = rival(line, rivals)?;
            Some(Action::Game(GameAction::PlayAgainst(Box::new(rival.clone()))))
        }
        Invitation::Match { rung, .. } => {
            let aside = cx.session.games_aside().find(|game| game.standing.rung == Some(*rung));
            let bring_back = aside.map(|game| Action::Game(GameAction::BringBack(game.key())));
            let challenge = LearnAction::Challenge { rung: *rung, handicap: None };
            bring_back.or(Some(Action::Learn(challenge)))
        }
        Invitation::Continue(game) => Some(Action::Game(GameAction::BringBack(game.key))),
        Invitation::Review { name } => Some(Action::ReviewLast(name.clone())),
        Invitation::Lesson(_) => Some(Action::Learn(LearnAction::Lesson(LessonAction::Resume))),
    }
}
