// Gold for money or for coins of a chain. What it costs stands here before anything is ordered.

import { useQuery } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { AD_TASKS, CHARGING_HISTORY } from '../../wallet/paths.ts'
import { Statement, WalletPage } from '../../wallet/wallet-page.tsx'
import { WayTabs } from '../../wallet/way-tabs.tsx'
import { CryptoTab } from './crypto-tab.tsx'
import { FiatTab } from './fiat-tab.tsx'
import { messages } from './messages.ts'
import { OpenRecharges } from './open-recharges.tsx'

const call = caller<WalletContract>()
/** A gateway or a network may go and come back while one looks. */
const PRICES_MS = 20_000
/** Whoever waits for a network sees soon that it is back. */
const DOWN_MS = 3000

export default function Refill() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  return (
    <WalletPage title={t('title')}>
      {restriction ? (
        <>
          <ClosedForNow restriction={restriction} />
          <OpenRecharges kind="fiat" />
        </>
      ) : (
        <Offers />
      )}
      <LinkRows label={t('title')}>
        <LinkRow to={CHARGING_HISTORY} icon="clock" text={t('history')} />
        {!restriction && <LinkRow to={AD_TASKS} icon="gift" text={t('tasks')} />}
      </LinkRows>
    </WalletPage>
  )
}

function Offers() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['wallet', 'prices'],
    queryFn: ({ signal }) => call('GET /api/recharge/price_setting', {}, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.crypto.some(({ isUp }) => !isUp) ? DOWN_MS : PRICES_MS),
  })
  return (
    <>
      <Statement />
      {data ? (
        <WayTabs fiat={<FiatTab prices={data} />} crypto={<CryptoTab prices={data} />} />
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  )
}
