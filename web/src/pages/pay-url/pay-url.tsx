// One recharge, followed to its end. The payment service returns players here, and the history leads here. What the page
// shows comes from the server alone, never from the address that the payment service opened.

import { ButtonLink } from '../../client/link-rows.tsx'
import { CallError } from '../../client/call.ts'
import { useQuery } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { CHARGING_HISTORY, WALLET } from '../../wallet/paths.ts'
import { useRecharge } from '../../wallet/use-order.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { messages } from './messages.ts'
import { Order } from './order.tsx'

export default function PayUrl() {
  const t = useMessages(messages)
  const named = Number(useQuery().get('id'))
  const id = Number.isSafeInteger(named) && named > 0 ? named : null
  return (
    <InnerPage title={id === null ? t('title') : t('numbered', { id })} under={WALLET}>
      <PlayerOnly text={t('logInText')}>{id === null ? <Unknown /> : <Recharge key={id} id={id} />}</PlayerOnly>
    </InnerPage>
  )
}

function Recharge({ id }: { id: number }) {
  const { order, error, refetch } = useRecharge(id)
  if (order) return <Order order={order} />
  if (!error) return <Skeleton height={420} />
  if (error instanceof CallError && !error.network) return <Unknown />
  return <ListFailed onRetry={refetch} />
}

function Unknown() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="search" title={t('none')} text={t('noneText')}>
      <ButtonLink to={CHARGING_HISTORY} kind="quiet" text={t('history')} />
    </EmptyState>
  )
}
