import { TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { columnOf, rowOf, type Outcome } from './board-view.ts'
import css from './board-picture.module.css'

/** The whole board, small: mines, what was opened, and the order it was opened in. */
export function BoardPicture({ outcome: { mines, opened }, label }: { outcome: Outcome; label: string }) {
  return (
    <figure className={css.picture} role="img" aria-label={label}>
      {Array.from({ length: TILES }, (_, tile) => {
        const order = opened.indexOf(tile)
        return (
          <i
            key={tile}
            data-mine={mines.includes(tile) || undefined}
            data-opened={order >= 0 || undefined}
            style={{ gridRow: rowOf(tile) + 1, gridColumn: columnOf(tile) + 1 }}
          >
            {order >= 0 && order + 1}
          </i>
        )
      })}
    </figure>
  )
}
