// The twelve games, by kind.

import type { CrashRules, InstantRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'

type Draw = LotteryRules<object, unknown>

export const crashGames: readonly CrashRules[] = [crash, football, bomb, richbomb]
// Each game only ever gets its own choices.
export const draws = [roulette, wingo, lucky3, fruit] as unknown as readonly Draw[]
export const instants = [roller, turntable, scratch] as unknown as readonly InstantRules<object, unknown>[]

export const firstChoice = ({ choices }: Pick<Draw, 'choices'>): object => {
  for (const choice of choices()) return choice
  throw new Error('a game without a choice')
}
