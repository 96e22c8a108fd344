import { useState } from 'react'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useNetworkName } from '../../wallet/network-name.ts'
import { Notice } from '../../wallet/terms.tsx'
import type { TabProps } from './fiat-tab.tsx'
import { messages } from './messages.ts'
import { NewOrder } from './new-order.tsx'
import { useFaults } from './use-faults.ts'

export function CryptoTab(props: TabProps) {
  const t = useMessages(messages)
  const names = useNetworkName()
  const methods = props.setting.crypto
  const [wanted, choose] = useState('')
  const [text, setText] = useState('')
  const address = text.trim()
  const faults = useFaults(address === '' ? { address: 'addressMissing' } : {})
  const method = methods.find(({ network }) => network === wanted) ?? methods.find(({ isUp }) => isUp) ?? methods[0]
  if (!method) return <EmptyState icon="globe" title={t('noNetwork')} text={t('noNetworkText')} />
  const { network, name, currency, isUp } = method
  const inText = names.inText(network, name)
  return (
    <>
      {!isUp && <Notice tone="warn">{t('networkDown', { network: inText })}</Notice>}
      <NewOrder
        {...props}
        key={network}
        method={{ kind: 'crypto', network, terms: method }}
        closedText={isUp ? null : t('noQuote', { network: inText })}
        faults={faults}
        entered={{ address }}
        lines={[
          [t('network'), `${currency} · ${names.label(network, name)}`],
          [t('address'), address],
        ]}
      >
        <Select
          label={t('network')}
          value={network}
          options={methods.map((each) => {
            const label = `${each.currency} · ${names.label(each.network, each.name)}`
            // The chosen one is named alone, so that its name isn't cut; the notice above says that it is down.
            const isMarked = !each.isUp && each !== method
            return { value: each.network, label: isMarked ? t('networkIsDown', { name: label }) : label }
          })}
          onChange={choose}
        />
        <TextField
          label={t('address')}
          hint={t('addressHint', { currency, network: inText })}
          value={text}
          error={faults.of('address')}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(next) => {
            setText(next)
            faults.forget('address')
          }}
        />
      </NewOrder>
    </>
  )
}
