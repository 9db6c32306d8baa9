read_opponent_note = Porównuje ruchy przeciwnika z osobowościami: wbudowanymi i twoimi. Gdy jest pewien jednej z nich, spodziewa się jej odpowiedzi. Gdy żadna nie pasuje, spodziewa się odpowiedzi najbliższej. Nigdy nie widzi, która naprawdę gra.
adapts_note = Zgaduje, jak grasz, i na to odpowiada.
adapts_to_computer_note = Zgaduje, jak gra drugi gracz, i na to odpowiada.
reading = Czyta przeciwnika
no_match = Czyta przeciwnika: nikt nie pasuje dokładnie
candidates = Kandydaci…
candidates_tip = Pokazuje, co zagrałaby każda osobowość.
expects = Spodziewa się { $mv }
# The check box in New Game.
# $name $other
adapts = { $other ->
    [None] { $name } dostosowuje się do ciebie
   *[other] { $name } dostosowuje się do gracza { $other }
}
left = Czyta przeciwnika: { $count ->
    [one] { $count } kandydat
    [few] { $count } kandydatów
   *[many] { $count } kandydatów
}
# Names with shares, for example "Spider 61%, Sage 52%".
nearest = Najbliżej: { $candidates }
others = { $count ->
    [one] { $count } inna
    [few] { $count } inne
   *[many] { $count } innych
}
# $number $count $names
rules_out = { $count ->
    [0] Ruch { $number } wyklucza: { $names }
    [1] Ruch { $number } wyklucza: { $names }
    [2] Ruch { $number } wyklucza: { $names }
   *[other] Ruch { $number } wyklucza { $count } kandydatów
}
# How many moves of a player a personality agrees with.
# $name $share $player
agrees = { PERSON($player) ->
    [you] { $name } gra jak ty w { $share } ruchów
   *[other] { $name } gra jak { $player } w { $share } ruchów
}
# After `agrees`: the next one.
# $name $share
agrees_too = { $name } w { $share }

