//! Carries out requests to the window as a whole.

use eframe::egui::ViewportCommand;

use crate::app::action::{Action, WindowAction};
use crate::app::command::keyboard::KeyboardDialog;
use crate::app::context::Context;
use crate::app::dialogs::Dialog;
use crate::app::find_command::FindCommandDialog;
use crate::app::game::action::GameAction;
use crate::app::help::dialogs::AboutDialog;
use crate::app::settings;
use crate::app::store::closing::quit_without_saving;
use crate::app::ui::strip;
use crate::jobs::cpu_benchmark::CpuBenchmark;
use crate::jobs::repaint_wake;

pub(crate) fn apply(cx: &mut Context, action: WindowAction) {
    match action {
        WindowAction::Undo => cx.request(Action::Game(GameAction::Undo)),
        WindowAction::Redo => cx.request(Action::Game(GameAction::Redo)),
        WindowAction::ClosePage => cx.close_page(),
        WindowAction::CloseDialog => close_dialog(cx),
        WindowAction::CloseNotice => cx.close_notice(),
        WindowAction::FocusNotice => cx.view.focus.give_back(&cx.egui, strip::main_button(&cx.egui)),
        WindowAction::ToggleFullScreen => {
            cx.view.full_screen = !cx.view.full_screen;
            cx.egui.send_viewport_cmd(ViewportCommand::Fullscreen(cx.view.full_screen));
        }
        WindowAction::ShowSettings => settings::commands::show(cx),
        WindowAction::ShowKeyboard => cx.view.dialogs.push(KeyboardDialog),
        WindowAction::FindCommand => {
            cx.view.dialogs.push(FindCommandDialog::new(cx.view.used_commands.clone()));
        }
        WindowAction::ShowAbout => {
            cx.view.cpu_benchmark.get_or_insert_with(|| CpuBenchmark::start(repaint_wake(&cx.egui)));
            cx.view.dialogs.push(AboutDialog::default());
        }
        WindowAction::Refuse(why) => {
            cx.announce(why);
            cx.features.game.refuse(&cx.session, why);
        }
        WindowAction::Quit => cx.egui.send_viewport_cmd(ViewportCommand::Close),
        WindowAction::QuitWithoutSaving => quit_without_saving(cx),
    }
}

fn close_dialog(cx: &mut Context) {
    if cx.view.dialogs.last().is_some_and(Dialog::is_about_saving) {
        cx.view.after_saving = None;
    }
    cx.view.dialogs.pop();
    cx.view.focus.close_dialog(&cx.egui);
}
