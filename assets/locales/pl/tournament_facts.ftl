all_games = Wszystkie partie
no_value = –
# Facts beside their values. The games at first.
games = Partie
game_pairs = Pary partii
first_player_won = Wygrane zaczynającego
first_move_is_worth = Pierwszy ruch jest wart
longest_move = Najdłuższy ruch
longest_move_by = Najdłuższy ruch ma
# Deterministic players repeat games. "all" if no pair is repeated.
# $are_all_different $all $different
pairs = { $are_all_different ->
    [true] { $all }, wszystkie różne
   *[false] { $all }, w tym różnych: { $different }
}
# A row of the table, for the screen reader. The figures are separated by commas.
# $rank $name $figures
row = { $rank }: { $name }, { $figures }.
# With a rating, which has a margin.
# $is_rough $rank $name $elo $figures
rated_row = { $is_rough ->
    [true] { $rank }: { $name } około { $elo }, { $figures }.
   *[false] { $rank }: { $name } { $elo }, { $figures }.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $won $split $lost
pair_results = Pary partii: { $won } × 2–0, { $split } × 1–1, { $lost } × 0–2
pair_elo = { $elo }, z wyniku par
normalised_elo = { $elo }, znormalizowane
superiority = Prawdopodobieństwo przewagi: { $share }
# $is_rough $value $margin
elo_with_margin = { $is_rough ->
    [true] około { $value } ± { $margin } punktów
   *[false] { $value } ± { $margin } punktów
}
row_fact = { $meaning }: { $value }
