//! The page *Ladder* and games of the ladder: challenges, what they do not offer, leaving, the log, and a restart.

use span_it::messages::{games, help_me, ladder as msg, learn, progress as progress_msg, result};
use span_it::testing::LessonAction;
use span_it_core::share::Share;
use span_it_core::solver::{Solver, perfect};
use span_it_learn::badges::{Badge, Feats};
use span_it_learn::ladder::{Handicap, opponents};
use span_it_learn::lessons;
use span_it_learn::progress::{GameRecord, What};
use span_it_learn::puzzles::Kind;

use super::learning_log::{self, LOG, folder_with, folder_with_events, progress};
use super::prelude::*;

fn challenge(window: &mut Window, rung: u8, handicap: Option<Handicap>) {
    window.apply(Action::Learn(LearnAction::Challenge { rung, handicap }));
}

fn resign(window: &mut Window) {
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::Resign));
    if window.session().outcome().is_none() {
        window.click(game::resign());
    }
    // Other resignations can be taken back.
    if window.session().is_on_ladder() {
        window.wait("the game is in the log", |window| {
            window.app().states().the::<RatedGames>().finished.is_empty()
        });
    }
}

/// The accessible name of a rung without games.
fn open_rung(index: usize, state: Option<&str>) -> String {
    msg::row(index + 1, name(index), opponents()[index].elo, None, state)
}

fn name(index: usize) -> &'static str {
    &opponents()[index].personality.name
}

fn on_rung(name: &str, won: bool) -> GameRecord {
    GameRecord { vs: name.to_owned(), rung: Some(name.to_owned()), ..learning_log::game(won) }
}

fn show(window: &mut Window) {
    window.apply(Action::Learn(LearnAction::ShowLadder));
}

