# $level $wanted
level = Level { $level } of { $wanted }
# Times, separated by commas.
times_per_level = Time per level: { $times }
visited_moves = Visited moves: { $count }
moves_pruned = Moves pruned: { $share }
# The branching factor.
visited_per_position = Visited moves per position: { $count }
time_of_search = Time of the search: { $time }

statistics-title = Search statistics
statistics-command = Search Statistics…
statistics-open = Search statistics…
statistics-none = No search has found a move of this game. People, perfect play and other programs have no searches, and older game files do not contain them.
statistics-both = Both
statistics-what = What the charts show
statistics-moves_axis = Move of the player
statistics-about = The branching factor is the number of visited moves per position. Averages count the moves that a search has found.
statistics-compare = Compare searches
statistics-game_over = The game is over. Go to an earlier position.
statistics-starting = The search without pruning starts.
statistics-progress_text = Progress of the search without pruning
statistics-stop = Stop here
statistics-stop_tip = Compares the levels that are finished.
statistics-failed = The searches could not be compared.
statistics-searches_1 = {""}
statistics-searches_2 = With pruning
statistics-searches_3 = Plain
statistics-by_level = Level by level
statistics-about_plain = The plain search visits every move that the personality keeps, in every line. The other one skips moves that cannot change the result.
statistics-no_value = –
# Figures of a player, of a search and of its levels. "plain" stands below the figure of the search with pruning.
statistics-figure-moves = Moves
statistics-figure-found_by_search = Found by a search
statistics-figure-visited_moves = Visited moves
statistics-figure-visited_per_move = Visited per move
statistics-figure-pruned = Pruned
statistics-figure-branching_factor = Branching factor
statistics-figure-time_of_all = Time of all searches
statistics-figure-time_per_move = Time per move
statistics-figure-found_move = Move
statistics-figure-value = Value
statistics-figure-moves_pruned = Moves pruned
statistics-figure-time = Time
statistics-figure-level = Level
statistics-figure-visited = Visited
statistics-figure-branching = Branching
statistics-figure-plain = plain
# The chart of a player, for the screen reader.
# $name $measure
statistics-chart = { $name ->
    [you] { $measure } of your moves
   *[other] { $measure } of { POSSESSIVE($name) } moves
}
# $level $wanted $visited
statistics-progress = The plain search is at level { $level } of { $wanted }, with { $visited } visited moves.
# A point of the chart.
# $number $node $figure
statistics-point = { $figure ->
    [None] Move { $number }, { $node }: no search
   *[other] Move { $number }, { $node }: { $figure }
}
# Before the comparison of both searches.
# $name $ply
statistics-intro = { $ply ->
    [0] { $name } searches the start position: once with pruning, and once plain, without it.
    [one] { $name } searches the position after { $ply } move: once with pruning, and once plain, without it.
   *[other] { $name } searches the position after { $ply } moves: once with pruning, and once plain, without it.
}
# $depth $wanted
statistics-stopped = Stopped after level { $depth } of { $wanted }.
statistics-same_move = Both find the same move with the same value.
statistics-different_moves = The searches do not agree, which is an error of this program.
statistics-plain_visits_more = The plain search visits { $times } times as many moves.

search_speed-measuring = Measuring how many moves per second this computer visits…
search_speed-in_1993 = The help of 1993 says that a 486-33 computes about 1,000 moves in a reasonable amount of time.
search_speed-not_measured = The speed of this computer could not be measured.
search_speed-measured = This computer visits about { $count } moves per second.
