//! Puzzles as a page: the texts and buttons of the puzzle, the choice of puzzles, and the board.

use crate::board;
use crate::board::{BoardState, TreeBranch};
use crate::context::action::learn::{Choice, PuzzleAction};
use crate::context::page::{EscapeKey, when};
use crate::context::prelude::*;
use crate::messages::game::why_disabled;
use crate::messages::language::{sentences, you};
use crate::messages::{learn, lessons, puzzle as msg, rush};
use crate::pages::learn::feedback::Feedback;
use crate::pages::learn::puzzle::attempt::{Attempt, Origin};
use crate::pages::learn::puzzle::run::Run;
use crate::pages::learn::puzzle::state::{PuzzleState, Supply};
use crate::pages::learn::puzzle::{commands, panel, request, run, run_result};
use crate::pages::learn::task::{Task, TaskButton, TaskPage};
use crate::pages::learn::{feedback, task};
use span_it_core::board::{Path, path_of};
use span_it_learn::date::Date;
use span_it_learn::generate::Wanted;
use span_it_learn::puzzles::{self, Kind};
use span_it_learn::question::Answer;
use span_it_learn::rush::RushKind;
use span_it_learn::source::Effort;
use span_it_learn::truth::Class;

impl Page for PuzzleState {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        let focuses_primary = self.focuses_primary;
        match &mut self.finished {
            Some(run) if self.supply.is_none() => {
                self.focuses_primary = false;
                run_result::show(ui, run, focuses_primary, cx);
            }
            _ => task::show(ui, self, cx),
        }
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "puzzles")
    }

    fn task_number(&self) -> u64 {
        self.shown
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        let is_refuted = self.attempt.as_ref().is_some_and(|attempt| attempt.runner.is_refuted());
        when(is_refuted, why_disabled::undo())
    }

    fn can_hint(&self, _session: &Session) -> Possible {
        self.run().map_or_else(|| self.can_show(), |_| Err(rush::no_hint()))
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::ToggleHint) => Action::call(commands::hint),
            Action::Game(GameAction::Undo) => Action::call(commands::try_again),
            action => action,
        }
    }

    fn status(&self, ui: &mut Ui, _: &Context) {
        let shows_result = self.finished.is_some() && self.supply.is_none();
        if shows_result || self.run().is_some_and(|run| !run.shows_answer()) {
            let legend = || rush::legend(self.run().is_some_and(Run::has_clock));
            ui.label(text::soft(if shows_result { rush::no_rating().to_owned() } else { legend() }));
            return;
        }
        let marks = self.attempt.as_ref().map_or(&[][..], |attempt| &attempt.marks);
        task::status(ui, marks, self.pointed_facts.as_deref());
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        // Esc first takes the unconfirmed move back.
        let is_free = self.board.pending().is_none();
        is_free.then(|| keys.close_notice.clone().unwrap_or_else(|| self.leave()))
    }
}

impl TaskPage for PuzzleState {
    fn task(&self) -> Task {
        let attempt = self.attempt.as_ref();
        let puzzle = attempt.map(Attempt::puzzle);
        let latest = attempt.and_then(|attempt| attempt.feedback.as_ref());
        let asked = || match (self.run(), puzzle) {
            (Some(_), Some(puzzle)) => sentences(&[rush::you_play().to_owned(), msg::instructions(puzzle)]),
            (_, puzzle) => self.game_line().or_else(|| puzzle.map(msg::instructions)).unwrap_or_default(),
        };
        Task {
            heading: self.heading(),
            title: attempt.map(Attempt::title).unwrap_or_default(),
            text: match &self.refusal {
                Some((_, text)) => text.clone(),
                None => latest.map_or_else(asked, Feedback::text),
            },
            you: puzzle.map_or(Player::Horizontal, puzzles::Puzzle::you),
            role: Vec::new(),
            feedback: None,
            result: None,
            primary: self.primary(),
            buttons: self.buttons(),
            places: if self.run().is_some() { 0 } else { 2 },
            choices: attempt.map(choices).unwrap_or_default(),
            describe: Action::call(commands::describe),
            leave: match &self.supply {
                Some(Supply::Rush(_)) => (rush::stop(), Icon::Close, Action::call(run::show_result)),
                Some(Supply::Missed(_)) => (rush::back(), Icon::Prev, Action::call(run::back)),
                _ => (learn::close(), Icon::Prev, Action::Window(WindowAction::ClosePage)),
            },
            size: puzzle.map_or(BoardSize::STANDARD, |puzzle| puzzle.position.size()),
        }
    }

