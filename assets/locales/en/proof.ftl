show_why = Show Why
why = Why?
game_over = This game is over. There is nothing left to show.
opening_wins = { $opening } wins at once.
cut_undone = The cut of { $cut } was undone.
restarted = All cuts were undone.
instructions = Click a line to cut it for the other player. The other way closes the gap.
ways = Two ways across
ways_note = One move cannot cut both ways. Thin lines are spare: they repair cuts.
# By their lines.
way_1 = Solid: one way across
way_2 = Dashed: another way across
log = Cuts
no_cuts = Nothing has been cut yet.
undo = Undo cut
restart = Restart
play_out = Play to end
pause = Pause
nothing_to_cut = There is nothing left to cut.
close = Close
# The accessible name: other things have a close button too.
close_name = Close Show Why
title = { PERSON($winner) ->
    [you] Why you win
    [circles] Why the round dots win
    [diamonds] Why the diamonds win
   *[other] Why { $winner } wins
}
explanation = { PERSON($winner) ->
    [you] You have two separate ways across.
    [circles] The round dots have two separate ways across.
    [diamonds] The diamonds have two separate ways across.
   *[other] { $winner } has two separate ways across.
}
# While the winner is to move.
# $winner $opening
after_opening = { PERSON($winner) ->
    [you] First { $opening }. Then you have two separate ways across.
    [circles] First { $opening }. Then the round dots have two separate ways across.
    [diamonds] First { $opening }. Then the diamonds have two separate ways across.
   *[other] First { $opening }. Then { $winner } has two separate ways across.
}
# $opponent $cut $winner $repair
repaired = { PERSON($opponent) ->
    [you] You cut { $cut }.
    [circles] The round dots cut { $cut }.
    [diamonds] The diamonds cut { $cut }.
   *[other] { $opponent } cuts { $cut }.
} { PERSON($winner) ->
    [you] You repair with { $repair }.
    [circles] The round dots repair with { $repair }.
    [diamonds] The diamonds repair with { $repair }.
   *[other] { $winner } repairs with { $repair }.
}
# $opponent $cut
cuts = { PERSON($opponent) ->
    [you] You cut { $cut }.
    [circles] The round dots cut { $cut }.
    [diamonds] The diamonds cut { $cut }.
   *[other] { $opponent } cuts { $cut }.
}
# $opponent $node $winner
cuts_nothing = { PERSON($opponent) ->
    [you] You play { $node }, which cuts nothing.
    [circles] The round dots play { $node }, which cuts nothing.
    [diamonds] The diamonds play { $node }, which cuts nothing.
   *[other] { $opponent } plays { $node }, which cuts nothing.
} { PERSON($winner) ->
    [you] You do not need to reply.
    [circles] The round dots do not need to reply.
    [diamonds] The diamonds do not need to reply.
   *[other] { $winner } does not need to reply.
}
# $side $winner $opponent
edges_joined = { PERSON($winner) ->
    [you] You have joined
    [circles] The round dots have joined
    [diamonds] The diamonds have joined
   *[other] { $winner } has joined
} { $side ->
    [Horizontal] left and right.
   *[Vertical] top and bottom.
} { PERSON($opponent) ->
    [you] This works whatever you try.
    [circles] This works whatever the round dots try.
    [diamonds] This works whatever the diamonds try.
   *[other] This works whatever { $opponent } tries.
}
# On which ways the first move is.
# $opening $on_solid $on_dashed
opening_on_ways = { $on_solid ->
    [true] { $on_dashed ->
        [true] { $opening } is on both ways, so it comes first.
       *[false] { $opening } is on the solid way.
    }
   *[false] { $on_dashed ->
        [true] { $opening } is on the dashed way.
       *[false] { $opening } is on neither way. It is needed to repair cuts.
    }
}
