//! Carries out requests to the game.

use crate::context::command::conditions;
use crate::context::prelude::*;
use crate::messages::{files, game, help_me, opponents, sides as sides_msg};
use crate::model::settings::Direction;
use crate::model::sides;
use crate::pages::game::events::bring_back;
use crate::pages::game::new_game::form::{blank_record, first_game, own_side, random_first_player};
use crate::pages::game::search_statistics::SearchStatisticsDialog;
use crate::pages::game::state::GameState;
use crate::pages::game::{dialogs, home, ladder, new_game, winner_card};
use crate::parts::chooser;
use crate::parts::chooser::{Pick, Purpose, Question};
use crate::platform::jobs::{Job, load_personalities};
use span_it_core::record::GameSetup;
use span_it_learn::ladder::Handicap;

pub(crate) fn apply(cx: &mut Context, action: GameAction) {
    let now = cx.platform.now();
    if matches!(
        action,
        GameAction::Resign | GameAction::Undo | GameAction::Redo | GameAction::SetComputer { .. }
    ) {
        cx.close_mistake_warning();
        cx.view.notices.close_topic(NoticeTopic::Replaced);
    }
    match action {
        GameAction::OpenNewGame(load_for) => open_new_game(cx, load_for),
        GameAction::ShowNewGame { setup, rung } => show_game_of_rung(cx, *setup, rung),
        GameAction::FocusBoard => cx.states.the_mut::<GameState>().focus_board = true,
        GameAction::NoteChanges(changes) => cx.states.the_mut::<GameState>().changes = Some(*changes),
        GameAction::BringBack(key) => bring_back(cx, key),
        GameAction::PlayAgainst(personality) => play_against(cx, *personality),
        GameAction::UseInNextGame(player, personality) => use_in_next_game(cx, player, *personality),
        GameAction::StartGame { setup, random_first } => start_game(cx, *setup, random_first),
        GameAction::LeaveFirstScreen => {
            cx.session.start(now);
            cx.states.the_mut::<GameState>().focus_board = true;
        }
        GameAction::Rematch => rematch(cx, None),
        GameAction::SetName(player, name) => set_name(cx, player, &name),
        GameAction::SetComputer { player, computer } => set_computer(cx, player, computer),
        GameAction::Play(node) => play(cx, node),
        GameAction::Resign if cx.session.is_on_ladder() && cx.session.resigner().is_some() => {
            ladder::ask_to_resign(cx);
        }
        GameAction::Resign => cx.session.resign(now),
        GameAction::LeaveLadder => ladder::leave(cx),
        GameAction::Undo => cx.session.undo(now),
        GameAction::Redo => cx.session.redo(now),
        GameAction::ToggleHelp => toggle_help(cx, false),
        GameAction::ToggleHint => toggle_hint(cx),
        GameAction::CloseHint => cx.session.close_hint(),
        GameAction::MoveNow => {
            if conditions::move_now(&cx.session).is_ok() {
                cx.session.move_now();
            }
        }
        GameAction::TogglePause => cx.session.toggle_pause(now),
        GameAction::Step => cx.session.step(),
        GameAction::SetSpeed(speed) => cx.session.set_speed(speed),
        GameAction::ShowPly(ply) => cx.session.view(ply),
        GameAction::ToggleHeat => toggle_heat(cx),
        GameAction::ShowPart(part) => cx.states.the_mut::<GameState>().heat_part = part,
        GameAction::ToggleWinner => toggle_winner(cx),
        GameAction::OpenGoTo => cx.view.dialogs.push(dialogs::GoToDialog::default()),
        GameAction::FocusNode(node) => focus_node(cx, node),
        GameAction::ShowSearchStatistics(ply) => cx.view.dialogs.push(SearchStatisticsDialog::new(ply)),
    }
}

