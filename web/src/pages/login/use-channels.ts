import { useQuery } from '@tanstack/react-query'
import type { RecoveryContract } from '@glasshouse/rulebook/wire/account/recovery'
import { caller } from '../../client/call.ts'

const call = caller<RecoveryContract>()

/** Whether text messages can be sent, and where a server in test mode shows them. */
export const useChannels = () =>
  useQuery({
    queryKey: ['recovery'],
    queryFn: ({ signal }) => call('GET /api/user/recovery', {}, { quiet: true, signal }),
  })
