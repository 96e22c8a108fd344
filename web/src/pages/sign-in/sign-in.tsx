// Coming by once a day. What it brings, what is left of it today, and what kind of gold it is stand here before the tap.

import type { SignInState } from '@glasshouse/rulebook/wire/account/sign-in'
import { navigate } from '../../client/navigate.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useCountUp } from '@glasshouse/ui/data/count-up.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { WalletPage } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import { useSignIn } from './use-sign-in.ts'
import css from './sign-in.module.css'

export default function SignInPage() {
  const t = useMessages(messages)
  const restriction = useRestriction()
  return (
    <WalletPage title={t('title')}>{restriction ? <ClosedForNow restriction={restriction} /> : <Offer />}</WalletPage>
  )
}

function Offer() {
  const t = useMessages(messages)
  const { state, isError, reload, sign, isBusy, collected, loggedIn } = useSignIn()
  return (
    <>
      {state ? (
        <>
          <section className={css.card}>
            <Streak state={state} />
            <Days state={state} />
            {!loggedIn ? (
              <Button size="large" wide onClick={() => navigate.login()}>
                {t('logIn')}
              </Button>
            ) : state.today ? (
              <>
                {collected !== null && <Collected gold={collected} />}
                <Done today={state.today} nextDay={state.nextDay} />
              </>
            ) : (
              <SignButton state={state} isBusy={isBusy} onSign={() => void sign()} />
            )}
          </section>
          <Budget state={state} />
        </>
      ) : isError ? (
        <ListFailed onRetry={reload} />
      ) : (
        <Skeleton height={420} />
      )}
      <Panel title={t('what')}>
        <ul className={css.points}>
          {(['what1', 'what2', 'what3'] as const).map((point) => (
            <li key={point}>
              <Icon name="check" size={18} />
              {t(point)}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('from')}>
        <p className={css.text}>{t('fromText')}</p>
      </Panel>
    </>
  )
}

function Streak({ state: { streak, rewards } }: { state: SignInState }) {
  const t = useMessages(messages)
  const format = useFormat()
  const sum = rewards.reduce((total, gold) => total + gold, 0)
  return (
    <div className={css.streak}>
      <h2>
        {streak === 0 ? t('streakNone') : streak === 1 ? t('streakOne') : t('streak', { n: format.number(streak) })}
      </h2>
      <p>{t('lead', { sum: format.gold(sum) })}</p>
    </div>
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

function SignButton({ state, isBusy, onSign }: { state: SignInState; isBusy: boolean; onSign: () => void }) {
  const t = useMessages(messages)
  const format = useFormat()
  const gold = Math.min(state.gold, state.left)
  return (
    <Button size="large" wide busy={isBusy} onClick={onSign}>
      {gold > 0 ? t('sign', { gold: format.gold(gold) }) : t('signEmpty')}
    </Button>
  )
}

/** The gold arrives before the player's eyes; its words stand in the line beneath. */
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
  const words = {
    paid: t('donePaid', { gold: format.gold(today.gold) }),
    empty: t('doneEmpty'),
    device: t('doneDevice'),
  }
  return (
    <div className={css.done} data-gift={today.gift}>
      <Icon name={today.gift === 'paid' ? 'check' : 'info'} size={22} />
      <div>
        <p role="status">{words[today.gift]}</p>
        <small>{t('next', { time: format.dateTime(nextDay) })}</small>
      </div>
    </div>
  )
}

function Budget({ state: { budget, left } }: { state: SignInState }) {
  const t = useMessages(messages)
  const format = useFormat()
  const words = t('budgetOf', { left: format.gold(left), budget: format.gold(budget) })
  return (
    <Panel title={t('budget')}>
      <div className={css.budget}>
        <div
          className={css.meter}
          role="meter"
          aria-label={t('budget')}
          aria-valuemin={0}
          aria-valuemax={budget}
          aria-valuenow={left}
          aria-valuetext={words}
        >
          <i style={{ transform: `scaleX(${left / Math.max(budget, 1)})` }} />
        </div>
        <p className="num">{words}</p>
      </div>
      <p className={css.text}>{left > 0 ? t('budgetText') : t('budgetEmpty')}</p>
    </Panel>
  )
}
