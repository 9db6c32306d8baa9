ratings_unreadable = Les cotes de tes personnalités n’ont pas pu être lues
close_message = Fermer le message
title = Bibliothèque
menu = Bibliothèque…
save_players_personality_1 = Enregistrer la personnalité gauche-droite…
save_players_personality_2 = Enregistrer la personnalité haut-bas…
open_folder = Ouvrir le dossier
deleted_text = Supprimées
edit = Modifier…
new = Nouvelle
import = Importer…
export = Exporter…
rename = Renommer
duplicate = Dupliquer
delete = Supprimer
restore = Restaurer
empty_trash_text = Vider la corbeille…
delete_permanently = Supprimer pour toujours
do_not_empty = Garder
trash_empty = La corbeille est vide.
undo = Annuler
undo_import = Annuler l’import
new_name = Nouveau nom
save_name = Valider le nom
keep_name = Garder le nom
export_all = Tout exporter…
play_against = Jouer contre elle
as_one_pack = En un pack…
as_files = En fichiers séparés…
export_pack_title = Enregistrer les personnalités en un pack
pack_file = personnalites.json
export_title = Enregistrer la personnalité dans un fichier
export_folder_title = Choisis un dossier pour les fichiers
import_title = Importer des personnalités
show = Voir
filters_1 = Toutes
filters_2 = Les tiennes
filters_3 = Fournies
sort_by = Trier par
orders_1 = Force
orders_2 = Nom
orders_3 = Date
choose_one = Choisis une personnalité pour faire connaissance.
built_in_is_read_only = Une personnalité fournie ne se modifie pas. Duplique-la et modifie la copie.
only_own_are_deleted = Tu ne peux supprimer que tes propres personnalités.
file_is_unreadable = Le fichier n’est pas lisible comme personnalité.
name_needed = Il faut un nom à la personnalité.
unreadable = Ce fichier n’est pas lisible comme personnalité
notes = Notes
file = Fichier
files_topic = fichiers
character_text = Caractère
strength = Force
measured_by = Mesurée avec
elo_text = Cote
safe_moves = Victoires gardées
time = Temps par coup
boards = Plateaux
elo_note = Dans les cotes de l’échelle, où les adversaires fournis ont 1500 en moyenne.
own_elo_note = Dans les cotes de l’échelle. Le tableau d’un tournoi compte autrement : ses nombres diffèrent.
safe_moves_note = Combien de fois elle a gardé une victoire qu’un mauvais coup aurait perdue.
no_name = le nom est vide : il faut un nom pour la personnalité
by = par { $author }
# $old $new
renamed = { $old } s’appelle maintenant { $new }.
duplicated = { $name } rejoint tes personnalités.
copy_of = { $name } (copie)
# $name $number
numbered_copy_of = { $name } (copie { $number })
# $letters $most
name_too_long = le nom a { $letters } lettres : { $most } au plus
name_of_built_in = { $name } est une personnalité fournie : choisis un autre nom
empty_trash = { $count ->
    [one] { $count } personnalité supprimée disparaîtra pour toujours.
   *[other] { $count } personnalités supprimées disparaîtront pour toujours.
}
# $folder $reason
not_exported = Rien n’a été exporté vers { $folder } : { SENTENCE($reason) }
pack_not_pasted = Le pack du presse-papiers n’a pas été importé : { SENTENCE($reason) }
# $path $problems
in_pack = Dans { FILE($path) } : { $problems }
# $path $most
crowded = { $path } : déjà { $most } fichiers de ce nom, choisis un autre nom
# $path $folder $error
not_moved = { $path } : impossible à déplacer vers { $folder } : { ERROR($error) }
# $path $error
not_removed = { $path } : impossible à supprimer : { ERROR($error) }
selected = { $count ->
    [one] { $count } personnalité choisie
   *[other] { $count } personnalités choisies
}
# $done $reason
not_all = { $done } Les autres restent : { SENTENCE($reason) }
# $done $reason
stopped = { $done } L’opération s’est ensuite arrêtée : { SENTENCE($reason) }
nothing_changed = Rien n’a été modifié. { SENTENCE($reason) }
# $number $name $reason
named_not_imported = La personnalité { $number }, { $name }, n’a pas été importée : { SENTENCE($reason) }
# $number $reason
not_imported = La personnalité { $number } n’a pas été importée : { SENTENCE($reason) }
more_not_imported = { $count ->
    [one] { $count } autre n’a pas été importée.
   *[other] { $count } autres n’ont pas été importées.
}
personalities = { $count ->
    [one] { $count } personnalité
   *[other] { $count } personnalités
}
# $count $names
deleted = { $count ->
    [one] À la corbeille : { $names }.
   *[other] À la corbeille : { $names }.
}
# $count $names
restored = { $count ->
    [one] De retour : { $names }.
   *[other] De retour : { $names }.
}
# $count $names
imported = { $count ->
    [one] { $names } rejoint tes personnalités.
   *[other] { $names } rejoignent tes personnalités.
}
# $count $names
already_present = { $count ->
    [one] { $names } est déjà parmi tes personnalités.
   *[other] { $names } sont déjà parmi tes personnalités.
}
# $count $path
pack_saved = { $count ->
    [one] { $count } personnalité enregistrée sous le nom { FILE($path) }.
   *[other] { $count } personnalités enregistrées sous le nom { FILE($path) }.
}
# $count $folder
exported = { $count ->
    [one] { $count } personnalité exportée vers { $folder }.
   *[other] { $count } personnalités exportées vers { $folder }.
}
contained_already = { $count ->
    [one] { $count } s’y trouvait déjà.
   *[other] { $count } s’y trouvaient déjà.
}
points = cote { $elo }
trait_names_1 = Course
trait_names_2 = Ampleur
trait_names_3 = Blocage
trait_names_4 = Plans
trait_names_5 = Hasard
trait_notes_1 = À quel point elle prolonge ses chemins vers son but : PathMajorSpan.
trait_notes_2 = Sa tendance à commencer de nouveaux chemins : BoardPathCount.
trait_notes_3 = Ce que vaut pour elle le meilleur nœud adverse : GamePredictability%.
trait_notes_4 = Combien de coups elle prévoit : GameTreeMaxDepth.
trait_notes_5 = La part du hasard : NodeRandom.
character = Caractère : { $traits }
# $one $share
trait_share = { $one ->
    [Runs] course { $share }
    [Spreads] ampleur { $share }
    [Blocks] blocage { $share }
    [Plans] plans { $share }
   *[Luck] hasard { $share }
}
