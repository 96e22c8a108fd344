import { useRef, useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { CallError, caller } from '../../client/call.ts'
import { newRequestId } from '../../play/table/request.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { say, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages as walletMessages } from '../../wallet/messages.ts'
import { useMoney } from '../../wallet/money.ts'
import { messages } from './messages.ts'
import type { CryptoMethod } from './price.ts'

const call = caller<WalletContract>()

/** Test coins to one's own address; only where play money is played for. */
export function Faucet({ method: { network } }: { method: CryptoMethod }) {
  const t = useMessages(messages)
  const money = useMoney()
  const [isBusy, setBusy] = useState(false)
  const requestId = useRef<string | null>(null)
  const ask = async (): Promise<void> => {
    requestId.current ??= newRequestId()
    setBusy(true)
    try {
      const sent = { network, requestId: requestId.current }
      const { amount, currency } = await call('POST /api/recharge/faucet', sent, { quiet: true })
      requestId.current = null
      toast(t('faucetSent', { money: money(amount, currency) }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.network ? say(walletMessages, 'offline') : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap={8}>
      <Button kind="quiet" wide busy={isBusy} onClick={() => void ask()}>
        {t('faucet')}
      </Button>
      <Hint>{t('faucetText')}</Hint>
    </Stack>
  )
}
