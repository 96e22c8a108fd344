// The daily sign-in: what it brings, what is left of it today, and what kind of gold it is, all before the tap.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignInContract, SignInState } from '@glasshouse/rulebook/wire/account/sign-in'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useCountUp } from '@glasshouse/ui/data/count-up.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { Meter } from '@glasshouse/ui/data/meter.tsx'
import { Points } from '@glasshouse/ui/data/points.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { say, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { leadToVerification, useIsUnverified, VerifyNotice } from '../../client/contact/verify-notice.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useSession } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { useMidnight } from '../../client/text/utc.ts'
import { messages } from './messages.ts'
import css from './sign-in.module.css'

export default function SignInPage() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  return (
    <InnerPage title={t('title')}>{restriction ? <ClosedForNow restriction={restriction} /> : <Offer />}</InnerPage>
  )
}

function Offer() {
  const t = useMessages(messages)
  const midnight = useMidnight()
  const { query, sign, isBusy, collected, loggedIn } = useSignIn()
  return (
    <>
      <Loaded query={query} skeleton={420}>
        {(state) => (
          <>
            <Panel gap={20} style={{ background: 'radial-gradient(120% 100% at 50% 0, #3a1a08, var(--s1) 72%)' }}>
              <Streak state={state} />
              <Days state={state} />
              {!loggedIn ? (
                <LogInButton size="large" wide text={t('logIn')} />
              ) : state.today ? (
                <>
                  {collected !== null && <Collected gold={collected} />}
                  <Done today={state.today} nextDay={state.nextDay} />
                </>
              ) : (
                <CollectButton state={state} isBusy={isBusy} onSign={() => void sign()} />
              )}
            </Panel>
            <Budget state={state} />
          </>
        )}
      </Loaded>
      <Panel title={t('what')}>
        <Points
          icon="check"
          points={(['what1', 'what2', 'what3'] as const).map((key) => ({ key, text: t(key, { time: midnight }) }))}
        />
      </Panel>
      <Panel title={t('from')} text={t('fromText')} />
    </>
  )
}

function Streak({ state: { streak, rewards } }: { state: SignInState }) {
  const t = useMessages(messages)
  const format = useFormat()
  const sum = rewards.reduce((total, gold) => total + gold, 0)
  return (
    <Stack gap={6} align="center" style={{ textAlign: 'center' }}>
      <Text as="h2" size={7}>
        {streak === 0 ? t('streakNone') : t('streak', { n: streak })}
      </Text>
      <Paragraph style={{ maxWidth: '40ch', textWrap: 'balance' }}>{t('lead', { sum: format.gold(sum) })}</Paragraph>
    </Stack>
  )
}

function Days({ state: { rewards, place, today } }: { state: SignInState }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <ol className={css.days} aria-label={t('days')}>
      {rewards.map((gold, index) => {
        const isDone = index < place || (index === place && today !== null)
        const isToday = index === place
        return (
          <li
            key={index}
            data-done={isDone || undefined}
            data-today={isToday || undefined}
            aria-current={isToday ? 'date' : undefined}
          >
            <small>{t('day', { n: index + 1 })}</small>
            {isDone ? <Icon name="check" size={22} /> : <Coin size={22} />}
            <b className="num">{format.gold(gold)}</b>
            {isDone && <span className="sr">{t('dayDone')}</span>}
            {isToday && <span className="sr">{t('dayToday')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Rewards need a verified contact, so that comes first. */
function CollectButton(props: { state: SignInState; isBusy: boolean; onSign: () => void }) {
  return useIsUnverified() ? <VerifyNotice /> : <SignButton {...props} />
}

function SignButton({ state, isBusy, onSign }: { state: SignInState; isBusy: boolean; onSign: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const gold = Math.min(state.gold, state.left)
  return (
    <Button size="large" wide busy={isBusy} onClick={onSign}>
      {gold > 0 ? t('collect', { gold: format.gold(gold) }) : t('collectEmpty')}
    </Button>
  )
}

/** Counts the gold up before the player's eyes; the line beneath says the same in words. */
function Collected({ gold }: { gold: number }) {
  const format = useFormat()
  const shown = useCountUp(0, gold)
  return (
    <p className={css.collected} aria-hidden="true">
      <Coin size={28} />
      <b className="num">+{format.gold(shown)}</b>
    </p>
  )
}

function Done({ today, nextDay }: { today: NonNullable<SignInState['today']>; nextDay: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const isPaid = today.gift === 'paid'
  const text = {
    paid: t('donePaid', { gold: format.gold(today.gold) }),
    empty: t('doneEmpty'),
    device: t('doneDevice'),
  }
  return (
    <Panel look="inset" style={isPaid ? { background: '#10241a' } : {}}>
      <Row gap={12} align="flex-start">
        <span style={{ color: isPaid ? 'var(--win)' : 'var(--info)' }}>
          <Icon name={isPaid ? 'check' : 'info'} size={22} />
        </span>
        <div>
          <Text weight={600} role="status">
            {text[today.gift]}
          </Text>
          <Hint as="small" tone="muted">
            {t('next', { time: format.dateTime(nextDay) })}
          </Hint>
        </div>
      </Row>
    </Panel>
  )
}

function Budget({ state: { budget, left } }: { state: SignInState }) {
  const t = useMessages(messages)
  const format = useFormat()
  const text = t('budgetOf', { left: format.gold(left), budget: format.gold(budget) })
  return (
    <Panel title={t('budget')}>
      <Meter label={t('budget')} text={text} share={left / Math.max(budget, 1)} />
      <Text size={3} isNumber tone="accent">
        {text}
      </Text>
      <Paragraph>{left > 0 ? t('budgetText') : t('budgetEmpty')}</Paragraph>
    </Panel>
  )
}

const call = caller<SignInContract>()
/** Other players use up the budget, and a new day starts at midnight. */
const AGAIN_MS = 20_000

function useSignIn() {
  const { loggedIn } = useSession()
  const memory = useQueryClient()
  const { isBusy, run } = useSubmit()
  /** What was collected on this visit of the page; null where nothing was. */
  const [collected, setCollected] = useState<number | null>(null)
  const key = ['sign-in', loggedIn]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/sign_in', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
    meta: { own: true },
  })
  const sign = () =>
    run(
      async () => {
        const state = await call('POST /api/sign_in', {})
        memory.setQueryData(key, state)
        if (state.today?.gift === 'paid') setCollected(state.today.gold)
        await refreshBalance()
      },
      // Signing in twice is signing in once: the answer alone may be lost.
      ({ network, errno }) => {
        if (network) toast(say(sharedMessages, 'offline'))
        else leadToVerification(errno)
      },
    )
  return { query, sign, isBusy, collected, loggedIn }
}
