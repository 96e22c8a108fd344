// One bet in full: what happened, its seeds, and its proof recomputed here. Fetched when a bet is opened.

import { useQuery } from '@tanstack/react-query'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import type { FeedBet } from '../settled-bet.ts'
import { BetFacts } from './bet-facts.tsx'
import { BetProof } from './bet-proof.tsx'
import type { OpenBet, ProofWords } from './proof-types.ts'
import { messages } from './messages.ts'
import { fair } from './use-seeds.ts'
import type { ProofRules } from './verify.ts'
import css from './fairness.module.css'

interface Part {
  rules: ProofRules<unknown, unknown>
  words: ProofWords
}

export function BetDetails({ rules, words, open }: Part & { open: OpenBet }) {
  const { owner, bet } = open
  return (
    <div className={css.sheet}>
      <BetFacts
        bet={bet}
        outcome={words.outcome(bet.outcome)}
        choice={words.choice(bet.choice)}
        isDemo={owner === 'demo'}
        player={owner === 'other' ? open.bet.player : undefined}
      >
        {words.picture?.(bet.outcome)}
      </BetFacts>
      {open.owner === 'other' ? (
        <OtherProof rules={rules} words={words} bet={open.bet} />
      ) : (
        <BetProof rules={rules} words={words} bet={open.bet} owner={open.owner} />
      )}
    </div>
  )
}

/** Another player's bet: asks the server for what may be known of it. */
function OtherProof({ rules, words, bet }: Part & { bet: FeedBet }) {
  const t = useMessages(messages)
  const { data, isError, refetch } = useQuery({
    queryKey: ['bet', bet.id],
    queryFn: ({ signal }) => fair('GET /api/bet/{id}', { id: bet.id }, { quiet: true, signal }),
  })
  if (data?.proof) return <BetProof rules={rules} words={words} owner="other" bet={{ ...bet, proof: data.proof }} />
  if (data) return null
  if (!isError) return <Skeleton height={200} />
  return (
    <div className={css.card}>
      <p>{t('offline')}</p>
      <Button kind="quiet" size="small" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
