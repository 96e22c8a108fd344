// The memory of what pages behind the first screen asked the server.

import { QueryClient, type Query } from '@tanstack/react-query'
import { onLanguage } from '@glasshouse/ui/text/i18n.ts'
import { CallError } from '../call.ts'
import { onPlayerToken } from '../tokens.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Belongs to the logged-in player: forgotten when the player changes. */
      own?: boolean
      /** False where another answer would replace a binding one, such as a quote: not asked again in another language. */
      worded?: false
    }
  }
}

const TRIES = 3

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal stays a refusal. A server that let a whole time-out pass is not asked again by itself: the player
      // has waited a minute, and gets the error with its button.
      retry: (failures, error) =>
        error instanceof CallError && error.network && !error.timedOut && failures < TRIES - 1,
      retryDelay: (failures) => 500 * 2 ** failures,
    },
  },
})

// What one player was told must not be shown to the next.
onPlayerToken(() => queryClient.removeQueries({ predicate: (query) => query.meta?.own === true }))
// Any answer may hold words of the server. What is not on the screen is asked again when it is next shown.
onLanguage(() => void queryClient.invalidateQueries({ predicate: (query) => query.meta?.worded !== false }))

/** Shown on the screen as a skeleton: somebody watches it, and no answer has ever come. */
const isWaiting = (query: Query): boolean =>
  query.state.data === undefined && query.state.fetchStatus !== 'idle' && query.getObserversCount() > 0

export const onQueries = (listener: () => void): (() => void) => queryClient.getQueryCache().subscribe(listener)

/** The name of the first question that waits for its first answer; empty where none does. */
export const firstWaiting = (): string => queryClient.getQueryCache().getAll().find(isWaiting)?.queryHash ?? ''

/** Gives up what waits for its first answer and asks anew, on a connection of its own. */
export async function retryWaiting(): Promise<void> {
  const waiting = new Set(queryClient.getQueryCache().getAll().filter(isWaiting))
  const filter = { predicate: (query: Query) => waiting.has(query) }
  await queryClient.cancelQueries(filter)
  await queryClient.refetchQueries(filter)
}
