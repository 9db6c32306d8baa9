own_name = Español
# A person without a name. Where a sentence needs it, PERSON chooses [you].
you = Tú
thousands_separator = {"\u00A0"}
decimal_separator = ,
percent = { $number }{"\u00A0"}%
seconds_with_unit = { $seconds }{"\u00A0"}s
# $minutes $seconds
minutes = { $minutes } min { $seconds } s
# $rest $last
and_list = { $rest } y { $last }
# $rest $last
or_list = { $rest } o { $last }
# A number in a sentence.
count = { $count ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
square = { $side } × { $side }
short_days_1 = lun
short_days_2 = mar
short_days_3 = mié
short_days_4 = jue
short_days_5 = vie
short_days_6 = sáb
short_days_7 = dom
months_1 = enero
months_2 = febrero
months_3 = marzo
months_4 = abril
months_5 = mayo
months_6 = junio
months_7 = julio
months_8 = agosto
months_9 = septiembre
months_10 = octubre
months_11 = noviembre
months_12 = diciembre
short_months_1 = ene
short_months_2 = feb
short_months_3 = mar
short_months_4 = abr
short_months_5 = may
short_months_6 = jun
short_months_7 = jul
short_months_8 = ago
short_months_9 = sep
short_months_10 = oct
short_months_11 = nov
short_months_12 = dic
weekdays_1 = lunes
weekdays_2 = martes
weekdays_3 = miércoles
weekdays_4 = jueves
weekdays_5 = viernes
weekdays_6 = sábado
weekdays_7 = domingo
# $weekday $day $month $year
short_date = { $weekday } { $day } { $month } { $year }
# $day $month
day_and_month = { $day } { $month }
key-ctrl = Ctrl
key-shift = Mayús
key-page_up = Re Pág
key-page_down = Av Pág
key-home = Inicio
key-end = Fin
key-delete = Supr
key-space = Espacio
key-enter = Intro
unnamed_player = Sin nombre
many_hours = > 99 h
date_and_time = { $day }/{ $month }/{ $year } { $time }
