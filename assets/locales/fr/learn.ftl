learn = Apprendre le jeu
title = Apprendre
close = Retour au jeu
lessons = Leçons
start = Apprendre le jeu
use_the_buttons = Choisis avec les boutons sous le plateau.
press_first = Pour continuer, appuie sur « { $button } ».
resume = Continuer : { $title }
# $done $all
lessons_done = { $done ->
    [one] { $done } leçon sur { $all }
   *[other] { $done } leçons sur { $all }
}
about_lessons = Treize leçons courtes sur un vrai plateau. Les quatre premières prennent deux minutes, toutes ensemble neuf environ.
lessons_finished = Tu as terminé les treize leçons.
progress_not_saved = Tes progrès ne peuvent pas être enregistrés : { ERROR($problem) } Tu peux continuer sans cela, et le programme réessaiera.
# $number $title
lesson_not_started = Leçon { $number }, { $title }, pas commencée
# $number $title
lesson_done = Leçon { $number }, { $title }, terminée
# $number $title $done $steps
lesson_begun = { $done ->
    [one] Leçon { $number }, { $title }, { $done } étape sur { $steps }
   *[other] Leçon { $number }, { $title }, { $done } étapes sur { $steps }
}
wins_from_here = { $winner ->
    [Horizontal] Si les deux jouent au mieux, gauche-droite gagne ici.
   *[Vertical] Si les deux jouent au mieux, haut-bas gagne ici.
}
# $count $first
lines_left_out = { $count ->
    [one] { $count } ligne de learning.jsonl a été ignorée : la ligne { $first }.
   *[other] { $count } lignes de learning.jsonl ont été ignorées, à partir de la ligne { $first }.
}
week_name = { $days ->
    [None] Aucun jour joué ces sept derniers jours
   *[other] Jours joués : { $days }
}

lessons-right_text = Juste
lessons-wrong_text = Pas encore
lessons-next = Étape suivante
lessons-finish = Terminer
lessons-try_again = Réessayer
lessons-show = Solution
lessons-skip = Passer la leçon
lessons-repeat = Refaire la leçon
lessons-leave = Toutes les leçons
lessons-play_now = Jouer
lessons-play = Tu en sais assez pour battre les premiers adversaires. Joue maintenant contre le premier, ou continue.
lessons-take_back = Annuler
lessons-play_on = Continuer
lessons-play_again = Rejouer
lessons-your_move = À toi de jouer.
# $lesson $all
lessons-heading = Leçon { $lesson } sur { $all }
# $step $steps
lessons-step_of = Étape { $step } sur { $steps }
lessons-next_lesson = Ensuite : { $title }
# $lesson $title $step $steps $text
lessons-opening = Leçon { $lesson }, { $title }, étape { $step } sur { $steps }. { $text }
# $answer $text $button
lessons-right = { $answer }. Juste. { $text } { $button }, bouton.
# $answer $text
lessons-wrong = { $answer }. Ce n’est pas ça. { $text } Réessayer, bouton.
# $node $text
lessons-continues = { $node }. Juste jusqu’ici. { $text }
# $node $reply $text
lessons-replied = { $node }. Réponse : { $reply }. { $text }
lessons-shown = C’est { $node }, l’anneau marqué.
lessons-shortens = { $node } raccourcit ta route.
# $node $opponent
lessons-mistake = { $node } était une erreur : { $opponent } peut maintenant gagner. Annule le coup, ou continue.
# $opponent $node
lessons-opponent_moves = { $opponent } joue { $node }.
lessons-thinking = { $opponent } réfléchit.
# $key $label
lessons-keyed = { $key }  { $label }
# $you $lines
lessons-go_on = { $you ->
    [Horizontal] Continue jusqu’à relier la gauche à la droite :
   *[Vertical] Continue jusqu’à relier le haut au bas :
} { $lines ->
    [one] encore { $lines } ligne.
   *[other] encore { $lines } lignes.
}
lessons-class_shown = { $class ->
    [Horizontal] La réponse est : toujours les ronds.
    [Vertical] La réponse est : toujours les losanges.
   *[ToMove] La réponse est : le camp qui commence.
}
lessons-class_name = { $class ->
    [Horizontal] Toujours les ronds
    [Vertical] Toujours les losanges
   *[ToMove] Celui qui commence
}
lessons-judge_1 = Qui l’emporte ?
lessons-judge_2 = L’un ou l’autre camp commence.
lessons-not_yet = Réponds d’abord.
lessons-no_hint = Il n’y a rien à répondre ici.
lessons-show_later = Après deux réponses fausses.
lessons-no_mistake = Ton dernier coup n’était pas une erreur.
lessons-is_done = Tu as terminé cette leçon.
lessons-your_dots = { $player ->
    [Horizontal] Tu as les ronds.
   *[Vertical] Tu as les losanges.
}
lessons-your_edges = { $player ->
    [Horizontal] Relie la gauche à la droite.
   *[Vertical] Relie le haut au bas.
}
lessons-round_dots = Ronds
lessons-diamonds = Losanges

diploma-show = Voir mon diplôme
diploma-title = Diplôme
diploma-heading = Diplôme Span-It!
diploma-reason_1 = a terminé les treize leçons
diploma-reason_2 = et gagné une partie entière.
# $first $all
diploma-first_tries = { $first ->
    [one] { $first } étape sur { $all } réussie du premier coup
   *[other] { $first } étapes sur { $all } réussies du premier coup
}
diploma-your_name = Ton nom
diploma-save = Enregistrer l’image…
# $name $date
diploma-picture = Diplôme au nom de { $name }, { $date }
diploma-still_open = La leçon { $lesson } reste à faire.
progress_replaced = Le fichier de tes progrès a été remplacé ou effacé. Tes progrès sont maintenant ceux du fichier présent.
