import { useRef, useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { CallError, caller } from '../../client/call.ts'
import { navigate } from '../../client/navigate.tsx'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { say, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages as walletMessages } from '../../wallet/messages.ts'
import { rechargePath } from '../../wallet/paths.ts'
import { messages } from './messages.ts'

const call = caller<WalletContract>()
const ATTEMPT_MS = 20_000

/** Orders gold and goes to the order's page. An order without an answer is sent again with the same id. */
export function useOrderGold(): { isBusy: boolean; order: (gold: number) => Promise<void> } {
  const t = useMessages(messages)
  const [isBusy, setBusy] = useState(false)
  const intent = useRef<{ gold: number; requestId: string } | null>(null)

  const order = async (gold: number): Promise<void> => {
    if (intent.current?.gold !== gold) intent.current = { gold, requestId: newRequestId() }
    const { requestId } = intent.current
    setBusy(true)
    try {
      const { id } = await untilAnswered(() =>
        call('POST /api/recharge', { gold, requestId }, { quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) }),
      )
      intent.current = null
      navigate.push(rechargePath(id))
    } catch (error) {
      if (error instanceof Unanswered) toast(t('unanswered'))
      else if (error instanceof CallError) {
        intent.current = null
        toast(error.network ? say(walletMessages, 'offline') : error.message)
      } else throw error
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, order }
}
