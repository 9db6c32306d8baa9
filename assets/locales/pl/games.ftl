title = Partie
# Tabs of a narrow window.
tabs_name = Co widać
close = Wróć do gry
reading = Czytam partie…
loading = Czytam…
empty = Jeszcze żadnych partii. Znajdziesz tu każdą, którą skończysz albo przerwiesz: z wynikiem, skutecznością i ruchem, który ją rozstrzygnął. Każdą możesz otworzyć i przeanalizować; możesz też szukać graczy i pozycji.
no_match = Żadna partia nie pasuje.
show_all = Pokaż wszystko
search = Gracz
all_sizes = Plansze
position = Ta pozycja
position_tip = Tylko partie, w których była pozycja z przeglądarki otwarć, także w odbiciu
columns_1 = Data
columns_2 = Gracze
columns_3 = Plansza
columns_4 = Wynik
columns_5 = Ruchy
columns_6 = Skuteczność
columns_7 = Zwrot
open = Otwórz
review = Analiza
practise = Ćwicz
practise_tip = Twoje błędy z tej partii jako zadania.
not_yours = W tej partii nie grasz wcale albo grasz po obu stronach.
export = Eksportuj…
export_title = Eksportuj partię
delete = Usuń
undo = Cofnij
put_back = Przywróć
erase = Wymaż
erase_for_good = Wymazać na zawsze?
replaced = Plik z zapisanymi partiami został zastąpiony lub usunięty. Na liście są teraz partie z obecnego pliku.
erased = Partia wymazana.
none_deleted = Żadna partia nie jest usunięta.
choose_first = Najpierw wybierz partię.
size_chosen = Plansza: { $size }
result_chosen = Wynik: { $result }
period_chosen = Czas: { $period }
order_chosen = Kolejność: { $order }
safe_moves_of = skuteczność { $share }
# In the order of the periods.
periods_1 = Cały czas
periods_2 = Dzisiaj
periods_3 = 7 dni
periods_4 = 30 dni
periods_5 = 365 dni
periods_6 = Starsze
moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
not_stored = Nie udało się dodać partii do listy: { SENTENCE($problem) } Partia jest zachowana, program spróbuje znowu. Dla pewności użyj Gra > Zapisz jako.
not_read = Nie udało się odczytać zapisanych partii: { SENTENCE($problem) }
# Above the list.
# $games $is_filtered
total = { $is_filtered ->
    [true] { $games ->
        [one] Znaleziono 1 partię
        [few] Znaleziono { $games } partie
       *[many] Znaleziono { $games } partii
    }
   *[false] { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }
}
damaged = Zapisane partie są uszkodzone. Plik został zachowany jako { FILE($kept) }, a lista zaczyna się od nowa.
# These games can come back.
deleted = { $games ->
    [one] Partia usunięta.
    [few] Usunięto { $games } partie. „Cofnij” przywraca je po kolei, od ostatniej.
   *[many] Usunięto { $games } partii. „Cofnij” przywraca je po kolei, od ostatniej.
}
# A game is back; $left games can still come back.
restored = { $left ->
    [0] Partia wróciła.
    [one] Partia wróciła. Została 1 usunięta partia.
    [few] Partia wróciła. Zostały { $left } usunięte partie.
   *[many] Partia wróciła. Zostało { $left } usuniętych partii.
}
# $result $is_deleted
result_filter = { $result ->
    [Won] Wygrane
    [Lost] Przegrane
    [Unfinished] Bez wyniku
   *[None] { $is_deleted ->
        [true] Usunięte
       *[false] Wyniki
    }
}
order = { $order ->
    [Latest] Najnowsze
    [Earliest] Najstarsze
    [Shortest] Najkrótsze
   *[Longest] Najdłuższe
}
# The move that decided the game, in its column, and where no heading says what it is.
move_at = ruch { $number }
turning_point_at = rozstrzygnięta w ruchu { $number }
# The result in the list. SHORT is a name of at most 24 letters.
unfinished = nieskończona
won_by = { PERSON($name) ->
    [you] wygrywasz
   *[other] wygrywa { SHORT($name) }
}
resigned_by = { PERSON($name) ->
    [you] poddajesz się
   *[other] { SHORT($name) } się poddaje
}
lost_on_time = { PERSON($name) ->
    [you] koniec twojego czasu
   *[other] koniec czasu: { SHORT($name) }
}

explorer-title = Przeglądarka otwarć
explorer-start = Początek partii
explorer-back = Ruch wstecz
explorer-no_moves = Żadna zapisana partia nie szła dalej z tej pozycji. Kliknij planszę, żeby pójść dalej.
explorer-random = * W turniejach część to losowe ruchy otwarcia.
explorer-columns_1 = Ruch
explorer-columns_2 = Partie
explorer-columns_3 = Wygr.
explorer-columns_4 = Ocena
explorer-won = { $player ->
    [Horizontal] Wygrał gracz z lewa na prawo.
   *[Vertical] Wygrał gracz z góry na dół.
}
explorer-no_games = Na planszy { $size } nie ma zapisanych partii.
explorer-mover_loses = { $mover ->
    [Horizontal] Na ruchu jest gracz z lewa na prawo. Z doskonałym graczem przegrywa.
   *[Vertical] Na ruchu jest gracz z góry na dół. Z doskonałym graczem przegrywa.
}
# $mover $winning $free
explorer-mover_wins = { $mover ->
    [Horizontal] Gracz z lewa na prawo jest na ruchu i wygrywa: wygraną { $winning ->
        [one] utrzymuje 1 z { $free } ruchów.
        [few] utrzymują { $winning } z { $free } ruchów.
       *[many] utrzymuje { $winning } z { $free } ruchów.
    }
   *[Vertical] Gracz z góry na dół jest na ruchu i wygrywa: wygraną { $winning ->
        [one] utrzymuje 1 z { $free } ruchów.
        [few] utrzymują { $winning } z { $free } ruchów.
       *[many] utrzymuje { $winning } z { $free } ruchów.
    }
}
explorer-game_count = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
# After the number of games.
explorer-at_random = losowo: { $games }
# The row of a move, for the screen reader.
# $nodes $games $won $keeps_win
explorer-row = { $keeps_win ->
    [true] { $nodes }: { $games }, wygrane grającego: { $won }; przy grze doskonałej wygrywa
    [false] { $nodes }: { $games }, wygrane grającego: { $won }; przy grze doskonałej przegrywa
   *[None] { $nodes }: { $games }, wygrane grającego: { $won }
}
# The result of perfect play after the move, in its column.
explorer-wins = dobry
explorer-loses = zły
