title = Parties
tabs_name = Ce qui est affiché
close = Retour au jeu
reading = Lecture des parties…
loading = Lecture…
empty = Aucune partie pour l’instant. Chaque partie terminée ou quittée apparaîtra ici, avec son résultat, les victoires que tu as gardées et le coup qui l’a décidée. Tu pourras ouvrir et analyser chacune, et chercher des joueurs et des positions.
no_match = Aucun résultat.
show_all = Tout voir
search = Joueur
all_sizes = Tout plateau
position = Cette position
position_tip = Seulement les parties passées par la position de l’explorateur d’ouvertures, aussi en miroir
columns_1 = Date
columns_2 = Joueurs
columns_3 = Plateau
columns_4 = Résultat
columns_5 = Coups
columns_6 = Vict. gardées
columns_7 = Décidée au
open = Ouvrir
review = Analyser
practise = S’exercer
practise_tip = Tes erreurs dans cette partie, en problèmes.
not_yours = Tu n’as joué aucun côté de cette partie, ou les deux.
export = Exporter…
export_title = Exporter la partie
delete = Supprimer
undo = Annuler
put_back = Remettre
erase = Effacer
erase_for_good = Effacer pour toujours ?
replaced = Le fichier des parties a été remplacé ou supprimé. La liste montre maintenant les parties du fichier présent.
erased = La partie est effacée.
none_deleted = Aucune partie supprimée.
choose_first = Choisis d’abord une partie.
size_chosen = Plateau : { $size }
result_chosen = Résultat : { $result }
period_chosen = Période : { $period }
order_chosen = Ordre : { $order }
safe_moves_of = victoires gardées { $share }
periods_1 = Toujours
periods_2 = Aujourd’hui
periods_3 = 7 derniers jours
periods_4 = 30 derniers jours
periods_5 = 365 derniers jours
periods_6 = Avant
moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
not_stored = La partie n’a pas pu entrer dans la liste : { SENTENCE($problem) } Elle est gardée et le programme réessaiera. Par sécurité, utilise Partie > Enregistrer sous.
not_read = Les parties n’ont pas pu être lues : { SENTENCE($problem) }
# $games $is_filtered
total = { $is_filtered ->
    [true] { $games ->
        [one] { $games } partie trouvée
       *[other] { $games } parties trouvées
    }
   *[false] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
}
damaged = La liste des parties est abîmée. Le fichier est conservé sous le nom { FILE($kept) }, et une nouvelle liste commence.
deleted = { $games ->
    [one] La partie est supprimée.
   *[other] { $games } parties sont supprimées. « Annuler » les remet une à une, la dernière d’abord.
}
restored = { $left ->
    [0] La partie est de retour.
    [one] La partie est de retour. Reste { $left } partie supprimée.
   *[other] La partie est de retour. Restent { $left } parties supprimées.
}
# $result $is_deleted
result_filter = { $result ->
    [Won] Gagnées
    [Lost] Perdues
    [Unfinished] Inachevées
   *[None] { $is_deleted ->
        [true] Supprimées
       *[false] Tout résultat
    }
}
order = { $order ->
    [Latest] Récentes
    [Earliest] Anciennes
    [Shortest] Courtes
   *[Longest] Longues
}
move_at = coup { $number }
turning_point_at = décidée au coup { $number }
unfinished = inachevée
won_by = { PERSON($name) ->
    [you] Tu as gagné
   *[other] { SHORT($name) } gagne
}
resigned_by = { PERSON($name) ->
    [you] Tu as abandonné
   *[other] { SHORT($name) } abandonne
}
lost_on_time = { PERSON($name) ->
    [you] Tu as perdu au temps
   *[other] { SHORT($name) } perd au temps
}

explorer-title = Explorateur d’ouvertures
explorer-start = Début de la partie
explorer-back = Reculer d’un coup
explorer-no_moves = Aucune partie de la liste n’est allée au-delà de cette position. Un clic sur le plateau avance.
explorer-random = * Certains étaient des coups d’ouverture au hasard, en tournoi.
explorer-columns_1 = Coup
explorer-columns_2 = Parties
explorer-columns_3 = Gagnées
explorer-columns_4 = Jeu parfait
explorer-won = { $player ->
    [Horizontal] Gauche-droite a gagné.
   *[Vertical] Haut-bas a gagné.
}
explorer-no_games = Aucune partie de la liste ne s’est jouée en { $size }.
explorer-mover_loses = { $mover ->
    [Horizontal] C’est à gauche-droite de jouer, et face au jeu parfait, c’est perdu.
   *[Vertical] C’est à haut-bas de jouer, et face au jeu parfait, c’est perdu.
}
# $mover $winning $free
explorer-mover_wins = { $mover ->
    [Horizontal] { $winning ->
        [one] C’est à gauche-droite de jouer et de gagner : { $winning } coup sur { $free } garde la victoire.
       *[other] C’est à gauche-droite de jouer et de gagner : { $winning } coups sur { $free } gardent la victoire.
    }
   *[Vertical] { $winning ->
        [one] C’est à haut-bas de jouer et de gagner : { $winning } coup sur { $free } garde la victoire.
       *[other] C’est à haut-bas de jouer et de gagner : { $winning } coups sur { $free } gardent la victoire.
    }
}
explorer-game_count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
explorer-at_random = { $games } au hasard
# $nodes $games $won $keeps_win
explorer-row = { $keeps_win ->
    [true] { $nodes } : { $games }, { $won } gagnées par qui a joué ce coup ; au jeu parfait, il gagne
    [false] { $nodes } : { $games }, { $won } gagnées par qui a joué ce coup ; au jeu parfait, il perd
   *[None] { $nodes } : { $games }, { $won } gagnées par qui a joué ce coup
}
explorer-wins = gagne
explorer-loses = perd
