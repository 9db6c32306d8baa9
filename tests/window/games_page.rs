//! The page *Games*: list, filters, opening, review, export and deletion of stored games.

use span_it::messages::{clone, game, games as msg};
use span_it::testing::pages::GamesState;
use span_it_core::board::ByPlayer;
use span_it_core::record::Seat;
use span_it_core::solver;
use span_it_store::games::{Analysis, History, NewGame, ResultFilter, Source};

use super::game_history::{FILE, stored};
use super::prelude::*;
use super::setups::play;

/// A folder with games of 4 x 4, one per seed, the last one the latest.
fn folder_with(games: impl IntoIterator<Item = (GameSetup, Referee)>) -> Arc<TempDir> {
    let folder = folder();
    let mut history = History::open(&folder.path().join(FILE)).unwrap();
    let games: Vec<_> = games.into_iter().collect();
    let new = games.iter().zip(1_795_000_000_000..).map(|((setup, game), at)| NewGame {
        setup,
        game,
        at,
        source: Source::Played,
    });
    history.add_all(new, |_| {}).unwrap();
    folder
}

/// Ada against an opponent of this name; Ada wins, or resigns after one move.
fn against(name: &str, seed: u64, size: usize, is_won: bool) -> (GameSetup, Referee) {
    let opponent =
        Seat { name: name.to_owned(), kind: PlayerKind::Computer, personality: built_in("Steady") };
    let players = ByPlayer { horizontal: person("Ada"), vertical: opponent };
    let setup = GameSetup { seed: Seed::new(seed).unwrap(), players, ..two_people(size) };
    let moves = if is_won { &QUICK_WIN[..] } else { &QUICK_WIN[..1] };
    let mut game = after(&setup, moves);
    if !is_won {
        game.resign(Player::Horizontal).unwrap();
    }
    (setup, game)
}

pub(super) fn three_games() -> Arc<TempDir> {
    folder_with([
        against("Steady", 1, 4, true),
        against("Blocker", 2, 4, false),
        against("Steady", 3, 5, false),
    ])
}

/// The page with its rows.
fn opened(folder: &Arc<TempDir>) -> Window {
    let mut window = Window::in_folder(folder);
    show(&mut window);
    window
}

fn show(window: &mut Window) {
    window.press_ctrl(Key::G);
    assert_eq!(window.app().page_id(), PageId::Games);
    wait_for_list(window);
}

fn state(window: &Window) -> &GamesState {
    window.app().states().get::<GamesState>().expect("the page is open")
}

fn wait_for_list(window: &mut Window) {
    window.wait("the list is read", |window| state(window).rows.is_current());
}

fn list_by(window: &mut Window, label: &str) {
    window.click(label);
    wait_for_list(window);
}

fn rows(window: &Window) -> Vec<String> {
    let rows = window
        .widgets()
        .filter(|node| egui_kittest::kittest::NodeT::accesskit_node(node).role() == Role::RadioButton);
    rows.filter_map(|row| name_of(&row)).filter(|name| name.contains(" – ")).collect()
}

/// How many rows there are, and the opponents in order.
fn opponents(window: &Window) -> Vec<String> {
    let opponent = |row: &String| row.trim_start_matches("Ada – ").split(',').next().unwrap().to_owned();
    rows(window).iter().map(opponent).collect()
}

#[test]
fn lists_games_with_their_facts() {
    let folder = three_games();
    let mut window = Window::in_folder(&folder);
    window.choose(menu::game(), menu::games());
    wait_for_list(&mut window);
    assert_eq!(opponents(&window), ["Steady", "Blocker", "Steady"]);
    assert_eq!(rows(&window)[2], "Ada – Steady, 4\u{a0}×\u{a0}4, Ada won, 7 moves, 2026-11-18 11:06");
    window.assert_shows(&["3 games"]);
    window.press_ctrl(Key::G);
    assert_eq!(window.app().page_id(), PageId::Game);
}

