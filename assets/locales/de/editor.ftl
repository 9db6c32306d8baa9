title = Editor
close = Zurück zur Partie
weights = Größerer Kreis: Den Ring mag sie lieber.
factors = Umschalt+F1 erklärt den Faktor mit dem Fokus oder unter dem Mauszeiger.
name = Name
author = Autor
description = Beschreibung
notes = Notizen
notes_menu = Notizen…
description_hint = Eine Zeile darüber, wie sie spielt
undo = Rückgängig
redo = Wiederholen
save = Speichern
save_new = Speichern…
save_as = Speichern unter…
more = Mehr
copy = Kopieren
paste = Einfügen
delete = Löschen
revert = Alles zurück
no_unsaved_changes = Es gibt keine ungespeicherten Änderungen.
no_changes_since_opening = Seit dem Öffnen wurde nichts geändert.
use_in_new_game = In neuer Partie nutzen
fix_values = Berichtige erst die markierten Werte.
built_in = Mitgeliefert
not_saved = noch nicht gespeichert
copy_of = Kopie von { $name }
was = war { $value }
description_left_out = Die Beschreibung von { $name } entfällt, weil die Faktoren jetzt andere sind.
reset_factor = { $factor } zurücksetzen
formulas = Formeln wie 1993 gedruckt
formulas_tip = PathMinorSpan bekommt das Vorzeichen von PathMajorSpan, und PathMemberCount ist eine gewöhnliche Potenz.
factor_slider = { $factor } schieben
about_factor = Über { $factor }
save_title = Persönlichkeit speichern
replace = Ersetzen
to_file = In Datei speichern…
name_taken = { $name } gibt es schon.
unsaved_title = Änderungen speichern?
discard = Verwerfen
keep_editing = Weiter bearbeiten
clipboard_empty = In der Zwischenablage ist keine Persönlichkeit. Kopiere erst eine als Text.
has_unsaved_changes = { $name } hat ungespeicherte Änderungen.
personality_copied = { $name } wurde als Text kopiert.
personality_pasted = { $name } wurde als neue Persönlichkeit eingefügt. Sie ist noch nicht gespeichert.
deleted_on_disk = { $file } gibt es nicht mehr. „Speichern“ legt die Datei neu an.
reload = Neu laden
overwrite = Überschreiben
save_over_change_title = Geänderte Datei überschreiben?
would_play = Vorschau
position = Gezeigte Stellung
positions_1 = Eröffnung
positions_2 = Mitte
positions_3 = Wettlauf
positions_4 = Partie
for_itself = für sich selbst
for_opponent = für den Gegner
no_move_left = Die Partie ist vorbei: Es gibt keinen Zug mehr zu spielen.
thinking = Sie überlegt…
last_valid = Mit den letzten gültigen Werten.
no_comparison = kein Vergleich
other_personality = Andere Persönlichkeit…
saved_version = die gespeicherte Version
opened_version = die geöffnete Version
compare_legend = ▲ mehr Gewicht hier, ▼ mehr Gewicht dort ({ $other }).
plays_same = So auch { $other }.
plays = Sie spielt { $node }
before_training = { $name } vor dem Training
different_factors = Andere Faktoren
this_version = diese
same_factors = Alle vierzehn Faktoren sind gleich.
stays_ahead = Siege gehalten
stays_ahead_tip = In 500 Stellungen kann die Seite am Zug gewinnen, den Sieg aber auch verschenken. So oft hält die Persönlichkeit ihn fest.
accuracy_running = Ihre Züge werden geprüft…
# $seconds $slider
thinks_long = Überlegt etwa { $seconds } s pro Zug, wegen „{ $slider }“
match_short = 100 Partien
match_text = Match: alt gegen neu
match_tip = 100 schnelle Partien auf 6 × 6: jede Eröffnung zweimal, mit getauschten Seiten. Höchstens 0,1 s pro Zug.
match_needs_change = Beide haben dieselben Faktoren. Ändere erst etwas.
stop_match = Match stoppen
match_outdated = Auf 6 × 6 gespielt, vor der letzten Änderung.
close_match = Match schließen
match_progress = Gespielte Partien
match_against = Match gegen { $name }
# $new $old
match_title = { $new } gegen { $old }
# A column of factors.
group_title = { $group ->
    [Node] Anfangsgewicht des Knotens
    [Path] Änderung des Kettengewichts
    [Board] Änderung des Brettgewichts
   *[Choice] Auswahl unter den Knoten
}
new_game_left_to_right = Neue Partie, links–rechts…
new_game_top_to_bottom = Neue Partie, oben–unten…
# The length of the notes in characters.
# $length $most
length_of_notes = { $length } von { $most } Zeichen
unsaved_changes = { $count ->
    [one] { $count } ungespeicherte Änderung
   *[other] { $count } ungespeicherte Änderungen
}
# The name with a full stop.
saved_as = Gespeichert als { $name }
# The author, if there is one, with a full stop.
where_it_appears = { $author ->
    [None] Du findest sie unter „Eigene“, wo immer du einen Gegner wählst.
   *[other] Autor: { $author } Du findest sie unter „Eigene“, wo immer du einen Gegner wählst.
}
# What a number field may contain.
# $kind $least $most
expected = { $kind ->
    [Whole] Ganze Zahl von { $least } bis { $most }
   *[Real] Zahl von { $least } bis { $most }
}
# A number whose comma may separate thousands or decimals, such as "10,000".
# $thousands $decimals
ambiguous_comma = Meinst du { $thousands } oder { $decimals }?
# $name $player
used_in_next_game = { $player ->
    [Horizontal] { $name } spielt in der nächsten Partie links–rechts.
   *[Vertical] { $name } spielt in der nächsten Partie oben–unten.
}
paste_failed = In der Zwischenablage ist keine Persönlichkeit: { ERROR($reason) }.
exceeds_time_limit = Mehr als das Zeitlimit von { $seconds } s: Die Suche endet nach der letzten Ebene, die sie rechtzeitig schafft.
# $file $changes
changed_on_disk = { $changes ->
    [0] Ein anderes Programm hat { $file } geändert.
    [one] Ein anderes Programm hat { $file } geändert. Neu laden verwirft deine { $changes } ungespeicherte Änderung.
   *[other] Ein anderes Programm hat { $file } geändert. Neu laden verwirft deine { $changes } ungespeicherten Änderungen.
}
save_over_change = Ein anderes Programm hat { $file } geändert. „Überschreiben“ speichert deine Werte; „Rückgängig“ holt danach die anderen in den Editor. „Neu laden“ zeigt die anderen Werte; „Rückgängig“ holt danach deine zurück.
# The time of a search.
longer_than = mehr als { $seconds } s
# The time of a search, in two figures.
# $unit $number
approximate_time = { $unit ->
    [shortest] weniger als 1 ms
    [milliseconds] etwa { $number } ms
    [seconds] etwa { $number } s
    [minutes] etwa { $number } min
    [hours] etwa { $number } Stunden
    [days] etwa { $number } Tage
    [years] etwa { $number } Jahre
   *[longest] über 1.000 Jahre
}
# The value of a move, and how deep the search looked. "out_of_time" is in the tooltip.
# $state $value $depth $wanted
value_of_move = { $state ->
    [complete] { $depth ->
        [one] Wert { $value }, { $depth } Ebene tief
       *[other] Wert { $value }, { $depth } Ebenen tief
    }
    [under_way] Wert { $value }, bisher { $depth } von { $wanted } Ebenen
    [stopped] Wert { $value }, gestoppt auf Ebene { $depth } von { $wanted }
   *[out_of_time] Wert { $value }, vom Zeitlimit auf Ebene { $depth } von { $wanted } gestoppt
}
# As entries of a menu, or at the start of a sentence.
first_word-no_comparison = Kein Vergleich
first_word-saved_version = Die gespeicherte Version
first_word-opened_version = Die geöffnete Version
compare = Vergleichen…
compare_with = Vergleichen mit: { $name }
# $other $node $verdict
plays_different = { $other } spielt { $node }: { $verdict }.
# $count $free
nodes_differ = { $count ->
    [0] Beide mögen dieselben Ringe.
    [one] { $count } von { $free } freien Ringen hat ein deutlich anderes Gewicht.
   *[other] { $count } von { $free } freien Ringen haben ein deutlich anderes Gewicht.
}
# $played $all
match_under_way = { $played } von { $all } Partien auf 6 × 6.
# $is_complete $result $played $all $name
match_decided = { $is_complete ->
    [true] { $result } auf 6 × 6: { $name } ist stärker.
   *[false] { $result } in { $played } von { $all } Partien auf 6 × 6: { $name } ist stärker.
}
# $is_complete $result $played $all
match_undecided = { $is_complete ->
    [true] { $result } auf 6 × 6: kein klarer Unterschied.
   *[false] { $result } in { $played } von { $all } Partien auf 6 × 6: kein klarer Unterschied.
}
# The button that starts a game against the edited opponent.
play = Gegen { $name }
play_tip = Startet eine Partie gegen diese Version, gespeichert oder nicht. Zurück mit Strg+E.
# Left of each slider: what it means at 0.
low_ends_1 = lässt sich Zeit
low_ends_2 = eine starke Linie
low_ends_3 = geht ihren eigenen Weg
low_ends_4 = spielt nach Gefühl
low_ends_5 = immer gleich
# Right of each slider: what it means at 100.
high_ends_1 = strebt zum anderen Rand
high_ends_2 = überall zugleich
high_ends_3 = steht dir im Weg
high_ends_4 = denkt weit voraus
high_ends_5 = überlässt alles dem Zufall
# For the screen reader, after the name of the slider.
meanings_1 = Lässt sich Zeit oder strebt zum anderen Rand
meanings_2 = Eine starke Linie oder überall zugleich
meanings_3 = Geht ihren eigenen Weg oder steht dir im Weg
meanings_4 = Spielt nach Gefühl oder denkt weit voraus
meanings_5 = Immer gleich oder dem Zufall überlassen
# For the screen reader: "35, was 40. One strong line, or many places at once".
# $is_moved $at $was $meaning
value_of_slider = { $is_moved ->
    [true] { $at }, vorher { $was }. { $meaning }
   *[false] { $at }. { $meaning }
}
details = Details
close_details = Details schließen
# Beside the button that closes the fourteen factors.
moved_by = Grün: von „{ $slider }“ bewegt. Ändere einen Faktor, und die Regler folgen.
sliders_follow = Die vierzehn Faktoren von 1993. Ändere einen, und die Regler folgen.
# $slider $was
slider_was = „{ $slider }“ stand auf { $was }. Die Marke zeigt den Anfang.
watch_the_board = Bewege einen Regler und sieh aufs Brett.
stays_ahead_share = Findet den Sieg in { $share } von 100 Fällen
# On the page of a new opponent.
make_your_own = Erschaffe deinen eigenen Gegner
# One of them is the first name of a new opponent.
new_names_1 = Otto
new_names_2 = Mila
new_names_3 = Bruno
new_names_4 = Ida
new_names_5 = Hugo
new_names_6 = Nora
new_names_7 = Emil
new_names_8 = Vera
# How strong the edited opponent is, beside those of the ladder.
measuring = Die Stärke wird gemessen…
weaker_than = Schwächer als { $name }.
about_as_strong = Etwa so stark wie { $name }.
# $weaker $stronger
strong_between = Stärker als { $weaker }, schwächer als { $stronger }.
stronger_than = Stärker als { $name }.
looks_ahead = { $moves ->
    [one] Spielt nach Gefühl.
   *[other] Denkt { $moves } Züge voraus.
}
