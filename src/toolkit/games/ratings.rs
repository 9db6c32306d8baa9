//! `games ratings`: one rating list of several tournaments.

mod stored;

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use clap::Args;
use span_it_core::board::{BoardSize, Node, Player};
use span_it_core::engine::{Limits, Stop};
use span_it_core::personality::{Personality, ladder, library};
use span_it_core::text::humanize::counted;
use span_it_core::text::names::name_key;
use span_it_lab::tournament::export::Report;
use span_it_lab::tournament::log::{self, Content};
use span_it_lab::tournament::stats::{Anchor, Sprt, SprtState};
use span_it_lab::tournament::{
    GameResult, Names, OwnNames, PairKey, Plan, PlayerSpec, Scoreboard, Selection, Sequential, selection,
};

use crate::toolkit::numbers::read_sprt_number;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::{Logs, is_log};
use crate::toolkit::streams;
use crate::toolkit::tournament::export::Export;
use crate::toolkit::tournament::{Model, sprt_of};

const HELP: &str = "\
Logs of one tournament, such as those of its shards, give the table of the whole
tournament. Of several tournaments, a game pair that occurs twice counts once. An
agent with another limit is another agent.

On the 6 x 6 board without limits the ratings are on the scale of the built-in
ladder, if one of its personalities takes part. Otherwise their mean is 1500.";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(super) struct Options {
    /// Logs of tournaments, databases, records, or - for standard input
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<PathBuf>,
    #[arg(long, value_name = "NAME=ELO", value_parser = read_anchor, help = format!("Set the rating of this agent, such as {}", example_anchor()))]
    anchor: Option<(String, f64)>,
    /// Rate an agent with different limits as one
    #[arg(long)]
    merge_limits: bool,
    /// Show the state of this test: four numbers, such as 0 10 0.05 0.05
    #[arg(long, num_args = 4, value_names = ["ELO0", "ELO1", "ALPHA", "BETA"], allow_negative_numbers = true, value_parser = read_sprt_number)]
    sprt: Option<Vec<f64>>,
    /// What ELO0 and ELO1 of the SPRT are
    #[arg(long, value_name = "ELO", default_value = "normalised", requires = "sprt")]
    model: Model,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Also write the table to this file: .csv, .json, .md or .html; -.csv and so on print it
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    export: Option<PathBuf>,
}

/// A built-in personality with its rating on the ladder.
fn example_anchor() -> String {
    let rated = |one: &'static Personality| Some((one, ladder::builtin().strength_of(&one.factors)?));
    let steady = library::builtin_named("Steady").and_then(rated);
    steady.map_or_else(String::new, |(one, strength)| format!("{}={:.0}", one.name, strength.elo))
}

fn read_anchor(text: &str) -> Result<(String, f64), String> {
    let parts = text.rsplit_once('=').and_then(|(name, elo)| Some((name, elo.parse::<f64>().ok()?)));
    let (name, elo) =
        parts.ok_or_else(|| format!("expected a name and a rating, such as {}", example_anchor()))?;
    let range = -ladder::MAX_ELO..=ladder::MAX_ELO;
    if !range.contains(&elo) {
        return Err(format!("the rating is {elo}: expected -{0} to {0}", ladder::MAX_ELO));
    }
    Ok((name.to_owned(), elo))
}

pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let inputs = options.logs.iter().map(|log| (log.clone(), "one of the logs")).collect();
    let export = options.export.as_deref().map(|path| Export::new(path, inputs)).transpose()?;
    let logs = Logs::new(&options.logs)?;
    let mut tournaments = read(&logs.paths).map_err(|failure| logs.named(failure))?;
    let mut pool = Pool::new(&mut tournaments, options.merge_limits);
    let anchor = pool.anchor(options.anchor.as_ref(), &tournaments)?;
    let sprt = match (&options.sprt, tournaments.as_slice()) {
        (None, [only]) => only.plan.sprt,
        (numbers, _) => sprt_of(numbers.as_deref(), options.model, pool.names.shown.len())?,
    };
    let is_complete =
        matches!(&*tournaments, [only] if only.is_planned && pool.games.len() as u64 == only.plan.games());
    let state = pool.test(sprt, &tournaments);
    let names = &pool.names.shown;
    let table = Scoreboard::anchored(names, &pool.games, Selection::default(), anchor.as_ref());
    if let (Some((name, _)), Err(error)) = (&options.anchor, table.ratings()) {
        return Err(Failure::refused(format!("--anchor: {name} cannot be a scale: {error}")));
    }
    let table = state.into_iter().fold(table, Scoreboard::with_sprt);
    let tables = selection::tables(names, &pool.games, anchor.as_ref());
    let report =
        Report { tables: &tables, lines: &pool.notes, times: false, ..Report::new(&pool.title, &table) };
    let report = match tournaments.as_slice() {
        [only] if only.is_planned => {
            let is_finished = is_complete || state.is_some_and(SprtState::is_decided);
            report.with_plan(&only.plan, &pool.names, is_finished)
        }
        _ => report,
    };
    let text = if options.json { report.json() + "\n" } else { report.text() };
    streams::print_beside(export.as_ref().is_some_and(Export::prints), &text)?;
    export.map_or(Ok(()), |export| export.write(&report)).map_err(Failure::Failed)
}

/// The games of the logs of one tournament.
struct Tournament {
    plan: Plan,
    names: OwnNames,
    games: Vec<GameResult>,
    /// Whether the plan determines which games there are.
    is_planned: bool,
}

/// Reads all logs. Logs of one tournament become one.
fn read(logs: &[PathBuf]) -> Result<Vec<Tournament>, Failure> {
    let mut tournaments: Vec<Tournament> = Vec::new();
    let mut known = HashSet::new();
    for file in logs {
        if !known.insert(file.canonicalize().unwrap_or_else(|_error| file.clone())) {
            return Err(Failure::refused(format!("{}: this log is given twice", file.display())));
        }
        if !is_log(file)? {
            tournaments.extend(stored::read(file)?);
            continue;
        }
        let content = log::read(file, &Stop::default()).map_err(Failure::refused)?;
        let mut planned = tournaments.iter_mut().filter(|one| one.is_planned);
        match planned.find(|one| log::is_one_tournament(&one.plan, &content.plan)) {
            Some(tournament) => tournament
                .add(content)
                .map_err(|problem| Failure::refused(format!("{}: {problem}", file.display())))?,
            None => tournaments.push(Tournament {
                plan: Plan { shard: None, ..content.plan },
                names: content.names.unwrap_or_default(),
                games: content.games,
                is_planned: true,
            }),
        }
    }
    for Tournament { plan, games, .. } in &mut tournaments {
        plan.put_in_order(games);
    }
    Ok(tournaments)
}

impl Tournament {
    /// Adds the games of another log, each once.
    fn add(&mut self, content: Content) -> Result<(), String> {
        let id = |game: &GameResult| (game.key, game.exchanged);
        let known: HashMap<_, _> = self.games.iter().map(id).zip(0..).collect();
        for game in content.games {
            match known.get(&id(&game)).map(|&place: &usize| self.games[place].is_same(&game)) {
                None => self.games.push(game),
                Some(true) => {}
                Some(false) => {
                    return Err(format!(
                        "a game of pair {} of agents {} and {} differs from that in another log of this tournament: \
                         expected the same moves",
                        game.key.pair, game.key.agents.0, game.key.agents.1
                    ));
                }
            }
        }
        self.plan.pairs = self.plan.pairs.max(content.plan.pairs);
        self.names.extend(content.names.unwrap_or_default());
        Ok(())
    }
}

/// The agents and games of all tournaments.
struct Pool {
    agents: Vec<(PlayerSpec, Limits)>,
    names: Names,
    games: Vec<GameResult>,
    title: String,
    notes: Vec<String>,
}

