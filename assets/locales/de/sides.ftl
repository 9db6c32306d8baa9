# The colour of the player, in the order of the palettes: with the colours of the settings, or by shape.
# $player $colors
color = { $player ->
    [Horizontal] { $colors ->
        [BlueOrange] Blau
        [NavyGold] Marineblau
        [PurpleAmber] Lila
       *[other] die runden Punkte
    }
   *[Vertical] { $colors ->
        [BlueOrange] Orange
        [NavyGold] Gold
        [PurpleAmber] Bernstein
       *[other] die Rauten
    }
}
you_are = Du spielst jetzt { $color }
join = { $player ->
    [Horizontal] Verbinde links mit rechts.
   *[Vertical] Verbinde oben mit unten.
}
direction = { $player ->
    [Horizontal] Links–rechts
   *[Vertical] Oben–unten
}
# $color $player
changed = Du spielst jetzt { $color }. Letztes Mal hast du { $player ->
    [Horizontal] oben mit unten
   *[Vertical] links mit rechts
} verbunden.
switch_back = Zurücktauschen
# The side of the last game.
always = { $player ->
    [Horizontal] Immer links–rechts
   *[Vertical] Immer oben–unten
}
announced = { $player ->
    [Horizontal] Du verbindest jetzt links mit rechts.
   *[Vertical] Du verbindest jetzt oben mit unten.
}
