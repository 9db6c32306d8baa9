//! The state of a lesson between frames, and the game of the last lesson.

use std::time::Duration;

use crate::board::BoardState;
use crate::messages::lessons as msg;
use crate::pages::learn::feedback::{Feedback, Refusal, Tone};
use crate::platform::jobs::{Job, Wake};
use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::engine::{self, Deadline, Seed};
use span_it_core::personality::library;
use span_it_core::solver::{Critical, Solver};
use span_it_learn::lessons::{LessonRunner, Mode, lesson};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::truth::{Class, Ways};

/// Between a wrong connector and the reply that refutes it.
const REPLY_DELAY: Duration = Duration::from_millis(450);

#[derive(Debug)]
pub struct Lesson {
    pub runner: LessonRunner,
    pub board: BoardState,
    pub(super) feedback: Option<Feedback>,
    pub(super) refusal: Refusal,
    /// The player's connector of the last answer, with the opponent's reply.
    pub(super) played: Option<(Node, Option<Node>)>,
    /// Whether *Show* was used for the current question.
    pub(super) is_shown: bool,
    pub(super) game: Option<LessonGame>,
    pub(in crate::pages::learn) focuses_primary: bool,
    /// The board without the reply, and until when it is shown.
    pub(super) staged: Option<(Position, Duration)>,
}

impl Lesson {
    pub(super) fn new(runner: LessonRunner) -> Self {
        let game = match &runner.step().mode {
            Mode::Game { against } => {
                Some(LessonGame::new(runner.board().clone(), runner.step().you, against))
            }
            _ => None,
        };
        Self {
            runner,
            game,
            board: BoardState::default(),
            feedback: None,
            refusal: None,
            played: None,
            is_shown: false,
            focuses_primary: false,
            staged: None,
        }
    }

    pub(super) fn steps(&self) -> usize {
        lesson(self.runner.step().number.0).count()
    }

    /// What a screen reader says of the step.
    pub(super) fn opening(&self) -> String {
        let step = self.runner.step();
        let (number, part) = step.number;
        msg::opening(number, &step.title, part, self.steps(), self.runner.text())
    }

    pub(super) fn is_last_step(&self) -> bool {
        usize::from(self.runner.step().number.1) == self.steps()
    }

    pub fn shown_board(&self) -> &Position {
        match (&self.game, &self.staged) {
            (Some(game), _) => &game.position,
            (None, Some((position, _))) => position,
            (None, None) => self.runner.board(),
        }
    }

    /// Whether a click on the board answers.
    pub fn can_answer(&self) -> bool {
        match &self.game {
            Some(game) => game.can_play(),
            None if self.runner.is_refuted() => self.takes_back_at_once(),
            None => !self.runner.is_done() && !self.runner.asks_for_class(),
        }
    }

    /// Whether the next ring takes a wrong one back: there is no reply to look at.
    fn takes_back_at_once(&self) -> bool {
        matches!(self.runner.step().mode, Mode::Alone { .. })
    }

    /// Whether a class can be chosen: also right after a wrong one.
    pub(super) fn can_judge(&self) -> bool {
        let is_judgement = matches!(self.runner.step().mode, Mode::Judge { .. });
        self.runner.asks_for_class() || (is_judgement && self.runner.is_refuted() && self.played.is_none())
    }

    /// Answers with a node; `still` leaves out the delay of the reply.
    pub(super) fn play(&mut self, node: Node, now: Duration, still: bool) -> Reaction {
        self.runner.retry();
        let before = self.runner.board().after(node);
        let reaction = self.runner.answer(Answer::Node(node));
        let reply = match reaction {
            Reaction::Ignored => return reaction,
            Reaction::Continues { reply } | Reaction::Wrong { reply, .. } => reply,
            Reaction::Right => None,
        };
        self.played = Some((node, reply));
        self.is_shown = false;
        self.staged = reply.filter(|_| !still).map(|_| (before, now + REPLY_DELAY));
        self.take(reaction);
        reaction
    }

    pub(super) fn judge(&mut self, class: Class) -> Reaction {
        self.runner.retry();
        let reaction = self.runner.answer(Answer::Class(class));
        self.take(reaction);
        reaction
    }

    pub(super) fn end_game(&mut self, won: bool) -> Reaction {
        let reaction = self.runner.end_game(won);
        self.take(reaction);
        reaction
    }

    fn take(&mut self, reaction: Reaction) {
        self.refusal = None;
        let text = self.runner.comment();
        let tone = match reaction {
            Reaction::Ignored => return,
            Reaction::Continues { .. } => {
                // The header has the text of the step.
                self.feedback = match self.played {
                    _ if text != self.runner.text() => Some(Feedback::one(Tone::Neutral, text)),
                    Some((node, None)) => Some(Feedback::one(Tone::Right, msg::shortens(node))),
                    _ => None,
                };
                return;
            }
            Reaction::Right => Tone::Right,
            Reaction::Wrong { .. } => Tone::Wrong,
        };
        self.feedback = Some(Feedback::one(tone, text));
        self.focuses_primary = true;
    }

