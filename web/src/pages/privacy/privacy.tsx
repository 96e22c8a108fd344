// What is kept about a player, and what the player decides: who sees the name, a copy of all data, closing the account.

import { useState } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import { caller } from '../../client/call.ts'
import { PlayerOnly } from '../../client/player-only.tsx'
import { setUser, useSession, type User } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CheckField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { Explanations } from './explanations.tsx'
import { messages } from './messages.ts'
import { useExport } from './use-export.ts'

const call = caller<PlayersContract>()

export default function Privacy() {
  const t = useMessages(messages)
  const { user, loggedIn } = useSession()
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('visitor')}>{user ? <NamePanel user={user} /> : <Skeleton height={200} />}</PlayerOnly>
      <KeptDataPanel />
      {loggedIn && (
        <>
          <ExportPanel />
          <ClosePanel />
        </>
      )}
    </InnerPage>
  )
}

/** As the server writes the name for other players. */
function masked(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`
}

function NamePanel({ user }: { user: User }) {
  const t = useMessages(messages)
  const { refusal, run } = useSubmit()
  const change = async (hideName: boolean): Promise<void> =>
    setUser(await call('PUT /api/user/{id}', { id: user.id, hideName }, { quiet: true }))
  return (
    <Panel title={t('name')}>
      <CheckField
        checked={user.hideName}
        onChange={(hide) => void run(() => change(hide))}
        label={t('hideName')}
        error={refusal?.message}
      />
      <Paragraph>{t('nameText')}</Paragraph>
      <Panel look="inset" aria-live="polite">
        <Row gap={12}>
          <Avatar number={user.avatar} size={44} />
          <Text as="b" isCut>
            {user.hideName ? masked(user.nickname) : user.nickname}
          </Text>
        </Row>
      </Panel>
    </Panel>
  )
}

function KeptDataPanel() {
  const t = useMessages(messages)
  return (
    <Panel title={t('keep')}>
      <Explanations of={['keepPhone', 'keepPlay', 'keepPay', 'keepDevice', 'keepNever']} />
    </Panel>
  )
}

function ExportPanel() {
  const t = useMessages(messages)
  const format = useFormat()
  const { count, start } = useExport()
  const reading = count === null ? '' : t('taking', { n: format.number(count) })
  return (
    <Panel title={t('take')} text={t('takeText')}>
      <Button kind="quiet" busy={count !== null} onClick={start}>
        <Icon name="arrowDown" size={18} />
        {reading || t('takeButton')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
    </Panel>
  )
}

function ClosePanel() {
  const t = useMessages(messages)
  const [open, setOpen] = useState(false)
  return (
    <Panel title={t('close')} text={t('closeText')}>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('closeButton')}
      </Button>
      <CloseSheet open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}
