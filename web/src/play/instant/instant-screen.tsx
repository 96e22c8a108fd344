// The screen of an instant game: places a bet, plays its scene on the game's stage, then books it. It holds no rule: the
// rulebook says what wins and the server what was drawn.

import { Fragment, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../client/session.ts'
import { useMyBets } from '../lists/use-my-bets.ts'
import { SeedScreen } from '../seed-screen.tsx'
import { useTable } from '../table/use-table.ts'
import type { ControlsProps, InstantGame, InstantStage, StageProps } from './instant-game.ts'
import { useInstantPlay } from './use-instant-play.ts'

interface InstantScreenProps<Choice, Outcome, Act> {
  game: InstantGame<Choice, Outcome, Act>
  stage: (props: StageProps<Choice, Outcome, Act>) => ReactNode
  /** `InstantControls` with the game's choice. */
  controls: (props: ControlsProps<Choice, Outcome>) => ReactNode
}

export function InstantScreen<Choice, Outcome, Act>(props: InstantScreenProps<Choice, Outcome, Act>) {
  const { game, stage, controls } = props
  const { rules, tile, loadMine, loadLive } = game
  const text = game.useText()
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
      stage={stage({
        ref,
        last: play.last,
        bets: mine.bets ?? [],
        isPlaying: play.phase !== 'rest',
        isLocked,
        onSkip: play.skip,
      })}
      betBar={
        // A player who logs in starts with a bet bar of their own.
        <Fragment key={user?.id ?? 'demo'}>{controls({ table, play, text, onLock: setLocked })}</Fragment>
      }
    />
  )
}
