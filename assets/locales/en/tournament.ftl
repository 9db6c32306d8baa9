title = Tournament
round_robin_note = Everyone plays everyone on every board and moves first half the time.
gauntlet_note = One player plays all others on every board and moves first half the time.
kind = Kind of tournament
kinds_1 = Everyone against everyone
kinds_2 = One against all
first_player_text = First player
# The tournament is played by the toolkit until a test decides.
is_test = A test of span-it-toolkit, which can resume it.
other_boards = Other boards
other_boards_tip = Rows and columns from 3 to 20, such as 5x9, 12x12.
openings = Openings
from_file = from a file
set_up_text = Set-up
tabs_1 = Table
tabs_2 = Games
tabs_name = What is shown
players = Players
games = Games per pairing
boards = Boards
first_move = First move
alternates = alternates
opening = Random opening moves
time_per_move = Time per move
no_limit = no limit
seed = Seed
new_seed = New seed
none = None
visited_moves = Most visited moves
competition = Rules of a competition
competition_tip = Sets boards, games and limits, so that everyone gets the same result.
more = More
start = Start
pause = Pause
resume = Resume
cancel = Cancel
export = Export…
new = New…
play_more = Play more games
play_more_tip = Continues with as many games again.
visits_range = enter a whole number from 1, or nothing for no limit.
back_to_results = Back to the results
close = Back to game
name = Personality
elo = Rating
won = Won
cell_note = A cell shows the wins and losses of the row against the column. A stronger colour is better. Click a cell for its games.
side_note = Only the games that the player of the row played this way.
all_boards = All boards
margin_note = ± is how far it may be off.
rough_note = ~ is a cautious estimate: all its games ended alike.
now_playing = Now playing
watch = Watch this game
back_to_table = Back to the table
another_game = Another game
review = Review this game
close_games = Close the list of games
no_games_yet = No game between these two has finished yet.
against = against
stopped_by_error = The tournament stopped because of an error in the program. Its results so far were kept.
reading = Reading the tournament…
earlier_tournaments = Earlier tournaments
finished_text = All games have been played.
unfinished = Interrupted. You can resume it.
show = Show the tournament
first_player = First player: { $name }
sorted_by = Sort: { $order }
more_for = More for { $message }
delete = Delete { $message }
open_elsewhere = { $file } is open in another window.
# $number $name
column_head = Column { $number }: { $name }
at_move = move { $moves }
# $winner $reason
won_by_forfeit = { $winner } won by forfeit: { ERROR($reason) }
# $result $details
game_name = { $result }, { $details }
# $one $other
pairing = { $one } against { $other }
# $wins $losses
wins_and_losses = { $wins }–{ $losses }
# $moves $winner
at_move_won = move { $moves } · { $winner } wins
# $count $best
finished = { $count ->
    [one] { $best } wins the tournament
   *[other] { $best } share first place
}
board_chosen = Board of the table: { $value }
side_chosen = Side of the table: { $value }
chosen_count = { $count } chosen
orders_1 = Date
orders_2 = Name
orders_3 = Games
rename = Rename
tournament_name = Name of the tournament
reused = The set-up of the earlier tournament was copied.
reuse = Use this set-up again
undo_delete = Undo
has_engines = Other programs play in it. The command of the toolkit that started it also continues it.
player_count_range = Choose 2 to 32 players.
board_needed = Choose at least one board.
time_limit_range = enter seconds from 0.01 to 600, or nothing for no limit.
opening_range = enter a whole number from 0 to 20.
seed_range = enter a whole number from 0 to 9,007,199,254,740,991.
add_players = Add players…
# Players that read their opponent.
add_readers = Add adapting…
export_table = Export the table
# In the order of `Format::ALL`.
table_formats_1 = Page to read and print
table_formats_2 = Table for a spreadsheet
table_formats_3 = For other programs
table_formats_4 = Markdown
html_tables = Web pages
csv_tables = Spreadsheets
json_tables = JSON files
markdown_tables = Markdown files
export_tip = Saves the table.
badge_paused = Tournament: paused
paused = Paused
choose_players = Choose the players.
# A time per move.
time_limit = { $seconds } s
# The games of the table.
side_choice = { $side ->
    [First] Moving first
    [Second] Moving second
    [Horizontal] Left to right
    [Vertical] Top to bottom
   *[None] All games
}
# The first players, separated by commas, and the number of the others.
# $players $count
and_more = { $players } and { $count } more
# $played $all
games_played = { $played } of { $all } games
# When an earlier tournament was played.
# $unit $count
played_ago = { $unit ->
    [minutes] { $count ->
        [0] just now
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
}
# Visited moves per move.
most_visits = at most { $visits }
show_more = Show { $count } more
wrong_board = Other boards: { $text } is not a board. Enter rows and columns from 3 to 20, such as 5x9.
added = { $file } was added to the earlier tournaments.
was_read = { $file } was opened.
# The reason is a sentence of its own.
unreadable = A tournament cannot be read and was left unchanged. { ERROR($reason) }
table_saved = Saved as { $file }.
# $winner $moves
won_in = { $moves ->
    [one] { $winner } won in { $moves } move
   *[other] { $winner } won in { $moves } moves
}
start_failed = The tournament did not start: { ERROR($reason) }
resume_failed = The tournament cannot be resumed: { ERROR($reason) }
stopped = The tournament stopped: { ERROR($reason) }
reading_file = { $file }: { reading }
# $played $of
interrupted = The tournament was interrupted after { $played } of { $of } games. You can resume it.
list_not_changed = The list of tournaments was not changed: { ERROR($reason) }
# $name $why
field_error = { $name }: { $why }
# In the menu bar, with the share that is done.
badge = Tournament { $share }
game_count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
deleted = { $count ->
    [one] The tournament was deleted.
   *[other] { $count } tournaments were deleted.
}
# The games of a pairing, whose number may have been raised from one that the boards do not divide.
# $pairs $boards $raised_from
games_note = { $raised_from ->
    [None] { $boards ->
        [one] { $pairs ->
            [one] { $pairs } game pair
           *[other] { $pairs } game pairs
        }
       *[other] { $pairs ->
            [one] { $pairs } game pair on each of { $boards } boards
           *[other] { $pairs } game pairs on each of { $boards } boards
        }
    }
   *[other] { $boards ->
        [one] { $pairs ->
            [one] Raised from { $raised_from }: { $pairs } game pair
           *[other] Raised from { $raised_from }: { $pairs } game pairs
        }
       *[other] { $pairs ->
            [one] Raised from { $raised_from }: { $pairs } game pair on each of { $boards } boards
           *[other] Raised from { $raised_from }: { $pairs } game pairs on each of { $boards } boards
        }
    }
}
# What a number field may contain, after its name.
# $boards $each
games_range = { $boards ->
    [one] enter a multiple of { $each } from { $each } to 1,000,000.
   *[other] enter a multiple of { $each } (both sides on { $boards } boards) from { $each } to 1,000,000.
}
# How long games take.
# $unit $number
approximate_time = { $unit ->
    [shortest] a few seconds
    [seconds] about { $number } s
    [minutes] about { $number } min
   *[hours] about { $number } h
}
on_cores = { $cores ->
    [one] on { $cores } core
   *[other] on { $cores } cores
}
# $left $pace $cores
time_left-per_minute = { $cores ->
    [one] { $left } left · { $pace } games per minute on { $cores } core
   *[other] { $left } left · { $pace } games per minute on { $cores } cores
}
# $left $pace $cores
time_left-per_second = { $cores ->
    [one] { $left } left · { $pace } games per second on { $cores } core
   *[other] { $left } left · { $pace } games per second on { $cores } cores
}
# A cell of the table, for the screen reader.
# $row $column $wins $losses
cell = { $wins ->
    [one] { $losses ->
        [one] { $row } against { $column }: { $wins } win, { $losses } loss
       *[other] { $row } against { $column }: { $wins } win, { $losses } losses
    }
   *[other] { $losses ->
        [one] { $row } against { $column }: { $wins } wins, { $losses } loss
       *[other] { $row } against { $column }: { $wins } wins, { $losses } losses
    }
}
# How the winner played.
# $player $size $pair
game_details = { $player ->
    [Horizontal] left to right · { $size } · pair { $pair }
   *[Vertical] top to bottom · { $size } · pair { $pair }
}
# Why a log is not opened, and what shows its table.
# $file $size $most
too_large = it has { $size }, and the window opens at most { $most }. span-it-toolkit games ratings { $file } --export table.html makes a page with its table
# Why a log is not opened.
# $agents $limit
too_many_agents = line 1: a tournament of { $agents } agents: expected at most { $limit }
# A step of the podium.
# $rank $name
step = { $rank }. { $name }
yours = { $name } (yours)
