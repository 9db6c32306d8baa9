//! External engines in the tournament: an added engine is stored and plays, a failing one is reported before the
//! first game, and none plays without a time limit.

use span_it::messages::engines;
use span_it::messages::{opponents, tournament as msg};
#[cfg(unix)]
use span_it_lab::tournament::{AgentSpec, Plan, log};

use super::prelude::*;
use super::tournament::{choose_players, player};

/// The toolkit, which `cargo test` builds at the root of the workspace.
fn toolkit() -> std::path::PathBuf {
    let test = std::env::current_exe().unwrap();
    let name = format!("span-it-toolkit{}", std::env::consts::EXE_SUFFIX);
    let program = test.ancestors().nth(2).unwrap().join(name);
    assert!(
        program.is_file(),
        "{} is missing: run `cargo test` or `cargo build --workspace`",
        program.display()
    );
    program
}

/// The command that runs perfect play as an external engine.
pub(super) fn perfect() -> String {
    format!("'{}' gtp --perfect", toolkit().display())
}

fn reported_name() -> String {
    format!("Span-It! Perfect play {}", env!("CARGO_PKG_VERSION"))
}

/// Opens the page and chooses two games between a fast personality and an engine.
fn with_engine(window: &mut Window, command: &str) {
    window.press_ctrl(Key::T);
    choose_engine(window, command);
}

fn choose_engine(window: &mut Window, command: &str) {
    window.type_into(msg::GAMES, "2");
    choose_players(window, &["Sprinter"]);
    add_engine(window, command);
}

/// Replaces the list of engines by one engine of this command, which takes part.
fn add_engine(window: &mut Window, command: &str) {
    window.click(msg::ADD_PLAYERS);
    window.click(opponents::ADD_ENGINE);
    window.type_into(engines::COMMAND, command);
    window.click(engines::SAVE);
    assert!(!window.has_dialog(engines::TITLE), "{command}");
    window.click(&opponents::add(1));
}

#[test]
fn stores_an_engine_and_plays_it() {
    let mut window = Window::new();
    with_engine(&mut window, &perfect());
    window.assert_shows(&["2 chosen", msg::ENGINE_NEEDS_LIMIT]);
    assert!(!window.can_press(msg::START), "an engine needs a time limit");
    window.type_into(msg::TIME_PER_MOVE, "5");
    window.click(msg::START);
    window.wait("the engine check ends", |window| {
        !window.has_button(msg::START) && !window.shows(&msg::starting_engine(&perfect()))
    });
    window.wait_as_time_passes("the tournament ends", |window| window.shows(msg::FINISHED));
    let table = window.tournament_table().expect("the tournament has a table");
    assert_eq!(table.rows()[0].name, reported_name());
    assert_eq!(table.overall().games, 2);
    let mut window = window.reopen();
    window.press_ctrl(Key::T);
    let named = |window: &Window| {
        let table = window.tournament_table();
        table.is_some_and(|table| table.rows()[0].name == reported_name())
    };
    window.wait("the table has the name that the engine reported", named);
    window.click(msg::NEW);
    window.click(msg::ADD_PLAYERS);
    assert!(player(&window, "span-it-toolkit").contains(opponents::ENGINE_CHARACTER));
    window.click(opponents::ADD_ENGINE);
    window.click(engines::REMOVE);
    window.click(engines::SAVE);
    let settings = window.app().settings();
    assert!(settings.engines.is_empty());
    assert!(settings.engine_names.is_empty());
}

#[test]
fn refuses_a_failing_engine_before_the_first_game() {
    let mut window = Window::new();
    with_engine(&mut window, "no-such-program-anywhere");
    window.type_into(msg::TIME_PER_MOVE, "1");
    window.click(msg::START);
    window.wait("the engine is refused", |window| {
        window.notice().is_some_and(|notice| notice.contains("no-such-program"))
    });
    assert!(window.can_press(msg::START));
    assert!(window.tournament_table().is_none());
    let logs = std::fs::read_dir(window.path("tournaments"));
    assert!(logs.is_err() || logs.unwrap().next().is_none(), "no log was created");
    add_engine(&mut window, &perfect());
    window.advance(std::time::Duration::from_millis(400));
    window.click(msg::START);
    window.wait("the tournament starts", |window| window.tournament_table().is_some());
    assert_eq!(window.notice(), None, "the working engine clears the error");
}

#[cfg(unix)]
#[test]
fn engine_check_can_be_cancelled() {
    let mut window = Window::new();
    with_engine(&mut window, "sleep 60");
    window.type_into(msg::TIME_PER_MOVE, "1");
    let start = window.widget(Role::Button, msg::START).rect().center();
    window.click_at(start);
    assert!(window.shows(&msg::starting_engine("sleep 60")));
    window.click_again(start);
    assert!(window.shows(&msg::starting_engine("sleep 60")), "a double click on Start must not cancel");
    window.advance(std::time::Duration::from_millis(400));
    window.click(msg::CANCEL);
    assert!(window.can_press(msg::START));
    assert!(window.tournament_table().is_none());
}