    /// What is left to do, once a path is begun that needs no opponent.
    pub(super) fn rest(&self) -> Option<String> {
        let step = self.runner.step();
        let is_begun = *self.runner.question() != step.position && !self.runner.is_done();
        let is_path = matches!(step.mode, Mode::Alone { until_joined: true, .. });
        (is_path && is_begun).then(|| msg::go_on(step.you, Ways::new(self.runner.question()).own_missing()))
    }

    /// Shows a text that is no result.
    pub(super) fn note(&mut self, text: &str) {
        self.feedback = Some(Feedback::one(Tone::Neutral, text));
    }

    pub(super) fn warn(&mut self, text: &str) {
        self.feedback = Some(Feedback::one(Tone::Wrong, text));
        self.focuses_primary = true;
    }

    pub(super) fn retry(&mut self) {
        self.runner.retry();
        (self.feedback, self.refusal, self.played, self.staged) = (None, None, None, None);
        if let (Some(_), Mode::Game { against }) = (&self.game, &self.runner.step().mode) {
            self.game = Some(LessonGame::new(self.runner.board().clone(), self.runner.step().you, against));
        }
    }

    /// What *Show Why* explains after an answer: the position on the board, or the wrong move if the reply to it joins
    /// the edges. `None` where the opponent does not move or *Show Why* is the task.
    pub(super) fn position_to_explain(&self) -> Option<Position> {
        let is_answered = match (&self.game, &self.runner.step().mode) {
            (Some(game), _) => game.mistake().is_some(),
            (None, Mode::Move { .. } | Mode::Partner { .. } | Mode::Judge { .. }) => {
                self.runner.is_refuted() || self.runner.is_done()
            }
            (None, _) => false,
        };
        let board = if self.game.is_some() { self.shown_board() } else { self.runner.board() };
        if !is_answered || winner(board).is_none() {
            return is_answered.then(|| board.clone());
        }
        let (node, _) = self.played.filter(|_| self.runner.is_refuted())?;
        Some(self.runner.question().after(node))
    }

    /// Shows the reply if it is time. Returns when to call again.
    pub(super) fn update(&mut self, now: Duration) -> Option<Duration> {
        let (_, until) = self.staged.as_ref()?;
        let left = until.saturating_sub(now);
        if left.is_zero() {
            self.staged = None;
        }
        Some(left).filter(|left| !left.is_zero())
    }
}

#[derive(Debug)]
pub(super) struct LessonGame {
    position: Position,
    you: Player,
    pub(super) opponent: String,
    pub(super) reply: Option<Job<Option<Node>>>,
    pub(super) last: Option<Node>,
    /// The positions before the learner's moves, with the move that led to each.
    before: Vec<(Position, Option<Node>)>,
    /// A mistake that was not decided on yet.
    mistake: Option<Node>,
}

impl LessonGame {
    pub(super) fn new(position: Position, you: Player, opponent: &str) -> Self {
        Self {
            position,
            you,
            opponent: opponent.to_owned(),
            reply: None,
            last: None,
            before: Vec::new(),
            mistake: None,
        }
    }

    pub(super) const fn mistake(&self) -> Option<Node> {
        self.mistake
    }

    pub(super) fn can_take_back(&self) -> bool {
        !self.before.is_empty() && self.winner().is_none()
    }

    pub(super) fn winner(&self) -> Option<Player> {
        winner(&self.position)
    }

    pub(super) fn can_play(&self) -> bool {
        self.position.to_move() == self.you && self.mistake.is_none() && self.winner().is_none()
    }

    /// Plays for the learner. Returns whether the move gave a win away.
    pub(super) fn play(&mut self, node: Node) -> bool {
        let before = self.position.clone();
        let is_mistake =
            Critical::new(&mut Solver::new(), &before).is_some_and(|critical| !critical.keeps(node));
        self.position = before.after(node);
        self.before.push((before, self.last.replace(node)));
        self.mistake = is_mistake.then_some(node);
        is_mistake
    }

    pub(super) fn take_back(&mut self) {
        (self.mistake, self.reply) = (None, None);
        if let Some(before) = self.before.pop() {
            (self.position, self.last) = before;
        }
    }

    pub(super) fn play_on(&mut self) {
        self.mistake = None;
    }

    pub(super) fn think(&mut self, seed: Seed, wake: Wake) {
        let is_due = self.position.to_move() != self.you && self.mistake.is_none() && self.winner().is_none();
        let Some(personality) =
            library::builtin_named(&self.opponent).filter(|_| is_due && self.reply.is_none())
        else {
            return;
        };
        let (position, factors) = (self.position.clone(), personality.factors.clone());
        // Without a thread the next frame tries again.
        self.reply = Job::start("lesson opponent", wake, move |stop| {
            let deadline = Deadline::unlimited().with_stop(stop.clone());
            let chosen = engine::choose(&position, &factors, seed, &deadline);
            chosen.ok().map(|choice| choice.mv)
        })
        .ok();
    }

    pub(super) fn take_reply(&mut self) -> Option<Node> {
        let node = Job::take_answer(&mut self.reply)??;
        self.position = self.position.after(node);
        self.last = Some(node);
        Some(node)
    }
}