#[test]
fn shows_safe_moves_and_turning_point() {
    let (setup, _) = against("Steady", 1, 4, false);
    let mut game = setup.new_game();
    // The second move of Ada gives the win away.
    for node in ["a1", "b2", "a7", "d2", "b4", "f2"] {
        play(&mut game, node.parse().unwrap());
    }
    let folder = folder_with([(setup.clone(), game.clone())]);
    let analysis = Analysis::new(&setup, &game, &Arc::default()).unwrap();
    let kept = analysis.kept.horizontal;
    let turning_point = analysis.turning_point.unwrap();
    let mut window = opened(&folder);
    window.wait("the game is analysed", |window| rows(window)[0].contains("wins kept"));
    let share = language::percent(kept.value().unwrap());
    let end = format!(
        "unfinished, 6 moves, 2026-11-18 11:06, wins kept {share}, decided at move {}",
        turning_point + 1
    );
    assert_eq!(rows(&window)[0], format!("Ada – Steady, 4\u{a0}×\u{a0}4, {end}"));
}

#[test]
fn says_what_will_appear() {
    let mut window = opened(&folder());
    window.assert_shows(&[msg::empty(), "0 games"]);
    assert!(window.repaint_after() > Duration::from_mins(1), "the idle page requests no frame");
    window.press(Key::Escape);
    assert_eq!(window.app().page_id(), PageId::Game);
}

#[test]
fn filters_by_player_size_and_result() {
    let mut window = opened(&three_games());
    window.type_into(msg::search(), "bLOCK");
    wait_for_list(&mut window);
    assert_eq!(opponents(&window), ["Blocker"]);
    window.type_into(msg::search(), "");
    window.click(&msg::size_chosen(msg::all_sizes()));
    list_by(&mut window, "5\u{a0}×\u{a0}5");
    assert_eq!(rows(&window).len(), 1);
    window.click(&msg::result_chosen("All results"));
    list_by(&mut window, "You won");
    window.assert_shows(&[msg::no_match()]);
    list_by(&mut window, msg::show_all());
    window.click(&msg::period_chosen("Any time"));
    list_by(&mut window, "Today");
    window.assert_shows(&[msg::no_match()]);
    window.click(&msg::period_chosen("Today"));
    list_by(&mut window, "Last 7 days");
    assert_eq!(rows(&window).len(), 3);
    window.advance(Duration::from_hours(24 * 7));
    wait_for_list(&mut window);
    window.assert_shows(&[msg::no_match()]);
    window.click(&msg::period_chosen("Last 7 days"));
    list_by(&mut window, "Older");
    window.assert_shows(&[msg::no_match()]);
    list_by(&mut window, msg::show_all());
    window.click(&msg::order_chosen("Latest first"));
    list_by(&mut window, "Longest first");
    assert!(rows(&window)[0].contains("7 moves"), "{:?}", rows(&window));
}

#[test]
fn filters_by_the_position_on_the_board() {
    let mut window = Window::in_folder(&three_games());
    window.begin(two_people(4));
    // A mirrored position of the stored games.
    window.click_nodes(&["g7", "g5"]);
    show(&mut window);
    assert_eq!(rows(&window).len(), 3);
    list_by(&mut window, msg::position());
    assert_eq!(opponents(&window), ["Steady"]);
    list_by(&mut window, msg::position());
    assert_eq!(rows(&window).len(), 3);
}

#[test]
fn deletions_are_undone_one_by_one() {
    let mut window = opened(&three_games());
    window.press(Key::ArrowDown);
    window.hold(Key::Delete);
    window.wait("it is deleted", |window| window.notice() == Some(&*msg::deleted(1)));
    wait_for_list(&mut window);
    assert_eq!(opponents(&window), ["Steady", "Steady"], "a held key deletes one game");
    window.press(Key::Delete);
    window.wait("both are deleted", |window| window.notice() == Some(&*msg::deleted(2)));
    wait_for_list(&mut window);
    assert_eq!(opponents(&window), ["Steady"]);
    window.press_ctrl(Key::Z);
    window.wait("one is back", |window| window.notice() == Some(&*msg::restored(1)));
    window.click(msg::undo());
    window.wait("both are back", |window| window.notice() == Some(&*msg::restored(0)));
    wait_for_list(&mut window);
    assert_eq!(opponents(&window), ["Steady", "Blocker", "Steady"]);
}

