import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import type { Agent, ReferralContract } from '@glasshouse/rulebook/wire/account/referral'
import { caller } from '../../client/call.ts'
import { nextCursor } from '../../client/query/pages.ts'

const call = caller<ReferralContract>()
const callHome = caller<HomeContract>()
const AGENT = ['refer', 'agent']

export const useSummary = () =>
  useQuery({
    queryKey: ['refer', 'summary'],
    queryFn: ({ signal }) => call('GET /api/user/invited/summary', {}, { quiet: true, signal }),
    meta: { own: true },
  })

/** What to share, with a link that is whole. */
export const useShare = () =>
  useQuery({
    queryKey: ['refer', 'share'],
    queryFn: async ({ signal }) => {
      const shared = await call('GET /api/share/h5', {}, { quiet: true, signal })
      return { ...shared, link: new URL(shared.link, location.origin).href }
    },
    staleTime: Infinity,
    meta: { own: true },
  })

export const useAgent = () =>
  useQuery({
    queryKey: AGENT,
    queryFn: ({ signal }) => call('GET /api/user/agent', {}, { quiet: true, signal }),
    meta: { own: true },
  })

export function useApply() {
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => call('POST /api/user/agent/apply', note ? { note } : {}, { loading: true }),
    onSuccess: (agent: Agent) => memory.setQueryData(AGENT, agent),
  })
}

/** Ways to reach the house that are open. */
export const useContacts = () =>
  useQuery({
    queryKey: ['refer', 'contacts'],
    queryFn: async ({ signal }) => {
      const contacts = await callHome('GET /api/home/contact_us', {}, { quiet: true, signal })
      return contacts.filter(({ target }) => target !== '')
    },
  })

const paged = {
  initialPageParam: 0,
  getNextPageParam: nextCursor,
  meta: { own: true },
}

export const useFriends = (tier: number) =>
  useInfiniteQuery({
    ...paged,
    queryKey: ['refer', 'friends', tier],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/user/invited/friends/{lastCreateTime}',
        { lastCreateTime: pageParam, tier },
        { quiet: true, signal },
      ),
  })

export const useRewards = () =>
  useInfiniteQuery({
    ...paged,
    queryKey: ['refer', 'rewards'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/invited/rewards/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
  })
