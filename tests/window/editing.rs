//! The personality editor as a page: sliders, undo, preview, comparison, clipboard, changed files, test
//! games; and the current game stays unchanged.

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::NodeT as _;
use span_it::app::Page;
use span_it::app::help::Place;
use span_it::messages::dialogs::new_game;
use span_it::messages::{editor as own, files, game, menu};
use span_it_core::board::Player;
use span_it_core::engine::{self, Deadline};
use span_it_core::personality::{Factor, Personality};
use span_it_core::record::PlayerKind;

use super::games::{against_steady, shipped, two_people};
use super::harness::{Opening, Window};

pub(super) fn editing() -> Window {
    let mut window = Window::playing(against_steady(6));
    window.press_ctrl(Key::E);
    assert!(window.is_editing());
    window
}

pub(super) fn name(factor: Factor) -> &'static str {
    factor.info().name
}

/// Value, minimum and maximum of a factor's slider, as screen readers get them.
fn slider(window: &Window, factor: Factor) -> [f64; 3] {
    let slide = own::slide(name(factor));
    let node = window.widget(Role::Slider, &slide).accesskit_node();
    let data = node.data();
    [data.numeric_value(), data.min_numeric_value(), data.max_numeric_value()].map(|value| value.unwrap())
}

/// Focuses a factor's slider.
fn focus_slider(window: &mut Window, factor: Factor) {
    window.widget(Role::Slider, &own::slide(name(factor))).focus();
    window.settle();
}

/// Removes the focus.
pub(super) fn leave_fields(window: &mut Window) {
    window.ctx().memory_mut(egui::Memory::stop_text_input);
    window.settle();
}

#[track_caller]
fn wait_for_picture(window: &mut Window) {
    window.wait("the picture is there", |window| {
        let state = window.app().view().editor.as_ref().unwrap();
        !state.is_drawing() && state.seen().unwrap().picture.complete
    });
}

/// The move in the preview.
fn played(window: &Window) -> span_it_core::board::Node {
    window.app().view().editor.as_ref().unwrap().seen().unwrap().picture.own.choice.mv
}

#[test]
fn keys_move_every_slider_and_it_reports_value_and_range() {
    let mut window = editing();
    for factor in Factor::all() {
        let info = factor.info();
        focus_slider(&mut window, factor);
        let [before, least, greatest] = slider(&window, factor);
        assert!(least <= info.slider.0 && greatest >= info.slider.1, "{factor:?}");
        window.press(Key::ArrowRight);
        let [on, ..] = slider(&window, factor);
        assert!(on > before, "{factor:?} stays at {before}");
        assert_eq!(window.number(factor), on.to_string());
        window.press(Key::ArrowLeft);
        window.press(Key::PageUp);
        assert!(slider(&window, factor)[0] > on || on >= info.slider.1, "{factor:?}");
        window.press(Key::Home);
        assert_eq!(window.number(factor), info.slider.0.to_string());
        window.press(Key::PageDown);
        assert_eq!(window.number(factor), info.slider.0.to_string(), "there is nothing beyond");
        window.press(Key::End);
        assert_eq!(window.number(factor), info.slider.1.to_string());
    }
    assert!(window.can_press(own::SAVE_COPY));
}

#[test]
fn slider_drag_is_one_undo_step() {
    let mut window = editing();
    let slide = own::slide(name(Factor::NodeMajor));
    let rect = window.widget(Role::Slider, &slide).rect();
    let at = |share: f32| egui::pos2(rect.left() + share * rect.width(), rect.center().y);
    window.event(Event::PointerMoved(at(0.6)));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    window.event(button(at(0.6), true));
    for share in [0.65, 0.7, 0.75, 0.8] {
        window.event(Event::PointerMoved(at(share)));
    }
    window.event(button(at(0.8), false));
    window.settle();
    let dragged: f64 = window.number(Factor::NodeMajor).parse().unwrap();
    assert!((5.5..7.5).contains(&dragged), "{dragged}");
    window.assert_says(&[&own::changes(1)]);
    window.press_ctrl(Key::Z);
    assert_eq!(window.number(Factor::NodeMajor), "2");
    assert!(!window.can_press(own::UNDO));
}

