// A draw's calls, alike for all four. A game hands in its rules and its contract, how a choice is read from a call,
// and the single ways to bet for which odds are shown.

import type { PlayerCaller, Caller } from '../../platform/http/route.ts'
import type { LotteryTable } from './lottery-table.ts'
import type { RoundPlace } from './lottery.ts'

export interface LotteryCalls<Choice> {
  readonly choiceOf: (input: Choice) => Choice
  readonly ways: Readonly<Record<string, Choice>>
}

type Optional = Caller & { readonly playerId?: bigint }

/** The answers that every draw gives; a game adds its own. */
export const lotteryHandlers = <Choice, Outcome>(
  table: LotteryTable<Choice, Outcome>,
  { choiceOf, ways }: LotteryCalls<Choice>,
) => ({
  state: (_: object, { playerId }: Optional) => table.state(playerId),
  join: (
    bet: { gold: number; requestId: string; round?: RoundPlace | undefined } & Choice,
    { playerId, readAtMs }: PlayerCaller,
  ) =>
    table.join(
      playerId,
      { gold: bet.gold, requestId: bet.requestId, round: bet.round, choice: choiceOf(bet) },
      performance.now() - readAtMs,
    ),
  setting: () => table.setting(ways),
  mine: ({ lastCreateTime }: { lastCreateTime: number }, { playerId }: PlayerCaller) =>
    table.myRecords(playerId, lastCreateTime),
  records: ({ lastCreateTime }: { lastCreateTime: number }) => table.records(lastCreateTime),
})

/** Every value of a list as a way to bet of its own. */
export const eachWay = <Name extends string, Choice>(
  names: readonly Name[],
  choice: (name: Name) => Choice,
): Readonly<Record<string, Choice>> => Object.fromEntries(names.map((name) => [name, choice(name)]))
