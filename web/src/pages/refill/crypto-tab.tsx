import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import type { RechargeRow, WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { Link } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { newRequestId } from '../../play/table/request.ts'
import { useMoney } from '../../wallet/money.ts'
import { useNetworkName } from '../../wallet/network-name.ts'
import { OrderSteps } from '../../wallet/order-steps.tsx'
import { rechargePath } from '../../wallet/paths.ts'
import { Qr } from '../../wallet/qr.tsx'
import { Notice, RateLine, toastRefusal } from '../../wallet/terms.tsx'
import { useOrders, useRecharge } from '../../wallet/use-order.ts'
import { messages } from './messages.ts'
import type { CryptoMethod, Prices } from './price.ts'
import css from './refill.module.css'

const call = caller<WalletContract>()

export function CryptoTab({ prices: { crypto: methods } }: { prices: Prices }) {
  const t = useMessages(messages)
  const names = useNetworkName()
  const [wanted, setWanted] = useState({ currency: '', network: '' })
  const ofCurrency = (code: string | undefined) => methods.filter(({ currency }) => currency === code)
  const wantedOnes = ofCurrency(wanted.currency)
  const usable = wantedOnes.length > 0 ? wantedOnes : ofCurrency(methods[0]?.currency)
  const method = usable.find(({ network }) => network === wanted.network) ?? usable[0]
  if (!method) return <EmptyState icon="globe" title={t('none')} text={t('noneText')} />
  return (
    <>
      <Panel>
        <Row className={css.pair} wrap align="end" gap={12}>
          <Select
            label={t('currency')}
            value={method.currency}
            options={[...new Set(methods.map(({ currency }) => currency))].map((code) => ({
              value: code,
              label: code,
            }))}
            onChange={(currency) => setWanted({ currency, network: '' })}
          />
          <Select
            label={t('network')}
            value={method.network}
            options={usable.map(({ network, name }) => ({ value: network, label: names.label(network, name) }))}
            onChange={(network) => setWanted({ currency: method.currency, network })}
          />
        </Row>
        {method.isUp ? <Address key={method.network} method={method} /> : <Unavailable method={method} />}
      </Panel>
      <Deposits />
    </>
  )
}

/** No address while nothing that arrives there can be seen: nobody should be led to send coins now. */
function Unavailable({ method }: { method: CryptoMethod }) {
  const t = useMessages(messages)
  const network = useNetworkName().inText(method.network, method.name)
  return (
    <>
      <div role="status">
        <EmptyState icon="globe" title={t('networkDown', { network })} text={t('networkDownText')} />
      </div>
      <Terms method={method} />
    </>
  )
}

function Address({ method }: { method: CryptoMethod }) {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const { network } = method
  const query = useQuery({
    queryKey: ['wallet', 'address', network],
    queryFn: ({ signal }) => call('GET /api/recharge/address/{network}', { network }, { quiet: true, signal }),
    enabled: loggedIn,
    staleTime: Infinity,
    meta: { own: true },
  })
  return (
    <>
      <PlayerOnly text={t('logInText')}>
        <Loaded query={query} skeleton={340}>
          {({ address }) => <OwnAddress address={address} method={method} />}
        </Loaded>
      </PlayerOnly>
      <Terms method={method} />
      {loggedIn && method.hasFaucet && <Faucet method={method} />}
    </>
  )
}

/** The player's own address: to be scanned, copied or read. */
function OwnAddress({ address, method }: { address: string; method: CryptoMethod }) {
  const t = useMessages(messages)
  const network = useNetworkName().inText(method.network, method.name)
  const copy = async (): Promise<void> => {
    try {
      // The clipboard is missing outside a secure context.
      await navigator.clipboard.writeText(address)
      toast(t('copied'))
    } catch {
      toast(t('copyFailed'))
    }
  }
  return (
    <>
      <Stack className={css.address} align="center">
        <Qr text={address} label={t('qr')} />
        <h2>{t('address')}</h2>
        <code>{address}</code>
        <Button wide onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {t('copy')}
        </Button>
      </Stack>
      <Notice tone="warn">{t('only', { currency: method.currency, network })}</Notice>
    </>
  )
}

function Terms({ method }: { method: CryptoMethod }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  return (
    <Stack gap={16}>
      <Facts isRuled gap={10}>
        <Fact name={t('minimum')}>{money(method.minAmount, method.currency)}</Fact>
        <Fact name={t('confirmations')}>{format.number(method.confirmations)}</Fact>
      </Facts>
      <RateLine rate={method.rate} currency={method.currency} />
    </Stack>
  )
}

const SHOWN = 3

/** The latest deposits, each as far as it has come. */
function Deposits() {
  const t = useMessages(messages)
  const orders = useOrders()
  if (!orders) return null
  const deposits = orders.recharges.filter(({ kind }) => kind === 'crypto').slice(0, SHOWN)
  return (
    <Panel title={t('deposits')}>
      {deposits.length === 0 && <Hint>{t('depositsEmpty')}</Hint>}
      {deposits.map((deposit, at) => (
        <Fragment key={deposit.id}>
          {at > 0 && <Divider />}
          <Deposit known={deposit} />
        </Fragment>
      ))}
    </Panel>
  )
}

function Deposit({ known }: { known: RechargeRow }) {
  const money = useMoney()
  // The socket does not report confirmations, so the deposit is asked for while it waits for them.
  const { order = known } = useRecharge(known.id)
  return (
    <article>
      <Link to={rechargePath(order.id)}>
        <Row gap={12} style={{ minHeight: 'var(--target)' }}>
          <GoldAmount gold={order.gold} />
          <Text as="span" size={2} tone="muted" align="right" style={{ flex: 1 }}>
            {money(order.amount, order.currency)}
          </Text>
          <Icon name="next" size={18} />
        </Row>
      </Link>
      <OrderSteps order={order} />
    </article>
  )
}

/** Test coins to one's own address; only where play money is played for. */
function Faucet({ method: { network } }: { method: CryptoMethod }) {
  const t = useMessages(messages)
  const money = useMoney()
  const { isBusy, run } = useSubmit()
  const requestId = useRef<string | null>(null)
  const ask = async (): Promise<void> => {
    requestId.current ??= newRequestId()
    const sent = { network, requestId: requestId.current }
    const { amount, currency } = await call('POST /api/recharge/faucet', sent, { quiet: true })
    requestId.current = null
    toast(t('faucetSent', { money: money(amount, currency) }))
  }
  return (
    <Stack gap={8}>
      <Button kind="quiet" wide busy={isBusy} onClick={() => void run(ask, toastRefusal)}>
        {t('faucet')}
      </Button>
      <Hint>{t('faucetText')}</Hint>
    </Stack>
  )
}
