# The command, and the title of the page.
my_progress = Moje postępy
title = Moje postępy
show = Pokaż postępy
empty = Twój ranking pojawi się tutaj po pięciu partiach na drabinie.
rungs = Zdobyte szczeble
games_won = Wygrane partie
wins_in_a_row = Wygrane z rzędu
puzzles_in_a_row = Zadania z rzędu
days_in_a_row = Dni z rzędu
ratings = Ranking, ostatnie trzy miesiące
no_rating = Twój ranking pojawi się tutaj po pięciu partiach na drabinie.
puzzle_curve = Zadania
ladder_curve = Drabina
opponents = Z każdym przeciwnikiem
no_games = Jeszcze żadnej partii.
won = wygrane
lost = przegrane
stays_ahead = Skuteczność
style = Twój styl w pięciu słowach
no_style = Twój styl pojawi się tutaj po kilku kolejnych partiach.
practice = Co ćwiczyć
no_mistakes = Bez błędów w ostatnich partiach.
practise = Przećwicz moje błędy
more = Więcej
safe_moves = Skuteczność
about_safe_moves = Jak często utrzymujesz wygraną tam, gdzie zły ruch by ją oddał: w ostatnich 20 partiach. Odsetek widać od dziesięciu takich ruchów.
by_tens = Skuteczność, po dziesięć partii
no_curve = Po dwudziestu partiach zobaczysz tu, czy grasz coraz lepiej.
games = Partie
moves = Ruchy
all_phases = Wszystkie fazy
chances = Po błędzie przeciwnika
personalities = Jak często przeciwnicy utrzymują wygraną
at_the_board = Ranking w partiach
in_puzzles = Ranking w zadaniach
in_figures = W liczbach
puzzles = Rozwiązane zadania
no_puzzles = Żadne zadanie nie ma jeszcze twojej odpowiedzi.
kind = Rodzaj
all = Wszystko
no_value = –
date = Data
rating_text = Ranking
margin_text = Plus/minus
forget = Usuń moje postępy
forget_tip = Przenosi zapis twoich postępów do kosza. Można to cofnąć.
forgotten = Twoje postępy są teraz w koszu.
undo = Cofnij
restored = Twoje postępy wróciły.
of = z { $all }
# $name $value $more
stat = { $name }: { $value }, { $more }
# $climbed $all
rungs_climbed = Zdobyte szczeble: { $climbed } z { $all }
# What a word of the style says about the last ten games.
# $word $share
style_sentence = { $word ->
    [Runs] { $share } twoich ruchów skraca twoją drogę.
    [Spreads] { $share } twoich ruchów nie dotyka żadnej innej twojej linii.
    [Blocks] { $share } twoich ruchów wydłuża drogę przeciwnika.
    [Plans] Utrzymujesz { $share } wygranych, które są jeszcze daleko.
   *[Luck] { $share } twoich ruchów ani nie buduje, ani nie blokuje.
}
# What bars, lines and rings are: games before the last ones, and the opponent with the nearest style.
# $last $before $nearest
style_legend = { $last ->
    [one] Pasek: twoja ostatnia partia ({ $last }).
    [few] Pasek: twoje ostatnie { $last } partie.
   *[many] Pasek: twoje ostatnie { $last } partii.
} { $before ->
    [None] {""}
    [one] Kreska: { $before } partia przedtem.{" "}
    [few] Kreska: { $before } partie przedtem.{" "}
   *[many] Kreska: { $before } partii przedtem.{" "}
}Pierścień: { $nearest }, przeciwnik o najbliższym ci stylu.
style_before = Przedtem: { $share }.
# The accessible name of a word of the style.
# $name $sentence
style_name = { $name }: { $sentence }
# $part $whole
share_count = { $part } z { $whole }
# Games against an opponent.
# $name $won $lost
record = { $name }: wygrane { $won }, przegrane { $lost }
# Keeps its wins as often as an opponent does.
# $games $name
as_often_as = { $games ->
    [one] ostatnia partia ({ $games }) · mniej więcej tak często jak { $name }
    [few] ostatnie { $games } partie · mniej więcej tak często jak { $name }
   *[many] ostatnie { $games } partii · mniej więcej tak często jak { $name }
}
ladder_games_so_far = { $games ->
    [one] Na razie { $games } partia na drabinie. Liczą się tylko takie; ranking widać po pięciu.
    [few] Na razie { $games } partie na drabinie. Liczą się tylko takie; ranking widać po pięciu.
   *[many] Na razie { $games } partii na drabinie. Liczą się tylko takie; ranking widać po pięciu.
}
puzzles_so_far = { $puzzles ->
    [one] Na razie { $puzzles } zadanie. Liczą się tylko różne rodzaje; ranking widać po pięciu.
    [few] Na razie { $puzzles } zadania. Liczą się tylko różne rodzaje; ranking widać po pięciu.
   *[many] Na razie { $puzzles } zadań. Liczą się tylko różne rodzaje; ranking widać po pięciu.
}
# The progress in one line.
rating_in_games = Ranking w partiach: { $rating }
no_progress = Jeszcze żadnej partii ani zadania
# $games $puzzles
games_and_puzzles = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $puzzles ->
    [one] { $puzzles } zadanie
    [few] { $puzzles } zadania
   *[many] { $puzzles } zadań
}
phase = { $phase ->
    [Opening] Otwarcie
    [Middle] Środek gry
   *[End] Końcówka
}
mistake = { $kind ->
    [MissedWin] Przeoczona wygrana w jednym ruchu
    [MissedBlock] Przeoczona groźba przeciwnika
    [MissedCrossing] Przeoczony ruch, który buduje i blokuje
    [Idle] Zmarnowany ruch
   *[WrongPlace] Ruch w złym miejscu
}
# A rating, and its neighbours on the ladder, or None.
# $rating $below $above
rating = { $below ->
    [None] { $above ->
        [None] { $rating }
       *[other] { $rating }; wyżej jest { $above }
    }
   *[other] { $above ->
        [None] { $rating }; niżej jest { $below }
       *[other] { $rating }; między { $below } a { $above }
    }
}
# The accessible names of curves.
curves_name = Krzywe rankingu: { $curves }
# The first and the last rating, and their dates.
# $results $first $first_date $last $last_date
curve = { $results ->
    [one] Krzywa rankingu, { $results } wynik: { $first } ({ $first_date }), { $last } ({ $last_date })
    [few] Krzywa rankingu, { $results } wyniki: { $first } ({ $first_date }), { $last } ({ $last_date })
   *[many] Krzywa rankingu, { $results } wyników: { $first } ({ $first_date }), { $last } ({ $last_date })
}
curve_without_results = Krzywa rankingu bez wyników
safe_moves_curve = Skuteczność, po dziesięć partii: { $shares }
badges = Odznaki
# $earned $all
badges_earned = { $earned } z { $all }
badge = { $badge ->
    [CleanGame] Bez potknięcia
    [FirstDaily] Zadanie dnia
    [FirstRung] Pierwszy szczebel
    [BeatOwn] Ze swoim górą
    [Rush5] Szybka piątka
    [ThreeDays] Trzy dni
    [Course] Kurs
    [TwoThreats] Dwie groźby
    [OnlyRing] Jedyne pole
    [Comeback] Powrót
    [OwnWins] Mój gracz górą
    [TenInARow] Dziesięć z rzędu
    [Rush20] Szybka dwudziestka
    [SevenDays] Siedem dni
    [PerfectGame] Partia doskonała
    [HalfwayUp] W pół drogi
    [NeverGiveUp] Do końca
   *[Master] Master
}
badge_fact = { $badge ->
    [CleanGame] Wygraj partię na drabinie i ani razu nie oddaj wygranej
    [FirstDaily] Rozwiąż zadanie dnia
    [FirstRung] Zdobądź pierwszy szczebel drabiny
    [BeatOwn] Wygraj z przeciwnikiem własnej roboty
    [Rush5] Rozwiąż pięć zadań w jednej serii trzech minut
    [ThreeDays] Zadanie, lekcja albo partia przez trzy dni z rzędu
    [Course] Ukończ wszystkie lekcje
    [TwoThreats] Wygraj dwiema groźbami naraz
    [OnlyRing] Znajdź jedyne pole, które wygrywa: pięć razy w partiach na drabinie
    [Comeback] Wygraj partię na drabinie, choć przez trzy ruchy prowadził przeciwnik
    [OwnWins] Twój własny gracz wygrywa turniej z co najmniej czterema uczestnikami
    [TenInARow] Rozwiąż dziesięć zadań bez błędu
    [Rush20] Rozwiąż dwadzieścia zadań w jednej serii trzech minut
    [SevenDays] Zadanie, lekcja albo partia przez siedem dni z rzędu
    [PerfectGame] Wygraj partię na drabinie z co najmniej ośmioma ruchami i zawsze utrzymuj wygraną
    [HalfwayUp] Zdobądź ósmy szczebel drabiny
    [NeverGiveUp] Pięćdziesiąt ruchów w partii na drabinie z wyższym rankingiem
   *[Master] Wygraj na drabinie z graczem Master
}
badge_way = { $badge ->
    [FirstDaily] Otwórz zadanie
    [BeatOwn] Wybierz przeciwnika
    [Rush5] Włącz zegar
    [ThreeDays] Rozwiązuj zadania
    [Course] Kontynuuj lekcje
    [OwnWins] Otwórz turniej
    [TenInARow] Rozwiązuj zadania
    [Rush20] Włącz zegar
    [SevenDays] Rozwiązuj zadania
   *[other] Otwórz drabinę
}
# A badge that needs only a little more.
# $left $badge
badge_near = { $badge }: brakuje { $left }
# $badge $have $all
badge_so_far = { $have } z { $all } { $badge ->
    [CleanGame] partii
    [BeatOwn] partii
    [FirstDaily] zadań
    [FirstRung] szczebli
    [Rush5] zadań
    [ThreeDays] dni
    [Course] lekcji
    [TwoThreats] partii
    [OnlyRing] pól
    [OwnWins] turniejów
    [SevenDays] dni
    [HalfwayUp] szczebli
    [Master] szczebli
    [TenInARow] zadań
    [Rush20] zadań
   *[other] ruchów
}
# $name $state
badge_name_not_yet = { $name }, jeszcze nie, { $state }
# $name $state
badge_name_earned = { $name }, { $state }
# $date $opponent
badge_date = { $opponent ->
    [None] { $date }
   *[other] { $date }, przeciwnik: { $opponent }
}
new_badge = Nowa odznaka: { $badge }
# $count
more_badges = { $count ->
    [1] I jeszcze jedna odznaka
    [few] I jeszcze { $count } odznaki
   *[many] I jeszcze { $count } odznak
}
badges_so_far = { $count ->
    [one] Jedna odznaka z dotychczasowych partii.
    [few] { $count } odznaki z dotychczasowych partii.
   *[many] { $count } odznak z dotychczasowych partii.
}
