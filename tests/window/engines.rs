//! External engines in the tournament: an added engine is stored and plays, a failing one is reported before
//! the first game, and none plays without a time limit.

use egui::Key;
use egui::accesskit::Role;
use span_it::messages::tournament as words;
use span_it_arena::contest::{AgentSpec, Plan, log};

use super::harness::{Window, folder};

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

/// The command that runs the program's own engine as an external one.
fn perfect() -> String {
    format!("'{}' gtp --perfect", toolkit().display())
}

/// The name that this engine reports.
fn own_name() -> String {
    format!("Span-It! Perfect play {}", env!("CARGO_PKG_VERSION"))
}

/// The page with a fast personality, two games, a time limit and an engine.
fn with_engine(window: &mut Window, command: &str) {
    window.press_ctrl(Key::T);
    choose_engine(window, command);
}

/// The same, in a setup that is already open.
fn choose_engine(window: &mut Window, command: &str) {
    window.click(words::NONE);
    window.click_on(Role::CheckBox, "Sprinter");
    window.type_into(words::GAMES, "2");
    window.type_into(words::ENGINE_COMMAND, command);
    window.click(words::ADD_ENGINE);
}

#[test]
fn stores_an_engine_and_plays_it() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    with_engine(&mut window, &perfect());
    window.assert_says(&["2 chosen", words::ENGINE_LIMIT]);
    assert!(!window.can_press(words::START), "it may think for ever");
    window.type_into(words::MAXIMUM, "5");
    window.click(words::START);
    window.wait("it has been tried", |window| {
        !window.has_button(words::START) && !window.says(&words::trying(&perfect()))
    });
    window.wait_as_time_passes("it ends", |window| window.says(words::FINISHED));
    let table = window.app().view().tournament.contest_table().expect("it was played");
    assert_eq!((table.rows()[0].name.clone(), table.overall().games), (own_name(), 2));
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    let named = |window: &Window| {
        let table = window.app().view().tournament.contest_table();
        table.is_some_and(|table| table.rows()[0].name == own_name())
    };
    window.wait("it is found with the name that it gave itself", named);
    window.click(words::NEW);
    let kept = window.widget(Role::CheckBox, &perfect()).rect();
    assert!(kept.width() > 20.0);
    window.click(&words::remove_engine(&perfect()));
    let settings = window.app().settings();
    assert!(settings.engines.is_empty() && settings.engine_names.is_empty());
    assert!(!window.has_button(&words::remove_engine(&perfect())));
}

#[test]
fn refuses_a_failing_engine_before_the_first_game() {
    let mut window = Window::new();
    with_engine(&mut window, "an 'open quote");
    let said = span_it_arena::gtp::check_command("an 'open quote").unwrap_err().to_string();
    window.assert_says(&[&said]);
    assert!(window.app().settings().engines.is_empty());
    window.type_into(words::ENGINE_COMMAND, "no-such-program-anywhere");
    window.press(Key::Enter);
    window.type_into(words::MAXIMUM, "1");
    window.click(words::START);
    window
        .wait("it is refused", |window| window.notice().is_some_and(|said| said.contains("no-such-program")));
    assert!(window.can_press(words::START) && window.app().view().tournament.contest_table().is_none());
    let logs = std::fs::read_dir(window.path("competitions"));
    assert!(logs.is_err() || logs.unwrap().next().is_none(), "nothing was begun");
    window.click(&words::remove_engine("no-such-program-anywhere"));
    window.type_into(words::ENGINE_COMMAND, &perfect());
    window.press(Key::Enter);
    window.advance(std::time::Duration::from_millis(400));
    window.click(words::START);
    window.wait("it is played", |window| window.app().view().tournament.contest_table().is_some());
    assert_eq!(window.notice(), None, "what was wrong has been mended");
}

