// The screen of an instant game: places a bet, plays its scene on the game's stage, then books it. It holds no rule: the
// rulebook says what wins and the server what was drawn.

import { useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../client/session.ts'
import { useMyBets } from '../lists/use-my-bets.ts'
import { SeedScreen } from '../frame/seed-screen.tsx'
import { useTable } from '../table/use-table.ts'
import type { ControlsProps, InstantGame, InstantStage, InstantText, StageProps } from './instant-game.ts'
import { useInstantPlay } from './use-instant-play.ts'

interface InstantScreenProps<Choice, Outcome, Act, Shared> {
  game: InstantGame<Choice, Outcome, Act>
  text: InstantText<Choice, Outcome>
  shared: Shared
  Stage: (props: StageProps<Choice, Outcome, Act, Shared>) => ReactNode
  /** `InstantControls` with the game's choice. */
  Controls: (props: ControlsProps<Choice, Outcome, Shared>) => ReactNode
}

export function InstantScreen<Choice, Outcome, Act, Shared>(props: InstantScreenProps<Choice, Outcome, Act, Shared>) {
  const { game, text, shared, Stage, Controls } = props
  const { rules, tile, loadMine, loadLive } = game
  const table = useTable(game)
  const mine = useMyBets(rules.id, loadMine)
  const { user } = useSession()
  const [isLocked, setLocked] = useState(false)
  const ref = useRef<InstantStage<Act>>(null)
  /** The player's own bet stays out of the live list until the stage has shown its result. */
  const shownId = useRef<number | null>(null)
  const play = useInstantPlay<Choice, Outcome, Act>(table, {
    scene(bet, isQuick) {
      shownId.current = table.isDemo ? null : bet.id
      return game.scene(bet, isQuick)
    },
    perform: (act, durationMs) => ref.current?.perform(act, durationMs),
    wait: () => ref.current?.wait(),
    rest: () => ref.current?.rest(),
    ended: () => (shownId.current = null),
  })
  return (
    <SeedScreen
      tile={tile}
      rtp={rules.rtp}
      rules={rules}
      text={text}
      isDemo={table.isDemo}
      gold={table.gold}
      mine={mine}
      loadLive={async (signal) => (await loadLive(signal)).filter(({ id }) => id !== shownId.current)}
      stage={
        <Stage
          ref={ref}
          shared={shared}
          last={play.last}
          bets={mine.bets ?? []}
          isPlaying={play.phase !== 'rest'}
          isLocked={isLocked}
          onSkip={play.skip}
        />
      }
      betBar={
        // A player who logs in starts with a bet bar of their own.
        <Controls key={user?.id ?? 'demo'} shared={shared} table={table} play={play} text={text} onLock={setLocked} />
      }
    />
  )
}
