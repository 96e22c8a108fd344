import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailContract } from '@glasshouse/rulebook/wire/account/email'
import { CallError, caller } from '../../client/call.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'

const call = caller<EmailContract>()
const KEY = ['email'] as const
const CODE_DIGITS = 6
/** Refusals that are about the address; all others are about the code. */
const ABOUT_EMAIL: ReadonlySet<number> = new Set([1070, 1072, 1073, 1076, 1077, 1078])

export const useOwnEmail = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const own = await call('GET /api/user/email', {}, { quiet: true, signal })
      // When another code can be asked for, on this device's own clock.
      return { ...own, resendAt: own.waiting ? Date.now() + own.waiting.resendTime - own.waiting.serverNow : 0 }
    },
    meta: { own: true },
  })

interface Problems {
  readonly email?: string
  readonly code?: string
}

/** What is typed, what is being sent, and what was refused. */
export function useEmailForm() {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'sending' | 'saving' | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  /** True once a code was sent while this page was open. */
  const [hasSent, setHasSent] = useState(false)

  /** False where something must be corrected. */
  const run = async (what: 'sending' | 'saving', work: () => Promise<void>): Promise<boolean> => {
    setBusy(what)
    setProblems({})
    try {
      await work()
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      const { errno, message } = refusal
      setProblems(what === 'sending' || ABOUT_EMAIL.has(errno) ? { email: message } : { code: message })
      return false
    } finally {
      setBusy(null)
      await queries.invalidateQueries({ queryKey: KEY })
    }
  }
  const missing = (faults: Problems): false => {
    setProblems(faults)
    return false
  }
  const send = async (): Promise<boolean> => {
    if (email.trim() === '') return missing({ email: t('emailMissing') })
    return await run('sending', async () => {
      await call('POST /api/user/email/{email}', { email: email.trim() }, { quiet: true })
      setCode('')
      setHasSent(true)
    })
  }
  const save = async (): Promise<boolean> => {
    const faults = {
      ...(email.trim() === '' && { email: t('emailMissing') }),
      ...(code.length < CODE_DIGITS && { code: t('codeMissing') }),
    }
    if (faults.email || faults.code) return missing(faults)
    return await run('saving', async () => {
      await call('PUT /api/user/email', { email: email.trim(), code }, { quiet: true })
      setEmail('')
      setCode('')
      setHasSent(false)
      toast(t('saved'))
    })
  }
  return {
    email,
    setEmail: (text: string) => {
      setEmail(text)
      setProblems({ ...problems, email: '' })
    },
    code,
    setCode: (digits: string) => {
      setCode(digits)
      setProblems({ ...problems, code: '' })
    },
    busy,
    problems,
    hasSent,
    send,
    save,
  }
}
