import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import css from './timeline.module.css'

/** What happened and what follows, in its order, on one thread. */
export const Timeline = (props: ComponentPropsWithoutRef<'ol'>) => <ol {...props} className={css.timeline} />

interface TimelineStepProps {
  title: ReactNode
  /** The title is a heading of the page. */
  isHeading?: boolean
  /** Numbered where it is missing. `ahead` has not happened yet. */
  tone?: 'good' | 'bad' | 'neutral' | 'open' | 'ahead'
  /** An icon in place of the number. */
  mark?: ReactNode
  /** The state as it is now: its title takes the colour of its tone. */
  isCurrent?: boolean
  children?: ReactNode
}

export function TimelineStep({ title, isHeading, tone, mark, isCurrent, children }: TimelineStepProps) {
  return (
    <li data-tone={tone ?? 'numbered'} data-current={isCurrent || undefined}>
      <span className={css.mark} aria-hidden="true">
        {mark}
      </span>
      {isHeading ? <h3>{title}</h3> : <p className={css.title}>{title}</p>}
      {children}
    </li>
  )
}
