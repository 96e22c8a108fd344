// Tasks that an advertising network pays for. They are begun here and done there; only the network's word brings gold.

import { useState } from 'react'
import { useRestriction } from '../../client/restriction.ts'
import { useSession } from '../../client/session.ts'
import { ListFailed, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { LogInFirst, WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import { useAdTasks, type AdTask } from './use-ad-tasks.ts'
import css from './ad-tasks.module.css'

export default function AdTasks() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const restriction = useRestriction()
  return (
    <WalletPage title={t('title')}>
      {restriction ? (
        <ClosedForNow restriction={restriction} />
      ) : (
        <>
          <p className={css.lead}>{t('lead')}</p>
          {loggedIn ? <Tasks /> : <LogInFirst text={t('logInText')} />}
        </>
      )}
    </WalletPage>
  )
}

function Tasks() {
  const t = useMessages(messages)
  const { tasks, isError, reload, begin } = useAdTasks()
  if (!tasks) return isError ? <ListFailed onRetry={reload} /> : <RowSkeletons />
  if (tasks.length === 0) return <EmptyState icon="gift" title={t('empty')} text={t('emptyText')} />
  return (
    <ul className={css.tasks} aria-label={t('title')}>
      {tasks.map((task) => (
        <Task key={task.taskId} task={task} onBegin={() => begin(task.taskId)} />
      ))}
    </ul>
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
    <li className={css.task} data-state={state}>
      <h2>{title}</h2>
      <GoldAmount gold={gold} signed />
      {state === 'done' && (
        <p className={css.done}>
          <Icon name="check" size={18} />
          {t('done')}
        </p>
      )}
      {state === 'begun' && <p className={css.fine}>{t('begun')}</p>}
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
    </li>
  )
}
