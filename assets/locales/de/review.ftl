title_text = Rückblick
review_game = Rückblick
no_move = Noch ist kein Zug gespielt.
# The accessible name of the button that closes the review, and its text.
close = Rückblick schließen
back_to_game = Zurück zur Partie
wins_game = Das gewinnt die Partie.
# Beside the bars.
can_win = { PERSON($name) ->
    [you] Du bist vorn
   *[other] { $name } vorn
}
# What the three heights of a bar mean.
heights_1 = die meisten Züge gewinnen
heights_2 = weniger als die Hälfte
heights_3 = einer oder zwei
all_moves = Alle Züge
turning_points = Wendepunkte
practise_this = Das üben
# The answer on the board, in the legend and for the screen reader.
the_answer = die Antwort
play_line = Eingabe: wie es weitergeht
best_moves = Beste Züge
next_mistake = Nächster Fehler
previous_mistake = Voriger Fehler
next_mistake_keys = ]   (zurück: [)
no_mistake = Kein Zug war ein Fehler.
no_other_mistake = Sonst war kein Zug ein Fehler.
play_from_here = Hier spielen
play_from_here_tip = Geht an dieser Stelle zurück in die Partie. Ein Zug dort ersetzt die späteren Züge.
tabs_1 = Brett
tabs_2 = Züge
tabs_name = Teil des Rückblicks
move_under_review = Gezeigter Zug
first = Erster Zug
previous = Voriger Zug
next = Nächster Zug
last = Letzter Zug
is_first_move = Das ist der erste Zug.
is_last_move = Das ist der letzte Zug.
in_progress = läuft noch
# $number $name $node
title = { PERSON($name) ->
    [you] Zug { $number }: Du hast { $node } gespielt
   *[other] Zug { $number }: { $name } hat { $node } gespielt
}
# $number $node
alternative = { $number }: { $node } hält den Sieg fest
played = { $node } wurde gespielt
keeps_win = hält den Sieg fest
played_text = gespielt
no_heat_map = Diesen Zug hat ein Mensch gemacht, darum gibt es keine guten Ringe zu zeigen.

# $verdict $winning $free
verdict_sentence = { $verdict ->
    [Throws] Das verschenkt den Sieg. { $winning ->
        [one] Nur { $winning } von { $free } Zügen hätte ihn festgehalten.
       *[other] { $winning } von { $free } Zügen hätten ihn festgehalten.
    }
    [Keeps] Das hat den Sieg festgehalten.
    [Only] Der einzige Zug, der den Sieg festhält.
   *[Nothing] Die Stellung war schon verloren.
}
# $winner $moves
won = { PERSON($winner) ->
    [you] { $moves ->
        [one] Du hast in { $moves } Zug gewonnen
       *[other] Du hast in { $moves } Zügen gewonnen
    }
   *[other] { $moves ->
        [one] { $winner } hat in { $moves } Zug gewonnen
       *[other] { $winner } hat in { $moves } Zügen gewonnen
    }
}
# $loser $moves
resigned = { PERSON($loser) ->
    [you] { $moves ->
        [one] Du hast nach { $moves } Zug aufgegeben
       *[other] Du hast nach { $moves } Zügen aufgegeben
    }
   *[other] { $moves ->
        [one] { $loser } hat nach { $moves } Zug aufgegeben
       *[other] { $loser } hat nach { $moves } Zügen aufgegeben
    }
}
# $loser $moves
lost_on_time = { PERSON($loser) ->
    [you] { $moves ->
        [one] Deine Zeit war nach { $moves } Zug um
       *[other] Deine Zeit war nach { $moves } Zügen um
    }
   *[other] { $moves ->
        [one] Die Zeit von { $loser } war nach { $moves } Zug um
       *[other] Die Zeit von { $loser } war nach { $moves } Zügen um
    }
}
# For the screen reader.
# $name $count $verdict
verdict_count = { $name }, { $verdict ->
    [Keeps] hält den Sieg fest
    [Only] einziger Zug zum Sieg
    [Throws] verschenkt den Sieg
   *[Nothing] schon verloren
}: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
# How often the player kept a win.
# $name $kept $times
safe_moves = { $times ->
    [0] { PERSON($name) ->
        [you] Du warst nie auf Siegkurs.
       *[other] { $name } war nie auf Siegkurs.
    }
    [1] { PERSON($name) ->
        [you] { $kept ->
            [1] Du hast deine einzige Siegchance genutzt.
           *[other] Du hast deine einzige Siegchance verschenkt.
        }
       *[other] { $kept ->
            [1] { $name } hat die einzige Siegchance genutzt.
           *[other] { $name } hat die einzige Siegchance verschenkt.
        }
    }
   *[other] { PERSON($name) ->
        [you] Du hast den Sieg in { $kept } von { $times } Fällen festgehalten.
       *[other] { $name } hat den Sieg in { $kept } von { $times } Fällen festgehalten.
    }
}
# Of the move that was made.
alternatives_heading = { $verdict ->
    [Keeps] Hier gewinnt auch
    [Only] Keine Alternative
    [Nothing] Kein Zug gewinnt
   *[other] Besser war hier
}
no_alternatives = { $verdict ->
    [Nothing] Gegen perfektes Spiel verliert jeder Zug.
   *[other] Jeder andere Zug verschenkt den Sieg.
}

story-busy = Sucht Wendepunkte…
story-no_other_point = Es gibt keinen anderen Wendepunkt.
# A turning point in the title of the page.
# $number $title
story-at_move = Zug { $number }: {$title}

# What a game teaches.
# $name $node
story-could_have_won = { PERSON($name) ->
    [you] Du hättest mit { $node } sofort gewinnen können
   *[other] { $name } hätte mit { $node } sofort gewinnen können
}
story-gave_up = { PERSON($name) ->
    [you] Zu früh aufgegeben: Du konntest noch gewinnen
   *[other] Zu früh aufgegeben: { $name } konnte noch gewinnen
}
story-one_mistake = Ein Zug hat den Sieg verschenkt: { $node }
story-several_mistakes = { $count } Züge haben den Sieg verschenkt
story-always_won = { PERSON($name) ->
    [you] Du warst immer auf Siegkurs
   *[other] { $name } war immer auf Siegkurs
}
story-closer = Knapper, als es aussah
story-perfect = Eine perfekte Partie
# $name $moves
story-was_losing = { $moves ->
    [one] { PERSON($name) ->
        [you] Einen Zug lang lagst du hinten.
       *[other] Einen Zug lang lag { $name } hinten.
    }
   *[other] { PERSON($name) ->
        [you] { $moves } Züge lang lagst du hinten.
       *[other] { $moves } Züge lang lag { $name } hinten.
    }
}
# $number $ways
story-closest_moment = { $ways ->
    [one] Am knappsten war es in Zug { $number }: Nur ein Zug hielt den Sieg fest.
   *[other] Am knappsten war es in Zug { $number }: { $ways } Züge hielten den Sieg fest.
}
story-made_it_hardest = { $node } machte es am schwersten.

# One rule to remember for each kind of mistake.
story-rules_1 = Schau vor jedem Zug zuerst: Kann ich jetzt gewinnen?
story-rules_2 = Schau vor jedem Zug: Kann der Gegner jetzt gewinnen? Dann stopp ihn.
story-rules_3 = Wenn ein Ring euch beiden hilft, nimm ihn zuerst.
story-rules_4 = Bau dort, wo der Gegner hinwill, und nicht, wo niemand ist.
story-stay_close = Spiel den Ring, nach dem nur wenige Antworten gewinnen. Ein Fehler des Gegners genügt.

# One thing to try.
story-play_on = Spiel nächstes Mal weiter: Du konntest noch gewinnen.
# $number $node $played
story-instead_finish = Spiel bei Zug { $number } { $node } statt { $played }: Das gewinnt sofort.
# $number $node $played
story-instead_keep = Spiel bei Zug { $number } { $node } statt { $played }: Das hält den Sieg fest.
# $number $node $played $answers
story-instead_harder = { $answers ->
    [1] Spiel bei Zug { $number } { $node } statt { $played }: Danach gewinnt nur noch eine Antwort.
   *[other] Spiel bei Zug { $number } { $node } statt { $played }: Danach gewinnen nur noch { $answers } Antworten.
}

# The turning points.
story-won_at_once = { $node } gewann sofort
story-gave_away = { $node } verschenkte den Sieg
# $name $you
story-let_in = { PERSON($you) ->
    [you] { $name } ließ dich ins Spiel
   *[other] { PERSON($name) ->
        [you] Du hast { $you } ins Spiel gelassen
       *[other] { $name } ließ { $you } ins Spiel
    }
}
story-made_it_hard = { PERSON($name) ->
    [you] Du hast es schwer gemacht
   *[other] { $name } machte es schwer
}
story-found_every = { PERSON($name) ->
    [you] Du hast jede Antwort gefunden
   *[other] { $name } fand jede Antwort
}
story-best_move = Bester Zug: { $node }
story-made_it_easy = { $node } machte es leicht
# $name $node $better
story-kept_but = { PERSON($name) ->
    [you] Du hast { $node } gespielt. Das hielt den Sieg fest, aber { $better } hätte die Partie beendet.
   *[other] { $name } spielte { $node }. Das hielt den Sieg fest, aber { $better } hätte die Partie beendet.
}
# $name $node
story-played_instead = { PERSON($name) ->
    [you] Du hast { $node } gespielt.
   *[other] { $name } spielte { $node }.
}
story-two_moves = Zwei Züge hätten gewonnen.
story-gave_the_win_away = { $node } verschenkte den Sieg.
# $name $node $found
story-found_it = { PERSON($name) ->
    [you] { $found ->
        [true] Du hast ihn dir mit { $node } geholt.
       *[false] Du hast { $node } übersehen.
    }
   *[other] { $found ->
        [true] { $name } holte ihn mit { $node }.
       *[false] { $name } übersah { $node }.
    }
}
# $name $times
story-only_answers = { PERSON($name) ->
    [you] Für dich gab es { $times } Züge lang nur eine Antwort, die gewinnt.
   *[other] Für { $name } gab es { $times } Züge lang nur eine Antwort, die gewinnt.
}
story-only_moves = Nur ein Zug hielt den Sieg fest, und das { $times } Züge lang.
# The answers of the opponent that won after a move.
# $node $answers $all
story-left_answers = { $answers ->
    [1] Nach { $node } gewann nur eine von { $all } Antworten.
   *[other] Nach { $node } gewannen { $answers } von { $all } Antworten.
}
# $better $fewest
story-would_have_left = { $better } hätte nur { $fewest } übrig gelassen.
# Why an answer wins.
story-then = Dann { $nodes }.
story-two_ways = Es gibt zwei Wege, und ein Zug kann nicht beide kappen.
