import { useEffect, useRef, useState } from 'react'
import { ResultAnnouncer } from '../../../play/frame/result-announcer.tsx'
import { isOpen, type StepState } from '../../../play/steps/step-game.ts'
import { isCalm } from '../../../play/scene/motion.ts'
import { burst } from '../../../play/scene/sparks.ts'
import { winStrength } from '../../../play/settled-bet.ts'
import { play } from '../../../play/sound.ts'
import type { MinesweeperBoard, MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ArtSymbols } from './art.tsx'
import { Board } from './board.tsx'
import { changeOf, tilesOf, type Session } from './board-view.ts'
import { Hud } from './hud.tsx'
import { messages } from '../messages.ts'
import { announcementOf } from '../text.tsx'
import css from './stage.module.css'

const SPARKS = ['#7cffe3', '#6cb8ff', '#3ddc84', '#f7f2ec']
const BIG = 0.45
/** As long as a tile takes to turn in board.module.css. */
const TURN_MS = 260

interface StageProps {
  state: StepState<MinesweeperChoice, MinesweeperBoard>
  /** What a new game would be. */
  mines: number
  lastStep: number
  isPicking: boolean
  isRunning: boolean
  pattern: readonly number[]
  onTile: (tile: number) => void
}

/** The picture: what there is to win, over the tiles. */
export function Stage({ state, mines, lastStep, isPicking, isRunning, pattern, onTile }: StageProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const { session, asking, isKnown } = state
  useChanges(root, session)
  return (
    <div ref={root} className={css.stage} data-over={(session && !isOpen(session)) || undefined}>
      <ArtSymbols />
      <Hud session={useTurned(session)} mines={mines} lastStep={lastStep} />
      <Board
        tiles={tilesOf(session)}
        mode={isPicking ? 'pick' : isOpen(session) ? 'open' : 'rest'}
        asked={asking?.what === 'reveal' ? asking.cell : null}
        isBusy={asking !== null || isRunning || !isKnown}
        pattern={isPicking || isRunning ? pattern : []}
        isFresh={isOpen(session) && session?.opened.length === 0}
        onTile={onTile}
      />
      <ResultAnnouncer text={isRunning || !session ? null : announcementOf(session, t, format)} />
    </div>
  )
}

/** The game as far as its last tile has turned: a mine is named when it can be seen, not while its lid is still shut. */
function useTurned(session: Session | null): Session | null {
  const [shown, show] = useState(session)
  const isTurning = shown !== session && changeOf(shown, session) === 'mine' && !isCalm()
  if (!isTurning && shown !== session) show(session)
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => show(session), TURN_MS)
    return () => clearTimeout(timer)
  }, [isTurning, session])
  return isTurning ? shown : session
}

/** Sounds and sparks belong to what just happened, not to how things stand: a game found again is silent. */
function useChanges(root: React.RefObject<HTMLDivElement | null>, session: Session | null): void {
  const before = useRef<Session | null>(session)
  useEffect(() => {
    const change = changeOf(before.current, session)
    before.current = session
    if (!change || !session) return
    if (change === 'begun') play('start')
    if (change === 'gem') play('step')
    if (change === 'mine') play('bust')
    if (change !== 'left') return
    const strength = winStrength({ gold: session.gold, payout: session.payout ?? 0 })
    play(strength > BIG ? 'bigWin' : 'cashOut')
    const stage = root.current
    const tile = stage?.querySelector(`[data-tile="${session.opened.at(-1)}"]`)
    if (!stage || !tile) return
    const room = stage.getBoundingClientRect()
    const box = tile.getBoundingClientRect()
    const x = (box.left + box.width / 2 - room.left) / room.width
    const y = (box.top + box.height / 2 - room.top) / room.height
    burst(stage, x, y, strength, SPARKS)
  }, [root, session])
}
