import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Timeline, TimelineStep } from '@glasshouse/ui/layout/timeline.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { CopyRow } from '../../../play/fairness/copy-row.tsx'
import { messages } from './messages.ts'
import type { Release } from '../../../play/fairness/releases.ts'
import { useAppCheck, useReleases } from './use-releases.ts'

/** What has run on this server and since when, and whether this browser runs it too. */
export function ReleasesPanel() {
  const t = useMessages(messages)
  const query = useReleases()
  return (
    <Panel align="start" title={t('title')} text={t('text')}>
      <Loaded query={query} skeleton={200}>
        {({ releases, holds }) => (
          <>
            <Verdict holds={holds}>{t(holds ? 'linked' : 'broken', { n: releases.length })}</Verdict>
            <OwnApp />
            <History releases={releases} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function OwnApp() {
  const t = useMessages(messages)
  const { data, isError } = useAppCheck()
  if (isError) return <p role="alert">{t('appFailed')}</p>
  if (data === undefined) return <Skeleton height={24} />
  if (data === null) return null
  const { number, files, wrong, visits } = data
  return (
    <>
      <Verdict holds={number !== null}>
        {number !== null ? t('app', { number, n: files }) : t('otherApp', { files: wrong.slice(0, 3).join(', ') })}
      </Verdict>
      {visits > 0 && <Verdict holds>{t('visits', { n: visits })}</Verdict>}
      <Hint>{t('compare')}</Hint>
    </>
  )
}

function History({ releases }: { releases: readonly Release[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [newest] = releases
  if (!newest) return null
  return (
    <>
      <dl>
        <CopyRow name={t('newest', { number: newest.number })} value={newest.hash} />
      </dl>
      <Disclosure title={t('all')} inset>
        <Timeline>
          {releases.map(({ number, createTime, changes }) => (
            <TimelineStep key={number} title={t('version', { number })} tone="neutral">
              <p>{format.dateTime(createTime)}</p>
              <p>
                {changes.length === 0 ? t('first') : t('changed', { parts: changes.map((part) => t(part)).join(', ') })}
              </p>
            </TimelineStep>
          ))}
        </Timeline>
      </Disclosure>
    </>
  )
}
