//! Logs. Guards against finished games that are lost or played again, and against files that are not the log of
//! the tournament.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use span_it_core::board::ByPlayer;
use span_it_core::engine::Stop;
use span_it_lab::tournament::log::{self, LogError, Resumed};
use span_it_lab::tournament::{Control, Ending, GameResult, Plan, Scoreboard, SideReport, run};
use tempfile::TempDir;

use super::{agents, played, small, without_times};

struct Tournament {
    folder: TempDir,
    plan: Plan,
    text: Vec<u8>,
    games: Vec<GameResult>,
}

impl Tournament {
    fn new(plan: Plan) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tournament.jsonl");
        let games = finish(&path, &plan);
        Self { text: fs::read(&path).unwrap(), folder, plan, games }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tournament.jsonl")
    }

    fn error(&self, text: &[u8]) -> String {
        fs::write(self.path(), text).unwrap();
        let message =
            log::open_or_create(&self.path(), &self.plan, &Stop::default()).unwrap_err().to_string();
        assert_eq!(fs::read(self.path()).unwrap(), text, "a file that was refused has changed");
        let folder = self.folder.path().to_str().unwrap();
        message.strip_prefix(folder).map_or_else(|| message.clone(), |rest| rest[1..].to_owned())
    }

    /// The first error that a replay of the games finds; empty if there is none.
    fn error_of_check(&self) -> String {
        let checked = log::check(&self.path(), &Stop::default());
        checked.map_or_else(|error| error.to_string(), |_| String::new())
    }

    fn lines(&self) -> Vec<String> {
        String::from_utf8(self.text.clone()).unwrap().lines().map(str::to_owned).collect()
    }

    fn error_with(&self, line: usize, old: &str, new: &str) -> String {
        self.error(&self.changed(line, old, new))
    }

    /// The text with another line.
    fn changed(&self, line: usize, old: &str, new: &str) -> Vec<u8> {
        let mut lines = self.lines();
        assert!(lines[line - 1].contains(old), "{} has no {old}", lines[line - 1]);
        lines[line - 1] = lines[line - 1].replacen(old, new, 1);
        format!("{}\n", lines.join("\n")).into_bytes()
    }
}

#[cfg(not(windows))]
#[test]
fn a_log_is_read_while_it_is_written() {
    let tournament = Tournament::new(small());
    let path = tournament.folder.path().join("running.jsonl");
    let mut running = log::create(&path, &tournament.plan).unwrap();
    for (finished, game) in (1..).zip(&tournament.games) {
        running.append(game).unwrap();
        let log::Content { plan, games, .. } = log::read(&path, &Stop::default()).unwrap();
        assert_eq!((&plan, games.len()), (&tournament.plan, finished));
        // Waits for the lock, so not after each game.
        if finished == 1 || finished == tournament.games.len() {
            assert!(log::summary(&path).is_err(), "the window does not offer to resume it");
        }
    }
    // Another writer is still refused, and a line that is being written is left out.
    assert!(log::reopen(&path, &tournament.plan, &Stop::default()).is_err());
    let mut text = fs::read(&path).unwrap();
    text.truncate(text.len() - 9);
    fs::write(tournament.path(), text).unwrap();
    let log::Content { games, .. } = log::read(&tournament.path(), &Stop::default()).unwrap();
    assert_eq!(games.len(), tournament.games.len() - 1);
}

