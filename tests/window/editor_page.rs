//! The personality editor as a page: sliders, undo, preview, comparison and test games.
//! The current game stays unchanged.

use span_it::messages::editor as msg;
use span_it::messages::library;
use span_it::messages::opponents;
use span_it::testing::help::Place;
use span_it::testing::library::character::Trait;
use span_it_core::engine::{self, Deadline};
use span_it_core::personality::sliders::factors_of;

use super::prelude::*;

pub(super) fn editing() -> Window {
    let mut window = Window::playing(against_steady(6));
    window.press_ctrl(Key::E);
    assert!(window.is_editing());
    window
}

pub(super) fn choose_more(window: &mut Window, entry: &str) {
    window.click(msg::more());
    window.choose_from_open_menu(entry);
}

/// From the dialog that asks for a name.
pub(super) fn save_to_file(window: &mut Window, file: &std::path::Path) {
    window.click(msg::to_file());
    window.pick_file(file);
}

pub(super) fn name(factor: Factor) -> &'static str {
    factor.info().name
}

/// Value, minimum and maximum of a factor's slider, as screen readers get them.
fn slider(window: &Window, factor: Factor) -> [f64; 3] {
    let slide = msg::factor_slider(name(factor));
    let node = window.widget(Role::Slider, &slide).accesskit_node();
    let data = node.data();
    [data.numeric_value(), data.min_numeric_value(), data.max_numeric_value()].map(|value| value.unwrap())
}

fn focus_slider(window: &mut Window, factor: Factor) {
    window.focus(Role::Slider, &msg::factor_slider(name(factor)));
}

/// Removes the focus.
pub(super) fn leave_fields(window: &mut Window) {
    window.ctx().memory_mut(egui::Memory::stop_text_input);
    window.settle();
}

#[track_caller]
fn wait_for_preview(window: &mut Window) {
    window.wait("the preview is complete", |window| window.editor().drawn.as_ref().unwrap().preview.complete);
}

fn played(window: &Window) -> span_it_core::board::Node {
    window.editor().drawn.as_ref().unwrap().preview.own.choice.mv
}

#[test]
fn keys_move_every_slider_within_its_range() {
    let mut window = editing();
    for factor in Factor::all() {
        let info = factor.info();
        focus_slider(&mut window, factor);
        let [before, min, max] = slider(&window, factor);
        assert!(min <= info.usual.0 && max >= info.usual.1, "{factor:?}");
        window.press(Key::ArrowRight);
        let [after, ..] = slider(&window, factor);
        assert!(after > before, "{factor:?} stays at {before}");
        assert_eq!(window.number(factor), after.to_string());
        window.press(Key::ArrowLeft);
        window.press(Key::PageUp);
        assert!(slider(&window, factor)[0] > after || after >= info.usual.1, "{factor:?}");
        window.press(Key::Home);
        assert_eq!(window.number(factor), info.usual.0.to_string());
        window.press(Key::PageDown);
        assert_eq!(window.number(factor), info.usual.0.to_string(), "the minimum is the end");
        window.press(Key::End);
        assert_eq!(window.number(factor), info.usual.1.to_string());
    }
    assert!(window.can_press(msg::save_new()));
    window.type_into(name(Factor::NodeMajor), "40");
    assert_eq!(format!("{:?}", slider(&window, Factor::NodeMajor)), "[40.0, -10.0, 10.0]");
    focus_slider(&mut window, Factor::NodeMajor);
    window.press(Key::ArrowLeft);
    assert_eq!(window.number(Factor::NodeMajor), "10", "a key returns to the range");
}

#[test]
fn slider_drag_is_one_undo_step() {
    let mut window = editing();
    let undone = |window: &mut Window| {
        window.press_ctrl(Key::Z);
        assert!(!window.can_press(msg::undo()));
        assert_eq!(*window.editor().form.factors(), built_in("Steady").factors);
    };
    drag(&mut window, &msg::factor_slider(name(Factor::NodeMajor)));
    let dragged: f64 = window.number(Factor::NodeMajor).parse().unwrap();
    assert!((5.5..7.5).contains(&dragged), "{dragged}");
    window.assert_shows(&[msg::not_saved(), &msg::copy_of("Steady")]);
    undone(&mut window);
    drag(&mut window, library::trait_name(Trait::Spreads));
    let dragged = window.editor().form.slider(Trait::Spreads)[0];
    assert!((76.0..86.0).contains(&dragged), "{dragged}");
    undone(&mut window);
}

/// From 60% to 80% of its width.
fn drag(window: &mut Window, slider: &str) {
    let rect = window.widget(Role::Slider, slider).rect();
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
}

