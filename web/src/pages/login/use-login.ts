import { useState } from 'react'
import type { PlayersContract } from '@glasshouse/rulebook/wire/account/players'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import { CallError, caller } from '../../client/call.ts'
import { keepLastCountry, keptPlace } from '../../client/place.ts'
import { logIn } from '../../client/session.ts'
import { currentLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toE164 } from './countries.ts'
import { faultsOf, fieldOf, PASSWORD_MIN, type Field, type LoginForm, type Mode } from './form.ts'
import { messages } from './messages.ts'

const call = caller<PlayersContract>()

const PHONE_TAKEN = 1021

interface Refused {
  readonly field: Field | undefined
  readonly message: string
}

interface Handlers {
  readonly onDone: () => void
  /** The password was right, and the account has a second factor. */
  readonly onSecond: (asked: Challenge) => void
  /** The server refused what was entered. */
  readonly onRefused: () => void
}

/** Checks and sends the form. Faults are shown once sending was tried. */
export function useLogin(mode: Mode, begin: LoginForm, { onDone, onSecond, onRefused }: Handlers) {
  const t = useMessages(messages)
  const [form, setForm] = useState(begin)
  const [tried, setTried] = useState<Mode | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [takenPhone, setTakenPhone] = useState<string | null>(null)
  const faults = tried === mode ? faultsOf(form, mode) : {}

  const change = (part: Partial<LoginForm>): void => {
    setForm({ ...form, ...part })
    setRefused(null)
  }
  const errorOf = (field: Field): string | undefined => {
    const fault = faults[field]
    if (fault) return t(fault, { min: PASSWORD_MIN })
    return refused?.field === field ? refused.message : undefined
  }
  /** False when something must be corrected first. */
  const submit = (): boolean => {
    setTried(mode)
    setRefused(null)
    if (Object.keys(faultsOf(form, mode)).length > 0) return false
    setBusy(true)
    send(form, mode)
      .then(
        (asked) => (asked ? onSecond(asked) : onDone()),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
          if (error.errno === PHONE_TAKEN) setTakenPhone(toE164(form.phone, form.country))
          setRefused({ field: fieldOf(error.errno), message: error.message })
          onRefused()
        },
      )
      .finally(() => setBusy(false))
    return true
  }
  return {
    form,
    change,
    errorOf,
    submit,
    busy,
    refusal: refused && !refused.field ? refused.message : null,
    /** Another account has the number, perhaps without having verified it. Leaving the field, which tidies it, changes nothing. */
    isPhoneTaken: takenPhone !== null && takenPhone === toE164(form.phone, form.country),
  }
}

/** Logs in; returns the challenge if a second factor is needed. */
async function send(form: LoginForm, mode: Mode): Promise<Challenge | null> {
  const { password, confirmPassword, adult, agreement } = form
  const phone = toE164(form.phone, form.country) ?? ''
  const code = form.invitationCode.trim()
  const place = keptPlace()
  const entered =
    mode === 'logIn'
      ? await call('POST /api/user/login', { phone, password }, { loading: true })
      : await call(
          'POST /api/user/register',
          {
            phone,
            password,
            confirmPassword,
            adult,
            agreement,
            language: currentLanguage(),
            ...(code && { invitationCode: code }),
            ...(place && { place }),
          },
          { loading: true },
        )
  keepLastCountry(form.country.code)
  if (entered.token === null) return entered
  logIn(entered.token, entered.user)
  return null
}