clone-menu = Nowa z moich partii…
clone-title = Nowa z moich partii
clone-about = Uczy się z ruchów jednego gracza w zapisanych partiach i tworzy osobowość, która gra jak on. Możesz na przykład zagrać ze sobą.
clone-add_stored = Dodaj wszystkie zapisane
clone-nothing_stored = To okno nie zapisuje partii, bo nie ma folderu danych.
clone-no_stored = nie ma tam partii człowieka
clone-add_game = Dodaj partię…
clone-add_folder = Dodaj folder…
clone-add_game_title = Ucz się z partii
clone-add_folder_title = Ucz się z partii w folderze
clone-busy = Poczekaj, aż to się skończy.
clone-no_games = Dodaj partie z listy albo zapisane pliki (.spanit).
clone-no_records = nie ma tam plików .spanit
clone-player = Uczy się od
clone-more_moves_note = Kilkaset ruchów da lepszy wynik.
clone-reading = Czytam…
clone-learning = Uczenie
clone-learn = Ucz
clone-stop = Stop
clone-edit = Otwórz w edytorze
clone-new_personality = Nowa osobowość
clone-random_moves = Ruchy losowe
# $files $most
clone-too_many = plików .spanit jest tam { $files }; przeczytane są tylko pierwsze: { $most }
clone-more_problems = Nie udało się odczytać jeszcze { $files }.
# $done $of
clone-learning_progress = Uczenie: krok { $done } z { $of }
clone-best_built_in = { $name }, najlepsza z wbudowanych
clone-game_count = { $count ->
    [0] Jeszcze żadnej partii
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
# $name $moves
clone-source_player = { $moves ->
    [one] { $name }: { $moves } ruch
    [few] { $name }: { $moves } ruchy
   *[many] { $name }: { $moves } ruchów
}
# $name $moves $least
clone-too_few = Potrzeba co najmniej { $least } ruchów; { PERSON($name) ->
    [you] w tych partiach masz
   *[other] { $name } ma w tych partiach
} { $moves ->
    [one] { $moves } ruch.
    [few] { $moves } ruchy.
   *[many] { $moves } ruchów.
}
# $name $share
clone-clone_ready = Gotowe: { $name }. Przewiduje { $share } ruchów spoza nauki.
# $moves $by_game
clone-prediction_heading = Dobrze przewidziane z { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchów
   *[many] { $moves } ruchów
} po nauce z { $by_game ->
    [true] innych partii:
   *[false] innych ruchów, także z tych samych partii:
}

player_identification-title = Gra jak
player_identification-player = Gracz
player_identification-question = Które osobowości mogły zagrać te ruchy
player_identification-candidates_note = Kandydaci to osobowości wbudowane i twoje własne. Każda jest porównywana tylko z ruchami; imiona graczy się nie liczą.
player_identification-noise_note = Ziarno partii się nie liczy. Osobowość z częścią losową (NodeRandom) jest możliwa, dopóki jakieś liczby losowe prowadzą do tych ruchów.
player_identification-only_opening = Jeszcze nie wiadomo: ruchy otwarcia były losowane.
player_identification-decided_at = Wszystkie inne są wykluczone od ruchu { $number }.
player_identification-ruled_out = wykluczona
player_identification-certain = pewna
player_identification-not_judged = możliwa, nieoceniona
player_identification-only_candidate = została tylko ona
player_identification-reads_opponent_note = Ten gracz czytał przeciwnika. Osobowość, która patrzy naprzód, mogła więc zagrać inaczej niż zwykle; taki ruch jej nie wyklucza.
player_identification-no_moves = { PERSON($name) ->
    [you] Nie masz jeszcze własnego ruchu.
   *[other] { $name } nie ma jeszcze własnego ruchu.
}
# $name $number
player_identification-progress = { PERSON($name) ->
    [you] Jak grasz? Sprawdzam ruch { $number }…
   *[other] Jak gra { $name }? Sprawdzam ruch { $number }…
}
player_identification-no_personality = { PERSON($name) ->
    [you] Nie masz osobowości z wagami do porównania.
   *[other] { $name } nie ma osobowości z wagami do porównania.
}
player_identification-no_judged_candidate = { PERSON($name) ->
    [you] Nie grasz jak żadna z ocenionych osobowości.
   *[other] { $name } nie gra jak żadna z ocenionych osobowości.
}
player_identification-agrees = Zgadza się w { $share } ruchów.
player_identification-too_slow_to_judge = { $moves ->
    [one] Ocena { $moves } ruchu trwałaby zbyt długo.
    [few] Ocena { $moves } ruchów trwałaby zbyt długo.
   *[many] Ocena { $moves } ruchów trwałaby zbyt długo.
}
player_identification-possibly_opponent_model = { $moves ->
    [one] { $moves } ruch może wynikać z czytania przeciwnika.
    [few] { $moves } ruchy mogą wynikać z czytania przeciwnika.
   *[many] { $moves } ruchów może wynikać z czytania przeciwnika.
}
# $name $of
player_identification-could_be_any = { PERSON($name) ->
    [you] Możesz być dowolną z { $of } osobowości.
   *[other] { $name } może być dowolną z { $of } osobowości.
}
# In the place of names in `plays_like`.
player_identification-no_known_personality = osobowość spoza biblioteki
# The names that are likely, and the move that ruled out the others.
# $name $personalities $since
player_identification-plays_like = { PERSON($name) ->
    [you] Grasz jak { $personalities }
   *[other] { $name } gra jak { $personalities }
}{ $since ->
    [None] .
   *[other] {" "}(od ruchu { $since }).
}
# $number $left $out
player_identification-summary = Po ruchu { $number }: możliwych { $left }, wykluczonych { $out }.
player_identification-possible = możliwa, { $share }
player_identification-hardly_possible = możliwa, poniżej 1%
# $number $played $would
player_identification-ruled_out_by = { $would ->
    [None] Ruch { $number }: nie zagrałaby { $played }.
   *[other] Ruch { $number }: zagrałaby { $would }, nie { $played }.
}
