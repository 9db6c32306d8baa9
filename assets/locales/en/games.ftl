title = Games
# Tabs of a narrow window.
tabs_name = What is shown
close = Back to game
reading = Reading the games…
loading = Reading…
empty = No games yet. Every game that you finish or leave will appear here, with its result, how many wins you kept, and the move that decided it. You can open and review each, and search for players and positions.
no_match = No game matches.
show_all = Show all
search = Player
all_sizes = All boards
position = This position
position_tip = Only games that reached the position of the opening explorer, also mirrored
columns_1 = Date
columns_2 = Players
columns_3 = Board
columns_4 = Result
columns_5 = Moves
columns_6 = Wins kept
columns_7 = Decided at
open = Open
review = Review
practise = Practise
practise_tip = Your mistakes in this game, as puzzles.
not_yours = You played on neither side of this game, or on both.
export = Export…
export_title = Export the game
delete = Delete
undo = Undo
put_back = Put back
erase = Erase
erase_for_good = Erase for good?
replaced = The file of the stored games was replaced or deleted. The list now has the games of the file that is there.
erased = The game is erased.
none_deleted = No game is deleted.
choose_first = Choose a game first.
size_chosen = Board: { $size }
result_chosen = Result: { $result }
period_chosen = Time: { $period }
order_chosen = Order: { $order }
safe_moves_of = wins kept { $share }
# In the order of the periods.
periods_1 = Any time
periods_2 = Today
periods_3 = Last 7 days
periods_4 = Last 30 days
periods_5 = Last 365 days
periods_6 = Older
moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
not_stored = The game could not be stored in the list of games: { SENTENCE($problem) } It is kept and tried again. To be safe, use Game > Save As.
not_read = The stored games could not be read: { SENTENCE($problem) }
# Above the list.
# $games $is_filtered
total = { $is_filtered ->
    [true] { $games ->
        [one] 1 game found
       *[other] { $games } games found
    }
   *[false] { $games ->
        [one] 1 game
       *[other] { $games } games
    }
}
damaged = The stored games are damaged. The file was kept as { FILE($kept) }, and a new list of games begins.
# These games can come back.
deleted = { $games ->
    [one] The game was deleted.
   *[other] { $games } games were deleted. Undo puts them back one by one, the last one first.
}
# A game is back; $left games can still come back.
restored = { $left ->
    [0] The game is back.
    [one] The game is back. 1 deleted game is left.
   *[other] The game is back. { $left } deleted games are left.
}
# $result $is_deleted
result_filter = { $result ->
    [Won] You won
    [Lost] You lost
    [Unfinished] Unfinished
   *[None] { $is_deleted ->
        [true] Deleted games
       *[false] All results
    }
}
order = { $order ->
    [Latest] Latest first
    [Earliest] Earliest first
    [Shortest] Shortest first
   *[Longest] Longest first
}
# The move that decided the game, in its column, and where no heading says what it is.
move_at = move { $number }
turning_point_at = decided at move { $number }
# The result in the list. SHORT is a name of at most 24 letters.
unfinished = unfinished
won_by = { SHORT($name) } won
resigned_by = { SHORT($name) } resigned
lost_on_time = { SHORT($name) } lost on time

explorer-title = Opening explorer
explorer-start = Start of the game
explorer-back = One move back
explorer-no_moves = No stored game came to this position and went on. A click on the board steps further.
explorer-random = * Some were random opening moves of tournaments.
explorer-columns_1 = Move
explorer-columns_2 = Games
explorer-columns_3 = Won
explorer-columns_4 = Best play
explorer-won = { $player ->
    [Horizontal] Left to right has won.
   *[Vertical] Top to bottom has won.
}
explorer-no_games = No stored game was played on { $size }.
explorer-mover_loses = { $mover ->
    [Horizontal] Left to right moves next and loses against perfect play.
   *[Vertical] Top to bottom moves next and loses against perfect play.
}
# $mover $winning $free
explorer-mover_wins = { $mover ->
    [Horizontal] { $winning ->
        [one] Left to right moves next and wins: 1 of { $free } moves keeps the win.
       *[other] Left to right moves next and wins: { $winning } of { $free } moves keep the win.
    }
   *[Vertical] { $winning ->
        [one] Top to bottom moves next and wins: 1 of { $free } moves keeps the win.
       *[other] Top to bottom moves next and wins: { $winning } of { $free } moves keep the win.
    }
}
explorer-game_count = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# After the number of games.
explorer-at_random = { $games } at random
# The row of a move, for the screen reader.
# $nodes $games $won $keeps_win
explorer-row = { $keeps_win ->
    [true] { $nodes }: { $games }, { $won } won by the mover; with perfect play it wins
    [false] { $nodes }: { $games }, { $won } won by the mover; with perfect play it loses
   *[None] { $nodes }: { $games }, { $won } won by the mover
}
# The result of perfect play after the move, in its column.
explorer-wins = wins
explorer-loses = loses
