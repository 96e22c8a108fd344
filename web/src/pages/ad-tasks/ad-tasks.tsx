// Tasks that an advertising network pays for. They begin here and are done there; gold comes when the network confirms.

import { useState } from 'react'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { messages } from './messages.ts'
import { useAdTasks, type AdTask } from './use-ad-tasks.ts'

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
