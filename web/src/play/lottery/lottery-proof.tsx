// The proofs of shared draws, recomputed here: of a round, and of a bet on it. What the server says is only ever a
// claim to be checked.

import { useState } from 'react'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { PayoutStep, ResultStep } from '../fairness/proof-card.tsx'
import type { PublicBet, PublicRound } from '../settled-bet.ts'
import type { DrawnBet, LotteryWords } from './lottery-game.ts'
import { RoundFacts } from '../rounds/round-facts.tsx'
import { RoundProofCard } from '../rounds/round-proof.tsx'
import { messages } from './proof-messages.ts'
import { verifyDraw, verifyDrawnBet, type DrawCheck, type DrawnBetCheck } from './verify-draw.ts'
import css from '../fairness/fairness.module.css'

interface Proves<Choice, Outcome> {
  rules: LotteryRules<Choice, Outcome>
  words: LotteryWords<Choice, Outcome>
}

/** On the public page of a bet: its round, and its claims recomputed without being asked for. */
export function LotteryBetProof<Choice, Outcome>({ rules, words, bet }: Proves<Choice, Outcome> & { bet: PublicBet }) {
  const { id, gold, payout, choice, outcome, createTime, round } = bet
  if (!round || typeof choice !== 'object' || typeof outcome !== 'object' || outcome === null) return null
  // The contract says what these are; if it lied, the proof below would just not hold.
  const drawn = { id, gold, payout, choice: choice as Choice, outcome: outcome as Outcome, createTime, round }
  return <BetProof rules={rules} words={words} bet={drawn} isOpen />
}

interface BetProofProps<Choice, Outcome> extends Proves<Choice, Outcome> {
  bet: DrawnBet<Choice, Outcome>
  /** Shows the recomputation at once instead of a button for it. */
  isOpen?: boolean
}

export function BetProof<Choice, Outcome>({ rules, words, bet, isOpen = false }: BetProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const [isVerified, setVerified] = useState(isOpen)
  return (
    <div className={css.sheet}>
      <section>
        <h3>{t('proof')}</h3>
        <dl className={css.facts}>
          <Fact name={t('choice')}>{words.choice(bet.choice)}</Fact>
          <Fact name={t('outcome')}>{words.outcome(bet.outcome)}</Fact>
        </dl>
        <RoundFacts game={rules.id} round={bet.round} hashName={t('hash')} />
      </section>
      {isVerified ? (
        <DrawProof words={words} hash={bet.round.hash} checked={verifyDrawnBet(rules, bet)} bet={bet} />
      ) : (
        <Button wide onClick={() => setVerified(true)}>
          {t('verify')}
        </Button>
      )}
    </div>
  )
}

/** On the page of a round. Until it is drawn there is only its commitment. */
export function LotteryRoundProof<Choice, Outcome>({
  rules,
  words,
  round,
}: Proves<Choice, Outcome> & { round: PublicRound }) {
  const t = useMessages(messages)
  const { hash, outcome } = round
  if (hash === null || typeof outcome !== 'object' || outcome === null)
    return (
      <div className={css.sheet}>
        <section className={css.card}>
          <h3>{t('open')}</h3>
          <p>{t('openText')}</p>
        </section>
      </div>
    )
  return (
    <div className={css.sheet}>
      <DrawProof words={words} hash={hash} checked={verifyDraw(rules, { ...round, hash }, outcome as Outcome)} />
    </div>
  )
}

interface DrawProofProps<Choice, Outcome> {
  words: LotteryWords<Choice, Outcome>
  hash: string
  checked: DrawCheck<Outcome> | DrawnBetCheck<Outcome>
  bet?: DrawnBet<Choice, Outcome>
}

/** Each claim, recomputed and shown beside what was told. */
function DrawProof<Choice, Outcome>({ words, hash, checked, bet }: DrawProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const { commit, outcome, holds } = checked
  const payout = 'payout' in checked ? checked.payout : null
  return (
    <RoundProofCard hash={hash} promise={commit} holds={holds}>
      <ResultStep title={t('step2')} claim={outcome} said={words.outcome}>
        <code>{t('message', { message: checked.message })}</code>
        {words.drawn(checked.draws, outcome.computed).map((line) => (
          <code key={line}>{line}</code>
        ))}
        <code>{t('result', { outcome: words.outcome(outcome.computed) })}</code>
      </ResultStep>
      {bet && payout && (
        <PayoutStep claim={payout}>
          {words.paid({ ...bet, outcome: outcome.computed, payout: payout.computed })}
        </PayoutStep>
      )}
    </RoundProofCard>
  )
}
