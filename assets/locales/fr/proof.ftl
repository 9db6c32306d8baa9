show_why = Voir pourquoi
why = Pourquoi ?
game_over = Cette partie est finie. Il n’y a plus rien à montrer.
opening_wins = { $opening } gagne aussitôt.
cut_undone = La coupure en { $cut } est annulée.
restarted = Coupures annulées.
instructions = Clique sur une ligne : tu la coupes pour l’adversaire. L’autre route répare.
ways = Deux routes
ways_note = Un coup ne peut pas couper les deux routes. Les lignes fines sont en réserve : elles réparent les coupures.
way_1 = Pleine : une route
way_2 = En tirets : une autre route
log = Coupures
no_cuts = Rien n’est encore coupé.
undo = Annuler
restart = Recommencer
play_out = Jouer la suite
pause = Pause
nothing_to_cut = Il ne reste rien à couper.
close = Fermer
close_name = Fermer « Voir pourquoi »
title = { PERSON($winner) ->
    [you] Pourquoi tu gagnes
    [circles] Pourquoi les ronds gagnent
    [diamonds] Pourquoi les losanges gagnent
   *[other] Pourquoi { $winner } gagne
}
explanation = { PERSON($winner) ->
    [you] Tu as deux routes séparées d’un bord à l’autre.
    [circles] Les ronds ont deux routes séparées d’un bord à l’autre.
    [diamonds] Les losanges ont deux routes séparées d’un bord à l’autre.
   *[other] { $winner } a deux routes séparées d’un bord à l’autre.
}
# $winner $opening
after_opening = { PERSON($winner) ->
    [you] D’abord { $opening }. Ensuite, tu as deux routes séparées d’un bord à l’autre.
    [circles] D’abord { $opening }. Ensuite, les ronds ont deux routes séparées d’un bord à l’autre.
    [diamonds] D’abord { $opening }. Ensuite, les losanges ont deux routes séparées d’un bord à l’autre.
   *[other] D’abord { $opening }. Ensuite, { $winner } a deux routes séparées d’un bord à l’autre.
}
# $opponent $cut $winner $repair
repaired = { PERSON($opponent) ->
    [you] Tu coupes en { $cut }.
    [circles] Les ronds coupent en { $cut }.
    [diamonds] Les losanges coupent en { $cut }.
   *[other] { $opponent } coupe en { $cut }.
} { PERSON($winner) ->
    [you] Tu répares avec { $repair }.
    [circles] Les ronds réparent avec { $repair }.
    [diamonds] Les losanges réparent avec { $repair }.
   *[other] { $winner } répare avec { $repair }.
}
# $opponent $cut
cuts = { PERSON($opponent) ->
    [you] Tu coupes en { $cut }.
    [circles] Les ronds coupent en { $cut }.
    [diamonds] Les losanges coupent en { $cut }.
   *[other] { $opponent } coupe en { $cut }.
}
# $opponent $node $winner
cuts_nothing = { PERSON($opponent) ->
    [you] Tu joues { $node }, qui ne coupe rien.
    [circles] Les ronds jouent { $node }, qui ne coupe rien.
    [diamonds] Les losanges jouent { $node }, qui ne coupe rien.
   *[other] { $opponent } joue { $node }, qui ne coupe rien.
} { PERSON($winner) ->
    [you] Tu n’as pas besoin de répondre.
    [circles] Les ronds n’ont pas besoin de répondre.
    [diamonds] Les losanges n’ont pas besoin de répondre.
   *[other] { $winner } n’a pas besoin de répondre.
}
# $side $winner $opponent
edges_joined = { PERSON($winner) ->
    [you] Tu as relié
    [circles] Les ronds ont relié
    [diamonds] Les losanges ont relié
   *[other] { $winner } a relié
} { $side ->
    [Horizontal] la gauche à la droite.
   *[Vertical] le haut au bas.
} { PERSON($opponent) ->
    [you] Cela marche, quoi que tu tentes.
    [circles] Cela marche, quoi que tentent les ronds.
    [diamonds] Cela marche, quoi que tentent les losanges.
   *[other] Cela marche, quoi que tente { $opponent }.
}
# $opening $on_solid $on_dashed
opening_on_ways = { $on_solid ->
    [true] { $on_dashed ->
        [true] { $opening } est sur les deux routes, donc à jouer d’abord.
       *[false] { $opening } est sur la route pleine.
    }
   *[false] { $on_dashed ->
        [true] { $opening } est sur la route en tirets.
       *[false] { $opening } n’est sur aucune route. Il sert à réparer les coupures.
    }
}
