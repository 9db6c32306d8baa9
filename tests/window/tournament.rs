//! The tournament: it plays the chosen games, shows its table and games, loses nothing when it is cancelled, closed
//! or finished, and exports correct tables.

use span_it::messages::library;
use span_it::messages::{opponents, tournament as msg, tournament_facts};
use span_it_lab::tournament::log;
use span_it_lab::tournament::scoreboard::{Cell, Row};

use super::prelude::*;

/// A window with two fast personalities and this number of games chosen.
pub(super) fn chosen(folder: &Arc<TempDir>, games: &str) -> Window {
    let mut window = Window::in_folder(folder);
    choose(&mut window, games);
    window
}

/// A window with a slow personality and too many games to finish during a test.
pub(super) fn endless(folder: &Arc<TempDir>) -> Window {
    let mut window = chosen(folder, "10000");
    choose_players(&mut window, &["Blocker", "Sage"]);
    window
}

fn choose(window: &mut Window, games: &str) {
    window.press_ctrl(Key::T);
    choose_players(window, &["Sprinter", "Blocker"]);
    if !window.has_button(msg::start()) {
        window.click_on(Role::RadioButton, msg::set_up_text());
    }
    window.type_into(msg::games(), games);
}

pub(super) fn choose_players(window: &mut Window, names: &[&str]) {
    window.click(msg::none());
    window.click(msg::add_players());
    for name in names {
        tick(window, name);
    }
    window.click(&opponents::add(names.len()));
}

/// The accessible names of the players with check boxes, in the dialog or on the page.
pub(super) fn players(window: &Window) -> Vec<String> {
    let is_box = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::CheckBox;
    let boxes = window.front().children_recursive().filter(is_box).filter_map(|node| name_of(&node));
    boxes.filter(|name| name.ends_with('.')).collect()
}

pub(super) fn player(window: &Window, name: &str) -> String {
    let all = players(window);
    let is_it = |row: &&String| row.strip_prefix(name).is_some_and(|rest| rest.starts_with([',', '.']));
    all.iter().find(is_it).unwrap_or_else(|| panic!("{name} is not in {all:#?}")).clone()
}

/// Ticks or unticks a player.
pub(super) fn tick(window: &mut Window, name: &str) {
    let row = player(window, name);
    window.widget(Role::CheckBox, &row).click_accesskit();
    window.settle();
}

/// The accessible name of a cell, if the table is shown.
pub(super) fn cell_name(window: &Window, row: &str, column: &str) -> Option<String> {
    let start = format!("{row} against {column}: ");
    window.widgets().filter_map(|one| name_of(&one)).find(|name| name.starts_with(&start))
}

pub(super) fn click_cell(window: &mut Window, row: &str, column: &str) {
    let name = cell_name(window, row, column).expect("the table has the cell");
    window.click(&name);
}

pub(super) fn listed(window: &Window) -> Vec<String> {
    window.texts().into_iter().filter(|text| text.contains("pair ")).collect()
}

/// Starts the tournament and waits until all games have ended.
pub(super) fn play_out(window: &mut Window) {
    window.click(msg::start());
    window.wait_as_time_passes("the tournament ends", |window| window.shows(msg::finished_text()));
}

pub(super) fn played(folder: &Arc<TempDir>, games: &str) -> Window {
    let mut window = chosen(folder, games);
    play_out(&mut window);
    window
}

/// The text of a tournament of [`played`] with two games in the list of earlier ones.
pub(super) const LISTED: &str =
    "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 2 of 2 games \u{b7} just now";

/// A window with the set-up of the next tournament, and the name of the button that deletes the finished one.
pub(super) fn played_and_listed(folder: &Arc<TempDir>) -> (Window, String) {
    let mut window = played(folder, "2");
    window.click(msg::new());
    let delete = msg::delete(LISTED);
    window.wait("the tournament is listed", |window| window.has_button(&delete));
    (window, delete)
}

