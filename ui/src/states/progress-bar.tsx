import type { ReactNode } from 'react'
import css from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max?: number
  /** How far it is, in words below the bar. */
  children: ReactNode
}

export function ProgressBar({ label, value, max = 1, children }: ProgressBarProps) {
  return (
    <div className={css.progress}>
      <progress value={value} max={max} aria-label={label} />
      {children}
    </div>
  )
}
