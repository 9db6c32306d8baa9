//! What is trained, how and for how long; and the file format that lets a training resume after a restart.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::messages::training as msg;
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_core::json::{self, RawObject, Version};
use span_it_core::personality::{Factors, Personality};
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::tournament::stats::Pairs;
use span_it_lab::training::train::{
    Dimension, HeldOut, Measure, Objective, OtherBoard, Space, TrainingConfig, Until, trial_of,
};

pub(crate) const MAX_FILE_BYTES: usize = 8 << 20;
const MAX_MINUTES: u32 = 24 * 60;
const MAX_PAIRS: u32 = 1_000_000;
pub(crate) const MAX_ROUNDS: u32 = 100_000;
/// Minimum part of the minutes that is reserved for the final choice and the comparison. The usual part is a tenth.
const MIN_RESERVE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Minutes. Part of them is reserved for the comparison, which has its own limit.
    Minutes(u32),
    /// Rounds. With the same settings, the result is reproducible.
    Rounds(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct TrainingTask {
    pub start: Personality,
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
            Length::Minutes(_) => Until { rounds: None, time: self.search_time(), total: None },
            Length::Rounds(rounds) => Until { rounds: Some(rounds), time: None, total: None },
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
        let boards: Vec<_> = self.training.boards.iter().map(|size| size.compact()).collect();
        let history = serde_json::json!({
            "trained_from": self.start.name,
            "objective": objective_name(&self.training.objective),
            "boards": boards,
            "seed": self.training.seed,
            "rounds": rounds,
        });
        Personality {
            name: msg::trained_name(&self.start.name),
            author: None,
            description: Some(msg::trained_description(&self.start.name, &self.training.objective)),
            notes: None,
            factors,
            extra: RawObject::of(&history),
        }
    }

    /// The text of the file. `ended` is the result, if the training has finished.
    pub fn to_json(&self, ended: Option<&TrainedResult>) -> String {
        let training = &self.training;
        let factors = training.space.dimensions().iter();
        let factors = factors
            .map(|Dimension { factor, min, max, step }| format!("{}={min}:{max}:{step}", factor.info().key));
        let saved = Saved {
            format: Format::Training,
            version: Version,
            start: self.start.clone(),
            objective: match &training.objective {
                Objective::Keep => Goal::Keep,
                Objective::Score { .. } => Goal::Score,
                Objective::Target { score, .. } => Goal::Target(*score),
            },
            against: training.objective.against().to_vec(),
            boards: training.boards.clone(),
            seed: training.seed,
            max_visited: training.max_visited,
            factors: factors.collect(),
            length: self.length,
            ended: ended.map(SavedResult::of),
        };
        json::to_text(&saved)
    }

    /// # Errors
    /// The text is not that of a training; says where or why.
    pub fn from_json(text: &[u8]) -> Result<(Self, Option<TrainedResult>), String> {
        let saved: Saved = json::from_json(text, MAX_FILE_BYTES).map_err(|error| error.to_string())?;
        if saved.max_visited == 0 {
            return Err("max_visited is 0; expected at least 1".to_owned());
        }
        let (start, against) = (saved.start, saved.against);
        let dimension = |text: &String| Dimension::parse(text).map_err(|error| error.to_string());
        let dimensions = saved.factors.iter().map(dimension).collect::<Result<_, _>>()?;
        let training = TrainingConfig {
            start: start.factors.clone(),
            objective: match saved.objective {
                Goal::Keep => Objective::Keep,
                Goal::Score => Objective::Score { against },
                Goal::Target(score) => Objective::Target { against, score },
            },
            boards: saved.boards,
            space: Space::new(dimensions).map_err(|error| error.to_string())?,
            seed: saved.seed,
            max_visited: saved.max_visited,
        };
        training.check().map_err(|error| error.to_string())?;
        let (Length::Minutes(length) | Length::Rounds(length)) = saved.length;
        let most = if matches!(saved.length, Length::Minutes(_)) { MAX_MINUTES } else { MAX_ROUNDS };
        if !(1..=most).contains(&length) {
            return Err(format!("the length is {length}; expected 1 to {most}"));
        }
        let ended = saved.ended.map(SavedResult::read).transpose()?;
        Ok((Self { start, training, length: saved.length }, ended))
    }
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct Saved {
    format: Format,
    version: Version,
    start: Personality,
    objective: Goal,
    against: Vec<PlayerSpec>,
    boards: Vec<BoardSize>,
    seed: Seed,
    max_visited: u64,
    /// As in the toolkit: `node_major=-10:10:0.01`.
    factors: Vec<String>,
    length: Length,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<SavedResult>,
}

#[derive(Serialize, Deserialize)]
enum Format {
    #[serde(rename = "span-it-training")]
    Training,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Goal {
    Keep,
    Score,
    Target(f64),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedResult {
    personality: Personality,
    rounds: u32,
    start: Measure,
    trained: Measure,
    /// Both on another board.
    #[serde(default)]
    other: Option<OtherBoard>,
    /// If they played against each other.
    pairs: Option<Pairs>,
    taken: bool,
}

impl SavedResult {
    fn of(ended: &TrainedResult) -> Self {
        Self {
            personality: ended.personality.clone(),
            rounds: ended.rounds,
            start: ended.held_out.start,
            trained: ended.held_out.new,
            other: ended.held_out.other,
            pairs: ended.held_out.trial.map(|trial| trial.pairs),
            taken: ended.taken,
        }
    }

    fn read(self) -> Result<TrainedResult, String> {
        let Self { personality, rounds, start, trained, other, pairs, taken } = self;
        if pairs.is_some_and(|pairs| pairs.ww.max(pairs.split).max(pairs.ll) > MAX_PAIRS) {
            return Err(format!("expected at most {MAX_PAIRS} game pairs"));
        }
        let held_out = HeldOut { start, new: trained, other, trial: pairs.map(trial_of) };
        Ok(TrainedResult { personality, rounds, held_out, taken })
    }
}

const fn objective_name(objective: &Objective) -> &'static str {
    match objective {
        Objective::Keep => "keep",
        Objective::Score { .. } => "score",
        Objective::Target { .. } => "target",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn task() -> TrainingTask {
        let start = library::builtin_named("Steady").unwrap().clone();
        let against =
            ["Blocker", "perfect", "perfect:plain", "random"].map(|name| PlayerSpec::parse(name).unwrap());
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
                other: None,
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
        let score = Objective::Score { against: vec![PlayerSpec::Random] };
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
    fn refuses_invalid_files() {
        let good = task().to_json(Some(&ended(&task())));
        for (from, to, message) in [
            ("\"target\": 0.35", "\"target\": 1.5", "target score"),
            ("node_major=-3", "node_mayor=-3", "node_mayor"),
            ("[6, 6]", "[6]", "boards[0]"),
            ("\"minutes\": 5", "\"minutes\": 0", "expected 1 to"),
            ("\"seed\": 77", "\"sea\": 77", "sea"),
            ("\"fighter\"", "\"best\"", "against[1].perfect"),
            (", 9000, 321]", ", 9000, 321, 1]", "expected a list with fewer values"),
            ("[400, 150.5", "[100, 150.5", "number of parts"),
            ("\"ll\": 5", "\"ll\": 5000000", "game pairs"),
            ("\n}\n", "", "line "),
        ] {
            let bad = good.replacen(from, to, 1);
            assert_ne!(bad, good, "{from}");
            let error = TrainingTask::from_json(bad.as_bytes()).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
    }

    #[test]
    fn trained_personality_has_a_new_name() {
        let new = task().personality(Factors::default(), 3);
        assert_eq!(new.name, "Steady (trained)");
        assert!(new.extra.unwrap().as_str().contains("\"trained_from\":\"Steady\""));
        let again = TrainingTask { start: Personality { name: new.name, ..task().start }, ..task() };
        assert_eq!(again.personality(Factors::default(), 3).name, "Steady (trained 2)");
    }
}
