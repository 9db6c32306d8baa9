//! Training as a library. Guards against results that depend on interruptions, against lost or overwritten logs, and
//! against runs that start with invalid settings.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::BoardSize;
use span_it_core::engine::{Seed, Stop};
use span_it_core::personality::{Factor, Factors, library};
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::training::train::{
    self, Comparison, Dimension, Objective, Round, Space, Stage, Step, TrainingConfig, TrainingError,
    TrainingResult, Until, compare, train,
};

fn config() -> TrainingConfig {
    let space = ["node_major", "path_minor_span", "game_tree_max_depth=1:3"];
    TrainingConfig {
        start: library::builtin_named("Steady").unwrap().factors.clone(),
        space: Space::new(space.map(|text| Dimension::parse(text).unwrap()).to_vec()).unwrap(),
        objective: Objective::Keep,
        boards: vec![BoardSize::square(4).unwrap()],
        seed: Seed::new(7).unwrap(),
        max_visited: 200,
    }
}

fn rounds(rounds: u32) -> Until {
    Until { rounds: Some(rounds), time: None, total: None }
}

/// The round that a step finishes, without what depends on the clock.
fn finished(step: Step<'_>) -> Option<Round> {
    if let Step::Round(round) = step { Some(timeless(round)) } else { None }
}

fn timeless(round: &Round) -> Round {
    Round { elapsed: Duration::ZERO, logged: false, ..round.clone() }
}

fn run(config: &TrainingConfig, count: u32, log: Option<&std::path::Path>) -> (Factors, Vec<Round>) {
    let mut steps = Vec::new();
    let trained =
        train(config, rounds(count), log, &Arc::default(), &mut |step| steps.extend(finished(step)));
    (trained.unwrap(), steps)
}

fn refusal(config: &TrainingConfig, log: Option<&std::path::Path>) -> TrainingError {
    train(config, rounds(2), log, &Arc::default(), &mut |_| panic!("a round was done")).unwrap_err()
}

/// A log without its times.
fn lines(log: &std::path::Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap();
    let timeless = |line: &str| match line.split_once("\"ms\":") {
        Some((before, rest)) => format!("{before}{}", rest.split_once(',').unwrap().1),
        None => line.to_owned(),
    };
    text.lines().map(timeless).collect()
}

#[test]
fn a_resumed_search_equals_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, torn] = ["whole.log", "torn.log"].map(|name| folder.path().join(name));
    let config = config();
    let uninterrupted = run(&config, 4, Some(&whole));
    assert_eq!(uninterrupted, run(&config, 4, None));
    let text = fs::read(&whole).unwrap();
    for cut in [0, 10, text.len() / 3, text.len() / 2, text.len() - 1, text.len()] {
        fs::write(&torn, &text[..cut]).unwrap();
        assert_eq!(run(&config, 4, Some(&torn)), uninterrupted, "interrupted after {cut} bytes");
        assert_eq!(lines(&torn), lines(&whole));
    }
    let (_, steps) = run(&config, 2, Some(&torn));
    assert_eq!(steps, uninterrupted.1, "finished rounds are kept");
}

