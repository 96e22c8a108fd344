// Gold goes out: to a bank, a phone or an address. The server's quote is shown before anything is confirmed. A
// withdrawal that was made has its page at the same address with its id.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Fact, Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { VerifyNotice } from '../../client/contact/verify-notice.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { isTestMode } from '../../client/mode.ts'
import { useQuery } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { HoldNotice } from '../../step-up/use-security.tsx'
import { OpenOrders } from '../../wallet/order-list.tsx'
import { PaymentTabs, Statement } from '../../wallet/terms.tsx'
import { WalletLinks } from '../../wallet/wallet-links.tsx'
import { CryptoTab } from './crypto-tab.tsx'
import { FiatTab } from './fiat-tab.tsx'
import type { WithdrawalBalance } from './form.ts'
import { messages } from './messages.ts'
import { OrderPage } from './order-page.tsx'
import css from './withdrawal.module.css'

const call = caller<WalletContract>()
/** A gateway or a network may fail and return while the page is open. */
const SETTING_MS = 20_000
/** A network that is back is shown soon. */
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
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('logInText')}>
        <BalancePanel balance={balance.data} />
      </PlayerOnly>
      <Statement />
      <VerifyNotice />
      <HoldNotice />
      <OpenOrders side="out" />
      {isLost ? (
        <ListFailed onRetry={again} />
      ) : parts && (!loggedIn || balance.data) ? (
        <PaymentTabs fiat={<FiatTab {...parts} />} crypto={<CryptoTab {...parts} />} />
      ) : (
        <Skeleton height={520} />
      )}
      <WalletLinks label={t('title')} names={['withdrawals', 'ledger']} />
    </InnerPage>
  )
}

/** What can be withdrawn, and what can't be for now and why. */
function BalancePanel({ balance }: { balance: WithdrawalBalance | undefined }) {
  const t = useMessages(messages)
  return (
    <Panel>
      <Facts isStacked gap={12} className={css.balance}>
        <Fact name={t('balance')}>
          {balance ? (
            <GoldAmount gold={balance.withdrawable} size={26} dollars={!isTestMode()} />
          ) : (
            <Skeleton width={180} height={34} />
          )}
        </Fact>
        {balance && balance.held > 0 && <GoldFact name={t('held')} gold={balance.held} dollars={!isTestMode()} />}
        {balance && balance.reward > 0 && <GoldFact name={t('reward')} gold={balance.reward} dollars={!isTestMode()} />}
      </Facts>
      {balance && balance.reward > 0 && <Hint>{t('rewardText')}</Hint>}
    </Panel>
  )
}
