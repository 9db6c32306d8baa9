help = Hilfe
contents = Inhalt
chapters = Kapitel
close = Hilfe schließen
back = Zurück
forward = Vor
print_topic = Thema zum Drucken speichern…
print_book = Buch zum Drucken speichern…
print_personality = Zum Drucken speichern (HTML)…
search = In der Hilfe suchen
tabs_name = Inhalt oder Text
text_tab = Text
next_match_tip = Eingabe geht zum nächsten Treffer.
help_button = Hilfe
save_page = Zum Drucken speichern
web_pages = Webseiten
book = Die Hilfe zu Span-It!
about = Hilfe: { $what }
place_opened = Hilfe: { $title }
all_nodes = Alle { $count } Knoten dieses Bretts, frei und besetzt.
all_paths = { $count } echte Ketten in den Farben ihrer Besitzer, und in Grün die Ergebniskette.
trial_node = { $node } ist der Knoten, der gewogen wird. Klick auf einen anderen freien Knoten, um diesen zu wiegen.
# The words of the Board Diagram, in the order of `DiagramWord`.
diagram_words_1 = Knoten
diagram_words_2 = Hauptknoten
diagram_words_3 = Nebenknoten
diagram_words_4 = Ausrichtung
diagram_words_5 = Besitzer
diagram_words_6 = Kette
diagram_words_7 = Länge der Kette
diagram_words_8 = Breite der Kette
diagram_words_9 = Probeknoten
diagram_words_10 = Ergebniskette
diagram_words_11 = Echte Kette
diagram_words_12 = maj
diagram_words_13 = min
diagram_instructions = Zeig oder klick auf ein Wort, um es auf dem Brett zu sehen. Klick auf einen freien Knoten, um ihn zu probieren.
orientation_note = Horizontal verbindet links mit rechts, Vertikal oben mit unten. Spieler haben eine Ausrichtung, Knoten nicht.
owner_note = Jeder umrandete Knoten hat einen Verbinder und gehört dem, der ihn gesetzt hat. Die anderen Knoten haben noch keinen Besitzer.
# $horizontal $vertical
real_paths = Auf dem Brett sind schon { $horizontal } echte Ketten von Horizontal und { $vertical } von Vertikal.
# $player $node $facts
resultant = { $player ->
    [Horizontal] Spielt Horizontal { $node }, hat die Ergebniskette { $facts }.
   *[Vertical] Spielt Vertikal { $node }, hat die Ergebniskette { $facts }.
}
if_played_here = { $player ->
    [Horizontal] wenn Horizontal hier zieht
   *[Vertical] wenn Vertikal hier zieht
}
# The spans of the real paths are lists such as “3, 0 and 1”, or “none”.
# $kind $resultant $horizontal $vertical
spans = { $kind ->
    [Major] Länge der Ergebniskette: { $resultant }; der echten Ketten von Horizontal: { $horizontal }, von Vertikal: { $vertical }.
   *[Minor] Breite der Ergebniskette: { $resultant }; der echten Ketten von Horizontal: { $horizontal }, von Vertikal: { $vertical }.
}
none = keine
# How much a search has found, in how many chapters.
# $matches $places
match_count = { $matches ->
    [0] Nichts gefunden
    [one] 1 Treffer
   *[other] { $places ->
        [one] { $matches } Treffer an 1 Stelle
       *[other] { $matches } Treffer an { $places } Stellen
    }
}
# $kind $count
nodes_of = { $kind ->
    [Major] Die { $count } Hauptknoten: Dort läuft ein Verbinder in der Richtung seines Besitzers.
   *[Minor] Die { $count } Nebenknoten: Dort läuft ein Verbinder quer zur Richtung seines Besitzers.
}
# The facts of a path, one after the other with commas.
connectors = { $count ->
    [one] 1 Verbinder
   *[other] { $count } Verbinder
}
major_span = Länge { $span }
minor_span = Breite { $span }
winner = Gewinnkette
anchored = verankert
# The part of a weight that is chosen at random.
up_to = 0 bis { $most }

example-factor_text = Faktor
example-value = Wert
example-calculation = Rechnung
example-total = Summe
example-instructions = Klick auf einen anderen freien Knoten oder wähle eine andere Persönlichkeit, um unten alles neu zu rechnen.
# $node $name
example-title = { $node }, gewogen von { $name }
example-for_player = { $player ->
    [Horizontal] für Horizontal
   *[Vertical] für Vertikal
}
example-resultant = Ergebniskette: { $facts }.
# $count $paths
example-adjacent = { $count ->
    [0] Benachbarte echte Ketten: keine, also beginnt eine Kette (+1).
    [one] Benachbarte echte Kette: { $paths }; sie wird verlängert (0).
   *[other] Benachbarte echte Ketten: { $paths }; sie werden vereint (−1).
}
# How many other free nodes have more weight, of how many, and the number of all free nodes.
# $node $more $others $free
example-rank = { $more ->
    [0] Keiner der { $free } freien Knoten hat mehr Gewicht als { $node }.
    [one] 1 der anderen { $others } freien Knoten hat mehr Gewicht als { $node }.
   *[other] { $more } der anderen { $others } freien Knoten haben mehr Gewicht als { $node }.
}

# The values that a factor can have.
# $least $most
factor-whole_number = ganze Zahl von { $least } bis { $most }
# $least $most
factor-any_number = Zahl von { $least } bis { $most }
# $from $to
factor-typical = üblich: { $from } bis { $to }
# $from $to
factor-typical_logarithmic = üblich: { $from } bis { $to }, logarithmisch
factor-default = Standard: { $value }

page-made_with = Erstellt mit Span-It! { $version }.
page-notes = Notizen
page-column_heads_1 = Faktor
page-column_heads_2 = Wert
page-column_heads_3 = Bedeutung
