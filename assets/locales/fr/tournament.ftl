title = Tournoi
round_robin_note = Chacun rencontre tous les autres sur chaque plateau et commence une fois sur deux.
gauntlet_note = Un joueur rencontre tous les autres sur chaque plateau et commence une fois sur deux.
kind = Genre de tournoi
kinds_1 = Tous contre tous
kinds_2 = Un contre tous
first_player_text = Premier joueur
is_test = Un test de span-it-toolkit, qui peut le reprendre.
other_boards = Autres plateaux
other_boards_tip = Rangées et colonnes de 3 à 20, par exemple 5x9, 12x12.
openings = Ouvertures
from_file = d’un fichier
set_up_text = Préparation
tabs_1 = Tableau
tabs_2 = Parties
tabs_name = Ce qui est affiché
players = Joueurs
games = Parties par duel
boards = Plateaux
first_move = Qui commence
alternates = à tour de rôle
opening = Coups au hasard
time_per_move = Temps par coup
no_limit = sans limite
seed = Graine
new_seed = Autre graine
none = Aucun
visited_moves = Coups visités au plus
competition = Règles de compétition
competition_tip = Fixe plateaux, parties et limites, pour que chacun obtienne le même résultat.
more = Plus
start = Lancer
pause = Pause
resume = Reprendre
cancel = Annuler
export = Exporter…
new = Nouveau…
play_more = Jouer plus de parties
play_more_tip = Continue avec autant de parties encore.
visits_range = un nombre entier à partir de 1, ou rien pour aucune limite.
back_to_results = Retour aux résultats
close = Retour au jeu
name = Personnalité
elo = Cote
won = Gagnées
cell_note = Victoires et défaites de la ligne contre la colonne ; plus la case est vive, mieux c’est. Clique pour voir les parties.
side_note = Seulement les parties que le joueur de la ligne a jouées ainsi.
all_boards = Tout plateau
margin_note = ± : la cote peut s’écarter d’autant.
rough_note = ~ marque une estimation prudente : toutes ses parties ont fini pareil.
now_playing = En cours
watch = Suivre cette partie
back_to_table = Retour au tableau
another_game = Autre partie
review = Analyser cette partie
close_games = Fermer la liste des parties
no_games_yet = Aucune partie entre ces deux-là n’est encore finie.
against = contre
stopped_by_error = Le tournoi s’est arrêté à cause d’une erreur du programme. Ses résultats sont gardés.
reading = Lecture du tournoi…
earlier_tournaments = Tournois précédents
finished_text = Toutes les parties sont jouées.
unfinished = Interrompu. Tu peux le reprendre.
show = Voir le tournoi
first_player = Premier joueur : { $name }
sorted_by = Tri : { $order }
more_for = Plus pour { $message }
delete = Supprimer { $message }
open_elsewhere = { $file } est ouvert dans une autre fenêtre.
# $number $name
column_head = Colonne { $number } : { $name }
at_move = coup { $moves }
# $winner $reason
won_by_forfeit = { $winner } gagne par forfait : { ERROR($reason) }
# $result $details
game_name = { $result }, { $details }
# $one $other
pairing = { $one } contre { $other }
# $wins $losses
wins_and_losses = { $wins }–{ $losses }
# $moves $winner
at_move_won = coup { $moves } · { $winner } gagne
# $count $best
finished = { $count ->
    [one] { $best } remporte le tournoi
   *[other] { $best } se partagent la première place
}
board_chosen = Plateau du tableau : { $value }
side_chosen = Côté du tableau : { $value }
chosen_count = { $count ->
    [one] { $count } choisi
   *[other] { $count } choisis
}
orders_1 = Date
orders_2 = Nom
orders_3 = Parties
rename = Renommer
tournament_name = Nom du tournoi
reused = La préparation de ce tournoi est reprise.
reuse = Même préparation
undo_delete = Annuler
has_engines = D’autres programmes y jouent. La commande du toolkit qui l’a lancé le continue aussi.
player_count_range = Choisis de 2 à 32 joueurs.
board_needed = Choisis au moins un plateau.
time_limit_range = des secondes de 0,01 à 600, ou rien pour aucune limite.
opening_range = un nombre entier de 0 à 20.
seed_range = un nombre entier de 0 à 9 007 199 254 740 991.
add_players = Ajouter des joueurs…
add_readers = Avec adaptation…
export_table = Exporter le tableau
table_formats_1 = Page à lire et à imprimer
table_formats_2 = Pour un tableur
table_formats_3 = Pour d’autres programmes
table_formats_4 = Markdown
html_tables = Pages web
csv_tables = Tableurs
json_tables = Fichiers JSON
markdown_tables = Fichiers Markdown
export_tip = Enregistre le tableau.
badge_paused = Tournoi : en pause
paused = En pause
choose_players = Choisis les joueurs.
time_limit = { $seconds } s
side_choice = { $side ->
    [First] En commençant
    [Second] En second
    [Horizontal] Gauche-droite
    [Vertical] Haut-bas
   *[None] Les deux côtés
}
# $players $count
and_more = { $players } et { $count } de plus
# $played $all
games_played = { $played ->
    [one] { $played } partie sur { $all }
   *[other] { $played } parties sur { $all }
}
# $unit $count
played_ago = { $unit ->
    [minutes] { $count ->
        [0] à l’instant
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
    [hours] { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
   *[days] { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
}
most_visits = { $visits } au plus
show_more = Voir { $count } de plus
wrong_board = Autres plateaux : { $text } n’est pas un plateau. Saisis rangées et colonnes de 3 à 20, par exemple 5x9.
added = { $file } rejoint les tournois précédents.
was_read = { $file } est ouvert.
unreadable = Un tournoi est illisible et n’a pas été modifié. { ERROR($reason) }
table_saved = Enregistré sous le nom { $file }.
# $winner $moves
won_in = { $moves ->
    [one] { $winner } gagne en { $moves } coup
   *[other] { $winner } gagne en { $moves } coups
}
start_failed = Le tournoi n’a pas démarré : { ERROR($reason) }
resume_failed = Le tournoi ne peut pas reprendre : { ERROR($reason) }
stopped = Le tournoi s’est arrêté : { ERROR($reason) }
reading_file = { $file } : { reading }
# $played $of
interrupted = { $played ->
    [one] Le tournoi a été interrompu après { $played } partie sur { $of }. Tu peux le reprendre.
   *[other] Le tournoi a été interrompu après { $played } parties sur { $of }. Tu peux le reprendre.
}
list_not_changed = La liste des tournois n’a pas changé : { ERROR($reason) }
# $name $why
field_error = { $name } : { $why }
badge = Tournoi { $share }
game_count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
deleted = { $count ->
    [one] Le tournoi est supprimé.
   *[other] { $count } tournois sont supprimés.
}
# $pairs $boards $raised_from
games_note = { $raised_from ->
    [None] { $boards ->
        [one] { $pairs ->
            [one] { $pairs } paire de parties
           *[other] { $pairs } paires de parties
        }
       *[other] { $pairs ->
            [one] { $pairs } paire de parties sur chacun des { $boards } plateaux
           *[other] { $pairs } paires de parties sur chacun des { $boards } plateaux
        }
    }
   *[other] { $boards ->
        [one] { $pairs ->
            [one] Au lieu de { $raised_from } : { $pairs } paire de parties
           *[other] Au lieu de { $raised_from } : { $pairs } paires de parties
        }
       *[other] { $pairs ->
            [one] Au lieu de { $raised_from } : { $pairs } paire de parties sur chacun des { $boards } plateaux
           *[other] Au lieu de { $raised_from } : { $pairs } paires de parties sur chacun des { $boards } plateaux
        }
    }
}
# $boards $each
games_range = { $boards ->
    [one] un multiple de { $each }, de { $each } à 1 000 000.
   *[other] un multiple de { $each } (les deux côtés sur { $boards } plateaux), de { $each } à 1 000 000.
}
# $unit $number
approximate_time = { $unit ->
    [shortest] quelques secondes
    [seconds] environ { $number } s
    [minutes] environ { $number } min
   *[hours] environ { $number } h
}
on_cores = { $cores ->
    [one] sur { $cores } cœur
   *[other] sur { $cores } cœurs
}
# $left $pace $cores
time_left-per_minute = { $cores ->
    [one] reste { $left } · { $pace } parties par minute sur { $cores } cœur
   *[other] reste { $left } · { $pace } parties par minute sur { $cores } cœurs
}
# $left $pace $cores
time_left-per_second = { $cores ->
    [one] reste { $left } · { $pace } parties par seconde sur { $cores } cœur
   *[other] reste { $left } · { $pace } parties par seconde sur { $cores } cœurs
}
# $row $column $wins $losses
cell = { $wins ->
    [one] { $losses ->
        [one] { $row } contre { $column } : { $wins } victoire, { $losses } défaite
       *[other] { $row } contre { $column } : { $wins } victoire, { $losses } défaites
    }
   *[other] { $losses ->
        [one] { $row } contre { $column } : { $wins } victoires, { $losses } défaite
       *[other] { $row } contre { $column } : { $wins } victoires, { $losses } défaites
    }
}
# $player $size $pair
game_details = { $player ->
    [Horizontal] de gauche à droite · { $size } · paire { $pair }
   *[Vertical] de haut en bas · { $size } · paire { $pair }
}
# $file $size $most
too_large = il fait { $size }, et la fenêtre ouvre au plus { $most }. span-it-toolkit games ratings { $file } --export table.html crée une page avec son tableau
# $agents $limit
too_many_agents = ligne 1 : un tournoi de { $agents } joueurs, { $limit } au plus
# $rank $name
step = { $rank }. { $name }
yours = { $name } (à toi)