#[test]
fn plays_a_round_robin_and_reviews_every_game() {
    let mut window = chosen(&folder(), "8");
    window.assert_shows(&[msg::title(), "2 chosen", "8 games, a few seconds"]);
    play_out(&mut window);
    window.assert_shows(&["8 of 8 games"]);
    let table = window.tournament_table().expect("the tournament has a table");
    assert_eq!(table.rows()[0].name, "Blocker", "Blocker is stronger than Sprinter");
    let cell = table.cell(1, 0);
    assert_eq!(cell.games(), 8);
    window.click(&msg::cell("Blocker", "Sprinter", cell.wins, cell.losses));
    let pairs = tournament_facts::pair_statistics(cell.pairs);
    assert!(pairs.starts_with("Pairs: ") && pairs.contains("\nLikelihood of superiority: "), "{pairs}");
    window.assert_shows(&[&pairs]);
    let games = listed(&window);
    assert_eq!(games.len(), 8, "{games:?}");
    window.click(&games[0]);
    assert!(window.app().page_id() == PageId::Review);
    let names =
        [&window.session().setup().players.horizontal.name, &window.session().setup().players.vertical.name];
    assert!(names.contains(&&"Sprinter".to_owned()));
    assert!(names.contains(&&"Blocker".to_owned()));
    assert!(window.session().outcome().is_some());
    let moves = msg::won_in("", window.moves().len());
    assert!(games[0].contains(&moves), "{} but {moves} in the review", games[0]);
    window.click(review::close());
    window.assert_shows(&[msg::title()]);
    let page = window.app().page_id();
    assert_eq!(page, PageId::Tournament, "closing the review returns to the tournament");
}

#[test]
fn names_wrong_fields_and_disables_start() {
    let mut window = chosen(&folder(), "7");
    window.assert_shows(&["Games per pairing: enter a multiple of 2 from 2 to 1,000,000."]);
    assert!(!window.can_press(msg::start()));
    window.type_into(msg::games(), "2");
    assert!(window.can_press(msg::start()));
    window.type_into(msg::seed(), "-1");
    window.assert_shows(&[&msg::field_error(msg::seed(), msg::seed_range())]);
    window.type_into(msg::seed(), "7");
    window.type_into(msg::time_per_move(), "0");
    window.assert_shows(&[&msg::field_error(msg::time_per_move(), msg::time_limit_range())]);
    tick(&mut window, "Sprinter");
    window.assert_shows(&[msg::player_count_range()]);
}

#[test]
fn choosing_moves_nothing_under_the_pointer() {
    let mut window = Window::new();
    window.press_ctrl(Key::T);
    let places = |window: &Window| {
        let boxes = ["4 \u{d7} 4", "10 \u{d7} 10"].map(|name| window.widget(Role::CheckBox, name).rect());
        let buttons = [msg::add_players(), msg::none(), msg::new_seed(), msg::start()];
        (boxes, buttons.map(|name| window.widget(Role::Button, name).rect()))
    };
    let [first, second] = ["Wanderer", "Sprinter"].map(|name| player(&window, name));
    let rows = |window: &Window| [&first, &second].map(|row| window.widget(Role::CheckBox, row).rect());
    let before = (places(&window), rows(&window));
    window.click_on(Role::CheckBox, &first);
    assert_eq!(
        (places(&window), rows(&window)),
        before,
        "a player that is not ticked stays until the next time"
    );
    let before = before.0;
    window.click(msg::none());
    window.assert_shows(&["0 chosen"]);
    let is_ticked = window.widget(Role::CheckBox, &first).accesskit_node().toggled()
        == Some(egui::accesskit::Toggled::True);
    assert!(!is_ticked, "the rows stay");
    assert_eq!(places(&window), before, "no agent is chosen");
    for (name, text) in
        [(msg::games(), "7"), (msg::opening(), "x"), (msg::time_per_move(), "0"), (msg::seed(), "")]
    {
        window.type_into(name, text);
        assert_eq!(places(&window), before, "{name}: {text}");
    }
    window.click_on(Role::CheckBox, "6 \u{d7} 6");
    assert_eq!(places(&window), before, "no board is chosen");
}

#[test]
fn finds_the_latest_tournament() {
    let folder = folder();
    let window = played(&folder, "6");
    let mut window = window.reopen();
    window.choose(menu::workshop(), menu::tournament());
    window.wait("the latest tournament is read", |window| window.shows(msg::finished_text()));
    window.assert_shows(&["6 of 6 games"]);
    window.click(msg::new());
    window.assert_shows(&[&msg::set_up(msg::round_robin_note())]);
    window.click(msg::back_to_results());
    window.assert_shows(&[msg::finished_text(), "6 of 6 games"]);
    window.click(msg::new());
    window.press(Key::Escape);
    window.press_ctrl(Key::T);
    // The set-up is that of the tournament.
    assert_eq!(window.field(msg::games()), "6");
    window.type_into(msg::games(), "100000");
    window.click(msg::start());
    window.click(msg::cancel());
    window.wait_as_time_passes("it is interrupted", |window| window.shows(msg::unfinished()));
    assert!(window.has_button(msg::resume()), "nothing that was played is lost");
}