#[test]
fn more_game_pairs_continue_a_log() {
    let tournament = Tournament::new(small());
    let more = Plan { pairs: 6, ..tournament.plan.clone() };
    let games = finish(&tournament.path(), &more);
    let fresh = tournament.folder.path().join("fresh.jsonl");
    assert_eq!(games, finish(&fresh, &more), "as in a tournament of this length");
    assert_eq!(games.iter().filter(|game| game.key.pair < 4).count(), tournament.games.len());
    let lines = fs::read_to_string(tournament.path()).unwrap();
    assert!(lines.lines().any(|line| line == "{\"pairs\":6}"), "{lines}");
    let log::Content { plan, .. } = log::read(&tournament.path(), &Stop::default()).unwrap();
    assert_eq!(plan, more);
    let summary = log::summary(&tournament.path()).unwrap();
    assert!(summary.is_finished() && summary.plan == more);
    // The same command resumes again; fewer pairs are another tournament.
    assert_eq!(finish(&tournament.path(), &more), games);
    let fewer = log::reopen(&tournament.path(), &tournament.plan, &Stop::default()).unwrap_err().to_string();
    assert!(fewer.ends_with("this is the log of another tournament: pairs is 6: expected 4"), "{fewer}");
    let text = fs::read_to_string(&fresh).unwrap() + "{\"pairs\":4000000000}\n";
    fs::write(&fresh, text).unwrap();
    let refused = log::read(&fresh, &Stop::default()).unwrap_err().to_string();
    assert!(refused.contains("expected at most"), "{refused}");
}

/// Starts or resumes a tournament and plays it to its end. Returns its games in order, without their times.
pub(crate) fn finish(path: &Path, plan: &Plan) -> Vec<GameResult> {
    let Resumed { games: mut all, mut log, .. } = log::open_or_create(path, plan, &Stop::default()).unwrap();
    let done = all.clone();
    run(plan, &done, &Control::default(), &mut |game| {
        log.append(game).unwrap();
        all.push(game.clone());
    })
    .unwrap();
    plan.put_in_order(&mut all);
    all.into_iter().map(without_times).collect()
}

#[test]
fn a_log_cut_at_any_byte_resumes_to_the_same_games() {
    let plan = Plan { pairs: 2, ..small() };
    let tournament = Tournament::new(plan.clone());
    assert_eq!(tournament.games, played(&plan, &[]));
    // Every byte of the plan's line, and many of the games'.
    let header = tournament.text.iter().position(|&byte| byte == b'\n').unwrap();
    let cuts = (0..=header + 2).step_by(131).chain([header - 1, header, header + 1]);
    for cut in cuts.chain((header + 2..tournament.text.len()).step_by(997)) {
        fs::write(tournament.path(), &tournament.text[..cut]).unwrap();
        // The last line needs no end.
        let read = &tournament.text[..cut + usize::from(tournament.text[cut] == b'\n')];
        let ends = read.split(|&byte| byte == b'\n').count() - 1;
        let before = ends.saturating_sub(1);
        let resumed = log::open_or_create(&tournament.path(), &plan, &Stop::default()).unwrap();
        assert_eq!((resumed.games.len(), &resumed.plan), (before, &plan), "cut at byte {cut}");
        drop(resumed);
        assert_eq!(finish(&tournament.path(), &plan), tournament.games, "cut at byte {cut}");
        let text = fs::read_to_string(tournament.path()).unwrap();
        assert_eq!(text.lines().count(), tournament.games.len() + 1);
    }
}

#[test]
fn refuses_logs_in_use_and_existing_files() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    let open = log::open_or_create(&tournament.path(), &tournament.plan, &Stop::default()).unwrap();
    let second = log::open_or_create(&tournament.path(), &tournament.plan, &Stop::default());
    assert!(matches!(second, Err(LogError::Storage(error)) if error.kind == ErrorKind::ResourceBusy));
    drop(open);
    let again = log::create(&tournament.path(), &tournament.plan);
    assert!(matches!(again, Err(LogError::Storage(error)) if error.kind == ErrorKind::AlreadyExists));
    let folder = log::open_or_create(tournament.folder.path(), &tournament.plan, &Stop::default())
        .unwrap_err()
        .to_string();
    assert!(folder.ends_with("this is a folder, expected a file"), "{folder}");
}

