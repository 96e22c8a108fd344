// Gold for money or for coins of a chain. The price is shown before anything is ordered.

import { useQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { useRestriction } from '../../client/restriction.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { OpenOrders } from '../../wallet/order-list.tsx'
import { WalletLinks } from '../../wallet/wallet-links.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { PaymentTabs, Statement } from '../../wallet/terms.tsx'
import { CryptoTab } from './crypto-tab.tsx'
import { FiatTab } from './fiat-tab.tsx'
import { messages } from './messages.ts'

const call = caller<WalletContract>()
/** A gateway or a network may fail and return while the page is open. */
const PRICES_MS = 20_000
/** A network that is back is shown soon. */
const DOWN_MS = 3000

export default function Refill() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  return (
    <InnerPage title={t('title')}>
      {restriction ? (
        <>
          <ClosedForNow restriction={restriction} />
          <OpenOrders side="in" kind="fiat" />
        </>
      ) : (
        <Offers />
      )}
      <WalletLinks label={t('title')} names={restriction ? ['recharges'] : ['recharges', 'tasks']} />
    </InnerPage>
  )
}

function Offers() {
  const query = useQuery({
    queryKey: ['wallet', 'prices'],
    queryFn: ({ signal }) => call('GET /api/recharge/price_setting', {}, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.crypto.some(({ isUp }) => !isUp) ? DOWN_MS : PRICES_MS),
  })
  return (
    <>
      <Statement />
      <Loaded query={query} skeleton={420}>
        {(prices) => <PaymentTabs fiat={<FiatTab prices={prices} />} crypto={<CryptoTab prices={prices} />} />}
      </Loaded>
    </>
  )
}
