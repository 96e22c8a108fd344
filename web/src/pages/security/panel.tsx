import type { ReactNode } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './security.module.css'

/** One side of an account's security. `state` says at a glance how it stands. */
export function Panel({ title, text, state, children }: PanelProps) {
  return (
    <section className={css.panel}>
      <header>
        <h2>{title}</h2>
        {state}
      </header>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  )
}

interface PanelProps {
  title: string
  text?: string
  state?: ReactNode
  children: ReactNode
}

interface RowProps {
  icon: IconName
  title: ReactNode
  text?: string
  children?: ReactNode
}

/** A thing, how it stands, and what can be done with it. */
export function Row({ icon, title, text, children }: RowProps) {
  return (
    <div className={css.row}>
      <span className={css.lamp}>
        <Icon name={icon} size={20} />
      </span>
      <div className={css.words}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}

/** What follows from a change, before it is made: first what is special to it, then the hold that each begins. */
export function Consequence({ children }: { children?: string }) {
  const t = useMessages(messages)
  return (
    <div className={css.consequence}>
      <Icon name="info" size={18} />
      <p>
        {children} {t('consequence')}
      </p>
    </div>
  )
}
