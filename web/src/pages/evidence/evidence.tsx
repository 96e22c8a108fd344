// What was promised and what came instead, as this browser kept it, with what a player can do about it.

import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { saveFile } from '../../play/fairness/use-seeds.ts'
import { FAIRNESS } from '../../play/fairness/verifier-path.ts'
import { evidenceFile, markRead, useShield, type Shield } from '../../play/promises/evidence.ts'
import { notices, type Alarm } from '../../play/promises/kinds.ts'
import { ShieldLine } from '../../play/promises/shield.tsx'
import { recallAll, type Kept } from '../../play/promises/storage.ts'
import { alarmMessages, messages } from './messages.ts'

const FILE = 'glasshouse-evidence.json'
const CONTACT = '/pages/accounts/contactUs'

export default function Evidence() {
  const t = useMessages(messages)
  const shield = useShield()
  return (
    <InnerPage title={t('title')} width={680} under={FAIRNESS}>
      <Text tone="muted">{t('lead')}</Text>
      <Panel>
        <ShieldLine size={32} />
      </Panel>
      {shield.alarms.length === 0 ? (
        <EmptyState icon="shield" title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <WhatToDo alarms={shield.alarms} />
          {shield.alarms.map(([key, alarm]) => (
            <Broken key={key} alarm={alarm} />
          ))}
        </>
      )}
      <Changes />
    </InnerPage>
  )
}

function WhatToDo({ alarms }: Pick<Shield, 'alarms'>) {
  const t = useMessages(messages)
  const isUnread = alarms.some(([, { value }]) => !value.isRead)
  return (
    <Panel title={t('todo')} align="start">
      <Stack as="ol" gap={8}>
        <li>{t('stop')}</li>
        <li>{t('keep')}</li>
        <li>{t('show')}</li>
      </Stack>
      <Row wrap gap={10}>
        <Button size="small" onClick={() => saveFile(FILE, evidenceFile())}>
          <Icon name="arrowDown" size={18} />
          {t('save')}
        </Button>
        <Button kind="quiet" size="small" onClick={() => void shareEvidence(t('title'), t('copied'))}>
          <Icon name="share" size={18} />
          {t('share')}
        </Button>
        <ButtonLink to={CONTACT} kind="quiet" size="small" icon="mail" text={t('contact')} />
        {isUnread && (
          <Button kind="quiet" size="small" onClick={markRead}>
            {t('read')}
          </Button>
        )}
      </Row>
    </Panel>
  )
}

/** The system's share sheet with the file where there is one, else its text on the clipboard. */
async function shareEvidence(title: string, copied: string): Promise<void> {
  const text = evidenceFile()
  const files = [new File([text], FILE, { type: 'application/json' })]
  try {
    if (navigator.canShare?.({ files })) return await navigator.share({ title, files })
    await navigator.clipboard?.writeText(text)
    if (navigator.clipboard) toast(copied)
  } catch {
    // The player closed the sheet or keeps the clipboard shut; the file can still be saved.
  }
}

function Broken({ alarm: { value, time } }: { alarm: Kept<Alarm> }) {
  const t = useMessages(messages)
  const text = useMessages(alarmMessages)
  const format = useFormat()
  return (
    <Panel>
      <Row align="start" gap={10}>
        <Icon name="warn" size={22} />
        <Stack gap={4}>
          <h2>{text(value.name)}</h2>
          <Hint>{value.about}</Hint>
        </Stack>
      </Row>
      <dl>
        <CopyRow name={t('promisedOn', { date: format.dateTime(value.promisedTime) })} value={value.promised} />
        <CopyRow name={t('cameOn', { date: format.dateTime(time) })} value={value.came} />
      </dl>
    </Panel>
  )
}

/** What changed for a reason that we published: no alarm, but said. */
function Changes() {
  const t = useMessages(messages)
  const format = useFormat()
  const changes = recallAll(notices).toReversed()
  if (changes.length === 0) return null
  return (
    <Panel title={t('changes')}>
      {changes.map(([key, { value, time }]) => (
        <Note key={key} tone="info">
          <Paragraph>{t(value.name)}</Paragraph>
          <Hint>{format.dateTime(time)}</Hint>
        </Note>
      ))}
    </Panel>
  )
}
