// A player's own limits, breaks and self-exclusion. The server decides what is tighter, what must wait, and what is used.

import { CHECK_MINUTES } from '@glasshouse/rulebook/core/protection'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { helpMessages } from '../../client/text/help-messages.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { useMidnight } from '../../client/text/utc.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { HelpLines } from '../../play/protection/help-lines.tsx'
import { useProtection } from '../../play/protection/use-protection.ts'
import { durationOf } from '../../play/protection/texts.ts'
import { signed } from '../../play/signed.ts'
import { BreakSection, ExclusionSection } from './breaks.tsx'
import { Choice, Failure } from './choice.tsx'
import { KindCard } from './kind-card.tsx'
import { messages } from './messages.ts'
import { PendingNote } from './pending-note.tsx'
import { useChange } from './use-change.ts'
import css from './limits.module.css'

const HEADING = { padding: '10px 0 4px' }
const KINDS = ['deposit', 'loss', 'stake', 'time'] as const

export default function Limits() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')}>
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
      <h2 style={HEADING}>{t('limits')}</h2>
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
      <h2 style={HEADING}>{t('figures')}</h2>
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
  const time = useMidnight()
  return (
    <Disclosure title={t('counted')} card>
      <Stack as="ul">
        {COUNTED.map((key) => (
          <Paragraph as="li" key={key}>
            {t(key, { time })}
          </Paragraph>
        ))}
      </Stack>
    </Disclosure>
  )
}

function Help() {
  const t = useMessages(helpMessages)
  return (
    <Panel title={t('talkToSomeone')} aria-label={t('talkToSomeone')} text={t('talkText')}>
      <HelpLines className={css.lines} />
    </Panel>
  )
}

const NAME = { kind: 'check', period: 'play' } as const

/** How often play stops for a look at the clock; rarer is looser. */
function CheckSection({ check, now }: { check: ProtectionState['check']; now: number }) {
  const t = useMessages(messages)
  const { isBusy, failure, set } = useChange()
  return (
    <Panel title={t('check')} aria-label={t('check')} text={t('checkText')}>
      <Choice
        label={t('check')}
        options={CHECK_MINUTES.map((value) => ({ value: value as number, text: t('every', { n: value }) }))}
        value={check.minutes}
        onChange={(amount) => void set({ ...NAME, amount })}
        disabled={isBusy}
      />
      {check.pending && <PendingNote name={NAME} own={check.minutes} pending={check.pending} now={now} />}
      <Failure text={failure} />
    </Panel>
  )
}
