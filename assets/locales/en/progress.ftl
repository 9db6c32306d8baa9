# The command, and the title of the page.
my_progress = My Progress
title = My progress
show = Show progress
empty = Your rating appears here after five ladder games.
rungs = Rungs climbed
games_won = Games won
wins_in_a_row = Wins in a row
puzzles_in_a_row = Puzzles in a row
days_in_a_row = Days in a row
ratings = Ratings, last three months
no_rating = Your rating appears here after five ladder games.
puzzle_curve = Puzzles
ladder_curve = Ladder
opponents = Against each opponent
no_games = No game yet.
won = won
lost = lost
stays_ahead = Wins kept
style = Your style in five words
no_style = Your style appears here after a few more games.
practice = What to practise
no_mistakes = No mistakes in your last games.
practise = Practise my mistakes
more = More
safe_moves = Wins kept
about_safe_moves = How often you kept a win that a wrong move would have lost, in your last 20 games. Ten such moves make a percentage.
by_tens = Wins kept, ten games each
no_curve = After twenty games you see here whether you get better.
games = Games
moves = Moves
all_phases = All phases
chances = After a mistake of your opponent
personalities = How often the opponents keep a win
at_the_board = Rating in games
in_puzzles = Rating in puzzles
in_figures = In figures
puzzles = Puzzles found
no_puzzles = You have not answered a puzzle yet.
kind = Kind
all = All
no_value = –
date = Date
rating_text = Rating
margin_text = Give or take
forget = Forget My Progress
forget_tip = Moves the log of your progress to the trash folder. You can undo this.
forgotten = Your progress was moved to the trash folder.
undo = Undo
restored = Your progress is back.
of = of { $all }
# $name $value $more
stat = { $name }: { $value }, { $more }
# $climbed $all
rungs_climbed = { $climbed } of { $all } rungs climbed
# What a word of the style says about the last ten games.
# $word $share
style_sentence = { $word ->
    [Runs] { $share } of your moves shorten your way.
    [Spreads] { $share } of your moves touch no other line of yours.
    [Blocks] { $share } of your moves make their way longer.
    [Plans] You kept { $share } of the wins that were still far away.
   *[Luck] { $share } of your moves neither build nor block.
}
# What bars, lines and rings are: games before the last ones, and the opponent with the nearest style.
# $last $before $nearest
style_legend = { $last ->
    [one] Bar: your last { $last } game.
   *[other] Bar: your last { $last } games.
} { $before ->
    [None] {""}
    [one] Line: the { $before } game before.{" "}
   *[other] Line: the { $before } games before.{" "}
}Ring: { $nearest }, the opponent whose style comes nearest.
style_before = Before: { $share }.
# The accessible name of a word of the style.
# $name $sentence
style_name = { $name }: { $sentence }
# $part $whole
share_count = { $part } of { $whole }
# Games against an opponent.
# $name $won $lost
record = { $name }: { $won } won, { $lost } lost
# Keeps its wins as often as an opponent does.
# $games $name
as_often_as = { $games ->
    [one] last { $games } game · about as often as { $name }
   *[other] last { $games } games · about as often as { $name }
}
ladder_games_so_far = { $games ->
    [one] { $games } ladder game so far. Only these count; the rating is shown after five.
   *[other] { $games } ladder games so far. Only these count; the rating is shown after five.
}
puzzles_so_far = { $puzzles ->
    [one] { $puzzles } puzzle so far. Only mixed kinds count; the rating is shown after five.
   *[other] { $puzzles } puzzles so far. Only mixed kinds count; the rating is shown after five.
}
# The progress in one line.
rating_in_games = Rating { $rating } in games
no_progress = No game and no puzzle yet
# $games $puzzles
games_and_puzzles = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}
phase = { $phase ->
    [Opening] Opening
    [Middle] Middle game
   *[End] Endgame
}
mistake = { $kind ->
    [MissedWin] Missed a win in one
    [MissedBlock] Missed their win in one
    [MissedCrossing] Missed a move that builds and blocks
    [Idle] Wasted a move
   *[WrongPlace] Played in the wrong place
}
# A rating, and its neighbours on the ladder, or None.
# $rating $below $above
rating = { $below ->
    [None] { $above ->
        [None] { $rating }
       *[other] { $rating }, below { $above }
    }
   *[other] { $above ->
        [None] { $rating }, above { $below }
       *[other] { $rating }, between { $below } and { $above }
    }
}
# The accessible names of curves.
curves_name = Rating curves: { $curves }
# The first and the last rating, and their dates.
# $results $first $first_date $last $last_date
curve = { $results ->
    [one] Rating curve, { $results } result: { $first } on { $first_date }, { $last } on { $last_date }
   *[other] Rating curve, { $results } results: { $first } on { $first_date }, { $last } on { $last_date }
}
curve_without_results = Rating curve without results
safe_moves_curve = Wins kept, ten games each: { $shares }
badges = Badges
# $earned $all
badges_earned = { $earned } of { $all }
badge = { $badge ->
    [CleanGame] Clean win
    [FirstDaily] Puzzle of the day
    [FirstRung] First rung
    [BeatOwn] Beat my own
    [Rush5] Rush 5
    [ThreeDays] Three days
    [Course] Course
    [TwoThreats] Two threats
    [OnlyRing] The only ring
    [Comeback] Comeback
    [OwnWins] My own wins
    [TenInARow] Ten in a row
    [Rush20] Rush 20
    [SevenDays] Seven days
    [PerfectGame] Perfect game
    [HalfwayUp] Halfway up
    [NeverGiveUp] Never give up
   *[Master] Master
}
badge_fact = { $badge ->
    [CleanGame] Win a ladder game and never give the win away
    [FirstDaily] Solve the puzzle of the day
    [FirstRung] Climb the first rung of the ladder
    [BeatOwn] Win against an opponent that you made
    [Rush5] Solve five puzzles in one run of three minutes
    [ThreeDays] A puzzle, lesson or game on three days running
    [Course] Finish all lessons
    [TwoThreats] Win with two threats at once
    [OnlyRing] Find the one ring that wins, five times in ladder games
    [Comeback] Win a ladder game after you lost the lead for three moves
    [OwnWins] An opponent you made wins a tournament of four or more
    [TenInARow] Solve ten puzzles without a mistake
    [Rush20] Solve twenty puzzles in one run of three minutes
    [SevenDays] A puzzle, lesson or game on seven days running
    [PerfectGame] Win a ladder game of eight moves or more, and always keep the win
    [HalfwayUp] Climb the eighth rung of the ladder
    [NeverGiveUp] Fifty moves in a ladder game against a higher rating
   *[Master] Beat Master on the ladder
}
badge_way = { $badge ->
    [Course] Continue the lessons
    [FirstDaily] Open today's puzzle
    [BeatOwn] Choose an opponent
    [Rush5] Start the clock
    [ThreeDays] Solve puzzles
    [OwnWins] Open Tournament
    [TenInARow] Solve puzzles
    [Rush20] Start the clock
    [SevenDays] Solve puzzles
   *[other] Open the ladder
}
# A badge that needs only a little more.
# $left $badge
badge_near = { $left ->
    [one] One to go: { $badge }
   *[other] { $left } to go: { $badge }
}
# $badge $have $all
badge_so_far = { $have } of { $all } { $badge ->
    [Course] lessons
    [TwoThreats] games
    [CleanGame] games
    [BeatOwn] games
    [FirstDaily] puzzles
    [FirstRung] rungs
    [Rush5] puzzles
    [ThreeDays] days
    [OnlyRing] rings
    [OwnWins] tournaments
    [SevenDays] days
    [HalfwayUp] rungs
    [Master] rungs
    [TenInARow] puzzles
    [Rush20] puzzles
   *[other] moves
}
# $name $state
badge_name_not_yet = { $name }, not yet, { $state }
# $name $state
badge_name_earned = { $name }, { $state }
# $date $opponent
badge_date = { $opponent ->
    [None] { $date }
   *[other] { $date }, against { $opponent }
}
new_badge = New badge: { $badge }
# $count
more_badges = { $count ->
    [1] And one more badge
   *[other] And { $count } more badges
}
badges_so_far = { $count ->
    [one] One badge from your games so far.
   *[other] { $count } badges from your games so far.
}
