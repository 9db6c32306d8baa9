title = Personality editor
close = Back to game
weights = Larger circles: rings that it likes more.
factors = Shift+F1 explains the factor with the focus or under the pointer.
name = Name
author = Author
description = Description
notes = Notes
notes_menu = Notes…
description_hint = One line about how it plays
undo = Undo
redo = Redo
save = Save
save_new = Save…
save_as = Save as…
more = More
copy = Copy
paste = Paste
delete = Delete
revert = Reset all
no_unsaved_changes = There are no unsaved changes.
no_changes_since_opening = There are no changes since it was opened.
use_in_new_game = Use in the new game
fix_values = Fix the highlighted values first.
built_in = Built in
not_saved = not saved yet
copy_of = Copy of { $name }
was = was { $value }
description_left_out = The description of { $name } is left out, because the factors have changed.
reset_factor = Reset { $factor }
formulas = Formulas as printed in 1993
formulas_tip = PathMinorSpan gets the sign of PathMajorSpan, and PathMemberCount is an ordinary power.
factor_slider = Slide { $factor }
about_factor = About { $factor }
save_title = Save personality
replace = Replace
to_file = Save to file…
name_taken = There is a { $name } already.
unsaved_title = Save the changes?
discard = Discard
keep_editing = Keep editing
clipboard_empty = The clipboard does not contain a personality. Copy one as text first.
has_unsaved_changes = { $name } has unsaved changes.
personality_copied = { $name } was copied as text.
personality_pasted = { $name } was pasted as a new personality. It is not saved yet.
deleted_on_disk = { $file } no longer exists. Save creates it again.
reload = Reload
overwrite = Overwrite
save_over_change_title = Overwrite the changed file?
would_play = What it would play
position = Position shown
positions_1 = Opening
positions_2 = Middle
positions_3 = Race
positions_4 = This game
for_itself = for itself
for_opponent = for the opponent
no_move_left = The current game is over: there is no move left to play.
thinking = It is thinking…
last_valid = Based on the last valid values.
no_comparison = no comparison
other_personality = Another personality…
saved_version = the saved version
opened_version = the opened version
compare_legend = ▲ more weight for this one, ▼ more weight for { $other }.
plays_same = So does { $other }.
plays = It plays { $node }
before_training = { $name } before training
different_factors = Different factors
this_version = this
same_factors = All fourteen factors are the same.
stays_ahead = Wins kept
stays_ahead_tip = In each of 500 positions the player to move can win, and can also give the win away. This is how often it keeps the win.
accuracy_running = Testing its moves…
# $seconds $slider
thinks_long = Thinks about { $seconds } s a move, because of { $slider }
match_short = Match of 100
match_text = Match: old against new
match_tip = 100 quick games on 6 × 6: each opening is played twice with the sides exchanged. At most 0.1 s per move.
match_needs_change = Both have the same factors. Change something first.
stop_match = Stop the match
match_outdated = Played on 6 × 6 before the last change.
close_match = Close the match
match_progress = Games played
match_against = Match against { $name }
# $new $old
match_title = { $new } against { $old }
# A column of factors.
group_title = { $group ->
    [Node] Initial weight of the node
    [Path] Change in path weight
    [Board] Change in board weight
   *[Choice] Choosing among the nodes
}
new_game_left_to_right = New game with it left to right…
new_game_top_to_bottom = New game with it top to bottom…
# The length of the notes in characters.
# $length $most
length_of_notes = { $length } of { $most } characters
unsaved_changes = { $count ->
    [one] { $count } unsaved change
   *[other] { $count } unsaved changes
}
# The name with a full stop.
saved_as = Saved as { $name }
# The author, if there is one, with a full stop.
where_it_appears = { $author ->
    [None] It appears under “Your own” wherever you choose an opponent.
   *[other] Author: { $author } It appears under “Your own” wherever you choose an opponent.
}
# What a number field may contain.
# $kind $least $most
expected = { $kind ->
    [Whole] Whole number from { $least } to { $most }
   *[Real] Number from { $least } to { $most }
}
# A number whose comma may separate thousands or decimals, such as "10,000".
# $thousands $decimals
ambiguous_comma = Did you mean { $thousands } or { $decimals }?
# $name $player
used_in_next_game = { $player ->
    [Horizontal] { $name } will play left to right in the next game.
   *[Vertical] { $name } will play top to bottom in the next game.
}
paste_failed = The clipboard does not contain a personality: { ERROR($reason) }.
exceeds_time_limit = More than the time limit of { $seconds } s: the search stops after the last level that it finishes in time.
# $file $changes
changed_on_disk = { $changes ->
    [0] { $file } was changed by another program.
    [one] { $file } was changed by another program. Reloading discards your { $changes } unsaved change.
   *[other] { $file } was changed by another program. Reloading discards your { $changes } unsaved changes.
}
save_over_change = { $file } was changed by another program. Overwrite saves your values; Undo then brings the other ones back to the editor. Reload shows the other values; Undo then restores yours.
# The time of a search.
longer_than = more than { $seconds } s
# The time of a search, in two figures.
# $unit $number
approximate_time = { $unit ->
    [shortest] less than 1 ms
    [milliseconds] about { $number } ms
    [seconds] about { $number } s
    [minutes] about { $number } min
    [hours] about { $number } hours
    [days] about { $number } days
    [years] about { $number } years
   *[longest] over 1,000 years
}
# The value of a move, and how deep the search looked. "out_of_time" is in the tooltip.
# $state $value $depth $wanted
value_of_move = { $state ->
    [complete] { $depth ->
        [one] value { $value }, { $depth } level deep
       *[other] value { $value }, { $depth } levels deep
    }
    [under_way] value { $value }, { $depth } of { $wanted } levels so far
    [stopped] value { $value }, stopped at level { $depth } of { $wanted }
   *[out_of_time] value { $value }, stopped at level { $depth } of { $wanted } by the time limit
}
# As entries of a menu, or at the start of a sentence.
first_word-no_comparison = No comparison
first_word-saved_version = The saved version
first_word-opened_version = The opened version
compare = Compare…
compare_with = Compare with { $name }
# $other $node $verdict
plays_different = { $other } plays { $node }: { $verdict }.
# $count $free
nodes_differ = { $count ->
    [0] Both like the same rings.
    [one] { $count } of { $free } free nodes has a clearly different weight.
   *[other] { $count } of { $free } free nodes have clearly different weights.
}
# $played $all
match_under_way = { $played } of { $all } games on 6 × 6.
# $is_complete $result $played $all $name
match_decided = { $is_complete ->
    [true] { $result } on 6 × 6: { $name } is stronger.
   *[false] { $result } in { $played } of { $all } games on 6 × 6: { $name } is stronger.
}
# $is_complete $result $played $all
match_undecided = { $is_complete ->
    [true] { $result } on 6 × 6: no clear difference.
   *[false] { $result } in { $played } of { $all } games on 6 × 6: no clear difference.
}
# The button that starts a game against the edited opponent.
play = Play { $name }
play_tip = Starts a game against this version, saved or not. Come back with Ctrl+E.
# Left of each slider: what it means at 0.
low_ends_1 = takes its time
low_ends_2 = one strong line
low_ends_3 = minds its own way
low_ends_4 = plays at sight
low_ends_5 = always the same
# Right of each slider: what it means at 100.
high_ends_1 = heads for the far edge
high_ends_2 = many places at once
high_ends_3 = stands in yours
high_ends_4 = looks many moves ahead
high_ends_5 = leaves it to chance
# For the screen reader, after the name of the slider.
meanings_1 = Takes its time, or heads for the far edge
meanings_2 = One strong line, or many places at once
meanings_3 = Minds its own way, or stands in yours
meanings_4 = Plays at sight, or looks many moves ahead
meanings_5 = Always the same, or left to chance
# For the screen reader: "35, was 40. One strong line, or many places at once".
# $is_moved $at $was $meaning
value_of_slider = { $is_moved ->
    [true] { $at }, was { $was }. { $meaning }
   *[false] { $at }. { $meaning }
}
details = Details
close_details = Close details
# Beside the button that closes the fourteen factors.
moved_by = Green: moved by { $slider }. Change one, and the sliders follow.
sliders_follow = The fourteen factors of 1993. Change one, and the sliders follow.
# $slider $was
slider_was = { $slider } was { $was }. The mark shows where it began.
watch_the_board = Move a slider and watch the board.
stays_ahead_share = Finds the win { $share } times in 100
# On the page of a new opponent.
make_your_own = Make your own opponent
# One of them is the first name of a new opponent.
new_names_1 = Otto
new_names_2 = Mila
new_names_3 = Bruno
new_names_4 = Ida
new_names_5 = Hugo
new_names_6 = Nora
new_names_7 = Emil
new_names_8 = Vera
# How strong the edited opponent is, beside those of the ladder.
measuring = Measuring how strong it is…
weaker_than = Weaker than { $name }.
about_as_strong = About as strong as { $name }.
# $weaker $stronger
strong_between = Between { $weaker } and { $stronger } in strength.
stronger_than = Stronger than { $name }.
looks_ahead = { $moves ->
    [one] It plays at sight.
   *[other] It looks { $moves } moves ahead.
}
