// Money: what waits for a decision, orders in and out, gold booked by hand, and whether gateway, chains and ledger agree.

import { Page } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ByHand } from './by-hand.tsx'
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
          { id: 'by-hand', title: 'By hand', show: () => <ByHand /> },
          { id: 'reconciliation', title: 'Reconciliation', show: () => <Reconciliation /> },
        ]}
      />
    </Page>
  )
}
