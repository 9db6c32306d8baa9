menu = Versiones…
none = Aún no hay versiones. Se guarda una cada vez que guardas factores cambiados.
stays_ahead = Solidez, de la más antigua a la última
no_curve = Aún no se ha medido ninguna versión.
measure = Medir
all_measured = Todas las versiones están medidas.
progress = Progreso de la prueba
cancel = Cancelar
not_measured = sin medir
too_slow = demasiado lenta para medirla
current = actual
open = Abrir en el editor
compare = Comparar
first = Primera versión.
same = Los mismos factores que antes.
title = Versiones de { $name }
# $label $date
of_version = { $label }: { $date }
# $name $date
version_name = { $name }, { $date }
result = Solidez: { $share }
elo = { $value } puntos
not_kept = La versión no se conservó: { ERROR($problem) }
unreadable = No se pudieron leer las versiones: { ERROR($problem) }
left_out = { $count ->
    [one] No se pudo leer { $count } línea de versions.jsonl.
   *[other] No se pudieron leer { $count } líneas de versions.jsonl.
}
measuring = { $count ->
    [one] { $count } versión por probar
   *[other] { $count } versiones por probar
}
# $factor $old $new
change = { $factor } de { $old } a { $new }
# $count $results
curve_name = { $count ->
    [one] Solidez, { $count } versión: { $results }
   *[other] Solidez, { $count } versiones: { $results }
}
