// The screen that the four lotteries share: fills the slots of the game frame. It knows no rule and no outcome: the
// server sends what was drawn, and the stage animates to it.

import { useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { useLive } from '../../client/live/live.ts'
import { syncTopic } from '../../client/live/topics.ts'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BetSheet } from '../fairness/bet-sheet.tsx'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { MyBets, type BetText } from '../lists/bet-lists.tsx'
import { useBetPages } from '../lists/use-my-bets.ts'
import { useRoundPromise } from '../promises/round-promises.ts'
import { sameRound } from '../rounds/round-path.ts'
import { RoundStrip, type PillProps } from '../rounds/round-strip.tsx'
import { useLastRounds, type PastRound } from '../rounds/use-last-rounds.ts'
import { toneOf } from '../settled-bet.ts'
import { LATE_MS } from './table/clock.ts'
import { LotteryControls } from './controls/controls.tsx'
import { lotteryCalls } from './lottery-calls.ts'
import type { DrawnBet, LotteryGame, LotteryPhase, LotteryRound, LotteryText, OwnBet } from './lottery-game.ts'
import { messages } from './messages.ts'
import { sumsOf } from './controls/placed.ts'
import type { DrawnDetailsProps } from './proof/lottery-proof.tsx'
import { LotterySeats } from './stage/seats.tsx'
import { StageFrame } from './stage/stage-frame.tsx'
import { useLottery } from './table/use-lottery.ts'
import { demoLottery, useLotteryTable, type LotteryTable } from './table/use-lottery-table.ts'

const ROUNDS = 40

interface LotteryScreenProps<Choice, Outcome> {
  /** Made once, outside of the component. */
  game: LotteryGame<Choice, Outcome>
  text: LotteryText<Choice, Outcome>
  /** Below the bets of the round, in the same tab: a leaderboard. */
  beneathLive?: ReactNode
}

const LotteryChain = lazyWithRetry(async () => (await import('./proof/lottery-proof.tsx')).LotteryChain)
const LazyDetails = lazyWithRetry(
  async () => (await import('./proof/lottery-proof.tsx')).DrawnDetails<unknown, unknown>,
)

/** The lazy component has no type parameters; rules, text and bet are all of this game. */
const Details = LazyDetails as unknown as <Choice, Outcome>(props: DrawnDetailsProps<Choice, Outcome>) => ReactNode

export function LotteryScreen<Choice, Outcome>({ game, text, beneathLive }: LotteryScreenProps<Choice, Outcome>) {
  const { rules, tile, Stage } = game
  const lottery = useLottery(game)
  // A silent connection is noticed by missing syncs.
  useLive(syncTopic)
  const { clock, round, phase, bets } = lottery
  const table = useLotteryTable(game, lottery)
  useRoundPromise(rules.id, round, round?.outcome ?? null, table.isDemo ? [] : table.my)
  const rounds = useDrawnRounds(game, round, phase)
  // A pause shorter than a second is not shown.
  const isPaused = useHeld(round === null, LATE_MS)
  const isShown = phase === 'result'
  const my = isShown ? table.my : table.my.map(unshown)
  const mine = useDrawnBets(game, table, round, phase)
  const listText = useListText(text)
  const [opened, open] = useState<DrawnBet<Choice, Outcome> | null>(null)
  const { user } = useSession()
  const drawn = round?.outcome ?? null
  const shown = isShown ? drawn : null
  const before = rounds?.find((one) => !sameRound(one, round))
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rules.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={<Results game={rules.id} text={text} rounds={rounds} />}
        stage={
          <StageFrame
            {...{ clock, round, phase, my, isPaused }}
            bettingMs={rules.phases.bettingMs}
            outcomeText={shown === null ? null : text.outcome(shown)}
            sparks={game.sparks ?? tile.hue}
          >
            <Stage
              {...{ round, phase, clock, my }}
              outcome={drawn}
              lastOutcome={before?.result ?? null}
              past={rounds?.map(({ result }) => result)}
            />
          </StageFrame>
        }
        betBar={
          <LotteryControls
            key={user?.id ?? String(table.isDemo)}
            {...{ game, text, clock, table, my, phase, round }}
            isPaused={isPaused}
            outcome={shown}
          />
        }
        live={
          <>
            <LotterySeats
              bets={bets}
              text={text}
              mine={new Set(table.isDemo ? [] : my.map(({ id }) => id))}
              isShown={isShown}
            />
            {beneathLive}
          </>
        }
        mine={<MyBets mine={mine} isDemo={table.isDemo} text={listText} onOpen={open} />}
        fairness={<LotteryChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <BetSheet bet={opened} isDemo={() => table.isDemo} onClose={() => open(null)}>
        {(bet) => <Details key={bet.id} rules={rules} text={text} bet={bet} isDemo={table.isDemo} />}
      </BetSheet>
      <ResultAnnouncer index={round?.index ?? 0} outcome={shown === null ? null : text.outcome(shown)} my={my} />
    </>
  )
}

