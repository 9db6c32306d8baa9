//! The title and the line below it, for every state of the game, and why a node cannot be played.

use crate::context::command::conditions;
use crate::context::prelude::*;
use crate::messages::{game, result, search_report, sides as msg};
use crate::model::result::{last_lead, you};
use crate::model::sides;
use crate::pages::game::{first_screen, home, side_sign};
use span_it_core::referee::Outcome;

/// Shorter thinking is not shown.
const MIN_THINKING: Duration = Duration::from_millis(200);

#[derive(Clone, Debug)]
pub(super) struct Headline {
    pub(super) heading: String,
    pub(super) line: String,
    report: Option<String>,
    pub(super) buttons: Vec<HeadlineButton>,
}

#[derive(Clone, Debug)]
pub(super) struct HeadlineButton {
    label: &'static str,
    pub(super) action: Action,
}

impl HeadlineButton {
    pub(super) fn widget(&self) -> widgets::Button<'static> {
        widgets::button(self.label)
    }
}

impl Headline {
    fn new(heading: impl Into<String>, line: impl Into<String>) -> Self {
        Self { heading: heading.into(), line: line.into(), report: None, buttons: Vec::new() }
    }

    fn with(mut self, label: &'static str, action: Action) -> Self {
        self.buttons.push(HeadlineButton { label, action });
        self
    }

    /// Replaces the line, for an answer to a click.
    pub(super) fn with_message(self, message: Option<String>) -> Self {
        match message {
            Some(line) => Self { line, report: None, ..self },
            None => self,
        }
    }

    pub(super) fn show_line(&self, ui: &mut Ui, line: RichText) {
        let response = ui.add(Label::new(line).truncate().show_tooltip_when_elided(self.report.is_none()));
        if let Some(report) = &self.report {
            response.on_hover_text(report);
        }
    }

    pub(super) fn of(cx: &Context) -> Self {
        let headline = Self::of_state(cx);
        match sides::changed(&cx.session, &cx.settings) {
            Some(player) => {
                let line = sentences(&[msg::join(player), headline.line]);
                Self { heading: side_sign::title(player, cx), line, ..headline }
            }
            None => headline,
        }
    }

    fn of_state(cx: &Context) -> Self {
        let session = &cx.session;
        if session.is_viewing() {
            return viewing(session);
        }
        if let Some(outcome) = session.outcome() {
            return over(session, outcome);
        }
        if home::is_open(cx) {
            let (heading, line) = home::headline(cx);
            return Self::new(heading, line);
        }
        if !session.is_started() {
            let line = first_screen::rule(cx).unwrap_or_else(|| players_and_board(session));
            return Self::new(game::app(), line);
        }
        let to_move = session.game().position().to_move();
        if session.is_paused() && !session.is_human(to_move) {
            return Self::new(game::paused(), game::press_space());
        }
        if session.is_human(to_move) { person(session, to_move) } else { computer(cx, to_move) }
    }
}

fn viewing(session: &Session) -> Headline {
    let title = game::viewed_move(session.shown_ply(), session.game().moves().len());
    Headline::new(title, viewing_line(session))
        .with(game::back_to_game(), Action::call(|cx| cx.session.view(usize::MAX)))
}

fn viewing_line(session: &Session) -> String {
    if session.playable().is_some() {
        return game::move_replaces_later_ones().to_owned();
    }
    let (ply, shown) = (session.shown_ply(), session.shown_position());
    let to_move = shown.to_move();
    if !session.is_human(to_move.opponent()) {
        return String::new();
    }
    let moves = session.game().moves();
    let is_persons = |ply: usize| moves.get(ply).is_some_and(|mv| session.is_human(mv.player));
    let live = ply + 1 == moves.len() && session.outcome().is_none();
    let on = is_persons(ply + 1) || (live && session.is_human(session.game().position().to_move()));
    let back = ply.checked_sub(1).is_some_and(is_persons);
    game::not_your_turn(&name(session, to_move), back, on)
}

fn name(session: &Session, player: Player) -> String {
    game::short_name(&session.seat(player).name)
}

/// The card beside the board has the rest.
fn over(session: &Session, outcome: Outcome) -> Headline {
    let heading = match you(session) {
        Some(person) if person == outcome.winner => game::you_win().to_owned(),
        _ => game::wins(name(session, outcome.winner)),
    };
    let moves = session.game().moves().len();
    let lead = you(session).filter(|&person| person != outcome.winner);
    let lead = lead.and_then(|person| last_lead(session, person));
    Headline::new(heading, lead.map_or_else(|| result::moves(moves), |lead| result::led_until(moves, lead)))
}

fn players_and_board(session: &Session) -> String {
    let size = session.setup().size;
    if let Some(person) = session.only_human() {
        return game::first_game(name(session, person.opponent()), size);
    }
    let names = Player::ALL.map(|player| name(session, player));
    game::first_game_between(&names[0], &names[1], size)
}

fn person(session: &Session, player: Player) -> Headline {
    let title = game::your_move(name(session, player));
    let goal = || game::rule_against(player, name(session, player.opponent()));
    Headline::new(title, last_move_line(session).unwrap_or_else(goal))
}

fn computer(cx: &Context, player: Player) -> Headline {
    let session = &cx.session;
    let name = &name(session, player);
    let moves = session.game().moves();
    let last =
        moves.last().map(|mv| game::played(self::name(session, mv.player), mv.node)).unwrap_or_default();
    let Some(thinking) = session.thinking().filter(|_| shown_thinking(cx).is_some()) else {
        return Headline::new(game::to_move(name), last);
    };
    let report = thinking.progress.as_ref().map(search_report::thinking_tooltip);
    let headline = Headline { report, ..Headline::new(game::is_thinking(name), last) };
    if conditions::move_now(session).is_err() {
        return headline;
    }
    headline.with(game::move_now(), Action::Game(GameAction::MoveNow))
}

/// How long the computer has thought; `None` if it has not thought for long, or not longer than it waits anyway.
pub(super) fn shown_thinking(cx: &Context) -> Option<Duration> {
    let session = &cx.session;
    let thinking = session.thinking().filter(|_| session.is_computer_thinking())?;
    let pause = if session.is_watching() { Duration::ZERO } else { cx.settings.computer_pace.min_reply() };
    Some(cx.now().saturating_sub(thinking.since)).filter(|&spent| spent >= MIN_THINKING.max(pause))
}

/// During the first two moves the line explains the goal instead.
fn last_move_line(session: &Session) -> Option<String> {
    let moves = session.game().moves();
    let last = moves.last().filter(|_| moves.len() >= 2)?;
    Some(game::played(name(session, last.player), last.node))
}

/// Why a node of the position shown cannot be played, for the line above the board and the screen reader.
pub(super) fn refusal_reason(session: &Session, node: Node) -> String {
    let position = session.shown_position();
    if session.outcome().is_some() && !session.is_viewing() {
        return game::game_is_over().to_owned();
    }
    if !position.is_free(node) {
        return game::is_taken(node);
    }
    if session.is_watching() {
        return game::computers_play().to_owned();
    }
    if session.is_viewing() {
        return viewing_line(session);
    }
    game::is_turn_of(name(session, position.to_move()))
}
