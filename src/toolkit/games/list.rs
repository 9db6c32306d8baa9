//! `games list`.

use clap::{Args, ValueEnum};
use serde::Serialize;
use span_it_core::board::{BoardSize, Position};
use span_it_core::referee::Termination;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::tournament::export::Table;
use span_it_learn::date::Zone;
use span_it_store::games::{Filter, History, Order, ResultFilter, StoredGame};

use crate::toolkit::numbers::read_board;
use crate::toolkit::numbers::whole;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// Part of a player's name
    #[arg(long, value_name = "NAME", default_value = "")]
    player: String,
    /// The board, rows x columns of major nodes
    #[arg(long, value_name = "SIZE", value_parser = read_board)]
    board: Option<BoardSize>,
    /// The result for the person, or games without a result
    #[arg(long, value_name = "RESULT")]
    result: Option<ResultWord>,
    /// Only games with this position or a symmetric one
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// The order
    #[arg(long, value_name = "ORDER", default_value = "latest")]
    order: OrderWord,
    /// The largest number of games
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1_000_000, 100))]
    count: u32,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ResultWord {
    Won,
    Lost,
    Unfinished,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum OrderWord {
    Latest,
    Earliest,
    Shortest,
    Longest,
}

/// A game in JSON.
#[derive(Debug, Serialize)]
struct Line<'a> {
    id: i64,
    at_ms: i64,
    source: &'a str,
    board: String,
    first: char,
    h: &'a str,
    v: &'a str,
    winner: Option<char>,
    by: Option<&'a str>,
    moves: usize,
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    let filter = filter(options)?;
    let history = options.sources.database()?;
    let page = history
        .list(&filter, 0, usize::try_from(options.count).unwrap_or(usize::MAX))
        .map_err(Failure::failed)?;
    if options.json {
        return page.games.iter().map(json).collect();
    }
    let zone = Zone::local();
    let table = Table::new(&page.games)
        .number("Number", |game| game.id.to_string())
        .text("Date", |game| zone.date(game.at / 1000).to_string())
        .text("Board", |game| game.size.compact())
        .text("Horizontal", |game| printable(&game.names.horizontal))
        .text("Vertical", |game| printable(&game.names.vertical))
        .text("First", |game| game.first.to_string())
        .text("Won by", won_by)
        .number("Moves", |game| game.moves.to_string());
    let total = u64::try_from(page.total).unwrap_or(u64::MAX);
    let shown =
        if page.games.len() < page.total { format!(", {} shown", page.games.len()) } else { String::new() };
    let why = if page.total == 0 { why_none(&history, &filter)? } else { String::new() };
    Ok(table.to_text() + &format!("\n{}{shown}{why}\n", counted(total, "game", "games")))
}

/// Why no game has a result for a person.
fn why_none(history: &History, filter: &Filter) -> Result<String, Failure> {
    if !matches!(filter.result, Some(ResultFilter::Won | ResultFilter::Lost)) {
        return Ok(String::new());
    }
    let all = Filter { result: None, ..filter.clone() };
    let all = history.list(&all, 0, 1).map_err(Failure::failed)?.total as u64;
    let all = counted(all, "game matches", "games match");
    Ok(format!("; --result is that of a person against a computer, without it {all}"))
}

fn filter(options: &Options) -> Result<Filter, Failure> {
    let position = options.position.as_deref().map(read_position).transpose()?;
    let result = options.result.map(|word| match word {
        ResultWord::Won => ResultFilter::Won,
        ResultWord::Lost => ResultFilter::Lost,
        ResultWord::Unfinished => ResultFilter::Unfinished,
    });
    let order = match options.order {
        OrderWord::Latest => Order::Latest,
        OrderWord::Earliest => Order::Earliest,
        OrderWord::Shortest => Order::Shortest,
        OrderWord::Longest => Order::Longest,
    };
    let player = options.player.clone();
    Ok(Filter { player, size: options.board, result, position, order, ..Filter::default() })
}

/// The position of an option.
pub(super) fn read_position(text: &str) -> Result<Position, Failure> {
    Position::from_typed(text).map_err(|error| Failure::refused(format!("--position: {error}")))
}

fn won_by(game: &StoredGame) -> String {
    let Some(outcome) = game.outcome else { return "-".to_owned() };
    let how = match outcome.termination {
        Termination::Path => "",
        Termination::Resignation => " (resigned)",
        Termination::Time => " (on time)",
    };
    format!("{}{how}", outcome.winner)
}

fn json(game: &StoredGame) -> Result<String, Failure> {
    let line = Line {
        id: game.id,
        at_ms: game.at,
        source: game.source.word(),
        board: game.size.compact(),
        first: game.first.letter(),
        h: &game.names.horizontal,
        v: &game.names.vertical,
        winner: game.outcome.map(|outcome| outcome.winner.letter()),
        by: game.outcome.map(|outcome| outcome.termination.word()),
        moves: game.moves,
    };
    Ok(printable_json(&serde_json::to_string(&line).map_err(Failure::failed)?) + "\n")
}
