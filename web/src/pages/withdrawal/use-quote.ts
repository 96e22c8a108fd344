import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { newRequestId } from '../../play/table/request.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import type { Quote } from './form.ts'

const call = caller<WalletContract>()
/** No quote is asked for while the player is still typing. */
const PAUSE_MS = 350
const SECOND_MS = 1000

/**
 * A quote is good for one withdrawal, so the id of that one comes with it: however often it is sent, it is one. The
 * network tells it from others: an address may be one on several of them.
 */
export type HeldQuote = Quote & { readonly network: string | null; readonly requestId: string }

export interface Quoting {
  readonly quote: HeldQuote | undefined
  /** What is left of its life; zero when it has ended. */
  readonly leftMs: number
  readonly isAsking: boolean
  readonly error: Error | null
  /** Asks for a new one. */
  readonly renew: () => void
}

interface Wanted {
  readonly kind: 'fiat' | 'crypto'
  readonly network: string | null
}

/** What the server would pay, while it is bound to it. Asked for anew when it ends, unless someone is just reading it. */
export function useQuote({ kind, network }: Wanted, wantedGold: number | null, isRead: boolean): Quoting {
  const { loggedIn } = useSession()
  const gold = usePaused(wantedGold)
  const nowMs = useNow(SECOND_MS)
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['wallet', 'quote', kind, network, gold],
    queryFn: async ({ signal }): Promise<HeldQuote> => {
      const wanted = { kind, gold: gold ?? 0, ...(network !== null && { network }) }
      const quote = await call('POST /api/withdrawal/quote', wanted, { quiet: true, signal })
      return { ...quote, network, requestId: newRequestId() }
    },
    enabled: loggedIn && gold !== null,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { own: true, worded: false },
  })
  const isCurrent = gold === wantedGold && gold !== null
  const quote = isCurrent ? data : undefined
  // Reckoned by this device's own clock from the moment it came, so that a clock that is off does no harm.
  const leftMs = quote ? Math.max(0, quote.expiresAt - quote.serverNow - Math.max(0, nowMs - dataUpdatedAt)) : 0
  const isEnded = quote !== undefined && leftMs === 0
  useEffect(() => {
    if (isEnded && !isRead && !document.hidden) void refetch()
  }, [isEnded, isRead, refetch])
  return {
    quote,
    leftMs,
    isAsking: wantedGold !== null && (!isCurrent || isFetching),
    error: isCurrent && !data ? error : null,
    renew: () => void refetch(),
  }
}

/** The value as it was when it had not changed for a moment; nothing needs no pause. */
function usePaused(value: number | null): number | null {
  const [paused, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), value === null ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