impl Pool {
    /// Takes the games of the tournaments.
    fn new(tournaments: &mut [Tournament], merge_limits: bool) -> Self {
        let mut pool = Self {
            agents: Vec::new(),
            names: Names { shown: Vec::new(), commands: Vec::new() },
            games: Vec::new(),
            title: String::new(),
            notes: Vec::new(),
        };
        let own = tournaments.iter().flat_map(|one| one.names.clone()).collect();
        if let [Tournament { plan, games, is_planned: true, .. }] = tournaments {
            pool.agents = plan.agents.iter().map(|agent| (agent.clone(), plan.limits())).collect();
            pool.names = Names::new(&plan.agents, &own);
            pool.games = std::mem::take(games);
            pool.title = plan.title(&pool.names.shown);
            return pool;
        }
        let number = counted(tournaments.len() as u64, "tournament", "tournaments");
        let are_planned = tournaments.iter().all(|one| one.is_planned);
        let mut known = HashSet::new();
        let mut repeated = 0;
        for one in tournaments {
            let limits = if merge_limits { Limits::default() } else { one.plan.limits() };
            repeated += pool.add(one, limits, &mut known);
        }
        pool.names = pool.name(&own);
        let games = counted(pool.games.len() as u64, "game", "games");
        pool.title = if are_planned { format!("{games} of {number}") } else { games };
        if repeated > 0 {
            let pairs = counted(repeated, "game pair", "game pairs");
            pool.notes.push(format!("{pairs} in several tournaments, counted once"));
        }
        pool
    }

    /// Adds the games of a tournament; the number of pairs that another tournament has already.
    fn add(&mut self, tournament: &mut Tournament, limits: Limits, known: &mut HashSet<Moves>) -> u64 {
        let indices: Vec<usize> =
            tournament.plan.agents.iter().map(|agent| self.index(agent, limits)).collect();
        let first_pair = self.games.iter().map(|game| game.key.pair + 1).max().unwrap_or_default();
        let (mut repeated, mut own) = (0, HashSet::new());
        for pair in std::mem::take(&mut tournament.games).chunk_by(|one, other| one.key == other.key) {
            let pair: Vec<GameResult> =
                pair.iter().map(|game| renumbered(game.clone(), &indices, first_pair)).collect();
            if pair.iter().all(|game| known.contains(&moves(game))) {
                repeated += 1;
                continue;
            }
            own.extend(pair.iter().map(moves));
            self.games.extend(pair);
        }
        known.extend(own);
        repeated
    }

    /// The index of an agent, which is added if it is new.
    fn index(&mut self, agent: &PlayerSpec, limits: Limits) -> usize {
        // No limit changes a random mover.
        let limits = if *agent == PlayerSpec::Random { Limits::default() } else { limits };
        let is_same = |(known, other): &(PlayerSpec, Limits)| is_same(known, agent) && *other == limits;
        self.agents.iter().position(is_same).unwrap_or_else(|| {
            self.agents.push((agent.clone(), limits));
            self.agents.len() - 1
        })
    }

    /// The names of the agents, with their limits where they differ.
    fn name(&self, own: &OwnNames) -> Names {
        let agents: Vec<PlayerSpec> = self.agents.iter().map(|(agent, _)| agent.clone()).collect();
        let names = Names::new(&agents, own);
        if self
            .agents
            .iter()
            .filter(|(agent, _)| *agent != PlayerSpec::Random)
            .is_sorted_by(|a, b| a.1 == b.1)
        {
            return names;
        }
        // Without the number of equal names, as the limits distinguish them.
        let name = |(agent, limits): &(PlayerSpec, Limits)| match agent {
            PlayerSpec::Random => agent.name(),
            PlayerSpec::Gtp { command, .. } => {
                own.get(command).unwrap_or(command).clone() + &limit_text(*limits)
            }
            agent => agent.name() + &limit_text(*limits),
        };
        let shown = span_it_lab::tournament::disambiguate(&self.agents.iter().map(name).collect::<Vec<_>>());
        Names { shown, ..names }
    }

