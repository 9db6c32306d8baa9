# $level $wanted
level = Poziom { $level } z { $wanted }
# Times, separated by commas.
times_per_level = Czas na poziom: { $times }
visited_moves = Odwiedzone ruchy: { $count }
moves_pruned = Odcięte ruchy: { $share }
# The branching factor.
visited_per_position = Odwiedzone ruchy na pozycję: { $count }
time_of_search = Czas przeszukiwania: { $time }

statistics-title = Statystyki przeszukiwania
statistics-command = Statystyki przeszukiwania…
statistics-open = Statystyki przeszukiwania…
statistics-none = Żadnego ruchu tej partii nie znalazło przeszukiwanie. Ludzie, gra doskonała i inne programy nie przeszukują, a starsze pliki partii nie mają tych danych.
statistics-both = Obie strony
statistics-what = Co pokazują wykresy
statistics-moves_axis = Ruch gracza
statistics-about = Współczynnik rozgałęzienia to liczba odwiedzonych ruchów na pozycję. Średnie obejmują ruchy znalezione przez przeszukiwanie.
statistics-compare = Porównaj przeszukiwania
statistics-game_over = Partia jest skończona. Przejdź do wcześniejszej pozycji.
statistics-starting = Zaczyna się przeszukiwanie bez odcinania.
statistics-progress_text = Postęp przeszukiwania bez odcinania
statistics-stop = Zatrzymaj tu
statistics-stop_tip = Porównuje poziomy, które są gotowe.
statistics-failed = Nie udało się porównać przeszukiwań.
statistics-searches_1 = {""}
statistics-searches_2 = Z odcinaniem
statistics-searches_3 = Zwykłe
statistics-by_level = Poziom po poziomie
statistics-about_plain = Zwykłe przeszukiwanie odwiedza w każdej linii gry każdy ruch, który osobowość zachowuje. Drugie pomija ruchy, które nie mogą zmienić wyniku.
statistics-no_value = –
# Figures of a player, of a search and of its levels. "plain" stands below the figure of the search with pruning.
statistics-figure-moves = Ruchy
statistics-figure-found_by_search = Z przeszukiwania
statistics-figure-visited_moves = Odwiedzone ruchy
statistics-figure-visited_per_move = Odwiedzone na ruch
statistics-figure-pruned = Odcięte
statistics-figure-branching_factor = Rozgałęzienie
statistics-figure-time_of_all = Czas wszystkich
statistics-figure-time_per_move = Czas na ruch
statistics-figure-found_move = Ruch
statistics-figure-value = Wartość
statistics-figure-moves_pruned = Odcięte ruchy
statistics-figure-time = Czas
statistics-figure-level = Poziom
statistics-figure-visited = Odwiedzone
statistics-figure-branching = Rozgałęzienie
statistics-figure-plain = zwykłe
# The chart of a player, for the screen reader. "whose" is the player's name with the English ending "’s"; it is not shown.
# $name $whose $measure
statistics-chart = { $name ->
    [you] { $measure }: twoje ruchy
   *[other] { $measure }: ruchy gracza { $name }
}
# $level $wanted $visited
statistics-progress = Zwykłe przeszukiwanie jest na poziomie { $level } z { $wanted }; odwiedzone ruchy: { $visited }.
# A point of the chart.
# $number $node $figure
statistics-point = { $figure ->
    [None] Ruch { $number }, { $node }: bez przeszukiwania
   *[other] Ruch { $number }, { $node }: { $figure }
}
# Before the comparison of both searches.
# $name $ply
statistics-intro = { $ply ->
    [0] { $name } przeszukuje pozycję początkową: raz z odcinaniem i raz zwyczajnie, bez niego.
    [1] { $name } przeszukuje pozycję po { $ply } ruchu: raz z odcinaniem i raz zwyczajnie, bez niego.
   *[other] { $name } przeszukuje pozycję po { $ply } ruchach: raz z odcinaniem i raz zwyczajnie, bez niego.
}
# $depth $wanted
statistics-stopped = Zatrzymane po poziomie { $depth } z { $wanted }.
statistics-same_move = Oba znajdują ten sam ruch z tą samą wartością.
statistics-different_moves = Przeszukiwania się nie zgadzają, a to błąd tego programu.
statistics-plain_visits_more = Zwykłe przeszukiwanie odwiedza { $times } razy więcej ruchów.

search_speed-measuring = Mierzę, ile ruchów na sekundę odwiedza ten komputer…
search_speed-in_1993 = Pomoc z 1993 roku mówi, że 486-33 oblicza około 1000 ruchów w rozsądnym czasie.
search_speed-not_measured = Nie udało się zmierzyć szybkości tego komputera.
search_speed-measured = Ten komputer odwiedza na sekundę około { $count } ruchów.
