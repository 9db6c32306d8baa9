### Chosen by name while the program runs: no functions.

# What opponents say: one sentence before a game and one after it. `before`: at the start; `won`: it has won; `lost`: it has lost.
# A sentence is used only if all its variables are known:
# $wins: games that it won in a row against the player, from 2. $losses: games that the player won in a row, from 2.
# $games: all games of the two, from 3. $moves: moves of this game. $blocks: how often it blocked the player, from 4.
# $node: its move that decided the game, such as f4: after `won` the one from which it always had a win, after `lost` its last mistake.
# $number: the number of that move.
# At most 16 words, about the game, never about the person.

## Wanderer: scatters its lines and joins them late

Wanderer-before_1 = I put them everywhere. Surely two will meet.
Wanderer-before_2 = Every ring looks nice to me. I will try most of them.
Wanderer-before_3 = No plan today. I like surprises.
Wanderer-before_4 = I never know where I will end. Nor will you.
Wanderer-before_5 = { $games } games already, and I have never walked the same way twice.
Wanderer-before_6 = { $losses } times in a row my lines did not meet. They will.
Wanderer-won_1 = They met! I did not expect it either.
Wanderer-won_2 = Look, an edge. And there, the other one.
Wanderer-won_3 = I only went for a walk, and arrived.
Wanderer-won_4 = All those lost lines found each other.
Wanderer-won_5 = { $moves } moves, and every one of them by accident.
Wanderer-won_6 = { $node } was only a stroll. It turned out to be the way.
Wanderer-lost_1 = So many lines, and none to the edge.
Wanderer-lost_2 = I was everywhere except where it mattered.
Wanderer-lost_3 = My lines say hello to each other. They never hold hands.
Wanderer-lost_4 = A lovely tour. I missed the arrival.
Wanderer-lost_5 = After { $moves } moves I have seen the whole board, but not its edge.
Wanderer-lost_6 = At { $node } I should have looked where I was going.

## Sprinter: sets off everywhere and seldom blocks

Sprinter-before_1 = Ready? I am already there.
Sprinter-before_2 = Straight ahead is the shortest way. That is all I know.
Sprinter-before_3 = Blocking is for those who have time.
Sprinter-before_4 = On your marks. Do not blink.
Sprinter-before_5 = I won { $wins } times running. My shoes are still warm.
Sprinter-before_6 = { $losses } defeats. I only have to run faster.
Sprinter-won_1 = I never looked left or right.
Sprinter-won_2 = Over the line, and not even out of breath.
Sprinter-won_3 = The straight way was free. Thank you.
Sprinter-won_4 = First one at the edge wins. I did say so.
Sprinter-won_5 = { $moves } moves. For me that is a long race.
Sprinter-won_6 = With { $node } I was past you.
Sprinter-lost_1 = You were in my way. When did that happen?
Sprinter-lost_2 = I ran and ran. Into a wall.
Sprinter-lost_3 = I never looked left or right. I should have.
Sprinter-lost_4 = The edge was so near, and no ground left.
Sprinter-lost_5 = { $moves } moves is too far for a sprint.
Sprinter-lost_6 = At { $node } I stumbled. The corner came out of nowhere.

## Gambler: plays almost at random

Gambler-before_1 = Two of us, one board, and luck has not chosen yet.
Gambler-before_2 = I have thrown the dice. They say: play.
Gambler-before_3 = Somewhere on this board is my lucky ring.
Gambler-before_4 = Heads I join left, tails I join right.
Gambler-before_5 = { $wins } wins in a row. The dice like this table.
Gambler-before_6 = { $losses } times you were lucky. So was I.
Gambler-won_1 = I closed my eyes, and there was the way.
Gambler-won_2 = The dice knew. I only carried them.
Gambler-won_3 = Luck counts double on this board.
Gambler-won_4 = I would not have bet on that.
Gambler-won_5 = I closed my eyes, and there was { $node }.
Gambler-won_6 = { $moves } throws, and the last one was a six.
Gambler-lost_1 = The dice slept. You did not.
Gambler-lost_2 = Wrong number, right game.
Gambler-lost_3 = I put everything on one ring. The other one won.
Gambler-lost_4 = The house always wins. Today the house was you.
Gambler-lost_5 = { $node } looked lucky. It was not.
Gambler-lost_6 = { $moves } throws and not one six.

## Novice: builds like Steady, but carelessly

