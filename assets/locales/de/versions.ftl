menu = Versionen…
none = Noch keine Versionen. Jedes Mal, wenn du geänderte Faktoren speicherst, kommt eine dazu.
stays_ahead = Siege gehalten, älteste Version zuerst
no_curve = Noch ist keine Version gemessen.
measure = Messen
all_measured = Alle Versionen sind gemessen.
progress = Stand der Messung
cancel = Abbrechen
not_measured = nicht gemessen
too_slow = zu langsam zum Messen
current = aktuell
open = Im Editor öffnen
compare = Vergleichen
first = Erste Version.
same = Dieselben Faktoren wie vorher.
title = Versionen von { $name }
# $label $date
of_version = { $label }: {$date}
# $name $date
version_name = { $name }, { $date }
# The share with a margin.
result = Siege gehalten: { $share }
# The number, which may have a margin.
elo = Wertung { $value }
# The problem is a sentence with a full stop.
not_kept = Die Version wurde nicht aufgehoben: { ERROR($problem) }
# The problem is a sentence with a full stop.
unreadable = Die Versionen sind nicht lesbar: { ERROR($problem) }
left_out = { $count ->
    [one] { $count } Zeile von versions.jsonl war nicht lesbar.
   *[other] { $count } Zeilen von versions.jsonl waren nicht lesbar.
}
measuring = { $count ->
    [one] noch { $count } Version zu messen
   *[other] noch { $count } Versionen zu messen
}
# A changed factor, in a list that is separated by commas.
# $factor $old $new
change = { $factor } von { $old } auf { $new }
# The chart, for the screen reader. The results are separated by commas.
# $count $results
curve_name = { $count ->
    [one] Siege gehalten, { $count } Version: { $results }
   *[other] Siege gehalten, { $count } Versionen: { $results }
}
