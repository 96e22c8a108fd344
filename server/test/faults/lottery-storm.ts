// `npm run faults -- lottery [kills]`: the lottery games, killed in each phase. Lucky Fair Lottery takes two minutes a
// round, so the three faster games represent it: they share its engine.

import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { drawHabit } from './lottery-habit.ts'
import { storm } from './storm.ts'

const isWell = await storm({
  games: [roulette, fruit, wingo],
  habits: [drawHabit(roulette), drawHabit(fruit), drawHabit(wingo)],
  phases: ['betting', 'locked', 'result'],
  kills: Number(process.argv[2] ?? 6),
})
process.exit(isWell ? 0 : 1)
