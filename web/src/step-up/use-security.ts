import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../client/call.ts'
import { useSession } from '../client/session.ts'

const call = caller<SecurityContract>()

export const SECURITY_KEY = ['security'] as const
export type SecurityState = OutputOf<SecurityContract, 'GET /api/user/security'>

/** How the account is secured, for a player who is logged in. */
export function useSecurity() {
  const { loggedIn } = useSession()
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => call('GET /api/user/security', {}, { quiet: true, signal }),
    enabled: loggedIn,
    meta: { own: true },
  })
}
