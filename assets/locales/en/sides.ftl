# The colour of the player, in the order of the palettes: with the colours of the settings, or by shape.
# $player $colors
color = { $player ->
    [Horizontal] { $colors ->
        [BlueOrange] blue
        [NavyGold] navy
        [PurpleAmber] purple
       *[other] the circles
    }
   *[Vertical] { $colors ->
        [BlueOrange] orange
        [NavyGold] gold
        [PurpleAmber] amber
       *[other] the diamonds
    }
}
you_are = You are { $color } now
join = { $player ->
    [Horizontal] Join left to right.
   *[Vertical] Join top to bottom.
}
direction = { $player ->
    [Horizontal] Left to right
   *[Vertical] Top to bottom
}
# $color $player
changed = You are { $color } now. Last game you played { $player ->
    [Horizontal] top to bottom
   *[Vertical] left to right
}.
switch_back = Switch back
# The side of the last game.
always = { $player ->
    [Horizontal] Always left to right
   *[Vertical] Always top to bottom
}
announced = { $player ->
    [Horizontal] You play left to right now.
   *[Vertical] You play top to bottom now.
}
