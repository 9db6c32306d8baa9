//! The choices before a contest: who takes part, how many games, on which boards.

use std::path::Path;
use std::time::Duration;

use eframe::egui::{self, Align, CentralPanel, Frame, Label, Layout, Margin, Panel, ScrollArea, vec2};

use super::engines::{self, Engines};
use super::{Ask, WIDE, label, state::State, top};
use crate::app::Action;
use crate::app::screens::Actions;
use crate::app::theme::{Palette, text};
use crate::app::widgets;
use crate::app::workshop::rehearsal::Rehearsal;
use crate::board::BoardSize;
use crate::contest::{AgentSpec, Plan};
use crate::engine::Seed;
use crate::messages::tournament as words;
use crate::personality::{ladder, library};

/// The boards there are to choose from.
const BOARDS: [usize; 5] = [4, 5, 6, 8, 10];
/// At most so many take part.
const MOST: usize = 32;
/// At most so many games of two agents.
const MOST_GAMES: u32 = 10_000;
/// The longest time limit, in seconds.
const LONGEST: f64 = 600.0;
/// The longest opening, in moves.
const LONGEST_OPENING: u16 = 20;
/// Width of a column of names, in points.
const COLUMN: f32 = 250.0;
/// Width of the names of the choices, in points.
const NAMES: f32 = 138.0;

/// One that may take part.
#[derive(Debug)]
pub(super) struct Candidate {
    spec: AgentSpec,
    name: String,
    note: &'static str,
    chosen: bool,
}

/// The choices, as typed.
#[derive(Debug)]
pub(in crate::app) struct SetUp {
    candidates: Vec<Candidate>,
    pub(super) engines: Engines,
    games: String,
    boards: [bool; BOARDS.len()],
    limit: String,
    opening: String,
    seed: String,
}

impl Default for SetUp {
    fn default() -> Self {
        Self {
            candidates: Vec::new(),
            engines: Engines::default(),
            games: "40".to_owned(),
            boards: BOARDS.map(|board| board == 6),
            limit: String::new(),
            opening: "4".to_owned(),
            seed: "1993".to_owned(),
        }
    }
}

/// A choice that cannot stand, and what is expected.
type Problem = Option<String>;

impl SetUp {
    /// Lists who may take part: the shipped ones, those of a folder, and two for comparison. What was
    /// chosen before stays chosen.
    pub(in crate::app) fn list(&mut self, folder: Option<&Path>) {
        let first = self.candidates.is_empty();
        let was = |name: &str, old: &[Candidate]| old.iter().any(|one| one.chosen && one.name == name);
        let old = std::mem::take(&mut self.candidates);
        let mut add = |spec: AgentSpec, note, by_default: bool| {
            let name = spec.name();
            let chosen = if first { by_default } else { was(&name, &old) };
            self.candidates.push(Candidate { spec, name, note, chosen });
        };
        for shipped in library::shipped() {
            add(AgentSpec::Personality(Box::new(shipped.clone())), words::SHIPPED, true);
        }
        for own in folder.map(library::list_folder).unwrap_or_default() {
            if let Ok(personality) = own.result {
                add(AgentSpec::Personality(Box::new(personality)), words::OWN, true);
            }
        }
        add(AgentSpec::Perfect, words::MACHINE, false);
        add(AgentSpec::Random, words::MACHINE, false);
    }

    /// Draws another seed.
    pub(in crate::app) fn set_seed(&mut self, seed: Seed) {
        self.seed = seed.to_string();
    }

    fn chosen(&self) -> Vec<AgentSpec> {
        let own = self.candidates.iter().filter(|one| one.chosen).map(|one| one.spec.clone());
        own.chain(self.engines.chosen()).collect()
    }

    fn sizes(&self) -> Vec<BoardSize> {
        let chosen = BOARDS.iter().zip(self.boards).filter(|(_, chosen)| *chosen);
        chosen.filter_map(|(&side, _)| BoardSize::square(side).ok()).collect()
    }

    fn pairs(&self) -> Result<u32, String> {
        let boards = self.sizes().len().max(1);
        let each = 2 * u32::try_from(boards).unwrap_or(1);
        let games = self.games.trim().parse::<u32>().ok();
        games
            .filter(|&games| games > 0 && games <= MOST_GAMES && games % each == 0)
            .map(|games| games / each)
            .ok_or_else(|| words::which_games(boards))
    }

