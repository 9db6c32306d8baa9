cancel = Anuluj
done = Gotowe

new_game-title = Nowa gra
new_game-computer_plays = Gra komputer
new_game-plays_like = Gra jak
new_game-hints_from = Podpowiada
# Below the personality of a person.
new_game-hints_note = W partii klawisz H pokaże jego ruch
new_game-switch_sides = Zamień strony
new_game-board = Plansza
new_game-more = Więcej
new_game-rows = Rzędy
new_game-columns = Kolumny
new_game-size_note = Tyle linii prowadzi na drugą stronę: 3–20.
new_game-head_start = Fory
new_game-no_head_start = Brak
# $board $name
new_game-head_start_of = { $board ->
    [Small] Małe: { $name }
   *[Large] Duże: { $name }
}
# The accessible name of the menu.
new_game-head_start_name = Fory: { $value }
# For people only.
new_game-clock = Zegar dla ludzi
new_game-no_clock = Brak
# Of each person for the whole game.
new_game-clock_of = { $minutes ->
    [one] po { $minutes } minucie
    [few] po { $minutes } minuty
   *[many] po { $minutes } minut
}
# The accessible name of the menu.
new_game-clock_name = Zegar dla ludzi: { $value }
new_game-first_move = Kto zaczyna
new_game-random = Losowo
new_game-time_limit = Czas komputera
new_game-time_limit_unit = sekund na ruch
new_game-seed = Ziarno
new_game-new_seed = Nowe ziarno
new_game-play = Graj
new_game-size_range = Rzędy i kolumny to liczby całkowite od 3 do 20.
new_game-time_limit_range = Czas komputera: od 0,1 do 600 sekund.
new_game-seed_range = Ziarno to liczba całkowita od 0 do 9{"\u00A0"}007{"\u00A0"}199{"\u00A0"}254{"\u00A0"}740{"\u00A0"}991.
new_game-name_needed = Każdy gracz musi mieć imię.
new_game-size_short = od 3 do 20
new_game-time_limit_short = od 0,1 do 600
# A second person without a name.
new_game-guest = Gość
# A computer whose personality has no name.
new_game-computer = Komputer
# The default names in files of earlier versions.
new_game-old_default_names_1 = Gracz 1
new_game-old_default_names_2 = Gracz 2
new_game-name_field_horizontal = Imię (z lewa na prawo)
new_game-name_field_vertical = Imię (z góry na dół)
new_game-direction = { $player ->
    [Horizontal] z lewa na prawo
   *[Vertical] z góry na dół
}
# In the theme 1993.
new_game-load_personality = Wczytaj osobowość…
new_game-direction_of_1993 = { $player ->
    [Horizontal] Poziomy, z lewa na prawo
   *[Vertical] Pionowy, z góry na dół
}
# The accessible name of what both players have.
# $what $player
new_game-for_player = { $player ->
    [Horizontal] { $what } (z lewa na prawo)
   *[Vertical] { $what } (z góry na dół)
}
# What is set under More.
new_game-dots = plansza { $size }
new_game-computer_limit = komputer: do { $seconds } s na ruch

library-search = Szukaj osobowości
library-built_in = Wbudowane
library-own = Twoje własne
library-no_own = Na tej liście nie ma jeszcze żadnej. Zapisz własną w edytorze albo zaimportuj plik.
library-no_match = Żadna osobowość nie pasuje.

