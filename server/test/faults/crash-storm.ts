// `npm run faults -- crash [kills]`: the four crash games, killed in each phase.

import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { crashHabit } from './crash-habit.ts'
import { storm } from './storm.ts'

const games = [crash, football, bomb, richbomb]
const isWell = await storm({
  games,
  habits: games.map(crashHabit),
  phases: ['betting', 'locked', 'running', 'result'],
  kills: Number(process.argv[2] ?? 8),
})
process.exit(isWell ? 0 : 1)
