//! The end of a game: what decided it, and what it changed.

use crate::messages::language;
use crate::messages::language::{Count, sentences, with_full_stop};
use crate::messages::result::decision;
use crate::messages::{game, result as msg};
use crate::model::session::Session;
use span_it_core::board::{BoardSize, Node, Player, resultant_path};
use span_it_core::referee::{Outcome, Termination};
use span_it_core::solver::Verdict;
use span_it_learn::ladder::{GAMES_TO_WIN, opponents};
use span_it_learn::progress::Progress;
use span_it_learn::style::Style;

/// What a finished game of a single person changed. Computed once, because the log of progress gets the game later.
#[derive(Clone, Debug, PartialEq)]
pub struct Changes {
    /// The number of the game.
    pub(crate) game: u64,
    /// Of all games against this opponent.
    pub(crate) won: usize,
    pub(crate) games: usize,
    /// With the change, if it was shown before.
    pub(crate) rating: Option<(f64, Option<f64>)>,
    pub(crate) series: Option<SeriesResult>,
    /// The games that are missing until the rating is shown.
    pub(crate) unrated: u32,
    /// In the person's favour.
    pub(crate) fact: Option<Fact>,
}

/// A best of all games against the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    LongestGame,
    FewestMistakes,
    MostBlocks(u32),
}

impl Fact {
    /// Compared with the games before, by their own moves, mistakes and blocks.
    fn of(now: [u32; 3], before: &[[u32; 3]]) -> Option<Self> {
        let is_best = |index: usize, sign: i64| {
            let rank = |game: &[u32; 3]| sign * i64::from(game[index]);
            !before.is_empty() && before.iter().all(|game| rank(game) < rank(&now))
        };
        let facts = [
            (is_best(0, 1), Self::LongestGame),
            (is_best(1, -1), Self::FewestMistakes),
            (is_best(2, 1), Self::MostBlocks(now[2])),
        ];
        facts.into_iter().find(|(holds, _)| *holds).map(|(_, fact)| fact)
    }

    pub(crate) fn sentence(self, opponent: &str) -> String {
        match self {
            Self::LongestGame => msg::loss::longest_game(opponent),
            Self::FewestMistakes => msg::loss::fewest_mistakes(opponent),
            Self::MostBlocks(times) => msg::loss::most_blocks(opponent, Count(times as usize).to_string()),
        }
    }
}

impl Changes {
    /// The wins and losses of the match after the game.
    pub(crate) fn score(&self, session: &Session) -> Option<(u32, u32)> {
        let series = self.series.filter(|_| self.game == session.game_number())?;
        Some((series.won, series.lost))
    }

    /// For the screen reader.
    pub(crate) fn rung_won(&self) -> Option<String> {
        let series = self.series.filter(|series| series.is_won())?;
        Some(with_full_stop(msg::rung_won(&opponents().get(series.rung)?.personality.name)))
    }

    /// `before` and `after` are the progress without and with the game.
    pub(crate) fn of(session: &Session, you: Player, before: &Progress, after: &Progress) -> Self {
        let name = &session.seat(you.opponent()).name;
        let against = after.results_against(name);
        let (old, new) = (before.at_the_board(), after.at_the_board());
        let rating = (session.is_rated() && new.is_shown())
            .then(|| (new.value(), old.is_shown().then(|| new.value().round() - old.value().round())));
        let is_won = session.outcome().is_some_and(|outcome| outcome.winner == you);
        let moves: Vec<Node> = session.game().moves().iter().map(|mv| mv.node).collect();
        let style = Style::of_game(session.game().start(), &moves, you);
        let mistakes = session.verdicts(you)[Verdict::Throws as usize];
        let now = [style.moves, u32::try_from(mistakes).unwrap_or(u32::MAX), style.blocks];
        let earlier = before.games().iter().filter(|game| game.vs == *name && game.style.moves > 0);
        let earlier: Vec<[u32; 3]> =
            earlier.map(|game| [game.style.moves, game.kinds.iter().sum(), game.style.blocks]).collect();
        Self {
            game: session.game_number(),
            won: against.part as usize,
            games: against.whole as usize,
            rating,
            series: series(session, is_won, before, after),
            unrated: if session.is_rated() { new.missing() } else { 0 },
            fact: Fact::of(now, &earlier),
        }
    }
}

/// The match on the ladder after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeriesResult {
    /// From 0.
    pub(crate) rung: usize,
    pub(crate) won: u32,
    pub(crate) lost: u32,
    pub(crate) is_handicap: bool,
    /// The rung that the player is at after it.
    pub(crate) next: Option<usize>,
    /// How many rungs are won.
    pub(crate) climbed: usize,
}

impl SeriesResult {
    pub(crate) const fn is_decided(self) -> bool {
        self.is_won() || self.lost >= GAMES_TO_WIN
    }

    pub(crate) const fn is_won(self) -> bool {
        self.won >= GAMES_TO_WIN
    }
}

fn series(session: &Session, is_won: bool, before: &Progress, after: &Progress) -> Option<SeriesResult> {
    let rung = usize::from(session.standing().rung?).checked_sub(1)?;
    let state = *before.rungs().get(rung)?;
    let is_handicap = session.setup().size != BoardSize::STANDARD;
    let series = if is_handicap { state.handicap } else { state.series };
    Some(SeriesResult {
        rung,
        won: series.won + u32::from(is_won),
        lost: series.lost + u32::from(!is_won),
        is_handicap,
        next: after.next_rung(),
        climbed: after.climbed(),
    })
}