settings-title = Ustawienia
settings-appearance = Wygląd i dźwięk
settings-game = Gra
settings-theme = Motyw
# The themes, in the order of `Theme::ALL`.
settings-themes_1 = Systemowy
settings-themes_2 = Jasny
settings-themes_3 = Ciemny
settings-themes_4 = Duży kontrast
settings-themes_5 = 1993
settings-player_colors = Kolory graczy
# The palettes, in the order of `PlayerColors::ALL`.
settings-player_colors_choices_1 = Niebieski i pomarańcz
settings-player_colors_choices_2 = Granat i złoto
settings-player_colors_choices_3 = Fiolet i bursztyn
settings-text_size = Rozmiar tekstu
settings-text_sizes_1 = 80%
settings-text_sizes_2 = 100%
settings-text_sizes_3 = 125%
settings-text_sizes_4 = 150%
settings-text_sizes_5 = 200%
settings-reduce_motion = Mniej ruchu na ekranie
settings-reduce_motion_note = Wyłącza animacje.
settings-direction = Mój kierunek
# The choices, in the order of `Direction::ALL`.
settings-directions_1 = Z lewa na prawo
settings-directions_2 = Z góry na dół
settings-directions_3 = Na zmianę
settings-show_directions = Pokazuj kierunki
# The choices, in the order of `ShowDirections::ALL`.
settings-show_directions_choices_1 = Nowym graczom
settings-show_directions_choices_2 = Zawsze
settings-show_directions_choices_3 = Nigdy
settings-computer_pace = Tempo komputera
# The choices, in the order of `ComputerPace::ALL`.
settings-computer_paces_1 = Od razu
settings-computer_paces_2 = Naturalne
settings-computer_paces_3 = Wolne
settings-sound = Dźwięk
# No sound, then the volumes in the order of `Volume::ALL`.
settings-volumes_1 = Brak
settings-volumes_2 = Cicho
settings-volumes_3 = Średnio
settings-volumes_4 = Głośno
settings-warn_of_mistakes = Ostrzegaj po błędzie
settings-warn_of_mistakes_note = Mówi, że ruch oddał wygraną, ale nie zdradza lepszego.
settings-coordinates = Pokazuj współrzędne
settings-confirm_moves = Potwierdzaj każdy ruch
settings-confirm_moves_note = Pierwsze kliknięcie pokazuje ruch, drugie go gra.
settings-hints_of_1993 = Podpowiedzi jak w 1993
settings-hints_of_1993_note = Ruch tego, kto ci podpowiada, nawet jeśli przegrywa.
settings-opponents_speak = Przeciwnicy mówią
settings-show_ratings = Pokazuj moje rankingi
settings-show_ratings_note = Także trudność zadania, po odpowiedzi.
settings-show_days = Pokazuj ostatnie siedem dni
settings-more_time = Więcej czasu
settings-more_time_note = Z trzech minut robi się sześć. Takie serie mają osobną listę.
settings-your_name = Twoje imię
settings-your_name_note = W nowych partiach, w „O grze” i jako autor tego, co zapisujesz.

about-title = O grze Span-It!
about-version = Wersja { $version }
about-origin = Na podstawie gry z 1993 roku dla Windows 3.1. Autor: Mark T. Chapman.
about-thanks = Podziękowania dla Jaya Dittmanna: oryginał najwięcej zawdzięcza jego uwagom.
about-licences = Wolne oprogramowanie na licencji MIT lub Apache-2.0. Czcionki Inter i JetBrains Mono są na licencji SIL Open Font Licence.
about-owner = Ta kopia należy do: { $handle }.

keyboard-title = Klawiatura
keyboard-everywhere = Wszędzie
keyboard-on_the_board = Na planszy
keyboard-board_keys_1 = W lewo, w prawo
keyboard-board_keys_2 = W górę, w dół
keyboard-board_keys_3 = Home, End
keyboard-board_keys_4 = Enter, Spacja
keyboard-board_keys_5 = Ctrl+kółko myszy
keyboard-board_keys_6 = Tab
# What each of these keys does.
keyboard-board_meanings_1 = Następne wolne pole w rzędzie
keyboard-board_meanings_2 = Najbliższe wolne pole w sąsiednim rzędzie
keyboard-board_meanings_3 = Pierwsze i ostatnie wolne pole rzędu; z Ctrl: planszy
keyboard-board_meanings_4 = Zagraj pole pod kursorem
keyboard-board_meanings_5 = Powiększ dużą planszę; przeciągnij, żeby ją przesunąć
keyboard-board_meanings_6 = Opuść planszę

go_to-title = Idź do pola
go_to-node = Nazwa pola, na przykład c3
go_to-go = Idź
go_to-taken = To pole jest zajęte.
go_to-no_such_node = Na tej planszy nie ma takiego pola.

path-open = Otwórz
path-save = Zapisz

licences-open = Licencje…
licences-title = Licencje
licences-parts_1 = Span-It!
licences-parts_2 = Inter
licences-parts_3 = JetBrains Mono
licences-parts_4 = Biblioteki
licences-licence_of = Licencja:
licences-program_licence = Span-It! to wolne oprogramowanie na licencji MIT lub Apache 2.0, do wyboru.
licences-font_licence = Ta czcionka jest częścią programu, na licencji SIL Open Font Licence.
licences-library_licences = Program zawiera te biblioteki. Obok nazwy jest licencja każdej z nich.
settings-language = Język
settings-same_as_system = Jak w systemie