#[test]
fn refuses_the_log_of_another_tournament() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    let error = |plan: Plan| {
        let message =
            log::open_or_create(&tournament.path(), &plan, &Stop::default()).unwrap_err().to_string();
        assert_eq!(fs::read(tournament.path()).unwrap(), tournament.text);
        message
            .split_once("tournament.jsonl: line 1: this is the log of another tournament: ")
            .unwrap()
            .1
            .to_owned()
    };
    let plan = tournament.plan.clone();
    assert_eq!(error(Plan { opening_plies: 2, ..plan.clone() }), "opening_plies is 3: expected 2");
    let one_board = Plan { boards: plan.boards[..1].to_vec(), ..plan.clone() };
    assert_eq!(error(one_board), "boards is [[4,4],[3,5]]: expected [[4,4]]");
    assert_eq!(error(Plan { max_visits: Some(7), ..plan.clone() }), "max_visits is null: expected 7");
    let mut redescribed = plan.clone();
    if let span_it_lab::tournament::PlayerSpec::Personality(personality) = &mut redescribed.agents[1] {
        personality.description = Some("Another text.".to_owned());
    }
    assert!(log::open_or_create(&tournament.path(), &redescribed, &Stop::default()).is_ok());
    let mut other = plan.clone();
    other.agents[1] = agents(&["Spider"]).remove(0);
    assert_eq!(error(other.clone()), "agents[1] is Blocker: expected Spider");
    if let span_it_lab::tournament::PlayerSpec::Personality(personality) = &mut other.agents[1] {
        personality.name = "Blocker".to_owned();
    }
    assert_eq!(error(other), "agents[1] is another Blocker: expected the same factors");
    let three =
        Plan { boards: plan.boards.clone(), ..Plan::round_robin(agents(&["random", "perfect", "Steady"])) };
    let names =
        "agents is Novice, Blocker, Random mover, Perfect play: expected Random mover, Perfect play, Steady";
    assert_eq!(error(three), names);
    let gauntlet = Plan { pairings: vec![(0, 1)], ..plan };
    assert!(error(gauntlet).starts_with("pairings is [[0,1],[0,2],"));
}

#[test]
fn refuses_changed_logs_with_line_and_reason() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    let cases = [
        (1, "\"pairs\":1", "\"pairs\":\"1\"", "plan.pairs is \"1\": expected u32"),
        (1, "span-it-tournament", "span-it-game", "expected \"span-it-tournament\""),
        (1, "\"node_major\":", "\"node_mayor\":", "factors.node_mayor is 2.0: unknown key"),
        (1, "[[4,4],[3,5]]", "[[4,4],[2,5]]", "rows and columns must be 3 to 20"),
        (1, "\"seed\":", "\"sied\":", "line 1, column "),
        (
            1,
            "\"max_visits\":null",
            "\"max_visits\":0",
            "the limit of visited moves: expected a number from 1",
        ),
        (2, "\"exchanged\":", "\"exchanged\":1", "line 2, column "),
        (3, "\"kept\":", "\"kept\":-", "line 3, column "),
        (2, "\"winner\":", "\"winnr\":", "unknown field `winnr`"),
        (2, "{\"game\":", "{\"gane\":", "unknown variant `gane`"),
        (2, "\"pair\":0", "\"pair\":1", "line 2: pair is 1: expected less than 1, as in the plan in line 1"),
        (3, "\"board\":", "\"board\":7", "line 3: board is 7"),
        (2, "\"moves\":[", "\"moves\":[\"z1\",", "\"z1\" is not a node"),
        (2, "{\"searches\":", "{\"visits\":1,\"searches\":", "unknown field `visits`"),
        (2, "{", "[", "line 2, column "),
        (2, "\"agents\":[0,1]", "\"agents\":[1,0]", "line 2: agents is [1,0]: expected a pairing"),
    ];
    for (line, old, new, part) in cases {
        let error = tournament.error_with(line, old, new);
        assert!(error.starts_with("tournament.jsonl: ") && error.contains(part), "{error}, without {part}");
    }
    let mut lines = tournament.lines();
    lines.push(lines[3].clone());
    let error = tournament.error(format!("{}\n", lines.join("\n")).as_bytes());
    let expected = format!("line {}: the game is already in line 4: expected it once", lines.len());
    assert_eq!(error, format!("tournament.jsonl: {expected}"));
}

