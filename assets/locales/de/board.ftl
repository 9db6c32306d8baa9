board = Brett
# The accessible name of a dialog's close button.
close = Schließen
zoom_in = Vergrößern (I)
zoom_out = Verkleinern (O)
whole_board = Ganzes Brett zeigen (0)
# Where a node is pressed that waits for the other player or for a button.
not_now = Hier kannst du jetzt nicht spielen.
is_taken = { $node } ist schon vergeben.
play = { $node } spielen
# The place of a node among the good rings.
# $rank $of
rank = Platz { $rank } von { $of } unter den guten Ringen
# The same for what is good for one player.
# $who $rank $of
rank_for = gut für { $who }: { $rank } von { $of }
alternative = besserer Zug { $number }
one_of_three = einer von dreien, einer ist richtig
# What a tooltip says first of an owned node.
# $node $owner
owned_node_title = { $node } · { $owner }
hint = Tipp
mistake = Fehler
keeps_win = hält den Sieg fest
only_winning_move = einziger Zug, der den Sieg festhält
loses_win = verschenkt den Sieg
compared_choice = Wahl der verglichenen Persönlichkeit
play_first = spiel zuerst hier
ways_1 = auf dem durchgezogenen Weg
ways_2 = auf dem gestrichelten Weg
# The names of the sides, where no player has a name.
left_to_right = Links–rechts
top_to_bottom = Oben–unten
# The other node of a pair, of which one joins when the opponent takes the other.
partner = Partner { $letter }
# The board, for screen readers.
# $horizontal $vertical
picture_title = { PERSON($vertical) ->
    [you] { $horizontal } gegen dich
    [circles] { $horizontal } gegen die runden Punkte
    [diamonds] { $horizontal } gegen die Rauten
   *[other] { $horizontal } gegen { $vertical }
}
# Facts of a node or path, after a comma.
free = frei
# Columns or rows of two dots; None is the edge.
# $before $after
joins = { $before ->
    [None] verbindet den Rand und { $after }
   *[other] { $after ->
        [None] verbindet { $before } und den Rand
       *[other] verbindet { $before } und { $after }
    }
}
path_of = { $lines ->
    [one] 1 Linie
   *[other] { $lines } verbundene Linien
}
# The same as the first fact.
touches_left = berührt den linken Rand
touches_right = berührt den rechten Rand
joins_left_to_right = verbindet links mit rechts
touches_top = berührt den oberen Rand
touches_bottom = berührt den unteren Rand
joins_top_to_bottom = verbindet oben mit unten

picture-save_picture = Bild speichern…
picture-copy_picture = Bild kopieren
picture-save_animation = Animation speichern…
picture-title = Bild speichern
picture-animation_title = Animation speichern
picture-no_board = Auf dieser Seite ist kein Brett.
picture-no_moves = Die Partie hat noch keine Züge.
picture-copied = Das Bild ist in der Zwischenablage.
picture-about = Das Brett, wie du es siehst, mit Zeichen, Bäumen oder Gewichten.
picture-format = Format
picture-formats_1 = PNG
picture-formats_2 = SVG
picture-size = Längere Seite
picture-colors = Farben
picture-color_choices_1 = Wie angezeigt
picture-color_choices_2 = Hell
picture-color_choices_3 = Dunkel
picture-color_choices_4 = Druck
picture-speed = Tempo
picture-speeds_1 = Langsam
picture-speeds_2 = Normal
picture-speeds_3 = Schnell
picture-save = Speichern…
picture-stop = Stopp
picture-busy = Warte, bis das fertig ist.
picture-lost = die Animation ließ sich nicht zeichnen
picture-png_files = PNG-Bilder
picture-svg_files = SVG-Bilder
picture-gif_files = GIF-Animationen
picture-pixels = { $side } Pixel
# $done $of
picture-progress = { $done } von { $of } Stellungen
picture-not_made = Das Bild ließ sich nicht erstellen: { SENTENCE($reason) }
picture-about_game = { $positions ->
    [one] Die Partie vom ersten bis zum letzten Zug: 1 Stellung.
   *[other] Die Partie vom ersten bis zum letzten Zug: { $positions } Stellungen.
}
