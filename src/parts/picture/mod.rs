//! Pictures of the board and animations of games, as files and on the clipboard: the choices, the progress of an
//! animation, and writing.

pub(crate) mod options;

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

use eframe::egui::ColorImage;

use crate::context::files::save::write_file;
use crate::context::prelude::*;
use crate::kit::number::moves_to_f32;
use crate::messages::dialogs::new_game::shown_name;
use crate::messages::{board, dialogs, files, picture as msg};
use crate::model::own_folder::file_stem;
use crate::parts::picture::options::{ANIMATION_SIDES, Choices, PICTURE_SIDES};
use crate::picture::{Animation, Image, ImageError, Picture, Sheet};
use crate::platform::jobs::{Job, Progress, Wake};

pub(crate) fn save(cx: &mut Context, picture: Option<Picture>) {
    if let Some(picture) = picture {
        save_sheet(cx, Box::new(picture));
    }
}

pub(crate) fn save_sheet(cx: &mut Context, sheet: Box<dyn Sheet>) {
    open_dialog(cx, Content::Picture(sheet));
}

pub(crate) fn save_animation(cx: &mut Context) {
    let pictures = pictures_of_game(cx);
    open_dialog(cx, Content::Game(pictures));
}

fn open_dialog(cx: &mut Context, content: Content) {
    cx.view.dialogs.push(PictureDialog {
        content,
        choices: *cx.states.the::<Choices>(),
        work: None,
        problem: None,
    });
}

pub(crate) fn copy(cx: &mut Context, picture: Option<Picture>) {
    let Some(picture) = picture else { return };
    let style = cx.states.the_mut::<Choices>().style(
        PICTURE_SIDES,
        Palette::of_ctx(&cx.egui),
        cx.settings.player_colors,
    );
    match picture.to_image(&style) {
        Ok(image) => {
            cx.egui.copy_image(color_image(&image));
            cx.confirm(msg::copied().to_owned());
        }
        Err(error) => file_dialog::not_saved(cx, msg::not_made(&error)),
    }
}

pub(crate) fn color_image(image: &Image) -> ColorImage {
    let pixels = image.rgb().chunks_exact(3).map(|pixel| Color32::from_rgb(pixel[0], pixel[1], pixel[2]));
    ColorImage::new([image.width() as usize, image.height() as usize], pixels.collect())
}

/// The position after each move of the shown game.
fn pictures_of_game(cx: &Context) -> Vec<Picture> {
    let game = cx.session.game();
    let names = ByPlayer::from_fn(|player: Player| shown_name(&cx.session.seat(player).name));
    let picture = |ply: usize| Picture {
        title: board::picture_title(names),
        coordinates: cx.settings.coordinates,
        last_move: ply.checked_sub(1).and_then(|last| game.moves().get(last)).map(|played| played.node),
        ..Picture::of(game.position_at(ply))
    };
    (0..=game.moves().len()).map(picture).collect()
}

fn ask(cx: &mut Context, choices: Choices) {
    *cx.states.the_mut::<Choices>() = choices;
    let Some(dialog) = cx.view.dialogs.top::<PictureDialog>() else { return };
    let (kind, title, ending) = match (&dialog.content, choices.format) {
        (Content::Game(_), _) => (FileKind::Gif, msg::animation_title(), "gif"),
        (Content::Picture(_), 1) => (FileKind::Svg, msg::title(), "svg"),
        (Content::Picture(_), _) => (FileKind::Png, msg::title(), "png"),
    };
    let names = Player::ALL.map(|player| file_stem(&cx.session.seat(player).name));
    let name = format!("{}-{}.{ending}", names[0], names[1]);
    let then = move |path: PathBuf| Action::call(move |cx| write(cx, &path, choices));
    let folder = cx.games_folder();
    file_dialog::ask(cx, FileQuestion::save(kind, title, folder, name, then));
}

