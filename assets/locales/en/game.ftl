app = Span-It!
# For two people, or two computers.
rule = The first to join two opposite edges wins: one player left to right, the other top to bottom.
new_to_the_game = New to the game?
how_to_play = A click on a ring joins the two dots beside it. Lines never cross.
learn_the_game = Learn the game
move_now = Move now
paused = Paused
press_space = Press Space to resume.
back_to_game = Back to the game
# $name $node
played = { $name } played { $node }.
# $name $node
played_your_move = { $name } played { $node }. Your move.
is_thinking = { $name } is thinking
# $ply $moves
viewed_move = Move { $ply } of { $moves }
is_taken = { $node } is taken.
# The hint, for the screen reader.
play_hint = Play { $node }.
# $number $name $node
move_cell = Move { $number }: { $name } { $node }
status_seed = Random number { $seed }
bring_back = Bring it back
click_a_ring = Click a ring.
game_is_over = The game is over.
computers_play = Two computers are playing.
move_replaces_later_ones = A move here replaces the later moves.
you_win = You win!
play = Play
new_game = New game…
rematch = Rematch
side_panel = Side panel
side_panel_tip = Shows the players, the moves and the buttons again. F9
heat_map = Good rings
undo = Undo
undo_tip = Takes back your last move and the reply (Ctrl+Z)
hint = Hint
resign = Resign
pause = Pause
resume = Play
step = Step
speed_text = Speed
speed_max = Max
card_tip = Change the name or who plays
ladder_card_tip = The players of a ladder game stay.
# The description of a card, with the clock at the moment that it got the focus.
# $time $tip
card_description = Time used: { $time }. { $tip }
side = { $player ->
    [Horizontal] Horizontal
   *[Vertical] Vertical
}
# The rule in one line.
# $person $opponent
rule_against = { $person ->
    [Horizontal] { PERSON($opponent) ->
        [you] Join left to right before your opponent joins top to bottom.
       *[other] Join left to right before { $opponent } joins top to bottom.
    }
   *[Vertical] { PERSON($opponent) ->
        [you] Join top to bottom before your opponent joins left to right.
       *[other] Join top to bottom before { $opponent } joins left to right.
    }
}
# $name $winner
resigned_other_wins = { PERSON($winner) ->
    [you] { $name } resigned. You win.
   *[other] { $name } resigned. { $winner } wins.
}
# $name $winner
lost_on_time_other_wins = { PERSON($winner) ->
    [you] { $name } lost on time. You win.
   *[other] { $name } lost on time. { $winner } wins.
}
# $name $node
played_and_wins = { PERSON($name) ->
    [you] You played { $node }. You win.
   *[other] { $name } played { $node }. { $name } wins.
}
# $opponent $size
first_game = You against { $opponent } on a { $size } board.
# $one $other $size
first_game_between = { PERSON($other) ->
    [you] { $one } against you on a { $size } board.
   *[other] { $one } against { $other } on a { $size } board.
}
# Confirmed when a rematch starts. SHORT is a name of at most 24 letters.
rematch_starts = { PERSON($first) ->
    [you] Rematch. You move first this time.
   *[other] Rematch. { SHORT($first) } moves first this time.
}
new_game_against = A game against { SHORT($opponent) } starts.
your_move = { PERSON($name) ->
    [you] Your move
   *[other] Your move, { $name }
}
to_move = { PERSON($name) ->
    [you] Your move
   *[other] { $name } to move
}
is_turn_of = { PERSON($name) ->
    [you] It is your turn.
   *[other] { $name } is to move.
}
wins = { PERSON($name) ->
    [you] You win
   *[other] { $name } wins
}
# Another game replaced it. If it was the user’s own game, the opponent is $other.
# $is_own $one $other $moves
put_aside = { $is_own ->
    [true] { $moves ->
        [one] Your game against { SHORT($other) } was put aside after 1 move.
       *[other] Your game against { SHORT($other) } was put aside after { $moves } moves.
    }
   *[false] { $moves ->
        [one] The game of { SHORT($one) } and { SHORT($other) } was put aside after 1 move.
       *[other] The game of { SHORT($one) } and { SHORT($other) } was put aside after { $moves } moves.
    }
}
# At the start of the program.
# $is_own $one $other
continues = { $is_own ->
    [true] Your game against { SHORT($other) } continues.
   *[false] The game of { SHORT($one) } and { SHORT($other) } continues.
}
# POSSESSIVE is for English: Ada’s, Boss’.
turn_of = { PERSON($name) ->
    [you] It is your turn here.
   *[other] It is { POSSESSIVE($name) } turn here.
}
go_back_or_forward = Go one move back or forward to play.
go_back = Go one move back to play.
go_forward = Go one move forward to play.
move_replaced = Move { $number } was replaced.
# $first $last
moves_replaced = Moves { $first } to { $last } were replaced.
# From an earlier position of a finished game.
played_on = You play on from move { $number }. It is practice: the finished game stays as it was.
# The accessible name of the choice.
speed_name = Speed { $speed }
# A clock that runs down, for the screen reader.
time_left = Time left: { $time }
# A running clock for the screen reader.
minutes_used = { $minutes ->
    [0] Time used: under 1 min
   *[other] Time used: { $minutes } min
}
# How deep the computer looked.
levels = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
# $finished $wanted
stopped_at_level = stopped at level { $finished } of { $wanted }
no_limit = No time limit
no_time_to_look_ahead = No time to look ahead
limit_per_move = Max { $seconds } s per move

why_disabled-undo = There is no move to take back.
why_disabled-redo = There is nothing to redo.
why_disabled-hint = The opponent is to move.
why_disabled-viewing = Go back to the game first.
why_disabled-help = There is no game to help with.
why_disabled-resign = There is no game to resign.
why_disabled-move_now = No computer is thinking.
why_disabled-playback = Available only while two computers play.
why_disabled-first = This is the first position.
why_disabled-last = This is the last position.
why_disabled-zoom_in = The nodes of this board are large enough.
why_disabled-zoom_out = The whole board is visible.
why_disabled-rematch = No game has been played yet.