Novice-before_1 = I know the plan. I only forget the middle.
Novice-before_2 = Today I pay attention. From the start. Or soon after.
Novice-before_3 = I have read the rules. Twice, I think.
Novice-before_4 = One straight line, says Steady. How hard can it be?
Novice-before_5 = { $losses } lost, but each time I learnt where not to go.
Novice-before_6 = { $games } games, and I know nearly half of my plan.
Novice-won_1 = It worked! Do not ask me why.
Novice-won_2 = Did I really finish one? Let me count the lines.
Novice-won_3 = I remembered the middle this time.
Novice-won_4 = I must write that down before I forget it.
Novice-won_5 = { $moves } moves, and I paid attention in most of them.
Novice-won_6 = { $node }! I knew that one would matter. Almost.
Novice-lost_1 = I saw it. One move late.
Novice-lost_2 = My line was perfect, except for the hole.
Novice-lost_3 = I thought it was still your turn.
Novice-lost_4 = The plan was good. I left it at home.
Novice-lost_5 = At { $node } I looked out of the window.
Novice-lost_6 = I was fine for a while. { $moves } moves are a lot to remember.

## Mason: lays loose bricks and seldom blocks

Mason-before_1 = Show me. I build walls.
Mason-before_2 = A good wall needs no hurry.
Mason-before_3 = Brick by brick. You go first or I go first, it is all the same.
Mason-before_4 = I brought enough bricks for both of us.
Mason-before_5 = My wall has stood { $wins } times. It will stand again.
Mason-before_6 = { $losses } times it fell. I have bought better mortar.
Mason-won_1 = Line upon line upon line.
Mason-won_2 = That is what I call solid.
Mason-won_3 = You may lean on it. It holds.
Mason-won_4 = No gap. I checked.
Mason-won_5 = { $node } was the corner stone.
Mason-won_6 = { $moves } moves, and every brick in its place.
Mason-lost_1 = You found the one loose brick.
Mason-lost_2 = A fine wall. It only stands in the wrong place.
Mason-lost_3 = You walked round it. That is not how walls work.
Mason-lost_4 = Enough bricks, but too many gaps.
Mason-lost_5 = At { $node } the wall had a hole.
Mason-lost_6 = { $moves } moves of work, and you found the door.

## Steady: builds straight lines from its edges

Steady-before_1 = One straight line is all I need.
Steady-before_2 = No tricks. Only the next ring, and the next.
Steady-before_3 = I go my way. You will notice.
Steady-before_4 = Slow, sure, straight.
Steady-before_5 = { $wins } straight wins, all of them straight lines.
Steady-before_6 = { $losses } times you bent me. I am straight again.
Steady-won_1 = Straight on, as always.
Steady-won_2 = I said where I would go. I went there.
Steady-won_3 = One ring after the other. That is the secret.
Steady-won_4 = No detours. None needed.
Steady-won_5 = { $moves } moves, most of them in one line.
Steady-won_6 = After { $node } nothing stood in my way.
Steady-lost_1 = You bent me. Nobody bends me.
Steady-lost_2 = A straight line, and you stood on it.
Steady-lost_3 = I should have turned. I do not like turning.
Steady-lost_4 = The next ring was yours. I had not planned for that.
Steady-lost_5 = { $node } was one step too stubborn.
Steady-lost_6 = { $moves } moves, and still one ring short.

## Fencer: drives one line into your way

Fencer-before_1 = After you. I will be in front of you.
Fencer-before_2 = Make your move. I have the answer ready.
Fencer-before_3 = En garde.
Fencer-before_4 = Every way you take, I take first.
Fencer-before_5 = { $wins } bouts to me. Another?
Fencer-before_6 = You hit me { $losses } times running. I have practised since.
Fencer-won_1 = Touché.
Fencer-won_2 = Wherever you went, I was there.
Fencer-won_3 = A parry is half a win. Two are a whole one.
Fencer-won_4 = You looked at your way. I looked at it too.
Fencer-won_5 = { $blocks } times I stood in your way.
Fencer-won_6 = { $node } was the hit.
Fencer-lost_1 = Well parried.
Fencer-lost_2 = I watched your left. You came from the right.
Fencer-lost_3 = In front of you was one step too far.
Fencer-lost_4 = My guard was open for one move.
Fencer-lost_5 = { $blocks } parries, and the next one missed.
Fencer-lost_6 = At { $node } I dropped my guard.

## Islander: starts many lines and joins them late

