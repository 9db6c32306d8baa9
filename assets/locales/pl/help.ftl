help = Pomoc
contents = Spis treści
chapters = Rozdziały
close = Zamknij pomoc
back = Wstecz
forward = Naprzód
print_topic = Zapisz temat do druku…
print_book = Zapisz całość do druku…
print_personality = Zapisz do druku (HTML)…
search = Szukaj w pomocy
tabs_name = Spis treści lub tekst
text_tab = Tekst
next_match_tip = Enter przechodzi do następnego wyniku.
help_button = Pomoc
save_page = Zapisz do druku
web_pages = Strony WWW
book = Pomoc Span-It!
about = Pomoc: { $what }
place_opened = Pomoc: { $title }
all_nodes = Wszystkie węzły tej planszy ({ $count }), wolne i zajęte.
all_paths = Prawdziwe ścieżki ({ $count }) w kolorach właścicieli, a na zielono ścieżka wynikowa.
trial_node = { $node } to węzeł do zważenia. Kliknij inny wolny węzeł, żeby zważyć tamten.
# The words of the Board Diagram, in the order of `DiagramWord`.
diagram_words_1 = Węzeł
diagram_words_2 = Węzeł główny
diagram_words_3 = Węzeł poboczny
diagram_words_4 = Orientacja
diagram_words_5 = Właściciel
diagram_words_6 = Ścieżka
diagram_words_7 = Długość ścieżki
diagram_words_8 = Szerokość ścieżki
diagram_words_9 = Węzeł próbny
diagram_words_10 = Ścieżka wynikowa
diagram_words_11 = Prawdziwa ścieżka
diagram_words_12 = gł.
diagram_words_13 = pob.
diagram_instructions = Wskaż lub kliknij słowo, żeby zobaczyć je na planszy. Kliknij wolny węzeł, żeby go wypróbować.
orientation_note = Poziomy łączy lewą stronę z prawą, Pionowy górę z dołem. Orientację mają gracze; węzły jej nie mają.
owner_note = Każdy węzeł z obwódką ma łącznik i należy do gracza, który go położył. Pozostałe nie mają jeszcze właściciela.
# $horizontal $vertical
real_paths = Na planszy są już prawdziwe ścieżki: Poziomego { $horizontal }, Pionowego { $vertical }.
# $player $node $facts
resultant = { $player ->
    [Horizontal] Jeśli Poziomy zagra { $node }, ścieżka wynikowa ma: { $facts }.
   *[Vertical] Jeśli Pionowy zagra { $node }, ścieżka wynikowa ma: { $facts }.
}
if_played_here = { $player ->
    [Horizontal] jeśli tu zagra Poziomy
   *[Vertical] jeśli tu zagra Pionowy
}
# The spans of the real paths are lists such as “3, 0 and 1”, or “none”.
# $kind $resultant $horizontal $vertical
spans = { $kind ->
    [Major] Długość ścieżki wynikowej to { $resultant }; prawdziwych ścieżek Poziomego: { $horizontal }, Pionowego: { $vertical }.
   *[Minor] Szerokość ścieżki wynikowej to { $resultant }; prawdziwych ścieżek Poziomego: { $horizontal }, Pionowego: { $vertical }.
}
none = brak
# How much a search has found, in how many chapters.
# $matches $places
match_count = { $matches ->
    [0] Nic nie znaleziono
    [one] 1 wynik
    [few] { $places ->
        [1] { $matches } wyniki w 1 miejscu
       *[other] { $matches } wyniki w { $places } miejscach
    }
   *[many] { $places ->
        [1] { $matches } wyników w 1 miejscu
       *[other] { $matches } wyników w { $places } miejscach
    }
}
# $kind $count
nodes_of = { $kind ->
    [Major] Węzły główne ({ $count }): łącznik biegnie tam zgodnie z orientacją właściciela.
   *[Minor] Węzły poboczne ({ $count }): łącznik biegnie tam w poprzek orientacji właściciela.
}
# The facts of a path, one after the other with commas.
connectors = { $count ->
    [one] 1 łącznik
    [few] { $count } łączniki
   *[many] { $count } łączników
}
major_span = długość { $span }
minor_span = szerokość { $span }
winner = wygrywa
anchored = zakotwiczona
# The part of a weight that is chosen at random.
up_to = od 0 do { $most }

example-factor_text = Czynnik
example-value = Wartość
example-calculation = Obliczenie
example-total = Suma
example-instructions = Kliknij inny wolny węzeł albo wybierz inną osobowość, żeby przeliczyć wszystko niżej.
# $node $name
example-title = { $node }, waży go { $name }
example-for_player = { $player ->
    [Horizontal] dla Poziomego
   *[Vertical] dla Pionowego
}
example-resultant = Ścieżka wynikowa: { $facts }.
# $count $paths
example-adjacent = { $count ->
    [0] Sąsiednie prawdziwe ścieżki: brak, więc zaczyna nową (+1).
    [one] Sąsiednia prawdziwa ścieżka: { $paths }; zostaje przedłużona (0).
    [few] Sąsiednie prawdziwe ścieżki: { $paths }; zostają połączone (−1).
   *[many] Sąsiednie prawdziwe ścieżki: { $paths }; zostają połączone (−1).
}
# How many other free nodes have more weight, of how many, and the number of all free nodes.
# $node $more $others $free
example-rank = { $more ->
    [0] Żaden z { $free } wolnych węzłów nie ma większej wagi niż { $node }.
    [one] 1 z { $others } pozostałych wolnych węzłów ma większą wagę niż { $node }.
    [few] { $more } z { $others } pozostałych wolnych węzłów mają większą wagę niż { $node }.
   *[many] { $more } z { $others } pozostałych wolnych węzłów ma większą wagę niż { $node }.
}

# The values that a factor can have.
# $least $most
factor-whole_number = liczba całkowita od { $least } do { $most }
# $least $most
factor-any_number = liczba od { $least } do { $most }
# $from $to
factor-typical = zwykle: od { $from } do { $to }
# $from $to
factor-typical_logarithmic = zwykle: od { $from } do { $to }, logarytmicznie
factor-default = domyślnie: { $value }

page-made_with = Utworzono w Span-It! { $version }.
page-notes = Notatki
page-column_heads_1 = Czynnik
page-column_heads_2 = Wartość
page-column_heads_3 = Znaczenie
