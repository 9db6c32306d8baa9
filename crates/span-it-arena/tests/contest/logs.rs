//! The contest's file: what is finished is never lost nor played again, wherever the file breaks off,
//! and nothing but the contest's own file is gone on with.

use std::fs;
use std::path::{Path, PathBuf};

use span_it_arena::contest::log::{self, LogError, Resumed};
use span_it_arena::contest::{Control, Ending, GameResult, Plan, Scoreboard, SideReport, run};
use span_it_core::board::ByPlayer;
use span_it_core::engine::Stop;
use span_it_core::storage::StorageError;
use tempfile::TempDir;

use super::{agents, played, small, without_times};

/// A contest with a log, held to its end.
struct Held {
    folder: TempDir,
    plan: Plan,
    /// The log's text.
    text: Vec<u8>,
    games: Vec<GameResult>,
}

impl Held {
    fn new(plan: Plan) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("contest.jsonl");
        let games = go_on(&path, &plan);
        Self { text: fs::read(&path).unwrap(), folder, plan, games }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("contest.jsonl")
    }

    /// What is said of this text in place of the log.
    fn said(&self, text: &[u8]) -> String {
        fs::write(self.path(), text).unwrap();
        let message =
            log::open_or_create(&self.path(), &self.plan, &Stop::default()).unwrap_err().to_string();
        assert_eq!(fs::read(self.path()).unwrap(), text, "a file that was refused has changed");
        let folder = self.folder.path().to_str().unwrap();
        message.strip_prefix(folder).map_or_else(|| message.clone(), |rest| rest[1..].to_owned())
    }

    fn lines(&self) -> Vec<String> {
        String::from_utf8(self.text.clone()).unwrap().lines().map(str::to_owned).collect()
    }

    /// What is said when a piece of one line is another.
    fn said_with(&self, line: usize, old: &str, new: &str) -> String {
        let mut lines = self.lines();
        assert!(lines[line - 1].contains(old), "{} has no {old}", lines[line - 1]);
        lines[line - 1] = lines[line - 1].replacen(old, new, 1);
        self.said(format!("{}\n", lines.join("\n")).as_bytes())
    }
}

/// Begins or goes on with a contest to its end: its games in order, without their times.
fn go_on(path: &Path, plan: &Plan) -> Vec<GameResult> {
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
fn a_log_cut_at_any_byte_is_gone_on_with_to_the_same_games() {
    let plan = Plan { pairs: 2, ..small() };
    let held = Held::new(plan.clone());
    assert_eq!(held.games, played(&plan, &[]));
    // Every byte of the plan's line, and many of the games'.
    let header = held.text.iter().position(|&byte| byte == b'\n').unwrap();
    let cuts = (0..=header + 2).step_by(131).chain([header - 1, header, header + 1]);
    for cut in cuts.chain((header + 2..held.text.len()).step_by(997)) {
        fs::write(held.path(), &held.text[..cut]).unwrap();
        let ends = held.text[..cut].split(|&byte| byte == b'\n').count() - 1;
        let before = ends.saturating_sub(1);
        let resumed = log::open_or_create(&held.path(), &plan, &Stop::default()).unwrap();
        assert_eq!((resumed.games.len(), &resumed.plan), (before, &plan), "cut at byte {cut}");
        drop(resumed);
        assert_eq!(go_on(&held.path(), &plan), held.games, "cut at byte {cut}");
        assert_eq!(fs::read_to_string(held.path()).unwrap().lines().count(), held.games.len() + 1);
    }
}

#[test]
fn a_log_is_read_back_with_its_plan_and_never_played_again() {
    let held = Held::new(Plan { pairs: 2, ..small() });
    let Resumed { plan, games, log, .. } = log::resume(&held.path()).unwrap();
    assert_eq!((&plan, log.path()), (&held.plan, held.path().as_path()));
    assert_eq!(games.into_iter().map(without_times).collect::<Vec<_>>(), held.games);
    drop(log);
    assert_eq!(go_on(&held.path(), &held.plan), held.games);
    assert_eq!(fs::read(held.path()).unwrap(), held.text);
}

#[test]
fn only_one_program_writes_to_a_log_and_none_begins_over_another() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let open = log::open_or_create(&held.path(), &held.plan, &Stop::default()).unwrap();
    for second in [log::open_or_create(&held.path(), &held.plan, &Stop::default()), log::resume(&held.path())]
    {
        assert!(matches!(second, Err(LogError::Storage(StorageError::InUse { .. }))));
    }
    drop(open);
    assert!(matches!(log::create(&held.path(), &held.plan), Err(LogError::Exists { .. })));
    let missing = log::resume(&held.folder.path().join("none.jsonl")).unwrap_err().to_string();
    assert!(missing.ends_with("none.jsonl: there is no such file"), "{missing}");
    let folder =
        log::open_or_create(held.folder.path(), &held.plan, &Stop::default()).unwrap_err().to_string();
    assert!(folder.ends_with("this is a folder, expected a file"), "{folder}");
}

