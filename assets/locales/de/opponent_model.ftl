read_opponent_note = Vergleicht die Züge des Gegners mit den mitgelieferten Persönlichkeiten und deinen. Ist eine sicher, rechnet sie mit deren Antworten. Passt keine, rechnet sie mit denen der ähnlichsten. Welche wirklich spielt, sieht sie nie.
adapts_note = Errät, wie du spielst, und passt sich an.
adapts_to_computer_note = Errät, wie der andere spielt, und passt sich an.
reading = Liest den Gegner
no_match = Liest den Gegner: keiner passt genau
candidates = Kandidaten…
candidates_tip = Zeigt, was jede Persönlichkeit gespielt hätte.
expects = Erwartet als Nächstes { $mv }
# The check box in New Game.
# $name $other
adapts = { $other ->
    [None] { $name } passt sich dir an
   *[other] { $name } passt sich { $other } an
}
left = Liest den Gegner: { $count ->
    [one] { $count } Kandidat
   *[other] { $count } Kandidaten
}
# Names with shares, for example "Spider 61%, Sage 52%".
nearest = Am ähnlichsten: { $candidates }
others = { $count ->
    [one] { $count } weiterer
   *[other] { $count } weitere
}
# $number $count $names
rules_out = { $count ->
    [0] Zug { $number } schließt { $names } aus
    [1] Zug { $number } schließt { $names } aus
    [2] Zug { $number } schließt { $names } aus
   *[other] Zug { $number } schließt { $count } Kandidaten aus
}
# How many moves of a player a personality agrees with.
# $name $share $player
agrees = { PERSON($player) ->
    [you] { $name } hätte { $share } deiner Züge auch gespielt
   *[other] { $name } hätte { $share } der Züge von { $player } auch gespielt
}
# After `agrees`: the next one.
# $name $share
agrees_too = { $name } { $share }

clone-menu = Neu aus meinen Partien…
clone-title = Neu aus meinen Partien
clone-about = Lernt aus den Zügen eines Spielers in gespeicherten Partien und macht daraus eine Persönlichkeit, die genauso spielt. So kannst du zum Beispiel gegen dich selbst antreten.
clone-add_stored = Alle gespeicherten Partien
clone-nothing_stored = Dieses Fenster speichert keine Partien, weil es keinen Datenordner hat.
clone-no_stored = darin ist keine Partie eines Menschen
clone-add_game = Partie hinzufügen…
clone-add_folder = Ordner hinzufügen…
clone-add_game_title = Aus einer Partie lernen
clone-add_folder_title = Aus den Partien eines Ordners lernen
clone-busy = Warte, bis das fertig ist.
clone-no_games = Füge die gespeicherten Partien oder einzelne Dateien (.spanit) hinzu.
clone-no_records = darin sind keine .spanit-Dateien
clone-player = Lernen von
clone-more_moves_note = Ein paar Hundert Züge ergeben ein besseres Ergebnis.
clone-reading = Wird gelesen…
clone-learning = Lernt
clone-learn = Lernen
clone-stop = Stopp
clone-edit = Im Editor öffnen
clone-new_personality = Neue Persönlichkeit
clone-random_moves = Zufällige Züge
# $files $most
clone-too_many = darin sind { $files } .spanit-Dateien; nur die ersten { $most } wurden gelesen
clone-more_problems = { $files } weitere waren nicht lesbar.
# $done $of
clone-learning_progress = Lernt: Schritt { $done } von { $of }
clone-best_built_in = { $name }, beste mitgelieferte
clone-game_count = { $count ->
    [0] Noch keine Partien
    [one] { $count } Partie
   *[other] { $count } Partien
}
# $name $moves
clone-source_player = { $moves ->
    [one] { $name }: { $moves } Zug
   *[other] { $name }: { $moves } Züge
}
# $name $moves $least
clone-too_few = Mindestens { $least } Züge sind nötig; { PERSON($name) ->
    [you] du hast
   *[other] { $name } hat
} in diesen Partien { $moves ->
    [one] { $moves } Zug.
   *[other] { $moves } Züge.
}
# $name $share
clone-clone_ready = { $name } ist fertig. Von den Zügen, aus denen nicht gelernt wurde, waren { $share } richtig vorhergesagt.
# $moves $by_game
clone-prediction_heading = Richtig vorhergesagt, von { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}, gelernt aus { $by_game ->
    [true] anderen Partien:
   *[false] anderen Zügen, auch derselben Partien:
}