#[test]
fn undo_and_redo_by_key_button_and_menu() {
    let mut window = editing();
    window.type_into(name(Factor::NodeMajor), "9");
    window.type_into(name(Factor::NodeMinor), "8");
    window.type_into(msg::name(), "Other");
    window.press_ctrl(Key::Z);
    assert_eq!(window.field(msg::name()), "Steady");
    window.click(msg::undo());
    assert_eq!(window.number(Factor::NodeMajor), "9");
    assert_eq!(window.number(Factor::NodeMinor), "1");
    window.choose(menu::moves(), menu::undo());
    assert_eq!(window.number(Factor::NodeMajor), "2");
    window.press_ctrl(Key::Y);
    choose_more(&mut window, msg::redo());
    window.choose(menu::moves(), menu::redo());
    assert_eq!(window.field(msg::name()), "Other");
    assert_eq!(window.number(Factor::NodeMinor), "8");
    choose_more(&mut window, msg::revert());
    window.assert_shows(&[msg::built_in()]);
    window.press_ctrl(Key::Z);
    assert_eq!(window.editor().form.changes(), 3);
    assert!(window.moves().is_empty(), "undo must not reach the game");
    assert!(window.is_editing());
}

#[test]
fn preview_follows_changes_and_shows_the_verdict() {
    let mut window = editing();
    for (index, stage) in msg::positions().into_iter().enumerate() {
        window.click_on(Role::RadioButton, stage);
        wait_for_preview(&mut window);
        let state = window.editor();
        let preview = &state.drawn.as_ref().unwrap().preview.request;
        assert_eq!(preview.factors, built_in("Steady").factors);
        assert_eq!(preview.position.connectors() == 0, index == 3, "{stage}");
        let deadline = Deadline::unlimited();
        let choice = engine::choose(&preview.position, &preview.factors, preview.seed, &deadline).unwrap();
        let truth = span_it_core::solver::solve(&preview.position);
        let side = preview.position.to_move();
        window.assert_shows(&[&msg::plays(choice.mv), solver::verdict(truth.verdict(side, choice.mv))]);
    }
    window.click_on(Role::RadioButton, msg::positions()[0]);
    wait_for_preview(&mut window);
    let before = played(&window);
    let at = window.node_at("a5");
    window.point_at(at);
    window.assert_shows(&[msg::for_itself(), msg::for_opponent(), span_it::messages::hint::total()]);
    // This personality starts on the other kind of node.
    window.type_into(name(Factor::NodeMinor), "500");
    window.type_into(name(Factor::GameTreeMaxDepth), "3");
    wait_for_preview(&mut window);
    assert_ne!(played(&window), before);
    window.assert_shows(&[&msg::plays(played(&window))]);
    let meaning = Factor::GameTreeMaxDepth.info().meaning;
    let has_time = |text: &String| text.starts_with(meaning) && text.contains(" ms · ");
    assert!(
        window.texts().iter().any(has_time),
        "the depth has the time of its search: {:#?}",
        window.texts()
    );
    let after = played(&window);
    window.type_into(name(Factor::NodeMinor), "much");
    assert_eq!(played(&window), after, "the preview stays while a number is invalid");
    window.advance(Duration::from_hours(1));
    assert_eq!(window.repaint_after(), Duration::MAX, "an idle editor draws nothing");
}

/// The value of a slider, and what screen readers say.
fn place(window: &Window, slider: Trait) -> [String; 2] {
    let node = window.widget(Role::Slider, library::trait_name(slider)).accesskit_node();
    [node.data().numeric_value().unwrap().to_string(), node.value().unwrap()]
}

fn places(window: &Window) -> [String; 5] {
    Trait::ALL.map(|slider| place(window, slider)[0].clone())
}

#[test]
fn five_sliders_move_the_factors_and_back() {
    let mut window = editing();
    let steady = built_in("Steady").factors;
    let opened = places(&window);
    assert_eq!(opened, Trait::ALL.map(|slider| (slider.of(&steady) * 100.0).round().to_string()));
    for slider in Trait::ALL {
        window.focus(Role::Slider, library::trait_name(slider));
        let was = window.editor().form.slider(slider)[0];
        for (key, back, step) in [(Key::ArrowRight, Key::ArrowLeft, 1.0), (Key::PageUp, Key::PageDown, 10.0)]
        {
            let (key, back, at) = if was > 50.0 { (back, key, was - step) } else { (key, back, was + step) };
            window.press(key);
            assert_eq!(place(&window, slider), [at.to_string(), msg::slider_value(at, was, slider)]);
            let is_own = |factor| factors_of(slider).any(|own| own == factor);
            for (factor, value) in
                window.editor().form.factors().iter().filter(|&(factor, _)| !is_own(factor))
            {
                assert_eq!(value.to_bits(), steady[factor].to_bits(), "{slider:?} moves {factor:?}");
            }
            window.press(back);
            assert_eq!(*window.editor().form.factors(), steady, "{slider:?} is back");
        }
        window.press(Key::Home);
        assert_eq!(place(&window, slider)[0], "0");
        window.press(Key::End);
        assert_eq!(place(&window, slider)[0], "100");
        window.assert_shows(&[&msg::moved_by(library::trait_name(slider))]);
        choose_more(&mut window, msg::revert());
        assert_eq!(places(&window), opened);
    }
}