#[test]
fn every_size_shows_rungs_and_one_main_button() {
    for size in [[1920.0, 1080.0], [1280.0, 800.0], [800.0, 600.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        show(&mut window);
        window.assert_shows(&[&open_rung(0, Some(msg::you_are_here()))]);
        for index in 1..opponents().len() {
            window.assert_shows(&[&open_rung(index, None)]);
        }
        let button = window.widget(Role::Button, &msg::challenge(name(0))).rect();
        assert!(window.ctx().content_rect().contains_rect(button), "{size:?}");
        window.press(Key::Escape);
        assert!(!window.shows(&open_rung(1, None)));
    }
}

#[test]
fn keys_choose_a_rung_and_enter_plays() {
    let mut window = Window::new();
    show(&mut window);
    window.press(Key::ArrowUp);
    window.press(Key::ArrowUp);
    let description = opponents()[2].personality.description.clone().unwrap();
    window.assert_shows(&[&msg::rung_of(3, opponents().len()), &description]);
    window.press(Key::Home);
    window.assert_shows(&[&msg::rung_of(opponents().len(), opponents().len())]);
    window.press(Key::End);
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert_eq!(window.session().standing().rung, Some(2));
    window.play_first_free();
    show(&mut window);
    window.press(Key::ArrowUp);
    window.click(msg::continue_text());
    assert_eq!((window.session().standing().rung, window.game().moves().len()), (Some(2), 2));
}

#[test]
fn scores_are_kept_and_name_the_next_game() {
    let games = [(0, true), (0, true), (1, true), (2, true), (2, false), (4, false), (4, false)];
    let mut window = Window::in_folder(&folder_with(games.map(|(index, won)| on_rung(name(index), won))));
    show(&mut window);
    let row = |rung: usize, score, state| {
        msg::row(rung, name(rung - 1), opponents()[rung - 1].elo, Some(score), state)
    };
    let lost = row(5, (0, 2), None);
    window.assert_shows(&[
        &row(1, (2, 0), Some(msg::climbed())),
        &row(2, (1, 0), Some(msg::you_are_here())),
        &row(3, (1, 1), None),
        &lost,
        &msg::starts_next(name(1), false),
        &msg::character_and_score(opponents()[2].personality.first_sentence(), 1, 1),
        msg::next_game(),
    ]);
    window.scroll_and_click(Role::RadioButton, &lost);
    window.assert_shows(&[msg::try_again(), &msg::score_name(name(4), 0, 2)]);
    window.scroll_and_click(Role::RadioButton, &row(1, (2, 0), Some(msg::climbed())));
    window.assert_shows(&[msg::play_again()]);
}

#[test]
fn rating_needs_five_games() {
    let mut window = Window::in_folder(&folder_with([true, false, true].map(|won| on_rung("Gambler", won))));
    show(&mut window);
    window.assert_shows(&[&msg::after_more_games(2)]);
    window.change_settings(|settings| settings.show_ratings = false);
    assert!(!window.shows(&msg::after_more_games(2)));
}

#[test]
fn whole_ladder_offers_perfect_play() {
    let all =
        opponents().iter().enumerate().flat_map(|(index, _)| [true; 2].map(|won| on_rung(name(index), won)));
    let mut window = Window::in_folder(&folder_with(all));
    show(&mut window);
    window.assert_shows(&[msg::all_climbed()]);
    window.click(msg::challenge_perfect());
    assert!(matches!(window.session().setup().players.vertical.kind, PlayerKind::Perfect(_)));
    assert!(!window.session().is_rated());
}

#[test]
fn ladder_suggests_where_to_start() {
    let lessons = lessons::all().iter().map(|step| What::Lesson { id: step.name.clone(), tries: 1 });
    let puzzle = || What::Puzzle {
        kind: Kind::Keep,
        position: "hv./h./.vv/../.h. h".parse().unwrap(),
        rating: Some(1150),
        answer: None,
        found: true,
        mix: true,
    };
    let of =
        |puzzles| folder_with_events(lessons.clone().chain(std::iter::repeat_with(puzzle).take(puzzles)));
    let folder = of(10);
    let index = progress(folder.path()).suggested_rung().unwrap();
    let start = msg::start_higher(name(index));
    let mut early = Window::in_folder(&of(9));
    show(&mut early);
    assert!(!early.shows(&start), "nine puzzles are too few");
    let mut window = Window::in_folder(&folder);
    show(&mut window);
    window.assert_shows(&[&start, &open_rung(index, Some(msg::start_here())), &msg::challenge(name(0))]);
    window.click(&msg::challenge(name(index)));
    assert_eq!(window.session().standing().rung.map(usize::from), Some(index + 1));
    show(&mut window);
    window.click(msg::start_close());
    assert!(!window.shows(&start));
    let mut window = window.reopen();
    show(&mut window);
    assert!(!window.shows(&start), "it stays closed");
}

#[test]
fn challenge_starts_a_rated_game() {
    let mut window = Window::new();
    window.choose(learn::title(), msg::ladder());
    window.scroll_and_click(Role::RadioButton, &open_rung(2, None));
    window.click(&msg::challenge(name(2)));
    let setup = window.session().setup();
    assert_eq!((setup.size, setup.first), (BoardSize::STANDARD, Player::Horizontal));
    assert_eq!(setup.players.horizontal.kind, PlayerKind::Human);
    assert_eq!(setup.players.vertical.name, name(2));
    window.assert_shows(&[&format!("Ladder · {} · 0–0, first to two wins", name(2))]);
    assert!(window.session().is_rated());
}

#[test]
fn resigning_asks_first_and_lost_games_are_logged_once() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 3, None);
    window.play_first_free();
    window.click(game::resign());
    assert!(window.has_dialog(help_me::resign_title()));
    window.press(Key::Escape);
    assert!(window.session().outcome().is_none());
    resign(&mut window);
    // The second game of a rung begins with the opponent.
    window.apply(Action::Game(GameAction::Rematch));
    assert_eq!(window.session().standing().rung, Some(3));
    let setup = window.session().setup();
    assert_eq!(setup.first, Player::Vertical, "the sides stay, the first move does not");
    let you = &setup.players.horizontal;
    assert_eq!((you.kind, you.name.as_str()), (PlayerKind::Human, "You"));
    resign(&mut window);
    window.apply(Action::Game(GameAction::Undo));
    assert!(window.session().outcome().is_some(), "a game of the ladder cannot be taken back");
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (2, 2));
    assert_eq!((progress.rungs()[2].games, progress.rungs()[2].lost_series), ((0, 2), 1));
}

/// A game of the ladder after a move of the player and the reply.
fn climbing(rung: u8) -> Window {
    let mut window = Window::new();
    begin_rung(&mut window, rung);
    window
}

