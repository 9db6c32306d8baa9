title = Partien
# Tabs of a narrow window.
tabs_name = Was zu sehen ist
close = Zurück zur Partie
reading = Partien werden gelesen…
loading = Wird gelesen…
empty = Noch keine Partien. Hier erscheint jede Partie, die du beendest oder verlässt: mit dem Ergebnis, wie viele Siege du festgehalten hast und welcher Zug entschieden hat. Du kannst jede öffnen und ansehen und nach Spielern und Stellungen suchen.
no_match = Keine Partie passt dazu.
show_all = Alle zeigen
search = Spieler
all_sizes = Alle Bretter
position = Diese Stellung
position_tip = Nur Partien mit der Stellung im Eröffnungsbuch, auch gespiegelt
columns_1 = Datum
columns_2 = Spieler
columns_3 = Brett
columns_4 = Ergebnis
columns_5 = Züge
columns_6 = Gehalten
columns_7 = Entschieden
open = Öffnen
review = Rückblick
practise = Üben
practise_tip = Deine Fehler in dieser Partie als Rätsel.
not_yours = In dieser Partie warst du auf keiner Seite oder auf beiden.
export = Exportieren…
export_title = Partie exportieren
delete = Löschen
undo = Rückgängig
put_back = Zurückholen
erase = Entfernen
erase_for_good = Endgültig entfernen?
replaced = Die Datei mit den gespeicherten Partien wurde ersetzt oder gelöscht. Die Liste zeigt jetzt die Partien der vorhandenen Datei.
erased = Die Partie ist endgültig entfernt.
none_deleted = Es gibt keine gelöschte Partie.
choose_first = Wähle erst eine Partie.
size_chosen = Brett: { $size }
result_chosen = Ergebnis: { $result }
period_chosen = Zeit: { $period }
order_chosen = Sortierung: { $order }
safe_moves_of = Siege gehalten { $share }
# In the order of the periods.
periods_1 = Alle Zeiten
periods_2 = Heute
periods_3 = Letzte 7 Tage
periods_4 = Letzte 30 Tage
periods_5 = Letzte 365 Tage
periods_6 = Älter
moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
not_stored = Die Partie ließ sich nicht in der Liste speichern: { SENTENCE($problem) } Sie bleibt erhalten, und das Programm versucht es wieder. Zur Sicherheit gibt es „Spiel > Speichern unter“.
not_read = Die gespeicherten Partien sind nicht lesbar: { SENTENCE($problem) }
# Above the list.
# $games $is_filtered
total = { $is_filtered ->
    [true] { $games ->
        [one] 1 Partie gefunden
       *[other] { $games } Partien gefunden
    }
   *[false] { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
}
damaged = Die gespeicherten Partien sind beschädigt. Die Datei wurde als { FILE($kept) } aufgehoben, und eine neue Liste beginnt.
# These games can come back.
deleted = { $games ->
    [one] Die Partie wurde gelöscht.
   *[other] { $games } Partien wurden gelöscht. „Rückgängig“ holt sie einzeln zurück, die letzte zuerst.
}
# A game is back; $left games can still come back.
restored = { $left ->
    [0] Die Partie ist wieder da.
    [one] Die Partie ist wieder da. 1 gelöschte bleibt noch.
   *[other] Die Partie ist wieder da. { $left } gelöschte bleiben noch.
}
# $result $is_deleted
result_filter = { $result ->
    [Won] Gewonnen
    [Lost] Verloren
    [Unfinished] Nicht beendet
   *[None] { $is_deleted ->
        [true] Gelöschte Partien
       *[false] Alle Partien
    }
}
order = { $order ->
    [Latest] Neueste
    [Earliest] Älteste
    [Shortest] Kürzeste
   *[Longest] Längste
}
# The move that decided the game, in its column, and where no heading says what it is.
move_at = Zug { $number }
turning_point_at = entschieden in Zug { $number }
# The result in the list. SHORT is a name of at most 24 letters.
unfinished = nicht beendet
won_by = { PERSON($name) ->
    [you] Du hast gewonnen
   *[other] { SHORT($name) } hat gewonnen
}
resigned_by = { PERSON($name) ->
    [you] Du hast aufgegeben
   *[other] { SHORT($name) } hat aufgegeben
}
lost_on_time = { PERSON($name) ->
    [you] Deine Zeit war um
   *[other] Zeit von { SHORT($name) } war um
}

explorer-title = Eröffnungsbuch
explorer-start = Anfang der Partie
explorer-back = Einen Zug zurück
explorer-no_moves = Keine gespeicherte Partie ging von dieser Stellung aus weiter. Ein Klick auf das Brett führt weiter.
explorer-random = * Manche waren zufällige Eröffnungszüge aus Turnieren.
explorer-columns_1 = Zug
explorer-columns_2 = Partien
explorer-columns_3 = Siege
explorer-columns_4 = Perfekt
explorer-won = { $player ->
    [Horizontal] Links–rechts hat gewonnen.
   *[Vertical] Oben–unten hat gewonnen.
}
explorer-no_games = Auf { $size } ist keine Partie gespeichert.
explorer-mover_loses = { $mover ->
    [Horizontal] Links–rechts ist am Zug und verliert gegen perfektes Spiel.
   *[Vertical] Oben–unten ist am Zug und verliert gegen perfektes Spiel.
}
# $mover $winning $free
explorer-mover_wins = { $mover ->
    [Horizontal] { $winning ->
        [one] Links–rechts ist am Zug und gewinnt: 1 von { $free } Zügen hält den Sieg fest.
       *[other] Links–rechts ist am Zug und gewinnt: { $winning } von { $free } Zügen halten den Sieg fest.
    }
   *[Vertical] { $winning ->
        [one] Oben–unten ist am Zug und gewinnt: 1 von { $free } Zügen hält den Sieg fest.
       *[other] Oben–unten ist am Zug und gewinnt: { $winning } von { $free } Zügen halten den Sieg fest.
    }
}
explorer-game_count = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
# After the number of games.
explorer-at_random = { $games } zufällig
# The row of a move, for the screen reader.
# $nodes $games $won $keeps_win
explorer-row = { $keeps_win ->
    [true] { $nodes }: { $games }, { $won } von der ziehenden Seite gewonnen; bei perfektem Spiel gewinnt das
    [false] { $nodes }: { $games }, { $won } von der ziehenden Seite gewonnen; bei perfektem Spiel verliert das
   *[None] { $nodes }: { $games }, { $won } von der ziehenden Seite gewonnen
}
# The result of perfect play after the move, in its column.
explorer-wins = gewinnt
explorer-loses = verliert