#[test]
fn changed_factor_says_what_it_was_and_moves_the_sliders() {
    let mut window = editing();
    let was = built_in("Steady").factors[Factor::PathMinorSpan];
    assert!(was < 0.0);
    window.type_into(name(Factor::PathMinorSpan), "1");
    window.assert_shows_part(&msg::was(format!("{was:.2}").replace('-', "−")));
    window.click(&msg::reset_factor(name(Factor::PathMinorSpan)));
    assert_eq!(window.number(Factor::PathMinorSpan), was.to_string());
    assert_eq!(window.field(name(Factor::PathMinorSpan)), format!("{was:.2}").replace('-', "−"));
    window.focus(Role::Slider, library::trait_name(Trait::Runs));
    window.press(Key::End);
    let before = places(&window);
    window.type_into(name(Factor::GamePredictability), "7");
    assert_eq!(place(&window, Trait::Blocks), ["7".to_owned(), msg::slider_value(7.0, 7.0, Trait::Blocks)]);
    let after = places(&window);
    let same = Trait::ALL.map(|slider| before[slider as usize] == after[slider as usize]);
    assert_eq!(same, [true, true, false, true, true]);
    let spoken = &place(&window, Trait::Runs)[1];
    assert_eq!(*spoken, msg::slider_value(100.0, 100.0, Trait::Runs), "the change is the new anchor");
}

#[test]
fn first_visit_makes_a_new_opponent() {
    let mut window = Window::playing(against_steady(6));
    window.change_settings(|settings| (settings.editor_opened, settings.workshop_details) = (false, false));
    window.press_ctrl(Key::E);
    window.assert_shows(&[msg::make_your_own(), msg::watch_the_board()]);
    assert!(msg::new_names().contains(&&*window.field(msg::name())));
    assert_eq!(places(&window), ["50"; 5]);
    assert!(!window.shows(name(Factor::NodeMajor)), "the factors are in the details");
    window.click(msg::details());
    assert_eq!(window.number(Factor::GamePredictability), "50");
    window.click(msg::close_details());
    assert!(!window.shows(name(Factor::NodeMajor)));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Steady", "later the opponent, as a copy");
}

#[test]
fn factor_name_and_f1_open_its_help() {
    let mut window = editing();
    let place = |window: &Window| window.app().states().get::<HelpState>().map(|help| help.place.clone());
    window.widget(Role::Link, &msg::about_factor(name(Factor::PathMinorSpan))).click_accesskit();
    window.settle();
    assert_eq!(place(&window), Some(Place::factor(Factor::PathMinorSpan)));
    window.press(Key::Escape);
    assert!(window.is_editing());
    focus_slider(&mut window, Factor::BoardPathCount);
    window.press(Key::F1);
    assert_eq!(place(&window), Some(Place::factor(Factor::BoardPathCount)));
    window.press(Key::Escape);
    // Without the focus, the factor under the pointer.
    leave_fields(&mut window);
    let row = window.widget(Role::TextInput, name(Factor::NodeRandom)).rect().center();
    window.point_at(row);
    window.press_with(Modifiers::SHIFT, Key::F1);
    assert_eq!(place(&window), Some(Place::factor(Factor::NodeRandom)));
}

#[test]
fn compares_with_another_personality() {
    let mut window = editing();
    window.click(&msg::compare_with(msg::no_comparison()));
    window.choose_from_open_menu(msg::other_personality());
    window.type_into(opponents::search(), "spider");
    window.press(Key::Enter);
    wait_for_preview(&mut window);
    let spider = built_in("Spider");
    let steady = built_in("Steady");
    let differs = |factor: &Factor| spider.factors[*factor].to_bits() != steady.factors[*factor].to_bits();
    assert!(Factor::all().filter(differs).count() > 3);
    let texts = window.texts();
    for factor in Factor::all() {
        // The name appears at its field, and in the table if the factor differs.
        let count = texts.iter().filter(|text| *text == name(factor)).count();
        assert_eq!(count, 1 + usize::from(differs(&factor)), "{factor:?}");
    }
    assert!(texts.iter().any(|text| text.starts_with("Spider plays ") || *text == msg::plays_same("Spider")));
    window.click(&msg::compare_with("Spider"));
    window.choose_from_open_menu(msg::as_first_word(msg::saved_version()));
    window.assert_shows(&[msg::same_factors()]);
}

