//! A puzzle on the page, its latest answer, what to draw on the board, and what the page says about it. No drawing.

use crate::board::{Mark, MarkKind};
use crate::messages::{puzzle as msg, rush};
use crate::pages::learn::feedback::{Feedback, Tone};
use crate::pages::learn::puzzle::answer_texts::{feedback, solution, title};
use crate::platform::jobs::{Job, Wake};
use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::solver::Solver;
use span_it_learn::date::Date;
use span_it_learn::mistakes::LoggedMistake;
use span_it_learn::progress::What;
use span_it_learn::puzzles::{Band, Puzzle, PuzzleRunner, Task, finders};
use span_it_learn::question::{Answer, Reaction};

/// Where a puzzle comes from, which decides how its result is recorded.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Origin {
    /// The source of puzzles; whether it is rated.
    Source { rated: bool },
    /// The puzzle of a day; whether that day was answered before.
    Day { date: Date, is_answered: bool },
    /// A mistake of the player.
    Card(Box<LoggedMistake>),
    /// A run, which is recorded as a whole.
    Run,
}

#[derive(Debug)]
pub struct Attempt {
    pub runner: PuzzleRunner,
    pub(super) origin: Origin,
    pub(super) feedback: Option<Feedback>,
    pub(super) marks: Vec<Mark>,
    pub(super) last_move: Option<Node>,
    /// In *Spot the mistake*, how many moves the board shows.
    pub(super) step: usize,
    /// What the latest answer was, in a few words.
    title: String,
    /// How the shown rating has changed.
    pub(super) change: Option<f64>,
    /// Which opponents find the answer; first a job.
    finding: Option<Job<Option<Finders>>>,
    pub(super) finders: Finders,
    is_shown: bool,
    is_recorded: bool,
}

