// What stands beneath the bet bar. The lists show settled rows alone: nothing here may be invented or held back.

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import css from './bet-tabs.module.css'

type TabName = 'live' | 'mine' | 'fairness'

/** What is under the bet bar, one at a time, in the order given. */
export function BetTabs({ tabs }: { tabs: Partial<Record<TabName, ReactNode>> }) {
  const t = useMessages(messages)
  const id = useId()
  const names = Object.keys(tabs) as TabName[]
  const [chosen, choose] = useState<TabName>(names[0] ?? 'mine')

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = names[(names.indexOf(chosen) + step + names.length) % names.length] ?? chosen
    choose(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={t('lists')} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => choose(name)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {tabs[chosen]}
      </div>
    </>
  )
}
