import { useState } from 'react'
import { checkPair, type PairCheck } from '../../play/fairness/export-check.ts'
import type { PairExport } from '../../play/fairness/pair-export.ts'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { failure, saveFile } from '../../play/fairness/use-seeds.ts'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './seeds-messages.ts'

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly step: 'fetching' | 'checking'; readonly share: number }
  | { readonly kind: 'done'; readonly result: PairCheck; readonly pair: PairExport }
  | { readonly kind: 'failed'; readonly message: string }

export interface PairCheckActions {
  readonly state: CheckState
  check(): Promise<void>
  save(): Promise<void>
}

/** Fetches a whole pair and recomputes it here; `promised` is the fingerprint that this browser knows by itself. */
export function usePairCheck(
  fetchPair: (onShare: (share: number) => void) => Promise<PairExport>,
  promised: string | null,
): PairCheckActions {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const busy = (step: 'fetching' | 'checking') => (share: number) => setState({ kind: 'busy', step, share })
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (cause) {
      setState({ kind: 'failed', message: failure(cause, say(messages, 'offline')) })
    }
  }
  return {
    state,
    check: () =>
      attempt(async () => {
        busy('fetching')(0)
        const pair = await fetchPair(busy('fetching'))
        busy('checking')(0)
        const result = await checkPair(pair, { promised, rulesOf: loadRules, onShare: busy('checking') })
        setState({ kind: 'done', result, pair })
      }),
    save: () =>
      attempt(async () => {
        busy('fetching')(0)
        const pair = await fetchPair(busy('fetching'))
        saveFile(`glasshouse-seeds-${pair.seedPairId}.json`, JSON.stringify(pair, null, 2))
        // What was found before still stands.
        setState(state.kind === 'done' ? state : { kind: 'idle' })
      }),
  }
}
