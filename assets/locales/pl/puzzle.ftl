puzzles = Zadania
# The title of the page.
title_text = Zadanie
today = Zadanie na dziś
today_title = Zadanie na dziś
practise = Przećwicz moje błędy
searching_day = Powstaje zadanie dnia…
searching = Powstaje następne zadanie…
searching_games = Szukam błędów w twoich partiach…
exhausted = Nie ma zadania tego rodzaju. Wybierz inny rodzaj albo łatwiejsze.
no_thread = System nie może zacząć szukania zadań. Zamknij inne programy i spróbuj znów.
try_again = Spróbuj znów
next = Następne zadanie
skip = Pomiń
skip_tip = Inne zadanie. Przed pierwszą odpowiedzią nic to nie kosztuje.
show = Rozwiązanie
show_tip = Pokazuje odpowiedź. Zadanie liczy się wtedy jako nierozwiązane.
why = Wyjaśnij
not_answered = Najpierw odpowiedz albo pokaż odpowiedź.
answered_text = To zadanie ma już odpowiedź.
game_over = Brzegi są połączone. Nie ma już czego pokazać.
shown_already = Odpowiedź jest widoczna.
no_puzzle = Nie ma jeszcze zadania.
one_a_day = Na każdy dzień jest jedno zadanie.
your_rating = Twój ranking w zadaniach
in_a_row_text = Z rzędu
not_counted = Zadania jednego rodzaju nie liczą się do rankingu.
difficulty_text = Trudność
kind_text = Rodzaj
mix = Różne rodzaje
easier = Łatwiejsze
usual = Na twoim poziomie
harder = Trudniejsze
harder_tip = Od teraz trudniejsze zadania. Łatwiejsze są w menu tytułu.
hardest = Trudniejszych nie ma.
found = Dobrze!
# After a wrong first answer.
found_later = Teraz dobrze
not_found = Odpowiedź
right_so_far = Na razie dobrze
not_that = Nie to
menu_name = Zadania: { $kind }
in_a_row = { $found } z rzędu
best = najwięcej: { $found }
# $done $all
sitting = Błąd { $done } z { $all }
not_node = Nie { $node }
not_move = Nie ruch { $number }
# $name $number
from_game = Z twojej partii z graczem { $name }, ruch { $number }
finds_it = { $name } to znajduje
misses_it = { $name } tego nie znajduje
# The opponents that do not find it; the second is the end of a list of names.
# $count $names
miss_it = { $count ->
    [1] { $names } tego nie widzi.
   *[other] Nie widzą tego: { $names }.
}
others = { $count ->
    [one] { $count } inny
    [few] { $count } inni
   *[other] { $count } innych
}
# After a hard puzzle.
praise = Trudne zadanie za pierwszym razem. Brawo!
one_of_three = Jedno z tych trzech. Zadanie liczy się teraz jako nierozwiązane.
# In the legend of the marks.
unmarked = bez znaku: błąd
# The opponent has no name in a puzzle.
# $name $reply
they_answer = { $name ->
    [None] Przeciwnik odpowiada { $reply } i wygrywa.
   *[other] { $name } odpowiada { $reply } i wygrywa.
}
# $name $reply
they_cannot_be_stopped = { $name ->
    [None] Przeciwnik odpowiada { $reply } i nie da się go już zatrzymać.
   *[other] { $name } odpowiada { $reply }: tego już nie zatrzymasz.
}
# $opponent $reply
answers = { $opponent } odpowiada { $reply }.
# $opponent $reply
lost_to = { $opponent } zamyka drogę ruchem { $reply } i wygrywa.
won_against = Wygrywasz z graczem { $name }.
# $number $node $keepers
gave_the_win_away = Ruch { $number }, { $node }, oddał wygraną. { $keepers }
kept_the_win = { $node } utrzymuje wygraną.
not_class = „{ $class }” to tutaj zła odpowiedź.
first_mover_wins = Wygrywa strona, która zaczyna. Teraz zaczynasz ty: zagraj ruch, który wygrywa.
previous = Poprzedni ruch
following = Następny ruch
choose_move = Ten ruch
choose_move_name = Ten ruch oddał wygraną
no_move_yet = Najpierw wybierz ruch.
start = Początek
# $found $of
found_of = Znalezione: { $found } z { $of }
earlier = Dzień wcześniej
later = Dzień później
no_later = To zadanie na dziś.
more_puzzles = Więcej zadań
about_puzzles = Pozycje z prawdziwych partii.
solve = Rozwiązuj zadania
open_today = Rozwiąż
open_solved = Obejrzyj
my_mistakes = Moje błędy
practise_short = Ćwicz
no_cards = Nie masz błędów do ćwiczenia. Trafią tu z twoich partii.
no_mistakes = W tej partii każda wygrana została utrzymana.
no_cards_due = Na dziś nic do ćwiczenia.
sitting_done = Na razie to wszystko.
done = Gotowe
after_more_puzzles = { $puzzles ->
    [one] po jeszcze { $puzzles } zadaniu
    [few] po jeszcze { $puzzles } zadaniach
   *[many] po jeszcze { $puzzles } zadaniach
}
all_find_it = Znajdują to wszyscy przeciwnicy ({ $opponents })
# $found $opponents
some_find_it = Znajduje to { $found } z { $opponents } przeciwników
# What a player joins, after the name.
left_to_right = z lewa na prawo
top_to_bottom = z góry na dół
# The change of the rating is None if there is none.
# $rating $change
rating = { $change ->
    [None] Ranking { $rating }
   *[other] Ranking { $rating } ({ $change })
}
# The kinds of puzzles. They are also titles: what a puzzle asks, in a few words.
kind-keep = Utrzymaj wygraną
kind-only = Tylko jedno pole
kind-stop = Obroń się
kind-win_in = Wygraj w kilka ruchów
kind-repair = Napraw
kind-judge = Kto wygra?
kind-mistake = Znajdź błąd
kind-play = Wygraj
title-only = Wygrywa tylko jedno pole
title-win_in = { $moves ->
    [one] Wygraj w jednym ruchu
    [few] Wygraj w { $moves } ruchach
   *[many] Wygraj w { $moves } ruchach
}
title-repair = Napraw cięcie w { $cut }
title-mistake = Który ruch oddał wygraną?
title-play = Wygraj z graczem { $name }
band-starter = Na start
band-easy = Łatwe
band-medium = Średnie
band-hard = Trudne
band-expert = Ekspert
# $band $difficulty
band_and_difficulty = { $band }, trudność { $difficulty }
# What to do.
# $kind $you $lines
instructions = { $kind ->
    [Keep] Masz wygraną. Które pole ją utrzyma?
    [Only] Które?
    [Stop] Przeciwnikowi brakuje jednej linii. Które pole go zatrzyma i wygra?
    [WinIn] { $you ->
        [Horizontal] Połącz lewą stronę z prawą. Masz na to { $lines ->
            [one] { $lines } linię.
            [few] { $lines } linie.
           *[many] { $lines } linii.
        }
       *[Vertical] Połącz górę z dołem. Masz na to { $lines ->
            [one] { $lines } linię.
            [few] { $lines } linie.
           *[many] { $lines } linii.
        }
    }
    [Repair] Jedna z twoich dwóch dróg jest przecięta. Które pole utrzyma wygraną?
    [Judge] Wygrywa zawsze ta sama strona czy ta, która zaczyna? Wybierz: 1, 2 albo 3.
    [Mistake] Przechodź klawiszami PgUp i PgDn. Enter wybiera ruch.
   *[Play] Możesz wygrać. Graj do końca; cofania nie ma.
}
# Which side the player has; in the kinds that ask about the game, who moves.
# $kind $player
you_are = { $kind ->
    [Judge] Zacząć może każda strona.
    [Mistake] { $player ->
        [Horizontal] Zaczął gracz z lewa na prawo.
       *[Vertical] Zaczął gracz z góry na dół.
    }
   *[other] { $player ->
        [Horizontal] Łączysz lewą stronę z prawą.
       *[Vertical] Łączysz górę z dołem.
    }
}
# How far both sides are. The last number stays beside its name.
# $mover $own $other
ways = { $mover ->
    [Horizontal] Z lewa na prawo brakuje { $own } linii, z góry na dół{"\u00A0"}{ $other }.
   *[Vertical] Z góry na dół brakuje { $own } linii, z lewa na prawo{"\u00A0"}{ $other }.
}
# For the screen reader.
# $heading $rows $columns
heading_and_size = { $heading }, { $rows } na { $columns }.
button = Przycisk: { $name }.
too_slow = { $lines ->
    [one] To też wygrywa, ale nie jedną linią.
    [few] To też wygrywa, ale potrzeba więcej linii niż { $lines }.
   *[many] To też wygrywa, ale potrzeba więcej linii niż { $lines }.
}
# $reply $left
lines_left = { $left ->
    [one] Odpowiedź: { $reply }. Została { $left } linia.
    [few] Odpowiedź: { $reply }. Zostały { $left } linie.
   *[many] Odpowiedź: { $reply }. Zostało { $left } linii.
}
# $node $mover
had_lost = { $mover ->
    [Horizontal] Przed { $node } gracz z lewa na prawo już przegrywał.
   *[Vertical] Przed { $node } gracz z góry na dół już przegrywał.
}
# $you $lines
joined = { $you ->
    [Horizontal] Lewa strona jest połączona z prawą:
   *[Vertical] Góra jest połączona z dołem:
} { $lines ->
    [one] wystarczyła { $lines } linia.
    [few] wystarczyły { $lines } linie.
   *[many] wystarczyło { $lines } linii.
}
class = { $class ->
    [Horizontal] Zawsze z lewa na prawo
    [Vertical] Zawsze z góry na dół
   *[ToMove] Kto zaczyna
}
class_explained = { $class ->
    [Horizontal] Wygrywa gracz z lewa na prawo, nawet jeśli zaczyna przeciwnik.
    [Vertical] Wygrywa gracz z góry na dół, nawet jeśli zaczyna przeciwnik.
   *[ToMove] Wygrywa ta strona, która zaczyna.
}
# At the end of a list of names of rings.
other_rings = { $count ->
    [one] { $count } inne pole
    [few] { $count } inne pola
   *[many] { $count } innych pól
}
# The rings that win.
# $count $rings
winning = { $count ->
    [1] Wygrywa tylko { $rings }.
   *[other] Wygrywają { $rings }.
}
# The rings that join in time.
# $count $rings $lines
winning_in = { $lines ->
    [1] Jedną linią
   *[other] W { $lines } liniach
} { $count ->
    [1] wygrywa tylko { $rings }.
   *[other] wygrywają { $rings }.
}
# After a right answer.
# $played $count $others
wins_too = { $count ->
    [0] { $played } to jedyny ruch, który wygrywa.
    [1] { $played } wygrywa. Tak samo { $others }.
   *[other] { $played } wygrywa. Tak samo { $others }.
}
# $played $count
wins_like_many = { $played } utrzymuje wygraną, podobnie jak inne pola ({ $count }).
# $count $rings
keepers = { $count ->
    [1] Wygraną utrzymywało tylko { $rings }.
   *[other] Wygraną utrzymywały { $rings }.
}
# The game that the puzzle comes from.
played_in_your_game = W twojej partii padło tu { $node }.
# $name $node
played_in_real_game = W prawdziwej partii { $name } gra tu { $node }.
# The choice of a move in Spot the mistake.
# $number $player $node
move_line = { $player ->
    [Horizontal] { $number }. { $node }, z lewa na prawo
   *[Vertical] { $number }. { $node }, z góry na dół
}
# After the last mistake.
all_right = { $of ->
    [1] Dobrze za pierwszym razem. Ten błąd wróci jeszcze raz, żeby dobrze się utrwalił.
   *[other] Wszystkie ({ $of }) za pierwszym razem. Wrócą jeszcze raz, żeby dobrze się utrwaliły.
}
# $found $of
some_right = { $of ->
    [1] Nie za pierwszym razem. Jutro spróbujesz znów.
   *[other] Za pierwszym razem: { $found } z { $of }. Pozostałe wrócą jutro.
}
# The puzzle of a day, and whether the player found its answer.
# $weekday $found
day_state = { $found ->
    [None] { $weekday }, jeszcze nierozwiązane
    [true] { $weekday }, rozwiązane
   *[false] { $weekday }, z odpowiedzią
}
# The mistakes to practise today.
# $due $all
cards_due = { $all ->
    [0] Trafią tu błędy z twoich partii.
   *[other] { $due ->
        [0] Na dziś nic do ćwiczenia.
        [one] { $due } błąd do ćwiczenia
        [few] { $due } błędy do ćwiczenia
       *[many] { $due } błędów do ćwiczenia
    }
}
next_due = { $days ->
    [one] Następny błąd wróci jutro.
    [few] Następny błąd wróci za { $days } dni.
   *[many] Następny błąd wróci za { $days } dni.
}
