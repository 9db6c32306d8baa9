# The command, and the title of the page.
learn = Spiel lernen
title = Lernen
close = Zurück zur Partie
lessons = Lektionen
start = Spiel lernen
# Where the board is clicked while the buttons below it are the answers.
use_the_buttons = Wähle mit den Knöpfen unter dem Brett.
# Where the board is clicked while it waits for a button.
press_first = Weiter geht es mit „{ $button }“.
resume = Weiter: { $title }
# $done $all
lessons_done = { $done } von { $all } Lektionen geschafft
about_lessons = Dreizehn kurze Lektionen auf einem echten Brett. Die ersten vier dauern zwei Minuten, alle zusammen etwa neun.
lessons_finished = Du hast alle dreizehn Lektionen geschafft.
# The problem is a sentence.
progress_not_saved = Dein Fortschritt lässt sich nicht speichern: { ERROR($problem) } Du kannst weiterlernen, und das Programm versucht es noch einmal.
# The accessible name of a lesson in the list.
# $number $title
lesson_not_started = Lektion { $number }, { $title }, noch nicht begonnen
# $number $title
lesson_done = Lektion { $number }, { $title }, geschafft
# $number $title $done $steps
lesson_begun = Lektion { $number }, { $title }, { $done } von { $steps } Schritten geschafft
wins_from_here = { $winner ->
    [Horizontal] Spielen beide ihr Bestes, gewinnt von hier aus Links–rechts.
   *[Vertical] Spielen beide ihr Bestes, gewinnt von hier aus Oben–unten.
}
# $count $first
lines_left_out = { $count ->
    [one] { $count } Zeile von learning.jsonl wurde ausgelassen: Zeile { $first }.
   *[other] { $count } Zeilen von learning.jsonl wurden ausgelassen, die erste ist { $first }.
}
# The accessible name of the dots of this week.
week_name = { $days ->
    [None] In den letzten sieben Tagen noch nicht gespielt
   *[other] Gespielt am { $days }
}

lessons-right_text = Richtig
lessons-wrong_text = Noch nicht
lessons-next = Nächster Schritt
lessons-finish = Fertig
lessons-try_again = Noch einmal
lessons-show = Lösung
lessons-skip = Überspringen
lessons-repeat = Wiederholen
lessons-leave = Alle Lektionen
lessons-play_now = Jetzt spielen
lessons-play = Du kannst genug, um die ersten Gegner zu schlagen. Spiel jetzt gegen den ersten, oder mach weiter.
lessons-take_back = Zurücknehmen
lessons-play_on = Weiterspielen
lessons-play_again = Noch einmal
lessons-your_move = Du bist am Zug.
# $lesson $all
lessons-heading = Lektion { $lesson } von { $all }
# $step $steps
lessons-step_of = Schritt { $step } von { $steps }
lessons-next_lesson = Weiter: { $title }
# $lesson $title $step $steps $text
lessons-opening = Lektion { $lesson }, { $title }, Schritt { $step } von { $steps }. { $text }
# $answer $text $button
lessons-right = { $answer }. Richtig. { $text } { $button }, Schaltfläche.
# $answer $text
lessons-wrong = { $answer }. Das nicht. { $text } Noch einmal, Schaltfläche.
# $node $text
lessons-continues = { $node }. So weit richtig. { $text }
# $node $reply $text
lessons-replied = { $node }. Die Antwort ist { $reply }. { $text }
lessons-shown = Es ist { $node }, der markierte Ring.
lessons-shortens = { $node } verkürzt deinen Weg.
# $node $opponent
lessons-mistake = { $node } war ein Fehler: Jetzt kann { $opponent } gewinnen. Nimm ihn zurück oder spiel weiter.
# $opponent $node
lessons-opponent_moves = { $opponent } spielt { $node }.
lessons-thinking = { $opponent } überlegt.
# A choice with its key.
# $key $label
lessons-keyed = { $key }  { $label }
# What is left of a path.
# $you $lines
lessons-go_on = { $you ->
    [Horizontal] Weiter, bis links und rechts verbunden sind:
   *[Vertical] Weiter, bis oben und unten verbunden sind:
} { $lines ->
    [one] noch { $lines } Linie.
   *[other] noch { $lines } Linien.
}
lessons-class_shown = { $class ->
    [Horizontal] Die Antwort ist: immer die runden Punkte.
    [Vertical] Die Antwort ist: immer die Rauten.
   *[ToMove] Die Antwort ist: wer zuerst zieht.
}
lessons-class_name = { $class ->
    [Horizontal] Immer runde Punkte
    [Vertical] Immer Rauten
   *[ToMove] Wer zuerst zieht
}
# Beside the question who wins.
lessons-judge_1 = Wer gewinnt?
lessons-judge_2 = Jede Seite darf zuerst ziehen.
lessons-not_yet = Antworte erst.
lessons-no_hint = Hier gibt es nichts zu beantworten.
lessons-show_later = Nach zwei falschen Antworten.
lessons-no_mistake = Dein letzter Zug war kein Fehler.
lessons-is_done = Du hast diese Lektion geschafft.
# Which dots the learner has, and what it has to join.
lessons-your_dots = { $player ->
    [Horizontal] Du hast die runden Punkte.
   *[Vertical] Du hast die Rauten.
}
lessons-your_edges = { $player ->
    [Horizontal] Verbinde links mit rechts.
   *[Vertical] Verbinde oben mit unten.
}
# What the players are called.
lessons-round_dots = Runde Punkte
lessons-diamonds = Rauten

diploma-show = Meine Urkunde zeigen
diploma-title = Urkunde
diploma-heading = Span-It!-Urkunde
diploma-reason_1 = hat alle dreizehn Lektionen geschafft
diploma-reason_2 = und eine ganze Partie gewonnen.
# $first $all
diploma-first_tries = { $first } von { $all } Schritten beim ersten Versuch richtig
diploma-your_name = Dein Name
diploma-save = Als Bild speichern…
# $name $date
diploma-picture = Urkunde für { $name }, { $date }
diploma-still_open = Lektion { $lesson } ist noch offen.
progress_replaced = Die Datei deines Fortschritts wurde ersetzt oder gelöscht. Es gilt jetzt, was in der vorhandenen Datei steht.
