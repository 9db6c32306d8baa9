//! Carries out requests for pictures.

use std::path::Path;

use eframe::egui::{Color32, ColorImage};

use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::library::own_folder::file_stem;
use crate::app::picture::action::PictureAction;
use crate::app::picture::dialog::{Content, PictureDialog};
use crate::app::picture::options::{ANIMATION_SIDES, Choices, PICTURE_SIDES};
use crate::app::store::file_question::FileQuestion;
use crate::app::store::{chosen_files, file_dialog};
use crate::app::ui::theme::Palette;
use crate::jobs::repaint_wake;
use crate::messages::{board, files, picture as msg};
use crate::platform::FileKind;
use span_it_core::board::{ByPlayer, Player};
use span_it_picture::{Animation, Image, Picture};

pub(crate) fn apply(cx: &mut Context, action: PictureAction) {
    match action {
        PictureAction::Save => open_dialog(cx, |picture| Content::Picture(Box::new(picture))),
        PictureAction::SaveAnimation => {
            let pictures = pictures_of_game(cx);
            cx.view.dialogs.push(PictureDialog::new(Content::Game(pictures), cx.features.picture));
        }
        PictureAction::Copy => copy(cx),
        PictureAction::Ask(choices) => ask(cx, choices),
        PictureAction::Write(path, choices) => write(cx, &path, choices),
        PictureAction::Finish(path, file) => finish(cx, &path, &file),
    }
}

fn shown_picture(cx: &Context) -> Option<Picture> {
    cx.features.page().board()?.picture().cloned()
}

fn open_dialog(cx: &mut Context, content: impl FnOnce(Picture) -> Content) {
    if let Some(picture) = shown_picture(cx) {
        cx.view.dialogs.push(PictureDialog::new(content(picture), cx.features.picture));
    }
}

fn copy(cx: &mut Context) {
    let Some(picture) = shown_picture(cx) else { return };
    let style =
        cx.features.picture.style(PICTURE_SIDES, Palette::of_ctx(&cx.egui), cx.settings.player_colors);
    match picture.to_image(&style) {
        Ok(image) => {
            cx.egui.copy_image(color_image(&image));
            cx.confirm(msg::COPIED.to_owned());
        }
        Err(error) => file_dialog::not_saved(cx, msg::not_made(&error)),
    }
}

fn color_image(image: &Image) -> ColorImage {
    let pixels = image.rgb().chunks_exact(3).map(|pixel| Color32::from_rgb(pixel[0], pixel[1], pixel[2]));
    ColorImage::new([image.width() as usize, image.height() as usize], pixels.collect())
}

/// The position after each move of the shown game.
fn pictures_of_game(cx: &Context) -> Vec<Picture> {
    let game = cx.session.game();
    let names = ByPlayer::from_fn(|player: Player| cx.session.seat(player).name.as_str());
    let picture = |ply: usize| Picture {
        title: board::picture_title(names),
        coordinates: cx.settings.coordinates,
        last_move: ply.checked_sub(1).and_then(|last| game.moves().get(last)).map(|played| played.node),
        ..Picture::of(game.position_at(ply))
    };
    (0..=game.moves().len()).map(picture).collect()
}

fn ask(cx: &mut Context, choices: Choices) {
    cx.features.picture = choices;
    let Some(dialog) = cx.view.dialogs.top::<PictureDialog>() else { return };
    let (kind, title, ending) = match (&dialog.content, choices.format) {
        (Content::Game(_), _) => (FileKind::Gif, msg::ANIMATION_TITLE, "gif"),
        (Content::Picture(_), 1) => (FileKind::Svg, msg::TITLE, "svg"),
        (Content::Picture(_), _) => (FileKind::Png, msg::TITLE, "png"),
    };
    let names = Player::ALL.map(|player| file_stem(&cx.session.seat(player).name));
    let name = format!("{}-{}.{ending}", names[0], names[1]);
    let then = move |path| Action::Picture(PictureAction::Write(path, choices));
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
    chosen_files::write(cx, path, file, |cx, is_written| {
        if is_written && cx.view.dialogs.top::<PictureDialog>().is_some() {
            cx.request(Action::Window(WindowAction::CloseDialog));
        }
    });
}
