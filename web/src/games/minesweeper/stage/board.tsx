import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Art } from './art.tsx'
import { columnOf, rowOf, SIDE, stepFocus, type TileView } from './board-view.ts'
import { messages } from '../messages.ts'
import { placeText } from '../text.tsx'
import css from './board.module.css'

const ROWS = Array.from({ length: SIDE }, (_, row) => row)

interface BoardProps {
  tiles: readonly TileView[]
  /** What a press on a closed tile does: nothing, open it, or take it into the pattern of a run. */
  mode: 'rest' | 'open' | 'pick'
  /** The tile that the server was asked to open. */
  asked: number | null
  /** No press is taken for the moment. */
  isBusy: boolean
  /** The tiles of a run, in their order. */
  pattern: readonly number[]
  /** A game has just begun. */
  isFresh: boolean
  onTile: (tile: number) => void
}

/** The tiles: a grid for keyboards, moved through by arrows. */
export function Board({ tiles, mode, asked, isBusy, pattern, isFresh, onTile }: BoardProps) {
  const t = useMessages(messages)
  const grid = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState(0)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepFocus(focus, event.key, event.ctrlKey || event.metaKey)
    if (next === undefined) return
    event.preventDefault()
    setFocus(next)
    grid.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
  }
  return (
    <div
      ref={grid}
      className={css.board}
      role="grid"
      aria-label={t('board')}
      aria-multiselectable={mode === 'pick' || undefined}
      data-mode={mode}
      data-fresh={isFresh || undefined}
      onKeyDown={onKeyDown}
    >
      {ROWS.map((row) => (
        <div key={row} role="row" className={css.row}>
          {tiles.slice(row * SIDE, (row + 1) * SIDE).map((view, column) => {
            const tile = row * SIDE + column
            return (
              <Tile
                key={tile}
                tile={tile}
                view={view}
                isPicking={mode === 'pick'}
                isAsked={asked === tile}
                order={pattern.indexOf(tile)}
                canPress={!isBusy && mode !== 'rest' && view.face === 'closed'}
                hasFocus={focus === tile}
                onFocus={() => setFocus(tile)}
                onPress={() => view.face === 'closed' && !isBusy && onTile(tile)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface TileProps {
  tile: number
  view: TileView
  isPicking: boolean
  isAsked: boolean
  /** Its place in the pattern, from 0; -1 where it has none. */
  order: number
  canPress: boolean
  hasFocus: boolean
  onFocus: () => void
  onPress: () => void
}

function Tile({ tile, view, isPicking, isAsked, order, canPress, hasFocus, onFocus, onPress }: TileProps) {
  const t = useMessages(messages)
  const { face, delayMs } = view
  const name = `${placeText(tile, t)}: ${t(face)}`
  const isGem = face === 'gem' || face === 'spareGem'
  const look = {
    '--delay': `${delayMs}ms`,
    '--share': (rowOf(tile) + columnOf(tile)) / (2 * (SIDE - 1)),
  } as CSSProperties
  return (
    <button
      type="button"
      role="gridcell"
      className={css.tile}
      data-tile={tile}
      data-face={face}
      data-asked={isAsked || undefined}
      data-picked={order >= 0 || undefined}
      style={look}
      tabIndex={hasFocus ? 0 : -1}
      aria-label={order >= 0 ? `${name}, ${t('chosen', { n: order + 1 })}` : name}
      aria-selected={isPicking ? order >= 0 : undefined}
      aria-disabled={!canPress || undefined}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className={css.light} />
      <span className={css.turn}>
        <span className={`num ${css.cap}`}>{order >= 0 && order + 1}</span>
        <span className={css.pit}>{face !== 'closed' && <Art of={isGem ? 'gem' : 'mine'} />}</span>
      </span>
    </button>
  )
}