#[cfg(unix)]
#[test]
fn engine_check_can_be_cancelled() {
    let mut window = Window::new();
    with_engine(&mut window, "sleep 60");
    window.type_into(words::MAXIMUM, "1");
    window.click(words::START);
    window.wait("it is tried", |window| window.says(&words::trying("sleep 60")));
    window.click(words::CANCEL);
    assert!(window.says(&words::trying("sleep 60")), "the second click on Start cancels nothing");
    window.advance(std::time::Duration::from_millis(400));
    window.click(words::CANCEL);
    assert!(window.can_press(words::START) && window.app().view().tournament.contest_table().is_none());
}

#[cfg(unix)]
#[test]
fn opening_a_saved_tournament_ends_the_check() {
    let folder = folder();
    let (logs, engine) = (folder.path().join("competitions"), folder.path().join("engine"));
    std::fs::create_dir(&logs).unwrap();
    let agents = ["Sprinter", "Blocker"].map(|name| AgentSpec::parse(name).unwrap());
    let plan = Plan { pairs: 500, ..Plan::round_robin(agents.to_vec()) };
    drop(log::create(&logs.join("1.jsonl"), &plan).unwrap());
    // Writes its process id and never answers.
    let pid = folder.path().join("pid");
    std::fs::write(&engine, format!("#!/bin/sh\necho $$ > '{}'\nexec sleep 60\n", pid.display())).unwrap();
    std::fs::set_permissions(&engine, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let mut window = Window::in_folder(&folder);
    let begun = |window: &Window| window.app().view().tournament.contest_table().is_some();
    window.wait("the last is read", begun);
    window.press_ctrl(Key::T);
    window.click(words::NEW);
    choose_engine(&mut window, &engine.display().to_string());
    window.type_into(words::MAXIMUM, "1");
    window.click(words::START);
    let number = || std::fs::read_to_string(&pid).unwrap_or_default();
    window.wait("it is tried", |_| number().ends_with('\n'));
    let earlier = words::earlier(&plan, 0, Some(std::time::Duration::ZERO));
    window.wait("it is listed", |window| window.has_button(&earlier));
    window.click(&earlier);
    window.wait("it is read", begun);
    let is_alive = || {
        let asked = std::process::Command::new("kill").args(["-0", number().trim()]).output();
        asked.unwrap().status.success()
    };
    window.wait("it is no longer tried", |_| !is_alive());
    assert!(window.has_button(words::GO_ON), "the earlier one does not go on by itself");
}

#[cfg(unix)]
#[test]
fn does_not_resume_without_the_engine() {
    let folder = folder();
    let engine = folder.path().join("engine");
    std::os::unix::fs::symlink(toolkit(), &engine).unwrap();
    let mut window = Window::in_folder(&folder);
    with_engine(&mut window, &format!("'{}' gtp --perfect", engine.display()));
    window.type_into(words::GAMES, "10000");
    window.type_into(words::MAXIMUM, "5");
    window.click(words::START);
    let begun = |window: &Window| window.app().view().tournament.contest_table().is_some();
    window.wait("it is played", begun);
    window.click(words::CANCEL);
    window.click(words::KEEP);
    let idle = |window: &Window| window.has_button(words::GO_ON) && window.says(words::UNFINISHED);
    window.wait_as_time_passes("it is broken off", idle);
    std::fs::remove_file(&engine).unwrap();
    let played = |window: &Window| window.app().view().tournament.contest_table().unwrap().overall().games;
    let before = played(&window);
    window.click(words::GO_ON);
    window.wait("it is refused", |window| {
        window.notice().is_some_and(|said| said.contains("could not be started"))
    });
    assert!(idle(&window) && played(&window) == before, "nobody has lost by that");

    // During the check of a hanging engine, the player opens another tournament.
    std::fs::write(&engine, "#!/bin/sh\nexec sleep 60\n").unwrap();
    std::fs::set_permissions(&engine, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    window.click(words::GO_ON);
    window.wait("it is tried", |window| window.notice().is_some_and(|said| said.starts_with("Starting ")));
    window.click(words::NEW);
    // During a check, Cancel replaces Start. Afterwards nothing has started.
    assert!(!begun(&window) && window.has_button(words::START), "the old one does not begin again");
    assert!(window.notice().is_none(), "it is no longer tried");
}
