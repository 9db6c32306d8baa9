search = Nach Namen suchen
own = Eigene
built_in = Mitgeliefert, nach Stärke
perfect = Perfektes Spiel
elo = Wertung
no_match = Nichts heißt so.
from_file = Aus Datei…
edit = Bearbeiten…
all = Alle
show = Zeigen
choose_text = Wählen
keys = Eingabe wählt. Tippe, um zu suchen.
keys_to_tick = Leertaste hakt an, Eingabe fügt hinzu. Tippe, um zu suchen.
random_mover = Zufallsspieler
random_character = Spielt irgendeinen freien Ring
reader_character = Errät, wie der andere spielt
hints_title = Wer gibt dir Tipps?
several_title = Wer spielt mit?
readers_title = Wer passt sich dem Gegner an?
training_title = Trainieren gegen
compare_title = Vergleichen mit
perfect_gives_no_hints = Zu sehen unter „Wer gewinnt“
has_no_factors = Hat keine Faktoren
takes_part = Spielt mit
choose_one = Wähle erst eine Zeile.
tick_one = Hake erst an, wer mitspielt.
no_personality = Nur eine Persönlichkeit lässt sich bearbeiten.
choose = { $name } wählen
show_file = { $name } zeigen
# The accessible name of the button that ticks a group.
all_of = Alle: { $group }
reader = { $name } (passt sich an)
unreadable = { $line ->
    [None] nicht lesbar
   *[other] nicht lesbar: Zeile { $line }
}
horizontal_title = Wer spielt links–rechts?
vertical_title = Wer spielt oben–unten?
add = { $count ->
    [one] 1 Spieler hinzufügen
   *[other] { $count } Spieler hinzufügen
}
in_elo = Wertung { $elo }
perfect_character = Verschenkt keinen Sieg, stellt Fallen
# The place of a built-in opponent among all, from the weakest.
# $ordinal $count
place = { $ordinal } von { $count } Gegnern
ordinals_1 = erster
ordinals_2 = zweiter
ordinals_3 = dritter
ordinals_4 = vierter
ordinals_5 = fünfter
ordinals_6 = sechster
ordinals_7 = siebter
ordinals_8 = achter
ordinals_9 = neunter
ordinals_10 = zehnter
ordinals_11 = elfter
ordinals_12 = zwölfter
ordinals_13 = dreizehnter
ordinals_14 = vierzehnter
ordinals_15 = fünfzehnter
ordinals_16 = sechzehnter
ordinals_17 = siebzehnter
ordinals_18 = achtzehnter
ordinals_19 = neunzehnter
ordinals_20 = zwanzigster
# The strengths, in the order of `Grade`.
grades_1 = Anfänger
grades_2 = Leicht
grades_3 = Mittel
grades_4 = Stark
grades_5 = Profi
grades_6 = Perfekt
# $name $sentence
says = { $name } sagt: { $sentence }
quoted = „{ $sentence }“
not_listed = kann nicht gelesen werden
