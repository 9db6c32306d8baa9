all_games = Alle Partien
no_value = –
# Facts beside their values. The games at first.
games = Partien
game_pairs = Partiepaare
first_player_won = Erster Spieler gewann
first_move_is_worth = Wert des ersten Zugs
longest_move = Längster Zug
longest_move_by = Längster Zug von
# Deterministic players repeat games. "all" if no pair is repeated.
# $are_all_different $all $different
pairs = { $are_all_different ->
    [true] { $all }, alle verschieden
   *[false] { $all }, { $different } verschieden
}
# A row of the table, for the screen reader. The figures are separated by commas.
# $rank $name $figures
row = { $rank }: { $name }, {$figures}.
# With a rating, which has a margin.
# $is_rough $rank $name $elo $figures
rated_row = { $is_rough ->
    [true] { $rank }: { $name } etwa { $elo }, { $figures }.
   *[false] { $rank }: { $name } { $elo }, { $figures }.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $won $split $lost
pair_results = Paare: { $won } doppelt gewonnen, { $split } geteilt, { $lost } doppelt verloren
pair_elo = { $elo }, aus dem Ergebnis der Paare
normalised_elo = { $elo }, normalisiert
superiority = Wahrscheinlich stärker: { $share }
# $is_rough $value $margin
elo_with_margin = { $is_rough ->
    [true] etwa { $value } ± { $margin } Punkte
   *[false] { $value } ± { $margin } Punkte
}
row_fact = { $meaning }: { $value }
