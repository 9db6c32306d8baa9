read_opponent_note = Compares the opponent's moves with the built-in personalities and yours. Once it is sure of one, it expects the replies of that one. If none fits, it expects those of the nearest. It never sees which personality really plays.
adapts_note = It guesses how you play and answers that.
adapts_to_computer_note = It guesses how the other plays and answers that.
reading = Reading the opponent
no_match = Reading the opponent: no exact match
candidates = Candidates…
candidates_tip = Shows what each personality would have played.
expects = Expects { $mv } next
# The check box in New Game.
# $name $other
adapts = { $other ->
    [None] { $name } adapts to you
   *[other] { $name } adapts to { $other }
}
left = Reading the opponent: { $count ->
    [one] { $count } candidate
   *[other] { $count } candidates
}
# Names with shares, for example "Spider 61%, Sage 52%".
nearest = Nearest: { $candidates }
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
# $number $count $names
rules_out = { $count ->
    [0] Move { $number } rules out { $names }
    [1] Move { $number } rules out { $names }
    [2] Move { $number } rules out { $names }
   *[other] Move { $number } rules out { $count } candidates
}
# How many moves of a player a personality agrees with.
# $name $share $player
agrees = { PERSON($player) ->
    [you] { $name } agrees with { $share } of your moves
   *[other] { $name } agrees with { $share } of { POSSESSIVE($player) } moves
}
# After `agrees`: the next one.
# $name $share
agrees_too = { $name } with { $share }

clone-menu = New from My Games…
clone-title = New from My Games
clone-about = Learns from the moves of one player in saved games and creates a personality that plays like that player. For example, you can play against yourself.
clone-add_stored = Add All Stored Games
clone-nothing_stored = This window stores no games, because it has no data folder.
clone-no_stored = it contains no games of a person
clone-add_game = Add a Game…
clone-add_folder = Add a Folder…
clone-add_game_title = Learn from a Game
clone-add_folder_title = Learn from the Games of a Folder
clone-busy = Wait until this has finished.
clone-no_games = Add the stored games, or saved games (.spanit files).
clone-no_records = it contains no .spanit files
clone-player = Learn from
clone-more_moves_note = A few hundred moves give a better result.
clone-reading = Reading…
clone-learning = Learning
clone-learn = Learn
clone-stop = Stop
clone-edit = Open in the Editor
clone-new_personality = New personality
clone-random_moves = Random moves
# $files $most
clone-too_many = it contains { $files } .spanit files; only the first { $most } were read
clone-more_problems = { $files } more could not be read.
# $done $of
clone-learning_progress = Learning: step { $done } of { $of }
clone-best_built_in = { $name }, best built-in one
clone-game_count = { $count ->
    [0] No games yet
    [one] { $count } game
   *[other] { $count } games
}
# $name $moves
clone-source_player = { $moves ->
    [one] { $name }: { $moves } move
   *[other] { $name }: { $moves } moves
}
# $name $moves $least
clone-too_few = At least { $least } moves are needed; { PERSON($name) ->
    [you] you have
   *[other] { $name } has
} { $moves ->
    [one] { $moves } move in these games.
   *[other] { $moves } moves in these games.
}
# $name $share
clone-clone_ready = { $name } is ready. It predicted { $share } of the moves that it had not learned from.
# $moves $by_game
clone-prediction_heading = Correctly predicted, of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, after learning from { $by_game ->
    [true] other games:
   *[false] other moves, also of the same games:
}

player_identification-title = Plays Like
player_identification-player = Player
player_identification-question = Which personalities could have played these moves
player_identification-candidates_note = The candidates are the built-in personalities and your own. Each is compared with the moves alone; the names of the players are not used.
player_identification-noise_note = The seed of the game is not used. A personality with a random part (NodeRandom) is possible as long as some random numbers lead to these moves.
player_identification-only_opening = Not known yet: the opening moves were drawn at random.
player_identification-decided_at = All others are ruled out since move { $number }.
player_identification-ruled_out = ruled out
player_identification-certain = certain
player_identification-not_judged = possible, not judged
player_identification-only_candidate = the only one left
player_identification-reads_opponent_note = This player read its opponent. A personality that looks ahead may therefore have played another move than usual; such a move does not rule it out.
player_identification-no_moves = { PERSON($name) ->
    [you] You have not chosen a move yet.
   *[other] { $name } has not chosen a move yet.
}
# $name $number
player_identification-progress = { PERSON($name) ->
    [you] Who do you play like? Checking move { $number }…
   *[other] Who does { $name } play like? Checking move { $number }…
}
player_identification-no_personality = { PERSON($name) ->
    [you] You are not a personality and have no weights to compare.
   *[other] { $name } is not a personality and has no weights to compare.
}
player_identification-no_judged_candidate = { PERSON($name) ->
    [you] You play like no personality that could be judged.
   *[other] { $name } plays like no personality that could be judged.
}
player_identification-agrees = It agrees with { $share } of the moves.
player_identification-too_slow_to_judge = { $moves ->
    [one] { $moves } move would have taken too long to judge.
   *[other] { $moves } moves would have taken too long to judge.
}
player_identification-possibly_opponent_model = { $moves ->
    [one] { $moves } move may result from reading the opponent.
   *[other] { $moves } moves may result from reading the opponent.
}
# $name $of
player_identification-could_be_any = { PERSON($name) ->
    [you] You could be any of { $of } personalities.
   *[other] { $name } could be any of { $of } personalities.
}
# In the place of names in `plays_like`.
player_identification-no_known_personality = no known personality
# The names that are likely, and the move that ruled out the others.
# $name $personalities $since
player_identification-plays_like = { PERSON($name) ->
    [you] You play like { $personalities }
   *[other] { $name } plays like { $personalities }
}{ $since ->
    [None] .
   *[other] {" "}(since move { $since }).
}
# $number $left $out
player_identification-summary = { $left ->
    [one] After move { $number }, { $left } is possible and { $out } ruled out.
   *[other] After move { $number }, { $left } are possible and { $out } ruled out.
}
player_identification-possible = possible, { $share }
player_identification-hardly_possible = possible, below 1%
# $number $played $would
player_identification-ruled_out_by = { $would ->
    [None] Move { $number }: it would not have played { $played }.
   *[other] Move { $number }: it would have played { $would }, not { $played }.
}
