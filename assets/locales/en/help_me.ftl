title = Help me
tip = A hint, who is winning, or good rings (A)
close = Close the help
opened = Help me: Hint, Who is winning, Good rings.
hint = One good move, and why.
winner = Who wins if both play their best.
# Of the circles, in the card and in the legend.
heat_legend = larger: a better ring; 1, 2, 3: the best
filled_legend = filled part: builds for { $who }
hollow_legend = hollow part: blocks { $who }
heat_for_legend = larger: better for { $who }
good_for = Good for
both = Both
no_help_on_ladder = A ladder game counts for your rating, so it has no undo and no help.
no_help_with_handicap = A ladder game has no undo and no help.
leave_ladder = Leave the ladder
leave_title = Leave the ladder?
counts_as_lost = After your fourth move this counts as a lost ladder game.
# $rating $change
rating_would_fall = Your rating would be { $rating } ({ $change }).
resign_title = Resign this ladder game?
resign_loses = It counts as a lost game of the match and cannot be taken back.
leave = Leave
undo = Undo
# The only person: “good for you”.
you = you
