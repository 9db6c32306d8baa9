board = Plansza
# The accessible name of a dialog's close button.
close = Zamknij
zoom_in = Powiększ (I)
zoom_out = Pomniejsz (O)
whole_board = Pokaż całą planszę (0)
# Where a node is pressed that waits for the other player or for a button.
not_now = Tutaj nie możesz teraz zagrać.
is_taken = Pole { $node } jest zajęte.
play = Zagraj { $node }
# The place of a node among the good rings.
# $rank $of
rank = miejsce { $rank } z { $of } wśród dobrych pól
# The same for what is good for one player.
# $who $rank $of
rank_for = dobre dla { $who }: { $rank } z { $of }
alternative = lepszy ruch { $number }
one_of_three = jedno z trzech, jedno jest dobre
# What a tooltip says first of an owned node.
# $node $owner
owned_node_title = { $node } · { $owner }
hint = podpowiedź
mistake = błąd
keeps_win = utrzymuje wygraną
only_winning_move = tylko ten ruch utrzymuje wygraną
loses_win = oddaje wygraną
compared_choice = wybór osobowości do porównania
play_first = najpierw ten ruch
ways_1 = na drodze ciągłej
ways_2 = na drodze przerywanej
# The names of the sides, where no player has a name.
left_to_right = Z lewa na prawo
top_to_bottom = Z góry na dół
# The other node of a pair, of which one joins when the opponent takes the other.
partner = partner { $letter }
# The board, for screen readers.
# $horizontal $vertical
picture_title = { PERSON($vertical) ->
    [you] { $horizontal } kontra ty
    [circles] { $horizontal } kontra kółka
    [diamonds] { $horizontal } kontra romby
   *[other] { $horizontal } kontra { $vertical }
}
# Facts of a node or path, after a comma.
free = wolne
# Columns or rows of two dots; None is the edge.
# $before $after
joins = { $before ->
    [None] łączy brzeg i { $after }
   *[other] { $after ->
        [None] łączy { $before } i brzeg
       *[other] łączy { $before } i { $after }
    }
}
path_of = { $lines ->
    [one] { $lines } linia
    [few] { $lines } połączone linie
    [many] { $lines } połączonych linii
   *[other] { $lines } połączonej linii
}
# The same as the first fact.
touches_left = sięga lewego brzegu
touches_right = sięga prawego brzegu
joins_left_to_right = łączy lewą stronę z prawą
touches_top = sięga górnego brzegu
touches_bottom = sięga dolnego brzegu
joins_top_to_bottom = łączy górę z dołem

picture-save_picture = Zapisz obraz…
picture-copy_picture = Kopiuj obraz
picture-save_animation = Zapisz animację…
picture-title = Zapisz obraz
picture-animation_title = Zapisz animację
picture-no_board = Na tej stronie nie ma planszy.
picture-no_moves = W tej partii nie ma jeszcze ruchów.
picture-copied = Obraz jest w schowku.
picture-about = Plansza taka, jak ją widać: ze znakami, drzewami lub wagami.
picture-format = Format
picture-formats_1 = PNG
picture-formats_2 = SVG
picture-size = Dłuższy bok
picture-colors = Kolory
picture-color_choices_1 = Jak na ekranie
picture-color_choices_2 = Jasne
picture-color_choices_3 = Ciemne
picture-color_choices_4 = Do druku
picture-speed = Tempo
picture-speeds_1 = Wolne
picture-speeds_2 = Zwykłe
picture-speeds_3 = Szybkie
picture-save = Zapisz…
picture-stop = Stop
picture-busy = Poczekaj, aż to się skończy.
picture-lost = nie udało się narysować animacji
picture-png_files = Obrazy PNG
picture-svg_files = Obrazy SVG
picture-gif_files = Animacje GIF
picture-pixels = { $side } pikseli
# $done $of
picture-progress = pozycje: { $done } z { $of }
picture-not_made = Nie udało się zrobić obrazu: { SENTENCE($reason) }
picture-about_game = { $positions ->
    [one] Partia od pierwszego do ostatniego ruchu: 1 pozycja.
    [few] Partia od pierwszego do ostatniego ruchu: { $positions } pozycje.
   *[many] Partia od pierwszego do ostatniego ruchu: { $positions } pozycji.
}