#[test]
fn the_log_of_another_contest_is_refused_with_what_differs() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let said = |plan: Plan| {
        let message = log::open_or_create(&held.path(), &plan, &Stop::default()).unwrap_err().to_string();
        assert_eq!(fs::read(held.path()).unwrap(), held.text);
        message
            .split_once("contest.jsonl: line 1: this is the log of another contest: ")
            .unwrap()
            .1
            .to_owned()
    };
    let plan = held.plan.clone();
    assert_eq!(said(Plan { pairs: 2, ..plan.clone() }), "pairs is 1: expected 2");
    assert_eq!(
        said(Plan { boards: plan.boards[..1].to_vec(), ..plan.clone() }),
        "boards is [[4,4],[3,5]]: expected [[4,4]]"
    );
    let mut other = plan.clone();
    other.agents[1] = agents(&["Spider"]).remove(0);
    assert_eq!(said(other.clone()), "agents[1] is Blocker: expected Spider");
    if let span_it_arena::contest::AgentSpec::Personality(personality) = &mut other.agents[1] {
        personality.name = "Blocker".to_owned();
    }
    assert_eq!(said(other), "agents[1] is another Blocker: expected the same factors and texts");
    let three =
        Plan { boards: plan.boards.clone(), ..Plan::round_robin(agents(&["random", "perfect", "Steady"])) };
    let names =
        "agents is Novice, Blocker, Random mover, Perfect play: expected Random mover, Perfect play, Steady";
    assert_eq!(said(three), names);
    let gauntlet = Plan { meetings: vec![(0, 1)], ..plan };
    assert!(said(gauntlet).starts_with("meetings is [[0,1],[0,2],"));
}

