# The colour of the player, in the order of the palettes: with the colours of the settings, or by shape.
# $player $colors
color = { $player ->
    [Horizontal] { $colors ->
        [BlueOrange] niebieskie
        [NavyGold] granatowe
        [PurpleAmber] fioletowe
       *[other] kółka
    }
   *[Vertical] { $colors ->
        [BlueOrange] pomarańczowe
        [NavyGold] złote
        [PurpleAmber] bursztynowe
       *[other] romby
    }
}
you_are = Twoje są teraz { $color }
join = { $player ->
    [Horizontal] Połącz lewą stronę z prawą.
   *[Vertical] Połącz górę z dołem.
}
direction = { $player ->
    [Horizontal] Z lewa na prawo
   *[Vertical] Z góry na dół
}
# $color $player
changed = Twoje są teraz { $color }. W ostatniej partii: { $player ->
    [Horizontal] z góry na dół
   *[Vertical] z lewa na prawo
}.
switch_back = Zamień z powrotem
# The side of the last game.
always = { $player ->
    [Horizontal] Zawsze z lewa na prawo
   *[Vertical] Zawsze z góry na dół
}
announced = { $player ->
    [Horizontal] Grasz teraz z lewa na prawo.
   *[Vertical] Grasz teraz z góry na dół.
}
