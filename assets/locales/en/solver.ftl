after_each_move = who wins after each move
after_each_move_short = after each move
who_is_winning = Who is winning
show_why = Show why
close = Hide who is winning
busy = Working it out…
mistake = { $node } gave the win away: a perfect opponent now beats you.
take_back = Take it back
would_have_won = { PERSON($name) ->
    [you] You would have won.
   *[other] { $name } would have won.
}
is_winning = { PERSON($name) ->
    [you] You are winning.
   *[other] { $name } is winning.
}
# What the marks mean: those on the moves that keep the win, or that give it away, whichever are fewer.
ticks = A tick keeps the win.
crosses = A cross gives the win away.
every_move_loses = Here every move loses.
has_won = { PERSON($name) ->
    [you] You have won.
   *[other] { $name } has won.
}
every_move_wins = Every move keeps the win.
# $winning $free
some_moves_win = { $winning ->
    [one] Only { $winning } of { $free } moves keeps the win.
   *[other] { $winning } of { $free } moves keep the win.
}
# $ply $name
winner_after_move = { $ply ->
    [0] At the start:
   *[other] After move { $ply }:
} { PERSON($name) ->
    [you] You are winning.
   *[other] { $name } is winning.
}

# What a move did, as the meaning of a mark.
verdict-keeps = keeps the win
verdict-only = only winning move
verdict-throws = gives the win away
verdict-nothing = already losing