#[test]
fn test_game_keeps_previous_game_and_changes() {
    let mut window = Window::after(two_people(6), &["c3", "d4"]);
    window.press_ctrl(Key::E);
    window.type_into(msg::name(), "Mutant");
    window.type_into(name(Factor::NodeMajor), "9");
    window.click(&msg::play("Mutant"));
    assert!(window.app().page_id() == PageId::Game);
    assert!(window.moves().is_empty());
    let seat = window.session().seat(Player::Vertical);
    assert_eq!(seat.name, "Mutant");
    assert_eq!(seat.kind, PlayerKind::Computer);
    assert!((seat.personality.factors[Factor::NodeMajor] - 9.0).abs() < 1e-12);
    assert_eq!(window.session().seat(Player::Horizontal).name, "Ada");
    window.play("e5");
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Mutant");
    assert_eq!(window.number(Factor::NodeMajor), "9");
    window.click(msg::close());
    window.click(msg::discard());
    assert!(window.app().page_id() == PageId::Game);
    assert_eq!(window.moves().len(), 2);
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["c3", "d4"]);
}

#[test]
fn use_in_new_game_keeps_the_changes() {
    let mut window = Window::playing(against_steady(6));
    window.press(Key::N);
    window.edit_player(Player::Vertical);
    window.type_into(name(Factor::NodeMajor), "7");
    window.press(Key::Escape);
    window.click(msg::discard());
    assert!(window.has_dialog(new_game::title()), "closing returns to the dialog");
    window.edit_player(Player::Vertical);
    window.type_into(name(Factor::NodeMajor), "9");
    window.click(msg::use_in_new_game());
    window.edit_player(Player::Vertical);
    assert!(window.app().view().dialogs.is_empty(), "the editor opens without a dialog");
    assert_eq!(window.editor().form.changes(), 1);
    window.type_into(name(Factor::NodeMinor), "8");
    window.click(msg::use_in_new_game());
    window.click(new_game::play());
    let factors = &window.session().seat(Player::Vertical).personality.factors;
    assert!((factors[Factor::NodeMajor] - 9.0).abs() < 1e-12);
    assert!((factors[Factor::NodeMinor] - 8.0).abs() < 1e-12);
    window.request_close();
    assert!(window.has_dialog(msg::unsaved_title()), "the changes are not saved");
}

#[test]
fn other_pages_keep_the_changes() {
    let mut window = Window::after(two_people(6), &["c3"]);
    window.press_ctrl(Key::E);
    window.type_into(name(Factor::NodeMajor), "9");
    window.press_ctrl(Key::T);
    assert!(!window.is_editing());
    window.press(Key::Escape);
    window.press(Key::R);
    assert!(window.app().view().dialogs.is_empty(), "changes that stay need no dialog");
    window.request_close();
    assert!(window.commands.contains(&egui::ViewportCommand::CancelClose));
    assert!(window.is_editing());
    assert!(window.has_dialog(msg::unsaved_title()));
    window.click(msg::keep_editing());
    assert_eq!(window.number(Factor::NodeMajor), "9");
    window.press(Key::Escape);
    window.click(msg::discard());
    let page = window.app().page_id();
    assert_eq!(page, PageId::Review, "the editor returns to the page that opened it");
}

#[test]
fn narrow_window_has_the_board_above_the_sliders() {
    for size in [[640.0, 480.0], [320.0, 240.0]] {
        let mut window = Window::of_size(size);
        window.begin(against_steady(6));
        window.press_ctrl(Key::E);
        wait_for_preview(&mut window);
        window.assert_shows(&[&msg::plays(played(&window))]);
        let names = Trait::ALL.map(library::trait_name).map(str::to_owned).into_iter();
        let names: Vec<String> =
            names.chain(Factor::all().map(|factor| msg::factor_slider(name(factor)))).collect();
        for slider in &names {
            window.focus(Role::Slider, slider);
            let rect = window.widget(Role::Slider, slider).rect();
            assert!(window.ctx().content_rect().contains_rect(rect), "{slider} is at {rect:?} in {size:?}");
            assert!(rect.width() > 60.0, "{slider}: {rect:?}");
        }
    }
}
