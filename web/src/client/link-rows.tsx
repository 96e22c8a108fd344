import type { ReactNode } from 'react'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Link } from './navigate.tsx'
import css from './link-rows.module.css'

/** Ways onward, one beneath the other. */
export function LinkRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={css.rows} aria-label={label}>
      {children}
    </nav>
  )
}

interface LinkRowProps {
  to: string
  icon: IconName
  text: string
  /** What waits there, as `3 unread`. */
  badge?: string | undefined
}

export function LinkRow({ to, icon, text, badge }: LinkRowProps) {
  return (
    <Link to={to} className={css.row}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
      {badge && <b className={css.badge}>{badge}</b>}
      <Icon name="next" size={18} />
    </Link>
  )
}

/** For a `ListRow` that leads to a page. */
export const rowLink = (to: string) => (className: string, inside: ReactNode) => (
  <Link to={to} className={className}>
    {inside}
  </Link>
)
