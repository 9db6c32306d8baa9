menu = Versions…
none = No versions yet. One is kept each time you save changed factors.
stays_ahead = Wins kept, oldest version first
no_curve = No version is measured yet.
measure = Measure
all_measured = All versions are measured.
progress = Progress of the test
cancel = Cancel
not_measured = not measured
too_slow = too slow to be measured
current = current
open = Open in editor
compare = Compare
first = First version.
same = The same factors as before.
title = Versions of { $name }
# $label $date
of_version = { $label }: { $date }
# $name $date
version_name = { $name }, { $date }
# The share with a margin.
result = Wins kept: { $share }
# The number, which may have a margin.
elo = rating { $value }
# The problem is a sentence with a full stop.
not_kept = The version was not kept: { ERROR($problem) }
# The problem is a sentence with a full stop.
unreadable = The versions could not be read: { ERROR($problem) }
left_out = { $count ->
    [one] { $count } line of versions.jsonl could not be read.
   *[other] { $count } lines of versions.jsonl could not be read.
}
measuring = { $count ->
    [one] { $count } version to test
   *[other] { $count } versions to test
}
# A changed factor, in a list that is separated by commas.
# $factor $old $new
change = { $factor } from { $old } to { $new }
# The chart, for the screen reader. The results are separated by commas.
# $count $results
curve_name = { $count ->
    [one] Wins kept, { $count } version: { $results }
   *[other] Wins kept, { $count } versions: { $results }
}
