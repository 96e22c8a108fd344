// What is kept about a player, and what the player decides: who sees the name, a copy of all data, closing the account.

import { useState } from 'react'
import { IDENTITY_KEPT_YEARS } from '@glasshouse/rulebook/identity/levels'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import type { PrivacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Avatar } from '@glasshouse/ui/data/avatar.tsx'
import { CheckField, PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { HOME, navigate } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { setUser, useSession, type User } from '../../client/session.ts'
import { clearPlayerToken } from '../../client/tokens.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { useProof, wantsProof } from '../../step-up/use-proof.tsx'
import { messages } from './messages.ts'

const call = caller<PlayersContract>()
const callPrivacy = caller<PrivacyContract>()

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

const STORED = [
  'keepPhone',
  'keepIdentity',
  'keepPlay',
  'keepPay',
  'keepChat',
  'keepDevice',
  'keepMarks',
  'keepShare',
  'keepNever',
] as const

const KEPT_FOR = ['longAccount', 'longEmail', 'longIdentity', 'longPlay', 'longProtection'] as const

function KeptDataPanel() {
  const t = useMessages(messages)
  return (
    <>
      <Panel title={t('keep')}>
        <Explanations of={STORED} />
      </Panel>
      <Panel title={t('long')}>
        <Explanations of={KEPT_FOR} />
      </Panel>
    </>
  )
}

function ExportPanel() {
  const t = useMessages(messages)
  const { count, start } = useExport()
  const reading = count === null ? '' : t('taking', { n: count })
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

/** Each page is added to the file as text, so that many bets are never held as objects at once. */
async function readAll(onCount: (count: number) => void): Promise<{ parts: string[]; count: number }> {
  const parts = ['{']
  let [count, section] = [0, '']
  for (let after: string | null | undefined; after !== null;) {
    const page: { section: string; rows: readonly object[]; next: string | null } = await callPrivacy(
      'GET /api/user/export',
      { after },
      { quiet: true },
    )
    const isNew = page.section !== section
    if (isNew) parts.push(section === '' ? '' : '],', `\n${JSON.stringify(page.section)}: [`)
    section = page.section
    page.rows.forEach((row, at) => parts.push(isNew && at === 0 ? '\n' : ',\n', JSON.stringify(row)))
    count += page.rows.length
    onCount(count)
    after = page.next
  }
  parts.push(']\n}\n')
  return { parts, count }
}

/** Saves everything that is kept about the player; `count` is null while nothing is being read. */
function useExport(): { count: number | null; start: () => void } {
  const t = useMessages(messages)
  const [count, setCount] = useState<number | null>(null)
  const run = async (): Promise<void> => {
    setCount(0)
    try {
      const all = await readAll(setCount)
      const date = new Date().toISOString().slice(0, 10)
      downloadText(`${t('fileName')}-${date}.json`, 'application/json', ...all.parts)
      toast(t('taken', { n: all.count }))
    } catch {
      toast(t('takeFailed'))
    }
    setCount(null)
  }
  return { count, start: () => void (count === null && run()) }
}

/** Says exactly what happens before anything does, and asks for the password. */
function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  const { ask, sheet } = useProof()
  const closeAccount = async (password: string): Promise<boolean> => {
    try {
      await callPrivacy('DELETE /api/user', { password }, { quiet: true })
    } catch (refusal) {
      if (!wantsProof(refusal)) throw refusal
      const proof = await ask({ purpose: 'deleteAccount', title: t('proof'), text: t('proofText') })
      if (proof === null) return false
      await callPrivacy('DELETE /api/user', { password, proof }, { quiet: true })
    }
    clearPlayerToken()
    toast(t('closed'))
    navigate.relaunch(HOME)
    return true
  }
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('close')}>
        <ClosingForm closeAccount={closeAccount} />
      </Sheet>
      {sheet}
    </>
  )
}

const PASSWORD_WRONG = 1081

function ClosingForm({ closeAccount }: { closeAccount: (password: string) => Promise<boolean> }) {
  const t = useMessages(messages)
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [missing, setMissing] = useState({ password: false, sure: false })
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const isPasswordWrong = refusal?.errno === PASSWORD_WRONG

  const submit = (): void => {
    clearRefusal()
    setMissing({ password: password === '', sure: !sure })
    if (password !== '' && sure) void run(() => closeAccount(password))
  }
  return (
    <Form gap={18} onSubmit={submit}>
      <Explanations of={['first', 'erased', 'kept']} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing.password ? t('passwordMissing') : isPasswordWrong ? refusal.message : undefined}
      />
      <CheckField
        checked={sure}
        onChange={setSure}
        label={t('sure')}
        error={missing.sure ? t('sureMissing') : undefined}
      />
      <ErrorNote text={isPasswordWrong ? null : refusal?.message} />
      <Button type="submit" kind="danger" size="large" wide busy={isBusy}>
        {t('closeNow')}
      </Button>
    </Form>
  )
}

type Name = (typeof STORED)[number] | (typeof KEPT_FOR)[number] | 'first' | 'erased' | 'kept'

/** Names, each with a paragraph that explains it. */
function Explanations({ of }: { of: readonly Name[] }) {
  const t = useMessages(messages)
  return (
    <Stack as="dl" gap={14}>
      {of.map((name) => (
        <div key={name}>
          <Text as="dt" weight={600}>
            {t(name)}
          </Text>
          <Paragraph as="dd">{t(`${name}Text`, { years: IDENTITY_KEPT_YEARS })}</Paragraph>
        </div>
      ))}
    </Stack>
  )
}
