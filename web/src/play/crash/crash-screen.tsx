// The screen of all four crash games. It holds no rule and no outcome: the server says when a round ends, and until then
// the value just rises.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callCrash, crashKey } from '../../client/live/crash-calls.ts'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { BetWords } from '../lists/bet-row.tsx'
import { MyBets } from '../lists/my-bets.tsx'
import { reloadMyBets, useBetPages } from '../lists/use-my-bets.ts'
import { CrashBetSheet } from './proof/bet-sheet.tsx'
import { CrashControls } from './controls/controls.tsx'
import type { CrashGame, CrashText } from './crash-game.ts'
import type { FinishedBet } from './bets/own-bets.ts'
import { messages } from './messages.ts'
import { isOver, sameRound } from './bets/own-bets.ts'
import { endValue } from './round/moment.ts'
import { RoundStrip } from './round-strip.tsx'
import { CrashSeats } from './seats.tsx'
import { CrashStage } from './stage.tsx'
import { useEndedRounds } from './round/use-ended-rounds.ts'
import { useCrash } from './round/use-crash.ts'
import { useCrashPlay } from './bets/use-crash-play.ts'
import { demoCrash, useCrashTable, type CrashTable } from './bets/use-crash-table.ts'

export interface CrashScreenProps {
  /** Made once, outside of the component. */
  game: CrashGame
  text: CrashText
}

const CrashChain = lazyWithRetry(async () => (await import('./proof/chain-panel.tsx')).CrashChain)

export function CrashScreen({ game, text }: CrashScreenProps) {
  const { rules, tile } = game
  const { frames, round, bets, phase, connection } = useCrash(game)
  const table = useCrashTable(game, frames)
  const play = useCrashPlay(rules, table, frames)
  const rounds = useEndedRounds(rules.id, round)
  const mine = useFinishedBets(game, table, round?.phase === 'result')
  const listText = useFinishedBetText(game)
  const [opened, open] = useState<FinishedBet | null>(null)
  const { user } = useSession()
  const { my } = table.mine
  // A new round has no bets yet, whatever the socket last sent of the one before.
  const seats = bets && round && !sameRound(bets, round) ? null : bets
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rules.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={<RoundStrip rules={rules} rounds={rounds} />}
        stage={<CrashStage {...{ game, text, frames, round, phase, my, connection }} bets={seats} />}
        betBar={
          <CrashControls
            key={String(table.isDemo)}
            game={game}
            text={text}
            frames={frames}
            table={table}
            play={play}
            phase={phase}
            connection={connection}
            index={round?.index ?? 0}
            playerId={user?.id ?? null}
          />
        }
        live={<CrashSeats bets={seats} myId={table.isDemo ? null : (my?.id ?? null)} />}
        mine={<MyBets mine={mine} isDemo={table.isDemo} words={listText} onOpen={open} />}
        fairness={<CrashChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <CrashBetSheet rules={rules} bet={opened} isDemo={table.isDemo} onClose={() => open(null)} />
      <ResultAnnouncer
        left={my?.state === 'settled' && my.exit ? { value: my.exit, gold: my.payout ?? 0 } : null}
        end={round?.bust === null || !round ? null : { index: round.index, value: endValue(rules, round.bust) }}
      />
    </>
  )
}

/** My bets whose rounds are over; asked for anew when a round with a bet of mine ends. */
function useFinishedBets(game: CrashGame, { mine: { my } }: CrashTable, isResult: boolean) {
  const { id } = game.rules
  const queries = useQueryClient()
  const demo = demoCrash(game)
  const demoBets = useSyncExternalStore(demo.subscribe, demo.finished)
  const endedId = isResult && my && isOver(my) ? my.id : null
  useEffect(() => {
    if (endedId !== null) void reloadMyBets(queries, id)
  }, [queries, id, endedId])
  return useBetPages<FinishedBet>(
    id,
    (lastCreateTime, signal) =>
      callCrash(
        crashKey(id, 'GET /api/crash/mine_recored/{lastCreateTime}'),
        { lastCreateTime },
        { quiet: true, signal },
      ),
    demoBets,
  )
}

function useFinishedBetText({ rules }: CrashGame): (bet: FinishedBet) => BetWords {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  return ({ outcome: { exit, bust }, choice: { auto }, round, gold }) => {
    const target = auto === null ? undefined : rules.autoMultiplier(auto)
    const how = target ? t('listAuto', { at: at(target) }) : t('listManual')
    return {
      title: exit ? t('listLeft', { at: at(exit) }) : t('listLost', { at: at(endValue(rules, bust)) }),
      detail: `${t('round', { index: format.number(round.index) })} · ${format.gold(gold)} · ${how}`,
    }
  }
}

interface ResultAnnouncerProps {
  left: { readonly value: number; readonly gold: number } | null
  end: { readonly index: number; readonly value: number } | null
}

/** Announces the player's cash-out and the end of the round to screen readers. */
function ResultAnnouncer({ left, end }: ResultAnnouncerProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  return (
    <div className="sr">
      <p role="status">{left && t('cashedOutAt', { at: at(left.value), gold: format.gold(left.gold) })}</p>
      <p role="status">{end && t('roundEnded', { index: format.number(end.index), at: at(end.value) })}</p>
    </div>
  )
}
