// Lucky Roller's screen: fills the slots of the frame. It holds no rule: the rulebook says what wins,
// the house says what was rolled, and the scene shows that.

import { useRef, useState } from 'react'
import type { RollerContract } from '@glasshouse/rulebook/games/roller/contract'
import { roller, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
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
import { createLiveChoice } from './live-choice.ts'
import { choiceOf } from './odds.ts'
import { rollerScene, type RollerAct } from './scene.ts'
import { Stage, type RollerStage } from './stage.tsx'
import { tile } from './tile.ts'
import { useRollerWords } from './words.ts'

const call = caller<RollerContract>()
const RESULTS = 16
const EVEN = choiceOf('lower', 50_000)

const game: InstantGame<RollerChoice, RollerOutcome> = {
  rules: roller,
  send: (gold, choice, { requestId, signal }) =>
    call('POST /api/roller', { gold, ...choice, requestId }, { quiet: true, signal }),
}
const loadMine: LoadPage<RollerChoice, RollerOutcome> = (lastCreateTime, signal) =>
  call('GET /api/roller/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })
const loadLive = (signal: AbortSignal): Promise<readonly FeedBet<RollerChoice, RollerOutcome>[]> =>
  call('GET /api/roller/user_bet', {}, { quiet: true, signal })

export default function RollerScreen() {
  const words = useRollerWords()
  const [live] = useState(() => createLiveChoice(EVEN))
  const stage = useRef<RollerStage>(null)
  const table = useTable(game)
  const mine = useMyBets(roller.id, loadMine)
  const [opened, open] = useState<OpenBet<RollerChoice, RollerOutcome> | null>(null)
  const play = useInstantPlay<RollerChoice, RollerOutcome, RollerAct>(table, {
    scene: rollerScene,
    perform: (act, durationMs) => stage.current?.perform(act, durationMs),
    wait: () => stage.current?.wait(),
    rest: () => stage.current?.rest(),
  })
  const [isLocked, setLocked] = useState(false)
  const { user } = useSession()
  const owner = table.isDemo ? 'demo' : 'mine'

  return (
    <>
      <GameFrame
        tile={tile}
        rtp={roller.rtp}
        isDemo={table.isDemo}
        gold={table.gold}
        results={
          <ResultStrip
            results={(mine.bets ?? []).slice(0, RESULTS).map((bet) => ({
              key: bet.id,
              text: words.outcome(bet.outcome),
              tone: toneOf(bet),
              onOpen: () => open({ owner, bet }),
            }))}
          />
        }
        stage={
          <Stage
            ref={stage}
            live={live}
            last={play.last}
            bets={mine.bets ?? []}
            isRolling={play.phase !== 'rest'}
            isLocked={isLocked}
            onSkip={play.skip}
          />
        }
        betBar={<Controls key={user?.id ?? 'demo'} live={live} table={table} play={play} onLock={setLocked} />}
        live={
          <LiveBets
            game={roller.id}
            load={loadLive}
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
      <BetSheet rules={roller} words={words} open={opened} onClose={() => open(null)} />
    </>
  )
}