    fn max_move(&self) -> Result<Option<Duration>, String> {
        let text = self.limit.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let seconds = text.replace(',', ".").parse::<f64>().ok();
        let valid = seconds.filter(|seconds| (0.01..=LONGEST).contains(seconds));
        valid.map(|seconds| Some(Duration::from_secs_f64(seconds))).ok_or(words::WHICH_LIMIT.to_owned())
    }

    fn opening_plies(&self) -> Result<u16, String> {
        let plies = self.opening.trim().parse::<u16>().ok();
        plies.filter(|&plies| plies <= LONGEST_OPENING).ok_or(words::WHICH_OPENING.to_owned())
    }

    fn seed(&self) -> Result<Seed, String> {
        let number = self.seed.trim().parse::<u64>().ok();
        number.and_then(Seed::new).ok_or(words::WHICH_SEED.to_owned())
    }

    /// The plan that all this makes, or the first thing that is wrong.
    pub(in crate::app) fn plan(&self) -> Result<Plan, String> {
        let agents = self.chosen();
        if !(2..=MOST).contains(&agents.len()) {
            return Err(words::HOW_MANY.to_owned());
        }
        let boards = self.sizes();
        if boards.is_empty() {
            return Err(words::WHICH_BOARD.to_owned());
        }
        let plan = Plan {
            boards,
            pairs: self.pairs()?,
            opening_plies: self.opening_plies()?,
            seed: self.seed()?,
            max_move: self.max_move()?,
            ..Plan::round_robin(agents)
        };
        plan.check().map_err(|error| error.to_string())?;
        if plan.max_move.is_none() && Rehearsal::is_needed(&plan) {
            return Err(words::ENGINE_LIMIT.to_owned());
        }
        Ok(plan)
    }
}

/// Shows all there is to choose.
pub(super) fn show(ui: &mut egui::Ui, window: egui::Vec2, state: &mut State, actions: &mut Actions) {
    let ground = Palette::of(ui).table;
    if window.x >= WIDE {
        let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(26, 22));
        Panel::right("competition set-up").exact_size(330.0).resizable(false).frame(frame).show(ui, |ui| {
            choices(ui, state, true, actions);
        });
    } else {
        super::tabs(ui, &mut state.tab, &words::SET_UP_TABS, actions);
        if state.tab == 1 {
            let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(16, 12));
            CentralPanel::default().frame(frame).show(ui, |ui| choices(ui, state, false, actions));
            return;
        }
    }
    let margin = if window.x >= WIDE { Margin::symmetric(34, 22) } else { Margin::symmetric(16, 12) };
    CentralPanel::default().frame(Frame::new().fill(ground).inner_margin(margin)).show(ui, |ui| {
        top(ui, words::INVITATION, |_| ());
        ui.add_space(10.0);
        candidates(ui, &mut state.setup, actions);
    });
}

/// Everybody with a check box, in as many columns as there is room for.
fn candidates(ui: &mut egui::Ui, setup: &mut SetUp, actions: &mut Actions) {
    let count = setup.chosen().len();
    ui.horizontal(|ui| {
        ui.label(text::subheading(words::PERSONALITIES));
        ui.label(text::soft(words::chosen(count)));
        for (label, chosen) in [(words::ALL, true), (words::NONE, false)] {
            if widgets::button(label).small().quiet().show(ui).clicked() {
                setup.candidates.iter_mut().for_each(|one| one.chosen = chosen);
                if !chosen {
                    setup.engines.clear();
                }
            }
        }
    });
    if !(2..=MOST).contains(&count) {
        ui.label(text::small(words::HOW_MANY).color(Palette::of(ui).bad));
    }
    ui.add_space(4.0);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let columns = (2..=4u8).rev().find(|&count| f32::from(count) * COLUMN <= ui.available_width());
        let columns = usize::from(columns.unwrap_or(1));
        let rows = setup.candidates.len().div_ceil(columns).max(1);
        ui.columns(columns, |columns| {
            for (column, some) in columns.iter_mut().zip(setup.candidates.chunks_mut(rows)) {
                for one in some {
                    column.horizontal(|ui| {
                        widgets::checkbox(ui, &mut one.chosen, &one.name);
                        ui.add(Label::new(text::soft(one.note)).truncate());
                    });
                }
            }
        });
        engines::show(ui, &mut setup.engines, actions);
    });
}