    fn about(&self, ui: &mut Ui, _task: &Task, cx: &Context) {
        panel::show(ui, self, cx);
    }

    fn title_menu(&self, ui: &mut Ui, width: f32, cx: &Context) -> bool {
        let choice = self.choice();
        if let Some(choice) = choice {
            menu(ui, width, choice, cx);
        }
        choice.is_some()
    }

    fn show_board(&mut self, ui: &mut Ui, rect: Rect, cx: &Context) {
        let Some(attempt) = &self.attempt else { return no_puzzle(ui, rect, self) };
        let position = attempt.board();
        let names = names(attempt);
        let path = winning_path(&position, attempt.last_move);
        let marks = attempt.marks.clone();
        let trees = trees(attempt, &position);
        let board = board::BoardScene {
            takes_moves: true,
            answers_refusals: true,
            playable: attempt.playable(),
            last_move: attempt.last_move,
            winning_path: path.as_ref(),
            coordinates: cx.settings.coordinates,
            confirm_moves: cx.settings.confirm_moves,
            reduced_motion: cx.reduced_motion(),
            zoomable: true,
            marks: &marks,
            trees: &trees,
            ..board::BoardScene::of(&position, ByPlayer::from_fn(|player| names[player].as_str()))
        };
        let output = board::show(ui, rect, &board, &mut self.board);
        if !self.run().is_some_and(Run::shows_answer) {
            let waits_for = self.waits_for();
            feedback::refuse(ui, &mut self.refusal, &output, &position, waits_for);
        }
        self.pointed_facts = output.pointed_facts;
        if let Some(node) = output.played {
            cx.request(request(PuzzleAction::Answer(Answer::Node(node))));
        }
    }

    fn has_options(&self) -> bool {
        matches!(self.supply, Some(Supply::Day { .. } | Supply::Practice(_)))
    }

    /// The days, or the cards of the sitting.
    fn options(&self, ui: &mut Ui, width: f32, cx: &Context) {
        match &self.supply {
            Some(Supply::Day { date, .. }) => days(ui, width, *date, cx.today(), cx),
            Some(Supply::Practice(sitting)) => {
                let name = msg::sitting(sitting.number(), sitting.total);
                let current = sitting.number().saturating_sub(1);
                task::dots(ui, name, sitting.total, sitting.answered, current);
            }
            _ => {}
        }
    }

    fn focuses_primary(&mut self) -> &mut bool {
        &mut self.focuses_primary
    }
}

fn button(label: &str, icon: Icon, run: fn(&mut Context)) -> TaskButton {
    TaskButton::new(label, icon, Action::call(run))
}

impl PuzzleState {
    fn leave(&self) -> Action {
        match &self.supply {
            Some(Supply::Rush(_)) => return Action::call(run::show_result),
            Some(Supply::Missed(_)) => return Action::call(run::back),
            _ => {}
        }
        match self.opened_from {
            Some(PageId::Games) => Action::ReturnToGames,
            Some(PageId::Review) => Action::Review(ReviewAction::Show),
            // To the end of the game, not home.
            Some(_) => Action::call(|cx| cx.open(PageId::Game)),
            None => Action::Learn(LearnAction::ShowHub),
        }
    }

    /// The game of a card.
    pub(super) fn game_line(&self) -> Option<String> {
        let Origin::Card(mistake) = &self.attempt.as_ref()?.origin else { return None };
        (!mistake.vs.is_empty()).then(|| msg::from_game(&mistake.vs, mistake.move_number()))
    }

    /// What a click on the board waits for.
    fn waits_for(&self) -> Option<String> {
        let attempt = self.attempt.as_ref().filter(|attempt| attempt.playable().is_none())?;
        let waits_for_button = attempt.runner.is_refuted() || attempt.is_over();
        Some(feedback::waits_for(self.primary().filter(|_| waits_for_button)))
    }

