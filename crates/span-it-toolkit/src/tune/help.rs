//! What the help of `tune` says.

/// What the subcommand's help ends with.
pub(crate) const HELP: &str = "\
Examples:
  span-it-toolkit tune Steady --out mine.json --objective keep --seconds 300
  span-it-toolkit tune mine.json --out next.json --objective score \\
      --against Blocker Spider perfect --rounds 40 --log next.log
  span-it-toolkit tune Spider --out gentle.json --objective target=0.4 \\
      --against Steady --factors node_random=0:30,game_tree_max_depth=1:4 --seed 1

Objectives: \"keep\" is the share of won positions kept won, by the solver's
word; \"score\" the score in pairs of games, sides exchanged, against the agents
after --against; \"target=0.4\" a score as near to 0.4 as can be: an opponent
who loses as often as you like and stays itself. Luck (node_random) leads there
most surely, so its range is searched boldly then; where the score is missed by
more than its margin, or the start came nearer to it, that is said at the end. An AGENT is a personality
file, the name of a shipped one, perfect, random, or reader:FILE, a personality
that reads its opponent; not gtp:COMMAND, which may never play twice alike.

Each round a few personalities are drawn about the middle of the search; all
do the same fresh work, and the middle moves to those who did it best (CMA-ES).
The best found so far are measured again on the fresh work of every later
round, and that is what the curve shows, with its 95 % margin. At the end the
new personality and the one it came from do work that neither has seen; for
keep and score they also play each other, until a sequential test (SPRT, 0
against 20 normalised Elo) says whether the new one is stronger, or 500 pairs
are played.

--factors takes names, or NAME=MIN:MAX or NAME=MIN:MAX:STEP for a range of
your own, in which the start must lie; the others stay as they are. In a range wider
than usual the first tries go farther. --max-visited keeps the answer fast: a
personality that looks at more moves a move than this, on average, is marked
down. The rounds search level by level, in which shipped ones look at 10
(Steady) to 41000 (Master); \"school\" and the comparison at the end go to the
last level at once, and tell a third of that. In the comparison a move that
looks at more than eight times --max-visited is made as if time were up, and
work and games each end early once they have cost 10,000 times --max-visited:
then fewer positions and pairs are told.

With --log the rounds are written to a file as JSON, one line each, and at last
what came of them; --out is written only then. The same command goes on from
there, whenever it was broken off, and ends with the same file and the same
comparison; once that is done it does nothing again but tell it. More --rounds
or --seconds (and another --out) go on with the search; fewer than the log
holds are refused, also for what was finished with fewer before. Bound by rounds, the
result is the same on any number of cores. Nothing but that very result may
bear the name --out: no file is ever overwritten. What a log says is checked as
far as that costs no new work: the search is done again from the rounds, and
whom it calls bred must be among those that this ends with. The measures, which
of these few was chosen, and the comparison are taken from it on trust.

Ctrl+C ends it within a second and tells the best so far with its margin, and
how to go on. --out is written by a finished tuning alone: without --log one
that was broken off leaves nothing. Where --out cannot be written at the end
after all, the new personality goes to standard output and the comparison to
standard error; with --log the same command with another --out writes it at once.

Exit status: 0 written, 1 something failed on the way, 2 a bad option, file or
log (and then nothing was run), 130 broken off by Ctrl+C.";

/// How it is called: the start before the options that take several names.
pub(crate) const USAGE: &str = "span-it-toolkit tune <START> --out <NEW> [OPTIONS]";
