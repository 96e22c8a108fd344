// One withdrawal: what it is, its states with their reasons, and the way to cancel it while there is one.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller, CallError } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { LinkRow } from '../../client/link-rows.tsx'
import { isTestMode } from '../../client/mode.ts'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useSubmit } from '../../client/use-submit.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { useMoney } from '../../wallet/money.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { WITHDRAWAL_HISTORY } from '../../wallet/paths.ts'
import { useWithdrawal } from '../../wallet/use-order.ts'
import { WalletLinks } from '../../wallet/wallet-links.tsx'
import { messages } from './messages.ts'
import css from './withdrawal.module.css'

const call = caller<WalletContract>()

export function OrderPage({ id }: { id: number }) {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('order', { id })}>
      <PlayerOnly text={t('logInText')}>
        <Order id={id} />
      </PlayerOnly>
    </InnerPage>
  )
}

function Order({ id }: { id: number }) {
  const t = useMessages(messages)
  const { order, error, refetch } = useWithdrawal(id)
  if (error instanceof CallError && error.network) return <ListFailed onRetry={refetch} />
  if (error) return <EmptyState icon="search" title={t('none')} text={t('noneText')} />
  if (!order) return <Skeleton height={420} />
  return (
    <>
      <OrderFacts order={order} />
      <Panel>
        <div aria-live="polite">
          <OrderSteps order={order} />
        </div>
        {order.canCancel && <Cancel order={order} />}
      </Panel>
      <WalletLinks label={t('all')} names={['ledger']}>
        <LinkRow to={WITHDRAWAL_HISTORY} icon="clock" text={t('all')} />
      </WalletLinks>
    </>
  )
}

function OrderFacts({ order }: { order: WithdrawalRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  return (
    <Panel>
      <Facts isStacked className={css.balance}>
        <Fact name={t('net')}>
          <b className="num">{money(order.net, order.currency)}</b>
        </Fact>
      </Facts>
      <Facts isRuled gap={10}>
        <GoldFact name={t('amount')} gold={order.gold} dollars={!isTestMode()} />
        <Fact name={t('fee')}>{money(order.fee, order.currency)}</Fact>
        <Fact name={t('destination')}>{order.destination}</Fact>
        <Fact name={t('asked')}>{format.dateTime(order.createTime)}</Fact>
        {order.releaseTime !== null && ['held', 'review'].includes(order.state) && (
          <Fact name={t('release')}>{format.dateTime(order.releaseTime)}</Fact>
        )}
      </Facts>
      {order.txHash && (
        <dl>
          <CopyRow name={t('tx')} value={order.txHash} />
        </dl>
      )}
    </Panel>
  )
}

/** Asked once more, because cancelling can't be undone. Keeping it is the first and easier answer. */
function Cancel({ order: { id, gold } }: { order: WithdrawalRow }) {
  const t = useMessages(messages)
  const format = useFormat()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const { isBusy, run } = useSubmit()
  const cancel = async (): Promise<void> => {
    // The call itself says why it was refused; the order's current state is asked for in any case.
    await run(async () => {
      const order = await call('POST /api/withdrawal/cancel', { id })
      queries.setQueryData(['wallet', 'withdrawal', id], order)
      toast(t('cancelled'))
    })
    ask(false)
    void queries.invalidateQueries({ queryKey: ['wallet'] })
  }
  return (
    <>
      <Button kind="quiet" wide onClick={() => ask(true)}>
        {t('cancel')}
      </Button>
      <Sheet open={isAsked} onClose={() => ask(false)} title={t('cancelTitle')}>
        <Stack gap={14}>
          <p>{t('cancelText', { gold: format.gold(gold) })}</p>
          <Button kind="quiet" size="large" wide onClick={() => ask(false)}>
            {t('cancelNo')}
          </Button>
          <Button kind="quiet" size="large" wide busy={isBusy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </Stack>
      </Sheet>
    </>
  )
}
