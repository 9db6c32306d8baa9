# For two people, or two computers.
rule = Wer zuerst zwei gegenüberliegende Ränder verbindet, gewinnt: der eine links mit rechts, der andere oben mit unten.
app = Span-It!
new_to_the_game = Neu im Spiel?
how_to_play = Ein Klick auf einen Ring verbindet die zwei Punkte daneben. Linien kreuzen sich nie.
learn_the_game = Spiel lernen
move_now = Jetzt ziehen
paused = Pause
press_space = Weiter mit der Leertaste.
back_to_game = Zurück zur Partie
# $name $node
played = { PERSON($name) ->
    [you] Du hast { $node } gespielt.
   *[other] { $name } hat { $node } gespielt.
}
# $name $node
played_your_move = { PERSON($name) ->
    [you] Du hast { $node } gespielt. Du bist am Zug.
   *[other] { $name } hat { $node } gespielt. Du bist am Zug.
}
is_thinking = { $name } überlegt
# $ply $moves
viewed_move = Zug { $ply } von { $moves }
is_taken = { $node } ist schon vergeben.
# The hint, for the screen reader.
play_hint = Spiel { $node }.
# $number $name $node
move_cell = Zug { $number }: { $name } { $node }
status_seed = Startwert { $seed }
bring_back = Zurückholen
click_a_ring = Klick auf einen Ring.
game_is_over = Die Partie ist vorbei.
computers_play = Zwei Computer spielen.
move_replaces_later_ones = Ein Zug hier ersetzt die späteren Züge.
you_win = Du gewinnst!
play = Spielen
new_game = Neue Partie…
rematch = Revanche
side_panel = Seitenleiste
side_panel_tip = Zeigt Spieler, Züge und Knöpfe wieder an. F9
heat_map = Gute Ringe
undo = Rückgängig
undo_tip = Nimmt deinen letzten Zug und die Antwort zurück (Strg+Z)
hint = Tipp
resign = Aufgeben
pause = Pause
resume = Weiter
step = Schritt
speed_text = Tempo
speed_max = Max.
card_tip = Hier änderst du den Namen oder wer spielt
ladder_card_tip = In einer Leiterpartie bleiben die Spieler.
# The description of a card, with the clock at the moment that it got the focus.
# $time $tip
card_description = Verbrauchte Zeit: { $time }. { $tip }
side = { $player ->
    [Horizontal] Horizontal
   *[Vertical] Vertikal
}
# The rule in one line.
# $person $opponent
rule_against = { $person ->
    [Horizontal] { PERSON($opponent) ->
        [you] Verbinde links mit rechts, bevor dein Gegner oben mit unten verbindet.
       *[other] Verbinde links mit rechts, bevor { $opponent } oben mit unten verbindet.
    }
   *[Vertical] { PERSON($opponent) ->
        [you] Verbinde oben mit unten, bevor dein Gegner links mit rechts verbindet.
       *[other] Verbinde oben mit unten, bevor { $opponent } links mit rechts verbindet.
    }
}
# $name $winner
resigned_other_wins = { PERSON($winner) ->
    [you] { $name } hat aufgegeben. Du gewinnst.
   *[other] { PERSON($name) ->
        [you] Du hast aufgegeben. { $winner } gewinnt.
       *[other] { $name } hat aufgegeben. { $winner } gewinnt.
    }
}
# $name $winner
lost_on_time_other_wins = { PERSON($winner) ->
    [you] Die Zeit von { $name } ist um. Du gewinnst.
   *[other] { PERSON($name) ->
        [you] Deine Zeit ist um. { $winner } gewinnt.
       *[other] Die Zeit von { $name } ist um. { $winner } gewinnt.
    }
}
# $name $node
played_and_wins = { PERSON($name) ->
    [you] Du hast { $node } gespielt. Du gewinnst.
   *[other] { $name } hat { $node } gespielt. { $name } gewinnt.
}
# $opponent $size
first_game = Du gegen { $opponent } auf { $size }.
# $one $other $size
first_game_between = { PERSON($other) ->
    [you] { $one } gegen dich auf { $size }.
   *[other] { $one } gegen { $other } auf { $size }.
}
# Confirmed when a rematch starts. SHORT is a name of at most 24 letters.
rematch_starts = { PERSON($first) ->
    [you] Revanche. Diesmal beginnst du.
   *[other] Revanche. Diesmal beginnt { SHORT($first) }.
}
new_game_against = Eine Partie gegen { SHORT($opponent) } beginnt.
your_move = { PERSON($name) ->
    [you] Du bist am Zug
   *[other] Du bist am Zug, { $name }
}
to_move = { PERSON($name) ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}
is_turn_of = { PERSON($name) ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
wins = { PERSON($name) ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
# Another game replaced it. If it was the user’s own game, the opponent is $other.
# $is_own $one $other $moves
put_aside = { $is_own ->
    [true] { $moves ->
        [one] Deine Partie gegen { SHORT($other) } wurde nach 1 Zug beiseitegelegt.
       *[other] Deine Partie gegen { SHORT($other) } wurde nach { $moves } Zügen beiseitegelegt.
    }
   *[false] { $moves ->
        [one] Die Partie { SHORT($one) } gegen { SHORT($other) } wurde nach 1 Zug beiseitegelegt.
       *[other] Die Partie { SHORT($one) } gegen { SHORT($other) } wurde nach { $moves } Zügen beiseitegelegt.
    }
}
# At the start of the program.
# $is_own $one $other
continues = { $is_own ->
    [true] Deine Partie gegen { SHORT($other) } geht weiter.
   *[false] Die Partie { SHORT($one) } gegen { SHORT($other) } geht weiter.
}
turn_of = { PERSON($name) ->
    [you] Hier bist du am Zug.
   *[other] Hier ist { $name } am Zug.
}
go_back_or_forward = Geh einen Zug vor oder zurück, um zu spielen.
go_back = Geh einen Zug zurück, um zu spielen.
go_forward = Geh einen Zug vor, um zu spielen.
move_replaced = Zug { $number } wurde ersetzt.
# $first $last
moves_replaced = Die Züge { $first } bis { $last } wurden ersetzt.
# The accessible name of the choice.
speed_name = Tempo { $speed }
# A clock that runs down, for the screen reader.
time_left = Restzeit: { $time }
# A running clock for the screen reader.
minutes_used = { $minutes ->
    [0] Verbrauchte Zeit: unter 1 min
   *[other] Verbrauchte Zeit: { $minutes } min
}
# How deep the computer looked.
levels = { $levels ->
    [one] 1 Ebene
   *[other] { $levels } Ebenen
}
# $finished $wanted
stopped_at_level = gestoppt auf Ebene { $finished } von { $wanted }
no_limit = Kein Zeitlimit
no_time_to_look_ahead = Keine Zeit zum Vorausdenken
limit_per_move = Höchstens { $seconds } s pro Zug

why_disabled-undo = Es gibt keinen Zug zum Zurücknehmen.
why_disabled-redo = Es gibt nichts zu wiederholen.
why_disabled-hint = Der Gegner ist am Zug.
why_disabled-viewing = Geh erst zurück zur Partie.
why_disabled-help = Es läuft keine Partie, bei der man helfen könnte.
why_disabled-resign = Es läuft keine Partie zum Aufgeben.
why_disabled-move_now = Gerade überlegt kein Computer.
why_disabled-playback = Nur wenn zwei Computer spielen.
why_disabled-first = Das ist die erste Stellung.
why_disabled-last = Das ist die letzte Stellung.
why_disabled-zoom_in = Die Ringe sind schon groß genug.
why_disabled-zoom_out = Das ganze Brett ist zu sehen.
why_disabled-rematch = Es wurde noch keine Partie gespielt.
played_on = Du spielst ab Zug { $number } weiter. Das ist Übung: Die beendete Partie bleibt, wie sie war.
