//! The first screen of a returning player: the next game of the ladder on the board, and beside it what invites today.

use crate::context::action::learn::{LessonAction, PuzzleAction};
use crate::context::prelude::*;
use crate::kit::widgets::label::Line;
use crate::kit::{icons, list};
use crate::messages::{game, home as msg, ladder as ladder_msg};
use crate::model::home::{Aside, Invitation, Known, invitations, near_badge, rivals};
use crate::model::ladder_game;
use crate::pages::game::first_screen;
use crate::pages::game::state::GameState;
use crate::parts::emblem::{Emblem, EmblemLook};
use crate::parts::{badge, quote, week};
use egui::EventFilter;
use span_it_learn::ladder::opponents;
use span_it_store::personalities;

// Lengths in points.
const GAP: f32 = 12.0;
const BUTTON_GAP: f32 = 8.0;
const BUTTON_HEIGHT: f32 = 38.0;
const BADGE_HEIGHT: f32 = 40.0;
/// A narrower or lower panel has small rows, and an emblem in place of the ladder.
const ROOMY: Vec2 = vec2(300.0, 520.0);
const LADDER: Vec2 = vec2(120.0, 136.0);
const BETWEEN_RUNGS: f32 = 50.0;
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

/// After learning: offers the next game of the ladder unless a game is in progress.
pub(crate) fn offer(cx: &mut Context) {
    let is_waiting = is_open(cx) && cx.session.game().moves().is_empty();
    if is_returning(cx) && (is_waiting || cx.session.outcome().is_some()) {
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
    let is_roomy = room.width() >= ROOMY.x && room.height() >= ROOMY.y;
    next_game(ui, is_roomy, cx);
    if is_roomy {
        ui.add_space(GAP);
    }
    today(ui, rivals, is_roomy, cx);
    let row = room.with_min_y(room.bottom() - BUTTON_HEIGHT);
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
        (game::new_game(), Action::Game(GameAction::OpenNewGame(None))),
    ];
    let button = |label: &'static str| {
        let button = widgets::button(label);
        let button = if label == msg::learn() { button.named(msg::learn_name()) } else { button };
        if is_roomy { button } else { button.small() }
    };
    let widths: Vec<f32> = buttons.iter().map(|(label, _)| button(label).fitting_width(ui)).collect();
    let spare = ((row.width() - 2.0 * BUTTON_GAP - widths.iter().sum::<f32>()) / 3.0).max(0.0);
    for ((label, action), width) in buttons.into_iter().zip(widths) {
        if button(label).width((width + spare).floor()).show(ui).clicked() {
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

fn today(ui: &mut Ui, rivals: &[Personality], is_roomy: bool, cx: &Context) {
    let own: Vec<String> = rivals.iter().map(|one| one.name.clone()).collect();
    let aside = aside(&cx.session);
    let can_review = cx.settings.reviewed_games < cx.settings.finished_games;
    let known = Known { own: &own, aside: aside.as_ref(), can_review };
    let lines = invitations(cx.progress(), cx.today(), known);
    let days = cx.progress().days_in_a_row(cx.today());
    let height = if is_roomy { 40.0 } else { 30.0 };
    widgets::row_from_right(ui, height, |ui| {
        if cx.settings.show_days {
            week::show(ui, &cx.progress().week(cx.today()));
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(text::subheading(msg::today()));
            if cx.settings.show_days && is_roomy {
                let line = match days.now {
                    7.. if days.now >= 14 => msg::weeks(days.now / 7),
                    7.. => msg::one_week().to_owned(),
                    now => msg::days(now, days.best),
                };
                ui.add(Label::new(text::soft(line)).truncate());
            }
        });
    });
    let builder = UiBuilder::new()
        .accessibility_role(egui::accesskit::Role::List)
        .accessibility_label(msg::today_lines(lines.len()));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = if is_roomy { 6.0 } else { 0.0 };
        let rows: Vec<Id> = lines.iter().map(|line| row(ui, line, rivals, is_roomy, cx)).collect();
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        let place = rows.iter().position(|&row| widgets::keeps_keys(ui, row, filter));
        let next = place.and_then(|place| list::step(ui, place, rows.len(), list::PAGE));
        if let Some(&next) = next.and_then(|next| rows.get(next)) {
            widgets::pass_focus(ui, next);
        }
    });
    if !lines.iter().any(Invitation::is_open) {
        ui.add(Label::new(text::body(msg::all_done())).wrap());
    }
}

