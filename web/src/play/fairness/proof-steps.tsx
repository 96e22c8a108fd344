import type { ReactNode } from 'react'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SettledBet } from '../settled-bet.ts'
import type { ProofWords } from './bet-sheet.tsx'
import { messages } from './messages.ts'
import { verifyBet, type ProofRules } from './verify.ts'
import css from './fairness.module.css'

interface ProofStepsProps {
  rules: ProofRules<unknown, unknown>
  words: ProofWords
  bet: SettledBet
  serverSeed: string
}

/** The three claims of a bet, each recomputed here and shown beside what was told. */
export function ProofSteps({ rules, words, bet, serverSeed }: ProofStepsProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { commitment, outcome, payout, holds } = verifyBet(rules, bet, serverSeed)
  const computed = { ...bet, outcome: outcome.computed, payout: payout.computed }
  return (
    <section className={css.card} data-good={holds || undefined} data-bad={!holds || undefined}>
      <p>{t('checking')}</p>
      <ol className={css.steps}>
        <Step holds={commitment.holds} title={t('step1')}>
          <code>
            SHA-256({short(serverSeed)}) = {commitment.computed}
          </code>
          <span>{commitment.holds ? t('isPromised') : `${t('notPromised')} ${commitment.claimed}`}</span>
        </Step>
        <Step holds={outcome.holds} title={t('step2')}>
          {words.drawn(bet, serverSeed).map((line) => (
            <code key={line}>{line}</code>
          ))}
          {words.picture?.(outcome.computed)}
          {!outcome.holds && (
            <span>
              {t('butTold')} {words.outcome(outcome.claimed)}
            </span>
          )}
        </Step>
        <Step holds={payout.holds} title={t('step3')}>
          <code>{words.paid(computed)}</code>
          {!payout.holds && (
            <span>
              {t('butTold')} {format.gold(payout.claimed)}
            </span>
          )}
        </Step>
      </ol>
      <p className={css.verdict} role="status" data-bad={!holds || undefined}>
        <Icon name={holds ? 'shield' : 'info'} />
        {t(holds ? 'holds' : 'fails')}
      </p>
    </section>
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

export const short = (hex: string): string => `${hex.slice(0, 8)}…${hex.slice(-4)}`