/** The server settles at the draw; a payout is shown only when the animation has ended. */
const unshown = <Choice,>(bet: OwnBet<Choice>): OwnBet<Choice> => ({ ...bet, state: 'placed', payout: null })

/** The last rounds whose results were shown. */
function useDrawnRounds<Choice, Outcome>(
  { rules }: LotteryGame<Choice, Outcome>,
  round: LotteryRound<Outcome> | null | undefined,
  phase: LotteryPhase | null,
): readonly PastRound<Outcome>[] | undefined {
  const rounds = useLastRounds({
    game: rules.id,
    count: ROUNDS,
    load: async (signal) =>
      (await lotteryCalls(rules).records(0, signal)).map(({ epoch, index, outcome }) => ({
        epoch,
        index,
        result: outcome,
      })),
    round,
    result: round?.outcome ?? null,
  })
  // The server's list may hold an outcome that the stage has not shown yet; which one is unknown until the round is.
  if (round === undefined) return undefined
  return phase === 'result' || !round ? rounds : rounds?.filter((one) => !sameRound(one, round))
}

interface ResultsProps<Outcome> {
  game: string
  text: Pick<LotteryText<never, Outcome>, 'pill' | 'outcome'>
  rounds: readonly PastRound<Outcome>[] | undefined
}

function Results<Outcome>({ game, text, rounds }: ResultsProps<Outcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  const pill = ({ index, result }: PastRound<Outcome>): PillProps => {
    const { content, background, colour } = text.pill(result)
    const label = t('roundEnd', { index: format.number(index), outcome: text.outcome(result) })
    return {
      'data-drawn': '',
      style: { '--pill': background, '--pill-ink': colour } as CSSProperties,
      children: (
        <>
          {content}
          <span className="sr"> {label}</span>
        </>
      ),
    }
  }
  return <RoundStrip game={game} rounds={rounds} none={t('noRounds')} pill={pill} />
}

/** My bets whose results were shown; reloaded after each round in which I had a bet. */
function useDrawnBets<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { my }: LotteryTable<Choice>,
  round: LotteryRound<Outcome> | null | undefined,
  phase: LotteryPhase | null,
) {
  const { id } = game.rules
  const demo = demoLottery(game)
  const demoBets = useSyncExternalStore(demo.subscribe, demo.drawn)
  const endedIndex = phase === 'result' && my.length > 0 ? (round?.index ?? null) : null
  const pages = useBetPages(id, lotteryCalls(game.rules).mine, demoBets, endedIndex)
  const isRevealed = (bet: DrawnBet<Choice, Outcome>): boolean => phase === 'result' || !sameRound(bet.round, round)
  return { ...pages, bets: pages.bets?.filter(isRevealed) }
}

function useListText<Choice, Outcome>(text: LotteryText<Choice, Outcome>): (bet: DrawnBet<Choice, Outcome>) => BetText {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ choice, outcome, round, gold }) => ({
    title: text.outcome(outcome),
    detail: `${t('round', { index: format.number(round.index) })} · ${format.gold(gold)} · ${text.choice(choice)}`,
  })
}

interface ResultAnnouncerProps {
  index: number
  outcome: string | null
  my: readonly OwnBet<unknown>[]
}

/** Announces to screen readers what was drawn and what it paid. */
function ResultAnnouncer({ index, outcome, my }: ResultAnnouncerProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout } = sumsOf(my)
  const keys = { win: 'saidWon', returned: 'saidReturned', lost: 'saidLost' } as const
  return (
    <p className="sr" role="status">
      {outcome !== null && t('saidOutcome', { index: format.number(index), outcome })}{' '}
      {outcome !== null &&
        my.length > 0 &&
        payout !== null &&
        t(keys[toneOf({ gold, payout })], {
          gold: format.gold(gold),
          payout: format.gold(payout),
          net: format.gold(payout - gold),
        })}
    </p>
  )
}

/** True once `isOn` has held for so long: what passes sooner is never shown. False as soon as `isOn` is. */
function useHeld(isOn: boolean, forMs: number): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setHeld(true), forMs)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [isOn, forMs])
  return isOn && isHeld
}
