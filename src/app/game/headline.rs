//! The title and the line below it, for every state of the game.

use std::time::Duration;

use eframe::egui::{Label, RichText, Ui};

use crate::app::action::Action;
use crate::app::game::action::GameAction;
use crate::app::game::first_screen;
use crate::app::game::opponents::next_opponent;
use crate::app::learn::action::LearnAction;
use crate::app::learn::action::LessonAction;
use crate::app::learn::action::PuzzleAction;
use crate::app::learn::own_mistakes;
use crate::app::review::action::ReviewAction;
use crate::app::scene::Scene;
use crate::app::session::Session;
use crate::app::ui::widgets;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::{game, learn, puzzle, review, search_report};
use span_it_core::board::{Node, Player};
use span_it_core::referee::{Outcome, Termination};
use span_it_core::solver::Verdict;

/// Shorter thinking is not shown.
const MIN_THINKING: Duration = Duration::from_millis(200);

#[derive(Clone, Debug)]
pub(super) struct Headline {
    pub(super) heading: String,
    pub(super) line: String,
    /// Whether the heading only names the player to move.
    turn: bool,
    pub(super) report: Option<String>,
    pub(super) buttons: Vec<HeadlineButton>,
}

#[derive(Clone, Debug)]
pub(super) struct HeadlineButton {
    label: &'static str,
    pub(super) action: Action,
    primary: bool,
}

impl HeadlineButton {
    pub(super) fn widget(&self) -> widgets::Button<'static> {
        let button = widgets::button(self.label);
        if self.primary { button.primary() } else { button }
    }
}

impl Headline {
    fn new(heading: impl Into<String>, line: impl Into<String>) -> Self {
        Self { heading: heading.into(), line: line.into(), turn: false, report: None, buttons: Vec::new() }
    }

    fn turn(heading: impl Into<String>, line: impl Into<String>) -> Self {
        Self { turn: true, ..Self::new(heading, line) }
    }

    pub(super) fn has_primary_button(&self) -> bool {
        self.buttons.iter().any(|button| button.primary)
    }

    fn with(mut self, label: &'static str, action: Action) -> Self {
        self.buttons.push(HeadlineButton { label, action, primary: false });
        self
    }

