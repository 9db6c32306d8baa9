//! The page *Games*.

use eframe::egui::{Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Ui, UiBuilder, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::command::shortcut::Places;
use crate::app::games::action::GamesAction;
use crate::app::games::state::State;
use crate::app::games::{explorer_panel, filters, list};
use crate::app::help::action::HelpAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::action::PuzzleAction;
use crate::app::page::Possible;
use crate::app::page::{Page, PageFrame};
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::notice_bar;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets::{self, SegmentItem};
use crate::messages::games as msg;
use crate::messages::games::explorer as explorer_msg;
use crate::messages::help::about;
use crate::messages::puzzle::NO_MISTAKES;
use span_it_history::GameId;

/// Of a paragraph, in points.
const MAX_TEXT_WIDTH: f32 = 640.0;
const EXPLORER_WIDTH: f32 = 340.0;
/// With the space above, in points.
const BUTTONS_HEIGHT: f32 = 46.0;
/// In a narrower window the margins are small, in points.
const ROOMY: f32 = 760.0;

impl Page for State {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let margin =
            if frame.window.x < ROOMY { Margin::symmetric(12, 8) } else { Margin::symmetric(24, 16) };
        let actions = &mut *frame.actions;
        let is_wide = frame.window.x >= widgets::WIDE;
        if is_wide {
            let margin = Margin::symmetric(16, 16);
            widgets::panel(ui, Panel::right("explorer"), EXPLORER_WIDTH, margin, |ui| {
                ui.label(text::subheading(explorer_msg::TITLE));
                explorer_panel::show(ui, &mut self.explorer, frame.scene, actions, false);
            });
        }
        CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            title(ui, self, is_wide, actions);
            if !is_wide && self.tab == 1 {
                explorer_panel::show(ui, &mut self.explorer, frame.scene, actions, true);
            } else {
                filters::show(ui, self);
                games(ui, self, &frame.scene.settings.handle, actions);
            }
        });
        self.follow_explorer();
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Files, "games")
    }

    fn place(&self) -> Places {
        Places::GAMES
    }

    fn leave_first(&self) -> Option<&'static str> {
        Some(msg::CLOSE_FIRST)
    }
}

/// In a narrow window with the tabs.
fn title(ui: &mut Ui, state: &mut State, is_wide: bool, actions: &mut Actions) {
    let row = vec2(ui.available_width(), 40.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::icon_button(ui, Icon::Close, msg::CLOSE, true).clicked() {
            actions.push(Action::Window(WindowAction::ClosePage));
        }
        if widgets::help_button(ui, &about(msg::TITLE)).clicked() {
            actions.push(Action::Help(HelpAction::OpenHere));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            if is_wide {
                ui.label(text::title(msg::TITLE));
            } else {
                let tabs = [msg::TITLE, explorer_msg::TITLE].map(SegmentItem::plain);
                widgets::segmented(ui, msg::TABS_NAME, &mut state.tab, &tabs);
            }
            if let Some(total) = state.rows.total() {
                ui.add(Label::new(text::body_soft(msg::total(total, state.is_filtered()))).truncate());
            }
        });
    });
}

/// The list with its buttons, or why there is none.
fn games(ui: &mut Ui, state: &mut State, handle: &str, actions: &mut Actions) {
    if let Some(problem) = &state.problem {
        let text = text::body(msg::not_read(problem)).color(Palette::of(ui).bad);
        ui.add(Label::new(text).wrap());
    }
    match state.rows.total() {
        None if state.problem.is_some() => {}
        None => {
            ui.add(Label::new(text::body_soft(msg::READING)).wrap());
        }
        Some(0) if state.is_filtered() => {
            ui.add(Label::new(text::body_soft(msg::NO_MATCH)).wrap());
            if widgets::button(msg::SHOW_ALL).small().show(ui).clicked() {
                state.clear_filter();
            }
        }
        Some(0) => {
            ui.set_max_width(ui.available_width().min(MAX_TEXT_WIDTH));
            ui.add(Label::new(text::body_soft(msg::EMPTY)).wrap());
        }
        Some(_) => {
            let room = ui.available_rect_before_wrap();
            // The buttons stay above a notice.
            let room = room.with_max_y(room.bottom() - notice_bar::covered_height(ui.ctx()));
            let above = room.with_max_y(room.bottom() - BUTTONS_HEIGHT);
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| list::show(ui, state, actions));
            let below = room.with_min_y(above.bottom() + 8.0);
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| buttons(ui, state, handle, actions));
            return;
        }
    }
    // Asks for the first games.
    let missing = state.rows.missing(0..1);
    actions.extend(missing.into_iter().map(|part| Action::Games(GamesAction::Load { part })));
}

/// The commands for the chosen game. `handle` is the name of the player.
fn buttons(ui: &mut Ui, state: &State, handle: &str, actions: &mut Actions) {
    let game = state.chosen_game().map(|game| game.id);
    let is_chosen = game.map(|_| ()).ok_or(msg::CHOOSE_FIRST);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let mut command = |button: widgets::Button<'_>, possible: Possible, action: fn(GameId) -> Action| {
            let response = button.show_possible(ui, possible);
            let clicked = game.filter(|_| widgets::is_first_click(&response));
            actions.extend(clicked.map(action));
        };
        command(widgets::button(msg::OPEN).primary(), is_chosen, |game| {
            Action::Games(GamesAction::Open(game))
        });
        command(widgets::button(msg::REVIEW), is_chosen, |game| Action::Games(GamesAction::Review(game)));
        let practise = widgets::button(msg::PRACTISE).tip(msg::PRACTISE_TIP);
        command(practise, can_practise(state, handle), |game| {
            Action::Learn(LearnAction::Puzzle(PuzzleAction::PractiseStored(game)))
        });
        command(widgets::button(msg::EXPORT), is_chosen, |game| Action::Games(GamesAction::Export(game)));
        command(widgets::button(msg::DELETE), is_chosen, |game| Action::Games(GamesAction::Delete(game)));
    });
}

fn can_practise(state: &State, handle: &str) -> Possible {
    let game = state.chosen_game().ok_or(msg::CHOOSE_FIRST)?;
    let side = game.side_of(handle).ok_or(msg::NOT_YOURS)?;
    let has_mistakes = game.analysis.is_none_or(|analysis| analysis.kept[side].has_mistakes());
    if has_mistakes { Ok(()) } else { Err(NO_MISTAKES) }
}
