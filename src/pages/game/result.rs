//! The end of a game: who won, what decided it, what changed, and what to do next. `result_card` shows it.

use crate::context::action::learn::{LessonAction, PuzzleAction};
use crate::context::prelude::*;
use crate::messages::{game, ladder as ladder_msg, result as msg, review, solver};
use crate::model::opponents::Opponent;
use crate::model::result::{Changes, SeriesResult, loss_sentence, name, person, sentence, you};
use crate::model::story::StoryTexts;
use crate::pages::game::celebration;
use crate::pages::game::commands;
use crate::pages::game::state::GameState;
use crate::parts::emblem::Emblem;
use span_it_core::record::Seat;
use span_it_core::referee::{Outcome, Termination};
use span_it_learn::ladder::{self, opponents};

/// In seconds.
const APPEARING: f64 = 0.120;
const GROWING: f64 = 0.600;
const STORY: f64 = 0.600;
const ARMING: f64 = 0.500;

/// The end that is shown, and since when.
#[derive(Debug, Default)]
pub(crate) struct ShownEnd {
    end: Option<(u64, usize, Player)>,
    since: f64,
    /// Whether it is a rung, with motion.
    is_celebrated: bool,
    /// Since when the card waits for the story of the game.
    waiting: Option<f64>,
    /// Whether all keys were up and some time has passed, so that no press of the game presses a button of the card.
    is_armed: bool,
}

impl ShownEnd {
    /// The share of the time of the falling shapes, while they fall.
    pub(super) fn celebration(&self, now: f64) -> Option<f32> {
        let share = (now - self.since) / celebration::FALLING;
        (self.is_celebrated && self.end.is_some() && share < 1.0).then(|| share_of(share))
    }
}

pub(super) struct ResultButton {
    pub(super) label: String,
    pub(super) action: Action,
}

/// What the card shows.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct GameResult {
    pub(super) heading: String,
    pub(super) note: Option<String>,
    /// Whether the player had help.
    pub(super) has_help: bool,
    pub(super) sentence: String,
    /// One thing to try.
    pub(super) tip: Option<String>,
    /// The match on the ladder: its score, and what is next.
    pub(super) score: Option<(String, String)>,
    /// The games that are missing until the rating is shown.
    pub(super) unrated: u32,
    /// Of the opponent of the only person.
    pub(super) emblem: Option<(Emblem, String)>,
    pub(super) rating: Option<(f64, Option<f64>)>,
    /// The match that won a rung.
    pub(super) rung: Option<SeriesResult>,
    /// Whether the only person won.
    pub(super) is_won: bool,
    pub(super) main: ResultButton,
    pub(super) others: Vec<ResultButton>,
    /// How far the card has appeared and the rung has grown, 0..=1.
    pub(super) opacity: f32,
    pub(super) growth: f32,
    /// Whether its buttons can be pressed.
    pub(super) is_armed: bool,
    /// Whether it takes the focus: once, unless another control than the board has it.
    pub(super) takes_focus: bool,
}

