//! Merges the logs of one tournament, such as those of its shards, into one. Only an index of the games is in memory,
//! 24 bytes for each, and their lines are copied.

use std::collections::HashMap;
use std::collections::hash_map::Entry::{Occupied, Vacant};
use std::path::{Path, PathBuf};

use span_it_core::engine::Stop;
use span_it_core::json::to_line;
use span_it_store::storage::{EventLog, LogError, LogLine, SafeFile};

use super::format::{Entry, NewEntry, Tournament};
use super::read::{Planned, another, check_plan, difference, entry};
use super::read_summary;
use crate::tournament::stats::{Pairs, SprtState};
use crate::tournament::{GameResult, OwnNames, Plan, Shard};

/// Where a game is.
#[derive(Clone, Copy, Debug)]
struct GamePlace {
    /// The number of the pair in the plan.
    pair: u64,
    offset: u64,
    length: u32,
    file: u16,
    exchanged: bool,
    /// Whether the agent with the smaller index won.
    won: bool,
}

/// The games of several logs of one tournament.
#[derive(Debug)]
pub struct Merge {
    plan: Plan,
    names: Option<OwnNames>,
    title: Option<String>,
    logs: Logs,
    /// In the order of the plan, each once.
    games: Vec<GamePlace>,
    /// Games that several logs have.
    repeated: usize,
    /// The number of shards, if the logs agree on it.
    shards: Option<u64>,
}

/// Logs, of which some are open.
#[derive(Debug)]
struct Logs {
    paths: Vec<PathBuf>,
    open: HashMap<usize, EventLog<Tournament>>,
}

impl Logs {
    /// Systems allow 256 open files and more.
    const MAX_OPEN: usize = 128;

    fn line(&mut self, place: &GamePlace) -> Result<Vec<u8>, LogError> {
        let file = usize::from(place.file);
        if self.open.len() >= Self::MAX_OPEN && !self.open.contains_key(&file) {
            self.open.clear();
        }
        let log = match self.open.entry(file) {
            Occupied(open) => open.into_mut(),
            Vacant(closed) => closed.insert(EventLog::follow(&self.paths[file])?),
        };
        Ok(log.text_at(place.offset, place.length as usize)?)
    }
}

/// Pairs that are missing, all of one shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The shard, if the tournament has shards.
    pub shard: Option<Shard>,
    /// The first and last numbers of pairs that follow each other in the shard.
    pub ranges: Vec<(u64, u64)>,
    /// The number of pairs.
    pub pairs: u64,
}

impl Merge {
    /// Maximum number of logs.
    pub(crate) const MAX_LOGS: usize = u16::MAX as usize;

    /// Finds the games of these logs. Checks that they belong to the plan; whether they follow the rules is checked when
    /// the merged log is read. `stop` cancels the reading.
    ///
    /// # Errors
    /// There is no log or more than `MAX_LOGS`, a file is not a log of the tournament of the first one,
    /// two logs have different games of the same pair, or the reading was cancelled.
    pub fn read(paths: &[PathBuf], stop: &Stop) -> Result<Self, LogError> {
        let (plan, shards) = common_plan(paths)?;
        let logs = Logs { paths: paths.to_vec(), open: HashMap::new() };
        let mut merge = Self { plan, names: None, title: None, logs, games: Vec::new(), repeated: 0, shards };
        let plan = merge.plan.clone();
        let planned = Planned::new(&plan);
        for (file, path) in paths.iter().enumerate() {
            merge.add(file, path, &planned, stop)?;
        }
        merge.games.sort_unstable_by_key(|game| (game.pair, game.exchanged, game.file));
        merge.drop_repeated()?;
        Ok(merge)
    }

    /// Adds the games of a log.
    fn add(&mut self, file: usize, path: &Path, planned: &Planned<'_>, stop: &Stop) -> Result<(), LogError> {
        let mut log = EventLog::<Tournament>::follow(path)?;
        while let Some(line) = log.next_line()? {
            if stop.is_cancelled() {
                return Err(LogError::Cancelled { path: path.to_owned() });
            }
            match entry(path, &line)? {
                Entry::Game(game) => {
                    let game = planned.complete(*game);
                    let (pair, game) = game.map_err(|error| LogError::in_line(path, line.number, &error))?;
                    self.games.push(GamePlace {
                        pair,
                        offset: line.offset,
                        length: u32::try_from(line.text.len()).unwrap_or(u32::MAX),
                        file: u16::try_from(file).unwrap_or(u16::MAX),
                        exchanged: game.exchanged,
                        won: game.winning_agent() == game.key.agents.0,
                    });
                }
                Entry::Names(names) => self.names = self.names.take().or(Some(names)),
                Entry::Title(title) if file == 0 => self.title = Some(title),
                Entry::Title(_) | Entry::Pairs(_) | Entry::Began(_) => {}
            }
        }
        Ok(())
    }

    /// Keeps each game once.
    fn drop_repeated(&mut self) -> Result<(), LogError> {
        let mut games: Vec<GamePlace> = Vec::with_capacity(self.games.len());
        for game in std::mem::take(&mut self.games) {
            match games.last() {
                Some(last) if (last.pair, last.exchanged) == (game.pair, game.exchanged) => {
                    let last = *last;
                    self.check_same(&last, &game)?;
                    self.repeated += 1;
                }
                _ => games.push(game),
            }
        }
        self.games = games;
        Ok(())
    }

