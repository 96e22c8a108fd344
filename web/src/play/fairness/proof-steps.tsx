import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { SettledBet } from '../settled-bet.ts'
import type { ProofWords } from './proof-types.ts'
import { messages } from './messages.ts'
import { PayoutStep, ProofCard, ResultStep } from './proof-card.tsx'
import { verifyBet, type ProofRules } from './verify.ts'

interface ProofStepsProps {
  rules: ProofRules<unknown, unknown>
  words: ProofWords
  bet: SettledBet
  serverSeed: string
}

/** The three claims of a bet, each recomputed here and shown beside what was told. */
export function ProofSteps({ rules, words, bet, serverSeed }: ProofStepsProps) {
  const t = useMessages(messages)
  const { commitment, outcome, payout, holds } = verifyBet(rules, bet, serverSeed)
  const computed = { ...bet, outcome: outcome.computed, payout: payout.computed }
  return (
    <ProofCard t={t} secret={serverSeed} promise={commitment} holds={holds}>
      <ResultStep title={t('step2')} claim={outcome} said={words.outcome}>
        {words.drawn(bet, serverSeed).map((line) => (
          <code key={line}>{line}</code>
        ))}
        {words.picture?.(outcome.computed)}
      </ResultStep>
      <PayoutStep claim={payout}>{words.paid(computed)}</PayoutStep>
    </ProofCard>
  )
}
