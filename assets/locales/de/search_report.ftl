# $level $wanted
level = Ebene { $level } von { $wanted }
# Times, separated by commas.
times_per_level = Zeit pro Ebene: { $times }
visited_moves = Besuchte Züge: { $count }
moves_pruned = Ausgelassene Züge: { $share }
# The branching factor.
visited_per_position = Besuchte Züge pro Stellung: { $count }
time_of_search = Zeit der Suche: { $time }

statistics-title = Suchstatistik
statistics-command = Suchstatistik…
statistics-open = Suchstatistik…
statistics-none = Kein Zug dieser Partie stammt aus einer Suche. Menschen, perfektes Spiel und andere Programme suchen nicht so, und in älteren Dateien fehlen die Zahlen.
statistics-both = Beide
statistics-what = Was die Diagramme zeigen
statistics-moves_axis = Zug des Spielers
statistics-about = Der Verzweigungsfaktor ist die Zahl der besuchten Züge pro Stellung. Die Mittelwerte zählen Züge, die eine Suche gefunden hat.
statistics-compare = Suchen vergleichen
statistics-game_over = Die Partie ist vorbei. Geh zu einer früheren Stellung.
statistics-starting = Die schlichte Suche beginnt.
statistics-progress_text = Stand der schlichten Suche
statistics-stop = Hier stoppen
statistics-stop_tip = Vergleicht die Ebenen, die fertig sind.
statistics-failed = Die Suchen ließen sich nicht vergleichen.
statistics-searches_1 = {""}
statistics-searches_2 = Mit Auslassen
statistics-searches_3 = Schlicht
statistics-by_level = Ebene für Ebene
statistics-about_plain = Die schlichte Suche besucht jeden Zug, den die Persönlichkeit behält, in jeder Zugfolge. Die andere lässt Züge aus, die am Ergebnis nichts ändern.
statistics-no_value = –
# Figures of a player, of a search and of its levels. "plain" stands below the figure of the search with pruning.
statistics-figure-moves = Züge
statistics-figure-found_by_search = Per Suche gefunden
statistics-figure-visited_moves = Besuchte Züge
statistics-figure-visited_per_move = Besucht pro Zug
statistics-figure-pruned = Ausgelassen
statistics-figure-branching_factor = Verzweigungsfaktor
statistics-figure-time_of_all = Zeit aller Suchen
statistics-figure-time_per_move = Zeit pro Zug
statistics-figure-found_move = Zug
statistics-figure-value = Wert
statistics-figure-moves_pruned = Ausgelassene Züge
statistics-figure-time = Zeit
statistics-figure-level = Ebene
statistics-figure-visited = Besucht
statistics-figure-branching = Verzweigung
statistics-figure-plain = schlicht
# The chart of a player, for the screen reader. "whose" is the player's name with the ending "’s".
# $name $whose $measure
statistics-chart = { $name ->
    [you] { $measure } deiner Züge
   *[other] { $measure } der Züge von { $name }
}
# $level $wanted $visited
statistics-progress = Die schlichte Suche ist auf Ebene { $level } von { $wanted }, mit { $visited } besuchten Zügen.
# A point of the chart.
# $number $node $figure
statistics-point = { $figure ->
    [None] Zug { $number }, { $node }: keine Suche
   *[other] Zug { $number }, { $node }: { $figure }
}
# Before the comparison of both searches.
# $name $ply
statistics-intro = { $ply ->
    [0] { $name } durchsucht die Anfangsstellung: einmal mit Auslassen und einmal schlicht, mit allen Zügen.
    [one] { $name } durchsucht die Stellung nach { $ply } Zug: einmal mit Auslassen und einmal schlicht, mit allen Zügen.
   *[other] { $name } durchsucht die Stellung nach { $ply } Zügen: einmal mit Auslassen und einmal schlicht, mit allen Zügen.
}
# $depth $wanted
statistics-stopped = Nach Ebene { $depth } von { $wanted } gestoppt.
statistics-same_move = Beide finden denselben Zug mit demselben Wert.
statistics-different_moves = Die Suchen sind sich nicht einig. Das ist ein Fehler dieses Programms.
statistics-plain_visits_more = Die schlichte Suche besucht { $times }-mal so viele Züge.

search_speed-measuring = Es wird gemessen, wie viele Züge pro Sekunde dieser Computer besucht…
search_speed-in_1993 = Laut der Hilfe von 1993 berechnet ein 486-33 in vernünftiger Zeit etwa 1.000 Züge.
search_speed-not_measured = Das Tempo dieses Computers ließ sich nicht messen.
search_speed-measured = Dieser Computer besucht etwa { $count } Züge pro Sekunde.
