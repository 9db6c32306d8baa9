title = Pomóż mi
tip = Podpowiedź, kto wygrywa albo dobre pola (A)
close = Zamknij pomoc
opened = Pomóż mi: Podpowiedź, Kto wygrywa, Dobre pola.
hint = Jeden dobry ruch i jego powód.
winner = Kto wygra, jeśli obie strony zagrają najlepiej.
# Of the circles, in the card and in the legend.
heat_legend = większe: lepsze pole; 1, 2, 3: najlepsze
filled_legend = część pełna: buduje dla { $who }
hollow_legend = część pusta: blokuje { $who }
heat_for_legend = większe: lepsze dla { $who }
good_for = Dobre dla
both = Obu stron
no_help_on_ladder = Partia na drabinie liczy się do rankingu: bez cofania i bez pomocy.
no_help_with_handicap = W partii na drabinie nie ma cofania ani pomocy.
leave_ladder = Opuść drabinę
leave_title = Opuścić drabinę?
counts_as_lost = Po czwartym twoim ruchu to przegrana partia na drabinie.
# $rating $change
rating_would_fall = Twój ranking: { $rating } ({ $change }).
resign_title = Poddać tę partię na drabinie?
resign_loses = Liczy się jako przegrana w pojedynku. Nie można tego cofnąć.
leave = Opuść
undo = Cofnij
# The only person: “good for you”.
you = ciebie
