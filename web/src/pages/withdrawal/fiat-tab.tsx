import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller } from '../../client/call.ts'
import { Notice } from '../../wallet/terms.tsx'
import { fiatEntered, fiatFaults, type Bank, type FiatForm, type Field } from './form.ts'
import { messages } from './messages.ts'
import { NewOrder, type NewOrderProps } from './new-order.tsx'
import { useFaults } from './use-faults.ts'

const call = caller<WalletContract>()
const EMPTY: FiatForm = { bankCode: '', phone: '', accountNumber: '', accountName: '' }
const BANKS_FRESH_MS = 60_000

export type TabProps = Pick<NewOrderProps, 'setting' | 'balance'>

export function FiatTab(props: TabProps) {
  const t = useMessages(messages)
  const { isUp } = props.setting.fiat
  const query = useQuery({
    queryKey: ['wallet', 'banks'],
    queryFn: ({ signal }) => call('GET /api/withdrawal/bank_code', {}, { quiet: true, signal }),
    staleTime: BANKS_FRESH_MS,
    enabled: isUp,
  })
  if (!isUp) return <Notice tone="warn">{t('down')}</Notice>
  return (
    <Loaded query={query} skeleton={520}>
      {(banks) => <FiatOrder {...props} banks={banks} />}
    </Loaded>
  )
}

function FiatOrder({ banks, ...props }: TabProps & { banks: readonly Bank[] }) {
  const t = useMessages(messages)
  const [form, change] = useState(EMPTY)
  const bank = banks.find(({ code }) => code === form.bankCode)
  const faults = useFaults(fiatFaults(form, bank))
  const field = (name: Field, key: keyof FiatForm) => ({
    value: form[key],
    error: faults.of(name),
    onChange: (value: string): void => {
      change({ ...form, [key]: value })
      faults.forget(name)
    },
  })
  const entered = bank && fiatEntered(form, bank)
  return (
    <NewOrder
      {...props}
      method={{ kind: 'fiat', network: null, terms: props.setting.fiat }}
      faults={faults}
      entered={entered}
      lines={
        bank && entered
          ? [
              [t('bank'), bank.name],
              ...(entered.accountNumber ? [[t('account'), entered.accountNumber] as const] : []),
              ...(entered.accountName ? [[t('holder'), entered.accountName] as const] : []),
              ...(entered.phone ? [[t('phone'), entered.phone] as const] : []),
            ]
          : []
      }
    >
      <Select
        {...field('bank', 'bankCode')}
        label={t('bank')}
        options={[
          { value: '', label: t('chooseBank') },
          ...banks.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {bank?.kind === 'bank' && (
        <>
          <TextField {...field('account', 'accountNumber')} label={t('account')} maxLength={64} autoComplete="off" />
          <TextField {...field('holder', 'accountName')} label={t('holder')} maxLength={80} autoComplete="name" />
        </>
      )}
      <TextField
        {...field('phone', 'phone')}
        label={t(bank?.kind === 'bank' ? 'phoneOptional' : 'phone')}
        hint={t('phoneHint')}
        type="tel"
        maxLength={32}
        autoComplete="tel"
      />
    </NewOrder>
  )
}
