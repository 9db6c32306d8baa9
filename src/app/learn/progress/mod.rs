//! The page *My Progress*: wins kept, ratings, rungs, puzzles, and the days of this week.

mod curve;
mod puzzles;
mod ratings;
mod wins_kept;

use eframe::egui::{Align, Layout, Ui, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::command::Possible;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::hub::week;
use crate::app::learn::page;
use crate::app::page::{EscapeKey, Page, PageFrame};
use crate::app::scene::Scene;
use crate::app::session::Session;
use crate::app::ui::widgets::{self, CardKind};
use crate::messages::learn::CLOSE_FIRST;
use crate::messages::progress as msg;

const GAP: f32 = 16.0;

type Section = fn(&mut Ui, &Scene<'_>);

const LEFT: [Section; 2] = [wins_kept::own, wins_kept::personalities];
const RIGHT: [Section; 3] = [ratings::at_the_board, ratings::in_puzzles, puzzles::show];

#[derive(Debug, Default)]
pub(crate) struct ProgressPage;

impl Page for ProgressPage {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let scene = frame.scene;
        let actions = &mut *frame.actions;
        page::column(ui, frame.window.x, |ui, is_narrow| {
            page::title_row(ui, msg::TITLE, actions, |ui| week::show(ui, &scene.progress.week(scene.today)));
            if is_narrow {
                sections(ui, &LEFT, scene);
                sections(ui, &RIGHT, scene);
            } else {
                let width = (ui.available_width() - GAP) / 2.0;
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for column in [&LEFT[..], &RIGHT[..]] {
                        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                            ui.set_width(width);
                            sections(ui, column, scene);
                        });
                    }
                });
            }
            let forget = widgets::button(msg::FORGET).small().tip(msg::FORGET_TIP).show(ui);
            if forget.clicked() {
                actions.push(Action::Learn(LearnAction::ForgetProgress));
            }
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn allows_game_commands(&self) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn can_redo(&self, _session: &Session) -> Possible {
        Err(CLOSE_FIRST)
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        keys.close_notice.clone().or(Some(Action::Window(WindowAction::ClosePage)))
    }
}

fn sections(ui: &mut Ui, sections: &[Section], scene: &Scene<'_>) {
    for section in sections {
        widgets::card(ui, CardKind::Plain, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            section(ui, scene);
        });
    }
}