/// Opens or closes the card *Help me*. If a button opens it, it takes the focus and gives it back.
pub(super) fn toggle_help(cx: &mut Context, by_button: bool) {
    if conditions::help_card(&cx.session).is_err() {
        return;
    }
    if cx.states.the_mut::<GameState>().help {
        return close_help_card(cx);
    }
    cx.session.close_hint();
    let game = cx.states.the_mut::<GameState>();
    (game.help, game.focus_card) = (true, by_button);
    game.focus_before = by_button.then(|| cx.egui.memory(egui::Memory::focused)).flatten();
    cx.announce(help_me::opened());
}

/// The focus returns to what had it, or else to the board.
fn close_help_card(cx: &mut Context) {
    let game = cx.states.the_mut::<GameState>();
    if !std::mem::take(&mut game.help) {
        return;
    }
    game.focus_card = false;
    match game.focus_before.take() {
        Some(id) => cx.view.focus.give_back(&cx.egui, Some(id)),
        None => game.focus_board = true,
    }
}

/// The cursor moves to the move of the hint, so that Enter plays it.
fn toggle_hint(cx: &mut Context) {
    if conditions::hint(&cx.session).is_err() {
        return;
    }
    close_help_card(cx);
    cx.help_was_used();
    cx.session.toggle_hint(cx.settings.hints_of_1993, cx.platform.now());
}

/// The marks of *Who is winning* and the weights of *Good rings* exclude each other.
fn toggle_winner(cx: &mut Context) {
    if conditions::help(&cx.session).is_err() {
        return;
    }
    let game = cx.states.the_mut::<GameState>();
    game.winner = !game.winner;
    let is_shown = game.winner;
    if !is_shown {
        return;
    }
    game.heat = false;
    close_help_card(cx);
    cx.help_was_used();
    cx.session.close_hint();
    if let Some(text) = winner_card::announcement(&cx.session) {
        cx.announce(&text);
    }
}

fn play(cx: &mut Context, node: Node) {
    let (kept, moves) = (cx.session.shown_ply(), cx.session.game().moves().len());
    let is_finished = cx.session.outcome().is_some();
    match cx.session.play(node, cx.platform.now()) {
        Ok(()) => {
            cx.view.notices.close_topic(NoticeTopic::Move);
            cx.view.notices.close_topic(NoticeTopic::Replaced);
            if kept < moves {
                let offer = Some((game::undo().to_owned(), Action::Game(GameAction::Undo)));
                let text =
                    if is_finished { game::played_on(kept + 1) } else { game::replaced(kept + 1, moves) };
                let notice = Notice::information(text);
                let offer = offer.filter(|_| cx.session.can_undo());
                cx.report(Notice { offer, ..notice }.topic(NoticeTopic::Replaced));
            }
        }
        Err(refusal) => cx.report(Notice::problem(files::move_refused(refusal)).topic(NoticeTopic::Move)),
    }
}

fn focus_node(cx: &mut Context, node: Node) {
    let egui = cx.egui.clone();
    cx.states.the_mut::<GameState>().board.focus_node(&egui, node);
}

pub(super) fn set_random_seed(cx: &mut Context) {
    let seed = cx.platform.random_seed();
    if let Some(form) = cx.view.dialogs.find_mut::<new_game::NewGameDialog>() {
        form.seed = seed.to_string();
    }
}

/// Asks who plays on a side, or who gives a person's hints.
/// Opens the list for a player of the open New Game dialog, otherwise of the game.
pub(super) fn open_chooser(cx: &mut Context, player: Player) {
    let in_dialog = cx.view.dialogs.find_mut::<new_game::NewGameDialog>().cloned();
    let edit_for = in_dialog.is_some().then_some(player);
    let form = in_dialog.unwrap_or_else(|| new_game_form(cx));
    let (title, purpose) = if form.seats[player].computer {
        (opponents::seat_title(player), Purpose::Player)
    } else {
        (opponents::hints_title(), Purpose::Hints)
    };
    let chosen = form.pick(player);
    let then = move |cx: &mut Context, picks: Vec<Pick>| {
        if let Some(pick) = picks.into_iter().next() {
            choose(cx, player, pick);
        }
    };
    let mut question = Question::new(title, purpose, Some(chosen), then);
    question.edit_for = edit_for;
    chooser::commands::open(cx, question);
}

