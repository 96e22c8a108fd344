import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { SECURITY_KEY } from '../../step-up/use-security.tsx'

/** Sends one change of the account's security, then loads the new state. */
export function useChange() {
  const queries = useQueryClient()
  const submit = useSubmit()
  /** False if the change was refused. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const isDone = await submit.run(work)
    if (isDone && done) toast(done)
    await queries.invalidateQueries({ queryKey: SECURITY_KEY })
    return isDone
  }
  return { ...submit, run }
}
