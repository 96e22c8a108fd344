// The proofs of crash rounds, recomputed here: of a round, and of a bet on it. What the server says is only ever a
// claim to be checked.

import { bustPoint, stepsReached } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BookProof } from '../../rounds/book-proof.tsx'
import { ChainPanel, type ChainPanelProps } from '../../rounds/chain-panel.tsx'
import { BetDetails, RoundBetProof, RoundPageProof, RoundProof } from '../../rounds/round-proof.tsx'
import { verifyCrashBet, verifyCrashRound, type RoundCheck } from '../../rounds/verify-round.ts'
import type { PublicBet, RoundProofProps } from '../../settled-bet.ts'
import type { FinishedBet } from '../bets/own-bets.ts'
import { endValue } from '../round/moment.ts'
import { messages } from './proof-messages.ts'

/** On the public page of a bet: its round, and its claims recomputed without being asked for. */
export function CrashBetProof({ rules, bet: { round, ...bet } }: { rules: CrashRules; bet: PublicBet }) {
  if (!round || typeof bet.choice !== 'object' || typeof bet.outcome !== 'object' || bet.outcome === null) return null
  // The contract says what these are; if it lied, the proof below would just not hold.
  const choice = bet.choice as FinishedBet['choice']
  const outcome = bet.outcome as FinishedBet['outcome']
  return <BetProof rules={rules} bet={{ ...bet, round, choice, outcome }} isOpen />
}

interface BetProofProps {
  rules: CrashRules
  bet: FinishedBet
  isOpen?: boolean
}

function BetProof({ rules, bet, isOpen = false }: BetProofProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  const { auto } = bet.choice
  const { exit } = bet.outcome
  const target = auto === null ? undefined : rules.autoMultiplier(auto)
  const prove = () => {
    const checked = verifyCrashBet(rules, bet)
    const { left, outcome, payout } = checked
    const paid =
      left > 0
        ? t('paid', { gold: format.gold(bet.gold), at: at(left), payout: format.gold(payout.computed) })
        : t('paidNone', { at: at(endValue(rules, outcome.computed)) })
    return <CrashProof rules={rules} hash={bet.round.hash} checked={checked} paid={paid} />
  }
  return (
    <RoundBetProof
      game={rules.id}
      round={bet.round}
      hashName={t('hash')}
      isOpen={isOpen}
      facts={[
        [t('choice'), target ? at(target) : t('off')],
        [t('exit'), exit ? at(exit) : t('notLeft')],
      ]}
    >
      {prove}
    </RoundBetProof>
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

/** On the page of a round. */
export function CrashRoundProof({ rules, round, hasBook = false }: RoundProofProps & { rules: CrashRules }) {
  const t = useMessages(messages)
  const { hash, outcome } = round
  const isOver = hash !== null && typeof outcome === 'object' && outcome !== null && 'bust' in outcome
  return (
    <>
      <RoundPageProof title={t('open')} text={t('openText')}>
        {isOver ? (
          <CrashProof
            rules={rules}
            hash={hash}
            checked={verifyCrashRound(rules, { ...round, hash }, Number(outcome.bust))}
          />
        ) : null}
      </RoundPageProof>
      {hasBook && <BookProof rules={rules} round={round} />}
    </>
  )
}

interface CrashProofProps {
  rules: CrashRules
  hash: string
  checked: RoundCheck<number>
  paid?: string
}

function CrashProof({ rules, checked, ...proof }: CrashProofProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const at = (value: number): string => format.multiplier(value / 100)
  const bust = checked.outcome.computed
  const r = checked.draws().r52()
  // Before the game's top cut it.
  const drawn = Number(bustPoint(r))
  const steps = rules.autoBy === 'step' ? stepsReached([...rules.multipliers()], bust) : null
  return (
    <RoundProof {...proof} checked={checked} title={t('step2')} outcomeText={at}>
      <code>{t('bits', { r: r.toString(16).padStart(13, '0') })}</code>
      <code>{t('bust', { at: at(drawn) })}</code>
      {drawn > rules.topMultiplier && <code>{t('bustTop', { at: at(drawn), top: at(rules.topMultiplier) })}</code>}
      {steps !== null && <code>{t('steps', { n: steps, at: at(endValue(rules, bust)) })}</code>}
    </RoundProof>
  )
}

type CrashChainProps = Pick<ChainPanelProps, 'game' | 'last'> & { round: LiveRound | null | undefined }

export function CrashChain(props: CrashChainProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const cap = props.round?.roundCap ?? null
  return (
    <ChainPanel
      {...props}
      how={[t('how2'), t('how3')]}
      cap={cap === null ? undefined : { name: t('cap'), value: format.multiplier(cap / 100) }}
    />
  )
}
