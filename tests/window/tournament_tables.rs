//! The table of a tournament: its boards and sides, what stays visible while it scrolls, and long names.

use egui::{Vec2, pos2, vec2};
use span_it::messages::tournament as msg;
use span_it_lab::tournament::{Control, Plan, PlayerSpec, Scoreboard, Selection, Side, log, run};

use super::prelude::*;
use super::tournament::listed;

const LONG: &str = "A name of exactly sixty characters, as long as a name may be";
const NAMES: [&str; 5] = [LONG, "=1+1", "Dice & co", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "<b>Ada</b>"];

/// Writes the log of a finished tournament of this many fast players on two boards.
fn write_log(folder: &Arc<TempDir>, players: usize) -> Scoreboard {
    let PlayerSpec::Personality(sprinter) = PlayerSpec::parse("Sprinter").unwrap() else { panic!() };
    let agent = |place: usize| {
        let mut own = sprinter.as_ref().clone();
        own.name = NAMES.get(place).map_or_else(|| format!("Player {place}"), |name| (*name).to_owned());
        PlayerSpec::Personality(own.into())
    };
    let boards = vec![BoardSize::square(3).unwrap(), BoardSize::square(4).unwrap()];
    let plan = Plan { boards, pairs: 2, ..Plan::round_robin((0..players).map(agent).collect()) };
    let plan = Plan { opening_plies: 2, ..plan };
    let logs = folder.path().join("tournaments");
    std::fs::create_dir_all(&logs).unwrap();
    let (mut log, mut games) = (log::create(&logs.join("1.jsonl"), &plan).unwrap(), Vec::new());
    run(&plan, &[], &Control::default(), &mut |game| {
        log.append(game).unwrap();
        games.push(game.clone());
    })
    .unwrap();
    Scoreboard::of(&plan.names(), &games, Selection { board: Some(plan.boards[1]), side: Some(Side::First) })
}

fn opened(folder: &Arc<TempDir>, size: [f32; 2]) -> Window {
    let start = StartOptions { folder: Some(Arc::clone(folder)), size, ..StartOptions::default() };
    let mut window = Window::open(start);
    window.press_ctrl(Key::T);
    window.wait("the tournament is read", |window| window.shows(msg::finished_text()));
    window.settle();
    window
}

fn scroll(window: &mut Window, delta: Vec2) {
    // Over the table, which can have a podium above it.
    let low = 0.88 * window.ctx().content_rect().height();
    window.event(Event::PointerMoved(pos2(450.0, low)));
    window.scroll(egui::MouseWheelUnit::Point, delta);
    window.advance(Duration::from_secs(1));
}

fn rect_of(window: &Window, start: &str) -> Rect {
    let mut widgets = window.widgets();
    let found = widgets.find(|one| name_of(one).is_some_and(|name| name.starts_with(start)));
    found.unwrap_or_else(|| panic!("{start} is shown")).rect()
}

#[test]
fn selects_the_table_of_a_board_and_a_side() {
    let folder = folder();
    let expected = write_log(&folder, 3);
    let mut window = opened(&folder, [1280.0, 800.0]);
    let cell = |window: &Window, board: &Scoreboard| {
        let cell = board.cell(0, 1);
        window.has_button(&msg::cell(NAMES[0], NAMES[1], cell.wins, cell.losses))
    };
    let all = window.tournament_table().unwrap().clone();
    assert!(cell(&window, &all), "all games at first");
    window.click(&msg::board_chosen(msg::all_boards()));
    window.click("4\u{a0}\u{d7}\u{a0}4");
    window.click(&msg::side_chosen(msg::side_choice(None::<Side>)));
    window.click(&msg::side_choice(Some(Side::First)));
    assert_eq!(expected.cell(0, 1).games(), 2);
    assert!(cell(&window, &expected), "{:?}", window.texts());
    let cell = expected.cell(0, 1);
    window.click(&msg::cell(NAMES[0], NAMES[1], cell.wins, cell.losses));
    let games = listed(&window);
    assert_eq!(games.len(), 2, "{games:?}");
    assert!(games.iter().all(|game| game.contains("4\u{a0}×\u{a0}4")), "{games:?}");
}

#[test]
fn names_heads_and_ratings_stay_while_scrolling() {
    let folder = folder();
    write_log(&folder, 32);
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = opened(&folder, size);
        let row = window.tournament_table().unwrap().rows()[9].clone();
        let start = format!("10: {} ", row.name);
        let (name, head) = (rect_of(&window, &start), rect_of(&window, "Column 10: "));
        scroll(&mut window, vec2(-200.0, 0.0));
        assert_eq!(rect_of(&window, &start), name, "{size:?}: names do not scroll sideways");
        let moved = rect_of(&window, "Column 10: ");
        assert_eq!(moved.translate(vec2(200.0, 0.0)), head, "{size:?}");
        scroll(&mut window, vec2(0.0, -150.0));
        assert_eq!(rect_of(&window, "Column 10: "), moved, "{size:?}: heads do not scroll down");
        assert_eq!(rect_of(&window, &start), name.translate(vec2(0.0, -150.0)), "{size:?}");
    }
}

#[test]
fn long_names_stay_inside_the_window() {
    let folder = folder();
    write_log(&folder, 5);
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = opened(&folder, size);
        let cell = window.tournament_table().unwrap().cell(0, 3);
        let names = [0, 3].map(|place| NAMES[place]);
        window.click(&msg::cell(names[0], names[1], cell.wins, cell.losses));
        window.settle();
        let room = Rect::from_min_max(pos2(0.0, 0.0), pos2(size[0], size[1]));
        for widget in window.widgets() {
            let Some(name) = name_of(&widget).filter(|name| name.contains(LONG)) else { continue };
            let is_cell = name.contains(" against ");
            // The list of games scrolls up and down.
            let is_game = name.contains(" · pair ");
            let height = if is_game { widget.rect().y_range() } else { room.y_range() };
            let room = Rect::from_x_y_ranges(room.x_range(), height);
            assert!(
                is_cell || room.expand(0.5).contains_rect(widget.rect()),
                "{size:?} {name}: {:?}",
                widget.rect()
            );
        }
    }
}

#[test]
fn review_keeps_the_columns_of_the_cards() {
    let folder = folder();
    write_log(&folder, 2);
    let mut window = opened(&folder, [1280.0, 800.0]);
    let cell = window.tournament_table().unwrap().cell(0, 1);
    window.click(&msg::cell(NAMES[0], NAMES[1], cell.wins, cell.losses));
    let game =
        window.texts().into_iter().find(|text| text.ends_with("pair 2")).expect("vertical begins in pair 2");
    window.click(&game);
    assert_eq!(window.game().start().to_move(), Player::Vertical);
    let place = |ply: usize| {
        let mv = &window.game().moves()[ply];
        let name = &window.session().seat(mv.player).name;
        rect_of(&window, &span_it::messages::game::move_cell(ply + 1, name, mv.node))
    };
    assert_eq!(window.game().moves()[0].player, Player::Vertical);
    assert!(place(1).right() <= place(0).left(), "the column of the horizontal player is first");
    assert!(place(0).top() < place(1).top(), "move 2 is below move 1");
}
