// The bet bar of all games: amount, quick amounts, one line of consequence, one main button. It knows what a
// stake may be, never what is bet on.

import type { ReactNode } from 'react'
import css from './bet-bar.module.css'

interface BetBarProps {
  /** What the player bets on; absent where there is nothing to choose. */
  choice?: ReactNode
  /** A `StakeField`. */
  stake: ReactNode
  /** Quick amounts, or what a running auto-bet says in their place. */
  chips: ReactNode
  /** What this bet would bring, or why it can't be placed: one line that keeps its room. */
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
  return (
    <div className={css.bar}>
      <div className={css.inputs} inert={locked} data-locked={locked || undefined}>
        {choice}
        {stake}
      </div>
      {chips}
      {note}
      <div className={css.main}>
        {aside}
        {action}
      </div>
    </div>
  )
}

/** The line above the main button; a problem is said aloud, a preview is not. */
export function BetNote({ problem, children }: { problem: string | null; children: ReactNode }) {
  return (
    <div className={css.note} role="status" data-problem={problem ? '' : undefined} id="bet-note">
      {problem ?? <span aria-live="off">{children}</span>}
    </div>
  )
}