/// The result of the finished game, once its last line and the winning path are drawn.
pub(super) fn appear(state: &mut GameState, cx: &Context) -> Option<GameResult> {
    let session = &cx.session;
    let Some(outcome) = session.outcome() else {
        state.shown_end.end = None;
        return None;
    };
    let now = cx.egui.input(|input| input.time);
    if !session.is_viewing() && !state.board.shows(session.game().position()) {
        cx.egui.request_repaint();
        return None;
    }
    if !session.is_viewing() && state.board.is_ending(now) {
        return None;
    }
    let end = Some((session.game_number(), session.game().moves().len(), outcome.winner));
    if state.shown_end.end != end {
        let waiting = *state.shown_end.waiting.get_or_insert(now);
        if !cx.story.is_settled(session) && now - waiting < STORY {
            cx.egui.request_repaint();
            return None;
        }
        state.shown_end = ShownEnd { end, since: now, ..ShownEnd::default() };
    }
    let is_armed = is_armed(&mut state.shown_end, cx);
    let since = |length: f64| {
        if cx.reduced_motion() { 1.0 } else { share_of((now - state.shown_end.since) / length) }
    };
    let (opacity, growth) = (since(APPEARING), since(GROWING));
    let changes = state.changes.as_ref().filter(|changes| changes.game == session.game_number());
    let is_elsewhere = !state.board.is_focused() && cx.egui.memory(|memory| memory.focused().is_some());
    let (takes_focus, is_armed) = (is_armed == Armed::Now && !is_elsewhere, is_armed != Armed::NotYet);
    let texts = cx.story.texts(session);
    let result = GameResult::of(cx, outcome, changes, texts);
    let result = GameResult { opacity, growth, is_armed, takes_focus, ..result };
    if opacity < 1.0 || (growth < 1.0 && result.rung.is_some()) {
        cx.egui.request_repaint();
    }
    state.shown_end.is_celebrated = result.rung.is_some() && !cx.reduced_motion();
    Some(result)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Armed {
    NotYet,
    Now,
    Before,
}

/// Whether the buttons of the card can be pressed.
fn is_armed(shown: &mut ShownEnd, cx: &Context) -> Armed {
    if shown.is_armed {
        return Armed::Before;
    }
    let is_up = cx.egui.input(|input| {
        input.time - shown.since >= ARMING && input.keys_down.is_empty() && !input.pointer.any_down()
    });
    shown.is_armed = is_up;
    if is_up {
        return Armed::Now;
    }
    cx.egui.request_repaint();
    Armed::NotYet
}

#[expect(clippy::cast_possible_truncation, reason = "a share needs no more")]
const fn share_of(share: f64) -> f32 {
    share.clamp(0.0, 1.0) as f32
}

fn emblem(seat: &Seat) -> (Emblem, String) {
    (Emblem::of_seat(seat), seat.name.clone())
}

impl GameResult {
    fn of(cx: &Context, outcome: Outcome, changes: Option<&Changes>, texts: Option<StoryTexts<'_>>) -> Self {
        let session = &cx.session;
        let you = you(session);
        let is_won = you == Some(outcome.winner);
        // Who resigns knows why.
        let lost = you.filter(|&you| you != outcome.winner && outcome.termination == Termination::Path);
        let texts = texts.filter(|_| you.is_some() && !is_won);
        let winner = name(session, outcome.winner);
        let loser = name(session, outcome.winner.opponent());
        let series = changes.and_then(|changes| changes.series);
        let rung = series.filter(|series| series.is_won());
        let heading = match you {
            Some(_) if rung.is_some() => msg::rung_won(&loser),
            Some(_) if is_won => msg::you_beat(&loser),
            _ => game::wins(&winner),
        };
        let (main, others) = buttons(cx, outcome, series, texts);
        let practice = practised_rung(cx).filter(|_| is_won);
        let wins = changes.filter(|changes| is_won && changes.series.is_none());
        Self {
            heading,
            has_help: is_won && session.standing().is_helped,
            note: match (practice, series.filter(|series| !series.is_decided())) {
                (Some(rung), _) => Some(msg::practice(&loser, won_on(cx, rung))),
                (None, Some(_)) => moves_first_next(cx),
                (None, None) => wins.map(|changes| msg::won_games(changes.won, changes.games)),
            },
            sentence: match lost {
                Some(you) => loss_sentence(session, you, changes),
                None => sentence(session, outcome),
            },
            tip: texts.map(StoryTexts::tip).filter(|tip| !tip.is_empty()),
            score: series.filter(|series| !series.is_won()).map(score),
            unrated: changes.map_or(0, |changes| changes.unrated),
            emblem: you.map(|you| emblem(session.seat(you.opponent()))),
            rating: changes.and_then(|changes| changes.rating),
            rung,
            is_won,
            main,
            others,
            opacity: 1.0,
            growth: 1.0,
            is_armed: false,
            takes_focus: false,
        }
    }
}

/// The rung of the opponent of a game that is not one of the ladder, from 1, unless it is won.
fn practised_rung(cx: &Context) -> Option<u8> {
    let seat = cx.session.seat(cx.session.only_human()?.opponent());
    let Some(Opponent::BuiltIn(one)) = Opponent::of(seat.kind, &seat.personality) else { return None };
    let rung = ladder::rung_of(&one.name).filter(|_| !cx.session.is_on_ladder())?;
    let is_won = cx.progress().rungs().get(usize::from(rung) - 1).is_some_and(|state| state.is_won);
    (!is_won).then_some(rung)
}

/// The wins of the open match on a rung, from 1.
fn won_on(cx: &Context, rung: u8) -> u32 {
    cx.progress().rungs().get(usize::from(rung) - 1).map_or(0, |state| state.series.won)
}

/// Who moves first in the next game of the match.
fn moves_first_next(cx: &Context) -> Option<String> {
    let you = cx.session.only_human()?;
    let began = cx.session.setup().first == you;
    Some(msg::moves_first_next(person(&cx.session, if began { you.opponent() } else { you })))
}

/// After a loss that has something to practise, this comes first.
fn buttons(
    cx: &Context,
    outcome: Outcome,
    series: Option<SeriesResult>,
    texts: Option<StoryTexts<'_>>,
) -> (ResultButton, Vec<ResultButton>) {
    let session = &cx.session;
    let main = main_button(cx, outcome, series);
    let mut others = other_buttons(session, outcome, series);
    others.retain(|other| other.label != main.label);
    if is_first_win(cx, outcome) {
        let resume = LearnAction::Lesson(LessonAction::Resume);
        others.insert(0, button(game::learn_the_game(), Action::Learn(resume)));
        others.truncate(2);
    }
    let Some(ply) = texts.and_then(|texts| texts.practised(None)) else { return (main, others) };
    others.truncate(1);
    // Half as wide as the main button.
    let label = if session.is_on_ladder() { main.label } else { game::rematch().to_owned() };
    others.insert(0, button(label, main.action));
    let action = LearnAction::Puzzle(PuzzleAction::PractisePosition(ply));
    (button(review::practise_this(), Action::Learn(action)), others)
}

/// Whether it is the first game that the person won, before any lesson.
fn is_first_win(cx: &Context, outcome: Outcome) -> bool {
    you(&cx.session) == Some(outcome.winner)
        && cx.progress().results().part <= 1
        && cx.progress().lessons_done() == 0
}

fn score(series: SeriesResult) -> (String, String) {
    (ladder_msg::score(series.won, series.lost), msg::next_in_match(series.won, series.lost))
}

fn button(label: impl Into<String>, action: Action) -> ResultButton {
    ResultButton { label: label.into(), action }
}

fn main_button(cx: &Context, outcome: Outcome, series: Option<SeriesResult>) -> ResultButton {
    let session = &cx.session;
    let rematch = || button(game::rematch(), Action::Game(GameAction::Rematch));
    if session.is_previewing() {
        return button(review::title_text(), Action::Review(ReviewAction::Show));
    }
    let Some(you) = session.only_human() else {
        return if session.is_watching() {
            button(msg::new_game(), Action::Game(GameAction::OpenNewGame(None)))
        } else {
            rematch()
        };
    };
    if session.is_on_ladder() {
        return next_on_ladder(series);
    }
    if you != outcome.winner {
        return match session.setup().start {
            None => {
                button(msg::rematch_you_first(), Action::call(move |cx| commands::rematch(cx, Some(you))))
            }
            Some(_) => rematch(),
        };
    }
    if let Some(rung) = practised_rung(cx) {
        let name = game::short_name(&session.seat(you.opponent()).name);
        return button(msg::beat_on_ladder(&name), challenge(rung));
    }
    cx.progress().next_rung().and_then(next_opponent).unwrap_or_else(rematch)
}

/// Challenges a rung, from 0.
fn next_opponent(index: usize) -> Option<ResultButton> {
    let name = &opponents().get(index)?.personality.name;
    Some(button(msg::next_opponent(name), challenge(u8::try_from(index + 1).ok()?)))
}

/// A rung is counted from 1.
fn challenge(rung: u8) -> Action {
    Action::Learn(LearnAction::Challenge { rung, handicap: None })
}

fn next_on_ladder(series: Option<SeriesResult>) -> ResultButton {
    let next_game = Action::Game(GameAction::Rematch);
    let Some(series) = series.filter(|series| series.is_decided()) else {
        return button(msg::next_game(), next_game);
    };
    if !series.is_won() {
        return button(msg::try_again(), next_game);
    }
    if series.is_handicap {
        // The rung is played again without the handicap.
        let name = opponents().get(series.rung).map_or("", |opponent| &opponent.personality.name);
        return button(
            ladder_msg::challenge(name),
            challenge(u8::try_from(series.rung + 1).unwrap_or(u8::MAX)),
        );
    }
    let show = || button(ladder_msg::show(), Action::Learn(LearnAction::ShowLadder));
    series.next.and_then(next_opponent).unwrap_or_else(show)
}

fn other_buttons(session: &Session, outcome: Outcome, series: Option<SeriesResult>) -> Vec<ResultButton> {
    let mut buttons = Vec::new();
    if session.is_previewing() {
        return buttons;
    }
    let is_on_ladder = session.standing().rung.is_some();
    let is_persons = session.is_human(outcome.winner.opponent());
    let can_go_back = outcome.termination == Termination::Resignation && is_persons && !is_on_ladder;
    if can_go_back {
        buttons.push(button(solver::take_back(), Action::Game(GameAction::Undo)));
    }
    if !session.game().moves().is_empty() {
        buttons.push(button(review::title_text(), Action::Review(ReviewAction::Show)));
    }
    let is_lost = session.only_human().is_some_and(|you| you != outcome.winner);
    if is_on_ladder && series.is_some_and(|series| series.next.is_some()) {
        buttons.push(button(ladder_msg::show(), Action::Learn(LearnAction::ShowLadder)));
    } else if !is_on_ladder && !is_lost || session.is_watching() {
        buttons.push(button(game::rematch(), Action::Game(GameAction::Rematch)));
    }
    buttons
}