#[test]
fn keeps_numbers_beyond_the_slider_range() {
    let mut window = editing();
    window.type_into(name(Factor::NodeMajor), "40");
    assert_eq!(format!("{:?}", slider(&window, Factor::NodeMajor)), "[40.0, -10.0, 40.0]");
    focus_slider(&mut window, Factor::NodeMajor);
    window.press(Key::ArrowRight);
    assert_eq!(window.number(Factor::NodeMajor), "40");
    window.press(Key::ArrowLeft);
    assert_eq!(window.number(Factor::NodeMajor), "39.9");
}

#[test]
fn undo_and_redo_by_key_button_and_menu() {
    let mut window = editing();
    window.type_into(name(Factor::NodeMajor), "9");
    window.type_into(name(Factor::NodeMinor), "8");
    window.type_into(own::NAME, "Other");
    window.press_ctrl(Key::Z);
    assert_eq!(window.field(own::NAME), "Steady");
    window.click(own::UNDO);
    assert_eq!(
        (window.number(Factor::NodeMajor).as_str(), window.number(Factor::NodeMinor).as_str()),
        ("9", "1")
    );
    window.choose(menu::MOVE, menu::UNDO);
    assert_eq!(window.number(Factor::NodeMajor), "2");
    window.press_ctrl(Key::Y);
    window.click(own::REDO);
    window.choose(menu::MOVE, menu::REDO);
    assert_eq!(window.field(own::NAME), "Other");
    assert_eq!(window.number(Factor::NodeMinor), "8");
    window.click(own::REVERT);
    assert!(!window.can_press(own::REVERT));
    window.press_ctrl(Key::Z);
    window.assert_says(&[&own::changes(3)]);
    assert!(window.moves().is_empty() && window.is_editing(), "the game's undo is not meant");
}

#[test]
fn preview_follows_changes_and_shows_the_verdict() {
    let mut window = editing();
    for (index, stage) in own::STAGES.into_iter().enumerate() {
        window.click_on(Role::RadioButton, stage);
        for _ in Player::ALL {
            wait_for_picture(&mut window);
            let state = window.app().view().editor.as_ref().unwrap();
            let of = &state.seen().unwrap().picture.of;
            assert_eq!(of.factors, shipped("Steady").factors);
            assert_eq!(of.position.connectors() == 0, index == 3, "{stage}");
            let choice =
                engine::choose(&of.position, &of.factors, of.seed, &Deadline::unlimited(), &mut |_| ())
                    .unwrap();
            let truth = span_it_core::solver::solve(&of.position);
            let side = of.position.to_move();
            window.assert_says(&[&own::plays(choice.mv), own::verdict(truth.verdict(side, choice.mv))]);
            window.click(own::to_move(side));
            window.assert_says(&[own::to_move(side.opponent())]);
        }
    }
    window.click_on(Role::RadioButton, own::STAGES[0]);
    wait_for_picture(&mut window);
    let before = played(&window);
    // A personality that starts in the middle, on the other kind of node.
    window.type_into(name(Factor::NodeMinor), "500");
    wait_for_picture(&mut window);
    assert_ne!(played(&window), before);
    window.assert_says(&[&own::plays(played(&window))]);
    let after = played(&window);
    window.type_into(name(Factor::NodeMinor), "much");
    assert_eq!(played(&window), after, "the old picture stays while a number is wrong");
}

#[test]
fn pointing_at_a_node_shows_its_weight_terms() {
    let mut window = editing();
    wait_for_picture(&mut window);
    let at = window.board_node("a5".parse().unwrap()).rect().center();
    window.point_at(at);
    window.assert_says(&[own::FOR_ME, own::FOR_RIVAL, span_it::messages::hint::WORTH]);
}

#[test]
fn breadth_and_depth_show_their_cost() {
    let mut window = editing();
    window.assert_says(&[Factor::GameTreeMaxDepth.info().meaning]);
    window.type_into(name(Factor::GameTreeMaxDepth), "3");
    let said = |window: &Window| {
        window.texts().into_iter().find(|text| text.starts_with("Up to 1,110 moves per turn"))
    };
    assert!(said(&window).is_some(), "{:#?}", window.texts());
    window.wait("the machine is measured", |window| said(window).is_some_and(|text| text.contains(" ms")));
}

