//! The choices for a picture or an animation, and the progress of an animation.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use eframe::egui::{self, Label};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::help::action::HelpAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::picture::action::PictureAction;
use crate::app::picture::options::{ANIMATION_SIDES, Choices, PICTURE_SIDES};
use crate::app::ui::export_form::{self, ExportButton, choice};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::jobs::{Job, Progress, Wake};
use crate::messages::{files, picture as msg};
use span_it_picture::{Animation, AnimationError, Picture};

#[derive(Debug)]
pub(crate) enum Content {
    Picture(Box<Picture>),
    /// The positions of a game.
    Game(Vec<Picture>),
}

#[derive(Debug)]
pub(crate) struct PictureDialog {
    pub(super) content: Content,
    choices: Choices,
    work: Option<Work>,
    /// Why nothing was saved.
    problem: Option<String>,
}

/// An animation that is being drawn.
#[derive(Debug)]
struct Work {
    path: PathBuf,
    job: Job<Result<Vec<u8>, AnimationError>>,
    done: Arc<AtomicUsize>,
    of: usize,
}

impl PictureDialog {
    pub(super) const fn new(content: Content, choices: Choices) -> Self {
        Self { content, choices, work: None, problem: None }
    }

    const fn title(&self) -> &'static str {
        match self.content {
            Content::Picture(_) => msg::TITLE,
            Content::Game(_) => msg::ANIMATION_TITLE,
        }
    }

    /// Draws an animation on a thread of its own.
    pub(super) fn start(&mut self, path: PathBuf, animation: Animation, wake: Wake) -> io::Result<()> {
        let (done, of) = (Arc::new(AtomicUsize::new(0)), animation.pictures.len());
        let (count, progress) = (Arc::clone(&done), Arc::clone(&wake));
        let job = Job::start("animation", wake, move |stop| {
            animation.to_gif(|finished| {
                count.store(finished, Ordering::Relaxed);
                progress();
                !stop.is_cancelled()
            })
        })?;
        self.problem = None;
        self.work = Some(Work { path, job, done, of });
        Ok(())
    }

    /// The finished file, once.
    fn take_file(&mut self) -> Option<(PathBuf, Vec<u8>)> {
        let work = self.work.as_ref()?;
        let file = match work.job.poll() {
            Progress::Pending => return None,
            Progress::Done(file) => file.map_err(|error| error.to_string()),
            Progress::Lost => Err(msg::LOST.to_owned()),
        };
        let Work { path, .. } = self.work.take()?;
        match file {
            Ok(file) => Some((path, file)),
            Err(reason) => {
                self.problem = Some(files::not_saved(&path, reason));
                None
            }
        }
    }

    fn body(&mut self, ui: &mut egui::Ui) {
        ui.spacing_mut().item_spacing.y = 8.0;
        let choices = &mut self.choices;
        ui.add_enabled_ui(self.work.is_none(), |ui| {
            let sides = match &self.content {
                Content::Picture(_) => {
                    ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
                    choice(ui, msg::FORMAT, &mut choices.format, &msg::FORMATS);
                    PICTURE_SIDES
                }
                Content::Game(pictures) => {
                    ui.add(Label::new(text::soft(msg::about_game(pictures.len()))).wrap());
                    choice(ui, msg::SPEED, &mut choices.speed, &msg::SPEEDS);
                    ANIMATION_SIDES
                }
            };
            let labels = sides.map(msg::pixels);
            choice(ui, msg::SIZE, &mut choices.side, &labels.each_ref().map(String::as_str));
            choice(ui, msg::COLORS, &mut choices.colors, &msg::COLOR_CHOICES);
        });
        if let Some(work) = &self.work {
            let done = work.done.load(Ordering::Relaxed);
            export_form::progress(ui, msg::progress(done, work.of), (done, work.of), self.title());
        }
        export_form::problem(ui, self.problem.as_deref());
    }
}

impl Dialog for PictureDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if let Some((path, file)) = self.take_file() {
            frame.actions.push(Action::Picture(PictureAction::Finish(path, file)));
        }
        let title = self.title();
        let shared = std::cell::RefCell::new(self);
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, title),
            (460.0, 640.0),
            |ui| shared.borrow_mut().body(ui),
            |ui| export_form::footer(ui, title, msg::SAVE, shared.borrow().work.is_some()),
        );
        let dialog = shared.into_inner();
        match result.footer {
            Some(ExportButton::Export) => {
                frame.actions.push(Action::Picture(PictureAction::Ask(dialog.choices)));
            }
            Some(ExportButton::Stop) => dialog.work = None,
            Some(ExportButton::Help) => frame.actions.push(Action::Help(HelpAction::OpenHere)),
            Some(ExportButton::Close) => return true,
            None => {}
        }
        result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Files, "pictures")
    }

    fn show_notice(&mut self, notice: &Notice) -> bool {
        let is_own = notice.topic == NoticeTopic::Saving && notice.is_error;
        if is_own {
            self.problem = Some(notice.text.clone());
        }
        is_own
    }
}
