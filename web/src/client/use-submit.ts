import { useState } from 'react'
import { CallError } from './call.ts'

/** The state of one change that the player asks for: under way, refused or done. */
export function useSubmit() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  /** False if the server refused the change; `onRefused` is for what is not shown by the form itself. */
  const run = async (work: () => Promise<unknown>, onRefused?: (refusal: CallError) => void): Promise<boolean> => {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
      onRefused?.(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, clearRefusal: () => setRefusal(null), run }
}
