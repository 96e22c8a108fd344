import type { ReactNode } from 'react'
import { Icon, type IconName } from '../controls/icon.tsx'
import css from './placeholder.module.css'

/** Keeps the room of what is still on its way, so that nothing jumps. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: number | string; height?: number | string }) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
}

interface EmptyStateProps {
  icon: IconName
  title: string
  /** What will be here and what to do. */
  text?: string
  children?: ReactNode
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.lamp}>
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