fn choose(cx: &mut Context, player: Player, pick: Pick) {
    match cx.view.dialogs.find_mut::<new_game::NewGameDialog>() {
        Some(form) => form.choose(player, pick),
        None => change_player(cx, player, |form| form.choose(player, pick)),
    }
}

/// Changes a player of the game as New Game would. On the first screen this is also the default of the next start.
fn change_player(cx: &mut Context, player: Player, change: impl FnOnce(&mut new_game::NewGameDialog)) {
    let mut form = new_game_form(cx);
    change(&mut form);
    let mut seat = form.seats[player].seat();
    if seat.kind.is_person() && cx.session.is_human(player) {
        seat.name.clone_from(&cx.session.seat(player).name);
    }
    if cx.session.is_started() {
        cx.session.hand_over(player, seat, cx.platform.now());
    } else {
        cx.session.set_rung(None);
        cx.session.set_seat(player, seat);
        cx.settings.last_setup = blank_record(cx.session.setup());
    }
}

/// The name of the person at this computer is also the one in the settings.
fn set_name(cx: &mut Context, player: Player, name: &str) {
    if own_side(cx.session.setup(), &cx.settings.handle) == Some(player) {
        name.trim().clone_into(&mut cx.settings.handle);
    }
    cx.session.set_name(player, name);
    if !cx.session.is_started() {
        cx.settings.last_setup = blank_record(cx.session.setup());
    }
}

/// On the first screen, only chooses the opponent. Otherwise starts a game of the same size.
fn play_against(cx: &mut Context, personality: Personality) {
    let player = cx.session.only_human().unwrap_or(Player::Horizontal).opponent();
    let name = personality.name.clone();
    let mut form = new_game_form(cx);
    form.set_computer(player.opponent(), false);
    form.set_computer(player, true);
    form.load(player, personality, None);
    cx.view.dialogs.clear();
    if !cx.session.is_started() && !home::is_open(cx) {
        for player in Player::ALL {
            cx.session.set_seat(player, form.seats[player].seat());
        }
        cx.settings.last_setup = blank_record(cx.session.setup());
        cx.open(PageId::Game);
        return;
    }
    let mut setup = cx.session.own_setup().clone();
    setup.players = ByPlayer::from_fn(|player| form.seats[player].seat());
    (setup.seed, setup.start) = (cx.platform.random_seed(), None);
    sides::arrange(&mut setup, &cx.settings);
    cx.settings.last_setup = blank_record(&setup);
    show_new_game(cx, setup);
    cx.confirm(game::new_game_against(&name));
}

/// The New Game dialog for the players of the current game.
fn new_game_form(cx: &Context) -> new_game::NewGameDialog {
    let setup = cx.session.setup();
    new_game::NewGameDialog::new(setup, &cx.settings, setup.seed)
}

fn toggle_heat(cx: &mut Context) {
    if conditions::heat_map(&cx.session, cx.page_id() != PageId::Game).is_err() {
        return;
    }
    cx.help_was_used();
    let game = cx.states.the_mut::<GameState>();
    game.heat = !game.heat;
    if game.heat {
        game.winner = false;
        cx.session.refresh_weights();
    }
}

pub(crate) fn start_game(cx: &mut Context, setup: GameSetup, random_first: bool) {
    cx.settings.random_first = random_first;
    cx.settings.last_setup = blank_record(&setup);
    cx.view.dialogs.clear();
    cx.request(Action::Help(HelpAction::Close));
    cx.view.dialogs_under_help.clear();
    cx.states.the_mut::<GameState>().next_personalities.clear();
    show_new_game(cx, setup);
}

