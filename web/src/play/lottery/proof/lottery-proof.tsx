// The proofs of shared draws, recomputed here: of a round, and of a bet on it. What the server says is only ever a
// claim to be checked. Fetched when a proof is opened.

import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BookProof } from '../../rounds/book-proof.tsx'
import { ChainPanel, type ChainPanelProps } from '../../rounds/chain-panel.tsx'
import { BetDetails, RoundBetProof, RoundPageProof, RoundProof } from '../../rounds/round-proof.tsx'
import { verifyDrawnBet, verifyRound, type RoundCheck } from '../../rounds/verify-round.ts'
import type { PublicBet, RoundProofProps } from '../../settled-bet.ts'
import type { DrawnBet, LotteryText } from '../lottery-game.ts'
import { messages } from '../proof-messages.ts'

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

/** The page of a round. */
export const lotteryRoundProof = <Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  useText: UseText<Choice, Outcome>,
) =>
  function LotteryRoundProof({ round, hasBook = false }: RoundProofProps) {
    const t = useMessages(messages)
    const text = useText()
    const { hash, outcome } = round
    return (
      <>
        <RoundPageProof title={t('open')} text={t('openText')}>
          {hash === null || typeof outcome !== 'object' || outcome === null ? null : (
            <DrawProof text={text} hash={hash} checked={verifyRound(rules, { ...round, hash }, outcome as Outcome)} />
          )}
        </RoundPageProof>
        {/* The contract says that choices and outcome are of this game; others just do not match. */}
        {hasBook && <BookProof rules={rules} round={round} />}
      </>
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

export function LotteryChain(props: Pick<ChainPanelProps, 'game' | 'round' | 'last'>) {
  const t = useMessages(messages)
  return <ChainPanel {...props} how={[t('how2'), t('how3')]} />
}

interface BetProofProps<Choice, Outcome> extends Proves<Choice, Outcome> {
  bet: DrawnBet<Choice, Outcome>
  isOpen?: boolean
}

function BetProof<Choice, Outcome>({ rules, text, bet, isOpen = false }: BetProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const prove = () => {
    const checked = verifyDrawnBet(rules, bet)
    const paid = text.paid({ ...bet, outcome: checked.outcome.computed, payout: checked.payout.computed })
    return <DrawProof text={text} hash={bet.round.hash} checked={checked} paid={paid} />
  }
  return (
    <RoundBetProof
      game={rules.id}
      round={bet.round}
      hashName={t('hash')}
      isOpen={isOpen}
      facts={[
        [t('choice'), text.choice(bet.choice)],
        [t('outcome'), text.outcome(bet.outcome)],
      ]}
    >
      {prove}
    </RoundBetProof>
  )
}

interface DrawProofProps<Choice, Outcome> {
  text: LotteryText<Choice, Outcome>
  hash: string
  checked: RoundCheck<Outcome>
  paid?: string
}

function DrawProof<Choice, Outcome>({ text, checked, ...proof }: DrawProofProps<Choice, Outcome>) {
  const t = useMessages(messages)
  const { computed } = checked.outcome
  return (
    <RoundProof {...proof} checked={checked} title={t('step2')} outcomeText={text.outcome}>
      {text.drawn(checked.draws, computed).map((line) => (
        <code key={line}>{line}</code>
      ))}
      <code>{t('result', { outcome: text.outcome(computed) })}</code>
    </RoundProof>
  )
}