/// The built-in opponents, weakest first, each with whether it finds the answer. Empty if that is not known.
pub(super) type Finders = Vec<(&'static str, bool)>;

impl Attempt {
    pub(super) fn new(puzzle: Puzzle, origin: Origin) -> Self {
        let last_move = if let Task::Repair(cut) = puzzle.task { Some(cut) } else { None };
        Self {
            runner: PuzzleRunner::new(puzzle),
            origin,
            feedback: None,
            marks: Vec::new(),
            last_move,
            step: 0,
            title: String::new(),
            change: None,
            finding: None,
            finders: Vec::new(),
            is_shown: false,
            is_recorded: false,
        }
    }

    pub fn puzzle(&self) -> &Puzzle {
        self.runner.puzzle()
    }

    /// The moves of *Spot the mistake*; empty in other kinds.
    pub fn moves(&self) -> &[Node] {
        match &self.puzzle().task {
            Task::Mistake { moves, .. } => moves,
            _ => &[],
        }
    }

    /// "3. Vertical d4": the last of this many moves of *Spot the mistake*.
    pub(super) fn move_text(&self, step: usize) -> String {
        let last = step.checked_sub(1).and_then(|index| Some((index, *self.moves().get(index)?)));
        last.map_or_else(
            || msg::start().to_owned(),
            |(index, node)| msg::move_line(step, self.runner.position_before(index).to_move(), node),
        )
    }

    /// The index of the move that the board shows last, while it can be the answer.
    pub(super) fn move_to_choose(&self) -> Option<usize> {
        let can_answer = !self.runner.is_refuted() && !self.is_over();
        self.step.checked_sub(1).filter(|_| can_answer && !self.moves().is_empty())
    }

    pub(super) fn is_judge(&self) -> bool {
        matches!(self.puzzle().task, Task::Judge(_))
    }

    /// Whether one of the three answers of *Who wins?* is expected. A wrong one can be replaced at once.
    pub(super) fn asks_for_class(&self) -> bool {
        let is_wrong =
            self.is_judge() && self.runner.is_refuted() && self.runner.board() == self.runner.question();
        (self.runner.asks_for_class() || is_wrong) && !self.is_over()
    }

    /// Whether the puzzle needs no further answer: it is solved or the answer is shown.
    pub fn is_over(&self) -> bool {
        self.runner.is_done() || self.is_shown
    }

    /// Whether the first answer was right, in words, once the puzzle is over.
    pub(super) fn heading(&self) -> Option<&'static str> {
        let found = self.runner.result().filter(|_| self.is_over())?;
        let is_lost = self.feedback.as_ref().is_none_or(|feedback| feedback.tone != Tone::Right);
        Some(match (found, is_lost) {
            (true, false) if matches!(self.origin, Origin::Day { is_answered: true, .. }) => rush::solved(),
            (true, false) => msg::found(),
            (false, false) => msg::found_later(),
            (_, true) => msg::not_found(),
        })
    }

    /// Whether the first answer was right and nothing is left to do.
    pub(super) fn is_solved(&self) -> bool {
        self.runner.is_done() && self.runner.result() == Some(true)
    }

    /// Whether the puzzle is one of the hard ones.
    pub(super) fn is_hard(&self) -> bool {
        self.puzzle().difficulty.is_some_and(|difficulty| Band::new(difficulty) >= Band::Hard)
    }

    /// Plays the first answer again, and right ones after it.
    pub(super) fn solve(&mut self, first: Option<Node>) {
        let mut first = first.filter(|node| self.runner.accepted().contains(node));
        while !self.runner.is_done() {
            let Some(node) = first.take().or_else(|| self.runner.accepted().first().copied()) else { return };
            self.answer(Answer::Node(node));
        }
    }

    /// What the page says above the board.
    pub(super) fn title(&self) -> String {
        match self.heading() {
            Some(heading) => heading.to_owned(),
            None if self.feedback.is_some() && !self.title.is_empty() => self.title.clone(),
            None => msg::title(self.puzzle()),
        }
    }

    /// Starts to ask the opponents once the puzzle is over. Other kinds than those with a right move are not asked.
    pub(super) fn ask_opponents(&mut self, wake: Wake) {
        let can_ask = !matches!(self.puzzle().task, Task::Judge(_) | Task::Mistake { .. } | Task::Play(_));
        if !can_ask || !self.is_over() || self.finding.is_some() || !self.finders.is_empty() {
            return;
        }
        let puzzle = self.puzzle().clone();
        let ask = move |stop: &_| finders(&puzzle.position, &puzzle.answers(), stop);
        // Without a thread the page does not name them.
        self.finding = Job::start("opponents at a puzzle", wake, ask).ok();
    }

    /// Returns whether there is something new to show.
    pub(super) fn take_finders(&mut self) -> bool {
        let found = Job::take_answer(&mut self.finding).flatten();
        let is_new = found.is_some();
        self.finders = found.unwrap_or_else(|| std::mem::take(&mut self.finders));
        is_new
    }

    pub fn is_rated(&self) -> bool {
        self.origin == Origin::Source { rated: true }
    }

    pub fn board(&self) -> Position {
        if self.moves().is_empty() {
            self.runner.board().clone()
        } else {
            self.runner.position_before(self.step)
        }
    }

    pub(super) fn playable(&self) -> Option<Player> {
        let asks_for_node =
            self.moves().is_empty() && !self.runner.asks_for_class() && !self.runner.is_refuted();
        (asks_for_node && !self.runner.is_done()).then(|| self.runner.board().to_move())
    }

    /// What *Show Why* explains: the position on the board, or the wrong move if the reply to it joins the edges.
    pub(super) fn position_to_explain(&self) -> Result<Position, &'static str> {
        if !self.runner.is_refuted() && !self.is_over() {
            return Err(msg::not_answered());
        }
        let board = self.board();
        if winner(&board).is_none() {
            return Ok(board);
        }
        let wrong = self.marks.iter().find(|mark| mark.kind == MarkKind::Mistake).ok_or(msg::game_over())?;
        Ok(self.runner.question().after(wrong.node))
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        if !matches!(answer, Answer::Node(_)) {
            self.retry();
        }
        let accepted = self.accepted_nodes();
        let reaction = self.runner.answer(answer);
        if reaction == Reaction::Ignored {
            return;
        }
        self.marks.clear();
        self.last_move = match (reaction, answer) {
            (Reaction::Continues { reply } | Reaction::Wrong { reply, .. }, Answer::Node(mv)) => {
                Some(reply.unwrap_or(mv))
            }
            (Reaction::Right, Answer::Node(mv)) => Some(mv),
            _ => self.last_move,
        };
        match (reaction, answer) {
            (Reaction::Right, Answer::Node(mv)) => {
                self.marks = winning_marks(&accepted);
                if !self.marks.is_empty() {
                    self.mark_real_move(mv);
                }
            }
            (Reaction::Wrong { reply, .. }, Answer::Node(node)) => {
                self.marks.push(Mark { node, kind: MarkKind::Mistake });
                let kind = MarkKind::Answer(self.puzzle().you().opponent());
                self.marks.extend(reply.map(|node| Mark { node, kind }));
            }
            (Reaction::Right, Answer::Move(index)) => self.show_mistake(index),
            (_, Answer::Move(index)) => self.step = index + 1,
            _ => {}
        }
        self.title = title(&self.puzzle().task, answer, reaction);
        self.feedback = Some(feedback(&self.runner, &accepted, answer, reaction));
    }

    /// Marks what was played in the game that the puzzle comes from.
    fn mark_real_move(&mut self, answer: Node) {
        let source = self.puzzle().source.as_ref().filter(|source| source.was_mistake);
        let played = source.map(|source| source.played).filter(|&played| played != answer);
        self.marks.extend(played.map(|node| Mark { node, kind: MarkKind::LosesWin }));
    }

    /// The winning nodes of a question in which every winning node is right.
    fn accepted_nodes(&self) -> Vec<Node> {
        let asks_for_any =
            !matches!(self.puzzle().task, Task::WinIn(_) | Task::Play(_)) && self.playable().is_some();
        if asks_for_any { self.runner.accepted() } else { Vec::new() }
    }

    /// Shows the position before the mistake, with the moves that kept the win.
    fn show_mistake(&mut self, index: usize) {
        self.step = index;
        self.last_move = None;
        let keepers = Solver::new().winning_moves(&self.runner.position_before(index));
        self.marks = winning_marks(&keepers);
        self.marks.extend(self.moves().get(index).map(|&node| Mark { node, kind: MarkKind::LosesWin }));
    }

    pub(super) fn retry(&mut self) {
        if self.runner.is_refuted() {
            self.runner.retry();
            self.marks.clear();
            self.feedback = None;
            self.last_move = if let Task::Repair(cut) = self.puzzle().task { Some(cut) } else { None };
        }
    }

    /// Shows the answer. The puzzle counts as not found, unless it was answered before.
    pub(super) fn show(&mut self) {
        self.retry();
        let right = self.runner.show();
        self.is_shown = true;
        self.marks = winning_marks(&right);
        if let Task::Mistake { mistake, .. } = self.puzzle().task {
            self.show_mistake(mistake);
        }
        self.feedback = Some(Feedback::one(Tone::Neutral, solution(&self.runner, &right)));
    }

    /// Whether a ring is asked for and no three are marked.
    pub(super) fn can_hint(&self) -> bool {
        self.playable().is_some() && self.marks.is_empty()
    }

    /// Marks a right ring and two wrong ones. The puzzle counts as not found, unless it was answered before.
    pub(super) fn hint(&mut self) {
        let accepted = self.runner.show();
        let wrong: Vec<Node> =
            self.runner.question().free_nodes().filter(|node| !accepted.contains(node)).collect();
        // Far from each other.
        let wrong = [wrong.len() / 3, 2 * wrong.len() / 3].map(|index| wrong.get(index).copied());
        let mut three: Vec<Node> = wrong.into_iter().chain([accepted.first().copied()]).flatten().collect();
        three.sort_unstable();
        three.dedup();
        self.marks = three.into_iter().map(|node| Mark { node, kind: MarkKind::OneOfThree }).collect();
        self.title.clear();
        self.feedback = Some(Feedback::one(Tone::Neutral, msg::one_of_three()));
    }

    /// Takes a wrong answer back and shows the right ones, which it returns.
    pub(super) fn show_right(&mut self, wrong: Node) -> Vec<Node> {
        self.show();
        let right = self.marks.iter().map(|mark| mark.node).collect();
        self.marks.push(Mark { node: wrong, kind: MarkKind::Mistake });
        right
    }

    /// Counts a puzzle that was begun and is left as not found.
    pub(super) fn leave(&mut self) {
        if self.runner.is_begun() && self.runner.result().is_none() {
            self.runner.show();
        }
        self.is_shown = true;
    }

    /// What to record, once: the result of the first answer.
    pub(super) fn take_events(&mut self) -> Vec<What> {
        let Some(found) = self.runner.result().filter(|_| !self.is_recorded) else { return Vec::new() };
        // A puzzle of several moves is solved by its last one.
        if found && matches!(self.origin, Origin::Day { .. }) && !self.is_over() {
            return Vec::new();
        }
        self.is_recorded = true;
        match &self.origin {
            Origin::Source { rated } => What::puzzle(&self.runner, *rated).into_iter().collect(),
            Origin::Run | Origin::Day { is_answered: true, .. } => Vec::new(),
            Origin::Day { date, .. } => {
                let day = What::Day { date: *date, found };
                What::puzzle(&self.runner, false).into_iter().chain([day]).collect()
            }
            Origin::Card(mistake) => vec![What::Practice { position: mistake.position.clone(), found }],
        }
    }

    /// In *Spot the mistake*, shows another number of moves.
    pub(super) fn step_to(&mut self, step: usize) {
        self.step = step.min(self.moves().len());
        self.marks.clear();
        self.last_move = self.step.checked_sub(1).and_then(|index| self.moves().get(index)).copied();
    }
}

fn winning_marks(nodes: &[Node]) -> Vec<Mark> {
    let kind = if nodes.len() == 1 { MarkKind::OnlyWinningMove } else { MarkKind::KeepsWin };
    nodes.iter().map(|&node| Mark { node, kind }).collect()
}
