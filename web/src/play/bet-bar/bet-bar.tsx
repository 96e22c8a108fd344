// The bet bar of all games: amount, quick amounts, the most it can win, one line of consequence, one main button. It knows what a
// stake may be, never what is bet on.

import type { ReactNode } from 'react'
import { useTableClosed } from '../closed-table.tsx'
import css from './bet-bar.module.css'

interface BetBarProps {
  /** What the player bets on; absent where there is nothing to choose. */
  choice?: ReactNode
  /** A `StakeField`. */
  stake: ReactNode
  /** Quick amounts, or what a running auto-bet says in their place. */
  chips: ReactNode
  /** What this bet would bring, or why it can't be placed: a `BetNote`, two lines that keep their room. */
  note: ReactNode
  /** Stands before the main button. */
  aside?: ReactNode
  /** The main button: it says exactly what it will do. */
  action: ReactNode
  /** While a run is on, nothing but its stop can be pressed. */
  locked?: boolean
}

/** Everything under the thumb, in one order for all games. */
export function BetBar({ choice, stake, chips, note, aside, action, locked = false }: BetBarProps) {
  const isClosed = useTableClosed() !== null
  const isShut = isClosed || locked
  return (
    <div className={css.bar}>
      <div className={css.inputs} inert={isShut} data-locked={isShut || undefined}>
        {choice}
        {stake}
      </div>
      {isClosed ? (
        <div className={css.inputs} inert data-locked>
          {chips}
        </div>
      ) : (
        chips
      )}
      {note}
      <div className={css.main} data-main="">
        {aside}
        {action}
      </div>
    </div>
  )
}

export interface Remedy {
  readonly label: string
  readonly onUse: () => void
}

interface BetNoteProps {
  problem: string | null
  /** A way out of the problem, beside it. */
  remedy?: Remedy | null | undefined
  /** The `MaxWinLine` of this bet. It gives its room to a problem, so that the bar keeps its height. */
  maxWin: ReactNode
  children: ReactNode
}

/** The two lines above the main button; a problem is said aloud, a preview is not. */
export function BetNote({ problem, remedy, maxWin, children }: BetNoteProps) {
  return (
    <div className={css.info} data-problem={problem ? '' : undefined}>
      {!problem && maxWin}
      <div className={css.note} role="status" id="bet-note">
        {problem ?? <span aria-live="off">{children}</span>}
      </div>
      {problem && remedy && (
        <button type="button" className={css.remedy} onClick={remedy.onUse}>
          {remedy.label}
        </button>
      )}
    </div>
  )
}
