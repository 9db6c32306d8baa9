//! Tournaments and trainings on a disk that fails: the failure is reported, and resuming gives the same result.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_lab::tournament::log::{self, LogError, Resumed};
use span_it_lab::tournament::{Control, GameResult, Plan, run};
use span_it_lab::training::train::{
    self, Dimension, Objective, Space, TrainingConfig, TrainingError, TrainingResult, Until,
};
use span_it_store::storage::faults::Fault;

use super::{agents, played, without_times};

const ERRORS: [ErrorKind; 3] = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::Other];

fn plan() -> Plan {
    let boards = vec![BoardSize::square(3).unwrap()];
    Plan { boards, pairs: 2, opening_plies: 1, ..Plan::round_robin(agents(&["Novice", "random"])) }
}

/// Plays the missing games of a tournament. Stops at the first one that cannot be logged.
fn play(path: &Path, plan: &Plan) -> Result<Vec<GameResult>, LogError> {
    let Resumed { mut games, mut log, .. } = log::open_or_create(path, plan, &Stop::default())?;
    let (control, mut failure) = (Control::default(), None);
    let done = games.clone();
    let played = run(plan, &done, &control, &mut |game| {
        match log.append(game) {
            Ok(()) => games.push(game.clone()),
            Err(error) => failure = failure.take().or(Some(error)),
        }
        if failure.is_some() {
            control.cancel();
        }
    });
    if let Some(error) = failure {
        return Err(error);
    }
    played.unwrap();
    plan.put_in_order(&mut games);
    Ok(games.into_iter().map(without_times).collect())
}

#[test]
fn a_tournament_resumes_after_every_fault() {
    let plan = plan();
    let expected = played(&plan, &[]);
    for error in ERRORS {
        for number in 0.. {
            let (folder, path) = crate::temporary("tournament.jsonl");
            let fault = Fault::from(folder.path(), number, error);
            let first = play(&path, &plan);
            let is_over = fault.steps() <= number;
            drop(fault);
            if is_over {
                assert_eq!(first.unwrap(), expected);
                break;
            }
            // Closing the log ignores errors.
            if let Err(failure) = first {
                assert!(failure.to_string().contains("tournament.jsonl"), "{failure}");
            }
            assert_eq!(play(&path, &plan).unwrap(), expected, "step {number}");
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        }
    }
}

fn training() -> TrainingConfig {
    TrainingConfig {
        start: Factors::default(),
        space: Space::new(vec![Dimension::of(Factor::NodeMajor)]).unwrap(),
        objective: Objective::Keep,
        boards: vec![BoardSize::square(3).unwrap()],
        seed: Seed::default(),
        max_visited: 1,
    }
}

fn train(log: Option<&Path>) -> Result<TrainingResult, TrainingError> {
    let until = Until { rounds: Some(1), time: None, total: None };
    train::run(&training(), until, log, &Arc::default(), &mut |_| ())
}

#[test]
fn a_training_resumes_after_every_fault() {
    let expected = train(None).unwrap();
    for number in 0.. {
        let (folder, path) = crate::temporary("training.jsonl");
        let fault = Fault::from(folder.path(), number, ErrorKind::StorageFull);
        let first = train(Some(&path));
        let is_over = fault.steps() <= number;
        drop(fault);
        if is_over {
            assert_eq!(first.unwrap(), expected);
            break;
        }
        let failure = first.unwrap_err().to_string();
        assert!(failure.contains("training.jsonl"), "{failure}");
        assert_eq!(train(Some(&path)).unwrap(), expected, "step {number}");
    }
}
