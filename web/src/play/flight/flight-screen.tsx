// The screen of every flight: fills the slots of the game frame with what the four share. It holds no rule and no
// outcome: the house says when a round ends, and until then the value just rises.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { callFlight, flightKey } from '../../client/live-flight.ts'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { GameFrame } from '../game-frame.tsx'
import { later } from '../later.tsx'
import type { BetWords } from '../lists/bet-row.tsx'
import { MyBets } from '../lists/my-bets.tsx'
import { reloadMyBets, useBetPages } from '../lists/use-my-bets.ts'
import { FlightBetSheet } from './bet-sheet.tsx'
import { FlightControls } from './controls.tsx'
import type { FlightGame, FlightWords } from './flight-game.ts'
import type { FlownBet } from './flown-bet.ts'
import { messages } from './messages.ts'
import { isOver, sameRound } from './mine.ts'
import { endValue } from './moment.ts'
import { RoundStrip } from './round-strip.tsx'
import { FlightSeats } from './seats.tsx'
import { FlightStage } from './stage.tsx'
import { useEndedRounds } from './use-ended-rounds.ts'
import { useFlight } from './use-flight.ts'
import { useFlightPlay } from './use-flight-play.ts'
import { demoFlight, useFlightTable, type CrashTable } from './use-flight-table.ts'

export interface FlightScreenProps {
  /** Made once, outside of the component. */
  game: FlightGame
  words: FlightWords
}

const FlightChain = later(async () => (await import('./chain-panel.tsx')).FlightChain)

export function FlightScreen({ game, words }: FlightScreenProps) {
  const { rules, tile } = game
  const { frames, round, bets, phase, connection } = useFlight(game)
  const table = useFlightTable(game, frames)
  const play = useFlightPlay(rules, table, frames)
  const rounds = useEndedRounds(rules.id, round)
  const mine = useFlown(game, table, round?.phase === 'result')
  const listWords = useFlownWords(game)
  const [opened, open] = useState<FlownBet | null>(null)
  const { user } = useSession()
  const { my } = table.mine
  // A new round has no bets yet, whatever was told of the one before.
  const seats = bets && round && !sameRound(bets, round) ? null : bets
  return (
    <>
      <GameFrame
        tile={tile}
        rtp={rules.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={<RoundStrip rules={rules} rounds={rounds} />}
        stage={<FlightStage {...{ game, words, frames, round, phase, my, connection }} bets={seats} />}
        betBar={
          <FlightControls
            key={String(table.isDemo)}
            game={game}
            words={words}
            frames={frames}
            table={table}
            play={play}
            phase={phase}
            connection={connection}
            index={round?.index ?? 0}
            playerId={user?.id ?? null}
          />
        }
        live={<FlightSeats bets={seats} myId={table.isDemo ? null : (my?.id ?? null)} />}
        mine={<MyBets mine={mine} isDemo={table.isDemo} words={listWords} onOpen={open} />}
        fairness={<FlightChain game={rules.id} round={round} last={rounds?.[0]} />}
      />
      <FlightBetSheet rules={rules} bet={opened} isDemo={table.isDemo} onClose={() => open(null)} />
      <Heard
        left={my?.state === 'settled' && my.exit ? { value: my.exit, gold: my.payout ?? 0 } : null}
        end={round?.bust === null || !round ? null : { index: round.index, value: endValue(rules, round.bust) }}
      />
    </>
  )
}

/** My bets whose rounds are over; asked for anew when a round with a bet of mine ends. */
function useFlown(game: FlightGame, { mine: { my } }: CrashTable, isResult: boolean) {
  const { id } = game.rules
  const queries = useQueryClient()
  const demo = demoFlight(game)
  const demoBets = useSyncExternalStore(demo.subscribe, demo.flown)
  const endedId = isResult && my && isOver(my) ? my.id : null
  useEffect(() => {
    if (endedId !== null) void reloadMyBets(queries, id)
  }, [queries, id, endedId])
  return useBetPages<FlownBet>(
    id,
    (lastCreateTime, signal) =>
      callFlight(
        flightKey(id, 'GET /api/crash/mine_recored/{lastCreateTime}'),
        { lastCreateTime },
        { quiet: true, signal },
      ),
    demoBets,
  )
}

function useFlownWords({ rules }: FlightGame): (bet: FlownBet) => BetWords {
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

interface HeardProps {
  left: { readonly value: number; readonly gold: number } | null
  end: { readonly index: number; readonly value: number } | null
}

/** My cash-out and the end of the round in words, for those who listen. */
function Heard({ left, end }: HeardProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  return (
    <div className="sr">
      <p role="status">{left && t('saidLeft', { at: at(left.value), gold: format.gold(left.gold) })}</p>
      <p role="status">{end && t('saidRound', { index: format.number(end.index), at: at(end.value) })}</p>
    </div>
  )
}