#[test]
fn factor_name_and_f1_open_its_help() {
    let mut window = editing();
    let place = |window: &Window| window.app().view().help.as_ref().map(|help| help.place().clone());
    window.widget(Role::Link, &own::about(name(Factor::PathMinorSpan))).click_accesskit();
    window.settle();
    assert_eq!(place(&window), Some(Place::factor(Factor::PathMinorSpan)));
    window.press(Key::Escape);
    assert!(window.is_editing());
    focus_slider(&mut window, Factor::BoardPathCount);
    window.press(Key::F1);
    assert_eq!(place(&window), Some(Place::factor(Factor::BoardPathCount)));
}

#[test]
fn compares_with_another_personality() {
    let mut window = editing();
    window.click(&own::compare_with(own::NOBODY));
    window.choose_here("Spider");
    window.wait("both are looked at", |window| {
        let state = window.app().view().editor.as_ref().unwrap();
        !state.is_drawing() && state.seen().unwrap().picture.other.is_some()
    });
    wait_for_picture(&mut window);
    let spider = shipped("Spider");
    let steady = shipped("Steady");
    let differs = |factor: &Factor| spider.factors[*factor].to_bits() != steady.factors[*factor].to_bits();
    assert!(Factor::all().filter(differs).count() > 3);
    let texts = window.texts();
    for factor in Factor::all() {
        // The name appears at its field, and in the table if the factor differs.
        let times = texts.iter().filter(|text| *text == name(factor)).count();
        assert_eq!(times, 1 + usize::from(differs(&factor)), "{factor:?}");
    }
    assert!(texts.iter().any(|text| text.starts_with("Spider plays ") || *text == own::plays_too("Spider")));
    window.click(&own::compare_with("Spider"));
    window.choose_here(own::SAVED_SELF);
    window.assert_says(&[own::SAME_FACTORS]);
}

#[test]
fn current_game_keeps_its_personality() {
    let mut window = editing();
    let before = window.session().setup().clone();
    window.type_into(name(Factor::PathMajorSpan), "-4");
    let file = window.path("bent.json");
    window.click(own::SAVE_COPY);
    window.machine.pick(&file);
    window.settle();
    assert_eq!(window.session().setup(), &before);
    window.press(Key::Escape);
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.session().setup(), &before);
}

