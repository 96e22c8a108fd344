import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { useSubmit } from '../../../client/use-submit.ts'

/** Runs calls of a sheet. A refusal has shown its own toast; here a lost connection gets one too. */
export function useAttempt() {
  const { isBusy, run } = useSubmit()
  const attempt = (work: () => Promise<void>) =>
    run(work, ({ network }) => network && toast(say(sharedMessages, 'offline')))
  return { isBusy, attempt }
}
