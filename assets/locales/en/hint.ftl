thinking = Thinking…
# $finished $wanted
stopped_at_level = Stopped at level { $finished } of { $wanted } by the time limit.
builds_text = Builds for you
# $personality
points = Points by { $personality }: more is better.
together = Together
total = Total
counted_text = Counts
sum_formula = Yours + GamePredictability% of theirs
show_numbers = Details
close = Close the hint
# On an empty board.
first = { $node } is a good place to begin, and so are many others.
# A hint as in 1993.
# $node $personality
of_1993 = { $personality } would play { $node }.
# The move joins the edges.
wins = { $node } joins your path from edge to edge and wins.
# The opponent is [you] if it is a person without a name.
blocks_for = Blocks { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
}
# The move leaves several rings that join the edges.
# $node $finishing
wins_next = { $node } wins: then { $finishing } joins your path, and only one can be stopped.
# The move forces a win with so many moves in all.
# $node $moves $opponent
wins_in = { $node } wins in at most { $moves } moves, whatever { PERSON($opponent) ->
    [you] your opponent plays
   *[other] { $opponent } plays
}.
# The opponent would join the edges here.
# $node $opponent
saves = { $node } stops { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
}, who would win there.
# The value of the best move, and the reply that is expected.
# $depth $value $reply
lookahead = { $reply ->
    [None] Looking { $depth } moves ahead: { $value }.
   *[other] Looking { $depth } moves ahead: { $value } (if the reply is { $reply }).
}
# The personality's own move, which gives the win away.
# $personality $node $opponent $reply
losing_choice = { $personality }, who gives your hints, prefers { $node }. { $reply ->
    [None] It loses.
   *[other] { PERSON($opponent) ->
        [you] It loses: your opponent answers { $reply }.
       *[other] It loses: { $opponent } answers { $reply }.
    }
}
# Every move loses equally.
# $node $opponent
lost = { PERSON($opponent) ->
    [you] Your opponent is winning.
   *[other] { $opponent } is winning.
} { $node } is as good as any other move.
# The position is lost, and the move leaves the opponent few winning answers.
# $node $opponent $answers
hardest = { PERSON($opponent) ->
    [you] Your opponent is winning.
   *[other] { $opponent } is winning.
} { $node } makes it hardest: { $answers ->
    [0] no answers win.
    [1] one answer wins.
    [2] two answers win.
    [3] three answers win.
    [4] four answers win.
    [5] five answers win.
    [6] six answers win.
    [7] seven answers win.
    [8] eight answers win.
    [9] nine answers win.
    [10] ten answers win.
    [11] eleven answers win.
    [12] twelve answers win.
   *[other] { $answers } answers win.
}
# Where and why. The reasons are texts of `builds` and `blocks` and `good_spot`, as a list with "and".
# $node $reasons
why = { $node } { $reasons }.
# Where nothing else can be said.
good_spot = takes a good spot from { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
}

# What a line does for the player.
builds-reaches = { $edge ->
    [left] brings your path to the left edge
    [right] brings your path to the right edge
    [top] brings your path to the top
   *[bottom] brings your path to the bottom
}
builds-joins = joins two of your paths
builds-extends = extends your path from { $node }
builds-shortens = { $lines ->
    [one] leaves you { $lines } line to go
   *[other] leaves you { $lines } lines to go
}
builds-strengthens = strengthens your path at { $node }

# What it takes from the opponent.
# $opponent $edge
blocks-reaches = stops { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
} one step from the { $edge ->
    [left] left edge
    [right] right edge
    [top] top
   *[bottom] bottom
}
blocks-joins = keeps two paths of { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
} apart
# $opponent $node
blocks-extends = stands in the way of { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
} at { $node }
# $opponent $lines
blocks-lengthens = makes the way of { PERSON($opponent) ->
    [you] your opponent
   *[other] { $opponent }
} { $lines ->
    [one] { $lines } line longer
   *[other] { $lines } lines longer
}
