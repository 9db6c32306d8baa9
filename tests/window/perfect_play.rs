//! Perfect play as a player: it has its own name, keeps its wins, and is restored from a file.

use span_it_core::solver;

use super::prelude::*;

#[test]
fn perfect_play_has_its_name_and_wins() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::N);
    window.click_on(Role::CheckBox, &new_game::for_player(new_game::computer_plays(), Player::Horizontal));
    window.choose_opponent(Player::Horizontal, Opponent::Perfect);
    let name = Opponent::Perfect.name();
    assert_eq!(
        window.field(new_game::name_field(Player::Horizontal)),
        name,
        "no computer has a person's name"
    );
    window.click(new_game::play());
    assert_eq!(window.session().seat(Player::Horizontal).kind, PlayerKind::Perfect(Manner::Fighter));
    let card = window.card_name(Player::Horizontal);
    assert_eq!(card.matches(name).count(), 1, "{card}");
    window.widget(Role::Button, &card);
    while window.session().outcome().is_none() {
        window.wait_for_turn();
        if window.session().outcome().is_none() {
            assert!(solver::winning_moves(window.game().position()).is_empty(), "perfect play lost its win");
            window.click_first_free();
        }
    }
    assert_eq!(window.session().outcome().unwrap().winner, Player::Horizontal);
}

#[test]
fn perfect_player_is_saved_and_opened() {
    for manner in [Manner::Fighter, Manner::Plain] {
        let mut window = Window::playing(two_people(4));
        let mut setup = game(4, person("Ada"), computer(built_in("Steady")));
        setup.players.vertical.kind = PlayerKind::Perfect(manner);
        window.begin(setup);
        window.press_ctrl(Key::S);
        let file = window.path("perfect.spanit");
        window.pick_file(&file);
        window.begin(two_people(6));
        window.press_ctrl(Key::O);
        window.pick_file(&file);
        assert_eq!(window.session().seat(Player::Vertical).kind, PlayerKind::Perfect(manner));
    }
}
