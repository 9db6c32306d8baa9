menu = Versions…
none = Aucune version. Chaque enregistrement de facteurs modifiés en garde une.
stays_ahead = Victoires gardées, la plus ancienne d’abord
no_curve = Aucune version n’est encore mesurée.
measure = Mesurer
all_measured = Toutes les versions sont mesurées.
progress = Avancement du test
cancel = Annuler
not_measured = pas mesurée
too_slow = trop lente à mesurer
current = actuelle
open = Ouvrir dans l’éditeur
compare = Comparer
first = Première version.
same = Mêmes facteurs qu’avant.
title = Versions : { $name }
# $label $date
of_version = { $label } : { $date }
# $name $date
version_name = { $name }, { $date }
result = Victoires gardées : { $share }
elo = cote { $value }
not_kept = La version n’a pas été gardée : { ERROR($problem) }
unreadable = Les versions n’ont pas pu être lues : { ERROR($problem) }
left_out = { $count ->
    [one] { $count } ligne de versions.jsonl n’a pas pu être lue.
   *[other] { $count } lignes de versions.jsonl n’ont pas pu être lues.
}
measuring = { $count ->
    [one] { $count } version à tester
   *[other] { $count } versions à tester
}
# $factor $old $new
change = { $factor } de { $old } à { $new }
# $count $results
curve_name = { $count ->
    [one] Victoires gardées, { $count } version : { $results }
   *[other] Victoires gardées, { $count } versions : { $results }
}
