// How every proof looks: each claim recomputed here, shown beside what the server said, and a verdict over all.

import type { ReactNode } from 'react'
import { defineMessages, useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages as fairnessMessages } from './messages.ts'
import type { Check } from './verify.ts'
import css from './fairness.module.css'

const messages = defineMessages({
  matches: ['Verified. Everything matches.', 'Vérifié. Tout est conforme.'],
  payout: ['The payout follows the rules', 'Le paiement est conforme aux règles'],
  butClaimed: ['but we showed:', 'mais nous avons affiché :'],
})

/** What a proof calls its parts; `step1` is the first claim, that what decides was promised. */
type CardText = Translate<'checking' | 'fails' | 'step1' | 'isPromised' | 'notPromised'>

interface ProofCardProps {
  t: CardText
  /** What decides, and whether it is what was promised. */
  secret: string
  promise: Check<string>
  holds: boolean
  /** The claims that follow, as steps. */
  children: ReactNode
}

export function ProofCard({ t, secret, promise, holds, children }: ProofCardProps) {
  const own = useMessages(messages)
  return (
    <section className={css.card} data-good={holds || undefined} data-bad={!holds || undefined}>
      <p>{t('checking')}</p>
      <ol className={css.steps}>
        <Step holds={promise.holds} title={t('step1')}>
          <code>
            SHA-256({short(secret)}) = {promise.computed}
          </code>
          <span>{promise.holds ? t('isPromised') : `${t('notPromised')} ${promise.claimed}`}</span>
        </Step>
        {children}
      </ol>
      <Row as="p" role="status" align="start" style={{ fontWeight: 700, color: holds ? 'var(--win)' : 'var(--lose)' }}>
        <Icon name={holds ? 'shield' : 'info'} />
        {holds ? own('matches') : t('fails')}
      </Row>
    </section>
  )
}

interface ResultStepProps<Value> {
  title: string
  claim: Check<Value>
  /** A result as the game says it. */
  outcomeText: (value: Value) => string
  /** The way to it, line by line. */
  children: ReactNode
}

export function ResultStep<Value>({ title, claim, outcomeText, children }: ResultStepProps<Value>) {
  return (
    <Step holds={claim.holds} title={title}>
      {children}
      {!claim.holds && <ButClaimed>{outcomeText(claim.claimed)}</ButClaimed>}
    </Step>
  )
}

export function PayoutStep({ claim, children }: { claim: Check<number>; children: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Step holds={claim.holds} title={t('payout')}>
      <code>{children}</code>
      {!claim.holds && <ButClaimed>{format.gold(claim.claimed)}</ButClaimed>}
    </Step>
  )
}

export function Step({ holds, title, children }: { holds: boolean; title: string; children: ReactNode }) {
  return (
    <li data-bad={!holds || undefined}>
      <Icon name={holds ? 'check' : 'close'} />
      <strong>{title}</strong>
      {children}
    </li>
  )
}

function ButClaimed({ children }: { children: string }) {
  const t = useMessages(messages)
  return (
    <span>
      {t('butClaimed')} {children}
    </span>
  )
}

export const short = (hex: string): string => `${hex.slice(0, 8)}…${hex.slice(-4)}`

/** What is to be proved could not be asked for. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(fairnessMessages)
  return (
    <section className={css.card}>
      <p>{t('offline')}</p>
      <Button kind="quiet" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </section>
  )
}