#[test]
fn ladder_game_has_no_undo_and_no_help() {
    let mut window = climbing(2);
    let before = window.game().clone();
    for action in [
        GameAction::ToggleHelp,
        GameAction::ToggleHint,
        GameAction::ToggleHeat,
        GameAction::ToggleWinner,
        GameAction::Undo,
        GameAction::MoveNow,
    ] {
        window.apply(Action::Game(action));
    }
    for key in [Key::A, Key::H, Key::T, Key::W, Key::Y, Key::R] {
        window.press(key);
        assert_eq!(window.announcement().as_deref(), Some(help_me::no_help_on_ladder()), "{key:?}");
        assert_eq!(window.app().page_id(), PageId::Game, "{key:?}");
    }
    window.press_ctrl(Key::Z);
    assert_eq!(window.announcement().as_deref(), Some(help_me::no_help_on_ladder()));
    assert_eq!(*window.game(), before);
    assert!(window.session().is_rated());
    assert!(!window.app().states().the::<GameState>().heat && window.session().ready_hint().is_none());
    assert!(!window.has_button(help_me::title()) && !window.has_button(game::undo()));
    window.assert_shows(&[help_me::no_help_on_ladder()]);
    window.click(menu::moves());
    for command in [menu::undo(), menu::help_me(), menu::hint(), menu::who_is_winning(), menu::heat_map()] {
        assert!(!window.menu_can(command), "{command}");
    }
    // A lesson hides the game.
    window.press(Key::Escape);
    window.apply(Action::Learn(LearnAction::Lesson(LessonAction::Start(1))));
    window.press_with(Modifiers::CTRL | Modifiers::SHIFT, Key::R);
    window.click(menu::moves());
    let commands = [menu::undo(), menu::redo(), menu::heat_map(), menu::resign()];
    for command in commands {
        assert!(!window.menu_can(command), "{command} in a lesson");
    }
    assert_eq!(*window.game(), before);
}

#[test]
fn leaving_the_ladder_makes_an_ordinary_game() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    begin_rung(&mut window, 2);
    window.click(help_me::leave_ladder());
    assert_eq!(window.notice(), Some(msg::left_free()));
    assert!(window.has_button(help_me::title()) && window.has_button(game::undo()));
    window.advance(Duration::from_secs(11));
    assert_eq!(window.notice(), None, "the notice closes by itself");
    let mut window = window.reopen();
    assert!(!window.session().is_rated() && window.session().standing().rung.is_none());
    resign(&mut window);
    window.begin(two_people(4));
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (1, 0));
    assert_eq!(progress.rungs()[1].games, (0, 0));
}

#[test]
fn left_ladder_game_returns_until_a_move_or_help() {
    let mut window = climbing(2);
    let undo = |window: &mut Window| {
        let offer = window.app().view().notices.shown().and_then(|notice| notice.offer.clone());
        window.apply(offer.expect("the notice has a button").1);
    };
    window.click(help_me::leave_ladder());
    undo(&mut window);
    assert!(window.session().is_rated() && window.notice().is_none());
    window.click(help_me::leave_ladder());
    window.press(Key::T);
    assert_eq!(window.notice(), None);
    assert!(!window.session().is_on_ladder());
}

#[test]
fn leaving_after_the_fourth_move_loses_the_game() {
    let folder = folder_with([true; 5].map(|won| on_rung(name(0), won)));
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, u8::try_from(opponents().len()).unwrap(), None);
    for _ in 0..4 {
        window.wait_for_turn();
        window.click_first_free();
    }
    window.wait_for_turn();
    assert!(window.session().outcome().is_none());
    window.click(help_me::leave_ladder());
    window.assert_shows_part(help_me::counts_as_lost());
    window.assert_shows_part("Your rating would be ");
    window.press(Key::Escape);
    assert!(window.session().is_on_ladder(), "the question can be dismissed");
    window.click(help_me::leave_ladder());
    window.click(help_me::leave());
    assert!(!window.session().is_on_ladder());
    resign(&mut window);
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.games().len(), progress.rungs().last().unwrap().games), (6, (0, 1)));
}

