import type { ReactNode } from 'react'
import { navigate, usePath, useQuery } from '../client/navigate.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { messages } from './messages.ts'

/** Money through a gateway or coins of a chain. The address knows which, so that a link leads to either. */
export function WayTabs({ fiat, crypto }: { fiat: ReactNode; crypto: ReactNode }) {
  const t = useMessages(messages)
  const path = usePath()
  const way = useQuery().get('tab') === 'crypto' ? 'crypto' : 'fiat'
  return (
    <Tabs
      label={t('ways')}
      tabs={[
        { name: 'fiat', text: t('fiat') },
        { name: 'crypto', text: t('crypto') },
      ]}
      chosen={way}
      onChoose={(next) => next !== way && navigate.redirect(next === 'fiat' ? path : `${path}?tab=${next}`)}
    >
      {way === 'fiat' ? fiat : crypto}
    </Tabs>
  )
}
