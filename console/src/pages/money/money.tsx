// Money: pending decisions, deposits and withdrawals, manual adjustments, and whether gateway, chains and ledger agree.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ManualAdjustments } from './manual-adjustments.tsx'
import { Recharges, Withdrawals } from './order-lists.tsx'
import { Overview } from './overview.tsx'
import { Queue } from './queue.tsx'
import { Reconciliation } from './reconciliation.tsx'
import { messages } from './messages.ts'

export default function MoneyPage() {
  const t = useMessages(messages)
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={[
          { id: 'overview', title: t('overview'), show: () => <Overview /> },
          { id: 'queue', title: t('queue'), show: () => <Queue /> },
          { id: 'withdrawals', title: t('withdrawals'), show: () => <Withdrawals /> },
          { id: 'recharges', title: t('deposits'), show: () => <Recharges /> },
          { id: 'adjustments', title: t('adjustments'), show: () => <ManualAdjustments /> },
          { id: 'reconciliation', title: t('reconciliation'), show: () => <Reconciliation /> },
        ]}
      />
    </Page>
  )
}