/// The move, from 1, with which the player gave the last win away.
pub(crate) fn last_lead(session: &Session, player: Player) -> Option<usize> {
    Some(TurningPoint::of(session, player.opponent())?.ply + 1)
}

/// What a loss was, and a fact in the person's favour.
pub(crate) fn loss_sentence(session: &Session, you: Player, changes: Option<&Changes>) -> String {
    let opponent = name(session, you.opponent());
    let what = match last_lead(session, you) {
        Some(lead) => msg::loss::led_until(lead, session.game().moves().len()),
        None => in_favour_of_loser(session, you.opponent()),
    };
    let fact = changes.and_then(|changes| changes.fact).map(|fact| fact.sentence(&opponent));
    sentences(&[what, fact.unwrap_or_default()])
}

/// The only person, unless the game is only visited.
pub(crate) fn you(session: &Session) -> Option<Player> {
    session.only_human().filter(|_| !session.is_previewing())
}

/// What decided the game.
pub(crate) fn sentence(session: &Session, outcome: Outcome) -> String {
    let (winner, loser) = (outcome.winner, outcome.winner.opponent());
    let (winner_name, loser_name) = (name(session, winner), name(session, loser));
    let you = you(session);
    let moves = session.game().moves().len();
    if outcome.termination == Termination::Resignation {
        return match (you == Some(loser), moves) {
            (true, 0) => decision::you_resigned_text().to_owned(),
            (true, _) => decision::you_resigned(moves),
            (false, 0) => decision::resigned(&loser_name),
            (false, _) => decision::resigned_at(&loser_name, moves),
        };
    }
    if outcome.termination == Termination::Time {
        let is_you = you == Some(loser);
        return if is_you {
            decision::you_lost_on_time().to_owned()
        } else {
            decision::lost_on_time(&loser_name)
        };
    }
    let needed = you.filter(|&you| you == winner).and_then(|_| needed_by_both(session));
    if let Some(sentence) = needed {
        return sentence;
    }
    let Some(turning) = TurningPoint::of(session, winner) else {
        return match you {
            Some(you) if you == winner => {
                two_threats(session, you).unwrap_or_else(|| decision::you_were_ahead().to_owned())
            }
            Some(_) => in_favour_of_loser(session, winner),
            None => decision::was_ahead(&winner_name),
        };
    };
    if you == Some(loser) {
        return decision::you_were_winning(turning.played, turning.ply + 1);
    }
    turning.sentence(session)
}

/// The nodes with which the player could win before a move, counted from the last one.
fn wins_before(session: &Session, back: usize, player: Player) -> Option<Vec<Node>> {
    let position = session.game().position_at(session.game().moves().len().checked_sub(back)?);
    let is_win = |&node: &Node| resultant_path(&position, player, node).is_winner();
    Some(position.free_nodes().filter(is_win).collect())
}

/// The winning move, if the loser needed the same ring.
fn needed_by_both(session: &Session) -> Option<String> {
    let last = session.game().moves().last()?;
    let needed = wins_before(session, 1, last.player.opponent())?;
    needed.contains(&last.node).then(|| decision::you_took(last.node))
}

/// Two wins at once, before the loser's last move.
fn two_threats(session: &Session, winner: Player) -> Option<String> {
    let threats = wins_before(session, 2, winner)?;
    (threats.len() > 1).then(|| decision::two_threats(threats[0], threats[1]))
}

/// A fact about a game in which the loser never had a win.
fn in_favour_of_loser(session: &Session, winner: Player) -> String {
    let name = name(session, winner);
    let moves = session.game().moves();
    // The last free nodes are no choice.
    let is_found = |ply: usize| {
        moves[ply].player == winner
            && session.verdict(ply) == Some(Verdict::Only)
            && session.game().position_at(ply).free_count() > 1
    };
    match (0..moves.len()).filter(|&ply| is_found(ply)).count() {
        0 => decision::needed(&name, moves.iter().filter(|mv| mv.player == winner).count()),
        times => decision::only_moves(&name, times),
    }
}

/// The loser's last move that gave the win away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TurningPoint {
    ply: usize,
    winner: Player,
    played: Node,
    /// Whether the winner had a win before.
    is_back: bool,
}

impl TurningPoint {
    pub(crate) fn of(session: &Session, winner: Player) -> Option<Self> {
        let moves = session.game().moves();
        let ply = (0..moves.len())
            .rev()
            .find(|&ply| moves[ply].player != winner && session.verdict(ply) == Some(Verdict::Throws))?;
        let was_winning = |ply: usize| session.solution(ply).is_some_and(|truth| truth.winner == winner);
        Some(Self { ply, winner, played: moves[ply].node, is_back: (0..ply).any(was_winning) })
    }

    /// Says which move gave the win away.
    pub(crate) fn sentence(self, session: &Session) -> String {
        let [winner, loser] = [self.winner, self.winner.opponent()].map(|player| person(session, player));
        decision::gave_win(&loser, &winner, self.ply + 1, self.played, self.is_back)
    }
}

/// *You*, or the name.
pub(crate) fn person(session: &Session, player: Player) -> String {
    if you(session) == Some(player) { language::you().to_owned() } else { name(session, player) }
}

pub(crate) fn name(session: &Session, player: Player) -> String {
    game::short_name(&session.seat(player).name)
}
