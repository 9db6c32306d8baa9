title_text = Review
review_game = Review Game
no_move = No move has been made yet.
# The accessible name of the button that closes the review, and its text.
close = Close the review
back_to_game = Back to game
wins_game = This wins the game.
bars = Move number
bars_tip = Who wins after each move. The more moves keep the win, the taller is the bar.
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
no_heat_map = No personality made this move, so there are no weights to show.

# The shares of the words of a style, for example "Runs 31%, Luck 5%".
style_here = Your moves here, some counted twice: { $shares }.
# Compared with the usual style: lists with "and", or None.
# $more $less
style_compared = { $more ->
    [None] { $less ->
        [None] As usual.
       *[other] Less { $less } than usual.
    }
   *[other] { $less ->
        [None] More { $more } than usual.
       *[other] More { $more } and less { $less } than usual.
    }
}
# $verdict $winning $others $free
verdict_sentence = { $verdict ->
    [Throws] This gives the win away. { $winning ->
        [one] Only { $winning } of { $free } moves would have kept it.
       *[other] { $winning } of { $free } moves would have kept it.
    }
    [Keeps] { $others ->
        [one] This keeps the win, as would { $others } other move.
       *[other] This keeps the win, as would { $others } other moves.
    }
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

effort-next_moment = Next moment
effort-no_moment = There is no other moment.
effort-better_tries = Better tries
effort-made_easy = made it easy
effort-one_answer_text = one winning answer
effort-left_one_answer = left one winning answer
effort-busy = Looking for better tries…
effort-resigned = The game ended by resignation.
effort-you_followed = { $winner } moved first and always had a win. This is how hard you made it.
effort-you_were_lost = { $winner } always had a win. This is how hard you made it.
# $number $node
effort-easy = Made it easy: move { $number }, { $node }
# $better $fewest
effort-instead = After { $better }, only { $fewest } would have.
# $winner $loser
effort-was_lost = { $winner } always had a win. { PERSON($loser) ->
    [you] This is how hard you made it.
   *[other] This is how hard { $loser } made it.
}
effort-longest = { $moves ->
    [one] Longest resistance: { $moves } move
   *[other] Longest resistance: { $moves } moves
}
# $winner $moves $quickest
effort-needed = { $moves ->
    [one] { $winner } needed { $moves } move to join.
   *[other] { $winner } needed { $moves } moves to join.
} The quickest win takes { $quickest }.
# $winner $winning $all
effort-few_answers = { PERSON($winner) ->
    [you] Only { $winning } of your { $all } answers won.
   *[other] Only { $winning } of { POSSESSIVE($winner) } { $all } answers won.
}
effort-chart = { PERSON($winner) ->
    [you] Share of your answers that win
   *[other] Share of { POSSESSIVE($winner) } answers that win
}
# $winner $all
effort-all_won = { PERSON($winner) ->
    [you] All of your { $all } answers won.
   *[other] All of { POSSESSIVE($winner) } { $all } answers won.
}
# $winner $winning $all
effort-some_won = { PERSON($winner) ->
    [you] { $winning } of your { $all } answers won.
   *[other] { $winning } of { POSSESSIVE($winner) } { $all } answers won.
}
# $winner $all $node
effort-one_won = { PERSON($winner) ->
    [you] Only one of your { $all } answers won: { $node }.
   *[other] Only one of { POSSESSIVE($winner) } { $all } answers won: { $node }.
}
# $chart $loser
effort-lower_is_better = { $chart } · { PERSON($loser) ->
    [you] lower is better for you
   *[other] lower is better for { $loser }
}
effort-best_try = Best try: move { $number }
# $first $last
effort-best_tries = Best tries: moves { $first } to { $last }
# The winner's answers, one for each time.
# $winner $times $nodes
effort-one_answer = { $winner } had one winning answer, { $times ->
    [0] and found it: { $nodes }.
    [1] and found it: { $nodes }.
    [2] twice in a row, and found each: { $nodes }.
    [3] three times in a row, and found each: { $nodes }.
    [4] four times in a row, and found each: { $nodes }.
   *[other] { $times } times in a row, and found each: { $nodes }.
}
# The answers after a move, and after the moves that would have been better, a list with "or".
# $winning $better $fewest $all
effort-some_after_it = After it { $winning } of { $all } answers won. { $better } would have left { $fewest }.
# $better $fewest $all
effort-all_after_it = After it every answer won. { $better } would have left { $fewest } of { $all }.
