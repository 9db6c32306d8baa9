search = Szukaj po nazwie
own = Twoje własne
built_in = Wbudowane, według siły
perfect = Gra doskonała
elo = Ranking
no_match = Nic nie ma takiej nazwy.
from_file = Z pliku…
edit = Edytuj…
all = Wszystko
show = Pokaż
choose_text = Wybierz
keys = Enter wybiera. Pisz, żeby szukać.
keys_to_tick = Spacja zaznacza, Enter dodaje. Pisz, żeby szukać.
random_mover = Gracz losowy
random_character = Gra na dowolne wolne pole
reader_character = Zgaduje, jak gra przeciwnik
hints_title = Kto ci podpowiada?
several_title = Kto bierze udział?
readers_title = Kto dostosowuje się do przeciwnika?
training_title = Trenuj z graczem
compare_title = Porównaj z
perfect_gives_no_hints = Pokazuje ją „Kto wygrywa”
has_no_factors = Nie ma czynników
takes_part = Bierze udział
choose_one = Najpierw wybierz wiersz.
tick_one = Najpierw zaznacz, kto bierze udział.
no_personality = Edytować można tylko osobowość.
choose = Wybierz: { $name }
show_file = Pokaż: { $name }
# The accessible name of the button that ticks a group.
all_of = Wszystko: { $group }
reader = { $name } (dostosowuje się)
unreadable = { $line ->
    [None] nie da się odczytać
   *[other] nie da się odczytać: wiersz { $line }
}
horizontal_title = Kto gra z lewa na prawo?
vertical_title = Kto gra z góry na dół?
add = { $count ->
    [one] Dodaj 1 gracza
    [few] Dodaj { $count } graczy
   *[many] Dodaj { $count } graczy
}
in_elo = ranking { $elo }
perfect_character = Nigdy nie oddaje wygranej, zastawia pułapki
# The place of a built-in opponent among all, from the weakest.
# $ordinal $count
place = { $ordinal } z { $count }
ordinals_1 = pierwszy
ordinals_2 = drugi
ordinals_3 = trzeci
ordinals_4 = czwarty
ordinals_5 = piąty
ordinals_6 = szósty
ordinals_7 = siódmy
ordinals_8 = ósmy
ordinals_9 = dziewiąty
ordinals_10 = dziesiąty
ordinals_11 = jedenasty
ordinals_12 = dwunasty
ordinals_13 = trzynasty
ordinals_14 = czternasty
ordinals_15 = piętnasty
ordinals_16 = szesnasty
ordinals_17 = siedemnasty
ordinals_18 = osiemnasty
ordinals_19 = dziewiętnasty
ordinals_20 = dwudziesty
# The strengths, in the order of `Grade`.
grades_1 = Na początek
grades_2 = Łatwy
grades_3 = Średni
grades_4 = Silny
grades_5 = Ekspert
grades_6 = Doskonały
# $name $sentence
says = { $name } mówi: { $sentence }
quoted = „{ $sentence }”
not_listed = nie można odczytać