Islander-before_1 = First everywhere, then together.
Islander-before_2 = I begin with small islands. Bridges come later.
Islander-before_3 = The sea is wide. So is my plan.
Islander-before_4 = You will see islands. I see a coast.
Islander-before_5 = { $wins } times the tide was with me.
Islander-before_6 = After { $games } games I know every current here.
Islander-won_1 = My islands found each other.
Islander-won_2 = One bridge at the end, and it was land.
Islander-won_3 = You saw water. I saw a way.
Islander-won_4 = All at once the sea was gone.
Islander-won_5 = { $node } was the bridge.
Islander-won_6 = { $moves } moves, and the last bridge held.
Islander-lost_1 = The tide came too early.
Islander-lost_2 = So many islands, and one bridge missing.
Islander-lost_3 = You sailed between them.
Islander-lost_4 = I began one island too many.
Islander-lost_5 = At { $node } the last bridge broke.
Islander-lost_6 = { $moves } moves, and still an archipelago.

## Blocker: blocks you with two moves in five

Blocker-before_1 = Where do you want to go? Thank you.
Blocker-before_2 = I have no plan of my own. I have yours.
Blocker-before_3 = This road is closed. So are the others.
Blocker-before_4 = You build. I stop. Fair?
Blocker-before_5 = { $wins } times nobody got past me.
Blocker-before_6 = You went round me { $losses } times. I have grown wider.
Blocker-won_1 = You wanted to go somewhere? I had not noticed.
Blocker-won_2 = When you cannot pass, I arrive.
Blocker-won_3 = Every door was shut. I have the keys.
Blocker-won_4 = I stopped you so long that I won.
Blocker-won_5 = I blocked you { $blocks } times. I counted.
Blocker-won_6 = At { $node } the last road closed.
Blocker-lost_1 = You went round. Nobody goes round.
Blocker-lost_2 = One door was open. You found it.
Blocker-lost_3 = I cannot be everywhere. I tried.
Blocker-lost_4 = While I stopped you here, you went there.
Blocker-lost_5 = { $blocks } blocks, and one too few.
Blocker-lost_6 = { $node } was the wrong door to shut.

## Spider: spins its web across your way

Spider-before_1 = Come a little closer.
Spider-before_2 = My web has many threads. You may cut one.
Spider-before_3 = I have time. Threads are patient.
Spider-before_4 = Do you hear that? The first thread.
Spider-before_5 = { $wins } guests so far. All stayed.
Spider-before_6 = You tore it { $losses } times. I spin faster now.
Spider-won_1 = Every thread held.
Spider-won_2 = You cut one thread. I had three.
Spider-won_3 = The more you moved, the tighter it became.
Spider-won_4 = It was woven before you saw it.
Spider-won_5 = { $node } was the thread that you did not see.
Spider-won_6 = { $moves } moves, and not a hole in it.
Spider-lost_1 = You tore two threads at once.
Spider-lost_2 = A web is no use to a bird.
Spider-lost_3 = You waited until it was thin.
Spider-lost_4 = So many threads, and all on one nail.
Spider-lost_5 = At { $node } the web tore.
Spider-lost_6 = { $moves } moves of spinning, and you flew through.

## Planner: follows its own plan, six moves ahead

Planner-before_1 = In six moves you will see why.
Planner-before_2 = My first line is not where you expect it. It will be.
Planner-before_3 = I have drawn this game already. In pencil.
Planner-before_4 = Look at the corners. I have.
Planner-before_5 = { $wins } plans in a row came true.
Planner-before_6 = After { $games } games I plan for you, too.
Planner-won_1 = Just as I drew it.
Planner-won_2 = Step one to step last, in that order.
Planner-won_3 = That odd line at the start? That was for now.
Planner-won_4 = A plan is a game that you win twice.
Planner-won_5 = As planned, since move { $number }.
Planner-won_6 = { $node } was on page two of the plan.
Planner-lost_1 = My plan was right. The board was not.
Planner-lost_2 = I had planned for everything except that.
Planner-lost_3 = Back to the drawing board.
Planner-lost_4 = Your plan was shorter.
Planner-lost_5 = At move { $number } my plan was still on another page.
Planner-lost_6 = { $node } was a good move, in another plan.

## Weaver: weaves new threads across your way

