//! The page *My Progress*: wins kept, ratings, rungs, puzzles, and the days of this week.

mod puzzles;
mod ratings;
mod wins_kept;

use eframe::egui::{Align, Layout, Ui, vec2};

use crate::app::action::Action;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::page;
use crate::app::page::{Page, PageFrame};
use crate::app::scene::Scene;
use crate::app::ui::widgets::{self, CardKind};
use crate::messages::learn::CLOSE_FIRST;
use crate::messages::progress as msg;

const GAP: f32 = 16.0;

type Section = fn(&mut Ui, &Scene<'_>);

const LEFT: &[Section] = &[wins_kept::own, wins_kept::personalities];
const RIGHT: &[Section] =
    &[wins_kept::by_tens, ratings::at_the_board, ratings::in_puzzles, ratings::ladder, puzzles::show];
/// The same without ratings.
const RIGHT_UNRATED: &[Section] = &[wins_kept::by_tens, ratings::ladder, puzzles::show];

#[derive(Debug, Default)]
pub(crate) struct ProgressPage;

impl Page for ProgressPage {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let scene = frame.scene;
        let actions = &mut *frame.actions;
        page::column(ui, frame.window.x, |ui, is_narrow| {
            page::title_row(ui, msg::TITLE, page::week(scene).as_ref(), actions);
            let right = if scene.settings.show_ratings { RIGHT } else { RIGHT_UNRATED };
            if is_narrow {
                sections(ui, LEFT, scene);
                sections(ui, right, scene);
            } else {
                let width = (ui.available_width() - GAP) / 2.0;
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for column in [LEFT, right] {
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

    fn leave_first(&self) -> Option<&'static str> {
        Some(CLOSE_FIRST)
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
