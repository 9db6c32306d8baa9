thinking = Szukam…
# $finished $wanted
stopped_at_level = Limit czasu: koniec na poziomie { $finished } z { $wanted }.
builds_text = Buduje dla ciebie
# $personality
points = Punkty ({ $personality }): im więcej, tym lepiej.
together = Razem
total = Suma
counted_text = Liczy się
sum_formula = Twoje + GamePredictability% przeciwnika
show_numbers = Szczegóły
close = Zamknij podpowiedź
# On an empty board.
first = { $node } to dobre miejsce na początek. Jest też wiele innych.
# A hint as in 1993.
# $node $personality
of_1993 = { $personality } gra tutaj { $node }.
# The move joins the edges.
wins = { $node } łączy twoją ścieżkę od brzegu do brzegu i wygrywa.
# The opponent is [you] if it is a person without a name.
blocks_for = { PERSON($opponent) ->
    [you] Blokuje przeciwnika
   *[other] Blokuje gracza { $opponent }
}
# $node $finishing
wins_next = { $node } wygrywa: potem { $finishing } łączy twoją ścieżkę, a zablokować można tylko jedno z tych pól.
# $node $moves $opponent
wins_in = { $node } wygrywa najwyżej w { $moves } ruchach, cokolwiek zagra { PERSON($opponent) ->
    [you] przeciwnik
   *[other] { $opponent }
}.
# The opponent would join the edges here.
# $node $opponent
saves = { PERSON($opponent) ->
    [you] { $node } zatrzymuje przeciwnika: tam czekała jego wygrana.
   *[other] { $node } to konieczny ruch: inaczej wygrywa tam { $opponent }.
}
# The value of the best move, and the reply that is expected.
# $depth $value $reply
lookahead = { $depth ->
    [one] Patrząc { $depth } ruch naprzód:
    [few] Patrząc { $depth } ruchy naprzód:
   *[many] Patrząc { $depth } ruchów naprzód:
} { $reply ->
    [None] { $value }.
   *[other] { $value } (jeśli odpowiedź to { $reply }).
}
# The personality's own move, which gives the win away.
# $personality $node $opponent $reply
losing_choice = Twój doradca, { $personality }, woli { $node }. { $reply ->
    [None] To przegrywa.
   *[other] { PERSON($opponent) ->
        [you] To przegrywa: odpowiedź to { $reply }.
       *[other] To przegrywa: { $opponent } odpowiada { $reply }.
    }
}
# Every move loses equally.
# $node $opponent
lost = { PERSON($opponent) ->
    [you] Przeciwnik wygrywa.
   *[other] { $opponent } wygrywa.
} { $node } nie jest gorsze od innych ruchów.
# The position is lost, and the move leaves the opponent few winning answers.
# $node $opponent $answers
hardest = { PERSON($opponent) ->
    [you] Przeciwnik wygrywa.
   *[other] { $opponent } wygrywa.
} { $node } sprawia najwięcej kłopotu: { $answers ->
    [0] żadna odpowiedź nie wygrywa.
    [1] wygrywa jedna odpowiedź.
    [2] wygrywają dwie odpowiedzi.
    [3] wygrywają trzy odpowiedzi.
    [4] wygrywają cztery odpowiedzi.
    [5] wygrywa pięć odpowiedzi.
    [6] wygrywa sześć odpowiedzi.
    [7] wygrywa siedem odpowiedzi.
    [8] wygrywa osiem odpowiedzi.
    [9] wygrywa dziewięć odpowiedzi.
    [10] wygrywa dziesięć odpowiedzi.
    [11] wygrywa jedenaście odpowiedzi.
    [12] wygrywa dwanaście odpowiedzi.
    [few] wygrywają { $answers } odpowiedzi.
   *[many] wygrywa { $answers } odpowiedzi.
}
# Where and why. The reasons are texts of `builds` and `blocks` and `good_spot`, as a list with "and".
# $node $reasons
why = { $node } { $reasons }.
# Where nothing else can be said.
good_spot = { PERSON($opponent) ->
    [you] zabiera przeciwnikowi dobre miejsce
   *[other] zabiera graczowi { $opponent } dobre miejsce
}

# What a line does for the player.
builds-reaches = { $edge ->
    [left] doprowadza twoją ścieżkę do lewego brzegu
    [right] doprowadza twoją ścieżkę do prawego brzegu
    [top] doprowadza twoją ścieżkę do górnego brzegu
   *[bottom] doprowadza twoją ścieżkę do dolnego brzegu
}
builds-joins = łączy dwie twoje ścieżki
builds-extends = przedłuża twoją ścieżkę od { $node }
builds-shortens = { $lines ->
    [one] zostawia ci do celu { $lines } linię
    [few] zostawia ci do celu { $lines } linie
   *[many] zostawia ci do celu { $lines } linii
}
builds-strengthens = wzmacnia twoją ścieżkę przy { $node }

# What it takes from the opponent.
# $opponent $edge
blocks-reaches = { PERSON($opponent) ->
    [you] zatrzymuje przeciwnika o krok od { $edge ->
        [left] lewego brzegu
        [right] prawego brzegu
        [top] górnego brzegu
       *[bottom] dolnego brzegu
    }
   *[other] zatrzymuje gracza { $opponent } o krok od { $edge ->
        [left] lewego brzegu
        [right] prawego brzegu
        [top] górnego brzegu
       *[bottom] dolnego brzegu
    }
}
blocks-joins = { PERSON($opponent) ->
    [you] rozdziela dwie ścieżki przeciwnika
   *[other] rozdziela dwie ścieżki gracza { $opponent }
}
# $opponent $node
blocks-extends = { PERSON($opponent) ->
    [you] zagradza drogę przeciwnikowi przy { $node }
   *[other] zagradza drogę graczowi { $opponent } przy { $node }
}
# $opponent $lines
blocks-lengthens = { PERSON($opponent) ->
    [you] wydłuża drogę przeciwnika o { $lines ->
        [one] { $lines } linię
        [few] { $lines } linie
       *[many] { $lines } linii
    }
   *[other] wydłuża drogę gracza { $opponent } o { $lines ->
        [one] { $lines } linię
        [few] { $lines } linie
       *[many] { $lines } linii
    }
}