    fn check_same(&mut self, one: &GamePlace, other: &GamePlace) -> Result<(), LogError> {
        if self.game(one)?.is_same(&self.game(other)?) {
            return Ok(());
        }
        let game = if other.exchanged { "second" } else { "first" };
        let problem = format!(
            "the {game} game of pair {} differs from that in {}: expected the same moves",
            other.pair,
            self.path(one).display()
        );
        Err(LogError::Content { path: self.path(other).to_owned(), problem })
    }

    fn path(&self, game: &GamePlace) -> &Path {
        &self.logs.paths[usize::from(game.file)]
    }

    fn game(&mut self, place: &GamePlace) -> Result<GameResult, LogError> {
        let line = LogLine { number: 0, offset: place.offset, text: self.logs.line(place)? };
        let Ok(Entry::Game(game)) = line.event() else {
            let problem = "the file was changed while it was read".to_owned();
            return Err(LogError::Content { path: self.path(place).to_owned(), problem });
        };
        Ok(*game)
    }

    /// The plan of the whole tournament, with the greatest number of pairs.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// How many games were in several logs.
    pub const fn repeated(&self) -> usize {
        self.repeated
    }

    /// The state of the plan's test after the pairs before the first missing one.
    pub fn sprt(&self) -> Option<SprtState> {
        let test = self.plan.sprt?;
        let mut counted = Pairs::default();
        let mut state = test.state(counted);
        let pairs = self.games.chunk_by(|one, other| one.pair == other.pair);
        for (number, games) in (0..).zip(pairs) {
            let [one, other] = games else { break };
            if one.pair != number || state.is_decided() {
                break;
            }
            counted += Pairs::of((one.won, other.won), 1);
            state = test.state(counted);
        }
        Some(state)
    }

    /// The pairs of which no log has both games.
    pub fn missing(&self) -> Vec<Missing> {
        let (all, count) = (self.plan.all_pairs(), self.shards.unwrap_or(1));
        // The next pair of each shard.
        let mut next: Vec<u64> = (0..count).collect();
        let missing = |index| Missing { shard: Shard::new(index, count).ok(), ranges: Vec::new(), pairs: 0 };
        let mut parts: Vec<Missing> = (0..count).map(missing).collect();
        let mut add = |pair: u64| {
            let shard = usize::try_from(pair % count).unwrap_or_default();
            if pair > next[shard] {
                parts[shard].pairs += (pair - next[shard]) / count;
                parts[shard].ranges.push((next[shard], pair - count));
            }
            next[shard] = pair + count;
        };
        for games in self.games.chunk_by(|one, other| one.pair == other.pair) {
            if games.len() == 2 {
                add(games[0].pair);
            }
        }
        // The first pair of each shard after the last of all.
        (all..all + count).for_each(&mut add);
        parts.retain(|part| part.pairs > 0);
        if self.shards.is_none() {
            for part in &mut parts {
                part.shard = None;
            }
        }
        parts
    }

    /// Writes the log of the whole tournament, as one run on one thread writes it. An existing file is replaced. `stop`
    /// cancels the writing.
    ///
    /// # Errors
    /// A log has changed, the file cannot be written, or the writing was cancelled; then nothing is replaced.
    pub fn write(&mut self, path: &Path, stop: &Stop) -> Result<(), LogError> {
        /// Lines are written together up to this length.
        const AT_ONCE: usize = 1 << 20;
        let mut file = SafeFile::create(path)?;
        let mut lines = EventLog::<Tournament>::header_line(Some(&self.plan)).into_bytes();
        let names = self.names.iter().map(NewEntry::Names);
        let title = self.title.as_deref().filter(|title| !title.is_empty()).map(NewEntry::Title);
        lines.extend(names.chain(title).flat_map(|entry| to_line(&entry).into_bytes()));
        for game in &self.games {
            lines.extend(self.logs.line(game)?);
            lines.push(b'\n');
            if lines.len() >= AT_ONCE {
                if stop.is_cancelled() {
                    return Err(LogError::Cancelled { path: path.to_owned() });
                }
                file.append(&lines)?;
                lines.clear();
            }
        }
        file.append(&lines)?;
        // One of them can be the file to replace, which not every Windows does while it is open.
        self.logs.open.clear();
        Ok(file.finish()?)
    }
}

/// The plan of all logs, with the greatest number of pairs; and the number of shards, if they agree on it.
fn common_plan(paths: &[PathBuf]) -> Result<(Plan, Option<u64>), LogError> {
    let refused = |path: &Path, problem: String| Err(LogError::Content { path: path.to_owned(), problem });
    if paths.len() > Merge::MAX_LOGS {
        return refused(&paths[0], format!("{} logs: expected at most {}", paths.len(), Merge::MAX_LOGS));
    }
    let mut common: Option<Plan> = None;
    let mut shards = Vec::new();
    for path in paths {
        let found = read_summary(&mut EventLog::follow(path)?)?.plan;
        check_plan(path, &found)?;
        shards.extend(found.shard.map(Shard::count));
        let Some(plan) = &mut common else {
            common = Some(Plan { shard: None, ..found });
            continue;
        };
        if let Some((key, found, expected)) = difference(&found, plan) {
            return Err(another(path, &key, &found, &expected));
        }
        if found.sprt != plan.sprt {
            let text = |plan: &Plan| serde_json::to_string(&plan.sprt).unwrap_or_default();
            return Err(another(path, "sprt", &text(&found), &text(plan)));
        }
        plan.pairs = plan.pairs.max(found.pairs);
    }
    shards.dedup();
    let shards = if let [count] = shards[..] { Some(count) } else { None };
    match common {
        Some(plan) => Ok((plan, shards)),
        None => refused(Path::new(""), "no log: expected at least one".to_owned()),
    }
}
