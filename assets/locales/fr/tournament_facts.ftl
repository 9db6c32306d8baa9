all_games = Toutes les parties
no_value = –
games = Parties
game_pairs = Paires de parties
first_player_won = Gagnées en premier
first_move_is_worth = Commencer vaut
longest_move = Coup le plus long
longest_move_by = Coup le plus long par
# $are_all_different $all $different
pairs = { $are_all_different ->
    [true] { $all }, toutes différentes
   *[false] { $all }, dont { $different } différentes
}
# $rank $name $figures
row = { $rank } : { $name }, { $figures }.
# $is_rough $rank $name $elo $figures
rated_row = { $is_rough ->
    [true] { $rank } : { $name } environ { $elo }, { $figures }.
   *[false] { $rank } : { $name } { $elo }, { $figures }.
}
# $won $split $lost
pair_results = Paires gagnées deux fois : { $won } ; partagées : { $split } ; perdues deux fois : { $lost }
pair_elo = { $elo }, d’après le score des paires
normalised_elo = { $elo }, normalisé
superiority = Probabilité d’être meilleur : { $share }
# $is_rough $value $margin
elo_with_margin = { $is_rough ->
    [true] environ { $value } ± { $margin } points
   *[false] { $value } ± { $margin } points
}
row_fact = { $meaning } : { $value }
