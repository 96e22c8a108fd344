// A player's own limits, breaks and self-exclusion. The server decides what is tighter, what must wait, and what is used.

import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { navigate } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { OutLine } from '../../play/protection/guardian.tsx'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { useProtection } from '../../play/protection/use-protection.ts'
import { durationOf } from '../../play/protection/texts.ts'
import { signed } from '../../play/signed.ts'
import { BreakSection } from './break-section.tsx'
import { CheckSection } from './check-section.tsx'
import { ExclusionSection } from './exclusion-section.tsx'
import { KindCard } from './kind-card.tsx'
import { messages } from './messages.ts'
import css from './limits.module.css'

const KINDS = ['deposit', 'loss', 'stake', 'time'] as const

export default function Limits() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')} onBack={navigate.back}>
      <PlayerOnly text={t('visitorText')}>
        <OwnLimits />
      </PlayerOnly>
      <Counted />
      <Help />
    </InnerPage>
  )
}

const OwnLimits = () => (
  <Loaded query={useProtection()} skeleton={640}>
    {(state) => <Sections state={state} />}
  </Loaded>
)

function Sections({ state }: { state: ProtectionState }) {
  const t = useMessages(messages)
  return (
    <>
      <OutLine />
      <Text tone="muted">{t('lead')}</Text>
      <Figures state={state} />
      <h2 className={css.heading}>{t('limits')}</h2>
      {KINDS.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          limits={state.limits.filter((limit) => limit.kind === kind)}
          now={state.serverNow}
        />
      ))}
      <CheckSection check={state.check} now={state.serverNow} />
      <BreakSection />
      <ExclusionSection />
    </>
  )
}

/** Net result and time played of this day, week and month. */
function Figures({ state }: { state: ProtectionState }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Stack as="section" gap={8} aria-label={t('figures')}>
      <h2 className={css.heading}>{t('figures')}</h2>
      <Stats min="88px">
        {(['day', 'week', 'month'] as const).map((period) => (
          <Stat
            key={period}
            label={t(period)}
            value={signed(state[period].net, format.shortGold)}
            note={durationOf(state[period].playedMs)}
          />
        ))}
      </Stats>
    </Stack>
  )
}

const COUNTED = ['counted1', 'counted2', 'counted3', 'counted4'] as const

function Counted() {
  const t = useMessages(messages)
  return (
    <Disclosure title={t('counted')} card>
      <Stack as="ul">
        {COUNTED.map((key) => (
          <Text as="li" key={key} size={3} tone="muted">
            {t(key)}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  )
}

function Help() {
  const t = useMessages(messages)
  return (
    <Panel title={t('help')} aria-label={t('help')}>
      <Text size={3} tone="muted">
        {t('helpText')}
      </Text>
      <HelpLines className={css.lines} />
    </Panel>
  )
}
