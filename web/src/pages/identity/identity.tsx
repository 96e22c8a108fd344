// A player's identity level with its limits, and the documents that raise it, and where their money comes from.

import { useState } from 'react'
import { IDENTITY_KEPT_YEARS, limitNames } from '@glasshouse/rulebook/identity/levels'
import type { Identity as State } from '@glasshouse/rulebook/wire/account/identity'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { DocumentForm } from './document-form.tsx'
import { Funds } from './funds.tsx'
import { messages } from './messages.ts'
import { useIdentity } from './use-identity.ts'

export default function Identity() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('visitorText')}>
        <OwnIdentity />
      </PlayerOnly>
    </InnerPage>
  )
}

const OwnIdentity = () => (
  <Loaded query={useIdentity()} skeleton={420}>
    {(identity) => (
      <>
        <Level identity={identity} />
        <Documents identity={identity} />
        <Funds identity={identity} />
      </>
    )}
  </Loaded>
)

const TONES = { none: 'plain', contact: 'wait', documents: 'good' } as const

function Level({ identity }: { identity: State }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { level, limits, used } = identity
  return (
    <Panel
      title={t('level')}
      aside={<Badge tone={TONES[level]}>{t(`level.${level}`)}</Badge>}
      text={t(`next.${level}`)}
    >
      {limitNames.map((name) => {
        const text = t('usedOf', { used: format.number(used[name]), limit: format.number(limits[name]) })
        return (
          <Stack key={name} gap={6}>
            <Text size={3}>{t(name)}</Text>
            <Text size={2} tone="muted">
              {text}
            </Text>
            <Meter share={used[name] / limits[name]} label={t(name)} text={text} />
          </Stack>
        )
      })}
      <Disclosure title={t('allLevels')} inset>
        <Stack gap={16}>
          {identity.levels.map((each) => (
            <Table key={each.level} label={t(`level.${each.level}`)}>
              <thead>
                <tr>
                  <th>{t(`level.${each.level}`)}</th>
                  <th>{t('limit')}</th>
                </tr>
              </thead>
              <tbody>
                {limitNames.map((name) => (
                  <tr key={name}>
                    <td>{t(name)}</td>
                    <td>{format.number(each[name])}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ))}
          <Hint>{t('ownLimits')}</Hint>
        </Stack>
      </Disclosure>
    </Panel>
  )
}

function Documents({ identity }: { identity: State }) {
  const t = useMessages(messages)
  const [isSendingNew, setIsSendingNew] = useState(false)
  const { submission } = identity
  const state = submission?.state === 'replaced' ? undefined : submission?.state
  const hasForm = state === undefined || state === 'refused' || (state === 'waiting' && isSendingNew)
  const tone = state && ({ waiting: 'wait', approved: 'good', refused: 'bad' } as const)[state]
  return (
    <Panel
      title={t('documents')}
      aside={state && <Badge tone={tone}>{t(`state.${state}`)}</Badge>}
      text={state === undefined ? t('documentsText') : undefined}
    >
      <Outcome submission={submission} />
      {hasForm && <DocumentForm uploaded={identity.uploaded} onSent={() => setIsSendingNew(false)} />}
      {hasForm && <Hint>{t('keptText', { years: IDENTITY_KEPT_YEARS })}</Hint>}
      {state === 'waiting' && !isSendingNew && (
        <Stack gap={8}>
          <Button kind="quiet" wide onClick={() => setIsSendingNew(true)}>
            {t('sendNew')}
          </Button>
          <Hint>{t('sendNewText')}</Hint>
        </Stack>
      )}
    </Panel>
  )
}

function Outcome({ submission }: Pick<State, 'submission'>) {
  const t = useMessages(messages)
  const format = useFormat()
  if (submission?.state === 'waiting')
    return (
      <Note tone="info" icon="clock">
        {t('waitingText', { time: format.dateTime(submission.createTime) })}
      </Note>
    )
  if (submission?.state === 'approved')
    return (
      <Note tone="win" icon="check">
        {t('approvedText', { time: format.dateTime(submission.decideTime ?? submission.createTime) })}
      </Note>
    )
  if (submission?.state === 'refused')
    return (
      <Note tone="lose" icon="warn">
        {t(`reason.${submission.reason ?? 'other'}`)} {t('refusedText')}
      </Note>
    )
  return null
}
