search = Search by name
own = Your own
built_in = Built in, by strength
perfect = Perfect play
elo = Rating
no_match = Nothing has this name.
from_file = From file…
edit = Edit…
all = All
show = Show
choose_text = Choose
keys = Enter chooses. Type to search.
keys_to_tick = Space ticks, Enter adds. Type to search.
random_mover = Random mover
random_character = Plays any free ring
reader_character = Guesses how the other plays
hints_title = Who gives your hints?
several_title = Who takes part?
readers_title = Who adapts to its opponent?
training_title = Train against
compare_title = Compare with
perfect_gives_no_hints = Shown by Who is winning
has_no_factors = Has no factors
takes_part = Takes part
choose_one = Choose a row first.
tick_one = Tick who takes part first.
no_personality = Only a personality can be edited.
choose = Choose { $name }
show_file = Show { $name }
# The accessible name of the button that ticks a group.
all_of = All: { $group }
reader = { $name } (adapting)
not_listed = cannot be listed
unreadable = { $line ->
    [None] cannot be read
   *[other] cannot be read: line { $line }
}
horizontal_title = Who plays left to right?
vertical_title = Who plays top to bottom?
add = { $count ->
    [one] Add 1 player
   *[other] Add { $count } players
}
in_elo = rating { $elo }
perfect_character = Never gives a win away, sets traps
# The place of a built-in opponent among all, from the weakest.
# $ordinal $count
place = { $ordinal } of { $count } opponents
ordinals_1 = first
ordinals_2 = second
ordinals_3 = third
ordinals_4 = fourth
ordinals_5 = fifth
ordinals_6 = sixth
ordinals_7 = seventh
ordinals_8 = eighth
ordinals_9 = ninth
ordinals_10 = tenth
ordinals_11 = eleventh
ordinals_12 = twelfth
ordinals_13 = thirteenth
ordinals_14 = fourteenth
ordinals_15 = fifteenth
ordinals_16 = sixteenth
ordinals_17 = seventeenth
ordinals_18 = eighteenth
ordinals_19 = nineteenth
ordinals_20 = twentieth
# The strengths, in the order of `Grade`.
grades_1 = Beginner
grades_2 = Easy
grades_3 = Medium
grades_4 = Strong
grades_5 = Expert
grades_6 = Perfect
# $name $sentence
says = { $name } says: { $sentence }
quoted = “{ $sentence }”
