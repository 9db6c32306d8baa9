puzzles = Puzzles
# The title of the page.
title_text = Puzzle
today = Today's Puzzle
today_title = Today's puzzle
practise = Practise My Mistakes
searching_day = The puzzle of the day is being made…
searching = The next puzzle is being made…
searching_games = Looking for mistakes in your games…
exhausted = There is no puzzle of this kind. Choose another kind, or an easier one.
no_thread = The system cannot start a search for puzzles. Close other programs and try again.
try_again = Try again
next = Next puzzle
skip = Skip
skip_tip = Another puzzle. Before your first answer this costs nothing.
show = Solution
show_tip = Shows the answer. The puzzle then counts as not solved.
why = Show why
not_answered = Answer the puzzle first, or show the answer.
answered_text = You have answered this.
game_over = The edges are joined. There is nothing left to show.
shown_already = You can see the answer.
no_puzzle = There is no puzzle yet.
one_a_day = Each day has one puzzle.
your_rating = Your puzzle rating
in_a_row_text = In a row
not_counted = Puzzles of one kind do not count for your rating.
difficulty_text = Difficulty
kind_text = Kind
mix = Mixed kinds
easier = Easier
usual = At your level
harder = Harder
harder_tip = A harder puzzle now, and from now on. Easier is in the menu of the title.
hardest = These are the hardest.
found = Right!
# After a wrong first answer.
found_later = Right, this time
not_found = The answer
right_so_far = Right so far
not_that = Not that
menu_name = Puzzles: { $kind }
in_a_row = { $found } in a row
best = best { $found }
# $done $all
sitting = Mistake { $done } of { $all }
not_node = Not { $node }
not_move = Not move { $number }
# $name $number
from_game = From your game against { $name }, move { $number }
finds_it = { $name } finds it
misses_it = { $name } does not find it
# The opponents that do not find it; the second is the end of a list of names.
# $count $names
miss_it = { $count ->
    [one] { $names } misses it.
   *[other] { $names } miss it.
}
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
# After a hard puzzle.
praise = A hard one, at the first try. Well done!
one_of_three = One of these three. The puzzle now counts as not solved.
# In the legend of the marks.
unmarked = no mark: wrong
# The opponent has no name in a puzzle.
# $name $reply
they_answer = { $name ->
    [None] They answer { $reply } and win.
   *[other] { $name } answers { $reply } and wins.
}
# $name $reply
they_cannot_be_stopped = { $name ->
    [None] They answer { $reply } and can no longer be stopped.
   *[other] { $name } answers { $reply } and can no longer be stopped.
}
# $opponent $reply
answers = { $opponent } answers { $reply }.
# $opponent $reply
lost_to = { $opponent } joins with { $reply } and wins.
won_against = You won against { $name }.
# $number $node $keepers
gave_the_win_away = Move { $number }, { $node }, gave the win away. { $keepers }
kept_the_win = { $node } kept the win.
not_class = "{ $class }" is wrong here.
first_mover_wins = The side that moves first wins. Now you move first: play a winning move.
previous = Previous move
following = Next move
choose_move = This move
choose_move_name = This move gave the win away
no_move_yet = Step to a move first.
start = Start
# $found $of
found_of = { $found } of { $of } found
earlier = Earlier day
later = Later day
no_later = This is today's puzzle.
more_puzzles = More puzzles
about_puzzles = Positions from real games.
solve = Solve puzzles
open_today = Solve it
open_solved = Look at it
my_mistakes = My mistakes
practise_short = Practise
no_cards = You have no mistakes to practise. Your games add them.
no_mistakes = You kept every win in this game.
no_cards_due = Nothing to practise today.
sitting_done = That is all for now.
done = Done
after_more_puzzles = { $puzzles ->
    [one] after { $puzzles } more puzzle
   *[other] after { $puzzles } more puzzles
}
all_find_it = All { $opponents } opponents find it
# $found $opponents
some_find_it = { $found } of the { $opponents } opponents find it
# What a player joins, after the name.
left_to_right = left to right
top_to_bottom = top to bottom
# The change of the rating is None if there is none.
# $rating $change
rating = { $change ->
    [None] Rating { $rating }
   *[other] Rating { $rating } ({ $change })
}
# The kinds of puzzles. They are also titles: what a puzzle asks, in a few words.
kind-keep = Keep the win
kind-only = Only one ring
kind-stop = Stop them
kind-win_in = Win in a few moves
kind-repair = Repair
kind-judge = Who wins?
kind-mistake = Spot the mistake
kind-play = Win it
title-only = Only one ring wins
title-win_in = { $moves ->
    [one] Win in { $moves } move
   *[other] Win in { $moves } moves
}
title-repair = Repair the cut at { $cut }
title-mistake = Which move gave the win away?
title-play = Win against { $name }
band-starter = Starter
band-easy = Easy
band-medium = Medium
band-hard = Hard
band-expert = Expert
# $band $difficulty
band_and_difficulty = { $band }, difficulty { $difficulty }
# What to do.
# $kind $you $lines
instructions = { $kind ->
    [Keep] You are winning. Which ring keeps it so?
    [Only] Which one?
    [Stop] They need one line. Which ring stops that and wins?
    [WinIn] { $you ->
        [Horizontal] Join left to right with { $lines ->
            [one] { $lines } line.
           *[other] { $lines } lines.
        }
       *[Vertical] Join top to bottom with { $lines ->
            [one] { $lines } line.
           *[other] { $lines } lines.
        }
    }
    [Repair] They cut one of your two ways. Which ring keeps the win?
    [Judge] Does one side always win, or the side that moves first? Choose with 1, 2, 3.
    [Mistake] Step with PgUp and PgDn. Enter chooses the move.
   *[Play] You can win. Play to the end; nothing is taken back.
}
# Which side the player has; in the kinds that ask about the game, who moves.
# $kind $player
you_are = { $kind ->
    [Judge] Either side may move first.
    [Mistake] { $player ->
        [Horizontal] Left to right moved first.
       *[Vertical] Top to bottom moved first.
    }
   *[other] { $player ->
        [Horizontal] You join left to right.
       *[Vertical] You join top to bottom.
    }
}
# How far both sides are. The last number stays beside its name.
# $mover $own $other
ways = { $mover ->
    [Horizontal] Left to right needs { $own ->
        [one] { $own } line
       *[other] { $own } lines
    }, top to bottom{"\u00A0"}{ $other }.
   *[Vertical] Top to bottom needs { $own ->
        [one] { $own } line
       *[other] { $own } lines
    }, left to right{"\u00A0"}{ $other }.
}
# For the screen reader.
# $heading $rows $columns
heading_and_size = { $heading }, { $rows } by { $columns }.
button = { $name }, button.
too_slow = { $lines ->
    [one] It wins too, but not with { $lines } line.
   *[other] It wins too, but not with { $lines } lines.
}
# $reply $left
lines_left = { $left ->
    [one] They answer { $reply }: { $left } line left.
   *[other] They answer { $reply }: { $left } lines left.
}
# $node $mover
had_lost = { $mover ->
    [Horizontal] Before { $node }, left to right had lost already.
   *[Vertical] Before { $node }, top to bottom had lost already.
}
# $you $lines
joined = { $you ->
    [Horizontal] You joined left to right with
   *[Vertical] You joined top to bottom with
} { $lines ->
    [one] { $lines } line.
   *[other] { $lines } lines.
}
class = { $class ->
    [Horizontal] Always left to right
    [Vertical] Always top to bottom
   *[ToMove] First to move
}
class_explained = { $class ->
    [Horizontal] Left to right wins, even if top to bottom moves first.
    [Vertical] Top to bottom wins, even if left to right moves first.
   *[ToMove] The side that moves first wins, whichever it is.
}
# At the end of a list of names of rings.
other_rings = { $count ->
    [one] { $count } other ring
   *[other] { $count } other rings
}
# The rings that win.
# $count $rings
winning = { $count ->
    [1] Only { $rings } wins.
   *[other] { $rings } win.
}
# The rings that join in time.
# $count $rings $lines
winning_in = { $count ->
    [1] Only { $rings } wins in { $lines }.
   *[other] { $rings } win in { $lines }.
}
# After a right answer.
# $played $count $others
wins_too = { $count ->
    [0] { $played } is the only move that wins.
   *[other] { $played } wins. So would { $others }.
}
# $played $count
wins_like_many = { $played } keeps the win, like { $count } others.
# $count $rings
keepers = { $count ->
    [1] Only { $rings } kept it.
   *[other] { $rings } kept it.
}
# The game that the puzzle comes from.
played_in_your_game = In your game you played { $node } instead.
# $name $node
played_in_real_game = In the real game { $name } played { $node } instead.
# The choice of a move in Spot the mistake.
# $number $player $node
move_line = { $player ->
    [Horizontal] { $number }. { $node }, left to right
   *[Vertical] { $number }. { $node }, top to bottom
}
# After the last mistake.
all_right = { $of ->
    [1] Right at the first try. It comes back once more, so that it stays with you.
   *[other] All { $of } at the first try. They come back once more, so that they stay with you.
}
# $found $of
some_right = { $of ->
    [1] Not at the first try. You will see it again tomorrow.
   *[other] { $found } of { $of } at the first try. The others come back tomorrow.
}
# The puzzle of a day, and whether the player found its answer.
# $weekday $found
day_state = { $found ->
    [None] { $weekday }, not solved yet
    [true] { $weekday }, solved
   *[false] { $weekday }, answered
}
# The mistakes to practise today.
# $due $all
cards_due = { $all ->
    [0] Your games add mistakes here.
   *[other] { $due ->
        [0] Nothing to practise today.
        [one] { $due } mistake to practise
       *[other] { $due } mistakes to practise
    }
}
next_due = { $days ->
    [one] The next mistake comes back tomorrow.
   *[other] The next mistake comes back in { $days } days.
}