#[cfg(unix)]
#[test]
fn opening_a_saved_tournament_ends_the_check() {
    let folder = folder();
    let (logs, engine) = (folder.path().join("tournaments"), folder.path().join("engine"));
    std::fs::create_dir(&logs).unwrap();
    let agents = ["Sprinter", "Blocker"].map(|name| AgentSpec::parse(name).unwrap());
    let plan = Plan { pairs: 500, ..Plan::round_robin(agents.to_vec()) };
    drop(log::create(&logs.join("1.jsonl"), &plan).unwrap());
    // Writes its process id and never answers.
    let pid = folder.path().join("pid");
    std::fs::write(&engine, format!("#!/bin/sh\necho $$ > '{}'\nexec sleep 60\n", pid.display())).unwrap();
    std::fs::set_permissions(&engine, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let mut window = Window::in_folder(&folder);
    let has_table = |window: &Window| window.tournament_table().is_some();
    window.wait("the latest tournament is read", has_table);
    window.press_ctrl(Key::T);
    window.click(msg::NEW);
    choose_engine(&mut window, &engine.display().to_string());
    window.type_into(msg::TIME_PER_MOVE, "1");
    window.click(msg::START);
    let process_id = || std::fs::read_to_string(&pid).unwrap_or_default();
    window.wait("the engine is checked", |_| process_id().ends_with('\n'));
    let earlier = msg::summary(&plan, 0, Some(std::time::Duration::ZERO));
    window.wait("the saved tournament is listed", |window| window.has_button(&earlier));
    window.click(&earlier);
    window.wait("the saved tournament is read", has_table);
    let is_alive = || {
        let output = std::process::Command::new("kill").args(["-0", process_id().trim()]).output();
        output.unwrap().status.success()
    };
    window.wait("the engine ends", |_| !is_alive());
    assert!(window.has_button(msg::RESUME), "the opened tournament must not resume by itself");
}

#[cfg(unix)]
#[test]
fn does_not_resume_without_the_engine() {
    let folder = folder();
    let engine = folder.path().join("engine");
    std::os::unix::fs::symlink(toolkit(), &engine).unwrap();
    let mut window = Window::in_folder(&folder);
    with_engine(&mut window, &format!("'{}' gtp --perfect", engine.display()));
    window.type_into(msg::GAMES, "10000");
    window.type_into(msg::TIME_PER_MOVE, "5");
    window.click(msg::START);
    let has_table = |window: &Window| window.tournament_table().is_some();
    window.wait("the tournament starts", has_table);
    window.click(msg::CANCEL);
    window.click(msg::KEEP);
    let idle = |window: &Window| window.has_button(msg::RESUME) && window.shows(msg::UNFINISHED);
    window.wait_as_time_passes("the tournament is interrupted", idle);
    std::fs::remove_file(&engine).unwrap();
    let played = |window: &Window| window.tournament_table().unwrap().overall().games;
    let before = played(&window);
    window.click(msg::RESUME);
    window.wait("the engine is refused", |window| {
        window.notice().is_some_and(|notice| notice.contains("could not be started"))
    });
    assert!(idle(&window));
    assert_eq!(played(&window), before, "a failed start is no game");

    // The player opens another tournament while the engine does not answer.
    std::fs::write(&engine, "#!/bin/sh\nexec sleep 60\n").unwrap();
    std::fs::set_permissions(&engine, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    window.click(msg::RESUME);
    window.wait("the engine is checked", |window| {
        window.notice().is_some_and(|notice| notice.starts_with("Starting "))
    });
    window.click(msg::NEW);
    // Cancel replaces Start during a check.
    assert!(window.has_button(msg::START));
    assert!(!has_table(&window), "the old tournament must not resume");
    assert!(window.notice().is_none(), "the notice about the check is closed");
}

/// Neither *Resume* nor *Use this set-up again* starts a program that only a log names.
#[cfg(unix)]
#[test]
fn log_from_elsewhere_starts_no_program() {
    let folder = folder();
    let (logs, marker) = (folder.path().join("tournaments"), folder.path().join("started"));
    std::fs::create_dir(&logs).unwrap();
    let command = format!("touch '{}'", marker.display());
    let engine = AgentSpec::Gtp { command: command.clone(), folder: None };
    let agents = vec![AgentSpec::parse("Sprinter").unwrap(), AgentSpec::parse("Blocker").unwrap(), engine];
    let plan =
        Plan { max_move: Some(std::time::Duration::from_secs(1)), pairs: 1, ..Plan::round_robin(agents) };
    drop(log::create(&logs.join("1.jsonl"), &plan).unwrap());
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the log is read", |window| window.has_button(msg::RESUME));
    window.click(msg::RESUME);
    let refused = msg::resume_failed(msg::not_in_list(&command));
    assert_eq!(window.notice(), Some(refused.as_str()));
    window.click(msg::NEW);
    let more = |window: &Window| {
        window.widgets().filter_map(|one| name_of(&one)).find(|name| name.starts_with("More for "))
    };
    window.wait("the log is listed", |window| more(window).is_some());
    window.click(&more(&window).unwrap());
    window.click(msg::REUSE);
    window.assert_shows(&["2 chosen"]);
    window.click(msg::START);
    window.wait_as_time_passes("the tournament ends", |window| window.shows(msg::FINISHED));
    assert!(!marker.exists(), "the program was started");
}
