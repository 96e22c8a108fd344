import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { ReactNode } from 'react'
import css from './text.module.css'
import { messages } from '../messages.ts'

/** What players will see, as wide as their phones, and dark at any hour as the app is. */
export const Phone = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <div
    className={css.phone}
    data-theme="dark"
    lang={lang}
    role="region"
    aria-label={useMessages(messages)('asPlayersSee')}
  >
    {children}
  </div>
)
