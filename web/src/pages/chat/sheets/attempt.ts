import { say } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { CallError } from '../../../client/call.ts'
import { messages } from '../messages.ts'

/** Runs calls of a sheet. A refusal has shown its own toast; here a lost connection gets one too. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.network) toast(say(messages, 'failed'))
  }
}
