// One bet in full: what happened, its seeds, and its proof recomputed here. Fetched when a bet is opened.

import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import type { FeedBet, OpenBet, ProofText } from '../settled-bet.ts'
import { BetFacts } from './bet-facts.tsx'
import { BetProof } from './bet-proof.tsx'
import { Unreachable } from './proof-card.tsx'
import { fair } from './use-seeds.ts'
import type { ProofRules } from './verify.ts'
import css from './fairness.module.css'

interface Part {
  rules: ProofRules<unknown, unknown>
  text: ProofText
}

export function BetDetails({ rules, text, open }: Part & { open: OpenBet }) {
  const { owner, bet } = open
  return (
    <div className={css.sheet}>
      <BetFacts
        bet={bet}
        outcome={text.outcome(bet.outcome)}
        choice={text.choice(bet.choice)}
        isDemo={owner === 'demo'}
        player={owner === 'other' ? open.bet.player : undefined}
      >
        {text.picture?.(bet.outcome)}
      </BetFacts>
      {open.owner === 'other' ? (
        <OtherProof rules={rules} text={text} bet={open.bet} />
      ) : (
        <BetProof rules={rules} text={text} bet={open.bet} owner={open.owner} />
      )}
    </div>
  )
}

/** Another player's bet: asks the server for what may be known of it. */
function OtherProof({ rules, text, bet }: Part & { bet: FeedBet }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['bet', bet.id],
    queryFn: ({ signal }) => fair('GET /api/bet/{id}', { id: bet.id }, { quiet: true, signal }),
  })
  if (data?.proof) return <BetProof rules={rules} text={text} owner="other" bet={{ ...bet, proof: data.proof }} />
  if (data) return null
  return isError ? <Unreachable onRetry={() => void refetch()} /> : <Skeleton height={200} />
}
