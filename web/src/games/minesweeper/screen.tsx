// Minesweeper's screen. It holds no rule: the server says what is under a tile when it was opened, and the whole board
// when the game is over.

import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { useIsDemo } from '../../play/closed-table.tsx'
import { SeedScreen } from '../../play/frame/seed-screen.tsx'
import { isOpen, proofRules } from '../../play/steps/step-game.ts'
import { useStepPlay } from '../../play/steps/use-step-play.ts'
import { useStepRun } from '../../play/steps/use-step-run.ts'
import { useStepTable } from '../../play/steps/use-step-table.ts'
import { Controls } from './controls.tsx'
import { game, loadLive } from './game.ts'
import { Stage } from './stage/stage.tsx'
import { useMinesText } from './text.tsx'
import { tile } from './tile.ts'
import { useNextGame, usePick } from './use-next-game.ts'

const provable = proofRules(minesweeper)

export default function MinesweeperScreen() {
  const isDemo = useIsDemo()
  return <Game key={String(isDemo)} />
}

function Game() {
  const table = useStepTable(game)
  const { state, source, mine, isDemo } = table
  const play = useStepPlay(source)
  const run = useStepRun(source, play.problemText)
  const bet = useNextGame(table)
  const pick = usePick(bet.lastStep, () => source.clear())
  const onTile = (cell: number): void => {
    if (isOpen(state.session)) play.reveal(cell)
    else if (pick.isOn) pick.toggle(cell)
    else pick.hint()
  }
  return (
    <SeedScreen
      tile={tile}
      rtp={minesweeper.rtp}
      rules={provable}
      text={useMinesText()}
      isDemo={isDemo}
      gold={table.gold}
      mine={mine}
      loadLive={loadLive}
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
    />
  )
}
