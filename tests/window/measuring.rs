//! Measurements in the personality editor: wins kept, a quick match, and time per move; their texts move no
//! other controls.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use span_it::messages::{editor as own, training};
use span_it_core::personality::Factor;

use super::editing::{editing, name};
use super::games::against_steady;
use super::harness::{Opening, Window};

#[test]
fn accuracy_test_follows_every_change() {
    let mut window = editing();
    let over = |window: &Window| {
        let state = window.app().view().editor.as_ref().unwrap();
        let factors = state.form.factors().unwrap();
        state.school().is_some_and(|report| report.over && report.of == factors)
    };
    window.wait("it is judged", over);
    let steady = window.app().view().editor.as_ref().unwrap().school().unwrap().clone();
    assert_eq!(steady.positions, 500);
    window.assert_says(&[&own::school_mark(steady.mark)]);
    // A personality that ignores the opponent's threats keeps fewer wins.
    window.type_into(name(Factor::GamePredictability), "-100");
    window.wait("the change is judged", over);
    let worse = window.app().view().editor.as_ref().unwrap().school().unwrap();
    assert!(worse.mark.share() + 0.1 < steady.mark.share(), "{worse:?}");
}

#[test]
fn plays_counts_and_stops_a_quick_match() {
    let mut window = editing();
    assert!(!window.can_press(own::MATCH), "both are the same");
    window.type_into(name(Factor::GamePredictability), "-100");
    window.click(own::MATCH);
    window.wait("the match is over", |window| {
        let bout = window.app().view().editor.as_ref().unwrap().bout.as_ref().unwrap();
        !bout.is_on()
    });
    let score = window.app().view().editor.as_ref().unwrap().bout.as_ref().unwrap().score.clone();
    assert_eq!(score.games(), 100);
    let line = own::match_line(score.share(), score.margin95(), (100, 100));
    window.assert_says(&[&own::score(score.won, score.lost), &line]);
    assert!(line.contains("weaker"), "{line}");
    window.click(own::CLOSE_MATCH);
    assert!(!window.says(&line));
    window.type_into(name(Factor::GameTreeMaxDepth), "12");
    window.click(own::MATCH);
    window.click(own::STOP_MATCH);
    assert!(window.has_button(own::CLOSE_MATCH) && window.can_press(own::MATCH));
}

#[test]
fn shows_cost_beyond_the_time_limit() {
    let mut setup = against_steady(6);
    setup.max_move = Some(std::time::Duration::from_millis(100));
    let mut window = Window::playing(setup);
    window.press_ctrl(Key::E);
    window.type_into(name(Factor::GameTreeMaxDepth), "12");
    window.wait("the machine is measured", |window| {
        window.texts().iter().any(|text| text.starts_with("Up to ") && text.contains("about"))
    });
    let label = window.texts().into_iter().find(|text| text.starts_with("Up to ")).unwrap();
    let found = window.widgets().find(|node| super::eyes::name_of(node).as_deref() == Some(&label)).unwrap();
    let at = found.rect().center();
    window.point_at(at);
    window.assert_says(&[&own::over_limit(std::time::Duration::from_millis(100))]);
}

#[test]
fn accuracy_test_moves_no_buttons() {
    for size in [[1280.0, 800.0], [1000.0, 700.0], [640.0, 480.0]] {
        let mut window = Window::open(Opening { size, ..Opening::default() });
        window.begin(against_steady(6));
        window.press_ctrl(Key::E);
        if size[0] < 1000.0 {
            window.click_on(Role::RadioButton, own::TABS[1]);
        }
        let places = |window: &Window| {
            [own::compare_with(own::NOBODY), training::TRAIN.to_owned(), own::TRY.to_owned()].map(|name| {
                let button = window.widget(Role::Button, &name);
                (button.rect(), button.accesskit_node().id())
            })
        };
        let before = places(&window);
        assert!(!window.texts().iter().any(|said| said.starts_with("Between ")), "it is still to come");
        window.wait("the school has told", |window| {
            window.texts().iter().any(|said| said.starts_with("Between "))
        });
        assert_eq!(places(&window), before, "{size:?}");
    }
}