    /// `None` while a node or a class is asked for.
    pub(super) fn primary(&self) -> Option<TaskButton> {
        let next = match &self.supply {
            Some(Supply::Day { .. }) => button(msg::more_puzzles(), Icon::Next, commands::next),
            Some(Supply::Practice(sitting)) if sitting.is_last() => {
                TaskButton::new(msg::done(), Icon::Check, self.leave())
            }
            Some(Supply::Missed(puzzles)) if puzzles.is_empty() => {
                TaskButton::new(rush::back(), Icon::Check, self.leave())
            }
            Some(Supply::Rush(_)) => return None,
            _ => button(msg::next(), Icon::Next, commands::next),
        };
        let Some(attempt) = &self.attempt else {
            let more = TaskButton::new(msg::more_puzzles(), Icon::Next, request(PuzzleAction::Show));
            return self.end.map(|_| more);
        };
        if attempt.runner.is_refuted() {
            Some(button(msg::try_again(), Icon::Undo, commands::try_again))
        } else if attempt.is_over() {
            Some(next)
        } else if attempt.moves().is_empty() {
            None
        } else {
            let index = attempt.move_to_choose().ok_or(msg::no_move_yet());
            let answer = PuzzleAction::Answer(Answer::Move(index.unwrap_or(0)));
            let name = msg::choose_move_name().to_owned();
            let possible = index.map(|_| ());
            Some(TaskButton {
                name,
                possible,
                ..TaskButton::new(msg::choose_move(), Icon::Check, request(answer))
            })
        }
    }

    /// Before the answer *Solution* and *Skip*, after a wrong one *Solution* and *Show why*, at the end *Harder* and
    /// *Show why*. A button keeps its place.
    fn buttons(&self) -> Vec<TaskButton> {
        let show = button(msg::show(), Icon::Eye, commands::show_answer);
        let show = TaskButton { possible: self.can_show(), tip: msg::show_tip(), ..show };
        let why = button(msg::why(), Icon::Link, commands::show_why);
        let can_show_why = self.position_to_explain().map(|_| ());
        let why = TaskButton { possible: can_show_why, key: Some(Key::Y), ..why };
        // *Win in a few moves* counts from its first move.
        let is_counted = self.attempt.as_ref().is_some_and(|attempt| attempt.runner.result() == Some(true));
        let skip = if is_counted { msg::next() } else { msg::skip() };
        let skip = button(skip, Icon::Last, commands::next);
        let skip = TaskButton { possible: self.can_skip(), tip: msg::skip_tip(), ..skip };
        let is_over = self.attempt.as_ref().is_some_and(Attempt::is_over);
        let is_refuted = self.attempt.as_ref().is_some_and(|attempt| attempt.runner.is_refuted());
        match (is_over, self.choice()) {
            _ if self.run().is_some() => Vec::new(),
            (true, Some(choice)) => vec![harder(choice), why],
            (true, None) => vec![show, why],
            _ if is_refuted => vec![show, why],
            _ => vec![show, skip],
        }
    }
}

fn harder(choice: Choice) -> TaskButton {
    let effort = choice.effort.harder();
    let possible = when(effort != choice.effort, msg::hardest());
    let button =
        TaskButton::new(msg::harder(), None, request(PuzzleAction::Choose(Choice { effort, ..choice })));
    TaskButton { possible, tip: msg::harder_tip(), ..button }
}

/// The three answers of *Who wins?*, and the steps of *Spot the mistake*.
fn choices(attempt: &Attempt) -> Vec<TaskButton> {
    let step = attempt.step;
    if !attempt.moves().is_empty() {
        let step_to = move |step| Action::call(move |cx| commands::step_to(cx, step));
        let back = TaskButton::new(msg::previous(), Icon::Prev, step_to(step.saturating_sub(1)));
        let on = TaskButton::new(msg::following(), Icon::Next, step_to(step + 1));
        let can_step_on = when(step < attempt.moves().len(), why_disabled::last());
        return vec![
            TaskButton { possible: when(step > 0, why_disabled::first()), key: Some(Key::PageUp), ..back },
            TaskButton { possible: can_step_on, key: Some(Key::PageDown), ..on },
        ];
    }
    if !attempt.is_judge() {
        return Vec::new();
    }
    let possible = when(attempt.asks_for_class(), msg::answered_text());
    let choice = |((number, key), class)| {
        let (name, answer) = (msg::class(class), PuzzleAction::Answer(Answer::Class(class)));
        let choice = TaskButton::new(lessons::keyed(number, &name), None, request(answer));
        TaskButton { name, possible, key: Some(key), ..choice }
    };
    (1..).zip(task::CLASS_KEYS).zip(Class::ALL).map(choice).collect()
}

