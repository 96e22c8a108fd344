// The screen of all four crash games. It holds no rule and no outcome: the server says when a round ends, and until then
// the value just rises.

import { useState, useSyncExternalStore } from 'react'
import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { callCrash, crashKey } from '../../client/live/crash-calls.ts'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BetSheet } from '../fairness/bet-sheet.tsx'
import { GameFrame } from '../game-frame.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { MyBets, type BetText } from '../lists/bet-lists.tsx'
import { useBetPages } from '../lists/use-my-bets.ts'
import { useRoundPromise, type OwnBet } from '../promises/round-promises.ts'
import { sameRound } from '../rounds/round-path.ts'
import { RoundStrip, type PillProps } from '../rounds/round-strip.tsx'
import { useLastRounds, type PastRound } from '../rounds/use-last-rounds.ts'
import { isAwaitingBeacon } from '../rounds/beacon-wait.tsx'
import { CrashControls } from './controls/controls.tsx'
import type { CrashGame, CrashText } from './crash-game.ts'
import { messages } from './messages.ts'
import { isOver, type FinishedBet } from './bets/own-bets.ts'
import { endValue } from './round/moment.ts'
import { CrashSeats } from './seats.tsx'
import { CrashStage } from './stage.tsx'
import { useCrash } from './round/use-crash.ts'
import { useCrashPlay } from './bets/use-crash-play.ts'
import { demoCrash, finishedBets, useCrashTable, type CrashTable } from './bets/use-crash-table.ts'

const ROUNDS = 24
/** From these values on a result is highlighted. */
const WARM = 200
const HOT = 1000

export interface CrashScreenProps {
  /** Made once, outside of the component. */
  game: CrashGame
  text: CrashText
}

const CrashChain = lazyWithRetry(async () => (await import('./proof/crash-proof.tsx')).CrashChain)
const FinishedBetDetails = lazyWithRetry(async () => (await import('./proof/crash-proof.tsx')).FinishedBetDetails)

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
  useRoundPromise(
    rules.id,
    round,
    typeof round?.bust === 'number' ? { bust: round.bust } : null,
    ownRoundBets(table, round),
  )
  // A new round has no bets yet, whatever the socket last sent of the one before.
  const seats = bets && round && !sameRound(bets, round) ? null : bets
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rules.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={<Results game={game} rounds={rounds} />}
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
            isAwaitingBeacon={isAwaitingBeacon(round)}
          />
        }
        live={<CrashSeats bets={seats} myId={table.isDemo ? null : (my?.id ?? null)} />}
        mine={<MyBets mine={mine} isDemo={table.isDemo} text={listText} onOpen={open} />}
        fairness={<CrashChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <BetSheet bet={opened} isDemo={() => table.isDemo} onClose={() => open(null)}>
        {(bet) => <FinishedBetDetails key={bet.id} rules={rules} bet={bet} isDemo={table.isDemo} />}
      </BetSheet>
      <ResultAnnouncer
        left={my?.state === 'settled' && my.exit ? { value: my.exit, gold: my.payout ?? 0 } : null}
        end={round?.bust === null || !round ? null : { index: round.index, value: endValue(rules, round.bust) }}
      />
    </>
  )
}

/** The player's bet in this round; a refunded stake is no payout of the rules. */
function ownRoundBets({ isDemo, mine: { my } }: CrashTable, round: LiveRound | null | undefined): OwnBet[] {
  if (isDemo || !my || !sameRound(my.round, round)) return []
  const { id, gold, auto, state, payout } = my
  return [{ id, gold, choice: { auto }, payout: state === 'settled' ? payout : null }]
}

function useEndedRounds(game: string, round: LiveRound | null | undefined) {
  const load = async (signal: AbortSignal): Promise<readonly PastRound<number>[]> => {
    const key = crashKey(game, 'GET /api/crash/recored/{lastCreateTime}')
    const records = await callCrash(key, { lastCreateTime: 0 }, { quiet: true, signal })
    return records.map(({ epoch, index, bust }) => ({ epoch, index, result: bust }))
  }
  return useLastRounds({ game, count: ROUNDS, load, round, result: round?.bust ?? null })
}

function Results({ game: { rules }, rounds }: { game: CrashGame; rounds: readonly PastRound<number>[] | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  const pill = ({ index, result }: PastRound<number>): PillProps => {
    const value = endValue(rules, result)
    const at = format.multiplier(value / 100)
    return {
      'data-heat': value >= HOT ? 'hot' : value >= WARM ? 'warm' : undefined,
      'aria-label': t('roundEnd', { index: format.number(index), at }),
      children: at,
    }
  }
  return <RoundStrip game={rules.id} rounds={rounds} none={t('noRounds')} pill={pill} />
}

/** My bets whose rounds are over; asked for anew when a round with a bet of mine ends. */
function useFinishedBets(game: CrashGame, { mine: { my } }: CrashTable, isResult: boolean) {
  const { id } = game.rules
  const demo = demoCrash(game)
  const demoBets = useSyncExternalStore(demo.subscribe, demo.finished)
  const endedId = isResult && my && isOver(my) ? my.id : null
  return useBetPages<FinishedBet>(
    id,
    (lastCreateTime, signal) => finishedBets(id, lastCreateTime, signal),
    demoBets,
    endedId,
  )
}

function useFinishedBetText({ rules }: CrashGame): (bet: FinishedBet) => BetText {
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
