unreadable = Ein unterbrochenes Training ist nicht lesbar
train = Trainieren…
train_tip = Sucht bessere Werte für die gewählten Faktoren und öffnet das Ergebnis als neue Persönlichkeit.
title = Trainieren
about = Probiert Hunderte Varianten und behält die beste. Diese Persönlichkeit bleibt, wie sie ist; das Ergebnis ist eine neue.
objective = Ziel
objectives_1 = Siege festhalten
objectives_2 = Mehr gewinnen
objectives_3 = So oft gewinnen
objective_notes_1 = Weniger Siege verschenken.
objective_notes_2 = Mehr Partien gegen die unten gewählten Gegner gewinnen.
objective_notes_3 = Gegen die unten gewählten Gegner genau diese Quote erreichen, mehr nicht: ein schwacher Gegner mit Stil.
target = Gewünschte Quote
opponents = Gegen
add_opponents = Gegner wählen…
boards = Bretter
length = Wie lange?
lengths_1 = 1 min
lengths_2 = 5 min
lengths_3 = 15 min
lengths_4 = Runden
rounds = Runden
minutes_note = Dazu kommt ein Vergleich am Ende, der ein bis zwei Minuten dauern kann.
rounds_note = Mit Runden ergibt dieselbe Auswahl immer dasselbe Ergebnis. Danach folgt ein Vergleich, der ein bis zwei Minuten dauern kann.
seed = Startwert
visited = Denkaufwand pro Zug
visited_note = So viele Züge darf sie pro Zug ansehen. 5.000 dauern ein paar Millisekunden. Langsamere Varianten zählen weniger.
factors = Diese Faktoren dürfen sich ändern
all = Alle
none = Keine
range_1 = von
range_2 = bis
start = Start
continue_in_background = Im Hintergrund weiter
cancel = Stopp
cancel_tip = Stoppt das Training. Das Beste bisher bleibt, und du kannst später weitermachen.
finish = Abschließen
finish_tip = Beendet die Suche nach dieser Runde und vergleicht das Beste mit dem Original.
resume = Fortsetzen
open_in_editor = Im Editor öffnen
open_best = Das Beste bisher öffnen
discard = Verwerfen
discard_question = Dieses Training verwerfen?
keep = Behalten
open_short = Öffnen
hide_short = Ausblenden
new = Neues Training
progress = Training
first_round = Die erste Runde läuft…
stopped_text = Unterbrochen. Nichts ist verloren. Du kannst jetzt oder später weitermachen.
stopped_early = Vor dem Ende der ersten Runde unterbrochen. Du kannst weitermachen.
nothing_better = Es fand sich nichts Besseres als das Original.
opens_as_new = Sie öffnet sich als neue, ungespeicherte Persönlichkeit.
rounds_axis = Runde
no_chart = Die Runden sind nicht mehr lesbar, darum gibt es keine Kurve.
start_line = Original
target_line = Ziel
show = Training zeigen
stopped_by_error = Das Training endete wegen eines Fehlers im Programm. Seine Runden sind noch da.
factor_needed = Wähle mindestens einen Faktor.
range_needed = Jeder gewählte Faktor braucht zwei gültige Werte, den kleineren zuerst.
name_too_long = Der Name dieser Persönlichkeit ist zu lang für einen Dateinamen.
opponent_needed = Wähle mindestens einen Gegner.
board_needed = Wähle mindestens ein Brett.
target_range = Eine Quote von 0{"\u00A0"}% bis 100{"\u00A0"}%
seed_range = Eine ganze Zahl von 0 bis 9.007.199.254.740.991
rounds_range = Eine ganze Zahl von 1 bis 100.000
visited_range = Eine ganze Zahl von 1 bis 1.000.000.000
training_title = Training von { $name }
# $count $of
free_count = { $count } von { $of }
# $done $of
choosing = Endauswahl: { $done } von { $of }
# $done $of
comparing = Vergleich mit dem Original: { $done } von { $of }
badge_done = Training: fertig
badge_stopped = Training: gestoppt
badge_failed = Training: gescheitert
# Below the goal.
opponents_note = Gegner dürfen pro Zug { $visited } Züge ansehen.
# $factor $value
start_out_of_range = { $factor } ist jetzt { $value }; dieser Wert muss im Bereich liegen.
# A field, for the screen reader.
# $factor $end
range_end = { $end ->
    [0] { $factor } von
   *[1] { $factor } bis
}
# In the menu bar, with the share that is done.
badge = Training { $share }
finishing = Ende mit Runde { $round }…
# $pairs $most
playing = Die beste Variante spielt gegen das Original: { $pairs } von höchstens { $most } Partiepaaren
# The average of the best variant.
visited_moves = Die beste Variante sieht pro Zug { $count } Züge an.
# $number $result
round_line = Runde { $number }: { $result }
interrupted = Das Training von { $name } wurde unterbrochen. Du kannst weitermachen.
result_ready = Das Training ist abgeschlossen: { $name } ist fertig.
stopped = Das Training endete: { ERROR($why) }
# $result $count
result_row = { $result }, sieht pro Zug { $count } Züge an
# The name of the result.
trained_name = { $name } (trainiert)
# The name of a result that was trained again.
# $name $number
trained_again = { $name } (trainiert { $number })
# The description of the result.
# $objective $name $rivals $score
trained_description = { $objective ->
    [Keep] Aus { $name } trainiert, um Siege festzuhalten.
    [Score] Aus { $name } trainiert, um { $rivals } zu schlagen.
   *[Target] Aus { $name } trainiert, mit dem Ziel { $score } gegen { $rivals }.
}
# What is measured.
measure-keep = Siege gehalten
measure-score = Quote
# $objective $rivals $score $boards
objective_line = { $objective ->
    [Keep] Siege festhalten, auf { $boards }.
    [Score] { $rivals } schlagen, auf { $boards }.
   *[Target] { $score } gegen { $rivals } erreichen, auf { $boards }.
}
# $round $left
searching = { $left ->
    [None] Runde { $round }
   *[other] Runde { $round }; noch etwa { $left }, dann der Vergleich
}
# The best variant and the start, in percent with a margin. Not confirmed: without a result of its own yet.
# $objective $is_confirmed $best $start
best_so_far = { $objective ->
    [Keep] { $is_confirmed ->
        [true] Bisher am besten: hält { $best } der Siege fest, Original { $start }
       *[false] Bisher am besten: noch nicht bestätigt; das Original hält { $start } der Siege fest
    }
   *[other] { $is_confirmed ->
        [true] Bisher am besten: Quote { $best }, Original { $start }
       *[false] Bisher am besten: Quote noch nicht bestätigt, Original { $start }
    }
}
# The chart, for the screen reader. Sentences with the results of some rounds follow.
chart_empty = Das Beste nach Runden: { first_round }
# $objective $start
chart_start = { $objective ->
    [Keep] Das Beste nach Runden: wie oft ein Sieg festgehalten wird. Original: { $start }.
   *[other] Das Beste nach Runden, Quote. Original: { $start }.
}
# A heading; the count is that of the positions or game pairs.
# $objective $count
held_out = { $objective ->
    [Keep] Siege gehalten in { $count } Stellungen, die im Training nicht vorkamen:
   *[other] Quote in { $count } Partiepaaren, die im Training nicht vorkamen:
}
other_board = Auf { $board }, ohne Training auf diesem Brett:
# $factor $is_up $from $to
factor_change = { $is_up ->
    [true] { $factor } von { $from } auf { $to } gestiegen
   *[false] { $factor } von { $from } auf { $to } gefallen
}
# The changes of factors, separated by semicolons, and the number of the others.
# $changes $more
changed_most = { $more ->
    [0] Am meisten geändert: { $changes }.
   *[other] Am meisten geändert: { $changes }; { $more } weitere.
}
# The decision of the test.
sprt_decision = { $verdict ->
    [H1] Sie ist stärker als das Original.
    [H0] Sie ist nicht klar stärker als das Original.
    [CutShort] Es ist nicht entschieden, ob sie stärker ist als das Original: Die Partien endeten vorzeitig, weil sie zu viele Züge ansahen.
   *[Continue] Es ist nicht entschieden, ob sie stärker ist als das Original.
}
# A pair is two games of the same opening. One that is split has a win of each player.
# $count $won $split $lost
sprt_pairs = { $count ->
    [one] Von { $count } Partiepaar gegen das Original wurden { $won } doppelt gewonnen, { $split } geteilt und { $lost } doppelt verloren.
   *[other] Von { $count } Partiepaaren gegen das Original wurden { $won } doppelt gewonnen, { $split } geteilt und { $lost } doppelt verloren.
}
# $ratio $lower $upper
sprt_line = SPRT, 0 gegen 20 normalisiertes Elo: Log-Likelihood-Quotient { $ratio }, Grenzen { $lower } und { $upper }.
target_was = Das Ziel war eine Quote von { $score }.
# In percent.
# $off $margin
target_missed = Es wurde um { $off } verfehlt, mehr als die Fehlerspanne von { $margin }.
# In percent.
# $start $trained
start_is_closer = Das Original ist näher dran: Es verfehlt das Ziel um { $start }, die neue Persönlichkeit um { $trained }.
no_better = { $name } ist fertig: Es fand sich nichts Besseres.
# $objective $name $new $start
is_ready = { $objective ->
    [Keep] { $name } ist fertig: hält { $new } der Siege fest, das Original { $start }.
   *[other] { $name } ist fertig: Quote { $new }, das Original { $start }.
}
missed = Die gewünschte Quote wurde nicht erreicht.
missed_and_start_closer = Die gewünschte Quote wurde nicht erreicht; das Original ist näher dran.
# The result of the match of the trained personality against the start, first on the card. Even: an opening that each won once.
# $winner $loser $more $fewer $ties
beat = { $ties ->
    [0] { $winner } schlägt { $loser } { $more } zu { $fewer }.
    [one] { $winner } schlägt { $loser } { $more } zu { $fewer }; { $ties } geteilt.
   *[other] { $winner } schlägt { $loser } { $more } zu { $fewer }; { $ties } geteilt.
}
# $won $lost $ties
too_close = { $ties ->
    [0] Zu knapp: { $won } zu { $lost }.
    [one] Zu knapp: { $won } zu { $lost }; { $ties } geteilt.
   *[other] Zu knapp: { $won } zu { $lost }; { $ties } geteilt.
}
# A slider whose place has changed.
# $slider $from $to
style_change = { $slider } { $from } → { $to }
changed_style = Was sich geändert hat: { $changes }.
keep_result = Behalten
keep_result_tip = Speichert sie als deine eigene Persönlichkeit. Die vorige bleibt auch.
