// Asks a player to show that it is he, by one of the ways that the server offers. What that is for, its user knows; what
// was entered goes to him and is kept nowhere.

import { useState, type FormEvent } from 'react'
import type { Answer, Challenge, Way } from '@glasshouse/rulebook/wire/account/step-up'
import { CallError } from '../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { PasswordField, TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { askPasskey, canUsePasskeys, isCancelled } from './passkey.ts'
import css from './step-up.module.css'

type Given = Omit<Answer, 'challenge'>

interface StepUpProps {
  asked: Challenge
  /** Sends the answer; what it rejects with is shown here. */
  send: (answer: Answer) => Promise<void>
}

const WORDS = { code: 'useCode', passkey: 'usePasskey', recovery: 'useRecovery', password: 'password' } as const

export function StepUp({ asked, send }: StepUpProps) {
  const t = useMessages(messages)
  const ways = asked.ways.filter((way) => way !== 'passkey' || canUsePasskeys())
  const [chosen, choose] = useState<Way | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const way = chosen ?? ways[0]

  const give = async (given: () => Given | Promise<Given>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await send({ challenge: asked.challenge, ...(await given()) })
    } catch (error) {
      if (isCancelled(error)) setProblem(t('cancelled'))
      else if (error instanceof CallError) setProblem(error.network ? t('network') : error.message)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  const change = (next: Way): void => {
    choose(next)
    setProblem(null)
  }
  if (!way) return <p className={css.text}>{t('noWay')}</p>
  return (
    <div className={css.step}>
      <WayForm key={way} way={way} asked={asked} busy={busy} problem={problem} give={(given) => void give(given)} />
      <div className={css.others} role="group" aria-label={t('otherWays')} hidden={ways.length < 2}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} kind="quiet" wide disabled={busy} onClick={() => change(other)}>
              {other === 'passkey' && <Icon name="lock" size={18} />}
              {t(WORDS[other])}
            </Button>
          ))}
      </div>
    </div>
  )
}

interface WayProps {
  asked: Challenge
  busy: boolean
  problem: string | null
  give: (given: () => Given | Promise<Given>) => void
}

function WayForm({ way, ...props }: WayProps & { way: Way }) {
  if (way === 'code') return <CodeWay {...props} />
  if (way === 'passkey') return <PasskeyWay {...props} />
  return <TextWay way={way} {...props} />
}

function CodeWay({ busy, problem, give }: WayProps) {
  const t = useMessages(messages)
  const [code, setCode] = useState('')
  const submit = (whole: string): void => {
    give(() => ({ code: whole }))
    setCode('')
  }
  return (
    <CodeInput
      label={t('code')}
      hint={t('codeHint')}
      error={problem ?? undefined}
      value={code}
      onChange={setCode}
      onComplete={submit}
      disabled={busy}
    />
  )
}

function PasskeyWay({ asked: { passkey }, busy, problem, give }: WayProps) {
  const t = useMessages(messages)
  return (
    <>
      <p className={css.text}>{t('passkeyText')}</p>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        size="large"
        wide
        busy={busy}
        onClick={() => passkey && give(async () => ({ passkey: await askPasskey(passkey) }))}
      >
        <Icon name="lock" size={20} />
        {t('usePasskey')}
      </Button>
    </>
  )
}

function TextWay({ way, busy, problem, give }: WayProps & { way: 'recovery' | 'password' }) {
  const t = useMessages(messages)
  const [text, setText] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim()) give(() => (way === 'password' ? { password: text } : { recoveryCode: text.trim() }))
  }
  const field = { value: text, onChange: setText, error: problem ?? undefined, autoFocus: true }
  return (
    <form className={css.step} onSubmit={submit}>
      {way === 'password' ? (
        <PasswordField {...field} label={t('password')} autoComplete="current-password" />
      ) : (
        <TextField
          {...field}
          label={t('recovery')}
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <Button type="submit" size="large" wide busy={busy} disabled={!text.trim()}>
        {t('confirm')}
      </Button>
    </form>
  )
}
