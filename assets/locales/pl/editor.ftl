title = Edytor osobowości
close = Wróć do gry
weights = Większe koła: pola, które bardziej jej się podobają.
factors = Shift+F1 objaśnia czynnik, który jest wybrany lub pod wskaźnikiem.
name = Nazwa
author = Autor
description = Opis
notes = Notatki
notes_menu = Notatki…
description_hint = Jeden wiersz o tym, jak gra
undo = Cofnij
redo = Ponów
save = Zapisz
save_new = Zapisz…
save_as = Zapisz jako…
more = Więcej
copy = Kopiuj
paste = Wklej
delete = Usuń
revert = Resetuj
no_unsaved_changes = Nie ma niezapisanych zmian.
no_changes_since_opening = Od otwarcia nic się nie zmieniło.
use_in_new_game = Użyj w nowej grze
fix_values = Najpierw popraw wyróżnione wartości.
built_in = Wbudowana
not_saved = jeszcze niezapisana
copy_of = Kopia: { $name }
was = było { $value }
description_left_out = Opis osobowości { $name } jest pominięty, bo czynniki się zmieniły.
reset_factor = Przywróć { $factor }
formulas = Wzory jak w druku z 1993
formulas_tip = PathMinorSpan dostaje znak PathMajorSpan, a PathMemberCount jest zwykłą potęgą.
factor_slider = Przesuń { $factor }
about_factor = O czynniku { $factor }
save_title = Zapisz osobowość
replace = Zastąp
to_file = Zapisz do pliku…
name_taken = Nazwa { $name } jest już zajęta.
unsaved_title = Zapisać zmiany?
discard = Odrzuć
keep_editing = Edytuj dalej
clipboard_empty = W schowku nie ma osobowości. Najpierw skopiuj ją jako tekst.
has_unsaved_changes = { $name } ma niezapisane zmiany.
personality_copied = Skopiowano jako tekst: { $name }.
personality_pasted = Wklejono jako nową osobowość: { $name }. Nie jest jeszcze zapisana.
deleted_on_disk = Plik { $file } już nie istnieje. „Zapisz” utworzy go znowu.
reload = Wczytaj znów
overwrite = Zastąp
save_over_change_title = Zastąpić zmieniony plik?
would_play = Co by zagrała
position = Pokazana pozycja
positions_1 = Start
positions_2 = Środek
positions_3 = Wyścig
positions_4 = Partia
for_itself = dla siebie
for_opponent = dla przeciwnika
no_move_left = Obecna partia jest skończona: nie ma już ruchu.
thinking = Myśli…
last_valid = Na podstawie ostatnich poprawnych wartości.
no_comparison = bez porównania
other_personality = Inna osobowość…
saved_version = zapisana wersja
opened_version = otwarta wersja
compare_legend = ▲ większa waga tutaj, ▼ większą wagę daje { $other }.
plays_same = Tak samo { $other }.
plays = Gra { $node }
before_training = { $name } przed treningiem
different_factors = Różnice w czynnikach
this_version = ta
same_factors = Wszystkie czternaście czynników jest takie samo.
stays_ahead = Skuteczność
stays_ahead_tip = W każdej z 500 pozycji gracz na ruchu może wygrać, ale może też oddać wygraną. Tyle razy ją utrzymuje.
accuracy_running = Sprawdzam jej ruchy…
# $seconds $slider
thinks_long = Myśli około { $seconds } s nad ruchem, przez „{ $slider }”
match_short = Mecz: 100 partii
match_text = Mecz: stara z nową
match_tip = 100 szybkich partii na 6 × 6: każde otwarcie dwa razy, z zamianą stron. Najwyżej 0,1 s na ruch.
match_needs_change = Obie mają te same czynniki. Najpierw coś zmień.
stop_match = Przerwij mecz
match_outdated = Zagrane na 6 × 6 przed ostatnią zmianą.
close_match = Zamknij mecz
match_progress = Zagrane partie
match_against = Mecz: { $name }
# $new $old
match_title = { $new } kontra { $old }
# A column of factors.
group_title = { $group ->
    [Node] Początkowa waga węzła
    [Path] Zmiana wagi ścieżki
    [Board] Zmiana wagi planszy
   *[Choice] Wybór między węzłami
}
new_game_left_to_right = Nowa gra: ona z lewa na prawo…
new_game_top_to_bottom = Nowa gra: ona z góry na dół…
# The length of the notes in characters.
# $length $most
length_of_notes = Znaki: { $length } z { $most }
unsaved_changes = { $count ->
    [one] { $count } niezapisana zmiana
    [few] { $count } niezapisane zmiany
   *[many] { $count } niezapisanych zmian
}
# The name with a full stop.
saved_as = Zapisano jako { $name }
# The author, if there is one, with a full stop.
where_it_appears = { $author ->
    [None] Znajdziesz ją w „Twoje własne” wszędzie, gdzie wybiera się przeciwnika.
   *[other] Autor: { $author } Znajdziesz ją w „Twoje własne” wszędzie, gdzie wybiera się przeciwnika.
}
# What a number field may contain.
# $kind $least $most
expected = { $kind ->
    [Whole] Liczba całkowita od { $least } do { $most }
   *[Real] Liczba od { $least } do { $most }
}
# A number whose comma may separate thousands or decimals, such as "10,000".
# $thousands $decimals
ambiguous_comma = Chodzi o { $thousands } czy { $decimals }?
# $name $player
used_in_next_game = { $player ->
    [Horizontal] { $name } zagra w następnej partii z lewa na prawo.
   *[Vertical] { $name } zagra w następnej partii z góry na dół.
}
paste_failed = W schowku nie ma osobowości: { ERROR($reason) }.
exceeds_time_limit = Więcej niż limit { $seconds } s: przeszukiwanie kończy się na ostatnim poziomie, na który starczy czasu.
# $file $changes
changed_on_disk = { $changes ->
    [0] Inny program zmienił plik { $file }.
    [one] Inny program zmienił plik { $file }. „Wczytaj znów” odrzuci { $changes } twoją niezapisaną zmianę.
    [few] Inny program zmienił plik { $file }. „Wczytaj znów” odrzuci { $changes } twoje niezapisane zmiany.
   *[many] Inny program zmienił plik { $file }. „Wczytaj znów” odrzuci { $changes } twoich niezapisanych zmian.
}
save_over_change = Inny program zmienił plik { $file }. „Zastąp” zapisze twoje wartości; „Cofnij” sprowadzi potem tamte do edytora. „Wczytaj znów” pokaże tamte wartości; „Cofnij” przywróci potem twoje.
# The time of a search.
longer_than = ponad { $seconds } s
# The time of a search, in two figures.
# $unit $number
approximate_time = { $unit ->
    [shortest] poniżej 1 ms
    [milliseconds] około { $number } ms
    [seconds] około { $number } s
    [minutes] około { $number } min
    [hours] około { $number } godz.
    [days] około { $number } dni
    [years] około { $number } lat
   *[longest] ponad tysiąc lat
}
# The value of a move, and how deep the search looked. "out_of_time" is in the tooltip.
# $state $value $depth $wanted
value_of_move = { $state ->
    [complete] { $depth ->
        [one] wartość { $value }, głębokość: { $depth } poziom
        [few] wartość { $value }, głębokość: { $depth } poziomy
       *[many] wartość { $value }, głębokość: { $depth } poziomów
    }
    [under_way] wartość { $value }, na razie { $depth } z { $wanted } poziomów
    [stopped] wartość { $value }, zatrzymane na poziomie { $depth } z { $wanted }
   *[out_of_time] wartość { $value }, limit czasu: zatrzymane na poziomie { $depth } z { $wanted }
}
# As entries of a menu, or at the start of a sentence.
first_word-no_comparison = Bez porównania
first_word-saved_version = Zapisana wersja
first_word-opened_version = Otwarta wersja
compare = Porównaj…
compare_with = Porównaj: { $name }
# $other $node $verdict
plays_different = { $other } gra { $node }: { $verdict }.
# $count $free
nodes_differ = { $count ->
    [0] Obu podobają się te same pola.
    [one] { $count } z { $free } wolnych węzłów ma wyraźnie inną wagę.
    [few] { $count } z { $free } wolnych węzłów mają wyraźnie inną wagę.
   *[many] { $count } z { $free } wolnych węzłów ma wyraźnie inną wagę.
}
# $played $all
match_under_way = Zagrane na 6 × 6: { $played } z { $all } partii.
# $is_complete $result $played $all $name
match_decided = { $is_complete ->
    [true] { $result } na 6 × 6: silniej gra { $name }.
   *[false] { $result } w { $played } z { $all } partii na 6 × 6: silniej gra { $name }.
}
# $is_complete $result $played $all
match_undecided = { $is_complete ->
    [true] { $result } na 6 × 6: bez wyraźnej różnicy.
   *[false] { $result } w { $played } z { $all } partii na 6 × 6: bez wyraźnej różnicy.
}
# The button that starts a game against the edited opponent.
play = Graj: { $name }
play_tip = Zaczyna partię z tą wersją, zapisaną lub nie. Wróć tu przez Ctrl+E.
# Left of each slider: what it means at 0.
low_ends_1 = nie spieszy się
low_ends_2 = jedna mocna linia
low_ends_3 = pilnuje swojej drogi
low_ends_4 = gra na oko
low_ends_5 = zawsze tak samo
# Right of each slider: what it means at 100.
high_ends_1 = pędzi na drugi brzeg
high_ends_2 = wiele miejsc naraz
high_ends_3 = staje na twojej
high_ends_4 = patrzy daleko naprzód
high_ends_5 = zdaje się na los
# For the screen reader, after the name of the slider.
meanings_1 = Nie spieszy się albo pędzi na drugi brzeg
meanings_2 = Jedna mocna linia albo wiele miejsc naraz
meanings_3 = Pilnuje swojej drogi albo staje na twojej
meanings_4 = Gra na oko albo patrzy daleko naprzód
meanings_5 = Zawsze tak samo albo zdaje się na los
# For the screen reader: "35, was 40. One strong line, or many places at once".
# $is_moved $at $was $meaning
value_of_slider = { $is_moved ->
    [true] { $at }, było { $was }. { $meaning }
   *[false] { $at }. { $meaning }
}
details = Szczegóły
close_details = Zamknij szczegóły
# Beside the button that closes the fourteen factors.
moved_by = Zielone: przesuwa je „{ $slider }”. Zmień czynnik, a suwaki pójdą za nim.
sliders_follow = Czternaście czynników z 1993 roku. Zmień jeden, a suwaki pójdą za nim.
# $slider $was
slider_was = { $slider }: było { $was }. Kreska pokazuje początek.
watch_the_board = Przesuń suwak i patrz na planszę.
stays_ahead_share = Znajduje wygraną { $share } razy na 100
# On the page of a new opponent.
make_your_own = Zrób własnego przeciwnika
# One of them is the first name of a new opponent.
new_names_1 = Otto
new_names_2 = Mila
new_names_3 = Bruno
new_names_4 = Ida
new_names_5 = Hugo
new_names_6 = Nora
new_names_7 = Emil
new_names_8 = Wera
# How strong the edited opponent is, beside those of the ladder.
measuring = Mierzę siłę…
weaker_than = Słabiej niż { $name }.
about_as_strong = Mniej więcej jak { $name }.
# $weaker $stronger
strong_between = Siła: między { $weaker } a { $stronger }.
stronger_than = Silniej niż { $name }.
looks_ahead = { $moves ->
    [one] Gra na oko.
    [few] Patrzy { $moves } ruchy naprzód.
   *[many] Patrzy { $moves } ruchów naprzód.
}
