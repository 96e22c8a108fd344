// A game as its twenty-five tiles show it. Pure: a tile shows what was opened and, once the game is over, what the whole
// board was. No tile waits longer, moves more or looks brighter because of what lies beneath it.

import { TILES, type MinesweeperBoard, type MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { isOpen, type Climbed, type StepSession } from '../../../play/steps/step-game.ts'

export const SIDE = 5
/** The wave that turns the rest over reaches the next ring of tiles after so long. */
const RING_MS = 70
/** It begins when the last tile has turned. */
const WAVE_AFTER_MS = 240

export type Session = StepSession<MinesweeperChoice, MinesweeperBoard>
export type Outcome = Climbed<MinesweeperBoard>

/** Gem and mine were opened by the player; the spare ones are shown when all is over. */
type Face = 'closed' | 'gem' | 'mine' | 'spareGem' | 'spareMine'

export interface TileView {
  readonly face: Face
  /** When it turns, after the change that turned it. */
  readonly delayMs: number
}

export const rowOf = (tile: number): number => Math.floor(tile / SIDE)
export const columnOf = (tile: number): number => tile % SIDE

/** How many king's moves lie between two tiles. */
export const ringOf = (one: number, other: number): number =>
  Math.max(Math.abs(rowOf(one) - rowOf(other)), Math.abs(columnOf(one) - columnOf(other)))

const MIDDLE = (TILES - 1) / 2

export function tilesOf(session: Session | null): TileView[] {
  const last = session?.opened.at(-1) ?? MIDDLE
  return Array.from({ length: TILES }, (_, tile) => {
    if (!session) return { face: 'closed', delayMs: 0 }
    const isOpened = session.opened.includes(tile)
    const isMine = session.board?.mines.includes(tile) ?? false
    if (isOpened) return { face: isMine ? 'mine' : 'gem', delayMs: 0 }
    if (!session.board) return { face: 'closed', delayMs: 0 }
    return { face: isMine ? 'spareMine' : 'spareGem', delayMs: WAVE_AFTER_MS + RING_MS * ringOf(last, tile) }
  })
}

/** The mine that ended a game; undefined where none did. */
export const hitOf = (session: Session | null): number | undefined =>
  session?.opened.find((tile) => session.board?.mines.includes(tile))

export const closedTiles = ({ opened }: Pick<Session, 'opened'>): number[] =>
  Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !opened.includes(tile))

/** Where the focus goes from a tile by a key of the grid; undefined for any other key. */
export function stepFocus(tile: number, key: string, toTheEnd: boolean): number | undefined {
  const row = rowOf(tile)
  const column = columnOf(tile)
  switch (key) {
    case 'ArrowRight':
      return row * SIDE + Math.min(SIDE - 1, column + 1)
    case 'ArrowLeft':
      return row * SIDE + Math.max(0, column - 1)
    case 'ArrowDown':
      return Math.min(SIDE - 1, row + 1) * SIDE + column
    case 'ArrowUp':
      return Math.max(0, row - 1) * SIDE + column
    case 'Home':
      return toTheEnd ? 0 : row * SIDE
    case 'End':
      return toTheEnd ? TILES - 1 : row * SIDE + SIDE - 1
    case 'PageUp':
      return column
    case 'PageDown':
      return (SIDE - 1) * SIDE + column
    default:
      return undefined
  }
}

/** A tile more or less in the pattern of a run; no more than may be opened. */
export function togglePattern(pattern: readonly number[], tile: number, most: number): readonly number[] {
  if (pattern.includes(tile)) return pattern.filter((one) => one !== tile)
  return pattern.length < most ? [...pattern, tile] : pattern
}

/** What changed on the stage, for sounds and screen readers. */
export type Change = 'begun' | 'gem' | 'mine' | 'left' | 'refunded'

export function changeOf(before: Session | null, after: Session | null): Change | null {
  if (!after) return null
  if (after.state === 'refunded') return isOpen(before) ? 'refunded' : null
  if (before?.id !== after.id && after.opened.length === 0) return 'begun'
  const isMore = before?.id === after.id && after.opened.length > before.opened.length
  if (!isOpen(after) && (isOpen(before) || isMore)) return hitOf(after) === undefined ? 'left' : 'mine'
  return isMore ? 'gem' : null
}
