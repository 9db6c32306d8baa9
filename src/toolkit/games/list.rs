//! `games list`.

use clap::{Args, ValueEnum};
use serde::Serialize;
use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::referee::Termination;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::tournament::export::Table;
use span_it_learn::date::Zone;
use span_it_store::games::{Filter, History, Order, ResultFilter, StoredGame};

use crate::toolkit::brief::Brief;
use crate::toolkit::games::moves::Wanted;
use crate::toolkit::numbers::read_board;
use crate::toolkit::numbers::whole;
use crate::toolkit::positions::names;
use crate::toolkit::report::Failure;
use crate::toolkit::sources::Sources;

/// Rows that are sorted together.
const AT_ONCE: usize = 1000;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    sources: Sources,
    /// Part of a player's name
    #[arg(long, value_name = "NAME", default_value = "")]
    player: String,
    /// Part of the name of that player's opponent
    #[arg(long, value_name = "NAME", default_value = "")]
    against: String,
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
    /// The random moves of the opening.
    opening: Vec<String>,
    nodes: Vec<String>,
}

/// A listed game.
struct Row {
    game: StoredGame,
    opening: Vec<Node>,
    moves: Vec<Node>,
}

/// The first games that match.
#[derive(Default)]
struct Listed {
    rows: Vec<Row>,
    /// All that match, and those that do so with any result.
    total: usize,
    with_any_result: usize,
    /// The places of all games.
    places: Vec<i64>,
}

impl Listed {
    /// Keeps the first `count` rows.
    fn limit(&mut self, order: Order, count: usize) {
        self.rows.sort_unstable_by(|one, other| order.compare(&one.game, &other.game));
        self.rows.truncate(count);
    }
}

pub(super) fn run(options: &Options) -> Result<String, Failure> {
    let filter = filter(options)?;
    let count = usize::try_from(options.count).unwrap_or(usize::MAX);
    let listed = match options.sources.database()? {
        Some(history) => search(&history, &filter, count)?,
        None => scan(&options.sources, &filter, count)?,
    };
    let Listed { rows, total, .. } = &listed;
    if options.json {
        return rows.iter().map(json).collect();
    }
    let zone = Zone::local();
    let table = Table::new(rows)
        .number("Number", |row| row.game.id.to_string())
        .text("Date", |row| zone.date(row.game.at / 1000).to_string())
        .text("Board", |row| row.game.size.compact())
        .text("Horizontal", |row| printable(&row.game.names.horizontal))
        .text("Vertical", |row| printable(&row.game.names.vertical))
        .text("First", |row| row.game.first.to_string())
        .text("Won by", won_by)
        .number("Moves", |row| row.game.moves.to_string());
    let shown = if rows.len() < *total { format!(", {} shown", rows.len()) } else { String::new() };
    let why = if *total == 0 { why_none(&filter, &listed) } else { String::new() };
    Ok(table.to_text() + &format!("\n{}{shown}{why}\n", counted(*total as u64, "game", "games")))
}

/// The games of a database.
fn search(history: &History, filter: &Filter, count: usize) -> Result<Listed, Failure> {
    let page = history.list(filter, 0, count).map_err(Failure::failed)?;
    let any_result = Filter { result: None, ..filter.clone() };
    let with_any_result = history.list(&any_result, 0, 1).map_err(Failure::failed)?.total;
    let row = |game: StoredGame| {
        let (setup, referee) = history.read(game.id).map_err(Failure::failed)?;
        let moves = referee.moves().iter().map(|mv| mv.node).collect();
        Ok(Row { game, opening: setup.opening(), moves })
    };
    let rows = page.games.into_iter().map(row).collect::<Result<_, Failure>>()?;
    Ok(Listed { rows, total: page.total, with_any_result, places: Vec::new() })
}

/// The games of other sources, of which only those to list are in memory.
fn scan(sources: &Sources, filter: &Filter, count: usize) -> Result<Listed, Failure> {
    let wanted = filter.position.as_ref().map(Wanted::new);
    let any_result = Filter { result: None, ..filter.clone() };
    let add = |part: &mut Listed, brief: &Brief<'_>| {
        part.places.push(brief.game.id);
        let is_wanted = |wanted: &Wanted| wanted.in_game(brief).is_some();
        if brief.is_repeated || !any_result.matches(&brief.game) || !wanted.as_ref().is_none_or(is_wanted) {
            return;
        }
        part.with_any_result += 1;
        if filter.matches(&brief.game) {
            part.total += 1;
            let (opening, moves) = (brief.opening.to_vec(), brief.moves.to_vec());
            part.rows.push(Row { game: brief.game.clone(), opening, moves });
            if part.rows.len() >= (2 * count).max(AT_ONCE) {
                part.limit(filter.order, count);
            }
        }
    };
    let (mut all, mut before) = (Listed::default(), 0);
    sources.for_each_brief(add, |mut part| {
        // The number is the place among all games, as for `picture --game`.
        part.places.sort_unstable();
        for row in &mut part.rows {
            row.game.id = before + 1 + place(&part.places, row.game.id);
        }
        before += i64::try_from(part.places.len()).unwrap_or(i64::MAX);
        all.total += part.total;
        all.with_any_result += part.with_any_result;
        all.rows.append(&mut part.rows);
        all.limit(filter.order, count);
    })?;
    Ok(all)
}

fn place(places: &[i64], one: i64) -> i64 {
    i64::try_from(places.partition_point(|&place| place < one)).unwrap_or(i64::MAX)
}

/// Why no game has a result for a person.
fn why_none(filter: &Filter, listed: &Listed) -> String {
    if !matches!(filter.result, Some(ResultFilter::Won | ResultFilter::Lost)) {
        return String::new();
    }
    let all = counted(listed.with_any_result as u64, "game matches", "games match");
    format!("; --result is that of a person against a computer, without it {all}")
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
    let (player, against) = (options.player.clone(), options.against.clone());
    Ok(Filter { player, against, size: options.board, result, position, order, ..Filter::default() })
}

/// The position of an option.
pub(super) fn read_position(text: &str) -> Result<Position, Failure> {
    Position::from_typed(text).map_err(|error| Failure::refused(format!("--position: {error}")))
}

fn won_by(Row { game, .. }: &Row) -> String {
    let Some(outcome) = game.outcome else { return "-".to_owned() };
    let how = match outcome.termination {
        Termination::Path => "",
        Termination::Resignation => " (resigned)",
        Termination::Time => " (on time)",
    };
    format!("{}{how}", outcome.winner)
}

fn json(Row { game, opening, moves }: &Row) -> Result<String, Failure> {
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
        opening: names(opening),
        nodes: names(moves),
    };
    Ok(printable_json(&serde_json::to_string(&line).map_err(Failure::failed)?) + "\n")
}
