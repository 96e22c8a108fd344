// The route handlers of a lottery-like game, the same for all four. A game provides its rules, how to read a choice
// from the input, and the single bets for which odds are shown.

import type { PlayerCaller, Caller } from '../../platform/http/route.ts'
import type { LotteryTable } from './lottery-table.ts'
import type { RoundRef } from './lottery.ts'

export interface LotteryHandlerOptions<Choice> {
  readonly readChoice: (input: Choice) => Choice
  readonly singleBets: Readonly<Record<string, Choice>>
}

type OptionalPlayerCaller = Caller & { readonly playerId?: bigint }

/** The handlers that every lottery game has; a game adds its own. */
export const lotteryHandlers = <Choice, Outcome>(
  table: LotteryTable<Choice, Outcome>,
  { readChoice, singleBets }: LotteryHandlerOptions<Choice>,
) => ({
  state: (_: object, { playerId }: OptionalPlayerCaller) => table.state(playerId),
  join: (
    bet: { gold: number; requestId: string; round?: RoundRef | undefined } & Choice,
    { playerId, readAtMs }: PlayerCaller,
  ) =>
    table.join(
      playerId,
      { gold: bet.gold, requestId: bet.requestId, round: bet.round, choice: readChoice(bet) },
      performance.now() - readAtMs,
    ),
  setting: () => table.setting(singleBets),
  mine: ({ lastCreateTime }: { lastCreateTime: number }, { playerId }: PlayerCaller) =>
    table.myBets(playerId, lastCreateTime),
  records: ({ lastCreateTime }: { lastCreateTime: number }) => table.endedRounds(lastCreateTime),
})

/** Each value of a list as a single bet. */
export const singleBetsFor = <Name extends string, Choice>(
  names: readonly Name[],
  choice: (name: Name) => Choice,
): Readonly<Record<string, Choice>> => Object.fromEntries(names.map((name) => [name, choice(name)]))
