// The proofs of shared draws, recomputed here: of a round, and of a bet on it. What the server says is only ever a
// claim to be checked. Fetched when a proof is opened.

import { useState } from 'react'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { PayoutStep, ResultStep } from '../../fairness/proof-card.tsx'
import { BetDetails } from '../../rounds/bet-details.tsx'
import { ChainPanel } from '../../rounds/chain-panel.tsx'
import { RoundFacts } from '../../rounds/round-facts.tsx'
import type { Place } from '../../rounds/round-path.ts'
import { RoundProofCard } from '../../rounds/round-proof.tsx'
import type { PublicBet, PublicRound } from '../../settled-bet.ts'
import type { DrawnBet, LotteryRound, LotteryText } from '../lottery-game.ts'
import { messages } from '../proof-messages.ts'
import { verifyDraw, verifyDrawnBet, type DrawCheck, type DrawnBetCheck } from './verify-draw.ts'
import css from '../../fairness/fairness.module.css'

interface Proves<Choice, Outcome> {
  rules: LotteryRules<Choice, Outcome>
  text: LotteryText<Choice, Outcome>
}

type UseText<Choice, Outcome> = () => LotteryText<Choice, Outcome>

/** The public page of a bet: its round, and its claims recomputed without being asked for. */
export const lotteryBetProof = <Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  useText: UseText<Choice, Outcome>,
) =>
  function LotteryBetProof({ bet: { id, gold, payout, choice, outcome, createTime, round } }: { bet: PublicBet }) {
    const text = useText()
    if (!round || typeof choice !== 'object' || typeof outcome !== 'object' || outcome === null) return null
    // The contract says what these are; if it lied, the proof below would just not hold.
    const drawn = { id, gold, payout, choice: choice as Choice, outcome: outcome as Outcome, createTime, round }
    return <BetProof rules={rules} text={text} bet={drawn} isOpen />
  }

/** The page of a round. Until it is drawn there is only its commitment. */
export const lotteryRoundProof = <Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  useText: UseText<Choice, Outcome>,
) =>
  function LotteryRoundProof({ round }: { round: PublicRound }) {
    const t = useMessages(messages)
    const text = useText()
    const { hash, outcome } = round
    return (
      <div className={css.sheet}>
        {hash === null || typeof outcome !== 'object' || outcome === null ? (
          <section className={css.card}>
            <h3>{t('open')}</h3>
            <p>{t('openText')}</p>
          </section>
        ) : (
          <DrawProof text={text} hash={hash} checked={verifyDraw(rules, { ...round, hash }, outcome as Outcome)} />
        )}
      </div>
    )
  }

export interface DrawnDetailsProps<Choice, Outcome> extends Proves<Choice, Outcome> {
  bet: DrawnBet<Choice, Outcome>
  isDemo: boolean
}

/** A bet on a draw, in its sheet. */
export function DrawnDetails<Choice, Outcome>({ rules, text, bet, isDemo }: DrawnDetailsProps<Choice, Outcome>) {
  return (
    <BetDetails bet={bet} outcome={text.outcome(bet.outcome)} isDemo={isDemo}>
      <BetProof rules={rules} text={text} bet={bet} />
    </BetDetails>
  )
}

interface LotteryChainProps {
  game: string
  round: LotteryRound<unknown> | null | undefined
  last: Place | undefined
}

export function LotteryChain(props: LotteryChainProps) {
  const t = useMessages(messages)
  return <ChainPanel {...props} how={[t('how2'), t('how3')]} />
}

interface BetProofProps<Choice, Outcome> extends Proves<Choice, Outcome> {
  bet: DrawnBet<Choice, Outcome>
  /** Shows the recomputation at once instead of a button for it. */
  isOpen?: boolean
}

function BetProof<Choice, Outcome>({ rules, text, bet, isOpen = false }: BetProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const [isVerified, setVerified] = useState(isOpen)
  return (
    <div className={css.sheet}>
      <section>
        <h3>{t('proof')}</h3>
        <dl className={css.facts}>
          <Fact name={t('choice')}>{text.choice(bet.choice)}</Fact>
          <Fact name={t('outcome')}>{text.outcome(bet.outcome)}</Fact>
        </dl>
        <RoundFacts game={rules.id} round={bet.round} hashName={t('hash')} />
      </section>
      {isVerified ? (
        <DrawProof text={text} hash={bet.round.hash} checked={verifyDrawnBet(rules, bet)} bet={bet} />
      ) : (
        <Button wide onClick={() => setVerified(true)}>
          {t('verify')}
        </Button>
      )}
    </div>
  )
}

interface DrawProofProps<Choice, Outcome> {
  text: LotteryText<Choice, Outcome>
  hash: string
  checked: DrawCheck<Outcome> | DrawnBetCheck<Outcome>
  bet?: DrawnBet<Choice, Outcome>
}

/** Each claim, recomputed and shown beside the server's. */
function DrawProof<Choice, Outcome>({ text, hash, checked, bet }: DrawProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const { commit, outcome, holds } = checked
  const payout = 'payout' in checked ? checked.payout : null
  return (
    <RoundProofCard hash={hash} promise={commit} holds={holds}>
      <ResultStep title={t('step2')} claim={outcome} said={text.outcome}>
        <code>{t('message', { message: checked.message })}</code>
        {text.drawn(checked.draws, outcome.computed).map((line) => (
          <code key={line}>{line}</code>
        ))}
        <code>{t('result', { outcome: text.outcome(outcome.computed) })}</code>
      </ResultStep>
      {bet && payout && (
        <PayoutStep claim={payout}>
          {text.paid({ ...bet, outcome: outcome.computed, payout: payout.computed })}
        </PayoutStep>
      )}
    </RoundProofCard>
  )
}
