// The screen of every draw: fills the slots of the game frame with what the four share. It holds no rule and no
// outcome: the house says what was drawn, and the picture runs to it.

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
import { LATE_MS } from './clock.ts'
import { LotteryControls } from './controls.tsx'
import type { DrawnBet, LotteryGame, LotteryPhase, LotteryRound, LotteryWords, OwnBet } from './lottery-game.ts'
import { messages } from './messages.ts'
import { sameRound } from './moment.ts'
import { sumsOf } from './placed.ts'
import { RoundPills } from './round-pills.tsx'
import { LotterySeats } from './seats.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useDrawnRounds } from './use-drawn-rounds.ts'
import { useLottery } from './use-lottery.ts'
import { demoLottery, useLotteryTable, type LotteryTable } from './use-lottery-table.ts'

export interface LotteryScreenProps<Choice, Outcome> {
  /** Made once, outside of the component. */
  game: LotteryGame<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
  /** Stands beneath the bets of the round, in the same tab: a leaderboard. */
  beneathLive?: ReactNode
}

const LotteryChain = lazyWithRetry(async () => (await import('./chain-panel.tsx')).LotteryChain)

export function LotteryScreen<Choice, Outcome>({ game, words, beneathLive }: LotteryScreenProps<Choice, Outcome>) {
  const { rules, tile, Stage } = game
  const lottery = useLottery(game)
  // The sign of life by which a silent connection is noticed.
  useLive(syncTopic)
  const { clock, round, phase, bets } = lottery
  const table = useLotteryTable(game, lottery)
  const rounds = useDrawnRounds(game, round, phase)
  // A break that passes within a second is no news.
  const isPaused = useHeld(round === null, LATE_MS)
  const isShown = phase === 'result'
  const my = isShown ? table.my : table.my.map(unshown)
  const mine = useDrawnBets(game, table, round, phase)
  const listWords = useDrawnWords(words)
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
        results={<RoundPills game={rules.id} words={words} rounds={rounds} />}
        stage={
          <StageFrame
            {...{ clock, round, phase, my, isPaused }}
            bettingMs={rules.phases.bettingMs}
            outcomeText={shown === null ? null : words.outcome(shown)}
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
            {...{ game, words, clock, table, my, phase, round }}
            isPaused={isPaused}
            outcome={shown}
          />
        }
        live={
          <>
            <LotterySeats
              bets={bets}
              words={words}
              mine={new Set(table.isDemo ? [] : my.map(({ id }) => id))}
              isShown={isShown}
            />
            {beneathLive}
          </>
        }
        mine={<MyBets mine={mine} isDemo={table.isDemo} words={listWords} onOpen={open} />}
        fairness={<LotteryChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <LotteryBetSheet game={game} words={words} bet={opened} isDemo={table.isDemo} onClose={() => open(null)} />
      <Heard index={round?.index ?? 0} outcome={shown === null ? null : words.outcome(shown)} my={my} />
    </>
  )
}

/** The house settles at the draw; what a bet brought is told when the picture has come to its end. */
const unshown = <Choice,>(bet: OwnBet<Choice>): OwnBet<Choice> => ({ ...bet, state: 'placed', payout: null })

/** My bets whose results were shown; asked for anew when a round with a bet of mine has been. */
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
  const pages = useBetPages(id, game.calls.mine, demoBets)
  const isTold = (bet: DrawnBet<Choice, Outcome>): boolean => phase === 'result' || !sameRound(bet.round, round)
  return { ...pages, bets: pages.bets?.filter(isTold) }
}

function useDrawnWords<Choice, Outcome>(
  words: LotteryWords<Choice, Outcome>,
): (bet: DrawnBet<Choice, Outcome>) => BetWords {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ choice, outcome, round, gold }) => ({
    title: words.outcome(outcome),
    detail: `${t('round', { index: format.number(round.index) })} · ${format.gold(gold)} · ${words.choice(choice)}`,
  })
}

interface HeardProps {
  index: number
  outcome: string | null
  my: readonly OwnBet<unknown>[]
}

/** What was drawn and what it brought, for those who listen. */
function Heard({ index, outcome, my }: HeardProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout } = sumsOf(my)
  const said = { win: 'saidWon', returned: 'saidReturned', lost: 'saidLost' } as const
  return (
    <p className="sr" role="status">
      {outcome !== null && t('saidOutcome', { index: format.number(index), outcome })}{' '}
      {outcome !== null &&
        my.length > 0 &&
        payout !== null &&
        t(said[toneOf({ gold, payout })], {
          gold: format.gold(gold),
          payout: format.gold(payout),
          net: format.gold(payout - gold),
        })}
    </p>
  )
}