/// Games, boards, time, seed, and the way in.
fn choices(ui: &mut egui::Ui, state: &mut State, wide: bool, actions: &mut Actions) {
    let setup = &mut state.setup;
    let plan = setup.plan();
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 32.0),
        Layout::right_to_left(Align::Center),
        |ui| {
            if wide {
                super::close(ui, actions);
                super::help(ui, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(text::heading(words::SET_UP)));
        },
    );
    ui.add_space(8.0);
    let foot = 92.0;
    let height = (ui.available_height() - foot).max(80.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let problem = setup.pairs().err();
        field(ui, words::GAMES, &mut setup.games, problem);
        boards(ui, setup);
        let problem = setup.opening_plies().err();
        field(ui, words::OPENING, &mut setup.opening, problem);
        let problem = setup.max_move().err();
        field(ui, words::MAXIMUM, &mut setup.limit, problem);
        if setup.limit.trim().is_empty() {
            let outside = setup.engines.chosen().next().is_some();
            below(ui, if outside { words::ENGINE_LIMIT } else { words::NO_LIMIT }, outside);
        }
        let problem = setup.seed().err();
        field(ui, words::SEED, &mut setup.seed, problem);
        if widgets::button(words::NEW_SEED).small().show(ui).clicked() {
            actions.push(Action::Tournament(Ask::DrawSeed));
        }
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| match &state.rehearsal {
        Some(rehearsal) => trial(ui, rehearsal, actions),
        None => start(ui, &plan, actions),
    });
}

/// The way in, and how long it takes, or what is wrong.
fn start(ui: &mut egui::Ui, plan: &Result<Plan, String>, actions: &mut Actions) {
    let why = plan.as_ref().err().cloned().unwrap_or_default();
    let start = widgets::button(words::START).primary().min_width(ui.available_width());
    if start.show_enabled(ui, plan.is_ok(), Some(&why)).clicked() {
        actions.push(Action::Tournament(Ask::Start));
    }
    match plan {
        Ok(plan) => ui.label(text::body(words::size(plan.games(), estimate(plan)))),
        Err(why) => ui.add(Label::new(text::small(why).color(Palette::of(ui).bad)).wrap()),
    };
}

/// While the outside engines are tried.
fn trial(ui: &mut egui::Ui, rehearsal: &Rehearsal, actions: &mut Actions) {
    if widgets::button(words::CANCEL).min_width(ui.available_width()).show(ui).clicked() {
        actions.push(Action::Tournament(Ask::CancelTrial));
    }
    ui.add(Label::new(text::body(words::trying(rehearsal.trying()))).truncate());
}

/// Moves that each player makes in a game on 6 x 6, as a rule.
const MOVES: f64 = 14.0;

/// How long a contest takes, as the ladder's times tell; nothing where somebody's time is not known.
fn estimate(plan: &Plan) -> Option<Duration> {
    let ms = |agent: &AgentSpec| match agent {
        AgentSpec::Personality(one) => ladder::shipped().strength_of(&one.factors)?.ms,
        AgentSpec::Perfect | AgentSpec::Random => Some(0.01),
        AgentSpec::Reader { .. } | AgentSpec::Gtp { .. } => None,
    };
    let of_agents: Vec<f64> = plan.agents.iter().map(ms).collect::<Option<_>>()?;
    let limit = plan.max_move.map_or(f64::INFINITY, |limit| limit.as_secs_f64() * 1000.0);
    let standard = BoardSize::STANDARD.node_count() as f64;
    let mut all = 0.0;
    for size in &plan.boards {
        // More nodes make for longer games and more to look at in each.
        let larger = size.node_count() as f64 / standard;
        let of_move = |agent: usize| (of_agents[agent] * larger).min(limit);
        let of_meetings: f64 = plan.meetings.iter().map(|&(a, b)| of_move(a) + of_move(b)).sum();
        all += of_meetings * MOVES * larger;
    }
    let threads = plan.threads.or_else(|| std::thread::available_parallelism().ok());
    let threads = threads.map_or(1.0, |threads| threads.get() as f64);
    Duration::try_from_secs_f64(all * 2.0 * f64::from(plan.pairs) / 1000.0 / threads).ok()
}