Weaver-before_1 = Over, under, over.
Weaver-before_2 = I start at the edge. Cloth always does.
Weaver-before_3 = Two threads for every gap. That is the craft.
Weaver-before_4 = Pull where you like. It gives, and it holds.
Weaver-before_5 = { $wins } cloths, and no hole in any.
Weaver-before_6 = { $losses } times you found a loose end. I tie them better now.
Weaver-won_1 = You pulled one thread. I had two.
Weaver-won_2 = Edge to edge, without a knot.
Weaver-won_3 = The pattern was there from the first row.
Weaver-won_4 = Fine cloth takes a firm hand.
Weaver-won_5 = { $node } closed the pattern.
Weaver-won_6 = { $moves } moves, and it will last for years.
Weaver-lost_1 = A fine knot you made.
Weaver-lost_2 = You cut where both threads crossed.
Weaver-lost_3 = One loose end is enough.
Weaver-lost_4 = I wove too wide and too thin.
Weaver-lost_5 = At { $node } the cloth began to tear.
Weaver-lost_6 = { $moves } rows, and you pulled the right thread.

## Strategist: shortens its way, move after move

Strategist-before_1 = Twelve moves ahead. Take your time.
Strategist-before_2 = The first move decides little. The third decides all.
Strategist-before_3 = I need only a narrow way.
Strategist-before_4 = I have seen how this may end. Both ways.
Strategist-before_5 = { $wins } games, one idea.
Strategist-before_6 = I have studied your last { $losses } wins.
Strategist-won_1 = It was over before it looked over.
Strategist-won_2 = A narrow way is enough if nobody else can use it.
Strategist-won_3 = You answered the loud moves. It was the quiet one.
Strategist-won_4 = That was the short version.
Strategist-won_5 = Decided at move { $number }.
Strategist-won_6 = { $node }. After that, only bookkeeping.
Strategist-lost_1 = That was not in my notes.
Strategist-lost_2 = I looked far ahead, and missed what was near.
Strategist-lost_3 = A narrow way is easily closed. I know that now.
Strategist-lost_4 = Noted. It will not happen twice.
Strategist-lost_5 = Move { $number } was the mistake. I shall mark it.
Strategist-lost_6 = { $node } was too clever.

## Sage: compares many moves, wastes the fewest

Sage-before_1 = Play slowly. Nothing runs away.
Sage-before_2 = I look at many moves and choose the quiet one.
Sage-before_3 = The board is small. The game is not.
Sage-before_4 = Whoever wins, one of us will learn.
Sage-before_5 = { $games } games, and I still like the first move best.
Sage-before_6 = You have won { $losses } times. I am listening.
Sage-won_1 = The water found its way.
Sage-won_2 = I did not hurry. That was all.
Sage-won_3 = You had a good line. I had two quiet ones.
Sage-won_4 = Many moves were good. One was better.
Sage-won_5 = You held on for { $moves } moves.
Sage-won_6 = { $node } was a small move. Small moves are heavy.
Sage-lost_1 = I learnt something today.
Sage-lost_2 = The pupil moved, and the stone rolled.
Sage-lost_3 = I compared so many moves, and chose the wrong one.
Sage-lost_4 = A good game. Thank you for it.
Sage-lost_5 = { $moves } moves, and the best ones were yours.
Sage-lost_6 = At { $node } the other path was wiser.

## Master: misses almost nothing

Master-before_1 = Show me your best move.
Master-before_2 = I miss almost nothing. Find the almost.
Master-before_3 = Every ring counts from the first one on.
Master-before_4 = The board is yours, if you keep it.
Master-before_5 = { $wins } in a row. I expect a harder game now.
Master-before_6 = { $losses } losses. I have not slept much.
Master-won_1 = There was one good way. We both looked for it.
Master-won_2 = One open door was enough.
Master-won_3 = A good game. The rings decided.
Master-won_4 = Look at it again. It turned on one ring.
Master-won_5 = It turned at move { $number }.
Master-won_6 = { $node } was the way in, and I took it.
Master-lost_1 = Again, please.
Master-lost_2 = There was no better move left. That does not happen often.
Master-lost_3 = I looked for a mistake, and found mine.
Master-lost_4 = Well played. I mean it.
Master-lost_5 = My mistake was { $node }. You did not miss it.
Master-lost_6 = { $moves } moves without an open door.

## Own players, by their strongest word

Runs-before_1 = I run. Try to keep up.
Runs-before_2 = The far edge is calling.
Runs-before_3 = Short way, quick game.
Runs-before_4 = I can see the other side from here.
Runs-before_5 = { $wins } times I was there first.
Runs-before_6 = { $losses } times you stopped me. I start earlier today.
Runs-won_1 = I was on the way before you looked.
Runs-won_2 = Far edge, here I am.
Runs-won_3 = Nobody stopped, so I did not either.
Runs-won_4 = The direct way. There is no better one.
Runs-won_5 = { $node } was my last big step.
Runs-won_6 = { $moves } moves, and I could run another round.
Runs-lost_1 = Fast, but not past you.
Runs-lost_2 = The shortest way was also the most crowded.
Runs-lost_3 = I ran out of board.
Runs-lost_4 = You were slower, and you arrived.
Runs-lost_5 = { $node } led nowhere, quickly.
Runs-lost_6 = After { $moves } moves my legs gave out.

