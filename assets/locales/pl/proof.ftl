show_why = Wyjaśnij
why = Dlaczego?
game_over = Ta partia jest skończona. Nie ma już czego pokazać.
opening_wins = { $opening } wygrywa od razu.
cut_undone = Cięcie { $cut } cofnięte.
restarted = Wszystkie cięcia cofnięte.
instructions = Kliknij linię, żeby przeciąć ją w imieniu drugiego gracza. Druga droga zamknie lukę.
ways = Dwie drogi
ways_note = Jeden ruch nie przetnie obu dróg. Cienkie linie są zapasowe: naprawiają cięcia.
# By their lines.
way_1 = Ciągła: jedna droga
way_2 = Przerywana: druga droga
log = Cięcia
no_cuts = Nic jeszcze nie jest przecięte.
undo = Cofnij cięcie
restart = Od nowa
play_out = Graj do końca
pause = Pauza
nothing_to_cut = Nie ma już czego przeciąć.
close = Zamknij
# The accessible name: other things have a close button too.
close_name = Zamknij „Wyjaśnij”
title = { PERSON($winner) ->
    [you] Dlaczego wygrywasz
    [circles] Dlaczego wygrywają kółka
    [diamonds] Dlaczego wygrywają romby
   *[other] Dlaczego wygrywa { $winner }
}
explanation = { PERSON($winner) ->
    [you] Masz dwie osobne drogi na drugą stronę.
    [circles] Kółka mają dwie osobne drogi na drugą stronę.
    [diamonds] Romby mają dwie osobne drogi na drugą stronę.
   *[other] { $winner } ma dwie osobne drogi na drugą stronę.
}
# While the winner is to move.
# $winner $opening
after_opening = { PERSON($winner) ->
    [you] Najpierw { $opening }. Potem masz dwie osobne drogi na drugą stronę.
    [circles] Najpierw { $opening }. Potem kółka mają dwie osobne drogi na drugą stronę.
    [diamonds] Najpierw { $opening }. Potem romby mają dwie osobne drogi na drugą stronę.
   *[other] Najpierw { $opening }. Potem { $winner } ma dwie osobne drogi na drugą stronę.
}
# $opponent $cut $winner $repair
repaired = { PERSON($opponent) ->
    [you] Przecinasz { $cut }.
    [circles] Kółka przecinają { $cut }.
    [diamonds] Romby przecinają { $cut }.
   *[other] { $opponent } przecina { $cut }.
} { PERSON($winner) ->
    [you] Naprawiasz ruchem { $repair }.
    [circles] Kółka naprawiają ruchem { $repair }.
    [diamonds] Romby naprawiają ruchem { $repair }.
   *[other] { $winner } naprawia ruchem { $repair }.
}
# $opponent $cut
cuts = { PERSON($opponent) ->
    [you] Przecinasz { $cut }.
    [circles] Kółka przecinają { $cut }.
    [diamonds] Romby przecinają { $cut }.
   *[other] { $opponent } przecina { $cut }.
}
# $opponent $node $winner
cuts_nothing = { PERSON($opponent) ->
    [you] Grasz { $node }: to nic nie przecina.
    [circles] Kółka grają { $node }: to nic nie przecina.
    [diamonds] Romby grają { $node }: to nic nie przecina.
   *[other] { $opponent } gra { $node }: to nic nie przecina.
} { PERSON($winner) ->
    [you] Nie musisz odpowiadać.
    [circles] Kółka nie muszą odpowiadać.
    [diamonds] Romby nie muszą odpowiadać.
   *[other] { $winner } nie musi odpowiadać.
}
# $side $winner $opponent
edges_joined = { PERSON($winner) ->
    [you] Łączysz
    [circles] Kółka łączą
    [diamonds] Romby łączą
   *[other] { $winner } łączy
} { $side ->
    [Horizontal] lewą stronę z prawą.
   *[Vertical] górę z dołem.
} { PERSON($opponent) ->
    [you] Tak będzie, cokolwiek zagrasz.
    [circles] Tak będzie, cokolwiek zagrają kółka.
    [diamonds] Tak będzie, cokolwiek zagrają romby.
   *[other] Tak będzie, cokolwiek zagra { $opponent }.
}
# On which ways the first move is.
# $opening $on_solid $on_dashed
opening_on_ways = { $on_solid ->
    [true] { $on_dashed ->
        [true] { $opening } leży na obu drogach, dlatego jest pierwsze.
       *[false] { $opening } leży na drodze ciągłej.
    }
   *[false] { $on_dashed ->
        [true] { $opening } leży na drodze przerywanej.
       *[false] { $opening } nie leży na żadnej drodze. Jest potrzebne do naprawy cięć.
    }
}
