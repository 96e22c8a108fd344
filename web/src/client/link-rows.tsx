import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLooks } from '@glasshouse/ui/controls/button.tsx'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Link } from './navigate.tsx'
import css from './link-rows.module.css'

/** Links below each other. A label makes them a landmark; without one the section around them names them. */
export function LinkRows({ label, children }: { label?: string; children: ReactNode }) {
  const Part = label ? 'nav' : 'div'
  return (
    <Part className={css.rows} aria-label={label}>
      {children}
    </Part>
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

/** For a `ListRow` that leads to a page. */
export const rowLink = (to: string) => (className: string, inside: ReactNode) => (
  <Link to={to} className={className}>
    {inside}
  </Link>
)

interface ButtonLinkProps extends ButtonLooks, Pick<ComponentProps<typeof Link>, 'to' | 'how'> {
  icon?: IconName
  text: string
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, how = 'push', icon, text, ...looks }: ButtonLinkProps) => (
  <Link to={to} how={how} className={buttonClass(looks)}>
    {icon && <Icon name={icon} size={looks.size === 'small' ? 18 : 20} />}
    {text}
  </Link>
)
