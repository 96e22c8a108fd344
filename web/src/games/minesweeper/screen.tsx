// Minesweeper's screen: fills the slots of the frame. It holds no rule: the house says what lies under a tile when it
// was opened, and the whole board when the game is over.

import { useState } from 'react'
import { minesweeper, type MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { useIsDemo } from '../../play/closed-table.tsx'
import { BetSheet } from '../../play/fairness/bet-sheet.tsx'
import type { OpenBet } from '../../play/fairness/proof-types.ts'
import { SeedFairness } from '../../play/fairness/fairness.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { isOpen, proofRules } from '../../play/steps/step-game.ts'
import { useStepPlay } from '../../play/steps/use-step-play.ts'
import { useStepRun } from '../../play/steps/use-step-run.ts'
import { useStepTable } from '../../play/steps/use-step-table.ts'
import { LiveBets } from '../../play/lists/live-bets.tsx'
import { MyBets } from '../../play/lists/my-bets.tsx'
import { ResultStrip } from '../../play/result-strip.tsx'
import { toneOf } from '../../play/settled-bet.ts'
import { call, game } from './calls.ts'
import type { Outcome } from './board-view.ts'
import { Controls } from './controls.tsx'
import { Stage } from './stage.tsx'
import { tile } from './tile.ts'
import { useNextGame } from './use-next-game.ts'
import { usePick } from './use-pick.ts'
import { useMinesWords, type MinesFeedBet } from './words.tsx'

const RESULTS = 16
const provable = proofRules(minesweeper)

const loadLive = (signal: AbortSignal): Promise<readonly MinesFeedBet[]> =>
  call('GET /api/minesweeper/recored/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true, signal })

export default function MinesweeperScreen() {
  const isDemo = useIsDemo()
  return <Game key={String(isDemo)} />
}

function Game() {
  const words = useMinesWords()
  const table = useStepTable(game)
  const { state, source, mine, isDemo } = table
  const play = useStepPlay(source)
  const run = useStepRun(source, play.wordsFor)
  const bet = useNextGame(table)
  const pick = usePick(bet.lastStep, () => source.clear())
  const [opened, open] = useState<OpenBet<MinesweeperChoice, Outcome> | null>(null)
  const owner = isDemo ? 'demo' : 'mine'
  const onTile = (cell: number): void => {
    if (isOpen(state.session)) play.reveal(cell)
    else if (pick.isOn) pick.toggle(cell)
    else pick.hint()
  }

  return (
    <>
      <GameFrame
        tile={tile}
        rtp={minesweeper.rtp}
        isDemo={isDemo}
        gold={table.gold}
        results={
          <ResultStrip
            results={(mine.bets ?? []).slice(0, RESULTS).map((one) => ({
              key: one.id,
              text: words.short(one.outcome),
              tone: toneOf(one),
              onOpen: () => open({ owner, bet: one }),
            }))}
          />
        }
        stage={
          <Stage
            state={state}
            mines={bet.mines}
            lastStep={bet.lastStep}
            isPicking={pick.isOn && !isOpen(state.session)}
            isRunning={run.isRunning}
            pattern={pick.tiles}
            onTile={onTile}
          />
        }
        betBar={<Controls table={table} play={play} run={run} bet={bet} pick={pick} />}
        live={
          <LiveBets
            game={minesweeper.id}
            load={loadLive}
            words={words.live}
            onOpen={(one) => {
              const own = isDemo ? undefined : mine.bets?.find(({ id }) => id === one.id)
              open(own ? { owner: 'mine', bet: own } : { owner: 'other', bet: one })
            }}
          />
        }
        mine={<MyBets mine={mine} isDemo={isDemo} words={words.mine} onOpen={(one) => open({ owner, bet: one })} />}
        fairness={<SeedFairness />}
      />
      <BetSheet rules={provable} words={words} open={opened} onClose={() => open(null)} />
    </>
  )
}
