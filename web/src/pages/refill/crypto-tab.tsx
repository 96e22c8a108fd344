import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useMoney } from '../../wallet/money.ts'
import { Qr } from '../../wallet/qr.tsx'
import { LogInFirst, Notice, Panel, RateLine } from '../../wallet/wallet-page.tsx'
import { Deposits } from './deposits.tsx'
import { Faucet } from './faucet.tsx'
import { messages } from './messages.ts'
import type { CryptoWay, Prices } from './prices.ts'
import css from './refill.module.css'

const call = caller<WalletContract>()

export function CryptoTab({ prices }: { prices: Prices }) {
  const t = useMessages(messages)
  const [wanted, setWanted] = useState({ currency: '', network: '' })
  const ways = prices.crypto
  const ofCurrency = ways.filter(({ currency }) => currency === wanted.currency)
  const usable = ofCurrency.length > 0 ? ofCurrency : ways.filter(({ currency }) => currency === ways[0]?.currency)
  const way = usable.find(({ network }) => network === wanted.network) ?? usable[0]
  if (!way) return <EmptyState icon="globe" title={t('none')} text={t('noneText')} />
  return (
    <>
      <Panel>
        <div className={css.pair}>
          <Select
            label={t('currency')}
            value={way.currency}
            options={[...new Set(ways.map(({ currency }) => currency))].map((code) => ({ value: code, label: code }))}
            onChange={(currency) => setWanted({ currency, network: '' })}
          />
          <Select
            label={t('network')}
            value={way.network}
            options={usable.map(({ network, name }) => ({ value: network, label: name }))}
            onChange={(network) => setWanted({ currency: way.currency, network })}
          />
        </div>
        {way.isUp ? <Address key={way.network} way={way} /> : <Unavailable way={way} />}
      </Panel>
      <Deposits />
    </>
  )
}

/** No address while nothing that arrives there can be seen: nobody should be led to send coins now. */
function Unavailable({ way }: { way: CryptoWay }) {
  const t = useMessages(messages)
  return (
    <>
      <div role="status">
        <EmptyState icon="globe" title={t('networkDown', { network: way.name })} text={t('networkDownText')} />
      </div>
      <Terms way={way} />
    </>
  )
}

function Address({ way }: { way: CryptoWay }) {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const { data, isError, refetch } = useQuery({
    queryKey: ['wallet', 'address', way.network],
    queryFn: ({ signal }) =>
      call('GET /api/recharge/address/{network}', { network: way.network }, { quiet: true, signal }),
    enabled: loggedIn,
    staleTime: Infinity,
    meta: { own: true },
  })
  return (
    <>
      {!loggedIn ? (
        <LogInFirst text={t('logInText')} />
      ) : data ? (
        <Own address={data.address} way={way} />
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={340} />
      )}
      <Terms way={way} />
      {loggedIn && way.hasFaucet && <Faucet way={way} />}
    </>
  )
}

/** The player's own address: to be scanned, copied or read. */
function Own({ address, way }: { address: string; way: CryptoWay }) {
  const t = useMessages(messages)
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
      <div className={css.address}>
        <Qr text={address} label={t('qr')} />
        <h2>{t('address')}</h2>
        <code>{address}</code>
        <Button wide onClick={() => void copy()}>
          <Icon name="copy" size={20} />
          {t('copy')}
        </Button>
      </div>
      <Notice tone="warn">{t('only', { currency: way.currency, network: way.name })}</Notice>
    </>
  )
}

function Terms({ way }: { way: CryptoWay }) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('minimum')}>{money(way.minAmount, way.currency)}</Fact>
        <Fact name={t('confirmations')}>{format.number(way.confirmations)}</Fact>
      </dl>
      <RateLine rate={way.rate} currency={way.currency} />
    </>
  )
}
