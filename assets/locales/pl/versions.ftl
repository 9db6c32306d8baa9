menu = Wersje…
none = Jeszcze nie ma wersji. Powstaje za każdym razem, gdy zapisujesz zmienione czynniki.
stays_ahead = Skuteczność, od najstarszej wersji
no_curve = Żadna wersja nie ma pomiaru.
measure = Zmierz
all_measured = Wszystkie wersje są zmierzone.
progress = Postęp pomiaru
cancel = Anuluj
not_measured = niezmierzona
too_slow = za wolna, by ją zmierzyć
current = obecna
open = Otwórz w edytorze
compare = Porównaj
first = Pierwsza wersja.
same = Te same czynniki co przedtem.
title = Wersje: { $name }
# $label $date
of_version = { $label }: { $date }
# $name $date
version_name = { $name }, { $date }
# The share with a margin.
result = Skuteczność: { $share }
# The number, which may have a margin.
elo = ranking { $value }
# The problem is a sentence with a full stop.
not_kept = Nie zachowano wersji: { ERROR($problem) }
# The problem is a sentence with a full stop.
unreadable = Nie udało się odczytać wersji: { ERROR($problem) }
left_out = { $count ->
    [one] Nie udało się odczytać { $count } wiersza pliku versions.jsonl.
    [few] Nie udało się odczytać { $count } wierszy pliku versions.jsonl.
   *[many] Nie udało się odczytać { $count } wierszy pliku versions.jsonl.
}
measuring = { $count ->
    [one] { $count } wersja do zmierzenia
    [few] { $count } wersje do zmierzenia
   *[many] { $count } wersji do zmierzenia
}
# A changed factor, in a list that is separated by commas.
# $factor $old $new
change = { $factor } z { $old } na { $new }
# The chart, for the screen reader. The results are separated by commas.
# $count $results
curve_name = { $count ->
    [one] Skuteczność, { $count } wersja: { $results }
    [few] Skuteczność, { $count } wersje: { $results }
   *[many] Skuteczność, { $count } wersji: { $results }
}
