// Every game: a folder under src/games is enough to be found.

import type { CrashRules, GameRules, InstantRules, StepRules, LotteryRules } from '../src/play/game.ts'

const folders = import.meta.glob<{ rules: GameRules }>('../src/games/*/index.ts', { eager: true })

export const games = Object.entries(folders).map(([path, { rules }]) => ({ folder: path.split('/').at(-2), rules }))

const all: GameRules[] = games.map(({ rules }) => rules)
const instants = all.filter((rules): rules is InstantRules<unknown, unknown> => rules.kind === 'instant')
export const lotteries = all.filter((rules): rules is LotteryRules<unknown, unknown> => rules.kind === 'lottery')
export const crashGames = all.filter((rules): rules is CrashRules => rules.kind === 'crash')
export const stepGames = all.filter((rules): rules is StepRules<unknown, unknown> => rules.kind === 'steps')
export const fixedOdds = [...instants, ...lotteries]

/** About `count` entries of a list, the first and the last among them. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const stride = Math.max(1, (list.length - 1) / (count - 1))
  return list.filter(
    (_, index) => index === list.length - 1 || Math.floor(index / stride) !== Math.floor((index - 1) / stride),
  )
}
