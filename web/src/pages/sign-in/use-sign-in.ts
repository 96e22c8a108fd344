import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInContract } from '@glasshouse/rulebook/wire/account/sign-in'
import { CallError, caller } from '../../client/call.ts'
import { refreshBalance, useSession } from '../../client/session.ts'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'

const call = caller<SignInContract>()
/** Others sign in meanwhile, and at midnight a new day begins. */
const AGAIN_MS = 20_000

export function useSignIn() {
  const { loggedIn } = useSession()
  const memory = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** What was collected on this visit of the page; null where nothing was. */
  const [collected, setCollected] = useState<number | null>(null)
  const key = ['sign-in', loggedIn]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/sign_in', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
    meta: { own: true },
  })
  const sign = async (): Promise<void> => {
    setBusy(true)
    try {
      const state = await call('POST /api/sign_in', {})
      memory.setQueryData(key, state)
      if (state.today?.gift === 'paid') setCollected(state.today.gold)
      await refreshBalance()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Signing in twice is signing in once: the answer alone may be lost.
      if (error.network) toast(say(messages, 'failed'))
    } finally {
      setBusy(false)
    }
  }
  return { query, sign, isBusy, collected, loggedIn }
}