/// The menu of the title: the kinds, and how hard they are.
fn menu(ui: &mut Ui, width: f32, choice: Choice, cx: &Context) {
    let mut next = choice;
    let kind = kind_name(choice.kinds);
    widgets::choice_menu(ui, width, kind, &msg::menu_name(kind), |ui| {
        ui.label(text::soft(msg::difficulty_text()));
        let usual = Effort::default();
        let easier = choice.effort.min(usual).easier();
        for (name, effort, is_chosen) in [
            (msg::easier(), easier, choice.effort < usual),
            (msg::usual(), usual, choice.effort == usual),
            (msg::harder(), choice.effort.max(usual).harder(), choice.effort > usual),
        ] {
            if widgets::choice_item(ui, is_chosen, name) {
                next.effort = effort;
            }
        }
        ui.separator();
        ui.label(text::soft(msg::kind_text()));
        for kinds in [Wanted::Mix].into_iter().chain(Kind::ALL.map(Wanted::Kind)) {
            if widgets::choice_item(ui, choice.kinds == kinds, kind_name(kinds)) {
                next.kinds = kinds;
            }
        }
        ui.separator();
        for kind in RushKind::ALL {
            if widgets::choice_item(ui, false, run::name(kind)) {
                cx.request(request(PuzzleAction::Rush(kind)));
            }
        }
    });
    if next != choice {
        cx.request(request(PuzzleAction::Choose(next)));
    }
}

fn kind_name(kinds: Wanted) -> &'static str {
    match kinds {
        Wanted::Mix => msg::mix(),
        Wanted::Kind(kind) => msg::kind(kind),
    }
}

fn days(ui: &mut Ui, width: f32, date: Date, today: Date, cx: &Context) {
    let possible = when(date < today, msg::no_later());
    for (label, icon, possible, days) in
        [(msg::earlier(), Icon::Prev, Ok(()), -1), (msg::later(), Icon::Next, possible, 1)]
    {
        let button = widgets::button(label).icon(icon).small().width(width);
        if button.show_possible(ui, possible).clicked() {
            cx.request(request(PuzzleAction::ShowDay(Some(date.plus(days)))));
        }
    }
}

/// The directions, and the personality that is the opponent.
pub(super) fn names(attempt: &Attempt) -> ByPlayer<String> {
    let you = attempt.puzzle().you();
    ByPlayer::from_fn(|player: Player| match &attempt.puzzle().task {
        puzzles::Task::Play(name) if player != you => name.clone(),
        _ => msg::joins_edges(player).to_owned(),
    })
}

/// The same for sentences.
pub(super) fn names_of_dots(attempt: &Attempt) -> ByPlayer<String> {
    let names = names(attempt);
    ByPlayer::from_fn(|player: Player| match &attempt.puzzle().task {
        puzzles::Task::Play(_) if player != attempt.puzzle().you() => names[player].clone(),
        puzzles::Task::Play(_) => you().to_owned(),
        _ => lessons::sides()[player].to_owned(),
    })
}

fn winning_path(position: &Position, last_move: Option<Node>) -> Option<Path> {
    path_of(position, last_move?).filter(Path::is_winner)
}

/// The ways of the opponent after a wrong answer, or the trees of *Repair*, without what is taken.
fn trees(attempt: &Attempt, position: &Position) -> Vec<TreeBranch> {
    if let Some(ways) = attempt.runner.refuting_ways() {
        return TreeBranch::all(attempt.puzzle().you().opponent(), ways.clone());
    }
    let Some(trees) = attempt.runner.trees() else { return Vec::new() };
    let free = trees.clone().map(|tree| tree.into_iter().filter(|&node| position.is_free(node)).collect());
    TreeBranch::all(attempt.puzzle().you(), free)
}

fn no_puzzle(ui: &mut Ui, rect: Rect, state: &PuzzleState) {
    let mut lines = vec![state.end.unwrap_or_else(|| state.searching()).to_owned()];
    if let (Some(Supply::Practice(sitting)), Some(_)) = (&state.supply, state.end) {
        if sitting.answered > 0 {
            lines.push(msg::sitting_result(sitting.found, sitting.answered));
        } else {
            lines.extend(sitting.next_due.filter(|&days| days > 0).map(msg::next_due));
        }
    }
    let place = rect.shrink2(vec2(24.0, 24.0));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(place.height() * 0.3);
            for line in lines {
                ui.add(Label::new(text::body(line)).wrap());
            }
        });
    });
}
