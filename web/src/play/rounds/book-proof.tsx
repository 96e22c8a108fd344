// The limits of a round on its page, and its bet list recomputed from them.

import { useMemo } from 'react'
import { GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { defineMessages, useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { PublicRound } from '../settled-bet.ts'
import { useBook } from './use-book.ts'
import { messages as proofMessages } from './proof-messages.ts'
import { bookFaults, type BookFault, type SharedRules } from './verify-book.ts'
import css from '../fairness/fairness.module.css'

/** More faults than these tell nobody more. */
const SHOWN = 5

const messages = defineMessages({
  title: ['Round limits', 'Limites de la manche'],
  text: [
    'We fix and publish the limits when betting opens. They follow from the bankroll and apply to every bet of the round.',
    'Nous fixons et publions les limites à l’ouverture des mises. Elles découlent de la bankroll et s’appliquent à toutes les mises de la manche.',
  ],
  bankroll: ['Bankroll', 'Bankroll'],
  maxProfit: ['Max win per bet', 'Gain max. par mise'],
  maxRoundLoss: ['Max loss of the bankroll', 'Perte max. de la bankroll'],
  operatorMaxProfit: ['Max win set by us', 'Gain max. fixé par nous'],
  operatorMaxStake: ['Max stake set by us', 'Mise max. fixée par nous'],
  later: [
    'Your browser will verify all bets when the round is over.',
    'Votre navigateur vérifiera toutes les mises à la fin de la manche.',
  ],
  holds: [
    'Verified. Limits, max multipliers and payouts follow the rules ({n} {n|bet|bets}).',
    'Vérifié. Les limites, les multiplicateurs max. et les paiements sont conformes ({n} {n|mise|mises}).',
  ],
  holdsEmpty: ['Verified. The limits match the bankroll.', 'Vérifié. Les limites correspondent à la bankroll.'],
  list: [
    'The bet list isn’t the one published for this round.',
    'La liste des mises n’est pas celle publiée pour cette manche.',
  ],
  limits: ['The limits don’t match the bankroll.', 'Les limites ne correspondent pas à la bankroll.'],
  loss: [
    'The bankroll could have lost more than this round’s limit.',
    'La bankroll aurait pu perdre plus que la limite de cette manche.',
  ],
  stake: ['Bet {bet}: the limits don’t allow this stake.', 'Mise nº {bet} : les limites ne l’autorisent pas.'],
  result: [
    'Bet {bet}: its payout doesn’t follow the rules.',
    'Mise nº {bet} : le paiement n’est pas conforme aux règles.',
  ],
  cap: [
    'Bet {bet}: its max multiplier is {computed}, but we showed {claimed}.',
    'Mise nº {bet} : son multiplicateur max. est {computed}, mais nous avons affiché {claimed}.',
  ],
  roundCap: [
    'The max multiplier of the round is {computed}, but we showed {claimed}.',
    'Le multiplicateur max. de la manche est {computed}, mais nous avons affiché {claimed}.',
  ],
})

export function BookProof({ rules, round }: { rules: SharedRules; round: PublicRound }) {
  const t = useMessages(messages)
  const { limits } = round
  return (
    <Panel align="start" title={t('title')} text={t('text')}>
      <dl className={css.facts}>
        <GoldFact name={t('bankroll')} gold={limits.bankroll} />
        <GoldFact name={t('maxProfit')} gold={limits.maxProfit} />
        <GoldFact name={t('maxRoundLoss')} gold={limits.maxRoundLoss} />
        {limits.operatorMaxProfit !== null && (
          <GoldFact name={t('operatorMaxProfit')} gold={limits.operatorMaxProfit} />
        )}
        {limits.operatorMaxStake !== null && <GoldFact name={t('operatorMaxStake')} gold={limits.operatorMaxStake} />}
      </dl>
      {round.totalPayout === null ? <p>{t('later')}</p> : <CheckedBook rules={rules} round={round} />}
    </Panel>
  )
}

function CheckedBook({ rules, round }: { rules: SharedRules; round: PublicRound }) {
  const [t, proof] = [useMessages(messages), useMessages(proofMessages)]
  const format = useFormat()
  const book = useBook(round)
  const faults = useMemo(() => book && bookFaults(rules, round, book), [rules, round, book])
  if (!book || !faults) return <Skeleton height={48} />
  const textOf = (fault: BookFault): string => {
    if (fault.kind !== 'cap') return t(fault.kind, 'bet' in fault ? { bet: fault.bet } : {})
    const at = (value: number | null): string => (value === null ? '–' : format.multiplier(value / 100))
    const values = { computed: at(fault.computed), claimed: at(fault.claimed) }
    return fault.bet === null ? t('roundCap', values) : t('cap', { ...values, bet: fault.bet })
  }
  return (
    <>
      <Verdict holds={faults.length === 0}>
        {faults.length > 0
          ? proof('fails')
          : book.bets.length === 0
            ? t('holdsEmpty')
            : t('holds', { n: book.bets.length })}
      </Verdict>
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, SHOWN).map((fault) => (
            <li key={JSON.stringify(fault)}>{textOf(fault)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
