next_game = Next game
try_again = Try again
new_game = New game
rematch_you_first = Rematch, you move first
rating = Your rating
first_rating = Your first rating
as_strong_as = You play about as strongly as { $name }.
rungs = Rungs climbed
you_beat = You beat { $opponent }
beat_on_ladder = Beat { $opponent } on the ladder
# After a win off the ladder. The wins of the open match with the opponent.
# $opponent $won
practice = That was practice. On the ladder you need { $won ->
    [0] two wins against { $opponent }.
   *[other] one more win against { $opponent }.
}
moves_first_next = { PERSON($name) ->
    [you] You move first in the next game.
   *[other] { $name } moves first in the next game.
}
next_opponent = Next opponent: { $name }
# $climbed $all
rungs_climbed = { $climbed } of { $all }
rung_won = { POSSESSIVE($opponent) } rung is yours
moves = { $count ->
    [one] { $count } move in all.
   *[other] { $count } moves in all.
}
# $moves $lead
led_until = { $moves } moves. Your last chance was at move { $lead }.
# $opponent $won $lost
match_score = Ladder · { $opponent } · { $won }–{ $lost }, first to two wins
# The games of the player against the opponent, after a win.
# $won $games
won_games = { $won ->
    [1] Your first win against this opponent
   *[other] { $games ->
        [one] { $won } wins in { $games } game
       *[other] { $won } wins in { $games } games
    }
}

with_help = With help this game earns no badge. It still counts as a win.
one_thing = One thing to try
in_match = Match { $score }
# What follows in a match that nobody has won yet.
# $won $lost
next_in_match = { $lost ->
    [0] one more win
    [1] { $won ->
        [1] the next game decides
       *[other] you need two wins
    }
   *[other] a new match begins
}

# A loss: what it was, and a fact in the person's favour.
# $number $moves
loss-led_until = You could have won until move { $number } of { $moves }.
loss-longest_game = That is your longest game against { $opponent } yet.
loss-fewest_mistakes = You made fewer mistakes than ever against { $opponent }.
# $opponent $times
loss-most_blocks = You blocked { $opponent } { $times } times, more than ever.

decision-you_resigned_text = You resigned.
decision-you_were_ahead = You were ahead from start to end.
decision-you_took = You both needed { $node } to win, and you took it.
# $one $other
decision-two_threats = You had two wins at once, { $one } and { $other }.
# For a player who was winning and lost.
# $node $number
decision-you_were_winning = You were winning until { $node } at move { $number }.
decision-you_resigned = You resigned at move { $moves }.
decision-resigned = { $name } resigned.
# $name $moves
decision-resigned_at = { $name } resigned at move { $moves }.
decision-you_lost_on_time = You lost on time.
decision-lost_on_time = { $name } lost on time.
# $loser $winner $number $node $is_back
decision-gave_win = { PERSON($loser) ->
    [you] Your move { $number }, { $node },
   *[other] { POSSESSIVE($loser) } move { $number }, { $node },
} { PERSON($winner) ->
    [you] { $is_back ->
        [true] let you back in.
       *[false] gave you the win.
    }
   *[other] { $is_back ->
        [true] let { $winner } back in.
       *[false] gave { $winner } the win.
    }
}
decision-was_ahead = { PERSON($winner) ->
    [you] You were ahead from start to end.
   *[other] { $winner } was ahead from start to end.
}
# Of a player who never had a win.
# $winner $moves
decision-needed = { $winner } needed { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} to join.
# How often the winner had to find the only winning move.
# $winner $times
decision-only_moves = { $times ->
    [1] Once
    [2] Twice
    [3] Three times
    [4] Four times
    [5] Five times
   *[other] { $times } times
} { PERSON($winner) ->
    [you] you had only one winning move, and found it.
   *[other] { $winner } had only one winning move, and found it.
}