#[test]
fn a_finished_tournament_gets_more_games() {
    let folder = folder();
    let mut window = played(&folder, "6");
    window.click(msg::play_more());
    let is_over = |window: &Window| window.shows("12 of 12 games") && window.shows(msg::finished_text());
    window.wait_as_time_passes("twice as many are played", is_over);
    let mut window = window.reopen();
    window.press_ctrl(Key::T);
    window.wait("they are in the log", |window| window.shows("12 of 12 games"));
}

#[test]
fn escape_closes_the_topmost_part_first() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(msg::start());
    let at_page = |window: &Window| window.app().page_id() == PageId::Tournament;
    window.wait("games end", |window| window.tournament_table().is_some() && log_lines(&folder) > 3);
    window.advance(Duration::from_secs(3));
    // Between two games there is no live game.
    window.wait_as_time_passes("a game is shown", |window| window.can_press(msg::watch()));
    let assert_escape_hides = |window: &mut Window, text: &str| {
        window.assert_shows(&[text]);
        window.press(Key::Escape);
        assert!(at_page(window), "{text}");
        assert!(!window.shows(text), "{text}");
    };
    window.click(msg::watch());
    assert_escape_hides(&mut window, msg::back_to_table());
    window.click(msg::pause());
    window.assert_shows(&[msg::paused()]);
    click_cell(&mut window, "Blocker", "Sage");
    assert_escape_hides(&mut window, msg::close_games());
    window.click(msg::resume());
    let progress = |window: &Window| window.texts().into_iter().find(|text| text.starts_with("Tournament "));
    assert_eq!(progress(&window), None, "the page shows more than the menu bar");
    window.press(Key::Escape);
    assert!(!at_page(&window));
    let text = progress(&window).expect("the tournament continues");
    assert!(text.ends_with('%'), "{text}");
    window.click(&text);
    assert!(at_page(&window), "the progress opens the page");
    window.press_ctrl(Key::L);
    assert!(window.has_dialog(library::title()));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    assert!(window.is_editing());
    window.press_ctrl(Key::L);
    assert!(window.has_dialog(library::title()), "Ctrl+L must open the library");
    window.press(Key::Escape);
    window.press_ctrl(Key::T);
    assert!(at_page(&window));
}

#[test]
fn cell_opens_its_games_in_a_small_window() {
    let mut window = Window::of_size([640.0, 480.0]);
    choose(&mut window, "4");
    play_out(&mut window);
    window.click_on(Role::RadioButton, msg::tabs()[1]);
    window.assert_shows(&["Longest move by"]);
    window.click_on(Role::RadioButton, msg::tabs()[0]);
    click_cell(&mut window, "Blocker", "Sprinter");
    assert_eq!(listed(&window).len(), 4);
    window.press(Key::Escape);
    assert!(listed(&window).is_empty());
    assert!(cell_name(&window, "Blocker", "Sprinter").is_some());
}

#[test]
fn interrupted_tournament_resumes_with_its_games() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(msg::start());
    window.wait("a game ends", |window| window.tournament_table().is_some() && log_lines(&folder) > 3);
    window.click(msg::cancel());
    window.wait_as_time_passes("the tournament is interrupted", |window| window.shows(msg::unfinished()));
    window.close();
    let games = log::summary(&folder.path().join("tournaments/1.jsonl")).unwrap().played;
    assert!((1..10_000).contains(&games), "{games}");
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the latest tournament is read", |window| window.shows(msg::unfinished()));
    window.assert_shows(&[&format!("{games} of 10,000 games")]);
    assert!(window.has_button(msg::resume()));

    // Another window could resume the log and lock it.
    let path = folder.path().join("tournaments/1.jsonl");
    let locked = std::fs::File::open(&path).unwrap();
    locked.lock().unwrap();
    window.click(msg::resume());
    window.wait("the reason is shown", |window| window.notice().is_some());
    window.assert_notice_has(&["1.jsonl: another program or window uses this file"]);
    window.assert_shows(&[msg::unfinished()]);
    drop(locked);
    window.click(msg::resume());
    assert_eq!(window.notice(), None);
    window.wait("another game ends", |_| log_lines(&folder) > games + 1);
    window.assert_shows(&[msg::round_robin_note()]);
}

