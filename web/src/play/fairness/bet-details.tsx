// One bet in full: what happened, its seeds, and its proof recomputed here. Fetched when a bet is opened.

import { useQuery } from '@tanstack/react-query'
import { Link } from '../../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { toneOf, type FeedBet } from '../settled-bet.ts'
import { signed } from '../signed.ts'
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
  return (
    <div className={css.sheet}>
      <Facts open={open} words={words} />
      {open.owner === 'other' ? (
        <OtherProof rules={rules} words={words} bet={open.bet} />
      ) : (
        <BetProof rules={rules} words={words} bet={open.bet} owner={open.owner} />
      )}
    </div>
  )
}

function Facts({ open: { owner, bet }, words }: { open: OpenBet; words: ProofWords }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <p className={css.outcome}>
        <b className="num">{words.outcome(bet.outcome)}</b>
        <span className="num" data-tone={toneOf(bet)}>
          {signed(bet.payout - bet.gold, format.gold)}
        </span>
      </p>
      {words.picture?.(bet.outcome)}
      <dl className={css.facts}>
        <Fact name={t('choice')}>{words.choice(bet.choice)}</Fact>
        <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
        <Fact name={t('stake')}>
          <GoldAmount gold={bet.gold} dollars={owner !== 'demo'} />
        </Fact>
        <Fact name={t('payout')}>
          <GoldAmount gold={bet.payout} dollars={owner !== 'demo'} />
        </Fact>
        {owner === 'other' && <Fact name={t('player')}>{bet.player}</Fact>}
        {owner !== 'demo' && (
          <Fact name={t('number')}>
            <Link to={`/pages/bet/bet?id=${bet.id}`} className={css.link}>
              {bet.id} <Icon name="share" size={18} />
            </Link>
          </Fact>
        )}
      </dl>
    </>
  )
}

/** Another player's bet: what may be known of it is asked of the house. */
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
