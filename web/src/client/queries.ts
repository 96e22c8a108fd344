// The memory of what pages behind the first screen asked the server.

import { QueryClient } from '@tanstack/react-query'
import { onLanguage } from '../ui/i18n.ts'
import { CallError } from './call.ts'
import { onPlayerToken } from './tokens.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Belongs to the logged-in player: forgotten when he changes. */
      own?: boolean
      /** Holds words of the server: asked anew when the language changes. */
      worded?: boolean
    }
  }
}

const TRIES = 3

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the server refused stays refused; only silence is worth another try.
      retry: (failures, error) => error instanceof CallError && error.network && failures < TRIES - 1,
      retryDelay: (failures) => 500 * 2 ** failures,
    },
  },
})

// What one player was told must not be shown to the next.
onPlayerToken(() => queryClient.removeQueries({ predicate: (query) => query.meta?.own === true }))
onLanguage(() => void queryClient.invalidateQueries({ predicate: (query) => query.meta?.worded === true }))