Spreads-before_1 = A little here, a little there.
Spreads-before_2 = Wide is safe. Mostly.
Spreads-before_3 = I will be on every side of you.
Spreads-before_4 = Count my ways. I do.
Spreads-before_5 = { $wins } times you could not watch them all.
Spreads-before_6 = { $games } games, and each time another way.
Spreads-won_1 = You watched one way. I had four.
Spreads-won_2 = Wide enough to pass you on both sides.
Spreads-won_3 = In the end all my lines agreed.
Spreads-won_4 = You cannot close every gate.
Spreads-won_5 = { $node } joined what you thought was apart.
Spreads-won_6 = { $moves } moves, and I touched every corner.
Spreads-lost_1 = Too wide, too thin.
Spreads-lost_2 = I had many ways, and finished none.
Spreads-lost_3 = You took the middle. I had only the rest.
Spreads-lost_4 = Next time I join them sooner.
Spreads-lost_5 = At { $node } I began something new. I should have finished.
Spreads-lost_6 = { $moves } moves, and nothing in one piece.

Blocks-before_1 = Tell me your plan. I will stand on it.
Blocks-before_2 = Not that way.
Blocks-before_3 = I watch your lines more than my own.
Blocks-before_4 = You shall not pass easily.
Blocks-before_5 = { $wins } plans of yours stopped so far.
Blocks-before_6 = You slipped past { $losses } times. I remember where.
Blocks-won_1 = Every time you opened a door, I closed it.
Blocks-won_2 = You were busy going round me. I was busy winning.
Blocks-won_3 = A good fence has two sides.
Blocks-won_4 = I only wanted to stop you. Then I was there.
Blocks-won_5 = { $blocks } times I was in your way.
Blocks-won_6 = { $node } stopped you for good.
Blocks-lost_1 = I guarded the wrong gate.
Blocks-lost_2 = You needed one gap. There was one.
Blocks-lost_3 = I stopped all your lines but one.
Blocks-lost_4 = It is hard to stop somebody who waits.
Blocks-lost_5 = I was in your way { $blocks } times. It was not enough.
Blocks-lost_6 = { $node } guarded nothing.

Plans-before_1 = I have thought about this already.
Plans-before_2 = First I look, then I move.
Plans-before_3 = There is a reason for everything. You will see.
Plans-before_4 = Three moves from now it gets interesting.
Plans-before_5 = { $wins } times it went as I thought.
Plans-before_6 = I have thought about your last { $losses } wins.
Plans-won_1 = That is how it looked in my head.
Plans-won_2 = I saw the end from the middle.
Plans-won_3 = You moved. I had moved already.
Plans-won_4 = Thinking pays.
Plans-won_5 = I have known it since move { $number }.
Plans-won_6 = { $node } was for this moment.
Plans-lost_1 = I did not see that coming. I usually do.
Plans-lost_2 = Right idea, wrong order.
Plans-lost_3 = I thought long and well, about something else.
Plans-lost_4 = You looked one move further.
Plans-lost_5 = Until move { $number } it went as planned.
Plans-lost_6 = { $node } looked better in my head.

Luck-before_1 = Let us see what happens.
Luck-before_2 = I feel lucky on this board.
Luck-before_3 = My first move surprises me, too.
Luck-before_4 = Nobody knows what I will do. I checked.
Luck-before_5 = { $wins } lucky wins. Or was it skill?
Luck-before_6 = { $losses } unlucky games. Now it is my turn.
Luck-won_1 = Did you see that? Neither did I.
Luck-won_2 = Luck, and a little more luck.
Luck-won_3 = I could not do that again.
Luck-won_4 = Sometimes the right ring finds me.
Luck-won_5 = { $node } just felt right.
Luck-won_6 = { $moves } guesses, and enough of them were good.
Luck-lost_1 = Bad luck. I have plenty of it.
Luck-lost_2 = The rings fell the wrong way.
Luck-lost_3 = I guessed left. It was right.
Luck-lost_4 = Tomorrow the luck is mine.
Luck-lost_5 = { $node } was a guess. You noticed.
Luck-lost_6 = { $moves } guesses, and you guessed none.