/// Height of a field, in points.
const FIELD: f32 = 34.0;

/// A choice that is typed, and below it what is wrong.
fn field(ui: &mut egui::Ui, name: &str, value: &mut String, problem: Problem) {
    // As high as the field from the first: else the label, which comes before it, stands too high.
    let row = vec2(ui.available_width(), FIELD);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        label(ui, NAMES, name);
        widgets::number_field(ui, value, name, ui.available_width().min(120.0), "", problem.is_some());
    });
    if let Some(problem) = problem {
        below(ui, &problem, true);
    }
}

/// A line below a choice.
fn below(ui: &mut egui::Ui, said: &str, bad: bool) {
    let said = text::small(said);
    let said = if bad { said.color(Palette::of(ui).bad) } else { said.color(Palette::of(ui).soft) };
    ui.add(Label::new(said).wrap());
}

fn boards(ui: &mut egui::Ui, setup: &mut SetUp) {
    label(ui, NAMES, words::BOARDS);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for (side, chosen) in BOARDS.iter().zip(&mut setup.boards) {
            widgets::checkbox(ui, chosen, &format!("{side} \u{d7} {side}"));
        }
    });
    if setup.sizes().is_empty() {
        below(ui, words::WHICH_BOARD, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed() -> SetUp {
        let mut setup = SetUp::default();
        setup.list(None);
        setup
    }

    #[test]
    fn the_first_choice_is_a_contest_of_all_that_are_shipped() {
        let plan = listed().plan().unwrap();
        let shipped = library::shipped().len();
        assert_eq!(plan.agents.len(), shipped);
        assert_eq!(plan.games(), (shipped * (shipped - 1) / 2 * 40) as u64);
        assert_eq!((plan.max_move, plan.seed.get()), (None, 1993));
    }

    #[test]
    fn the_time_is_told_where_everybodys_is_known() {
        let mut setup = listed();
        let about = estimate(&setup.plan().unwrap()).unwrap();
        setup.games = "400".to_owned();
        assert!(estimate(&setup.plan().unwrap()).unwrap() > about * 9);
        let mut plan = setup.plan().unwrap();
        plan.agents.push(AgentSpec::Gtp { command: "other".to_owned() });
        assert_eq!(estimate(&plan), None);
    }

    #[test]
    fn an_outside_engine_takes_part_within_a_limit_only() {
        let mut setup = listed();
        setup.engines.list(&["other --gtp".to_owned()]);
        assert!(setup.plan().unwrap().agents.iter().all(|agent| !agent.is_outside()), "nobody has chosen it");
        setup.engines.choose_all();
        assert_eq!(setup.plan(), Err(words::ENGINE_LIMIT.to_owned()));
        setup.limit = "0.5".to_owned();
        let plan = setup.plan().unwrap();
        assert_eq!(plan.agents.last(), Some(&AgentSpec::Gtp { command: "other --gtp".to_owned() }));
    }

    #[test]
    fn games_are_shared_out_evenly_among_the_boards() {
        let mut setup = listed();
        setup.boards = [false, false, true, true, false];
        assert_eq!(setup.plan().map(|plan| plan.pairs), Ok(10));
        setup.games = "42".to_owned();
        assert_eq!(setup.plan(), Err("A multiple of 4 from 4 to 10 000".to_owned()));
    }

    #[test]
    fn what_cannot_stand_is_named() {
        type Change = fn(&mut SetUp);
        let cases: [(Change, &str); 5] = [
            (|setup| setup.candidates.iter_mut().for_each(|one| one.chosen = false), words::HOW_MANY),
            (|setup| setup.boards = [false; 5], words::WHICH_BOARD),
            (|setup| setup.limit = "-1".to_owned(), words::WHICH_LIMIT),
            (|setup| setup.opening = "x".to_owned(), words::WHICH_OPENING),
            (|setup| setup.seed = "1e9".to_owned(), words::WHICH_SEED),
        ];
        for (change, problem) in cases {
            let mut setup = listed();
            change(&mut setup);
            assert_eq!(setup.plan(), Err(problem.to_owned()));
        }
    }
}
