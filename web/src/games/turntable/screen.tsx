// Turntable's screen: fills the slots of the frame. It holds no rule: the rulebook says what a segment pays, the
// house says which one was drawn, and the scene shows that.

import { useRef, useState } from 'react'
import type { TurntableContract } from '@glasshouse/rulebook/games/turntable/contract'
import {
  turntable,
  type Risk,
  type TurntableChoice,
  type TurntableOutcome,
} from '@glasshouse/rulebook/games/turntable/rules'
import { caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { BetSheet } from '../../play/fairness/bet-sheet.tsx'
import type { OpenBet } from '../../play/fairness/proof-types.ts'
import { SeedFairness } from '../../play/fairness/fairness.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { LiveBets } from '../../play/lists/live-bets.tsx'
import { MyBets } from '../../play/lists/my-bets.tsx'
import { useMyBets, type LoadPage } from '../../play/lists/use-my-bets.ts'
import { ResultStrip } from '../../play/result-strip.tsx'
import { toneOf, type FeedBet } from '../../play/settled-bet.ts'
import { useInstantPlay } from '../../play/table/use-instant-play.ts'
import { useTable, type InstantGame } from '../../play/table/use-table.ts'
import { Controls } from './controls.tsx'
import { turntableScene, type TurntableAct } from './scene.ts'
import { Stage, type TurntableStage } from './stage.tsx'
import { tile } from './tile.ts'
import { useTurntableWords } from './words.ts'

const call = caller<TurntableContract>()
const RESULTS = 16

const game: InstantGame<TurntableChoice, TurntableOutcome> = {
  rules: turntable,
  send: (gold, { risk }, { requestId, signal }) =>
    call('POST /api/turntable/join', { gold, risk, requestId }, { quiet: true, signal }),
}
const loadMine: LoadPage<TurntableChoice, TurntableOutcome> = (lastCreateTime, signal) =>
  call('GET /api/turntable/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
const loadLive = (signal: AbortSignal): Promise<readonly FeedBet<TurntableChoice, TurntableOutcome>[]> =>
  call('GET /api/turntable/recored/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true, signal })

export default function TurntableScreen() {
  const words = useTurntableWords()
  const [risk, setRisk] = useState<Risk>('low')
  const stage = useRef<TurntableStage>(null)
  const table = useTable(game)
  const mine = useMyBets(turntable.id, loadMine)
  const [opened, open] = useState<OpenBet<TurntableChoice, TurntableOutcome> | null>(null)
  // The house tells everybody at once; the player's own spin is told by the wheel first.
  const turning = useRef<number | null>(null)
  const play = useInstantPlay<TurntableChoice, TurntableOutcome, TurntableAct>(table, {
    scene(bet, quick) {
      turning.current = table.isDemo ? null : bet.id
      return turntableScene(bet, quick)
    },
    perform(act, durationMs) {
      if (act.kind === 'result') turning.current = null
      return stage.current?.perform(act, durationMs)
    },
    wait: () => stage.current?.wait(),
    rest: () => stage.current?.rest(),
  })
  const { user } = useSession()
  const owner = table.isDemo ? 'demo' : 'mine'
  // Whoever takes another wheel has seen enough of this spin: its result is told first.
  const choose = (next: Risk): void => {
    play.skip()
    setRisk(next)
  }

  return (
    <>
      <GameFrame
        tile={tile}
        rtp={turntable.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={
          <ResultStrip
            results={(mine.bets ?? []).slice(0, RESULTS).map((bet) => ({
              key: bet.id,
              text: words.strip(bet),
              tone: toneOf(bet),
              onOpen: () => open({ owner, bet }),
            }))}
          />
        }
        stage={<Stage ref={stage} risk={risk} last={play.last} isSpinning={play.phase !== 'rest'} onSkip={play.skip} />}
        betBar={<Controls key={user?.id ?? 'demo'} risk={risk} onChoose={choose} table={table} play={play} />}
        live={
          <LiveBets
            game={turntable.id}
            load={async (signal) => (await loadLive(signal)).filter(({ id }) => id !== turning.current)}
            words={words.live}
            onOpen={(bet) => {
              const own = table.isDemo ? undefined : mine.bets?.find(({ id }) => id === bet.id)
              open(own ? { owner: 'mine', bet: own } : { owner: 'other', bet })
            }}
          />
        }
        mine={<MyBets mine={mine} isDemo={table.isDemo} words={words.mine} onOpen={(bet) => open({ owner, bet })} />}
        fairness={<SeedFairness />}
      />
      <BetSheet rules={turntable} words={words} open={opened} onClose={() => open(null)} />
    </>
  )
}