/// Runs a whole training, cancelled at a stage if one is given; its result, and the work that it did.
fn whole(
    count: u32,
    log: &std::path::Path,
    cancelled_at: Option<fn(Stage<'_>) -> bool>,
) -> (Result<TrainingResult, TrainingError>, usize) {
    let (stop, mut work) = (Arc::new(Stop::default()), 0);
    let trained = train::run(&config(), rounds(count), Some(log), &stop, &mut |stage| {
        work += usize::from(!matches!(stage, Stage::Search(Step::Round(round)) if round.logged));
        if cancelled_at.is_some_and(|is_meant| is_meant(stage)) {
            stop.cancel();
        }
    });
    (trained, work)
}

#[test]
fn a_training_resumes_at_every_stage() {
    let folder = tempfile::tempdir().unwrap();
    let [uninterrupted, torn] = ["whole.log", "torn.log"].map(|name| folder.path().join(name));
    let expected = whole(2, &uninterrupted, None).0.unwrap();
    let held_out = compare(&config(), &expected.factors, &Arc::default(), &mut |_| ()).unwrap();
    assert_eq!(expected.held_out, held_out);
    let stages: [fn(Stage<'_>) -> bool; 4] = [
        |stage| matches!(stage, Stage::Search(Step::Round(_))),
        |stage| matches!(stage, Stage::Search(Step::Selection(..))),
        |stage| matches!(stage, Stage::Comparison(Comparison::Work(..))),
        |stage| matches!(stage, Stage::Comparison(Comparison::Games(_))),
    ];
    for stage in stages {
        assert!(matches!(whole(2, &torn, Some(stage)).0, Err(TrainingError::Cancelled)));
        assert_eq!(train::finished_result(&config(), rounds(2), &torn).unwrap(), None);
    }
    assert_eq!(whole(2, &torn, None).0.unwrap(), expected);
    assert_eq!(lines(&torn), lines(&uninterrupted));
    // With an incomplete last line, and with a complete one.
    let text = fs::read(&uninterrupted).unwrap();
    let last = text[..text.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    for cut in [last, last + 9, text.len() - 1, text.len()] {
        fs::write(&torn, &text[..cut]).unwrap();
        let (trained, work) = whole(2, &torn, None);
        assert_eq!((trained.unwrap(), work > 0), (expected.clone(), cut < text.len() - 1), "cut at {cut}");
        assert_eq!(fs::read(&torn).unwrap(), text);
    }
    assert_eq!(train::finished_result(&config(), rounds(2), &torn).unwrap(), Some(expected));
    // It can be resumed.
    assert_eq!(train::finished_result(&config(), rounds(3), &torn).unwrap(), None);
    let more = whole(3, &torn, None).0.unwrap();
    assert_eq!((more.rounds, lines(&torn).len()), (3, 6));
    assert_eq!(train::finished_result(&config(), rounds(3), &torn).unwrap(), Some(more));
}

#[test]
fn work_done_elsewhere_gives_the_same_training() {
    let folder = tempfile::tempdir().unwrap();
    let [alone, shared] = ["alone.log", "shared.log"].map(|name| folder.path().join(name));
    let score = Objective::Score { against: vec![PlayerSpec::parse("Blocker").unwrap(), PlayerSpec::Random] };
    // A low limit, so that candidates are dropped as too slow.
    for config in
        [TrainingConfig { max_visited: 12, ..config() }, TrainingConfig { objective: score, ..config() }]
    {
        let expected = train::run(&config, rounds(3), Some(&alone), &Arc::default(), &mut |_| ()).unwrap();
        for number in 0..3 {
            let asked = train::ask(&config, rounds(3), &shared, [1, 4, 1000][number]).unwrap();
            assert_eq!(asked, train::ask(&config, rounds(3), &shared, [1, 4, 1000][number]).unwrap());
            // Each line goes to another machine, and back in another order.
            let evaluated = asked.iter().rev().map(|work| {
                let work = train::Work::read(work.to_line().trim_end().as_bytes()).unwrap();
                train::evaluate(&work, &Arc::default()).unwrap()
            });
            let mut results: Vec<_> = evaluated.collect();
            let last = results.pop().unwrap();
            let told =
                |results: &[train::Work]| train::tell(&config, rounds(3), &shared, results, &mut |_| ());
            let missing = told(&results).unwrap_err().to_string();
            assert!(missing.contains("expected results of candidates 0"), "{missing}");
            results.push(last);
            told(&results).unwrap();
            assert_eq!(
                told(&results).is_err(),
                number < 2,
                "the same results again are none of the next round"
            );
        }
        assert_eq!(train::ask(&config, rounds(3), &shared, 1).unwrap(), []);
        let last = train::run(&config, rounds(3), Some(&shared), &Arc::default(), &mut |_| ()).unwrap();
        assert_eq!(last, expected);
        assert_eq!(lines(&shared), lines(&alone));
        fs::remove_file(&alone).unwrap();
        fs::remove_file(&shared).unwrap();
    }
}

#[test]
fn work_without_sense_is_refused() {
    let read = |text: &str| train::Work::read(text.as_bytes());
    let factors = serde_json::to_string(&config().start).unwrap();
    let work = |more: &str| read(&format!("{{\"candidates\":[{{\"factors\":{factors}}}]{more}}}")).unwrap();
    let done = train::evaluate(&work(",\"sample\":40,\"boards\":[[4,4]]"), &Arc::default()).unwrap();
    let value = serde_json::from_str::<serde_json::Value>(&done.to_line()).unwrap();
    let candidate = &value["candidates"][0];
    let share = candidate["value"]["share"].as_f64().unwrap();
    assert!((0.3..1.0).contains(&share) && candidate["cut"].is_null(), "{value}");
    assert_eq!((&candidate["value"]["fitness"], &candidate["value"]["parts"]), (&share.into(), &40.into()));
    let slow = train::evaluate(&work(",\"sample\":40,\"max_visited\":1"), &Arc::default()).unwrap();
    let slow = serde_json::from_str::<serde_json::Value>(&slow.to_line()).unwrap();
    let candidate = &slow["candidates"][0];
    assert_eq!((&candidate["cut"], &candidate["value"]["parts"]), (&true.into(), &3.into()), "{slow}");
    let [fitness, share] = ["fitness", "share"].map(|key| candidate["value"][key].as_f64().unwrap());
    assert!(fitness < share - 0.25, "{slow}");
    let none = train::evaluate(&read("{\"candidates\":[]}").unwrap(), &Arc::default());
    assert!(none.unwrap_err().contains("no candidates"));
    for (more, part) in [
        (",\"sample\":0", "a sample from 1"),
        (",\"max_visited\":0", "max_visited of at least 1"),
        (",\"objective\":\"win\"", "expected keep without opponents, score or target=X"),
        (",\"objective\":\"score\"", "no opponents"),
        (",\"against\":[\"random\"]", "expected keep without opponents"),
        (",\"boards\":[]", "no board"),
        (",\"version\":2", "version 2"),
    ] {
        let problem = train::evaluate(&work(more), &Arc::default()).unwrap_err();
        assert!(problem.contains(part), "{problem}");
    }
    for bad in ["", "[]", "{\"candidates\":[{}]}", "{\"candidates\":[],\"x\":1}"] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

#[test]
fn the_comparison_has_another_board() {
    let blocker = library::builtin_named("Blocker").unwrap().factors.clone();
    let [four, six, eight] = [4, 6, 8].map(|side| BoardSize::square(side).unwrap());
    for (boards, other) in [(vec![four], six), (vec![six], eight)] {
        let config = TrainingConfig { boards, ..config() };
        let found = compare(&config, &blocker, &Arc::default(), &mut |_| ()).unwrap().other.unwrap();
        assert_eq!(found.size, other);
        assert!(found.new.value() > found.start.value() && found.new.parts == found.start.parts);
    }
}

#[test]
fn an_unchanged_start_is_not_compared() {
    let config = config();
    let held_out = compare(&config, &config.start, &Arc::default(), &mut |_| panic!("work")).unwrap();
    assert!(held_out.is_empty() && held_out.other.is_none() && held_out.trial.is_none());
}

#[test]
fn the_work_after_the_search_ends_with_the_time() {
    let until = Until { rounds: Some(1), time: None, total: Some(Duration::ZERO) };
    let result = train::run(&config(), until, None, &Arc::default(), &mut |stage| {
        assert!(matches!(stage, Stage::Search(Step::Round(_))), "{stage:?}");
    });
    let held_out = result.unwrap().held_out;
    assert!(held_out.is_empty() && held_out.other.is_none());
    assert!(held_out.trial.is_none_or(|trial| trial.pairs.total() == 0));
}

#[test]
fn refuses_a_log_with_too_many_rounds() {
    let (_folder, log) = crate::temporary("long.log");
    whole(3, &log, None).0.unwrap();
    let text = fs::read(&log).unwrap();
    for until in [rounds(2), Until { rounds: None, time: Some(Duration::ZERO), total: None }] {
        let gone_on =
            train::run(&config(), until, Some(&log), &Arc::default(), &mut |_| panic!("something was done"));
        for refused in [gone_on.unwrap_err(), train::finished_result(&config(), until, &log).unwrap_err()] {
            let TrainingError::TooManyRounds { found, wanted, .. } = refused else { panic!("{refused}") };
            assert_eq!((found, wanted), (3, until.rounds.unwrap_or(1)));
        }
    }
    assert_eq!(fs::read(&log).unwrap(), text);
}

#[test]
fn a_time_limit_counts_the_time_in_the_log() {
    let (_folder, log) = crate::temporary("log");
    let until = Until { rounds: None, time: Some(Duration::from_millis(300)), total: None };
    let again = || train::run(&config(), until, Some(&log), &Arc::default(), &mut |_| ()).unwrap();
    let expected = again();
    let text = fs::read_to_string(&log).unwrap();
    let end = text[..text.len() - 1].rfind('\n').unwrap() + 1;
    fs::write(&log, &text[..end]).unwrap();
    assert_eq!(again(), expected, "killed in the comparison");
    assert_eq!(fs::read_to_string(&log).unwrap(), text);
}

#[test]
fn refuses_impossible_figures_with_line_and_key() {
    let (_folder, log) = crate::temporary("a.log");
    whole(2, &log, None).0.unwrap();
    let text = fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for (line, old, new, part) in [
        (2, "\"sample\":96", "\"sample\":0", "expected round 1, sample 96, and ms of at least 0"),
        (3, "\"round\":2", "\"round\":3", "expected round 2, sample "),
        (3, "\"spread\":", "\"spread\":7", "round 2 of the log does not follow"),
        (2, "\"measures\":[", "\"measures\":[[3,9.0,1.0,1,1],", "a sum from 0 to the number of parts"),
        (2, "\"measures\":[[", "\"measures\":[[-", "line 2, column "),
        (2, "\"value\":0.", "\"value\":0.1", "round 1 of the log does not follow"),
        (4, "\"rounds\":2", "\"rounds\":3", "expected the result after 2 rounds"),
        (4, "\"pairs\":", "\"pairs\":null,\"old\":", "unknown field `old`"),
    ] {
        assert!(lines[line - 1].contains(old), "{} has no {old}", lines[line - 1]);
        let mut changed: Vec<_> = lines.iter().map(|line| (*line).to_owned()).collect();
        changed[line - 1] = changed[line - 1].replacen(old, new, 1);
        fs::write(&log, changed.join("\n") + "\n").unwrap();
        let message = train::rounds(&config(), &log).unwrap_err().to_string();
        assert!(message.contains("a.log: ") && message.contains(part), "{message}, without {part}");
    }
}

#[test]
fn training_improves_on_held_out_positions() {
    let config = TrainingConfig { space: Space::all(), max_visited: 500, ..config() };
    let (trained, steps) = run(&config, 5, None);
    assert_eq!(steps.iter().map(|round| round.round).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(steps[4].best.value() > steps[0].best.value() + 0.05, "{steps:?}");
    assert!(steps.iter().all(|round| round.best.margin95() > 0.0 && round.sample >= 96));
    let held_out = compare(&config, &trained, &Arc::default(), &mut |_| ()).unwrap();
    assert!(held_out.new.value() > held_out.start.value() + 0.05, "{held_out:?}");
    assert!(held_out.new.mean_visited() < 1000.0);
    assert!(held_out.trial.unwrap().pairs.total() >= 50);
}

#[test]
fn rounds_can_be_read_without_resuming() {
    let (_folder, log) = crate::temporary("log");
    assert_eq!(train::rounds(&config(), &log).unwrap(), []);
    assert!(!log.exists(), "reading makes no file");
    let (_, steps) = run(&config(), 3, Some(&log));
    fs::write(&log, [&fs::read(&log).unwrap()[..], b"{\"round\":4,"].concat()).unwrap();
    let before = fs::read(&log).unwrap();
    let known = train::rounds(&config(), &log).unwrap();
    assert!(known.iter().all(|round| round.logged));
    assert_eq!(known.iter().map(timeless).collect::<Vec<_>>(), steps);
    assert_eq!(fs::read(&log).unwrap(), before, "and leaves it as it is");
    let first = &steps[0];
    assert!(first.start.parts >= 96 && first.start.value() > 0.0, "{first:?}");
    let other = TrainingConfig { seed: Seed::new(8).unwrap(), ..config() };
    let message = train::rounds(&other, &log).unwrap_err().to_string();
    assert!(message.contains(": the log has seed "), "{message}");
}

#[test]
fn a_comparison_reports_progress_and_can_be_cancelled() {
    let config = config();
    let mut better = config.start.clone();
    better.set(Factor::NodeMajor, 4.0).unwrap();
    let (mut work, mut games) = (Vec::new(), Vec::new());
    let held_out = compare(&config, &better, &Arc::default(), &mut |way| match way {
        Comparison::Work(done, of) => work.push((done, of)),
        Comparison::Games(pairs) => games.push(pairs),
    });
    let held_out = held_out.unwrap();
    assert_eq!(held_out, compare(&config, &better, &Arc::default(), &mut |_| ()).unwrap());
    assert!(work.is_sorted() && work.len() > 10 && work.last() == Some(&(4500, 4500)), "{work:?}");
    let trial = held_out.trial.unwrap();
    assert_eq!((games.last(), train::trial_of(trial.pairs)), (Some(&trial.pairs), trial));
    let mut choice = Vec::new();
    let trained = train(&config, rounds(1), None, &Arc::default(), &mut |step| {
        if let Step::Selection(done, of) = step {
            choice.push((done, of));
        }
    });
    assert!(trained.is_ok() && choice.is_sorted() && choice.last() == Some(&(1000, 1000)), "{choice:?}");
    let stop = Arc::new(Stop::default());
    let cancelled = compare(&config, &better, &stop, &mut |way| {
        if matches!(way, Comparison::Games(_)) {
            stop.cancel();
        }
    });
    assert!(matches!(cancelled, Err(TrainingError::Cancelled)));
}

#[test]
fn a_search_stops_on_request() {
    let stop = Arc::new(Stop::default());
    stop.move_now();
    let mut steps = 0;
    let trained =
        train(&config(), rounds(50), None, &stop, &mut |step| steps += usize::from(finished(step).is_some()));
    assert!(trained.is_ok() && steps == 1);
    let trained = train(&config(), rounds(50), None, &stop, &mut |_| stop.cancel());
    assert!(matches!(trained, Err(TrainingError::Cancelled)));
}

#[test]
fn a_log_resumes_only_with_its_own_settings() {
    let (_folder, log) = crate::temporary("a.log");
    let config = config();
    run(&config, 1, Some(&log));
    let other = TrainingConfig { max_visited: 201, ..config.clone() };
    let message = refusal(&other, Some(&log)).to_string();
    let expected = "a.log: the log has max_visited 200, not 201; use the settings of the log, or another log";
    assert!(message.ends_with(expected), "{message}");
}

#[test]
fn a_log_has_only_one_writer() {
    let (_folder, log) = crate::temporary("a.log");
    let config = config();
    train(&config, rounds(1), Some(&log), &Arc::default(), &mut |_| {
        let message = refusal(&config, Some(&log)).to_string();
        assert!(message.ends_with("a.log: another program or window uses this file"), "{message}");
    })
    .unwrap();
}

#[test]
fn refuses_invalid_settings() {
    let against = |agents: &[&str]| agents.iter().map(|text| PlayerSpec::parse(text).unwrap()).collect();
    let config = config();
    let refused = |objective| refusal(&TrainingConfig { objective, ..config.clone() }, None).to_string();
    let none = refused(Objective::Score { against: Vec::new() });
    assert!(none.starts_with("no opponents: expected at least one agent"), "{none}");
    let outside = refused(Objective::Score { against: against(&["Steady", "gtp:gnugo"]) });
    assert!(outside.starts_with("gtp:gnugo: a personality cannot train against a GTP engine"), "{outside}");
    let target = Objective::Target { against: against(&["perfect"]), score: 1.5 };
    assert!(refused(target).starts_with("the target score is 1.5"));
    let boards = [config.boards[0], BoardSize::STANDARD, config.boards[0]].to_vec();
    let message = refusal(&TrainingConfig { boards, ..config.clone() }, None).to_string();
    assert_eq!(message, "the 4 x 4 board is given twice: expected each board once");
    let message = refusal(&TrainingConfig { boards: Vec::new(), ..config }, None).to_string();
    assert_eq!(message, "no board: expected at least one");
}

#[test]
fn noise_can_reach_a_target_score() {
    let config = TrainingConfig {
        space: Space::new(vec![Dimension::parse("node_random=0:80").unwrap()]).unwrap(),
        objective: Objective::Target { against: vec![PlayerSpec::parse("Steady").unwrap()], score: 0.2 },
        boards: vec![BoardSize::STANDARD],
        seed: Seed::default(),
        max_visited: 100,
        ..config()
    };
    let trained = train(&config, rounds(12), None, &Arc::default(), &mut |_| ()).unwrap();
    assert!(trained[Factor::NodeRandom] > 2.0, "{}", trained[Factor::NodeRandom]);
    let held_out = train::compare(&config, &trained, &Arc::default(), &mut |_| ()).unwrap();
    assert!((held_out.new.value() - 0.2).abs() < 0.1 && held_out.trial.is_none(), "{held_out:?}");
}

#[test]
fn a_result_must_follow_from_its_rounds() {
    let (_folder, log) = crate::temporary("a.log");
    let ranges = ["node_major", "game_tree_max_depth=1:3"].map(|text| Dimension::parse(text).unwrap());
    let config = TrainingConfig {
        space: Space::new(ranges.to_vec()).unwrap(),
        boards: vec![BoardSize::square(3).unwrap()],
        seed: Seed::default(),
        ..config()
    };
    let until = rounds(2);
    let again = || train::run(&config, until, Some(&log), &Arc::default(), &mut |_| ());
    let trained = again().unwrap();
    assert_eq!(again().unwrap(), trained);
    let text = fs::read_to_string(&log).unwrap();
    let (rounds, end) = text.trim_end().rsplit_once('\n').unwrap();
    let (before, after) = end.split_once("\"node_major\":").unwrap();
    let changed = format!("{rounds}\n{before}\"node_major\":7.77,{}\n", after.split_once(',').unwrap().1);
    fs::write(&log, &changed).unwrap();
    for refused in [again().unwrap_err(), train::finished_result(&config, until, &log).unwrap_err()] {
        assert!(refused.to_string().contains(": the result in the log does not follow"), "{refused}");
    }
    assert_eq!(fs::read_to_string(&log).unwrap(), changed);
}
