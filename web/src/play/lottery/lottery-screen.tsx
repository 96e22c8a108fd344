// The screen that the four lotteries share: fills the slots of the game frame. It knows no rule and no outcome: the
// server sends what was drawn, and the stage animates to it.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLive } from '../../client/live/live.ts'
import { syncTopic } from '../../client/live/topics.ts'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { BetWords } from '../lists/bet-row.tsx'
import { MyBets } from '../lists/my-bets.tsx'
import { reloadMyBets, useBetPages } from '../lists/use-my-bets.ts'
import { toneOf } from '../settled-bet.ts'
import { useHeld } from '../use-held.ts'
import { LotteryBetSheet } from './bet-sheet.tsx'
import { LATE_MS } from './table/clock.ts'
import { LotteryControls } from './controls/controls.tsx'
import { lotteryCalls } from './lottery-calls.ts'
import type { DrawnBet, LotteryGame, LotteryPhase, LotteryRound, LotteryText, OwnBet } from './lottery-game.ts'
import { messages } from './messages.ts'
import { sameRound } from './moment.ts'
import { sumsOf } from './controls/placed.ts'
import { RoundPills } from './stage/round-pills.tsx'
import { LotterySeats } from './stage/seats.tsx'
import { StageFrame } from './stage/stage-frame.tsx'
import { useDrawnRounds } from './table/use-drawn-rounds.ts'
import { useLottery } from './table/use-lottery.ts'
import { demoLottery, useLotteryTable, type LotteryTable } from './table/use-lottery-table.ts'

interface LotteryScreenProps<Choice, Outcome> {
  /** Made once, outside of the component. */
  game: LotteryGame<Choice, Outcome>
  text: LotteryText<Choice, Outcome>
  /** Below the bets of the round, in the same tab: a leaderboard. */
  beneathLive?: ReactNode
}

const LotteryChain = lazyWithRetry(async () => (await import('./proof/lottery-proof.tsx')).LotteryChain)

export function LotteryScreen<Choice, Outcome>({ game, text, beneathLive }: LotteryScreenProps<Choice, Outcome>) {
  const { rules, tile, Stage } = game
  const lottery = useLottery(game)
  // A silent connection is noticed by missing syncs.
  useLive(syncTopic)
  const { clock, round, phase, bets } = lottery
  const table = useLotteryTable(game, lottery)
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
        results={<RoundPills game={rules.id} text={text} rounds={rounds} />}
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
              lastOutcome={before?.outcome ?? null}
              past={rounds?.map(({ outcome }) => outcome)}
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
        mine={<MyBets mine={mine} isDemo={table.isDemo} words={listText} onOpen={open} />}
        fairness={<LotteryChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <LotteryBetSheet rules={rules} text={text} bet={opened} isDemo={table.isDemo} onClose={() => open(null)} />
      <ResultAnnouncer index={round?.index ?? 0} outcome={shown === null ? null : text.outcome(shown)} my={my} />
    </>
  )
}

/** The server settles at the draw; a payout is shown only when the animation has ended. */
const unshown = <Choice,>(bet: OwnBet<Choice>): OwnBet<Choice> => ({ ...bet, state: 'placed', payout: null })

/** My bets whose results were shown; reloaded after each round in which I had a bet. */
function useDrawnBets<Choice, Outcome>(
  game: LotteryGame<Choice, Outcome>,
  { my }: LotteryTable<Choice>,
  round: LotteryRound<Outcome> | null | undefined,
  phase: LotteryPhase | null,
) {
  const { id } = game.rules
  const queries = useQueryClient()
  const demo = demoLottery(game)
  const demoBets = useSyncExternalStore(demo.subscribe, demo.drawn)
  const isNews = phase === 'result' && my.length > 0
  useEffect(() => {
    if (isNews) void reloadMyBets(queries, id)
  }, [queries, id, isNews])
  const pages = useBetPages(id, lotteryCalls(game.rules).mine, demoBets)
  const isRevealed = (bet: DrawnBet<Choice, Outcome>): boolean => phase === 'result' || !sameRound(bet.round, round)
  return { ...pages, bets: pages.bets?.filter(isRevealed) }
}

function useListText<Choice, Outcome>(
  text: LotteryText<Choice, Outcome>,
): (bet: DrawnBet<Choice, Outcome>) => BetWords {
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
