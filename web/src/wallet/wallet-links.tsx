import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../client/link-rows.tsx'
import type { IconName } from '@glasshouse/ui/controls/icon.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { AD_TASKS, CHARGING_HISTORY, LEDGER, WITHDRAWAL_HISTORY } from './paths.ts'

const messages = defineMessages({
  recharges: ['Recharge history', 'Historique des recharges'],
  withdrawals: ['Withdrawal history', 'Historique des retraits'],
  ledger: ['Transaction history', 'Historique des opérations'],
  tasks: ['Rewarded tasks', 'Tâches récompensées'],
})

const LINKS = {
  recharges: { to: CHARGING_HISTORY, icon: 'arrowDown' },
  withdrawals: { to: WITHDRAWAL_HISTORY, icon: 'arrowUp' },
  ledger: { to: LEDGER, icon: 'book' },
  tasks: { to: AD_TASKS, icon: 'gift' },
} as const satisfies Record<string, { to: string; icon: IconName }>

interface WalletLinksProps {
  label: string
  names: readonly (keyof typeof LINKS)[]
  /** Links that come first. */
  children?: ReactNode
}

/** Ways from one page of the wallet to others. */
export function WalletLinks({ label, names, children }: WalletLinksProps) {
  const t = useMessages(messages)
  return (
    <LinkRows label={label}>
      {children}
      {names.map((name) => (
        <LinkRow key={name} {...LINKS[name]} text={t(name)} />
      ))}
    </LinkRows>
  )
}
