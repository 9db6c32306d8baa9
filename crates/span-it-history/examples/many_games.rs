//! Fills a database with random games on 6 x 6 and prints the time of each kind of search:
//! `cargo run --release -p span-it-history --example many_games -- [GAMES] [FILE]`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::personality::library;
use span_it_core::record::{GameSetup, PlayerKind, Seat};
use span_it_core::referee::Referee;
use span_it_core::rng::SplitMix64;
use span_it_core::seed::Seed;
use span_it_files::stopwatch::Stopwatch;
use span_it_history::{Filter, History, NewGame, Order, ResultFilter, Source};

const PER_TRANSACTION: u32 = 1000;
/// Each search runs this often; the longest time is printed.
const RUNS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let count: u64 = arguments.next().map_or(Ok(100_000), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let file = arguments.next().map_or_else(|| folder.path().join("games.sqlite3"), PathBuf::from);
    let mut history = History::open(&file)?.history;
    fill(&mut history, count)?;
    print(&format!("{} bytes", std::fs::metadata(&file)?.len()));
    search(&file)
}

fn fill(history: &mut History, count: u64) -> Result<(), Box<dyn Error>> {
    let watch = Stopwatch::start();
    for first in (0..count).step_by(PER_TRANSACTION as usize) {
        let seeds = first..(first + u64::from(PER_TRANSACTION)).min(count);
        let games = seeds.map(random_game).collect::<Result<Vec<_>, _>>()?;
        let new = games.iter().map(|(setup, game)| NewGame {
            setup,
            game,
            at: setup.seed.get().cast_signed(),
            source: Source::Played,
        });
        history.add_all(new, |_| {})?;
    }
    print(&format!("{count} games stored in {:.1} s", watch.elapsed().as_secs_f64()));
    Ok(())
}

fn random_game(seed: u64) -> Result<(GameSetup, Referee), Box<dyn Error>> {
    let seat = |name: String, kind| Seat { name, kind, personality: library::builtin()[1].clone() };
    let setup = GameSetup {
        size: BoardSize::STANDARD,
        first: Player::ALL[(seed % 2) as usize],
        seed: Seed::new(seed).ok_or("the seed is too large")?,
        players: ByPlayer {
            horizontal: seat(format!("Person {}", seed % 50), PlayerKind::Human),
            vertical: seat(library::builtin()[(seed % 13) as usize].name.clone(), PlayerKind::Computer),
        },
        max_move: None,
        start: None,
        extra: None,
    };
    let mut random = SplitMix64::new(seed);
    let mut game = setup.new_game();
    while game.outcome().is_none() {
        let free: Vec<Node> = game.position().free_nodes().collect();
        let (ply, player) = (game.moves().len(), game.position().to_move());
        game.play(ply, player, random.pick(&free), <_>::default())?;
    }
    Ok((setup, game))
}

fn search(file: &Path) -> Result<(), Box<dyn Error>> {
    let (_, game) = random_game(7)?;
    let all = Filter::default();
    let searches = [
        ("all games", all.clone()),
        ("player \"person 7\"", Filter { player: "person 7".to_owned(), ..all.clone() }),
        ("won by a person", Filter { result: Some(ResultFilter::Won), ..all.clone() }),
        ("longest", Filter { order: Order::Longest, ..all.clone() }),
        ("position after 0 moves", Filter { position: Some(game.position_at(0)), ..all.clone() }),
        ("position after 1 move", Filter { position: Some(game.position_at(1)), ..all.clone() }),
        ("position after 10 moves", Filter { position: Some(game.position_at(10)), ..all }),
    ];
    for (name, filter) in searches {
        let history = History::open(file)?.history;
        let (slowest, page) = slowest(|| history.list(&filter, 0, 100))?;
        print(&format!("{name}: {} games, {:.1} ms", page.total, milliseconds(slowest)));
    }
    for plies in [0, 1, 4] {
        let history = History::open(file)?.history;
        let (slowest, moves) = slowest(|| history.next_moves(&game.position_at(plies)))?;
        print(&format!(
            "explorer after {plies} moves: {} entries, {:.1} ms",
            moves.len(),
            milliseconds(slowest)
        ));
    }
    Ok(())
}

fn slowest<T, E>(mut run: impl FnMut() -> Result<T, E>) -> Result<(Duration, T), E> {
    let mut slowest = Duration::ZERO;
    for _ in 1..RUNS {
        let watch = Stopwatch::start();
        run()?;
        slowest = slowest.max(watch.elapsed());
    }
    let watch = Stopwatch::start();
    let result = run()?;
    Ok((slowest.max(watch.elapsed()), result))
}

fn milliseconds(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

#[expect(clippy::print_stdout, reason = "the program's answer")]
fn print(line: &str) {
    println!("{line}");
}
