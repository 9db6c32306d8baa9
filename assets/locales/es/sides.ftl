# $player $colors
color = { $player ->
    [Horizontal] { $colors ->
        [BlueOrange] el azul
        [NavyGold] el azul marino
        [PurpleAmber] el morado
       *[other] los puntos redondos
    }
   *[Vertical] { $colors ->
        [BlueOrange] el naranja
        [NavyGold] el dorado
        [PurpleAmber] el ámbar
       *[other] los rombos
    }
}
you_are = Ahora llevas { $color }
join = { $player ->
    [Horizontal] Une izquierda y derecha.
   *[Vertical] Une arriba y abajo.
}
direction = { $player ->
    [Horizontal] De izquierda a derecha
   *[Vertical] De arriba abajo
}
# $color $player
changed = Ahora llevas { $color }. En la última partida jugaste { $player ->
    [Horizontal] de arriba abajo
   *[Vertical] de izquierda a derecha
}.
switch_back = Como antes
always = { $player ->
    [Horizontal] Siempre de izquierda a derecha
   *[Vertical] Siempre de arriba abajo
}
announced = { $player ->
    [Horizontal] Ahora juegas de izquierda a derecha.
   *[Vertical] Ahora juegas de arriba abajo.
}
