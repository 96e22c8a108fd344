import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { CallError, caller } from '../../client/call.ts'
import { refreshBalance } from '../../client/session.ts'
import { say, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { notify, toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages as walletMessages } from '../../wallet/messages.ts'
import { useOrders } from '../../wallet/use-order.ts'
import { messages } from './messages.ts'

const call = caller<WalletContract>()
const TASKS_KEY = ['wallet', 'tasks'] as const
/** A task that was begun is asked for, in case the socket misses its end. */
const ASK_BEGUN_MS = 5000

export type AdTask = OutputOf<WalletContract, 'GET /api/ad_task'>[number]

export function useAdTasks() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: TASKS_KEY,
    queryFn: ({ signal }) => call('GET /api/ad_task', {}, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.some((task) => task.state === 'begun') ? ASK_BEGUN_MS : false),
    meta: { own: true },
  })
  // A finished task is reported on the topic of orders, though it is not an order.
  const orders = useOrders()
  useEffect(() => {
    if (orders) void queries.invalidateQueries({ queryKey: TASKS_KEY })
  }, [orders, queries])
  useReward(query.data)

  const begin = async (taskId: string): Promise<void> => {
    try {
      const { url, state } = await call('PUT /api/ad_task', { taskId }, { quiet: true, query: ['taskId'] })
      if (state === 'begun') window.open(url, '_blank', 'noopener,noreferrer')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.network ? say(walletMessages, 'offline') : error.message)
    }
    await queries.invalidateQueries({ queryKey: TASKS_KEY })
  }
  return { query, begin }
}

/** Announces a task that has been done and refreshes the balance. */
function useReward(tasks: readonly AdTask[] | undefined): void {
  const t = useMessages(messages)
  const format = useFormat()
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const { taskId, state, gold } of tasks ?? []) {
      if (state === 'begun') begun.current.add(taskId)
      if (state !== 'done' || !begun.current.delete(taskId)) continue
      notify({ title: t('creditedTitle'), text: t('credited', { gold: format.gold(gold) }) })
      refreshBalance().catch(() => undefined)
    }
  }, [tasks, t, format])
}
