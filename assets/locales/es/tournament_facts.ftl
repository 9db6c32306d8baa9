all_games = Todas las partidas
no_value = –
games = Partidas
game_pairs = Parejas
first_player_won = Ganó quien empezó
first_move_is_worth = Empezar vale
longest_move = Jugada más larga
longest_move_by = Jugada más larga de
# $are_all_different $all $different
pairs = { $are_all_different ->
    [true] { $all }, todas distintas
   *[false] { $all }, { $different } distintas
}
# $rank $name $figures
row = { $rank }: { $name }, { $figures }.
# $is_rough $rank $name $elo $figures
rated_row = { $is_rough ->
    [true] { $rank }: { $name }, unos { $elo }, { $figures }.
   *[false] { $rank }: { $name } { $elo }, { $figures }.
}
# $won $split $lost
pair_results = Parejas: { $won } ganadas dos veces, { $split } repartidas, { $lost } perdidas dos veces
pair_elo = { $elo }, según el resultado de las parejas
normalised_elo = { $elo }, normalizado
superiority = Probabilidad de ser superior: { $share }
# $is_rough $value $margin
elo_with_margin = { $is_rough ->
    [true] unos { $value } ± { $margin } puntos
   *[false] { $value } ± { $margin } puntos
}
row_fact = { $meaning }: { $value }
