# $player $colors
color = { $player ->
    [Horizontal] { $colors ->
        [BlueOrange] le bleu
        [NavyGold] le bleu marine
        [PurpleAmber] le violet
       *[other] les ronds
    }
   *[Vertical] { $colors ->
        [BlueOrange] l’orange
        [NavyGold] l’or
        [PurpleAmber] l’ambre
       *[other] les losanges
    }
}
you_are = Tu as maintenant { $color }
join = { $player ->
    [Horizontal] Relie la gauche à la droite.
   *[Vertical] Relie le haut au bas.
}
direction = { $player ->
    [Horizontal] De gauche à droite
   *[Vertical] De haut en bas
}
# $color $player
changed = Tu as maintenant { $color }. La dernière fois, tu jouais { $player ->
    [Horizontal] de haut en bas
   *[Vertical] de gauche à droite
}.
switch_back = Rechanger
always = { $player ->
    [Horizontal] Toujours gauche-droite
   *[Vertical] Toujours haut-bas
}
announced = { $player ->
    [Horizontal] Tu joues maintenant de gauche à droite.
   *[Vertical] Tu joues maintenant de haut en bas.
}
