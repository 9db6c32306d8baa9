# The command, and the title of the page.
learn = Poznaj grę
title = Nauka
close = Wróć do gry
lessons = Lekcje
start = Poznaj grę
# Where the board is clicked while the buttons below it are the answers.
use_the_buttons = Wybierz przyciskami pod planszą.
# Where the board is clicked while it waits for a button.
press_first = Aby przejść dalej, naciśnij „{ $button }”.
resume = Dalej: { $title }
# $done $all
lessons_done = Ukończone lekcje: { $done } z { $all }
about_lessons = Trzynaście krótkich lekcji na prawdziwej planszy. Pierwsze cztery zajmują dwie minuty, wszystkie około dziewięciu.
lessons_finished = Masz za sobą wszystkie trzynaście lekcji.
# The problem is a sentence.
progress_not_saved = Nie można zapisać twoich postępów: { ERROR($problem) } Możesz uczyć się dalej, a program spróbuje znowu.
# The accessible name of a lesson in the list.
# $number $title
lesson_not_started = Lekcja { $number }, { $title }, nierozpoczęta
# $number $title
lesson_done = Lekcja { $number }, { $title }, ukończona
# $number $title $done $steps
lesson_begun = Lekcja { $number }, { $title }, kroki: { $done } z { $steps }
wins_from_here = { $winner ->
    [Horizontal] Przy najlepszej grze wygrywa stąd gracz z lewa na prawo.
   *[Vertical] Przy najlepszej grze wygrywa stąd gracz z góry na dół.
}
# $count $first
lines_left_out = { $count ->
    [one] Pominięto { $count } wiersz pliku learning.jsonl: wiersz { $first }.
    [few] Pominięto { $count } wiersze pliku learning.jsonl: pierwszy to { $first }.
   *[many] Pominięto { $count } wierszy pliku learning.jsonl: pierwszy to { $first }.
}
# The accessible name of the dots of this week.
week_name = { $days ->
    [None] Przez ostatnie siedem dni bez gry
   *[other] Dni z grą: { $days }
}

lessons-right_text = Dobrze
lessons-wrong_text = Jeszcze nie
lessons-next = Następny krok
lessons-finish = Zakończ
lessons-try_again = Spróbuj znów
lessons-show = Rozwiązanie
lessons-skip = Pomiń lekcję
lessons-repeat = Powtórz lekcję
lessons-leave = Wszystkie lekcje
lessons-play_now = Graj teraz
lessons-play = Umiesz już dość, by wygrać z pierwszymi przeciwnikami. Zagraj od razu z pierwszym albo ucz się dalej.
lessons-take_back = Cofnij ruch
lessons-play_on = Graj dalej
lessons-play_again = Zagraj znów
lessons-your_move = Twój ruch.
# $lesson $all
lessons-heading = Lekcja { $lesson } z { $all }
# $step $steps
lessons-step_of = Krok { $step } z { $steps }
lessons-next_lesson = Dalej: { $title }
# $lesson $title $step $steps $text
lessons-opening = Lekcja { $lesson }, { $title }, krok { $step } z { $steps }. { $text }
# $answer $text $button
lessons-right = { $answer }. Dobrze. { $text } Przycisk: { $button }.
# $answer $text
lessons-wrong = { $answer }. Nie to. { $text } Przycisk: Spróbuj znów.
# $node $text
lessons-continues = { $node }. Na razie dobrze. { $text }
# $node $reply $text
lessons-replied = { $node }. Odpowiedź: { $reply }. { $text }
lessons-shown = To { $node }, oznaczone pole.
lessons-shortens = { $node } skraca twoją drogę.
# $node $opponent
lessons-mistake = { $node } to błąd: { $opponent } może teraz wygrać. Cofnij ruch albo graj dalej.
# $opponent $node
lessons-opponent_moves = { $opponent } gra { $node }.
lessons-thinking = { $opponent } myśli.
# A choice with its key.
# $key $label
lessons-keyed = { $key }  { $label }
# What is left of a path.
# $you $lines
lessons-go_on = { $you ->
    [Horizontal] Graj, aż połączysz lewą stronę z prawą:
   *[Vertical] Graj, aż połączysz górę z dołem:
} { $lines ->
    [one] została { $lines } linia.
    [few] zostały { $lines } linie.
   *[many] zostało { $lines } linii.
}
lessons-class_shown = { $class ->
    [Horizontal] Odpowiedź: zawsze kółka.
    [Vertical] Odpowiedź: zawsze romby.
   *[ToMove] Odpowiedź: strona, która zaczyna.
}
lessons-class_name = { $class ->
    [Horizontal] Zawsze kółka
    [Vertical] Zawsze romby
   *[ToMove] Kto zaczyna
}
# Beside the question who wins.
lessons-judge_1 = Kto wygra?
lessons-judge_2 = Zacząć może każda strona.
lessons-not_yet = Najpierw odpowiedz.
lessons-no_hint = Tu nie ma pytania.
lessons-show_later = Po dwóch złych odpowiedziach.
lessons-no_mistake = Twój ostatni ruch nie był błędem.
lessons-is_done = Ta lekcja jest ukończona.
# Which dots the learner has, and what it has to join.
lessons-your_dots = { $player ->
    [Horizontal] Twoje są kółka.
   *[Vertical] Twoje są romby.
}
lessons-your_edges = { $player ->
    [Horizontal] Połącz lewą stronę z prawą.
   *[Vertical] Połącz górę z dołem.
}
# What the players are called.
lessons-round_dots = Kółka
lessons-diamonds = Romby

diploma-show = Pokaż mój dyplom
diploma-title = Dyplom
diploma-heading = Dyplom Span-It!
diploma-reason_1 = za ukończenie wszystkich trzynastu lekcji
diploma-reason_2 = i wygraną całą partię.
# $first $all
diploma-first_tries = Kroki bezbłędne za pierwszym razem: { $first } z { $all }
diploma-your_name = Twoje imię
diploma-save = Zapisz jako obraz…
# $name $date
diploma-picture = Dyplom: { $name }, { $date }
diploma-still_open = Lekcja { $lesson } jeszcze czeka.
progress_replaced = Plik twoich postępów został zastąpiony lub usunięty. Twoje postępy są teraz takie jak w pliku, który tam jest.
