unreadable = An interrupted training could not be read
train = Train…
train_tip = Searches for better values of the factors you choose, and opens the result as a new personality.
title = Train
about = Tries hundreds of variants and keeps the best. This personality is not changed; the result is a new one.
objective = Goal
objectives_1 = Keep wins
objectives_2 = Win more
objectives_3 = Win just so often
objective_notes_1 = Give fewer wins away.
objective_notes_2 = Win more games against the opponents chosen below.
objective_notes_3 = Reach this score against the opponents chosen below, but not more: a weak opponent with a style.
target = Share to win
opponents = Against
add_opponents = Add opponents…
boards = Boards
length = How long?
lengths_1 = 1 min
lengths_2 = 5 min
lengths_3 = 15 min
lengths_4 = Rounds
rounds = Rounds
minutes_note = Plus a final comparison, which may take a minute or two.
rounds_note = With rounds, the same choices always give the same result. A final comparison follows, which may take a minute or two.
seed = Seed
visited = Thinking per turn
visited_note = How many moves it may look at in a turn. 5,000 take a few milliseconds. Slower variants are penalised.
factors = Factors that may change
all = All
none = None
range_1 = from
range_2 = to
start = Start
continue_in_background = Continue in background
cancel = Stop
cancel_tip = Stops the training. The best so far is kept, and you can resume later.
finish = Finish now
finish_tip = Ends the search after this round and compares the best with the start.
resume = Resume
open_in_editor = Open in the editor
open_best = Open the best so far
discard = Discard
discard_question = Discard this training?
keep = Keep it
open_short = Open
hide_short = Hide
new = New training
progress = Training
first_round = The first round is running…
stopped_text = Interrupted. Nothing is lost. You can resume it now or later.
stopped_early = Interrupted before the first round ended. You can resume it.
nothing_better = Nothing better than the start was found.
opens_as_new = It opens as a new, unsaved personality.
rounds_axis = Round
no_chart = The rounds can no longer be read, so there is no curve.
start_line = start
target_line = target
show = Show the training
stopped_by_error = The training stopped because of an error in the program. Its rounds were kept.
factor_needed = Choose at least one factor.
range_needed = Each chosen factor needs a range of two valid values, the smaller one first.
name_too_long = The name of this personality is too long for a file name.
opponent_needed = Choose at least one opponent.
board_needed = Choose at least one board.
target_range = A score from 0% to 100%
seed_range = A whole number from 0 to 9,007,199,254,740,991
rounds_range = A whole number from 1 to 100,000
visited_range = A whole number from 1 to 1,000,000,000
training_title = Training of { $name }
# $count $of
free_count = { $count } of { $of }
# $done $of
choosing = Final selection: { $done } of { $of }
# $done $of
comparing = Comparing the best with the start: { $done } of { $of }
badge_done = Training: done
badge_stopped = Training: stopped
badge_failed = Training: failed
# Below the goal.
opponents_note = Opponents may look at { $visited } moves per turn.
# $factor $value
start_out_of_range = { $factor } is { $value } now; its range must include that.
# A field, for the screen reader.
# $factor $end
range_end = { $end ->
    [0] { $factor } from
   *[1] { $factor } to
}
# In the menu bar, with the share that is done.
badge = Training { $share }
finishing = Ending with round { $round }…
# $pairs $most
playing = The best plays the start: { $pairs } of at most { $most } game pairs
# The average of the best variant.
visited_moves = The best looks at { $count } moves per turn.
# $number $result
round_line = Round { $number }: { $result }
interrupted = The training of { $name } was interrupted. You can resume it.
result_ready = The training is complete: { $name } is ready.
stopped = The training stopped: { ERROR($why) }
# $result $count
result_row = { $result }, looks at { $count } moves per turn
# The name of the result.
trained_name = { $name } (trained)
# The name of a result that was trained again.
# $name $number
trained_again = { $name } (trained { $number })
# The description of the result.
# $objective $name $rivals $score
trained_description = { $objective ->
    [Keep] Trained from { $name } to keep its wins.
    [Score] Trained from { $name } to beat { $rivals }.
   *[Target] Trained from { $name } to score { $score } against { $rivals }.
}
# What is measured.
measure-keep = Wins kept
measure-score = Score
# $objective $rivals $score $boards
objective_line = { $objective ->
    [Keep] To keep its wins, on { $boards }.
    [Score] To beat { $rivals }, on { $boards }.
   *[Target] To score { $score } against { $rivals }, on { $boards }.
}
# $round $left
searching = { $left ->
    [None] Round { $round }
   *[other] Round { $round }; about { $left } left, then the comparison
}
# The best variant and the start, in percent with a margin. Not confirmed: without a result of its own yet.
# $objective $is_confirmed $best $start
best_so_far = { $objective ->
    [Keep] { $is_confirmed ->
        [true] Best so far: keeps { $best } of its wins, start { $start }
       *[false] Best so far: not confirmed yet; the start keeps { $start } of its wins
    }
   *[other] { $is_confirmed ->
        [true] Best so far: score { $best }, start { $start }
       *[false] Best so far: score not confirmed yet, start { $start }
    }
}
# The chart, for the screen reader. Sentences with the results of some rounds follow.
chart_empty = Best so far, by round: { first_round }
# $objective $start
chart_start = { $objective ->
    [Keep] Best so far, by round: how often it keeps a win. Start: { $start }.
   *[other] Best so far, by round, score. Start: { $start }.
}
# A heading; the count is that of the positions or game pairs.
# $objective $count
held_out = { $objective ->
    [Keep] Wins kept in { $count } positions not used in the training:
   *[other] Score in { $count } game pairs not used in the training:
}
other_board = On { $board }, where it was not trained:
# $factor $is_up $from $to
factor_change = { $is_up ->
    [true] { $factor } up from { $from } to { $to }
   *[false] { $factor } down from { $from } to { $to }
}
# The changes of factors, separated by semicolons, and the number of the others.
# $changes $more
changed_most = { $more ->
    [0] Changed most: { $changes }.
   *[other] Changed most: { $changes }; { $more } more.
}
# The decision of the test.
sprt_decision = { $verdict ->
    [H1] It is stronger than the start.
    [H0] It is not clearly stronger than the start.
    [CutShort] It is not decided whether it is stronger than the start: the games ended early because they visited too many moves.
   *[Continue] It is not decided whether it is stronger than the start.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $count $won $split $lost
sprt_pairs = { $count ->
    [one] Of { $count } game pair against it, { $won } won twice, { $split } split and { $lost } lost twice.
   *[other] Of { $count } game pairs against it, { $won } won twice, { $split } split and { $lost } lost twice.
}
# $ratio $lower $upper
sprt_line = SPRT, 0 against 20 normalised Elo: log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }.
target_was = The target was a score of { $score }.
# In percent.
# $off $margin
target_missed = It was missed by { $off }, more than the margin of { $margin }.
# In percent.
# $start $trained
start_is_closer = The start is closer: it misses by { $start }, the new one by { $trained }.
no_better = { $name } is ready: nothing better was found.
# $objective $name $new $start
is_ready = { $objective ->
    [Keep] { $name } is ready: it keeps { $new } of its wins, the start { $start }.
   *[other] { $name } is ready: score { $new }, the start { $start }.
}
missed = The target score was not reached.
missed_and_start_closer = The target score was not reached; the start is closer.
# The result of the match of the trained personality against the start, first on the card. Even: an opening that each won once.
# $winner $loser $more $fewer $ties
beat = { $ties ->
    [0] { $winner } beat { $loser } { $more } to { $fewer }.
    [one] { $winner } beat { $loser } { $more } to { $fewer }; { $ties } was even.
   *[other] { $winner } beat { $loser } { $more } to { $fewer }; { $ties } were even.
}
# $won $lost $ties
too_close = { $ties ->
    [0] Too close to tell: { $won } to { $lost }.
    [one] Too close to tell: { $won } to { $lost }; { $ties } was even.
   *[other] Too close to tell: { $won } to { $lost }; { $ties } were even.
}
# A slider whose place has changed.
# $slider $from $to
style_change = { $slider } { $from } to { $to }
changed_style = What changed: { $changes }.
keep_result = Keep
keep_result_tip = Saves it as a personality of your own. The one before stays too.
