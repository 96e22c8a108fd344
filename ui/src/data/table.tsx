import type { ReactNode } from 'react'
import css from './table.module.css'

interface TableProps {
  /** What it is, for those who hear it. */
  label: string
  /** Keeps every cell on one line and scrolls sideways instead. */
  isWide?: boolean
  children: ReactNode
}

/** Figures in rows and columns: the first column are words, the others are numbers. */
export function Table({ label, isWide = false, children }: TableProps) {
  const table = (
    <table className={css.table} aria-label={label} data-wide={isWide || undefined}>
      {children}
    </table>
  )
  if (!isWide) return table
  return (
    // Keyboards reach and scroll only what has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      {table}
    </div>
  )
}
