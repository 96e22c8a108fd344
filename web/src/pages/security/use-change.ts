import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../client/call.ts'
import { SECURITY_KEY } from '../../step-up/use-security.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'

export interface Changing {
  readonly isBusy: boolean
  readonly problem: CallError | null
  /** The words of the last refusal. */
  readonly words: string | undefined
  readonly forget: () => void
  /** Does the work and shows how the account stands then; false where it was refused. */
  run(work: () => Promise<void>, done?: string): Promise<boolean>
}

/** The course of one change: sent, refused or done. */
export function useChange(): Changing {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const run = async (work: () => Promise<void>, done?: string): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      if (done) toast(done)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error)
      return false
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: SECURITY_KEY })
    }
  }
  const words = problem ? (problem.network ? t('network') : problem.message) : undefined
  return { isBusy, problem, words, forget: () => setProblem(null), run }
}
