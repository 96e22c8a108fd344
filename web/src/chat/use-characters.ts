import { useQuery } from '@tanstack/react-query'
import type { Character, ChatContract } from '@glasshouse/rulebook/wire/chat/chat'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { VipContract } from '@glasshouse/rulebook/wire/chat/vip'
import { caller } from '../client/call.ts'
import { useSession } from '../client/session.ts'

export type Sort = 'popular' | 'new' | 'all'
export type VipFacts = OutputOf<VipContract, 'GET /api/order/vip_price'>

const chat = caller<ChatContract>()
const vip = caller<VipContract>()

/** The characters, with what was said last and what is unread where somebody is logged in. */
export function useCharacters(sort: Sort): { list: Character[] | undefined; isError: boolean; reload: () => void } {
  const { loggedIn } = useSession()
  const { data, isError, refetch } = useQuery({
    queryKey: ['characters', sort, loggedIn],
    queryFn: ({ signal }) => chat('GET /api/ai_lady/{sort}', { sort }, { quiet: true, signal }),
    // Whoever comes back from a chat has read what was unread.
    refetchOnMount: 'always',
    meta: { own: true },
  })
  return { list: data, isError: isError && !data, reload: () => void refetch() }
}

/** What VIP costs and brings, and until when one has it. */
export function useVip(): { vip: VipFacts | undefined; isError: boolean; reload: () => void } {
  const { loggedIn } = useSession()
  const { data, isError, refetch } = useQuery({
    queryKey: ['vip', loggedIn],
    queryFn: ({ signal }) => vip('GET /api/order/vip_price', {}, { quiet: true, signal }),
    refetchOnMount: 'always',
    meta: { own: true },
  })
  return { vip: data, isError: isError && !data, reload: () => void refetch() }
}