/// The ending of the file decides between SVG and PNG.
fn write(cx: &mut Context, path: &Path, choices: Choices) {
    let (palette, players) = (Palette::of_ctx(&cx.egui), cx.settings.player_colors);
    let wake = repaint_wake(&cx.egui);
    let Some(dialog) = cx.view.dialogs.top_mut::<PictureDialog>() else { return };
    match &dialog.content {
        Content::Picture(picture) => {
            let style = choices.style(PICTURE_SIDES, palette, players);
            let file = if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) {
                Ok(picture.to_svg(&style).into_bytes())
            } else {
                picture.to_image(&style).and_then(|image| image.to_png())
            };
            match file {
                Ok(file) => finish(cx, path, &file),
                Err(error) => file_dialog::not_saved(cx, files::not_saved(path, error)),
            }
        }
        Content::Game(pictures) => {
            let style = choices.style(ANIMATION_SIDES, palette, players);
            let animation = Animation { pictures: pictures.clone(), style, delay: choices.delay() };
            if let Err(error) = dialog.start(path.to_path_buf(), animation, wake) {
                file_dialog::not_saved(cx, files::not_saved(path, error));
            }
        }
    }
}

fn finish(cx: &mut Context, path: &Path, file: &[u8]) {
    if write_file(cx, path, file) && cx.view.dialogs.top::<PictureDialog>().is_some() {
        cx.request(Action::Window(WindowAction::CloseDialog));
    }
}

enum Content {
    Picture(Box<dyn Sheet>),
    Game(Vec<Picture>),
}

struct PictureDialog {
    content: Content,
    choices: Choices,
    work: Option<Work>,
    problem: Option<String>,
}

struct Work {
    path: PathBuf,
    job: Job<Result<Vec<u8>, ImageError>>,
    done: Arc<AtomicUsize>,
    of: usize,
}

impl PictureDialog {
    fn title(&self) -> &'static str {
        match self.content {
            Content::Picture(_) => msg::title(),
            Content::Game(_) => msg::animation_title(),
        }
    }

    fn start(&mut self, path: PathBuf, animation: Animation, wake: Wake) -> io::Result<()> {
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
            Progress::Lost => Err(msg::lost().to_owned()),
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
                    ui.add(Label::new(text::soft(msg::about())).wrap());
                    choice(ui, msg::format(), &mut choices.format, &msg::formats());
                    PICTURE_SIDES
                }
                Content::Game(pictures) => {
                    ui.add(Label::new(text::soft(msg::about_game(pictures.len()))).wrap());
                    choice(ui, msg::speed(), &mut choices.speed, &msg::speeds());
                    ANIMATION_SIDES
                }
            };
            let labels = sides.map(msg::pixels);
            choice(ui, msg::size(), &mut choices.side, &labels.each_ref().map(String::as_str));
            choice(ui, msg::colors(), &mut choices.colors, &msg::color_choices());
        });
        if let Some(work) = &self.work {
            let done = work.done.load(Ordering::Relaxed);
            ui.label(text::body(msg::progress(done, work.of)));
            let share = moves_to_f32(done) / moves_to_f32(work.of.max(1));
            widgets::progress_bar(ui, share, ui.available_width(), self.title());
        }
        if let Some(problem) = &self.problem {
            ui.add(Label::new(text::body(problem).color(Palette::of(ui).bad)).wrap());
        }
    }
}

/// A choice with its name above.
fn choice(ui: &mut egui::Ui, name: &str, index: &mut usize, labels: &[&str]) {
    ui.label(text::small_strong(name).weak());
    let items: Vec<SegmentItem<'_>> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
    widgets::segmented(ui, name, index, &items);
}

impl Dialog for PictureDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        if let Some((path, file)) = self.take_file() {
            frame.cx.later(move |cx| finish(cx, &path, &file));
        }
        let title = self.title();
        let is_busy = self.work.is_some();
        let footer = |ui: &mut egui::Ui| {
            widgets::help_here(ui, title);
            let cancel = if is_busy { msg::stop() } else { dialogs::cancel() };
            let why_not = is_busy.then_some(msg::busy());
            FormFooter { cancel, why_not, ..FormFooter::new(msg::save()) }.show(ui)
        };
        let body = |ui: &mut egui::Ui| self.body(ui);
        let result = widgets::dialog(&frame.cx.egui, (frame.id, title), (460.0, 640.0), body, footer);
        let (main, is_cancelled) = result.footer;
        if main.clicked() {
            let choices = self.choices;
            frame.cx.later(move |cx| ask(cx, choices));
        }
        if is_cancelled {
            self.work = None;
        }
        result.closed || (is_cancelled && !is_busy)
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
