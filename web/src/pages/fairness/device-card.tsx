import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { EVIDENCE } from '../../play/fairness/verifier-path.ts'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { ShieldLine } from '../../play/promises/shield.tsx'
import { deviceMessages } from './device-messages.ts'

/** One line a topic, in the order in which a player meets them. */
const TOPICS = ['seeds', 'rounds', 'caps', 'chain', 'beacon', 'app', 'log', 'alarm', 'replaced', 'memory'] as const

/** The shield, and what it stands for. */
export function DeviceCard() {
  const t = useMessages(deviceMessages)
  const links = useMessages(linkMessages)
  return (
    <Panel align="start">
      <ShieldLine size={32} />
      <Disclosure title={t('title')} inset>
        <Stack>
          {TOPICS.map((topic) => (
            <Paragraph key={topic}>{t(topic)}</Paragraph>
          ))}
        </Stack>
      </Disclosure>
      <ButtonLink to={EVIDENCE} kind="quiet" size="small" icon="shield" text={links('evidence')} />
    </Panel>
  )
}
