// Money: what waits for a decision, orders in and out, gold booked by hand, and whether gateway, chains and ledger agree.

import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ManualAdjustments } from './manual-adjustments.tsx'
import { Recharges, Withdrawals } from './order-lists.tsx'
import { Overview } from './overview.tsx'
import { Queue } from './queue.tsx'
import { Reconciliation } from './reconciliation.tsx'

export default function MoneyPage() {
  return (
    <Page title="Money">
      <Tabs
        label="What of the money"
        tabs={[
          { id: 'overview', title: 'Overview', show: () => <Overview /> },
          { id: 'queue', title: 'To approve', show: () => <Queue /> },
          { id: 'withdrawals', title: 'Withdrawals', show: () => <Withdrawals /> },
          { id: 'recharges', title: 'Recharges', show: () => <Recharges /> },
          { id: 'by-hand', title: 'By hand', show: () => <ManualAdjustments /> },
          { id: 'reconciliation', title: 'Reconciliation', show: () => <Reconciliation /> },
        ]}
      />
    </Page>
  )
}
