// Where a draw's bets are placed: on the server for a logged-in player, on demo gold for a visitor. A screen does not
// know which.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { live, serverNow } from '../../../client/live/live.ts'
import { onePerGame } from '../../../client/live/per-game.ts'
import { sendRoundBet, whenSettled } from '../../rounds/own-bets.ts'
import { sameRound, type Place } from '../../rounds/round-path.ts'
import { useLiveBalance, useTableGold, type TableGold } from '../../table/use-table-gold.ts'
import { useCountedBets } from '../../visit.ts'
import { lotteryCalls } from '../lottery-calls.ts'
import type { DrawnBet, LotteryGame, OwnBet } from '../lottery-game.ts'
import type { RoundClock } from './clock.ts'
import { BettingClosed, DemoLottery } from './demo-lottery.ts'
import { ownLotteryBets } from './own-bets.ts'
import { lotteryTopics } from './topics.ts'
import type { Lottery } from './use-lottery.ts'

const ATTEMPT_MS = 8_000
const LOOK_MS = 250
const LOOKS = 40

export interface LotteryTable<Choice> extends TableGold {
  /** My bets of this round, in the order they were placed; settled as soon as the server has drawn. */
  readonly my: readonly OwnBet<Choice>[]
  /** `round` is the only one that may take the bet: the one in progress unless another is named. */
  readonly join: (gold: number, choice: Choice, round?: Place) => Promise<OwnBet<Choice>>
  /** Resolves when this bet's result has been shown, however long that takes. */
  readonly settled: (id: number) => Promise<{ readonly gold: number; readonly payout: number }>
}

const demos = onePerGame()
/** One demo per game and visit, so that it is still there when the player comes back to it. */
export const demoLottery = <Choice, Outcome>({ rules }: LotteryGame<Choice, Outcome>): DemoLottery<Choice, Outcome> =>
  demos(rules.id, () => new DemoLottery(rules))

export function useLotteryTable<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { clock, phase, round }: Lottery<Choice, Outcome>,
): LotteryTable<Choice> {
  const table = useTableGold()
  const { isDemo } = table
  const [server] = useState(() => ownLotteryBets(game))
  const [play] = useState(() => demoLottery(game))
  const source = isDemo ? play : server
  const my = useSyncExternalStore(source.subscribe, source.mine)
  // Between lock and result a new balance is shown only after the stage has shown the outcome.
  useLiveBalance(phase === 'draw' || phase === 'locked')
  useEffect(() => {
    if (round && phase) play.follow(round, phase)
  }, [play, round, phase])
  useCountedBets(my, isDemo, ({ state }) => state === 'placed', phase === 'result')
  return { ...table, my, ...(isDemo ? demoCalls(game, clock) : serverCalls(game, clock)) }
}

const placeOf = (round: Place | null | undefined): Place | undefined =>
  round ? { epoch: round.epoch, index: round.index } : undefined

type Calls<Choice> = Pick<LotteryTable<Choice>, 'join' | 'settled'>

function serverCalls<Choice, Outcome>(game: LotteryGame<Choice, Outcome>, clock: RoundClock): Calls<Choice> {
  const server = ownLotteryBets(game)
  const calls = lotteryCalls(game.rules)
  const { round: topic } = lotteryTopics(game)
  return {
    join(gold, choice, wanted) {
      // A repeat after this round must not become a bet in the next one.
      const round = wanted ?? placeOf(live.state(topic))
      return sendRoundBet(ATTEMPT_MS, (sent) => calls.join(gold, choice, { ...sent, round }), server.answered)
    },
    settled: (id) => whenShown(id, server.mine, clock, () => calls.mine(0, AbortSignal.timeout(ATTEMPT_MS))),
  }
}

function demoCalls<Choice, Outcome>(game: LotteryGame<Choice, Outcome>, clock: RoundClock): Calls<Choice> {
  const play = demoLottery(game)
  const { round: topic } = lotteryTopics(game)
  return {
    async join(gold, choice, wanted) {
      const round = live.state(topic)
      const phase = clock.phase()
      if (!round || !phase || (wanted && !sameRound(wanted, round))) throw new BettingClosed()
      return play.join(gold, choice, round, phase, Math.round(serverNow()))
    },
    settled: (id) => whenShown(id, play.mine, clock, async () => play.drawn()),
  }
}

const whenShown = (
  id: number,
  bets: () => readonly OwnBet<unknown>[],
  clock: RoundClock,
  history: () => Promise<readonly DrawnBet<unknown, unknown>[]>,
) =>
  whenSettled(id, {
    look() {
      const bet = bets().find((one) => one.id === id)
      if (!bet || bet.payout === null || clock.phase() !== 'result') return bet && null
      return { gold: bet.gold, payout: bet.payout }
    },
    history,
    wait: (isKnown) => new Promise((resolve) => setTimeout(resolve, isKnown ? LOOK_MS : 4 * LOOK_MS)),
    looks: LOOKS,
  })
