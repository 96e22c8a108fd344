import { useState } from 'react'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Timeline, TimelineStep } from '@glasshouse/ui/layout/timeline.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { ChangeSeeds, Revealed } from '../../play/fairness/seeds-panel.tsx'
import { useSeeds } from '../../play/fairness/use-seeds.ts'
import type { RevealedPair } from '../../play/seeds.ts'
import type { Seeds } from '../../play/settled-bet.ts'
import { FileCheck, Pairs } from './pairs.tsx'
import { messages } from './seeds-messages.ts'
import css from './fairness.module.css'

export function SeedsTab() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const query = useSeeds()
  return (
    <>
      <Panel title={t('order')} text={t('orderText')}>
        {loggedIn ? (
          <Loaded query={query} skeleton={420}>
            {(seeds) => <Order seeds={seeds} />}
          </Loaded>
        ) : (
          <>
            <Order seeds={undefined} />
            <Row wrap gap={10}>
              <Paragraph>{t('logIn')}</Paragraph>
              <LogInButton />
            </Row>
          </>
        )}
      </Panel>
      {loggedIn && query.data && <Change />}
      {loggedIn && <Pairs />}
      <FileCheck />
    </>
  )
}

/** What’s fixed, and when, with the player's own values where there are any. */
function Order({ seeds }: { seeds: Seeds | undefined }) {
  const t = useMessages(messages)
  return (
    <Timeline>
      <Step title={t('first')} text={t('firstText')} name={t('serverHash')} value={seeds?.serverSeedHash} />
      <Step title={t('second')} text={t('secondText')} name={t('clientSeed')} value={seeds?.clientSeed} />
      <Step title={t('third')} text={seeds ? t('thirdText', { n: seeds.nonce }) : t('thirdNone')} />
      <Step title={t('fourth')} text={t('fourthText')} name={t('nextHash')} value={seeds?.nextServerSeedHash} />
      <Step title={t('fifth')} text={t('fifthText')} />
    </Timeline>
  )
}

interface StepProps {
  title: string
  text: string
  name?: string
  value?: string | null | undefined
}

function Step({ title, text, name = '', value }: StepProps) {
  return (
    <TimelineStep title={title} isHeading>
      <p>{text}</p>
      {value && (
        <dl>
          <CopyRow name={name} value={value} />
        </dl>
      )}
    </TimelineStep>
  )
}

function Change() {
  const [revealed, setRevealed] = useState<RevealedPair | null>(null)
  return (
    <Stack className={css.change}>
      {revealed && <Revealed pair={revealed} />}
      <ChangeSeeds onRevealed={setRevealed} />
    </Stack>
  )
}