    /// The scale: that of the given agent, or of the built-in ladder on its board without limits.
    fn anchor(
        &self,
        given: Option<&(String, f64)>,
        tournaments: &[Tournament],
    ) -> Result<Option<Anchor>, Failure> {
        if let Some((name, elo)) = given {
            let agent = self.names.shown.iter().position(|shown| name_key(shown) == name_key(name));
            let agent = agent.ok_or_else(|| {
                let names = self.names.shown.join(", ");
                Failure::refused(format!("--anchor: there is no agent {name:?}: expected one of {names}"))
            })?;
            return Ok(Some(Anchor { agents: vec![agent], elo: *elo }));
        }
        let is_ladder = |plan: &Plan| {
            plan.boards == [BoardSize::STANDARD] && plan.max_move.is_none() && plan.max_visits.is_none()
        };
        if !tournaments.iter().all(|one| is_ladder(&one.plan)) {
            return Ok(None);
        }
        let elo = |(agent, _): &(PlayerSpec, Limits)| match agent {
            PlayerSpec::Personality(one) => ladder::builtin().strength_of(&one.factors).map(|one| one.elo),
            _ => None,
        };
        let known = self.agents.iter().map(elo).enumerate().filter_map(|(place, elo)| Some((place, elo?)));
        let (agents, elos): (Vec<usize>, Vec<f64>) = known.unzip();
        let mean = elos.iter().sum::<f64>() / elos.len() as f64;
        Ok((!agents.is_empty()).then_some(Anchor { agents, elo: mean }))
    }

    /// The state of the test. In one tournament the pairs count in their order until the test is decided, and later games are
    /// dropped; otherwise all count together.
    fn test(&mut self, sprt: Option<Sprt>, tournaments: &[Tournament]) -> Option<SprtState> {
        let sprt = sprt?;
        let [Tournament { plan, is_planned: true, .. }] = tournaments else {
            let pairs = Scoreboard::new(&self.names.shown, &self.games).cell(0, 1).pairs;
            return Some(sprt.state(pairs));
        };
        let mut test = Sequential::new(plan, sprt);
        for game in &self.games {
            test.add(game);
        }
        self.games = test.counted(&self.games);
        Some(test.state())
    }
}

/// The agents, board and moves of a game. Another game with the same ones gives no new information.
type Moves = ((usize, usize), BoardSize, Player, bool, Vec<Node>);

fn moves(game: &GameResult) -> Moves {
    (game.key.agents, game.size, game.first, game.exchanged, game.moves.clone())
}

/// A game of a tournament as a game of the pool.
fn renumbered(game: GameResult, indices: &[usize], first_pair: u32) -> GameResult {
    let (a, b) = game.key.agents;
    let (a, b) = (indices[a], indices[b]);
    // The smaller index comes first, and plays horizontal unless the sides are exchanged.
    let key = PairKey { agents: (a.min(b), a.max(b)), pair: game.key.pair + first_pair, ..game.key };
    GameResult { key, exchanged: game.exchanged ^ (a > b), ..game }
}

fn limit_text(limits: Limits) -> String {
    let time = limits.time.map(|time| format!("{} ms", time.as_millis()));
    let visits = limits.visits.map(|visits| format!("{visits} visited"));
    let parts: Vec<String> = [time, visits].into_iter().flatten().collect();
    if parts.is_empty() { " (no limit)".to_owned() } else { format!(" ({})", parts.join(", ")) }
}

/// Whether two agents play equally. Personalities may differ in author and description.
fn is_same(a: &PlayerSpec, b: &PlayerSpec) -> bool {
    match (a, b) {
        (PlayerSpec::Personality(a), PlayerSpec::Personality(b)) => {
            a.name == b.name && a.factors == b.factors
        }
        _ => a == b,
    }
}