player_identification-title = Spielt wie
player_identification-player = Spieler
player_identification-question = Welche Persönlichkeiten diese Züge gespielt haben könnten
player_identification-candidates_note = Kandidaten sind die mitgelieferten Persönlichkeiten und deine eigenen. Verglichen werden nur die Züge; die Namen der Spieler spielen keine Rolle.
player_identification-noise_note = Der Startwert der Partie wird nicht benutzt. Eine Persönlichkeit mit Zufall (NodeRandom) bleibt möglich, solange irgendwelche Zufallszahlen zu diesen Zügen führen.
player_identification-only_opening = Noch nicht bekannt: Die Eröffnungszüge waren zufällig.
player_identification-decided_at = Seit Zug { $number } sind alle anderen ausgeschlossen.
player_identification-ruled_out = ausgeschlossen
player_identification-certain = sicher
player_identification-not_judged = möglich, nicht beurteilt
player_identification-only_candidate = bleibt als einzige
player_identification-reads_opponent_note = Dieser Spieler hat seinen Gegner gelesen. Eine Persönlichkeit, die vorausdenkt, kann darum anders gezogen haben als sonst; ein solcher Zug schließt sie nicht aus.
player_identification-no_moves = { PERSON($name) ->
    [you] Du hast noch keinen Zug gewählt.
   *[other] { $name } hat noch keinen Zug gewählt.
}
# $name $number
player_identification-progress = { PERSON($name) ->
    [you] Wie spielst du? Zug { $number } wird geprüft…
   *[other] Wie spielt { $name }? Zug { $number } wird geprüft…
}
player_identification-no_personality = { PERSON($name) ->
    [you] Du bist keine Persönlichkeit und hast keine Gewichte zum Vergleichen.
   *[other] { $name } ist keine Persönlichkeit und hat keine Gewichte zum Vergleichen.
}
player_identification-no_judged_candidate = { PERSON($name) ->
    [you] Du spielst wie keine der beurteilten Persönlichkeiten.
   *[other] { $name } spielt wie keine der beurteilten Persönlichkeiten.
}
player_identification-agrees = Sie hätte { $share } der Züge auch gespielt.
player_identification-too_slow_to_judge = { $moves ->
    [one] { $moves } Zug zu beurteilen hätte zu lange gedauert.
   *[other] { $moves } Züge zu beurteilen hätte zu lange gedauert.
}
player_identification-possibly_opponent_model = { $moves ->
    [one] { $moves } Zug kann daher kommen, dass der Gegner gelesen wurde.
   *[other] { $moves } Züge können daher kommen, dass der Gegner gelesen wurde.
}
# $name $of
player_identification-could_be_any = { PERSON($name) ->
    [you] Du könntest jede von { $of } Persönlichkeiten sein.
   *[other] { $name } könnte jede von { $of } Persönlichkeiten sein.
}
# In the place of names in `plays_like`.
player_identification-no_known_personality = keine bekannte Persönlichkeit
# The names that are likely, and the move that ruled out the others.
# $name $personalities $since
player_identification-plays_like = { PERSON($name) ->
    [you] Du spielst wie { $personalities }
   *[other] { $name } spielt wie { $personalities }
}{ $since ->
    [None] .
   *[other] {" "}(seit Zug { $since }).
}
# $number $left $out
player_identification-summary = { $left ->
    [one] Nach Zug { $number } ist { $left } möglich, und { $out } sind ausgeschlossen.
   *[other] Nach Zug { $number } sind { $left } möglich und { $out } ausgeschlossen.
}
player_identification-possible = möglich, { $share }
player_identification-hardly_possible = möglich, unter 1{"\u00A0"}%
# $number $played $would
player_identification-ruled_out_by = { $would ->
    [None] Zug { $number }: Sie hätte nicht { $played } gespielt.
   *[other] Zug { $number }: Sie hätte { $would } gespielt, nicht { $played }.
}
