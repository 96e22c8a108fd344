// What a player wants once, whatever becomes of its answer. It outlives the sheet and the page where it was confirmed:
// a player who got no answer leaves, comes back and tries again, and that must be the same request, not a second one.

import { useSyncExternalStore } from 'react'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { CallError } from '../../client/call.ts'
import { onPlayerToken } from '../../client/tokens.ts'

/** The server is busy: that says nothing about what was sent before. */
const NOT_NOW: readonly number[] = [429, 503]

/** `Sent` is whatever makes a repeat the same request: its id, at least. */
export interface Intent<Sent> {
  /** Asks with `fresh`, or with what was sent for the very same before and has no answer yet. */
  readonly send: <Answer>(what: object, fresh: Sent, ask: (sent: Sent) => Promise<Answer>) => Promise<Answer>
  /** What was sent for the very same and has no answer yet. */
  readonly open: (what: object) => Sent | undefined
  readonly isUnderWay: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Kept<Sent> {
  readonly what: string
  readonly sent: Sent
  readonly isUnderWay: boolean
}

/** One memory for what is wanted in one place: made beside its component, not in it. */
export function keepIntent<Sent>(): Intent<Sent> {
  const kept = createStore<Kept<Sent> | null>(null)
  const open = (what: object): Sent | undefined =>
    kept.get()?.what === JSON.stringify(what) ? kept.get()?.sent : undefined
  onPlayerToken(() => kept.set(null))
  return {
    open,
    isUnderWay: () => kept.get()?.isUnderWay ?? false,
    subscribe: kept.subscribe,
    async send(what, fresh, ask) {
      const before = open(what)
      const current = { what: JSON.stringify(what), sent: before ?? fresh, isUnderWay: true }
      // Another player, or another wish, may have taken its place meanwhile.
      const end = (next: Kept<Sent> | null): void => void (kept.get() === current && kept.set(next))
      kept.set(current)
      try {
        const answer = await ask(current.sent)
        end(null)
        return answer
      } catch (error) {
        const isNotNow = error instanceof CallError && NOT_NOW.includes(error.status)
        const isRefused = error instanceof CallError && !(isNotNow && before !== undefined)
        end(isRefused ? null : { ...current, isUnderWay: false })
        throw error
      }
    },
  }
}

/** True while it is asked for, also by a sheet that was closed meanwhile. */
export const useIsUnderWay = (intent: Pick<Intent<unknown>, 'subscribe' | 'isUnderWay'>): boolean =>
  useSyncExternalStore(intent.subscribe, intent.isUnderWay)