#[test]
fn current_game_can_use_the_edited_personality() {
    let mut window = editing();
    window.type_into(own::NAME, "Mutant");
    window.type_into(name(Factor::PathMajorSpan), "-4");
    window.click(own::USE);
    window.choose_here(&own::use_now(Player::Vertical));
    assert!(matches!(window.app().view().page, Page::Game));
    let seat = window.session().seat(Player::Vertical);
    assert_eq!((seat.name.as_str(), seat.personality.name.as_str()), ("Mutant", "Mutant"));
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn test_game_keeps_previous_game_and_changes() {
    let mut window = Window::playing(two_people(6));
    for node in ["c3", "d4"] {
        window.click_node(node);
    }
    window.press_ctrl(Key::E);
    window.type_into(own::NAME, "Mutant");
    window.type_into(name(Factor::NodeMajor), "9");
    window.click(own::TRY);
    assert!(matches!(window.app().view().page, Page::Game) && window.moves().is_empty());
    let seat = window.session().seat(Player::Vertical);
    assert_eq!((seat.name.as_str(), seat.kind), ("Mutant", PlayerKind::Computer));
    assert!((seat.personality.factors[Factor::NodeMajor] - 9.0).abs() < 1e-12);
    assert_eq!(window.session().seat(Player::Horizontal).name, "Ada");
    window.click_node("e5");
    window.wait_for_turn();
    window.press_ctrl(Key::E);
    assert_eq!(
        (window.field(own::NAME).as_str(), window.number(Factor::NodeMajor).as_str()),
        ("Mutant", "9")
    );
    window.press(Key::Escape);
    window.click(own::DISCARD);
    assert_eq!(window.moves().len(), 2);
    window.click(game::UNDO);
    window.click(game::UNDO);
    assert_eq!(window.moves(), ["c3", "d4"]);
}

#[test]
fn copies_and_pastes_a_personality_as_text() {
    let mut window = editing();
    leave_fields(&mut window);
    window.press_ctrl(Key::C);
    let copied = window.copied.pop().expect("nothing was copied");
    assert_eq!(Personality::from_json(copied.as_bytes()).unwrap(), shipped("Steady"));
    window.paste(&shipped("Spider").to_json());
    assert_eq!(window.field(own::NAME), "Spider");
    window.press_ctrl(Key::Z);
    assert_eq!(window.field(own::NAME), "Steady");
    let broken = shipped("Spider").to_json().replace("\"node_major\"", "\"node_mayor\"");
    window.paste(&broken);
    let notice = window.notice().unwrap();
    assert!(notice.contains("line ") && notice.contains("node_mayor"), "{notice}");
    window.click(files::DETAILS);
    let excerpt = window.texts().into_iter().find(|text| text.contains("\"node_mayor\": ")).unwrap();
    assert!(excerpt.ends_with('^'), "{excerpt}");
    assert_eq!(window.field(own::NAME), "Steady");
}

#[test]
fn pasting_in_a_game_opens_the_editor() {
    let mut window = Window::playing(two_people(4));
    window.paste(&shipped("Spider").to_json());
    assert!(window.is_editing());
    assert_eq!(window.field(own::NAME), "Spider");
}

#[test]
fn offers_to_reload_a_changed_file() {
    let mut window = Window::new();
    let file = window.path("watched.json");
    std::fs::write(&file, shipped("Steady").to_json()).unwrap();
    window.apply(span_it::app::Action::File(span_it::app::FileAction::OpenPath(file.clone())));
    assert!(window.is_editing());
    window.type_into(name(Factor::NodeMajor), "9");
    let mut other = shipped("Steady");
    other.factors.set(Factor::NodeMinor, 7.5).unwrap();
    std::fs::write(&file, other.to_json()).unwrap();
    let told = own::changed_on_disk("watched.json", 1);
    window.event(Event::WindowFocused(true));
    window.wait("the change is noticed", |window| window.notice() == Some(told.as_str()));
    window.click(own::RELOAD);
    assert_eq!(
        (window.number(Factor::NodeMajor), window.number(Factor::NodeMinor)),
        ("2".into(), "7.5".into())
    );
    assert_eq!(window.notice(), None);
    window.press_ctrl(Key::Z);
    assert_eq!(window.number(Factor::NodeMajor), "9");
    // The editor's own write is not a change.
    window.press_ctrl(Key::S);
    assert_eq!(window.announcement(), Some(files::saved(&file)));
    std::fs::write(&file, "{}").unwrap();
    window.event(Event::WindowFocused(true));
    let told = own::changed_on_disk("watched.json", 0);
    window.wait("the change is noticed", |window| window.notice() == Some(told.as_str()));
    window.click(own::RELOAD);
    assert!(window.notice().unwrap().contains("line 1, column 1"));
}

#[test]
fn closing_returns_to_the_dialog() {
    let mut window = Window::playing(against_steady(6));
    window.press(Key::N);
    window.click(&new_game::for_side(new_game::EDIT, Player::Vertical));
    assert!(window.is_editing() && window.app().view().dialogs.is_empty());
    window.type_into(name(Factor::NodeMajor), "9");
    window.press(Key::Escape);
    window.click(own::DISCARD);
    assert!(window.has_dialog(new_game::TITLE));
    window.click(new_game::PLAY);
    assert_eq!(window.session().seat(Player::Vertical).personality, shipped("Steady"));
}

#[test]
fn seventeen_digits_are_not_a_change() {
    let mut window = Window::new();
    let file = window.path("fine.json");
    let mut fine = shipped("Steady");
    fine.factors.set(Factor::NodeMajor, 0.1 + 0.2).unwrap();
    std::fs::write(&file, fine.to_json()).unwrap();
    window.apply(span_it::app::Action::File(span_it::app::FileAction::OpenPath(file)));
    assert!(window.is_editing() && !window.says(&own::changes(1)));
    window.type_into(name(Factor::NodeMinor), "7");
    window.press(Key::Escape);
    window.click(own::DISCARD);
    assert!(!window.is_editing() && window.app().view().dialogs.is_empty());
}

#[test]
fn reports_an_ambiguous_comma() {
    let mut window = editing();
    window.type_into(name(Factor::PathIsWinner), "10,000");
    window.assert_says(&[&own::comma("10,000")]);
    assert!(!window.can_press(own::SAVE_COPY));
}

#[test]
fn closing_asks_about_a_pasted_personality() {
    let mut window = Window::playing(two_people(4));
    window.paste(&shipped("Spider").to_json());
    window.press(Key::Escape);
    assert!(window.has_dialog(own::UNSAVED_TITLE));
    window.click(own::KEEP_EDITING);
    window.apply(span_it::app::Action::File(span_it::app::FileAction::PastePosition(
        shipped("Blocker").to_json(),
    )));
    assert!(window.has_dialog(own::UNSAVED_TITLE));
    window.click(own::DISCARD);
    assert_eq!(window.field(own::NAME), "Blocker");
}

#[test]
fn changes_stay_in_the_editor_after_use_in_new_game() {
    let mut window = Window::playing(against_steady(6));
    window.press(Key::N);
    let edit = new_game::for_side(new_game::EDIT, Player::Vertical);
    window.click(&edit);
    window.type_into(name(Factor::NodeMajor), "9");
    window.click(own::USE_VERTICAL);
    assert!(window.has_dialog(new_game::TITLE));
    window.click(&edit);
    assert!(window.is_editing() && window.has_button(own::USE_VERTICAL), "it is edited on, unasked");
    window.assert_says(&[&own::changes(1)]);
    window.type_into(name(Factor::NodeMinor), "8");
    window.click(own::USE_VERTICAL);
    window.click(new_game::PLAY);
    let factors = &window.session().seat(Player::Vertical).personality.factors;
    assert!(
        (factors[Factor::NodeMajor] - 9.0).abs() < 1e-12 && (factors[Factor::NodeMinor] - 8.0).abs() < 1e-12
    );
    window.ask_to_close();
    assert!(window.has_dialog(own::UNSAVED_TITLE), "nobody has saved it");
}

#[test]
fn closing_returns_to_the_last_origin() {
    let mut window = Window::playing(two_people(6));
    window.click_node("c3");
    window.choose(menu::ANALYSIS, span_it::messages::review::REVIEW_GAME);
    window.press_ctrl(Key::E);
    window.click(own::TRY);
    window.press_ctrl(Key::E);
    window.press(Key::Escape);
    assert!(matches!(window.app().view().page, Page::Game), "the review was of another game");
}

#[test]
fn other_pages_keep_the_changes() {
    let mut window = Window::playing(two_people(6));
    window.click_node("c3");
    window.press_ctrl(Key::E);
    window.type_into(name(Factor::NodeMajor), "9");
    window.choose(menu::ANALYSIS, span_it::messages::review::REVIEW_GAME);
    assert!(
        !window.is_editing() && window.app().view().dialogs.is_empty(),
        "nothing is lost, nothing is asked"
    );
    window.ask_to_close();
    assert!(window.commands.contains(&egui::ViewportCommand::CancelClose));
    assert!(window.is_editing() && window.has_dialog(own::UNSAVED_TITLE));
    window.click(own::KEEP_EDITING);
    assert_eq!(window.number(Factor::NodeMajor), "9");
    window.press(Key::Escape);
    window.click(own::DISCARD);
    assert!(matches!(window.app().view().page, Page::Review(_)), "it goes back to where it was opened from");
}

#[test]
fn narrow_window_has_two_tabs() {
    for size in [[640.0, 480.0], [999.0, 700.0], [320.0, 240.0]] {
        let mut window = Window::open(Opening { size, ..Opening::default() });
        window.begin(against_steady(6));
        window.press_ctrl(Key::E);
        for factor in Factor::all() {
            focus_slider(&mut window, factor);
            let rect = window.widget(Role::Slider, &own::slide(name(factor))).rect();
            assert!(
                rect.bottom() <= size[1] && rect.top() >= 0.0,
                "{factor:?} is not brought into view at {size:?}"
            );
            assert!(
                rect.left() >= 0.0 && rect.right() <= size[0] && rect.width() > 60.0,
                "{factor:?}: {rect:?}"
            );
            window.press(Key::ArrowRight);
            assert!(window.app().view().editor.as_ref().unwrap().form.is_changed(factor), "{factor:?}");
        }
        window.click_on(Role::RadioButton, own::TABS[1]);
        wait_for_picture(&mut window);
        window.assert_says(&[&own::plays(played(&window))]);
        window.click(own::CLOSE);
        assert!(window.has_dialog(own::UNSAVED_TITLE));
    }
}

#[test]
fn idle_editor_requests_no_frame() {
    let mut window = editing();
    wait_for_picture(&mut window);
    window.wait("the machine is measured", |window| {
        let speed = window.app().view().cpu_benchmark.as_ref().map(span_it::app::CpuBenchmark::speed);
        matches!(speed, Some(span_it::app::Speed::Known(_)))
    });
    window.advance(std::time::Duration::from_hours(1));
    assert_eq!(window.repaint_after(), std::time::Duration::MAX);
}
