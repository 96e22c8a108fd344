import type { ReactNode } from 'react'
import { Button, type ButtonLooks } from '@glasshouse/ui/controls/button.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { navigate } from './navigate.tsx'
import { useSession } from './session.ts'

const messages = defineMessages({ title: ['Log in first', 'Connectez-vous d’abord'] }, sharedMessages)

interface PlayerOnlyProps {
  /** What a visitor would find here. */
  text: string
  children: ReactNode
}

/** Shows its children to players, and to visitors what is behind the log-in and the way there and back. */
export function PlayerOnly({ text, children }: PlayerOnlyProps) {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  if (loggedIn) return children
  return (
    <EmptyState icon="lock" title={t('title')} text={text}>
      <LogInButton />
    </EmptyState>
  )
}

/** Leads to the log-in and back to this page; `text` says what it is for. */
export function LogInButton({ text, ...looks }: ButtonLooks & { text?: string }) {
  const t = useMessages(messages)
  return (
    <Button {...looks} onClick={() => navigate.login()}>
      {text ?? t('logIn')}
    </Button>
  )
}
