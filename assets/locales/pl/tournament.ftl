title = Turniej
round_robin_note = Każdy gra z każdym na każdej planszy i w połowie partii zaczyna.
gauntlet_note = Jeden gracz gra ze wszystkimi na każdej planszy i w połowie partii zaczyna.
kind = Rodzaj turnieju
kinds_1 = Każdy z każdym
kinds_2 = Jeden ze wszystkimi
first_player_text = Pierwszy gracz
# The tournament is played by the toolkit until a test decides.
is_test = To test programu span-it-toolkit, który może go wznowić.
other_boards = Inne plansze
other_boards_tip = Rzędy i kolumny od 3 do 20, na przykład 5x9, 12x12.
openings = Otwarcia
from_file = z pliku
set_up_text = Układ
tabs_1 = Tabela
tabs_2 = Partie
tabs_name = Co widać
players = Gracze
games = Partie na parę graczy
boards = Plansze
first_move = Kto zaczyna
alternates = na zmianę
opening = Losowe ruchy otwarcia
time_per_move = Czas na ruch
no_limit = bez limitu
seed = Ziarno
new_seed = Nowe ziarno
none = Odznacz
visited_moves = Limit odwiedzin
competition = Zasady konkursu
competition_tip = Ustawia plansze, partie i limity tak, żeby każdy miał ten sam wynik.
more = Więcej
start = Start
pause = Pauza
resume = Wznów
cancel = Anuluj
export = Eksportuj…
new = Nowy…
play_more = Więcej partii
play_more_tip = Dogrywa jeszcze raz tyle partii.
visits_range = wpisz liczbę całkowitą od 1 albo nic, jeśli bez limitu.
back_to_results = Wróć do wyników
close = Wróć do gry
name = Osobowość
elo = Ranking
won = Wygrane
cell_note = Pole tabeli pokazuje wygrane i przegrane wiersza z kolumną. Im mocniejszy kolor, tym lepiej. Kliknij pole, żeby zobaczyć partie.
side_note = Tylko partie, które gracz z wiersza grał w ten sposób.
all_boards = Wszystkie plansze
margin_note = ± pokazuje, jak dokładna jest liczba.
rough_note = ~ to ostrożny szacunek: wszystkie partie skończyły się tak samo.
now_playing = Teraz grają
watch = Oglądaj tę partię
back_to_table = Wróć do tabeli
another_game = Inna partia
review = Analizuj tę partię
close_games = Zamknij listę partii
no_games_yet = Ta para nie skończyła jeszcze żadnej partii.
against = kontra
stopped_by_error = Turniej zatrzymał się przez błąd w programie. Dotychczasowe wyniki są zachowane.
reading = Czytam turniej…
earlier_tournaments = Wcześniejsze turnieje
finished_text = Wszystkie partie rozegrane.
unfinished = Przerwany. Możesz go wznowić.
show = Pokaż turniej
first_player = Pierwszy gracz: { $name }
sorted_by = Sortuj: { $order }
more_for = Więcej: { $message }
delete = Usuń: { $message }
open_elsewhere = Plik { $file } jest otwarty w innym oknie.
# $number $name
column_head = Kolumna { $number }: { $name }
at_move = ruch { $moves }
# $winner $reason
won_by_forfeit = { $winner } wygrywa walkowerem: { ERROR($reason) }
# $result $details
game_name = { $result }, { $details }
# $one $other
pairing = { $one } kontra { $other }
# $wins $losses
wins_and_losses = { $wins }–{ $losses }
# $moves $winner
at_move_won = ruch { $moves } · wygrywa { $winner }
# $count $best
finished = { $count ->
    [one] Turniej wygrywa { $best }
    [few] Pierwsze miejsce: { $best }
   *[many] Pierwsze miejsce: { $best }
}
board_chosen = Plansza tabeli: { $value }
side_chosen = Strona tabeli: { $value }
chosen_count = wybrane: { $count }
orders_1 = Data
orders_2 = Nazwa
orders_3 = Partie
rename = Zmień nazwę
tournament_name = Nazwa turnieju
reused = Skopiowano układ wcześniejszego turnieju.
reuse = Użyj znów tego układu
undo_delete = Cofnij
has_engines = Grają w nim inne programy. Kontynuuje go to samo polecenie span-it-toolkit, które go zaczęło.
player_count_range = Wybierz od 2 do 32 graczy.
board_needed = Wybierz co najmniej jedną planszę.
time_limit_range = wpisz sekundy od 0,01 do 600 albo nic, jeśli bez limitu.
opening_range = wpisz liczbę całkowitą od 0 do 20.
seed_range = wpisz liczbę całkowitą od 0 do 9{"\u00A0"}007{"\u00A0"}199{"\u00A0"}254{"\u00A0"}740{"\u00A0"}991.
add_players = Dodaj graczy…
# Players that read their opponent.
add_readers = Dodaj czytających…
export_table = Eksportuj tabelę
# In the order of `Format::ALL`.
table_formats_1 = Strona do czytania i druku
table_formats_2 = Tabela do arkusza
table_formats_3 = Dla innych programów
table_formats_4 = Markdown
html_tables = Strony WWW
csv_tables = Arkusze
json_tables = Pliki JSON
markdown_tables = Pliki Markdown
export_tip = Zapisuje tabelę.
badge_paused = Turniej: pauza
paused = Pauza
choose_players = Wybierz graczy.
# A time per move.
time_limit = { $seconds } s
# The games of the table.
side_choice = { $side ->
    [First] Gdy zaczyna
    [Second] Gdy nie zaczyna
    [Horizontal] Z lewa na prawo
    [Vertical] Z góry na dół
   *[None] Wszystkie partie
}
# The first players, separated by commas, and the number of the others.
# $players $count
and_more = { $players } i jeszcze { $count }
# $played $all
games_played = { $played } z { $all } partii
# When an earlier tournament was played.
# $unit $count
played_ago = { $unit ->
    [minutes] { $count ->
        [0] przed chwilą
        [one] { $count } minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
    [hours] { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
   *[days] { $count ->
        [one] { $count } dzień temu
        [few] { $count } dni temu
       *[many] { $count } dni temu
    }
}
# Visited moves per move.
most_visits = najwyżej { $visits }
show_more = Pokaż jeszcze { $count }
wrong_board = Inne plansze: { $text } to nie plansza. Wpisz rzędy i kolumny od 3 do 20, na przykład 5x9.
added = Dodano do wcześniejszych turniejów: { $file }.
was_read = Otwarto plik { $file }.
# The reason is a sentence of its own.
unreadable = Jednego turnieju nie da się odczytać; pozostał bez zmian. { ERROR($reason) }
table_saved = Zapisano jako { $file }.
# $winner $moves
won_in = { $moves ->
    [1] { $winner } wygrywa w { $moves } ruchu
   *[other] { $winner } wygrywa w { $moves } ruchach
}
start_failed = Turniej się nie zaczął: { ERROR($reason) }
resume_failed = Nie można wznowić turnieju: { ERROR($reason) }
stopped = Turniej się zatrzymał: { ERROR($reason) }
reading_file = { $file }: { reading }
# $played $of
interrupted = Turniej przerwany po { $played } z { $of } partii. Możesz go wznowić.
list_not_changed = Lista turniejów bez zmian: { ERROR($reason) }
# $name $why
field_error = { $name }: { $why }
# In the menu bar, with the share that is done.
badge = Turniej { $share }
game_count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
deleted = { $count ->
    [one] Turniej usunięty.
    [few] Usunięto { $count } turnieje.
   *[many] Usunięto { $count } turniejów.
}
# The games of a pairing, whose number may have been raised from one that the boards do not divide.
# $pairs $boards $raised_from
games_note = { $raised_from ->
    [None] {""}
   *[other] Zwiększono z { $raised_from }:{" "}
}{ $pairs ->
    [one] { $pairs } para partii
    [few] { $pairs } pary partii
   *[many] { $pairs } par partii
}{ $boards ->
    [1] {""}
   *[other] {" "}na każdej planszy (plansze: { $boards })
}
# What a number field may contain, after its name.
# $boards $each
games_range = { $boards ->
    [1] wpisz wielokrotność { $each } od { $each } do 1{"\u00A0"}000{"\u00A0"}000.
   *[other] wpisz wielokrotność { $each } (obie strony, plansze: { $boards }) od { $each } do 1{"\u00A0"}000{"\u00A0"}000.
}
# How long games take.
# $unit $number
approximate_time = { $unit ->
    [shortest] kilka sekund
    [seconds] około { $number } s
    [minutes] około { $number } min
   *[hours] około { $number } godz.
}
on_cores = { $cores ->
    [1] na { $cores } rdzeniu
   *[other] na { $cores } rdzeniach
}
# $left $pace $cores
time_left-per_minute = { $cores ->
    [1] jeszcze { $left } · { $pace } partii na minutę na { $cores } rdzeniu
   *[other] jeszcze { $left } · { $pace } partii na minutę na { $cores } rdzeniach
}
# $left $pace $cores
time_left-per_second = { $cores ->
    [1] jeszcze { $left } · { $pace } partii na sekundę na { $cores } rdzeniu
   *[other] jeszcze { $left } · { $pace } partii na sekundę na { $cores } rdzeniach
}
# A cell of the table, for the screen reader.
# $row $column $wins $losses
cell = { $row } kontra { $column }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}, { $losses ->
    [one] { $losses } przegrana
    [few] { $losses } przegrane
   *[many] { $losses } przegranych
}
# How the winner played.
# $player $size $pair
game_details = { $player ->
    [Horizontal] z lewa na prawo · { $size } · para { $pair }
   *[Vertical] z góry na dół · { $size } · para { $pair }
}
# Why a log is not opened, and what shows its table.
# $file $size $most
too_large = ma { $size }, a okno otwiera najwyżej { $most }. span-it-toolkit games ratings { $file } --export table.html zrobi stronę z jego tabelą
# Why a log is not opened.
# $agents $limit
too_many_agents = wiersz 1: uczestników turnieju jest { $agents }: może być najwyżej { $limit }
# A step of the podium.
# $rank $name
step = { $rank }. { $name }
yours = { $name } (twój gracz)
