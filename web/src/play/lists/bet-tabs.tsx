// Below the bet bar: lists of settled bets, and how the game's fairness works.

import { useState, type ReactNode } from 'react'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import css from './bet-tabs.module.css'

type TabName = 'live' | 'mine' | 'fairness'

/** One tab at a time, in the order given. */
export function BetTabs({ tabs }: { tabs: Partial<Record<TabName, ReactNode>> }) {
  const t = useMessages(messages)
  const names = Object.keys(tabs) as TabName[]
  const [chosen, choose] = useState<TabName>(names[0] ?? 'mine')
  return (
    <Tabs
      label={t('lists')}
      tabs={names.map((name) => ({ name, text: t(name) }))}
      chosen={chosen}
      onChoose={choose}
      panelClass={css.panel}
    >
      {tabs[chosen]}
    </Tabs>
  )
}