/// Games end more often, but a table that changed with each of them could not be read.
#[test]
fn updates_the_table_every_two_seconds() {
    let folder = folder();
    let mut window = chosen(&folder, "10000");
    window.click(msg::start());
    let step = Duration::from_millis(250);
    let games_in_table = |window: &Window| window.tournament_table().map_or(0, |table| table.overall().games);
    // Waits for new games in the table and returns the time until then.
    let next_update = |window: &mut Window| {
        let before = games_in_table(window);
        for _ in 0..2_000 {
            if log_lines(&folder) > before as usize + 20 {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        for steps in 1..=80 {
            window.advance(step);
            if games_in_table(window) > before {
                return step * steps;
            }
        }
        panic!("the table of {before} games is never updated");
    };
    next_update(&mut window);
    for _ in 0..2 {
        let waited = next_update(&mut window);
        assert!(waited >= Duration::from_secs(2), "the table was updated after {waited:?}");
        let left = |text: &String| text.contains(" left \u{b7} ");
        assert!(window.texts().iter().any(left), "{:?}", window.texts());
    }
}

/// The table is one Tab stop, whose arrow keys reach every cell.
#[test]
fn keys_reach_and_press_the_cells() {
    let mut window = played(&folder(), "4");
    let table = window.tournament_table().expect("the tournament has a table");
    let (best, other) = (&table.rows()[0], &table.rows()[1]);
    let name =
        |cell: &Cell, row: &Row, column: &Row| msg::cell(&row.name, &column.name, cell.wins, cell.losses);
    let first = name(&table.cell(best.place, other.place), best, other);
    let below = name(&table.cell(other.place, best.place), other, best);
    let is_focused = |window: &Window, name: &str| window.widget(Role::Button, name).is_focused();
    let mut tabs = 0;
    while !is_focused(&window, &first) {
        assert!(tabs < 100, "Tab does not reach {first}");
        window.press(Key::Tab);
        tabs += 1;
    }
    window.press(Key::Tab);
    assert!(!is_focused(&window, &first) && !is_focused(&window, &below), "the table is one Tab stop");
    window.press_with(Modifiers::SHIFT, Key::Tab);
    window.press(Key::ArrowDown);
    assert!(is_focused(&window, &below));
    window.press(Key::ArrowUp);
    assert!(is_focused(&window, &first));
    window.press(Key::Enter);
    window.assert_shows(&[&format!("Blocker {} Sprinter", msg::against())]);
}

fn log_lines(folder: &Arc<TempDir>) -> usize {
    std::fs::read_to_string(folder.path().join("tournaments/1.jsonl")).unwrap_or_default().lines().count()
}

#[test]
fn offers_an_interrupted_tournament_until_seen() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(msg::start());
    window.wait("a game ends", |_| log_lines(&folder) > 3);
    // The window closes without a dialog.
    window.close();
    let offered =
        |window: &Window| window.notice().is_some_and(|notice| notice.ends_with("You can resume it."));
    let mut window = Window::in_folder(&folder);
    window.wait("the tournament is offered", offered);
    assert!(window.app().page_id() == PageId::Game, "the offer must not open the page");
    window.click_node("c3");
    let mut window = window.reopen();
    // The notice about the game that continues is brief.
    window.advance(Duration::from_secs(6));
    window.wait("the unanswered offer is repeated", offered);
    window.click(msg::show());
    assert!(window.app().page_id() == PageId::Tournament);
    assert!(!offered(&window));
    window.assert_shows(&[msg::unfinished()]);
    window.close();
    let assert_not_offered = |window: &mut Window| {
        assert!(!offered(window));
        window.press_ctrl(Key::T);
        window.wait("the tournament is read", |window| window.shows(msg::unfinished()));
        assert!(!offered(window));
    };
    let mut window = Window::in_folder(&folder);
    assert_not_offered(&mut window);
    // Resume, and interrupt again.
    window.click(msg::resume());
    let lines = log_lines(&folder);
    window.wait("another game ends", |_| log_lines(&folder) > lines);
    let mut window = window.reopen();
    window.advance(Duration::from_secs(6));
    window.wait("the tournament is offered", offered);
    window.click(files::close());
    window.close();
    assert_not_offered(&mut Window::in_folder(&folder));
}

#[test]
fn agent_that_reads_the_opponent_takes_part() {
    let mut window = chosen(&folder(), "2");
    tick(&mut window, "Sprinter");
    assert!(!window.can_press(msg::start()), "one agent has no opponent");
    window.click(msg::add_readers());
    assert!(window.has_dialog(opponents::readers_title()));
    tick(&mut window, "Perfect play");
    tick(&mut window, "Blocker");
    window.click(&opponents::add(1));
    window.assert_shows(&["2 chosen"]);
    window.click(msg::add_readers());
    assert!(player(&window, "Blocker").contains(opponents::takes_part()));
    window.press(Key::Escape);
    window.click(&msg::time_limit("2"));
    assert_eq!(window.field(msg::time_per_move()), "2");
    play_out(&mut window);
    let table = window.tournament_table().expect("the tournament has a table");
    let mut names: Vec<&str> = table.rows().iter().map(|row| row.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Blocker", "Blocker (reading)"]);
}

/// *Add players…* opens the list with check boxes; a file anywhere can take part.
#[test]
fn players_are_added_from_the_list_and_from_files() {
    let mut window = Window::new();
    let nomad = Personality { name: "Nomad".to_owned(), ..built_in("Spider") };
    let file = window.write("far away.json", nomad.to_json());
    window.press_ctrl(Key::T);
    window.click(msg::none());
    window.click(msg::add_players());
    assert!(window.has_dialog(opponents::several_title()));
    assert!(!window.can_press(&opponents::add(0)));
    let steady = super::input::opponent_row(span_it::testing::Opponent::named("Steady").unwrap());
    window.click_on(Role::CheckBox, &steady);
    window.press(Key::ArrowDown);
    window.press(Key::Space);
    assert!(window.can_press(&opponents::add(2)));
    window.click(opponents::from_file());
    window.pick_file(&file);
    window.click(&opponents::add(3));
    window.assert_shows(&[&msg::chosen_count(3)]);
    window.click(msg::add_players());
    let taking_part = players(&window).iter().filter(|row| row.contains(opponents::takes_part())).count();
    assert_eq!(taking_part, 2, "a file elsewhere is in the list of the tournament: {:#?}", players(&window));
}

/// A group is ticked at once, also only the rows that the search has.
#[test]
fn button_ticks_a_whole_group() {
    let mut window = Window::new();
    window.press_ctrl(Key::T);
    window.click(msg::none());
    window.click(msg::add_players());
    let all = opponents::all_of(opponents::built_in());
    window.click(&all);
    let built_in = span_it_core::personality::library::builtin().len();
    assert!(window.can_press(&opponents::add(built_in)));
    window.click(&all);
    assert!(!window.can_press(&opponents::add(0)));
    window.type_into(opponents::search(), "st");
    let found = players(&window).len();
    assert!((2..built_in).contains(&found), "{found}");
    window.click(&all);
    window.click(&opponents::add(found));
    window.assert_shows(&[&msg::chosen_count(found)]);
}

/// So that the list of earlier tournaments below them can be reached.
#[test]
fn a_long_list_of_players_is_shortened() {
    let names: Vec<String> = (0..60).map(|number| format!("Own {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut window = Window::in_folder(&super::library_changes::with_own(&names));
    window.press_ctrl(Key::T);
    let all = names.len() + span_it_core::personality::library::builtin().len();
    let listed = players(&window);
    let is_listed = |name: &str| listed.iter().any(|row| row.starts_with(name));
    assert!(listed.len() == 32 && is_listed("Own") && is_listed("Master"), "{listed:#?}");
    window.scroll_and_click(Role::Button, &msg::show_more(all - 32));
    assert_eq!(players(&window).len(), all);
}

/// The players are one Tab stop. Those that are not ticked are the last when the page opens again.
#[test]
fn keys_remove_and_return_a_player() {
    let mut window = chosen(&folder(), "2");
    choose_players(&mut window, &["Wanderer", "Sprinter", "Blocker"]);
    let rows = ["Wanderer", "Sprinter", "Blocker"].map(|name| player(&window, name));
    window.focus(Role::CheckBox, &rows[0]);
    window.press(Key::ArrowDown);
    assert!(window.widget(Role::CheckBox, &rows[1]).is_focused());
    window.press(Key::Space);
    window.assert_shows(&["2 chosen"]);
    window.press(Key::Space);
    window.assert_shows(&["3 chosen"]);
    window.press(Key::Space);
    assert!(window.widget(Role::CheckBox, &rows[1]).is_focused());
    window.press(Key::Tab);
    assert!(!rows.iter().any(|row| window.widget(Role::CheckBox, row).is_focused()), "one Tab stop");
    window.press(Key::Escape);
    window.press_ctrl(Key::T);
    assert_eq!(players(&window)[..2], [rows[0].as_str(), rows[2].as_str()]);
}

/// Each page and each tab scrolls on its own: the ladder goes to its last line.
#[test]
fn nothing_scrolls_as_far_as_what_was_shown_before() {
    let shown = |is_after_another: bool| {
        let mut window = Window::of_size([640.0, 480.0]);
        if is_after_another {
            window.apply(Action::Learn(LearnAction::ShowLadder));
        }
        window.apply(Action::ShowTournament);
        let first = window.widget(Role::CheckBox, &player(&window, "Wanderer")).rect();
        if is_after_another {
            let last = &span_it_core::personality::library::builtin().last().unwrap().name;
            window.widget(Role::CheckBox, &player(&window, last)).scroll_to_me();
            window.settle();
            assert_ne!(window.widget(Role::CheckBox, &player(&window, "Wanderer")).rect(), first);
        }
        window.click_on(Role::RadioButton, msg::set_up_text());
        (first, window.widget(Role::Button, msg::competition()).rect())
    };
    assert_eq!(shown(true), shown(false));
}

#[test]
fn gauntlet_has_the_chosen_player_against_all_others() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    choose_players(&mut window, &["Wanderer", "Sprinter", "Blocker"]);
    window.click_on(Role::RadioButton, msg::kinds()[1]);
    window.click(&msg::first_player("Wanderer"));
    window.click("Blocker");
    window.assert_shows(&["4 games, a few seconds"]);
    play_out(&mut window);
    assert_eq!(first_plan(&folder).names(), ["Blocker", "Wanderer", "Sprinter"]);
    let table = window.tournament_table().unwrap();
    assert_eq!([table.cell(0, 1), table.cell(0, 2), table.cell(1, 2)].map(Cell::games), [2, 2, 0]);
}

#[test]
fn any_board_can_be_typed() {
    let folder = folder();
    let mut window = chosen(&folder, "4");
    window.type_into(msg::other_boards(), "2x5");
    window.assert_shows(&[&msg::wrong_board("2x5")]);
    window.type_into(msg::other_boards(), "3x5, 6x6, 5 x 3");
    assert_eq!(window.field(msg::games()), "6");
    window.assert_shows(&[&msg::games_note(1, 3, Some(4))]);
    play_out(&mut window);
    assert_eq!(
        language::sizes(&first_plan(&folder).boards),
        "6\u{a0}\u{d7}\u{a0}6, 3\u{a0}\u{d7}\u{a0}5, 5\u{a0}\u{d7}\u{a0}3"
    );
}

fn first_plan(folder: &TempDir) -> span_it_lab::tournament::Plan {
    log::summary(&folder.path().join("tournaments/1.jsonl")).unwrap().plan
}

#[test]
fn exports_the_table_in_the_chosen_format() {
    let mut window = played(&folder(), "4");
    let parts = ["<!DOCTYPE html>", "Blocker", "{", "|"];
    for ((format, ending), part) in msg::table_formats().iter().zip(["html", "csv", "json", "md"]).zip(parts)
    {
        window.click(msg::export());
        window.click(format);
        assert_eq!(window.platform.requests().last().unwrap().name, format!("tournament.{ending}"));
        // An ending of another format is part of the name.
        window.pick_file(window.path("table.old"));
        let file = window.path(&format!("table.old.{ending}"));
        assert_eq!(window.notice(), Some(msg::table_saved(&file).as_str()));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(part), "{format}: {text}");
    }
}

#[test]
fn a_competition_sets_everything_but_the_players() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    window.type_into(msg::time_per_move(), "0.5");
    window.click(msg::competition());
    window.assert_shows(&["2 chosen", &msg::games_note(20, 2, None::<u32>)]);
    assert_eq!(window.field(msg::time_per_move()), "");
    window.type_into(msg::games(), "4");
    play_out(&mut window);
    let plan = first_plan(&folder);
    let rules = span_it_lab::tournament::Plan::competition(plan.agents.clone());
    assert_eq!(plan, span_it_lab::tournament::Plan { pairs: 1, ..rules });
}
