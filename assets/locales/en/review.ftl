title_text = Review
review_game = Review Game
no_move = No move has been made yet.
# The accessible name of the button that closes the review, and its text.
close = Close the review
back_to_game = Back to game
wins_game = This wins the game.
# Beside the bars.
can_win = { $name } can win
# What the three heights of a bar mean.
heights_1 = most moves keep the win
heights_2 = fewer than half do
heights_3 = one or two do
all_moves = All moves
turning_points = Turning points
practise_this = Practise this
# The answer on the board, in the legend and for the screen reader.
the_answer = the answer
play_line = Enter: how it goes on
best_moves = Best moves
next_mistake = Next mistake
previous_mistake = Previous mistake
next_mistake_keys = ]   (back: [)
no_mistake = No move was a mistake.
no_other_mistake = No other move was a mistake.
play_from_here = Play from here
play_from_here_tip = Returns to the game at this move. A move played there replaces the later moves.
tabs_1 = Board
tabs_2 = Moves
tabs_name = Part of the review
move_under_review = Move under review
first = First move
previous = Previous move
next = Next move
last = Last move
is_first_move = This is the first move.
is_last_move = This is the last move.
in_progress = in progress
# $number $name $node
title = Move { $number }: { $name } played { $node }
# $number $node
alternative = { $number }: { $node } keeps the win
played = { $node } was played
keeps_win = keeps the win
played_text = played
no_heat_map = A person made this move, so there are no good rings to show.

# $verdict $winning $free
verdict_sentence = { $verdict ->
    [Throws] This gives the win away. { $winning ->
        [one] Only { $winning } of { $free } moves would have kept it.
       *[other] { $winning } of { $free } moves would have kept it.
    }
    [Keeps] This kept the win.
    [Only] The only move that keeps the win.
   *[Nothing] The position was already lost.
}
# $winner $moves
won = { $moves ->
    [one] { $winner } won in { $moves } move
   *[other] { $winner } won in { $moves } moves
}
# $loser $moves
resigned = { $moves ->
    [one] { $loser } resigned after { $moves } move
   *[other] { $loser } resigned after { $moves } moves
}
# $loser $moves
lost_on_time = { $moves ->
    [one] { $loser } lost on time after { $moves } move
   *[other] { $loser } lost on time after { $moves } moves
}
# For the screen reader.
# $name $count $verdict
verdict_count = { $name }, { $verdict ->
    [Keeps] keeps the win
    [Only] only winning move
    [Throws] gives the win away
   *[Nothing] already losing
}: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# How often the player kept a win.
# $name $kept $times
safe_moves = { $times ->
    [0] { PERSON($name) ->
        [you] You were never winning.
       *[other] { $name } was never winning.
    }
    [1] { $kept ->
        [1] { $name } kept the only chance to win.
       *[other] { $name } gave away the only chance to win.
    }
   *[other] { $name } kept the win { $kept } of { $times } times.
}
# Of the move that was made.
alternatives_heading = { $verdict ->
    [Keeps] Also winning here
    [Only] No alternatives
    [Nothing] No winning move
   *[other] Better here
}
no_alternatives = { $verdict ->
    [Nothing] Every move loses against perfect play.
   *[other] Every other move gives the win away.
}

story-busy = Looking for turning points…
story-no_other_point = There is no other turning point.
# A turning point in the title of the page.
# $number $title
story-at_move = Move { $number }: { $title }

# What a game teaches.
# $name $node
story-could_have_won = { $name } could have won at once with { $node }
story-gave_up = { PERSON($name) ->
    [you] The game ended early: you could still win
   *[other] The game ended early: { $name } could still win
}
story-one_mistake = One move gave the win away: { $node }
story-several_mistakes = { $count } moves gave the win away
story-always_won = { $name } always had a win
story-closer = Closer than it looked
story-perfect = A perfect game
# $name $moves
story-was_losing = { $moves ->
    [one] { PERSON($name) ->
        [you] For one move the game was not yours.
       *[other] For one move { $name } was losing.
    }
   *[other] { PERSON($name) ->
        [you] For { $moves } moves the game was not yours.
       *[other] For { $moves } moves { $name } was losing.
    }
}
# $number $ways
story-closest_moment = { $ways ->
    [one] It was closest at move { $number }: only one move kept the win.
   *[other] It was closest at move { $number }: { $ways } moves kept the win.
}
story-made_it_hardest = { $node } made it hardest.

# One rule to remember for each kind of mistake.
story-rules_1 = Before each move, look first: can I finish now?
story-rules_2 = Before each move, look: can they finish now? Then stop them.
story-rules_3 = When one ring helps you both, take it first.
story-rules_4 = Build where they want to go, not where nobody is.
story-stay_close = Play the ring that leaves them few winning answers. One mistake of theirs is enough.

# One thing to try.
story-play_on = Next time play on: you could still win.
# $number $node $played
story-instead_finish = At move { $number }, play { $node } instead of { $played }: it wins at once.
# $number $node $played
story-instead_keep = At move { $number }, play { $node } instead of { $played }: it keeps the win.
# $number $node $played $answers
story-instead_harder = { $answers ->
    [1] At move { $number }, play { $node } instead of { $played }: only one answer wins then.
   *[other] At move { $number }, play { $node } instead of { $played }: only { $answers } answers win then.
}

# The turning points.
story-won_at_once = { $node } won at once
story-gave_away = { $node } gave the win away
# $name $you
story-let_in = { PERSON($you) ->
    [you] { $name } let you in
   *[other] { $name } let { $you } in
}
story-made_it_hard = { $name } made it hard
story-found_every = { $name } found every answer
story-best_move = Best move: { $node }
story-made_it_easy = { $node } made it easy
# $name $node $better
story-kept_but = { $name } played { $node }. That kept the win, but { $better } ended the game.
# $name $node
story-played_instead = { $name } played { $node }.
story-two_moves = Two moves would have won.
story-gave_the_win_away = { $node } gave the win away.
# $name $node $found
story-found_it = { $found ->
    [true] { $name } took it with { $node }.
   *[false] { $name } missed { $node }.
}
# $name $times
story-only_answers = { $name } had only one winning move, { $times } times running.
story-only_moves = Only one move kept the win, { $times } times running.
# The answers of the opponent that won after a move.
# $node $answers $all
story-left_answers = { $answers ->
    [1] After { $node } only one of { $all } answers won.
   *[other] After { $node }, { $answers } of { $all } answers won.
}
# $better $fewest
story-would_have_left = { $better } would have left { $fewest }.
# Why an answer wins.
story-then = Then { $nodes }.
story-two_ways = There are two ways, and one move cannot cut both.