#[test]
fn deleted_games_are_listed_until_erased() {
    let folder = three_games();
    let mut window = opened(&folder);
    for deleted in 1..=2 {
        window.press(Key::Delete);
        window.wait("it is deleted", |window| window.notice() == Some(&*msg::deleted(deleted)));
        wait_for_list(&mut window);
    }
    let mut window = window.reopen();
    show(&mut window);
    let every_result: Option<ResultFilter> = None;
    window.click_on(Role::Button, &msg::result_chosen(msg::result_filter(every_result, false)));
    window.choose_from_open_menu(&msg::result_filter(every_result, true));
    wait_for_list(&mut window);
    assert_eq!(rows(&window).len(), 2);
    window.click(msg::put_back());
    window.wait("it is back", |window| window.notice() == Some(&*msg::restored(0)));
    wait_for_list(&mut window);
    window.press(Key::Delete);
    window.click(msg::erase());
    window.click(msg::erase_for_good());
    window.wait("it is erased", |window| window.notice() == Some(msg::erased()));
    wait_for_list(&mut window);
    window.assert_shows(&[msg::none_deleted()]);
    list_by(&mut window, msg::show_all());
    assert_eq!(rows(&window).len(), 2);
}

#[test]
fn opening_keeps_the_game_before() {
    let mut window = Window::in_folder(&three_games());
    window.begin(two_people(4));
    window.click_node("c3");
    show(&mut window);
    window.click(msg::open());
    let aside = "The game of Ada and Bob was put aside after 1 move.";
    window.wait("it is open", |window| window.notice() == Some(aside));
    assert_eq!(window.moves(), ["a1"]);
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["c3"]);
}

#[test]
fn review_returns_to_the_list() {
    let mut window = Window::in_folder(&three_games());
    window.begin(two_people(4));
    window.click_node("c3");
    show(&mut window);
    window.press(Key::End);
    window.click(msg::review());
    window.wait("it is reviewed", |window| window.app().page_id() == PageId::Review);
    assert_eq!(window.moves(), QUICK_WIN);
    window.click(review::close());
    assert_eq!(window.app().page_id(), PageId::Games);
    wait_for_list(&mut window);
    assert_eq!(opponents(&window).len(), 3);
    window.press(Key::Escape);
    assert_eq!(window.moves(), ["c3"]);
}

#[test]
fn reviewed_game_can_be_continued() {
    let folder = three_games();
    let mut window = opened(&folder);
    window.press(Key::End);
    window.click(msg::review());
    window.wait("it is reviewed", |window| window.app().page_id() == PageId::Review);
    window.wait("the story is there", |window| window.has_button(review::all_moves()));
    window.click(review::all_moves());
    window.click(review::play_from_here());
    assert_eq!(window.app().page_id(), PageId::Game);
    window.close();
    assert_eq!(stored(folder.path()).len(), 3, "it was not continued yet");
}

#[test]
fn keys_choose_a_game_that_is_exported_and_opened() {
    let mut window = opened(&three_games());
    window.press(Key::End);
    window.click(msg::export());
    window.wait("a file is asked for", |window| !window.platform.requests().is_empty());
    assert_eq!(window.platform.requests()[0].name, "ada-steady.spanit");
    let file = window.path("exported.spanit");
    window.pick_file(&file);
    window.wait("the file is written", |_| file.exists());
    assert_eq!(moves_in(&file), QUICK_WIN);
    assert_eq!(window.app().page_id(), PageId::Games);
    window.press_ctrl(Key::G);
    show(&mut window);
    window.press(Key::End);
    window.press(Key::Enter);
    window.wait("it is open", |window| window.moves() == QUICK_WIN);
    assert_eq!(window.app().page_id(), PageId::Game);
}

#[test]
fn reads_only_the_visible_part() {
    let many = (1..=450).map(|seed| against("Steady", seed, 4, seed % 2 == 0));
    let mut window = opened(&folder_with(many));
    window.assert_shows(&["450 games"]);
    assert!(rows(&window).len() < 60);
    assert!(state(&window).rows.get(300).is_none());
    window.press(Key::End);
    window.wait("the last games are read", |window| state(window).rows.get(449).is_some());
    assert!(rows(&window).last().unwrap().contains("2026-11-18"));
    window.press(Key::Home);
    let focused = window.ctx().memory(egui::Memory::focused);
    assert!(focused.is_some());
}

