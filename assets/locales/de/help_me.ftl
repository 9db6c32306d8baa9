title = Hilf mir
tip = Ein Tipp, wer gewinnt oder gute Ringe (A)
close = Hilfe schließen
opened = Hilf mir: Tipp, Wer gewinnt, Gute Ringe.
hint = Ein guter Zug und warum.
winner = Wer gewinnt, wenn beide ihr Bestes geben.
# Of the circles, in the card and in the legend.
heat_legend = größer: besserer Ring; 1, 2, 3: die besten
filled_legend = gefüllter Teil: baut für { $who }
hollow_legend = hohler Teil: blockiert { $who }
heat_for_legend = größer: besser für { $who }
good_for = Gut für
both = Beide
no_help_on_ladder = Eine Leiterpartie zählt für deine Wertung. Darum gibt es weder Zurück noch Hilfe.
no_help_with_handicap = In einer Leiterpartie gibt es weder Zurück noch Hilfe.
leave_ladder = Leiter verlassen
leave_title = Die Leiter verlassen?
counts_as_lost = Nach deinem vierten Zug zählt das als verlorene Leiterpartie.
# $rating $change
rating_would_fall = Deine Wertung wäre dann { $rating } ({ $change }).
resign_title = Diese Leiterpartie aufgeben?
resign_loses = Sie zählt im Match als verloren. Das lässt sich nicht zurücknehmen.
leave = Verlassen
undo = Rückgängig
# The only person: “good for you”.
you = dich
