// Gold goes out: to a bank, a phone or an address. What it costs and brings stands here, quoted by the server, before
// anything is confirmed; a withdrawal that was made has its page at the same address with its id.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { useQuery } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { HoldNotice } from '../../step-up/hold-notice.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { LEDGER, WITHDRAWAL_HISTORY } from '../../wallet/paths.ts'
import { LogInFirst, Statement, WalletPage } from '../../wallet/wallet-page.tsx'
import { WayTabs } from '../../wallet/way-tabs.tsx'
import { BalancePanel, UnderWay } from './balance-panel.tsx'
import { CryptoTab } from './crypto-tab.tsx'
import { FiatTab } from './fiat-tab.tsx'
import { messages } from './messages.ts'
import { OrderPage } from './order-page.tsx'

const call = caller<WalletContract>()
/** A gateway or a network may go and come back while one looks. */
const SETTING_MS = 20_000
/** Whoever waits for a network sees soon that it is back. */
const DOWN_MS = 3000
const BALANCE_MS = 10_000

export default function Withdrawal() {
  const id = Number(useQuery().get('id'))
  return Number.isSafeInteger(id) && id > 0 ? <OrderPage key={id} id={id} /> : <NewWithdrawal />
}

function NewWithdrawal() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const setting = useAnswer({
    queryKey: ['wallet', 'withdrawal-setting'],
    queryFn: ({ signal }) => call('GET /api/withdrawal/setting', {}, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.crypto.some(({ isUp }) => !isUp) ? DOWN_MS : SETTING_MS),
  })
  const balance = useAnswer({
    queryKey: ['wallet', 'withdrawal-balance'],
    queryFn: ({ signal }) => call('GET /api/withdrawal/balance', {}, { quiet: true, signal }),
    enabled: loggedIn,
    refetchInterval: BALANCE_MS,
    meta: { own: true },
  })
  const isLost = (setting.isError && !setting.data) || (balance.isError && !balance.data)
  const again = (): void => {
    void setting.refetch()
    if (loggedIn) void balance.refetch()
  }
  const parts = setting.data && { setting: setting.data, balance: balance.data ?? null }
  return (
    <WalletPage title={t('title')}>
      {loggedIn ? <BalancePanel balance={balance.data} /> : <LogInFirst text={t('logInText')} />}
      <Statement />
      <HoldNotice />
      <UnderWay />
      {isLost ? (
        <ListFailed onRetry={again} />
      ) : parts && (!loggedIn || balance.data) ? (
        <WayTabs fiat={<FiatTab {...parts} />} crypto={<CryptoTab {...parts} />} />
      ) : (
        <Skeleton height={520} />
      )}
      <LinkRows label={t('title')}>
        <LinkRow to={WITHDRAWAL_HISTORY} icon="clock" text={t('history')} />
        <LinkRow to={LEDGER} icon="book" text={t('ledger')} />
      </LinkRows>
    </WalletPage>
  )
}
