//! The help text of `train`.

/// The end of the help text.
pub(crate) const HELP: &str = "\
Examples:
  span-it-toolkit train Steady --out mine.json --objective keep --seconds 300
  span-it-toolkit train mine.json --out next.json --objective score \\
      --against Blocker Spider perfect --rounds 40 --log next.log
  span-it-toolkit train Spider --out gentle.json --objective target=0.4 \\
      --against Steady --seed 1 \\
      --factors node_random=0:30,game_tree_max_depth=1:4

Objectives: \"keep\" is the share of won positions kept in the accuracy test;
\"score\" is the score in game pairs against the agents of --against;
\"target=0.4\" is closeness to the score 0.4, for an opponent with its own style
that you can beat as often as you like. An AGENT is a personality file, the name
of a built-in personality, perfect, perfect:plain, random or reader:FILE;
not gtp:COMMAND, as a GTP engine need not play the same way twice.

--factors takes names, NAME=MIN:MAX or NAME=MIN:MAX:STEP; the other factors
stay. A range must contain the value of the start.

At the end the new personality and the start do work that the search has not
used; with keep and score they also play against each other (SPRT, 0 against 20
normalised Elo, at most 500 pairs). --max-visited bounds this work, too.

With --log the same command resumes an interrupted training at any stage; with
--rounds the result is identical to that of an uninterrupted training. More
--rounds or --seconds and another --out continue a finished training. No file is
ever overwritten. --out is written last; Ctrl+C prints the best personality so
far and, with --log, the command that resumes.

Exit codes: 0 written, 1 something failed during the training, 2 a wrong option,
file or log (nothing is run), 130 interrupted by Ctrl+C.

More: docs/toolkit/training.md";

/// The usage line. The start must stand before the options that take several names.
pub(crate) const USAGE: &str = "span-it-toolkit train <START> --out <NEW> [OPTIONS]";
