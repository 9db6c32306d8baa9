//! `picture`: a position or a game as SVG, PNG or animated GIF.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::picture::heat_map::HeatPart;
use crate::picture::{Animation, Branch, Colors, ImageError, Mark, Picture, Style, heat_map, solver_marks};
use clap::{Args, ValueEnum};
use span_it_core::board::Position;
use span_it_core::engine;
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_core::seed::Seed;
use span_it_core::solver::{self, proof};
use span_it_core::text::sanitize::printable;
use span_it_store::storage;

use crate::toolkit::numbers::{read_seed, whole};
use crate::toolkit::personalities::named_personality;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;
use crate::toolkit::streams::{self, same_file};

const HELP: &str = "\
Examples:
  span-it-toolkit picture \"h.v/../.../../... h\" --out board.svg --moves
  span-it-toolkit picture game.spanit --out end.png --theme dark --size 1200
  span-it-toolkit picture game.spanit --out game.gif --delay 500

The ending of --out sets the format: .svg, .png or .gif. A GIF shows a game from
the first to the last move. The other formats show one position: the given one,
or that of a game record after its last move, or after --ply moves.

--moves marks the moves that keep the win or, where most do, those that give it
away. --trees draws the two trees that prove who wins. --weights draws the
weights of a personality for the player to move.

An existing file is replaced. More: docs/toolkit/positions.md";

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Theme {
    Light,
    Dark,
    /// White, with dark colours
    Print,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Part {
    /// The combined weights; the filled part of a circle is for the player to move
    Both,
    /// The weights for the player to move
    Own,
    /// The weights for the opponent
    Other,
}

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    /// A position, or a source of games: a record, log, database or folder, - for standard input
    #[arg(value_name = "POSITION|SOURCE")]
    source: OsString,
    /// Which game of the source, if it has several, from 1
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<usize>(1, 1_000_000_000, 1))]
    game: Option<usize>,
    /// The file to write: .svg, .png or .gif; - prints SVG
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Mark the moves that keep the win
    #[arg(long)]
    moves: bool,
    /// Draw the two trees that prove who wins
    #[arg(long, conflicts_with_all = ["moves", "weights"])]
    trees: bool,
    /// Draw the weights of this personality: a file or the name of a built-in one
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Draw the weights for both players together, or for one of them
    #[arg(long, value_name = "PART", default_value = "both", requires = "weights", ignore_case = true)]
    part: Part,
    /// The seed of the weights' noise, 0 to 9007199254740991
    #[arg(long, value_name = "S", default_value = "0", allow_negative_numbers = true, value_parser = read_seed)]
    seed: Seed,
    /// Show a game after this number of moves
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<usize>(0, 761, 12))]
    ply: Option<usize>,
    /// The colours
    #[arg(long, value_name = "THEME", default_value = "light", ignore_case = true)]
    theme: Theme,
    /// The longer side, in pixels, 100 to 4000
    #[arg(long, value_name = "PIXELS", default_value = "800", allow_negative_numbers = true,
        value_parser = whole::<u32>(100, 4000, 800))]
    size: u32,
    /// How long a GIF shows each position, in milliseconds, 20 to 60000
    #[arg(long, value_name = "MS", default_value = "700", allow_negative_numbers = true,
        value_parser = whole::<u64>(20, 60_000, 700))]
    delay: u64,
    /// Leave out the names of rows and columns
    #[arg(long)]
    no_coordinates: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

/// The positions of the source, and which of them is shown alone.
struct Source {
    pictures: Vec<Picture>,
    shown: usize,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let (format, source) = read(options)?;
    let (file, text) = draw(options, format, source).map_err(Failure::failed)?;
    if streams::is_stream(&options.out) {
        return Ok(streams::write(&file)?);
    }
    storage::write_safely(&options.out, &file).map_err(Failure::failed)?;
    Ok(streams::print(&text)?)
}

/// Reads and checks everything before the work begins.
fn read(options: &Options) -> Result<(Format, Source), String> {
    let format = format_of(&options.out)?;
    if format == Format::Gif && (options.moves || options.trees || options.weights.is_some()) {
        return Err("a GIF has no marks, trees or weights".to_owned());
    }
    let mut source = read_source(options)?;
    if format != Format::Gif {
        let picture = source.pictures.swap_remove(source.shown);
        source = Source { pictures: vec![annotated(options, picture)?], shown: 0 };
    }
    if !streams::is_stream(&options.out) {
        storage::check_writing(&options.out).map_err(|error| error.to_string())?;
    }
    Ok((format, source))
}