#[test]
fn a_log_that_was_tampered_with_is_refused_with_line_and_reason() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let cases = [
        (1, "\"pairs\":1", "\"pairs\":\"1\"", "line 1, column "),
        (1, "span-it-contest", "span-it-game", "expected \"span-it-contest\""),
        (1, "\"node_major\":", "\"node_mayor\":", "unknown key agents[0].personality.factors.node_mayor"),
        (1, "[[4,4],[3,5]]", "[[4,4],[2,5]]", "boards[1] is [2,5]: expected rows and columns"),
        (2, "\"exchanged\":", "\"exchanged\":1", "line 2, column "),
        (3, "\"kept\":", "\"kept\":-", "line 3, column "),
        (2, "\"pair\":0", "\"pair\":1", "line 2: pair is 1: expected less than 1, as in the plan in line 1"),
        (3, "\"board\":", "\"board\":7", "line 3: board is 7"),
        (2, "\"moves\":\"", "\"moves\":\"a1 ", "line 2: the opening is a1 "),
        (2, "\"moves\":\"", "\"moves\":\"z1 ", "moves is \"z1 "),
        (2, "\"first\":\"h\"", "\"first\":\"v\"", "line 2: first is vertical: expected horizontal"),
        (2, "\"by\":\"path\"", "\"by\":\"forfeit\",\"reason\":\"tired\"", "by forfeit: expected "),
        (2, "\"h\":{\"moves\":", "\"h\":{\"moves\":9", "line 2: h: moves is 9"),
        (2, "\"kept\":", "\"kept\":9", "line 2: h: moves is "),
        (2, "\"longest_us\":", "\"longest_us\":99999", "line 2: h: time_us is "),
        (3, "\"time_us\":", "\"time_us\":99999999", "expected longest_us to be at most time_us"),
        (2, "\"by\":\"path\"", "\"by\":\"path\",\"reason\":\"x\"", "reason is \"x\": expected no reason"),
        (2, "{", "[", "line 2, column "),
        (2, "{\"agents\":[0,1]", "{\"agents\":[1,0]", "line 2: agents is [1,0]: expected a pairing"),
    ];
    for (line, old, new, part) in cases {
        let said = held.said_with(line, old, new);
        assert!(said.starts_with("contest.jsonl: ") && said.contains(part), "{said}, without {part}");
    }
    let mut lines = held.lines();
    lines.push(lines[3].clone());
    let said = held.said(format!("{}\n", lines.join("\n")).as_bytes());
    let last = lines.len();
    assert_eq!(said, format!("contest.jsonl: line {last}: the game is already in line 4: expected it once"));
    for (text, part) in [
        (&b"my shopping list"[..], "line 1, column 1: not JSON"),
        (b"\xff\n", "not UTF-8"),
        (b"\n", "line 1"),
    ] {
        let said = held.said(text);
        assert!(said.contains(part), "{said}, without {part}");
    }
}

#[test]
fn a_line_too_long_for_any_is_told_with_its_number() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let header = held.text.iter().position(|&byte| byte == b'\n').unwrap();
    let long = [&held.text[..=header], &vec![b'x'; 16 * 1024 * 1024 + 1], b"\n"].concat();
    let said = held.said(&long);
    let expected = "contest.jsonl: line 2 is too long: expected at most 16777216 bytes (16 MiB)";
    assert_eq!(said, expected);
}

#[test]
fn reasons_and_outside_programs_survive_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let plan = Plan { pairs: 2, ..Plan::round_robin(agents(&["gtp:no such \"engine\"\n", "random"])) };
    let games = go_on(&path, &plan);
    assert_eq!(go_on(&path, &plan), games);
    assert!(games.iter().all(|game| game.winning_agent() == 1));
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 5);
    assert!(text.contains("\"by\":\"forfeit\",\"reason\":\"it could not be started"), "{text}");
}

/// What is said of a contest's games where something of one of them is another.
fn said_of(held: &Held, change: impl Fn(usize, &mut GameResult)) -> String {
    let path = held.folder.path().join("changed.jsonl");
    let mut log = log::create(&path, &held.plan).unwrap();
    for (index, game) in held.games.iter().enumerate() {
        let mut game = game.clone();
        change(index, &mut game);
        log.append(&game).unwrap();
    }
    drop(log);
    let said = log::read(&path, &Stop::default()).map_or_else(|error| error.to_string(), |_| String::new());
    fs::remove_file(&path).unwrap();
    said
}

#[test]
fn what_the_solver_does_not_find_is_refused() {
    let held = Held::new(Plan { pairs: 10, ..small() });
    assert_eq!(said_of(&held, |_, _| ()), "");
    let at = held.games.iter().position(|game| {
        let side = game.sides.horizontal;
        (1..side.critical).contains(&side.kept) && side.critical < side.moves
    });
    let at = at.expect("somebody slips");
    let SideReport { moves, critical, kept, .. } = held.games[at].sides.horizontal;
    for (critical_told, kept_told) in [(critical, kept + 1), (critical, kept - 1), (critical + 1, kept)] {
        let said = said_of(&held, |index, game| {
            let side = &mut game.sides.horizontal;
            if index == at {
                (side.critical, side.kept) = (critical_told, kept_told);
            } else if index > at {
                side.moves += 1;
            }
        });
        let expected = format!(
            "line {}: h: moves is {moves}, critical {critical_told}, kept {kept_told}: \
             expected {moves}, {critical} and {kept}, as the moves show",
            at + 2
        );
        assert!(said.ends_with(&expected), "{said:?} is not {expected:?}");
    }
}