/// Logs are trusted, so only a check on request finds what follows from the moves.
#[test]
fn a_check_replays_the_games() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    assert_eq!(tournament.error_of_check(), "");
    let cases = [
        (2, "\"moves\":[", "\"moves\":[\"a1\",", "line 2: the opening is a1 "),
        (2, "\"first\":\"h\"", "\"first\":\"v\"", "line 2: first is vertical: expected horizontal"),
        (2, "\"ending\":\"path\"", "\"ending\":{\"forfeit\":\"tired\"}", "by forfeit: expected "),
        (2, "\"h\":{\"moves\":", "\"h\":{\"moves\":9", "line 2: h: moves is 9"),
        (2, "\"critical\":", "\"critical\":9", "line 2: h: moves is "),
        (2, "\"kept\":", "\"kept\":9", "line 2: h: moves is "),
        (2, "\"longest_ns\":", "\"longest_ns\":99999", "line 2: h: time_ns is "),
        (3, "\"time_ns\":", "\"time_ns\":99999999", "expected longest_ns to be at most time_ns"),
        (2, "{\"searches\":", "{\"searches\":9", "line 2: h: search has 9"),
    ];
    for (line, old, new, part) in cases {
        fs::write(tournament.path(), tournament.changed(line, old, new)).unwrap();
        let games = log::read(&tournament.path(), &Stop::default()).unwrap().games.len();
        assert_eq!(games, tournament.games.len());
        let error = tournament.error_of_check();
        assert!(error.contains("tournament.jsonl: ") && error.contains(part), "{error}, without {part}");
    }
}

#[test]
fn stores_reasons_and_external_engines() {
    let (_folder, path) = crate::temporary("log");
    let plan = Plan { pairs: 2, ..Plan::round_robin(agents(&["gtp:no such \"engine\"\n", "random"])) };
    let games = finish(&path, &plan);
    assert_eq!(finish(&path, &plan), games);
    assert!(games.iter().all(|game| game.winning_agent() == 1));
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 5);
    assert!(text.contains("\"ending\":{\"forfeit\":\"it could not be started"), "{text}");
}

#[test]
fn only_external_engines_can_forfeit() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    let loser =
        tournament.plan.names()[tournament.games[1].agent(tournament.games[1].winner.opponent())].clone();
    let path = tournament.folder.path().join("changed.jsonl");
    let mut log = log::create(&path, &tournament.plan).unwrap();
    log.append(&tournament.games[0]).unwrap();
    let mut game = tournament.games[1].clone();
    game.moves.truncate(game.opening_plies.into());
    (game.sides, game.ending) = (ByPlayer::default(), Ending::Forfeit("tired".to_owned()));
    log.append(&game).unwrap();
    drop(log);
    let error = log::check(&path, &Stop::default()).unwrap_err().to_string();
    let expected =
        format!("line 3: {loser} loses by forfeit: expected a path, as only external engines can forfeit");
    assert!(error.ends_with(&expected), "{error:?} is not {expected:?}");
}

/// A fast move takes about a microsecond, so rounding to microseconds would be a large error.
#[test]
fn keeps_times_to_the_nanosecond() {
    let tournament = Tournament::new(Plan { pairs: 1, ..small() });
    let longest = |side: SideReport| if side.moves > 0 { 1_346_007 } else { 0 };
    let times = |side: SideReport| SideReport { time_ns: longest(side), longest_ns: longest(side), ..side };
    let timed = |game: &GameResult| GameResult { sides: game.sides.map(times), ..game.clone() };
    let timed: Vec<_> = tournament.games.iter().map(timed).collect();
    let path = tournament.folder.path().join("timed.jsonl");
    let mut log = log::create(&path, &tournament.plan).unwrap();
    for game in &timed {
        log.append(game).unwrap();
    }
    drop(log);
    let log::Content { plan, games, .. } = log::read(&path, &Stop::default()).unwrap();
    assert_eq!(games, timed);
    let table = Scoreboard::new(&plan.names(), &games);
    assert!(table.rows().iter().all(|row| row.times.longest_ms() == Some(1.346_007)));
}