/// A line of the list, which is a button.
fn row(ui: &mut Ui, line: &Invitation, rivals: &[Personality], is_roomy: bool, cx: &Context) -> Id {
    let (height, tile) = if is_roomy { (56.0, 44.0) } else { (40.0, 30.0) };
    let response = ui.allocate_response(vec2(ui.available_width(), height), Sense::click());
    let [title, detail] = words(line);
    let name = crate::messages::language::series(&[&title, &detail]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    list::ground(ui, &response, false);
    let (palette, painter, rect) = (Palette::of(ui), ui.painter(), response.rect);
    let place = Rect::from_min_size(pos2(rect.left(), rect.center().y - tile / 2.0), Vec2::splat(tile));
    painter.rect_filled(place, palette.corner(10), palette.raised);
    let icon = match line {
        Invitation::Puzzle(_) => Icon::Bulb,
        Invitation::Mistakes { .. } => Icon::Reset,
        Invitation::Rematch { .. } => Icon::Swap,
        Invitation::Continue(_) => Icon::Pause,
        Invitation::Review { .. } => Icon::Eye,
        Invitation::Lesson(_) => Icon::Play,
    };
    let sign = Rect::from_center_size(place.center(), vec2(22.0, 22.0));
    match rival(line, rivals) {
        Some(rival) => Emblem::of(rival).paint(painter, place, EmblemLook::Plain, palette),
        None => icons::paint(painter, sign, icon, palette.ink, 1.7),
    }
    let end = Rect::from_center_size(pos2(rect.right() - 10.0, rect.center().y), vec2(16.0, 16.0));
    let (sign, color) = if line.is_open() { (Icon::Next, palette.soft) } else { (Icon::Check, palette.go) };
    icons::paint(painter, end, sign, color, 1.8);
    let left = place.right() + GAP;
    let write = |text: &str, font, color, dy: f32| {
        Line { text, font, color }.paint(ui, pos2(left, rect.center().y + dy), end.left() - 4.0);
    };
    write(&title, font::semibold(14.5), palette.ink, -0.17 * height);
    write(&detail, font::regular(12.5), palette.soft, 0.17 * height);
    list::ring(ui, &response);
    if response.clicked() {
        cx.request_all(action(line, rivals));
    }
    response.id
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
        Invitation::Continue(game) => {
            [msg::continue_title(&game.opponent), msg::continue_line(game.moves + 1, game.is_your_turn)]
        }
        Invitation::Review { name } => [msg::review().to_owned(), msg::review_line(name)],
        Invitation::Lesson(title) => [msg::lesson(), title].map(str::to_owned),
    }
}

/// The opponent of a rematch.
fn rival<'a>(line: &Invitation, rivals: &'a [Personality]) -> Option<&'a Personality> {
    let Invitation::Rematch { name, .. } = line else { return None };
    rivals.iter().find(|rival| rival.name == *name)
}

fn action(line: &Invitation, rivals: &[Personality]) -> Option<Action> {
    let puzzle = |action| Some(Action::Learn(LearnAction::Puzzle(action)));
    match line {
        Invitation::Puzzle(_) => puzzle(PuzzleAction::ShowDay(None)),
        Invitation::Mistakes { .. } => puzzle(PuzzleAction::Practise),
        Invitation::Rematch { .. } => {
            let rival = rival(line, rivals)?;
            Some(Action::Game(GameAction::PlayAgainst(Box::new(rival.clone()))))
        }
        Invitation::Continue(game) => Some(Action::Game(GameAction::BringBack(game.key))),
        Invitation::Review { name } => Some(Action::ReviewLast(name.clone())),
        Invitation::Lesson(_) => Some(Action::Learn(LearnAction::Lesson(LessonAction::Resume))),
    }
}