#[test]
fn handicap_games_are_not_rated() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 4, Some(Handicap::Small));
    assert_eq!(window.session().setup().size, Handicap::Small.size(Player::Horizontal));
    assert!(!window.session().is_rated());
    window.assert_shows_part("0–0, first to two wins");
    window.click_first_free();
    resign(&mut window);
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.at_the_board().results(), progress.rungs()[3].games), (0, (0, 1)));
}

#[test]
fn handicap_is_offered_after_two_rungs() {
    let mut window = Window::new();
    let board = msg::handicap_name(name(0), Handicap::Small);
    for _ in 0..4 {
        show(&mut window);
        assert!(!window.has_button(&board));
        challenge(&mut window, 1, None);
        window.click_first_free();
        resign(&mut window);
    }
    show(&mut window);
    window.wait("the games are in the log", |window| window.has_button(&board));
}

/// Plays to the end of the game without a mistake.
fn play_perfectly(window: &mut Window) {
    loop {
        window.wait_for_turn();
        if window.session().outcome().is_some() {
            return;
        }
        let node = perfect::choose(&mut Solver::new(), window.game().position(), &|_| 0.0).unwrap();
        window.click_node(&node.to_string());
    }
}

#[test]
fn each_new_badge_has_a_line() {
    let mut window = Window::new();
    challenge(&mut window, 1, None);
    play_perfectly(&mut window);
    let line = |badge| progress_msg::new_badge(progress_msg::badge(badge));
    window.wait("both badges are there", |window| {
        [Badge::CleanGame, Badge::TwoThreats].into_iter().all(|badge| window.has_button(&line(badge)))
    });
}

#[test]
fn won_rung_offers_the_next() {
    // No badge is left that this game could earn, so that the rung is announced last.
    let feats = Feats { only: 5, lost: 3, ahead: 20, two_threats: true, ..Feats::default() };
    let below = || on_rung(name(0), true);
    let folder = folder_with([below(), below(), GameRecord { feats, ..on_rung(name(1), true) }]);
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 2, None);
    play_perfectly(&mut window);
    assert_eq!(window.session().outcome().map(|outcome| outcome.winner), window.session().only_human());
    window.assert_shows(&[&result::rung_won(name(1))]);
    let text = language::with_full_stop(result::rung_won(name(1)));
    assert!(window.announcement().unwrap().contains(&text));
    assert!(window.has_button(msg::show()) && !window.has_button("Rematch"));
    window.assert_shows(&[&result::rungs_climbed(2, opponents().len())]);
    window.click(&result::next_opponent(name(2)));
    assert_eq!(window.session().standing().rung, Some(3));
    window.wait("the game is in the log", |window| {
        window.app().states().the::<RatedGames>().finished.is_empty()
    });
    window.apply(Action::Learn(LearnAction::ShowHub));
    window.assert_shows(&[&msg::card_line(2, opponents().len(), name(2))]);
}

/// Challenges a rung and plays a move there. Returns the moves so far.
fn begin_rung(window: &mut Window, rung: u8) -> Vec<String> {
    challenge(window, rung, None);
    window.wait_for_turn();
    window.play_first_free();
    window.moves()
}

/// Continues the game of a rung from the ladder. It has these moves, and still counts.
#[track_caller]
fn continue_rung(window: &mut Window, rung: usize, moves: &[String]) {
    show(window);
    let state = (rung == 1).then_some(msg::you_are_here());
    window.scroll_and_click(Role::RadioButton, &open_rung(rung - 1, state));
    window.click(msg::continue_text());
    assert_eq!(window.session().standing().rung.map(usize::from), Some(rung));
    assert!(window.session().is_rated() && window.moves() == moves);
}

#[test]
fn ladder_continues_games_that_were_put_aside() {
    let mut window = Window::new();
    let first = begin_rung(&mut window, 1);
    let second = begin_rung(&mut window, 2);
    assert!(window.notice().is_some_and(|notice| notice.contains(msg::kept_aside())));
    continue_rung(&mut window, 1, &first);
    window.play_first_free();
    let first = window.moves();
    begin_rung(&mut window, 3);
    continue_rung(&mut window, 2, &second);
    continue_rung(&mut window, 1, &first);
}