fn format_of(out: &Path) -> Result<Format, String> {
    if streams::is_stream(out) {
        return Ok(Format::Svg);
    }
    let ending = out.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    match ending.as_str() {
        "svg" => Ok(Format::Svg),
        "png" => Ok(Format::Png),
        "gif" => Ok(Format::Gif),
        _ => Err(format!("{}: expected a name that ends in .svg, .png or .gif", out.display())),
    }
}

/// A text with a space is a position, unless there is a file of this name.
fn read_source(options: &Options) -> Result<Source, String> {
    let path = Path::new(&options.source);
    let text = options.source.to_string_lossy();
    let coordinates = !options.no_coordinates;
    if text.trim().contains(' ') && !path.exists() && !text.ends_with(".spanit") {
        if options.ply.is_some() || options.game.is_some() {
            return Err("--ply and --game need a game".to_owned());
        }
        let position = Position::from_typed(&text).map_err(|error| error.to_string())?;
        return Ok(Source { pictures: vec![Picture { coordinates, ..Picture::of(position) }], shown: 0 });
    }
    if !streams::is_stream(&options.out) && same_file(path, &options.out) {
        return Err(format!("{}: --out would replace the source", path.display()));
    }
    let (setup, game) = chosen_game(path, options.game)?;
    let title = format!("{} against {}", setup.players.horizontal.name, setup.players.vertical.name);
    let moves = game.moves();
    let picture = |ply: usize| {
        let last_move = ply.checked_sub(1).map(|last| moves[last].node);
        Picture { title: title.clone(), coordinates, last_move, ..Picture::of(game.position_at(ply)) }
    };
    let shown = options.ply.unwrap_or(moves.len());
    if shown > moves.len() {
        return Err(format!("--ply is {shown}, but the game has {} moves", moves.len()));
    }
    Ok(Source { pictures: (0..=moves.len()).map(picture).collect(), shown })
}

/// The game with this number, or the only one.
fn chosen_game(path: &Path, number: Option<usize>) -> Result<(GameSetup, Referee), String> {
    let games = Sources { files: vec![path.to_owned()] }.games();
    let mut games = games.map_err(|failure| failure.to_string())?;
    let all = games.len();
    match number {
        None if all != 1 => Err(format!("{}: {all} games: expected --game with a number", path.display())),
        Some(number) if number > all => {
            Err(format!("{}: --game is {number}: expected at most {all}", path.display()))
        }
        number => Ok(games.swap_remove(number.unwrap_or(1) - 1)),
    }
}

/// The content of the file, and a line about it.
fn draw(options: &Options, format: Format, source: Source) -> Result<(Vec<u8>, String), String> {
    let colors = match options.theme {
        Theme::Light => Colors::LIGHT,
        Theme::Dark => Colors::DARK,
        Theme::Print => Colors::PRINT,
    };
    let style = Style { colors, side: options.size };
    let name = printable(&options.out.display().to_string());
    let picture = &source.pictures[source.shown];
    let failed = |error: ImageError| format!("{name}: {error}");
    let file = match format {
        Format::Svg => picture.to_svg(&style).into_bytes(),
        Format::Png => picture.to_image(&style).and_then(|image| image.to_png()).map_err(failed)?,
        Format::Gif => {
            let delay = Duration::from_millis(options.delay);
            let count = source.pictures.len();
            let animation = Animation { pictures: source.pictures, style, delay };
            let file = animation.to_gif(|_| true).map_err(failed)?;
            return Ok((file, format!("{name}: {count} positions\n")));
        }
    };
    Ok((file, format!("{name}: {} pixels\n", style.side)))
}

/// The picture with the requested marks, trees or weights.
fn annotated(options: &Options, mut picture: Picture) -> Result<Picture, String> {
    let position = picture.position.clone();
    if let Some(file) = &options.weights {
        let personality = named_personality(file)?;
        let weights = engine::weigh(&position, &personality.factors, options.seed);
        let part = match options.part {
            Part::Both => HeatPart::Both,
            Part::Own => HeatPart::Own,
            Part::Other => HeatPart::Other,
        };
        picture.weights = heat_map::map_of_part(position.size(), &weights, part);
    }
    if options.moves {
        picture.marks = solver_marks(&position, &solver::winning_moves(&position));
    }
    if options.trees {
        let proof = proof::proof(&position).ok_or("the game is over, so there are no trees")?;
        if let Some(opening) = proof.opening() {
            picture.position = position.after(opening);
            picture.marks.push((opening, Mark::Number(1)));
        }
        let ([first, second], player) = (proof.trees(), proof.winner());
        let branch = |is_second| move |node| Branch { node, player, is_second };
        picture.trees = first.into_iter().map(branch(false)).collect();
        picture.trees.extend(second.into_iter().map(branch(true)));
    }
    Ok(picture)
}