#[test]
fn small_window_has_two_lines_per_game_and_a_tab_for_the_explorer() {
    let (size, folder) = ([640.0, 480.0], Some(three_games()));
    let mut window = Window::open(StartOptions { size, folder, ..StartOptions::default() });
    window.begin(two_people(4));
    show(&mut window);
    assert_eq!(rows(&window).len(), 3);
    for label in [msg::open(), msg::review(), msg::export(), msg::delete()] {
        let rect = window.widget(Role::Button, label).rect();
        assert!(rect.max.x <= 640.0 && rect.max.y <= 480.0, "{label}: {rect}");
    }
    window.click_on(Role::RadioButton, msg::explorer::title());
    wait_for_explorer(&mut window);
    window.settle();
    assert_eq!(explorer_rows(&window).len(), 1);
}

#[test]
fn problem_of_the_database_is_shown() {
    let folder = folder();
    std::fs::create_dir(folder.path().join(FILE)).unwrap();
    let mut window = Window::in_folder(&folder);
    window.apply(Action::ShowGames);
    window.wait("the problem is shown", |window| {
        window.texts().iter().any(|text| text.starts_with("The stored games could not be read: "))
    });
}

#[cfg(target_os = "linux")]
#[test]
fn write_protected_folder_lists_its_games() {
    let folder = three_games();
    let allow = |mode| {
        let permissions = std::os::unix::fs::PermissionsExt::from_mode(mode);
        std::fs::set_permissions(folder.path(), permissions).unwrap();
    };
    let list = || {
        // Without capabilities the superuser may not write everywhere. They belong to the thread and those that it starts.
        let none = rustix::thread::CapabilitySet::empty();
        let none = rustix::thread::CapabilitySets { effective: none, permitted: none, inheritable: none };
        rustix::thread::set_capabilities(None, none).unwrap();
        let mut window = Window::in_folder(&folder);
        allow(0o555);
        std::fs::write(folder.path().join("probe"), "").unwrap_err();
        show(&mut window);
        assert_eq!(opponents(&window).len(), 3);
    };
    let listed = std::thread::scope(|scope| scope.spawn(list).join());
    allow(0o755);
    listed.unwrap();
}

/// The rows of the explorer: move, games, share won, verdict.
fn explorer_rows(window: &Window) -> Vec<String> {
    let names = window.widgets().filter_map(|node| name_of(&node));
    names.filter(|name| name.contains("with perfect play it")).collect()
}

fn wait_for_explorer(window: &mut Window) {
    window.wait("the moves are read", |window| state(window).explorer.moves.is_some());
}

#[test]
fn explorer_row_has_a_verdict_and_steps_into_its_move() {
    let mut window = Window::in_folder(&three_games());
    window.begin(two_people(4));
    show(&mut window);
    for _ in 0..3 {
        wait_for_explorer(&mut window);
        let explorer = &state(&window).explorer;
        let (position, next) = (explorer.position.clone(), explorer.moves.as_ref().unwrap()[0].clone());
        let after = position.after(next.nodes[0]);
        let wins = solver::winner(&after) == position.to_move();
        window.click(&msg::explorer::row(&next, Some(wins)));
        assert_eq!(state(&window).explorer.position, after);
    }
}

#[test]
fn explorer_steps_by_board_and_back() {
    let mut window = Window::in_folder(&three_games());
    window.begin(two_people(4));
    show(&mut window);
    wait_for_explorer(&mut window);
    assert_eq!(explorer_rows(&window).len(), 1);
    list_by(&mut window, msg::position());
    assert_eq!(rows(&window).len(), 2);
    window.click_nodes(&["a1", "a3"]);
    wait_for_list(&mut window);
    assert_eq!(rows(&window).len(), 1, "the filter follows the explorer");
    list_by(&mut window, msg::explorer::back());
    assert_eq!(rows(&window).len(), 2);
    window.click_nodes(&["c3"]);
    window.wait("nothing was played", |window| window.shows(msg::explorer::no_moves()));
    window.click(msg::explorer::start());
    wait_for_explorer(&mut window);
    assert!(window.moves().is_empty(), "the game on the board is the same");
}

#[test]
fn clone_learns_from_the_stored_games() {
    let mut window = Window::in_folder(&three_games());
    window.apply(Action::Clone);
    window.click(clone::add_stored());
    window.wait("the games are read", |window| window.shows("3 games"));
    window.assert_shows(&[&clone::source_player("Ada", 6)]);
}