#[test]
fn only_an_outside_program_can_lose_by_forfeit() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let loser = held.plan.names()[held.games[1].agent(held.games[1].winner.opponent())].clone();
    let said = said_of(&held, |index, game| {
        if index == 1 {
            game.moves.truncate(game.opening_plies.into());
            game.sides = ByPlayer::default();
            game.ending = Ending::Forfeit("tired".to_owned());
        }
    });
    let expected =
        format!("line 3: {loser} loses by forfeit: expected a path, as only external engines can forfeit");
    assert!(said.ends_with(&expected), "{said:?} is not {expected:?}");
}

/// A fast move takes about a microsecond: what a log and its table lose of that is a large part of it.
#[test]
fn keeps_times_to_the_nanosecond() {
    let held = Held::new(Plan { pairs: 1, ..small() });
    let longest = |side: SideReport| if side.moves > 0 { 1_346_007 } else { 0 };
    let times = |side: SideReport| SideReport { time_ns: longest(side), longest_ns: longest(side), ..side };
    let timed = |game: &GameResult| GameResult { sides: game.sides.map(times), ..game.clone() };
    let timed: Vec<_> = held.games.iter().map(timed).collect();
    let path = held.folder.path().join("timed.jsonl");
    let mut log = log::create(&path, &held.plan).unwrap();
    for game in &timed {
        log.append(game).unwrap();
    }
    drop(log);
    let (plan, games) = log::read(&path, &Stop::default()).unwrap();
    assert_eq!(games, timed);
    let table = Scoreboard::new(&plan.names(), &games);
    assert!(table.rows().iter().all(|row| row.times.longest_ms() == Some(1.346_007)));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\"time_us\":1346.007,\"longest_us\":1346.007"), "{text}");
    for wrong in
        ["1346", "1346.07", "1346.0070", "-1346.007", "1346.00e", "\"1346.007\"", "9007199254740992.000"]
    {
        fs::write(&path, text.replacen("1346.007", wrong, 1)).unwrap();
        assert!(log::read(&path, &Stop::default()).is_err(), "{wrong}");
    }
}

#[test]
fn a_look_changes_nothing_and_can_be_broken_off() {
    let held = Held::new(small());
    let torn = [&held.text[..], b"{\"agents\":"].concat();
    fs::write(held.path(), &torn).unwrap();
    let stop = Stop::default();
    let (plan, games) = log::read(&held.path(), &stop).unwrap();
    assert_eq!((&plan.agents, games.len()), (&held.plan.agents, held.games.len()));
    assert_eq!(fs::read(held.path()).unwrap(), torn);
    let other = Plan { pairs: 1, ..held.plan.clone() };
    let refused = log::reopen(&held.path(), &other, &stop);
    assert!(matches!(refused, Err(LogError::OtherPlan { .. })), "{refused:?}");
    let gone_on = log::reopen(&held.path(), &held.plan, &stop).unwrap();
    assert_eq!(gone_on.games, games);
    let locked = log::read(&held.path(), &stop);
    assert!(matches!(locked, Err(LogError::Storage(StorageError::InUse { .. }))), "{locked:?}");
    drop(gone_on);
    stop.cancel();
    assert!(matches!(log::read(&held.path(), &stop), Err(LogError::Cancelled { .. })));
    assert!(matches!(log::open_or_create(&held.path(), &held.plan, &stop), Err(LogError::Cancelled { .. })));
    let missing = held.folder.path().join("none.jsonl");
    assert!(log::reopen(&missing, &held.plan, &stop).is_err() && !missing.exists());
}
