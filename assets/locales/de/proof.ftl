show_why = Warum?
why = Warum?
game_over = Diese Partie ist vorbei. Mehr gibt es nicht zu zeigen.
opening_wins = { $opening } gewinnt sofort.
cut_undone = Der Schnitt bei { $cut } ist zurückgenommen.
restarted = Alle Schnitte sind zurückgenommen.
instructions = Klick auf eine Linie, um sie für den anderen Spieler zu kappen. Der andere Weg schließt die Lücke.
ways = Zwei Wege hinüber
ways_note = Ein Zug kann nicht beide Wege kappen. Dünne Linien sind Reserve: Sie flicken Schnitte.
# By their lines.
way_1 = Durchgezogen: ein Weg hinüber
way_2 = Gestrichelt: ein anderer Weg hinüber
log = Schnitte
no_cuts = Noch ist nichts gekappt.
undo = Schnitt zurück
restart = Von vorn
play_out = Bis zum Ende
pause = Pause
nothing_to_cut = Es gibt nichts mehr zu kappen.
close = Schließen
# The accessible name: other things have a close button too.
close_name = „Warum?“ schließen
title = { PERSON($winner) ->
    [you] Warum du gewinnst
    [circles] Warum die runden Punkte gewinnen
    [diamonds] Warum die Rauten gewinnen
   *[other] Warum { $winner } gewinnt
}
explanation = { PERSON($winner) ->
    [you] Du hast zwei getrennte Wege hinüber.
    [circles] Die runden Punkte haben zwei getrennte Wege hinüber.
    [diamonds] Die Rauten haben zwei getrennte Wege hinüber.
   *[other] { $winner } hat zwei getrennte Wege hinüber.
}
# While the winner is to move.
# $winner $opening
after_opening = { PERSON($winner) ->
    [you] Erst { $opening }. Dann hast du zwei getrennte Wege hinüber.
    [circles] Erst { $opening }. Dann haben die runden Punkte zwei getrennte Wege hinüber.
    [diamonds] Erst { $opening }. Dann haben die Rauten zwei getrennte Wege hinüber.
   *[other] Erst { $opening }. Dann hat { $winner } zwei getrennte Wege hinüber.
}
# $opponent $cut $winner $repair
repaired = { PERSON($opponent) ->
    [you] Du kappst { $cut }.
    [circles] Die runden Punkte kappen { $cut }.
    [diamonds] Die Rauten kappen { $cut }.
   *[other] { $opponent } kappt { $cut }.
} { PERSON($winner) ->
    [you] Du flickst mit { $repair }.
    [circles] Die runden Punkte flicken mit { $repair }.
    [diamonds] Die Rauten flicken mit { $repair }.
   *[other] { $winner } flickt mit { $repair }.
}
# $opponent $cut
cuts = { PERSON($opponent) ->
    [you] Du kappst { $cut }.
    [circles] Die runden Punkte kappen { $cut }.
    [diamonds] Die Rauten kappen { $cut }.
   *[other] { $opponent } kappt { $cut }.
}
# $opponent $node $winner
cuts_nothing = { PERSON($opponent) ->
    [you] Du spielst { $node } und kappst damit nichts.
    [circles] Die runden Punkte spielen { $node } und kappen damit nichts.
    [diamonds] Die Rauten spielen { $node } und kappen damit nichts.
   *[other] { $opponent } spielt { $node } und kappt damit nichts.
} { PERSON($winner) ->
    [you] Du musst nicht antworten.
    [circles] Die runden Punkte müssen nicht antworten.
    [diamonds] Die Rauten müssen nicht antworten.
   *[other] { $winner } muss nicht antworten.
}
# $side $winner $opponent
edges_joined = { PERSON($winner) ->
    [you] Du hast
    [circles] Die runden Punkte haben
    [diamonds] Die Rauten haben
   *[other] { $winner } hat
} { $side ->
    [Horizontal] links mit rechts verbunden.
   *[Vertical] oben mit unten verbunden.
} { PERSON($opponent) ->
    [you] Das klappt, was du auch versuchst.
    [circles] Das klappt, was die runden Punkte auch versuchen.
    [diamonds] Das klappt, was die Rauten auch versuchen.
   *[other] Das klappt, was { $opponent } auch versucht.
}
# On which ways the first move is.
# $opening $on_solid $on_dashed
opening_on_ways = { $on_solid ->
    [true] { $on_dashed ->
        [true] { $opening } liegt auf beiden Wegen, darum kommt der Ring zuerst.
       *[false] { $opening } liegt auf dem durchgezogenen Weg.
    }
   *[false] { $on_dashed ->
        [true] { $opening } liegt auf dem gestrichelten Weg.
       *[false] { $opening } liegt auf keinem Weg, wird aber zum Flicken gebraucht.
    }
}
