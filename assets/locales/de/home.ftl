# The title of the first screen of a returning player.
next_opponent = Dein nächster Gegner: { SHORT($name) }
perfect_play = Perfektes Spiel herausfordern
against_perfect_play = Du hast alle Sprossen erklommen. Du beginnst: Klick auf einen Ring.
# $goal $name $you_begin
line = { $you_begin ->
    [true] { $goal }. Du beginnst: Klick auf einen Ring.
   *[false] { $goal }. { SHORT($name) } beginnt.
}
continue_title = Weiter gegen { SHORT($name) }
# $number $your_turn
continue_line = { $your_turn ->
    [true] Zug { $number }. Du bist dran.
   *[false] Zug { $number }.
}
continue_text = Weiter
play = Gegen { SHORT($name) }
# $rung $rungs $won $lost
place = { $won ->
    [0] { $lost ->
        [0] Sprosse { $rung } von { $rungs }
       *[other] Sprosse { $rung } von { $rungs } · { $won }:{ $lost }
    }
   *[other] Sprosse { $rung } von { $rungs } · { $won }:{ $lost }
}
learn = Lernen
new_game = Partie…
# Its accessible name, because a menu has the same label.
learn_name = Lernen: Lektionen und Rätsel
today = Heute
# The list, for the screen reader.
today_lines = { $count ->
    [one] Heute, 1 Zeile
   *[other] Heute, { $count } Zeilen
}
# $days $best
days = { $days ->
    [0] Bestwert: { $best } Tage in Folge
    [1] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
weeks = { $weeks } Wochen in Folge
one_week = Eine ganze Woche in Folge
adds_today = Mit einer Partie, einem Rätsel oder einer Lektion geht deine Serie weiter.
all_done = Für heute ist alles geschafft. Bis morgen, oder spiel einfach weiter.
puzzle = Rätsel des Tages
puzzle_open = Jeden Tag ein neues
puzzle_found = Gelöst. Das nächste kommt morgen.
puzzle_missed = Beantwortet. Das nächste kommt morgen.
mistakes = Übe deine Fehler
# $due $opponent
mistakes_line = { $due ->
    [one] 1 Stellung aus einer Partie gegen { SHORT($opponent) }
   *[other] { $due } Stellungen, die neueste gegen { SHORT($opponent) }
}
rematch = { SHORT($name) } wartet auf eine Revanche
rematch_line = { $losses ->
    [1] Dein eigener Spieler hat dich geschlagen
    [2] Dein eigener Spieler hat dich zweimal geschlagen
   *[other] Dein eigener Spieler hat dich { $losses }-mal in Folge geschlagen
}
lesson = Nächste Lektion
review = Sieh dir deine letzte Partie an
review_line = Sieh, wo { SHORT($name) } die Oberhand bekam