    fn with_primary(mut self, label: &'static str, action: GameAction) -> Self {
        self.buttons.push(HeadlineButton { label, action: Action::Game(action), primary: true });
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

    /// For the card of the player to move.
    pub(super) fn in_one_line(&self) -> String {
        match (self.turn, self.line.is_empty()) {
            (_, true) => self.heading.clone(),
            (true, false) => self.line.clone(),
            (false, false) => sentences(&[&with_full_stop(&self.heading), &self.line]),
        }
    }

    pub(super) fn of(scene: &Scene<'_>) -> Self {
        let session = scene.session;
        if session.is_viewing() {
            return viewing(session);
        }
        if let Some(outcome) = session.outcome() {
            return over(scene, outcome);
        }
        if !session.is_started() {
            return first_start(scene);
        }
        let to_move = session.game().position().to_move();
        if session.is_paused() && !session.is_human(to_move) {
            return Self::new(game::PAUSED, game::PRESS_SPACE);
        }
        if session.is_human(to_move) { person(session, to_move) } else { computer(scene, to_move) }
    }
}

fn viewing(session: &Session) -> Headline {
    let title = game::viewed_move(session.shown_ply(), session.game().moves().len());
    Headline::new(title, viewing_line(session)).with(game::BACK_TO_GAME, Action::Game(GameAction::ShowLive))
}

pub(super) fn viewing_line(session: &Session) -> String {
    if session.playable().is_some() {
        return game::MOVE_REPLACES_LATER_ONES.to_owned();
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

fn over(scene: &Scene<'_>, outcome: Outcome) -> Headline {
    let session = scene.session;
    let ending = match outcome.termination {
        Termination::Path => game::won_by_path(outcome.winner, session.game().moves().len()),
        Termination::Resignation => game::resigned_undo(&name(session, outcome.winner.opponent())),
    };
    let turning = turning_point(session, outcome.winner);
    let lines = match (own_mistakes::plies(session).len(), session.only_human()) {
        (0, _) => [Some(ending), None, turning.map(|(ply, better)| game::turning_point(ply + 1, better))],
        (times, Some(person)) if person != outcome.winner => {
            let last = turning.map(|(ply, better)| game::gave_win_away_last(times, ply + 1, better));
            [Some(ending), None, last]
        }
        (times, _) => [Some(ending), Some(game::gave_win_away(times)), None],
    };
    let line = sentences(&lines.map(Option::unwrap_or_default));
    let winner = name(session, outcome.winner);
    let heading = match session.only_human() {
        Some(person) if person == outcome.winner => game::YOU_WIN.to_owned(),
        // Four buttons leave room for few words.
        Some(_) if offers_practice(scene) => game::wins(&winner),
        Some(_) => game::wins_this_one(&winner),
        None => game::wins(&winner),
    };
    let mut headline = Headline::new(heading, line).with_primary(game::REMATCH, GameAction::Rematch);
    if offers_practice(scene) {
        let practise = Action::Learn(LearnAction::Puzzle(PuzzleAction::PractiseGame));
        headline = headline.with(puzzle::PRACTISE_SHORT, practise);
    }
    if !session.game().moves().is_empty() {
        headline = headline.with(review::TITLE, Action::Review(ReviewAction::Show));
    }
    if next_opponent(session).is_some() {
        headline = headline.with(game::NEXT_OPPONENT, Action::Game(GameAction::NextOpponent));
    }
    headline
}

/// Whether the finished game has mistakes of the player that can be practised now.
pub(super) fn offers_practice(scene: &Scene<'_>) -> bool {
    !own_mistakes::due_cards(scene.session, scene.progress, scene.today).is_empty()
}

/// The loser's last move that gave the win away, and a move that would have kept it.
fn turning_point(session: &Session, winner: Player) -> Option<(usize, Node)> {
    let moves = session.game().moves();
    let ply = (0..moves.len())
        .rev()
        .find(|&ply| moves[ply].player != winner && session.verdict(ply) == Some(Verdict::Throws))?;
    let better = session.solution(ply)?.winning_moves.first()?;
    Some((ply, *better))
}

fn first_start(scene: &Scene<'_>) -> Headline {
    let line = first_screen::rule(scene).unwrap_or_else(|| players_and_board(scene.session));
    let headline = Headline::turn(game::APP, line);
    let headline = if first_screen::offers_lessons(scene) {
        let lessons = Action::Learn(LearnAction::Lesson(LessonAction::Resume));
        let primary = HeadlineButton { label: learn::START, action: lessons, primary: true };
        Headline { buttons: vec![primary], ..headline }
            .with(game::PLAY, Action::Game(GameAction::LeaveFirstScreen))
    } else {
        headline.with_primary(game::PLAY, GameAction::LeaveFirstScreen)
    };
    headline.with(game::CHOOSE_PLAYERS, Action::Game(GameAction::OpenNewGame(None)))
}

fn players_and_board(session: &Session) -> String {
    let size = session.setup().size;
    if let Some(person) = session.only_human() {
        return game::first_game(&name(session, person.opponent()), size);
    }
    let names = Player::ALL.map(|player| name(session, player));
    game::first_game_between([&names[0], &names[1]], size)
}

fn person(session: &Session, player: Player) -> Headline {
    let name = &name(session, player);
    let title =
        if session.is_two_humans() { game::side_to_move(player, name) } else { game::your_move(name) };
    if let Some(hint) = session.ready_hint() {
        return Headline::turn(title, game::hint_line(hint.node(), hint.better));
    }
    Headline::turn(title, last_move_line(session).unwrap_or_else(|| game::goal(player).to_owned()))
}

fn computer(scene: &Scene<'_>, player: Player) -> Headline {
    let session = scene.session;
    let name = &name(session, player);
    let last = last_move_line(session).unwrap_or_default();
    let Some(thinking) = session.thinking().filter(|_| shown_thinking(scene).is_some()) else {
        return Headline::turn(game::to_move(name), last);
    };
    let line =
        thinking.progress.as_ref().map_or_else(|| game::THINKING_STARTS.to_owned(), search_report::thinking);
    let report = thinking.progress.as_ref().map(search_report::thinking_tooltip);
    Headline { report, ..Headline::turn(game::is_thinking(name), line) }
        .with(game::MOVE_NOW, Action::Game(GameAction::MoveNow))
}

/// How long the computer has thought; `None` if it has not thought for long, or not longer than it waits anyway.
pub(super) fn shown_thinking(scene: &Scene<'_>) -> Option<Duration> {
    let session = scene.session;
    let thinking = session.thinking().filter(|_| session.is_computer_thinking())?;
    let pause = if session.is_watching() { Duration::ZERO } else { scene.settings.computer_pace.min_reply() };
    Some(scene.now.saturating_sub(thinking.since)).filter(|&spent| spent >= MIN_THINKING.max(pause))
}

/// During the first two moves the line explains the goal instead.
fn last_move_line(session: &Session) -> Option<String> {
    let moves = session.game().moves();
    let last = moves.last().filter(|_| moves.len() >= 2)?;
    Some(game::played(&name(session, last.player), last.node))
}
