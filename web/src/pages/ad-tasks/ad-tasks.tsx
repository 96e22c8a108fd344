// Tasks that an advertising network pays for. They start here and are done there. Gold is credited when the network confirms.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { notify } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance } from '../../client/session.ts'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { toastRefusal } from '../../wallet/terms.tsx'
import { useOrders } from '../../wallet/use-order.ts'
import { messages } from './messages.ts'

export default function AdTasks() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  return (
    <InnerPage title={t('title')}>
      {restriction ? (
        <ClosedForNow restriction={restriction} />
      ) : (
        <>
          <Text tone="muted">{t('lead')}</Text>
          <PlayerOnly text={t('logInText')}>
            <Tasks />
          </PlayerOnly>
        </>
      )}
    </InnerPage>
  )
}

function Tasks() {
  const t = useMessages(messages)
  const { query, begin } = useAdTasks()
  return (
    <Loaded query={query}>
      {(tasks) =>
        tasks.length === 0 ? (
          <EmptyState icon="gift" title={t('empty')} text={t('emptyText')} />
        ) : (
          <Stack as="ul" aria-label={t('title')}>
            {tasks.map((task) => (
              <Task key={task.taskId} task={task} onBegin={() => begin(task.taskId)} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  )
}

function Task({ task, onBegin }: { task: AdTask; onBegin: () => Promise<void> }) {
  const t = useMessages(messages)
  const [isBusy, setBusy] = useState(false)
  const { title, gold, state, url } = task
  const begin = (): void => {
    setBusy(true)
    void onBegin().finally(() => setBusy(false))
  }
  return (
    <li>
      <Panel title={title} aside={<GoldAmount gold={gold} signed />}>
        {state === 'done' && (
          <Row style={{ fontWeight: 600, color: 'var(--win)' }}>
            <Icon name="check" size={18} />
            {t('done')}
          </Row>
        )}
        {state === 'begun' && <Hint>{t('begun')}</Hint>}
        {state === 'open' && (
          <Button kind="quiet" wide busy={isBusy} aria-label={t('beginLabel', { title })} onClick={begin}>
            {t('begin')}
          </Button>
        )}
        {state === 'begun' && url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ wide: true })}
            aria-label={`${t('openLabel', { title })} (${t('newTab')})`}
          >
            {t('open')}
            <Icon name="share" size={18} />
          </a>
        )}
      </Panel>
    </li>
  )
}

const call = caller<WalletContract>()
const TASKS_KEY = ['wallet', 'tasks'] as const
/** A task that was begun is asked for, in case the socket misses its end. */
const ASK_BEGUN_MS = 5000

type AdTask = OutputOf<WalletContract, 'GET /api/ad_task'>[number]

function useAdTasks() {
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
      toastRefusal(error)
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
