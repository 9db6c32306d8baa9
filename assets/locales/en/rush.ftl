# Runs of puzzles. The commands in the menu, and other words that find them.
three_minutes_command = Three Minutes
one_life_command = One Life
words_three_minutes = rush, storm, blitz, against the clock, timed puzzles, speed
words_one_life = survival, streak, sudden death, no mistake, one mistake
# The kinds of runs.
three_minutes = Three minutes
one_life = One life
about_three_minutes = Solve as many puzzles as you can. Three mistakes end it.
about_one_life = Solve as many puzzles as you can. One mistake ends it.
start_three_minutes = Start the clock
start_one_life = Start a run
stop = Stop
one_moment = One moment…
you_play = You join left to right.
legend = { $has_clock ->
    [true] Each puzzle is a little harder. The clock stands still while an answer is shown.
   *[false] Each puzzle is a little harder.
}
solved = Solved
# Below the number.
solved_word = solved
none_missed = You missed none.
mistakes_left = Mistakes left
mistakes_left_name = { $lives ->
    [one] { $lives } mistake left
   *[other] { $lives } mistakes left
}
best = Best run
# On the card of the hub.
best_run = Best run: { $solved }
# For the screen reader, while a run is played.
# $time $solved $lives
state = { $time ->
    [None] {""}
   *[other] { $time } left.{" "}
}{ $solved } solved, { $lives ->
    [one] { $lives } mistake left.
   *[other] { $lives } mistakes left.
}
seconds_left = { $seconds ->
    [60] One minute left.
   *[other] { $seconds } seconds left.
}
right = Right
# The ring that was right.
wrong = Wrong, { $ring }
# The end of a run.
time_is_over = The time is over.
third_mistake = That was the third mistake.
only_mistake = One mistake ends the run.
stopped = You stopped the run.
first_run = Your first run: { $solved }
none_solved = None this time
best_ever = Your best run so far
best_today = Your best today
in_a_row = { $longest } in a row without a mistake.
run_is_over = The run is over
missed = { $count ->
    [1] The one you missed
    [2] The two you missed
   *[other] The three you missed
}
you_played = You played { $ring }.
try_it = Try it
# The accessible name of Try it.
try_it_name = Try it: { $answer }
try_all = Try all
back = Back to the run
again = Again
all_puzzles = All puzzles
best_runs = Best runs
best_runs_of = { $kind }: best runs
no_run = No run yet.
today = today
# The accessible name of a run in the list of the best runs.
# $date $solved
run = { $date }: { $solved } solved
# $solved $missed
marks = { $solved } solved, { $missed } missed
no_rating = Runs do not change your rating.
no_hint = A run has no hints.
kinds = Kind of run