#[test]
fn games_put_aside_stay_on_the_ladder_after_a_restart() {
    let mut window = Window::in_folder(&folder_with([on_rung("Gambler", true)]));
    let games = [1, 2].map(|rung| begin_rung(&mut window, rung));
    window.begin(two_people(4));
    window.click_node("c3");
    // The second restart has only what the first one has kept.
    let mut window = window.reopen().reopen();
    assert_eq!(window.moves(), ["c3"]);
    continue_rung(&mut window, 1, &games[0]);
    continue_rung(&mut window, 2, &games[1]);
    resign(&mut window);
    window.assert_shows(&["Ladder · Sprinter · 0–1, first to two wins"]);
    let mut window = window.reopen();
    continue_rung(&mut window, 1, &games[0]);
    window.apply(Action::Game(GameAction::LeaveLadder));
    window.begin(two_people(4));
    window.click_node("c3");
    let mut window = window.reopen();
    show(&mut window);
    assert!(window.has_button(&msg::challenge(name(0))) && !window.has_button(msg::continue_text()));
}

#[test]
fn game_from_the_list_is_still_of_the_ladder_after_a_restart() {
    let mut window = Window::new();
    let moves = begin_rung(&mut window, 1);
    window.begin(two_people(4));
    window.click_node("c3");
    let mut window = window.reopen();
    window.press_ctrl(Key::G);
    window.wait("the games are listed", |window| window.has_button(games::open()));
    window.press(Key::Enter);
    window.wait("it is open", |window| window.moves() == moves);
    assert!(window.session().is_rated());
}

#[test]
fn crash_keeps_a_game_on_the_ladder() {
    for is_resumed in [true, false] {
        let mut window = Window::new();
        let moves = begin_rung(&mut window, 1);
        std::fs::write(window.path("crash.txt"), "it broke").unwrap();
        let mut window = window.reopen();
        window.click(if is_resumed { files::resume() } else { files::close() });
        if is_resumed {
            assert!(window.session().is_rated() && window.moves() == moves);
        }
        let mut window = window.reopen();
        if !is_resumed {
            continue_rung(&mut window, 1, &moves);
        }
        assert!(window.session().is_rated() && window.moves() == moves, "{is_resumed}");
    }
}

/// An ordinary game that was resigned after a move of each player.
fn resigned(folder: &Arc<TempDir>) -> Window {
    let mut window = Window::in_folder(folder);
    window.begin(against_steady(4));
    assert!(!window.session().is_rated(), "only games of the ladder are rated");
    window.play("a1");
    window.click(game::resign());
    assert!(window.session().outcome().is_some());
    window
}

#[test]
fn resignation_that_is_taken_back_counts_for_nothing() {
    let folder = folder();
    let mut window = resigned(&folder);
    window.press_ctrl(Key::Z);
    assert!(window.session().outcome().is_none());
    play_perfectly(&mut window);
    window.close();
    let results = || progress(folder.path()).results();
    assert_eq!(results(), Share { part: 1, whole: 1 });
    let mut window = resigned(&folder);
    window.begin(two_people(4));
    window.close();
    assert_eq!(results(), Share { part: 1, whole: 2 }, "undo cannot take it back any more");
    let _killed = resigned(&folder);
    let copy = self::folder();
    for file in [LOG, AUTOSAVE] {
        std::fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
    }
    for _ in 0..2 {
        Window::in_folder(&copy).close();
        assert_eq!(progress(copy.path()).results(), Share { part: 1, whole: 3 }, "the next start has it");
    }
}

#[test]
fn playing_on_from_a_lost_ladder_game_is_practice() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    let moves = begin_rung(&mut window, 1);
    resign(&mut window);
    window.press(Key::PageUp);
    window.press(Key::PageUp);
    window.click_first_free();
    assert!(!window.session().is_on_ladder() && window.session().outcome().is_none());
    window.assert_shows_part(&game::played_on(moves.len() - 1));
    window.apply(Action::Game(GameAction::Resign));
    let stored = super::game_history::stored_by(window);
    assert_eq!(stored.len(), 2, "the loss and the practice: {stored:?}");
    let progress = progress(folder.path());
    let games: Vec<Share> = progress.records().iter().map(|(_, share)| *share).collect();
    assert_eq!(games, [Share { part: 0, whole: 1 }], "only the first one counts");
}
