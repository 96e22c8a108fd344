// The proofs of crash rounds, recomputed here: of a round, and of a bet on it. What the server says is only ever a
// claim to be checked.

import { useState } from 'react'
import { stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { PayoutStep, ResultStep } from '../../fairness/proof-card.tsx'
import type { PublicBet, PublicRound } from '../../settled-bet.ts'
import type { FinishedBet } from '../bets/own-bets.ts'
import { endValue } from '../round/moment.ts'
import { BetDetails } from '../../rounds/bet-details.tsx'
import { RoundFacts } from '../../rounds/round-facts.tsx'
import { RoundProofCard } from '../../rounds/round-proof.tsx'
import { messages } from './proof-messages.ts'
import { drawnPoint, verifyCrashBet, verifyRound, type CrashBetCheck, type RoundCheck } from './verify-round.ts'
import css from '../../fairness/fairness.module.css'

/** On the public page of a bet: its round, and its claims recomputed without being asked for. */
export function CrashBetProof({ rules, bet }: { rules: CrashRules; bet: PublicBet }) {
  const finished = finishedOf(bet)
  return finished && <BetProof rules={rules} bet={finished} isOpen />
}

/** A public bet as one on a crash round, where it is one. */
function finishedOf({ id, gold, payout, choice, outcome, createTime, round }: PublicBet): FinishedBet | null {
  if (!round || !isOutcome(outcome)) return null
  const auto = typeof choice === 'object' && choice !== null && 'auto' in choice ? choice.auto : null
  return { id, gold, payout, choice: { auto: typeof auto === 'number' ? auto : null }, outcome, createTime, round }
}

const isOutcome = (outcome: unknown): outcome is FinishedBet['outcome'] =>
  typeof outcome === 'object' &&
  outcome !== null &&
  'bust' in outcome &&
  typeof outcome.bust === 'number' &&
  'exit' in outcome &&
  typeof outcome.exit === 'number'

/** `isOpen`: shows the recomputation at once instead of a button for it. */
function BetProof({ rules, bet, isOpen = false }: { rules: CrashRules; bet: FinishedBet; isOpen?: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [isVerified, setVerified] = useState(isOpen)
  const { auto } = bet.choice
  const target = auto === null ? undefined : rules.autoMultiplier(auto)
  return (
    <div className={css.sheet}>
      <section>
        <h3>{t('proof')}</h3>
        <dl className={css.facts}>
          <Fact name={t('choice')}>{target ? format.multiplier(target / 100) : t('off')}</Fact>
          <Fact name={t('exit')}>{bet.outcome.exit ? format.multiplier(bet.outcome.exit / 100) : t('notLeft')}</Fact>
        </dl>
        <RoundFacts game={rules.id} round={bet.round} hashName={t('hash')} />
      </section>
      {isVerified ? (
        <CrashProof rules={rules} round={bet.round} checked={verifyCrashBet(rules, bet)} bet={bet} />
      ) : (
        <Button wide onClick={() => setVerified(true)}>
          {t('verify')}
        </Button>
      )}
    </div>
  )
}

/** A player's own bet in full. Fetched when it is opened. */
export function FinishedBetDetails({ rules, bet, isDemo }: { rules: CrashRules; bet: FinishedBet; isDemo: boolean }) {
  const format = useFormat()
  const end = format.multiplier(endValue(rules, bet.outcome.bust) / 100)
  return (
    <BetDetails bet={bet} outcome={end} isDemo={isDemo}>
      <BetProof rules={rules} bet={bet} />
    </BetDetails>
  )
}

/** On the page of a round. Until it is over there is only its commitment. */
export function CrashRoundProof({ rules, round }: { rules: CrashRules; round: PublicRound }) {
  const t = useMessages(messages)
  const { hash, outcome } = round
  if (hash === null || typeof outcome !== 'object' || outcome === null || !('bust' in outcome))
    return (
      <div className={css.sheet}>
        <section className={css.card}>
          <h3>{t('open')}</h3>
          <p>{t('openText')}</p>
        </section>
      </div>
    )
  const claim = { ...round, hash }
  return (
    <div className={css.sheet}>
      <CrashProof rules={rules} round={claim} checked={verifyRound(rules, claim, Number(outcome.bust))} />
    </div>
  )
}

interface CrashProofProps {
  rules: CrashRules
  round: Pick<FinishedBet['round'], 'hash'>
  checked: RoundCheck | CrashBetCheck
  bet?: FinishedBet
}

/** Each claim, recomputed and shown beside what the server said. */
function CrashProof({ rules, round, checked, bet }: CrashProofProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { commit, bust, holds } = checked
  const at = (value: number): string => format.multiplier(value / 100)
  const { payout, left } = 'payout' in checked ? checked : { payout: null, left: 0 }
  return (
    <RoundProofCard hash={round.hash} promise={commit} holds={holds}>
      <ResultStep title={t('step2')} claim={bust} said={at}>
        <DrawnLines rules={rules} checked={checked} />
      </ResultStep>
      {bet && payout && (
        <PayoutStep claim={payout}>
          {left > 0
            ? t('paid', { gold: format.gold(bet.gold), at: at(left), payout: format.gold(payout.computed) })
            : t('paidNone', { at: at(endValue(rules, bust.computed)) })}
        </PayoutStep>
      )}
    </RoundProofCard>
  )
}

/** From the hash to the end, line by line. */
function DrawnLines({ rules, checked }: { rules: CrashRules; checked: RoundCheck }) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  const drawn = Number(drawnPoint(checked.r))
  const steps = rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], checked.bust.computed) : null
  return (
    <>
      <code>{t('message', { message: checked.message })}</code>
      <code>{t('bits', { r: checked.r.toString(16).padStart(13, '0') })}</code>
      <code>{t('bust', { at: at(drawn) })}</code>
      {drawn > rules.topMultiplier && <code>{t('bustTop', { at: at(drawn), top: at(rules.topMultiplier) })}</code>}
      {steps !== null && <code>{t('steps', { n: steps, at: at(endValue(rules, checked.bust.computed)) })}</code>}
    </>
  )
}
