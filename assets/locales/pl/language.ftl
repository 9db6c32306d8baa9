own_name = Polski
# A person without a name. Where a sentence needs it, PERSON chooses [you].
you = Ty
# Of numbers. A space is written as {"\u00A0"}.
thousands_separator = {"\u00A0"}
decimal_separator = ,
percent = { $number }%
seconds_with_unit = { $seconds } s
# A time that is left.
# $minutes $seconds
minutes = { $minutes } min { $seconds } s
# Names or things with commas between them, and the last one.
# $rest $last
and_list = { $rest } i { $last }
# $rest $last
or_list = { $rest } lub { $last }
# A number in a sentence.
count = { $count ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[other] { $count }
}
# A square board.
square = { $side } × { $side }
# The days of a week in a narrow space.
short_days_1 = pn
short_days_2 = wt
short_days_3 = śr
short_days_4 = cz
short_days_5 = pt
short_days_6 = so
short_days_7 = nd
months_1 = styczeń
months_2 = luty
months_3 = marzec
months_4 = kwiecień
months_5 = maj
months_6 = czerwiec
months_7 = lipiec
months_8 = sierpień
months_9 = wrzesień
months_10 = październik
months_11 = listopad
months_12 = grudzień
short_months_1 = sty
short_months_2 = lut
short_months_3 = mar
short_months_4 = kwi
short_months_5 = maj
short_months_6 = cze
short_months_7 = lip
short_months_8 = sie
short_months_9 = wrz
short_months_10 = paź
short_months_11 = lis
short_months_12 = gru
# They begin a line.
weekdays_1 = Poniedziałek
weekdays_2 = Wtorek
weekdays_3 = Środa
weekdays_4 = Czwartek
weekdays_5 = Piątek
weekdays_6 = Sobota
weekdays_7 = Niedziela
# A date in a narrow space, with the short names of the day and the month.
# $weekday $day $month $year
short_date = { $weekday }, { $day } { $month } { $year }
# $day $month
day_and_month = { $day } { $month }
key-ctrl = Ctrl
key-shift = Shift
key-page_up = PgUp
key-page_down = PgDn
key-home = Home
key-end = End
key-delete = Delete
key-space = Spacja
key-enter = Enter
unnamed_player = Bez imienia
many_hours = > 99 h
date_and_time = { $day }.{ $month }.{ $year } { $time }