#[test]
fn searches_are_kept_and_may_be_missing() {
    let tournament = Tournament::new(Plan { pairs: 1, ..Plan::round_robin(agents(&["Spider", "random"])) });
    let visited = || {
        let log::Content { plan, games, .. } = log::read(&tournament.path(), &Stop::default()).unwrap();
        let table = Scoreboard::new(&plan.names(), &games);
        [0, 1].map(|place| table.rows().iter().find(|row| row.place == place).unwrap().visited_per_move())
    };
    let [spider, random] = visited();
    assert!(spider.is_some_and(|visited| visited > 10.0) && random.is_none());
    let without = |line: String| match line.split_once(",\"search\":{") {
        Some((before, rest)) => format!("{before}{}", rest.split_once('}').unwrap().1),
        None => line,
    };
    let lines: Vec<String> = tournament.lines().into_iter().map(without).collect();
    fs::write(tournament.path(), lines.join("\n") + "\n").unwrap();
    assert_eq!(visited(), [None; 2]);
}

#[test]
fn reading_changes_nothing_and_can_be_cancelled() {
    let tournament = Tournament::new(small());
    let torn = [&tournament.text[..], b"{\"game\":"].concat();
    fs::write(tournament.path(), &torn).unwrap();
    let stop = Stop::default();
    let log::Content { plan, games, .. } = log::read(&tournament.path(), &stop).unwrap();
    assert_eq!((&plan.agents, games.len()), (&tournament.plan.agents, tournament.games.len()));
    assert_eq!(fs::read(tournament.path()).unwrap(), torn);
    let other = Plan { pairs: 1, ..tournament.plan.clone() };
    let refused = log::reopen(&tournament.path(), &other, &stop).unwrap_err().to_string();
    assert!(refused.contains(": line 1: this is the log of another tournament: "), "{refused}");
    let reopened = log::reopen(&tournament.path(), &tournament.plan, &stop).unwrap();
    assert_eq!(reopened.games, games);
    drop(reopened);
    stop.cancel();
    assert!(matches!(log::read(&tournament.path(), &stop), Err(LogError::Cancelled { .. })));
    assert!(matches!(
        log::open_or_create(&tournament.path(), &tournament.plan, &stop),
        Err(LogError::Cancelled { .. })
    ));
    let missing = tournament.folder.path().join("none.jsonl");
    let refused = log::reopen(&missing, &tournament.plan, &stop).unwrap_err().to_string();
    assert!(refused.ends_with("none.jsonl: there is no such file") && !missing.exists(), "{refused}");
}

#[test]
fn tournament_can_be_named_and_renamed() {
    let tournament = Tournament::new(small());
    let torn = [&tournament.text[..], b"{\"game\":"].concat();
    fs::write(tournament.path(), &torn).unwrap();
    let date = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    fs::File::options().append(true).open(tournament.path()).unwrap().set_modified(date).unwrap();
    let long = "\u{e9}".repeat(201);
    for (title, expected) in [
        ("One", Some("One")),
        ("<b>\n\u{202e}", Some("<b>\n\u{202e}")),
        (&long, Some(&long[..400])),
        ("", None),
    ] {
        log::set_title(&tournament.path(), title).unwrap();
        let summary = log::summary(&tournament.path()).unwrap();
        assert_eq!((summary.title.as_deref(), summary.is_finished()), (expected, true));
        let content = log::read_content(&tournament.path(), &Stop::default()).unwrap();
        assert_eq!((content.title.as_deref(), content.games.len()), (expected, tournament.games.len()));
        assert_eq!(fs::metadata(tournament.path()).unwrap().modified().unwrap(), date);
    }
    assert!(fs::read(tournament.path()).unwrap().starts_with(&tournament.text));
    assert_eq!(finish(&tournament.path(), &tournament.plan), tournament.games);
    let locked = log::reopen(&tournament.path(), &tournament.plan, &Stop::default()).unwrap();
    assert!(log::set_title(&tournament.path(), "Two").is_err());
    drop(locked);
    let wrong = [&tournament.text[..], b"{\"title\":7}\n"].concat();
    fs::write(tournament.path(), wrong).unwrap();
    let message = log::read(&tournament.path(), &Stop::default()).unwrap_err().to_string();
    assert!(message.contains("title is 7: expected a string"), "{message}");
}
