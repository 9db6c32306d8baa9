//! What is trained, how and for how long; and the file format that lets a training resume after a restart.

use std::time::Duration;

use span_it_arena::tournament::AgentSpec;
use span_it_arena::tournament::stats::Pairs;
use span_it_arena::training::train::{
    Dimension, HeldOut, Measure, Objective, Space, TrainingConfig, Until, trial_of,
};
use span_it_core::board::BoardSize;
use span_it_core::engine::{Manner, Seed};
use span_it_core::personality::{Factors, Personality};
use span_it_files::json::{Extra, FormatError, Object, Value, quoted, real, write_object};

use crate::messages::training as msg;

pub(crate) const MAX_FILE_BYTES: usize = 8 << 20;
const FORMAT: (&str, u64) = ("span-it-training", 1);
const MAX_MINUTES: u32 = 24 * 60;
pub(super) const MAX_ROUNDS: u32 = 100_000;
/// Minimum part of the minutes that is reserved for the final choice and the comparison. The usual part is a tenth.
const MIN_RESERVE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Minutes. Part of them is reserved for the comparison, which has its own limit.
    Minutes(u32),
    /// Rounds. With the same settings, the result is reproducible.
    Rounds(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct TrainingTask {
    pub start: Personality,
    /// Objective, boards, factors, seed and search limit.
    pub training: TrainingConfig,
    pub length: Length,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TrainedResult {
    pub personality: Personality,
    pub rounds: u32,
    /// Its measurement beside the start personality, on held-out positions.
    pub held_out: HeldOut,
    /// In memory: the player has opened the result in the editor. In the file: the player has then saved or
    /// discarded it.
    pub taken: bool,
}

impl TrainingTask {
    pub fn until(&self) -> Until {
        match self.length {
            Length::Minutes(_) => Until { rounds: None, time: self.search_time() },
            Length::Rounds(rounds) => Until { rounds: Some(rounds), time: None },
        }
    }

    /// Time for the search; `None` if the length is given in rounds.
    pub fn search_time(&self) -> Option<Duration> {
        match self.length {
            Length::Minutes(minutes) => {
                let time = Duration::from_mins(minutes.into());
                Some(time.saturating_sub(MIN_RESERVE.max(time / 10)))
            }
            Length::Rounds(_) => None,
        }
    }

    /// The trained personality, with a new name and a record of its origin.
    pub fn personality(&self, factors: Factors, rounds: u32) -> Personality {
        let (objective, _) = objective_text(&self.training.objective);
        let boards = self.training.boards.iter().map(|&size| quoted(&size.compact()));
        let history = [
            ("trained_from", quoted(&self.start.name)),
            ("objective", quoted(objective)),
            ("boards", list(boards)),
            ("seed", self.training.seed.to_string()),
            ("rounds", rounds.to_string()),
        ];
        Personality {
            name: msg::trained_name(&self.start.name),
            author: None,
            description: Some(msg::trained_description(&self.start.name, &self.training.objective)),
            notes: None,
            factors,
            extra: Extra::new(&write_object(&history, 0)).ok(),
        }
    }

    /// The text of the file. `ended` is the result, if the training has finished.
    pub fn to_json(&self, ended: Option<&TrainedResult>) -> String {
        let training = &self.training;
        let (objective, target) = objective_text(&training.objective);
        let mut fields = vec![
            ("format", quoted(FORMAT.0)),
            ("version", FORMAT.1.to_string()),
            ("start", self.start.to_json_at(1)),
            ("objective", quoted(objective)),
        ];
        fields.extend(target.map(|score| ("target", real(score))));
        let sizes = training.boards.iter().map(|size| format!("[{}, {}]", size.rows(), size.cols()));
        fields.extend([
            ("against", list(training.objective.against().iter().map(agent_text))),
            ("boards", list(sizes)),
            ("seed", training.seed.to_string()),
            ("max_visited", training.max_visited.to_string()),
            ("factors", list(training.space.dimensions().iter().map(dimension_text))),
        ]);
        fields.push(match self.length {
            Length::Minutes(minutes) => ("minutes", minutes.to_string()),
            Length::Rounds(rounds) => ("rounds", rounds.to_string()),
        });
        fields.extend(ended.map(|ended| ("ended", ended_text(ended))));
        write_object(&fields, 0) + "\n"
    }

    pub fn from_json(text: &[u8]) -> Result<(Self, Option<TrainedResult>), FormatError> {
        let value = Value::parse(text, MAX_FILE_BYTES)?;
        let object = value.object()?;
        object.header(FORMAT.0, FORMAT.1)?;
        object.only(&[
            "format",
            "version",
            "start",
            "objective",
            "target",
            "against",
            "boards",
            "seed",
            "max_visited",
            "factors",
            "minutes",
            "rounds",
            "ended",
        ])?;
        let start = Personality::from_value(&object.required("start", "a personality")?)?;
        let most = object.required("max_visited", "a whole number")?.whole(1..=u64::MAX)?;
        let seed = object.required("seed", "a seed")?;
        let number = seed.whole(0..=u64::MAX)?;
        let training = TrainingConfig {
            start: start.factors.clone(),
            space: read_space(&object)?,
            objective: read_objective(&object)?,
            boards: read_boards(&object)?,
            seed: Seed::new(number).ok_or_else(|| seed.unexpected("a seed"))?,
            max_visited: most,
        };
        training.check().map_err(|error| value.unexpected(&error.to_string()))?;
        let ended = object.optional("ended").map(|value| read_ended(&value)).transpose()?;
        Ok((Self { start, training, length: read_length(&object)? }, ended))
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

const fn objective_text(objective: &Objective) -> (&'static str, Option<f64>) {
    match objective {
        Objective::Keep => ("keep", None),
        Objective::Score { .. } => ("score", None),
        Objective::Target { score, .. } => ("target", Some(*score)),
    }
}

fn agent_text(agent: &AgentSpec) -> String {
    match agent {
        // The setup of a training offers neither opponent modelling nor external engines.
        AgentSpec::Personality(personality) | AgentSpec::Reader { personality, .. } => {
            personality.to_json_at(2)
        }
        AgentSpec::Perfect(Manner::Fighter) => quoted("perfect"),
        AgentSpec::Perfect(Manner::Plain) => quoted("perfect:plain"),
        AgentSpec::Random | AgentSpec::Gtp { .. } => quoted("random"),
    }
}

fn dimension_text(dimension: &Dimension) -> String {
    let Dimension { factor, min, max, step } = dimension;
    quoted(&format!("{}={min}:{max}:{step}", factor.info().key))
}

fn ended_text(ended: &TrainedResult) -> String {
    let mut fields = vec![
        ("personality", ended.personality.to_json_at(2)),
        ("rounds", ended.rounds.to_string()),
        ("start", ended.held_out.start.to_json()),
        ("trained", ended.held_out.new.to_json()),
        ("taken", u8::from(ended.taken).to_string()),
    ];
    fields.extend(ended.held_out.trial.map(|trial| {
        let Pairs { ww, split, ll } = trial.pairs;
        ("pairs", format!("[{ww}, {split}, {ll}]"))
    }));
    write_object(&fields, 1)
}

fn read_space(object: &Object<'_>) -> Result<Space, FormatError> {
    let value = object.required("factors", "an array of factors")?;
    let dimension = |value: Value<'_>| {
        let text = value.text("a factor with its range")?;
        Dimension::parse(&text).map_err(|error| value.unexpected(&error.to_string()))
    };
    let dimensions = value.items("an array of factors")?.map(dimension).collect::<Result<_, _>>()?;
    Space::new(dimensions).map_err(|error| value.unexpected(&error.to_string()))
}

fn read_objective(object: &Object<'_>) -> Result<Objective, FormatError> {
    const KINDS: &str = "keep, score or target";
    let against = object.required("against", "an array of rivals")?;
    let against = against.items("an array of rivals")?.map(|value| read_agent(&value));
    let against = against.collect::<Result<_, _>>()?;
    let kind = object.required("objective", KINDS)?;
    match kind.text(KINDS)?.as_str() {
        "keep" => Ok(Objective::Keep),
        "score" => Ok(Objective::Score { against }),
        "target" => {
            let score = object.required("target", "a number from 0 to 1")?.number("a number from 0 to 1")?;
            Ok(Objective::Target { against, score })
        }
        _ => Err(kind.unexpected(KINDS)),
    }
}

fn read_agent(value: &Value<'_>) -> Result<AgentSpec, FormatError> {
    match value.as_written() {
        "\"perfect\"" => Ok(AgentSpec::Perfect(Manner::Fighter)),
        "\"perfect:plain\"" => Ok(AgentSpec::Perfect(Manner::Plain)),
        "\"random\"" => Ok(AgentSpec::Random),
        _ => Ok(AgentSpec::Personality(Box::new(Personality::from_value(value)?))),
    }
}

fn read_boards(object: &Object<'_>) -> Result<Vec<BoardSize>, FormatError> {
    let board = |value: Value<'_>| {
        const SIDES: &str = "rows and columns, each 3 to 20";
        let sides = value.items(SIDES)?.map(|side| side.whole(3..=20)).collect::<Result<Vec<_>, _>>()?;
        let size = match sides[..] {
            [rows, cols] => usize::try_from(rows).ok().zip(usize::try_from(cols).ok()),
            _ => None,
        };
        let size = size.and_then(|(rows, cols)| BoardSize::new(rows, cols).ok());
        size.ok_or_else(|| value.unexpected(SIDES))
    };
    object.required("boards", "an array of boards")?.items("an array of boards")?.map(board).collect()
}

fn read_length(object: &Object<'_>) -> Result<Length, FormatError> {
    let number = |value: &Value<'_>, most: u32| {
        value.whole(1..=u64::from(most)).map(|number| u32::try_from(number).unwrap_or(most))
    };
    match object.optional("minutes") {
        Some(minutes) => Ok(Length::Minutes(number(&minutes, MAX_MINUTES)?)),
        None => Ok(Length::Rounds(number(&object.required("rounds", "a whole number")?, MAX_ROUNDS)?)),
    }
}

fn read_pairs(value: &Value<'_>) -> Result<Pairs, FormatError> {
    const PAIRS: &str = "three numbers of pairs";
    let mut items = value.items(PAIRS)?;
    let mut next = || {
        let item = items.next().ok_or_else(|| value.unexpected(PAIRS))?;
        Ok(u32::try_from(item.whole(0..=1_000_000)?).unwrap_or(0))
    };
    let pairs = Pairs { ww: next()?, split: next()?, ll: next()? };
    if items.len() == 0 { Ok(pairs) } else { Err(value.unexpected(PAIRS)) }
}

fn read_ended(value: &Value<'_>) -> Result<TrainedResult, FormatError> {
    let object = value.object()?;
    object.only(&["personality", "rounds", "start", "trained", "taken", "pairs"])?;
    let measure = |key| Measure::from_value(&object.required(key, Measure::EXPECTED)?);
    let pairs = object.optional("pairs").map(|value| read_pairs(&value)).transpose()?;
    let rounds = object.required("rounds", "a whole number")?.whole(0..=u64::from(u32::MAX))?;
    Ok(TrainedResult {
        personality: Personality::from_value(&object.required("personality", "a personality")?)?,
        rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
        held_out: HeldOut { start: measure("start")?, new: measure("trained")?, trial: pairs.map(trial_of) },
        taken: object.required("taken", "0 or 1")?.whole(0..=1)? == 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn task() -> TrainingTask {
        let start = library::builtin_named("Steady").unwrap().clone();
        let against =
            ["Blocker", "perfect", "perfect:plain", "random"].map(|name| AgentSpec::parse(name).unwrap());
        let dimensions =
            ["node_major=-3:3:0.1", "game_tree_max_depth"].map(|text| Dimension::parse(text).unwrap());
        let training = TrainingConfig {
            start: start.factors.clone(),
            space: Space::new(dimensions.to_vec()).unwrap(),
            objective: Objective::Target { against: against.to_vec(), score: 0.35 },
            boards: vec![BoardSize::STANDARD, BoardSize::new(4, 5).unwrap()],
            seed: Seed::new(77).unwrap(),
            max_visited: 1234,
        };
        TrainingTask { start, training, length: Length::Minutes(5) }
    }

    fn ended(task: &TrainingTask) -> TrainedResult {
        let measure = |sum| Measure { parts: 400, sum, squares: sum / 2.0, visited: 9_000, moves: 321 };
        TrainedResult {
            personality: task.personality(Factors::default(), 12),
            rounds: 12,
            held_out: HeldOut {
                start: measure(150.5),
                new: measure(0.1),
                trial: Some(trial_of(Pairs { ww: 30, split: 15, ll: 5 })),
            },
            taken: true,
        }
    }

    #[test]
    fn settings_survive_writing_and_reading() {
        let keep = TrainingTask {
            training: TrainingConfig { objective: Objective::Keep, ..task().training },
            ..task()
        };
        let score = Objective::Score { against: vec![AgentSpec::Random] };
        let score = TrainingConfig { objective: score, space: Space::all(), ..task().training };
        for task in [task(), keep, TrainingTask { training: score, length: Length::Rounds(40), ..task() }] {
            for ended in [None, Some(ended(&task)), Some(TrainedResult { taken: false, ..ended(&task) })] {
                let text = task.to_json(ended.as_ref());
                assert_eq!(
                    TrainingTask::from_json(text.as_bytes()).unwrap(),
                    (task.clone(), ended),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn refuses_invalid_files_with_the_place() {
        let good = task().to_json(None);
        for (from, to, message) in [
            ("\"target\": 0.35", "\"target\": 1.5", "target score"),
            ("node_major=-3", "node_mayor=-3", "node_mayor"),
            ("[6, 6]", "[6]", "rows and columns"),
            ("\"minutes\": 5", "\"minutes\": 0", "minutes"),
            ("\"seed\": 77", "\"sea\": 77", "sea"),
            ("\"perfect\"", "\"best\"", "best"),
        ] {
            let bad = good.replacen(from, to, 1);
            assert_ne!(bad, good, "{from}");
            let error = TrainingTask::from_json(bad.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
        let good = task().to_json(Some(&ended(&task())));
        for (from, to, message) in [
            (",9000,321]", ",9000,321,1]", Measure::EXPECTED),
            ("[30, 15, 5]", "[30, 15, 5, 1]", "three numbers of pairs"),
        ] {
            let bad = good.replacen(from, to, 1);
            assert_ne!(bad, good, "{from}");
            let error = TrainingTask::from_json(bad.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
        assert!(TrainingTask::from_json(&good.as_bytes()[..good.len() / 2]).is_err());
    }

    #[test]
    fn trained_personality_has_a_new_name() {
        let new = task().personality(Factors::default(), 3);
        assert_eq!(new.name, "Steady (trained)");
        assert!(new.extra.unwrap().as_str().contains("\"trained_from\": \"Steady\""));
        let again = TrainingTask { start: Personality { name: new.name, ..task().start }, ..task() };
        assert_eq!(again.personality(Factors::default(), 3).name, "Steady (trained 2)");
    }
}
