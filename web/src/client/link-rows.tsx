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
  /** What is found there; the row is taller with it. */
  detail?: string
  /** What waits there, as `3 unread`. */
  badge?: string | undefined
}

export function LinkRow({ to, icon, text, detail, badge }: LinkRowProps) {
  return (
    <Link to={to} className={css.row}>
      {detail ? (
        <i className={css.icon}>
          <Icon name={icon} size={22} />
        </i>
      ) : (
        <Icon name={icon} size={20} />
      )}
      <span>
        {text}
        {detail && <small>{detail}</small>}
      </span>
      {badge && <b className={css.badge}>{badge}</b>}
      <Icon name="next" size={18} />
    </Link>
  )
}
