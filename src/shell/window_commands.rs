//! Carries out requests to the window as a whole.

use eframe::egui::ViewportCommand;

use crate::context::command::keyboard::KeyboardDialog;
use crate::context::prelude::*;
use crate::model::cpu_benchmark::CpuBenchmark;
use crate::pages::game::home;
use crate::pages::game::state::GameState;
use crate::pages::help::dialogs::AboutDialog;
use crate::pages::learn::state::LearnState;
use crate::shell::find_command::FindCommandDialog;
use crate::shell::{page_states, strip};

pub(crate) fn apply(cx: &mut Context, action: WindowAction) {
    match action {
        WindowAction::Zoom(step) => {
            let page = cx.page_id();
            if let Some(board) = page_states::page_mut(&mut cx.states, page).board_mut() {
                board.zoom(step);
            }
        }
        WindowAction::ClosePage => close_page(cx),
        WindowAction::CloseDialog => close_dialog(cx),
        WindowAction::CloseNotice => cx.close_notice(),
        WindowAction::FocusNotice => cx.view.focus.give_back(&cx.egui, strip::main_button(&cx.egui)),
        WindowAction::ToggleFullScreen => {
            cx.view.full_screen = !cx.view.full_screen;
            cx.egui.send_viewport_cmd(ViewportCommand::Fullscreen(cx.view.full_screen));
        }
        WindowAction::ShowSettings => crate::pages::settings::commands::show(cx),
        WindowAction::ShowKeyboard => cx.view.dialogs.push(KeyboardDialog),
        WindowAction::FindCommand => {
            cx.view.dialogs.push(FindCommandDialog::new(cx.view.used_commands.clone()));
        }
        WindowAction::ShowAbout => {
            cx.view.cpu_benchmark.get_or_insert_with(|| CpuBenchmark::start(repaint_wake(&cx.egui)));
            cx.view.dialogs.push(AboutDialog::default());
        }
        WindowAction::Refuse(why)
            if cx.page_id() == PageId::Game && cx.session.is_started() && !cx.view.is_help_open =>
        {
            cx.announce(why);
            cx.states.the_mut::<GameState>().refuse(&cx.session, why);
        }
        WindowAction::Refuse(why) => cx.confirm(why.to_owned()),
        WindowAction::Quit => cx.egui.send_viewport_cmd(ViewportCommand::Close),
    }
}

fn close_dialog(cx: &mut Context) {
    if cx.view.dialogs.last().is_some_and(Dialog::is_about_saving) {
        cx.view.after_saving = None;
    }
    cx.view.dialogs.pop();
    cx.view.focus.close_dialog(&cx.egui);
}

/// Closes the page and returns to the game, from the review of another game to the page of that game, or from
/// *Show Why* to the page for learning or the review that it was opened from.
fn close_page(cx: &mut Context) {
    if let Some(page) = cx.view.below_proof {
        cx.open(page);
        if let PageId::Learn(page) = page {
            cx.states.the_mut::<LearnState>().focus_main_button(page);
        }
    } else if cx.session.is_previewing() {
        cx.open(cx.view.preview_page);
    } else {
        let was_learning = matches!(cx.page_id(), PageId::Learn(_));
        cx.open(PageId::Game);
        cx.states.the_mut::<GameState>().focus_board = true;
        if was_learning {
            home::offer(cx);
        }
    }
}
