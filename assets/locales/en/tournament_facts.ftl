all_games = All games
no_value = –
# Facts beside their values. The games at first.
games = Games
game_pairs = Game pairs
first_player_won = First player won
first_move_is_worth = First move is worth
longest_move = Longest move
longest_move_by = Longest move by
# Deterministic players repeat games. "all" if no pair is repeated.
# $are_all_different $all $different
pairs = { $are_all_different ->
    [true] { $all }, all different
   *[false] { $all }, { $different } different
}
# A row of the table, for the screen reader. The figures are separated by commas.
# $rank $name $figures
row = { $rank }: { $name }, { $figures }.
# With a rating, which has a margin.
# $is_rough $rank $name $elo $figures
rated_row = { $is_rough ->
    [true] { $rank }: { $name } about { $elo }, { $figures }.
   *[false] { $rank }: { $name } { $elo }, { $figures }.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $won $split $lost
pair_results = Pairs: { $won } won twice, { $split } split, { $lost } lost twice
pair_elo = { $elo }, from the score of the pairs
normalised_elo = { $elo }, normalised
superiority = Likelihood of superiority: { $share }
# $is_rough $value $margin
elo_with_margin = { $is_rough ->
    [true] about { $value } ± { $margin } points
   *[false] { $value } ± { $margin } points
}
# Each fact of a row.
# $meaning $value
row_fact = { $meaning }: { $value }
