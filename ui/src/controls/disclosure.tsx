import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './disclosure.module.css'

interface DisclosureProps {
  title: ReactNode
  /** Stands on the page by itself and not in a panel. */
  card?: boolean
  /** Lies in a panel on a ground of its own. */
  inset?: boolean
  children: ReactNode
}

/** What not everyone wants to read: its title, and the rest when it is asked for. */
export function Disclosure({ title, card, inset, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} data-card={card || undefined} data-inset={inset || undefined}>
      <summary>
        {title}
        <Icon name="down" size={18} />
      </summary>
      {children}
    </details>
  )
}