/// Starts a game with the same players. Without a `first` player the other side moves first, unless the first move is drawn
/// by lot or the game started from a position.
pub(super) fn rematch(cx: &mut Context, first: Option<Player>) {
    if let Some(challenge) = next_of_rung(cx) {
        return cx.request(challenge);
    }
    let mut setup = cx.session.own_setup().clone();
    setup.seed = cx.platform.random_seed();
    if setup.start.is_none() {
        let random = cx.settings.random_first.then(|| random_first_player(setup.seed));
        setup.first = first.or(random).unwrap_or(setup.first.opponent());
        if cx.settings.direction == Direction::Alternate {
            sides::arrange(&mut setup, &cx.settings);
        }
    }
    let first = setup.players[setup.first].name.clone();
    show_new_game(cx, setup);
    cx.confirm(game::rematch_starts(game::short_name(&first)));
}

/// After a game of the ladder, the next game of its rung on the same board.
fn next_of_rung(cx: &Context) -> Option<Action> {
    let own = cx.session.own_game();
    let rung = own.standing.rung?;
    let you = own.setup.players.iter().find(|(_, seat)| seat.kind.is_person())?.0;
    let handicap = Handicap::ALL.into_iter().find(|handicap| handicap.size(you) == own.setup.size);
    Some(Action::Learn(LearnAction::Challenge { rung, handicap }))
}

fn show_new_game(cx: &mut Context, setup: GameSetup) {
    cx.close_mistake_warning();
    cx.states.the_mut::<GameState>().focus_board = true;
    cx.states.the_mut::<GameState>().board.start_over();
    cx.open(PageId::Game);
    cx.session.set_game(SessionGame::new(setup), cx.platform.now());
    if let Some(you) = sides::changed(&cx.session, &cx.settings) {
        cx.announce(sides_msg::announced(you).as_str());
    }
}

/// The player gets the name that New Game would give.
fn set_computer(cx: &mut Context, player: Player, computer: bool) {
    change_player(cx, player, |form| form.set_computer(player, computer));
}

fn open_new_game(cx: &mut Context, load_for: Option<Player>) {
    let seed = cx.platform.random_seed();
    // The game of the ladder that the first screen offers is no example.
    let last = home::is_open(cx).then(|| first_game(&cx.settings, seed).setup);
    let mut setup = last.unwrap_or_else(|| cx.session.own_setup().clone());
    sides::arrange(&mut setup, &cx.settings);
    let mut form = new_game::NewGameDialog::new(&setup, &cx.settings, seed);
    for (player, personality) in &cx.states.the_mut::<GameState>().next_personalities {
        form.load(*player, personality.clone(), None);
    }
    cx.view.dialogs.push(form);
    if let Some(player) = load_for {
        open_chooser(cx, player);
    }
}

pub(crate) fn load_candidates(cx: &mut Context) {
    if !cx.session.needs_candidates() {
        return;
    }
    if cx.candidates.is_none() {
        cx.candidates = load_personalities(cx.own_folder(), repaint_wake(&cx.egui));
    }
    if let Some(candidates) = Job::take_answer(&mut cx.candidates) {
        cx.session.set_candidates(candidates, repaint_wake(&cx.egui));
    }
}

fn use_in_next_game(cx: &mut Context, player: Player, personality: Personality) {
    if let Some(form) = cx.view.dialogs.find_mut::<new_game::NewGameDialog>() {
        return form.load(player, personality, None);
    }
    cx.states.the_mut::<GameState>().next_personalities.retain(|(of, _)| *of != player);
    cx.states.the_mut::<GameState>().next_personalities.push((player, personality));
    open_new_game(cx, None);
}

fn show_game_of_rung(cx: &mut Context, setup: GameSetup, rung: Option<u8>) {
    show_new_game(cx, setup);
    cx.session.set_rung(rung);
}
