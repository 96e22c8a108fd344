// Where a draw's bets are placed: at the house for a logged-in player, on play gold for a visitor. A screen does not
// know which.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { live, serverNow, useLive } from '../../../client/live/live.ts'
import { balanceTopic } from '../../../client/live/topics.ts'
import { refreshBalance, setBalance, useBalance, useSession } from '../../../client/session.ts'
import { useIsDemo } from '../../closed-table.tsx'
import { demo } from '../../table/demo.ts'
import { newRequestId, Unanswered, UnansweredBet, untilAnswered } from '../../table/request.ts'
import { countBet } from '../../visit.ts'
import type { RoundClock } from './clock.ts'
import { BettingClosed, DemoLottery } from './demo-lottery.ts'
import { houseBets } from './house-bets.ts'
import { lotteryCalls } from '../lottery-calls.ts'
import type { DrawnBet, LotteryGame, OwnBet } from '../lottery-game.ts'
import type { Place } from '../../rounds/round-path.ts'
import { sameRound } from '../moment.ts'
import { lotteryTopics } from './topics.ts'
import type { Lottery } from './use-lottery.ts'

const ATTEMPT_MS = 8_000
const LOOK_MS = 250
/** A bet that neither the table nor the history knows after so many looks can not be waited for. */
const LOOKS = 40

export interface LotteryTable<Choice> {
  readonly isDemo: boolean
  /** What can be staked; null while it is not known yet. */
  readonly gold: number | null
  /** My bets of this round, in the order they were placed; settled as soon as the house has drawn. */
  readonly my: readonly OwnBet<Choice>[]
  /** `round` is the only one that may take the bet: the one in progress unless another is named. */
  readonly join: (gold: number, choice: Choice, round?: Place) => Promise<OwnBet<Choice>>
  /** Resolves when this bet's result has been shown, however long that takes. */
  readonly settled: (id: number) => Promise<{ readonly gold: number; readonly payout: number }>
}

const demos = new Map<string, unknown>()
/** One demo per game and visit, so that it is still there when the player comes back to it. */
export function demoLottery<Choice, Outcome>({ rules }: LotteryGame<Choice, Outcome>): DemoLottery<Choice, Outcome> {
  const known = (demos.get(rules.id) as DemoLottery<Choice, Outcome> | undefined) ?? new DemoLottery(rules)
  demos.set(rules.id, known)
  return known
}

export function useLotteryTable<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { clock, phase, round }: Lottery<Choice, Outcome>,
): LotteryTable<Choice> {
  const { loggedIn } = useSession()
  const isDemo = useIsDemo()
  const balance = useBalance()
  const demoGold = useSyncExternalStore(demo.subscribe, () => demo.table().gold)
  const [house] = useState(() => houseBets(game))
  const [play] = useState(() => demoLottery(game))
  const source = isDemo ? play : house
  const my = useSyncExternalStore(source.subscribe, source.bets)
  useLiveBalance(loggedIn, phase === 'draw' || phase === 'locked')
  useEffect(() => {
    if (round && phase) play.follow(round, phase)
  }, [play, round, phase])
  useCounted(my, phase === 'result', isDemo)
  return isDemo
    ? { isDemo, gold: demoGold, my, ...demoCalls(game, clock) }
    : { isDemo, gold: balance, my, ...houseCalls(game, clock) }
}

/** Shows the balance that the server pushes, but between lock and result only after the stage has shown the outcome. */
function useLiveBalance(loggedIn: boolean, isHeld: boolean): void {
  const latest = useLive(loggedIn ? balanceTopic : null)
  useEffect(() => {
    if (latest && !isHeld) setBalance(latest.balance)
  }, [latest, isHeld])
}

/** What this visit has won or lost: every bet that was seen open counts once, when its result has been shown. */
function useCounted(my: readonly OwnBet<unknown>[], isShown: boolean, isDemo: boolean): void {
  const [open] = useState(() => new Set<string>())
  useEffect(() => {
    for (const bet of my) {
      const key = `${isDemo} ${bet.id}`
      if (bet.state === 'placed') open.add(key)
      else if (isShown && bet.payout !== null && open.delete(key)) countBet({ ...bet, payout: bet.payout }, isDemo)
    }
  }, [my, isShown, isDemo, open])
}

const placeOf = (round: Place | null | undefined): Place | undefined =>
  round ? { epoch: round.epoch, index: round.index } : undefined

type Calls<Choice> = Pick<LotteryTable<Choice>, 'join' | 'settled'>

function houseCalls<Choice, Outcome>(game: LotteryGame<Choice, Outcome>, clock: RoundClock): Calls<Choice> {
  const house = houseBets(game)
  const calls = lotteryCalls(game.rules)
  const { round: topic } = lotteryTopics(game)
  return {
    async join(gold, choice, wanted) {
      const requestId = newRequestId()
      // A repeat after this round must not become a bet in the next one.
      const round = wanted ?? placeOf(live.state(topic))
      try {
        const { bet, balance } = await untilAnswered(() =>
          calls.join(gold, choice, { requestId, round, signal: AbortSignal.timeout(ATTEMPT_MS) }),
        )
        setBalance(balance)
        house.answered(bet)
        return bet
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        void refreshBalance().catch(() => undefined)
        throw new UnansweredBet(requestId)
      }
    },
    settled: (id) => whenShown(id, house.bets, clock, () => calls.mine(0, AbortSignal.timeout(ATTEMPT_MS))),
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
    settled: (id) => whenShown(id, play.bets, clock, async () => play.drawn()),
  }
}

async function whenShown(
  id: number,
  bets: () => readonly OwnBet<unknown>[],
  clock: RoundClock,
  history: () => Promise<readonly DrawnBet<unknown, unknown>[]>,
): Promise<{ gold: number; payout: number }> {
  for (let missed = 0; ;) {
    const bet = bets().find((one) => one.id === id)
    if (bet && bet.payout !== null && clock.phase() === 'result') return { gold: bet.gold, payout: bet.payout }
    if (!bet) {
      const drawn = (await history().catch(() => [])).find((one) => one.id === id)
      if (drawn) return drawn
      // Nothing is known of it: a run that goes on must not reckon with it.
      if (++missed >= LOOKS) return { gold: 0, payout: 0 }
    }
    await new Promise((resolve) => setTimeout(resolve, bet ? LOOK_MS : 4 * LOOK_MS))
  }
}
