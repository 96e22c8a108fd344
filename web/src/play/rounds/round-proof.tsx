// The proof of a shared round, and of a bet on it, whose hash was promised before bets were taken.

import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Link } from '../../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { BetFacts } from '../fairness/bet-facts.tsx'
import { CopyRow, ValueRow } from '../fairness/copy-row.tsx'
import { messages as proofMessages } from '../fairness/messages.ts'
import { PayoutStep, ProofCard, ResultStep, Step } from '../fairness/proof-card.tsx'
import { checkBeacon, type BeaconCheck } from './beacon-check.ts'
import { BeaconRows } from './beacon-rows.tsx'
import { messages } from './proof-messages.ts'
import { roundPath, type RoundClaim } from './round-path.ts'
import type { RoundCheck } from './verify-round.ts'
import css from '../fairness/fairness.module.css'

/** A bet on a shared round: what happened, what it cost and brought, and its proof as children. */
export function BetDetails({ children, isDemo, ...facts }: ComponentProps<typeof BetFacts>) {
  const t = useMessages(messages)
  return (
    <div className={css.sheet}>
      <BetFacts {...facts} isDemo={isDemo}>
        {isDemo && <p>{t('demoNote')}</p>}
      </BetFacts>
      {children}
    </div>
  )
}

interface RoundBetProofProps {
  game: string
  round: RoundClaim & { readonly saltSource: string }
  /** What the hash is called, by when it was published. */
  hashName: string
  /** What was chosen and what came of it, by their names. */
  facts: readonly (readonly [name: string, value: string])[]
  /** Shows the recomputation at once instead of a button for it. */
  isOpen?: boolean
  /** A `RoundProof`, computed when it is asked for. */
  children: () => ReactNode
}

/** What bound a bet's round before, what it was, and the proof. */
export function RoundBetProof({ game, round, hashName, facts, isOpen = false, children }: RoundBetProofProps) {
  const t = useMessages(messages)
  const own = useMessages(proofMessages)
  const format = useFormat()
  const [isVerified, setVerified] = useState(isOpen)
  const { epoch, index, hash, commit, salt, saltSource } = round
  return (
    <div className={css.sheet}>
      <section>
        <h3>{own('proof')}</h3>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
        <dl className={css.list}>
          <ValueRow name={t('round')}>
            <Link to={roundPath(game, round)} className={css.link}>
              {t('roundLink', { index: format.number(index), epoch })} <Icon name="next" size={18} />
            </Link>
          </ValueRow>
          <CopyRow name={t('commit')} value={commit} />
          <CopyRow name={hashName} value={hash} />
          <CopyRow name={t('salt')} value={salt} />
          <BeaconRows claim={round} />
        </dl>
        {saltSource === 'dev' && <p>{t('testChain')}</p>}
      </section>
      {isVerified ? (
        children()
      ) : (
        <Button wide onClick={() => setVerified(true)}>
          {own('verify')}
        </Button>
      )}
    </div>
  )
}

/** Around the proof on the page of a round. Until the round is over there is only its commitment. */
export function RoundPageProof({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.sheet}>
      {children ?? (
        <section className={css.card}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      )}
    </div>
  )
}

interface RoundProofProps<Outcome> {
  hash: string
  checked: RoundCheck<Outcome>
  /** That the outcome comes from the hash. */
  title: string
  /** An outcome as the game says it. */
  outcomeText: (outcome: Outcome) => string
  /** The sum of the payout of a bet. */
  paid?: string
  /** From the hash to the outcome, line by line. */
  children: ReactNode
}

/** Each claim, recomputed and shown beside what the server said. */
export function RoundProof<Outcome>({ hash, checked, title, outcomeText, paid, children }: RoundProofProps<Outcome>) {
  const t = useMessages(messages)
  const { commit, outcome, payout, message, beacon: claim } = checked
  const { data: beacon } = useQuery({
    queryKey: ['beacon', claim.beaconRound, claim.beacon, claim.beaconSignature, claim.lockTime],
    queryFn: () => checkBeacon(claim),
    staleTime: Infinity,
  })
  if (beacon === undefined) return <Skeleton height={240} />
  const holds = checked.holds && (beacon?.holds ?? true)
  return (
    <ProofCard t={t} secret={hash} promise={commit} holds={holds}>
      {beacon && <BeaconStep beacon={beacon} />}
      <ResultStep title={title} claim={outcome} outcomeText={outcomeText}>
        <code>{t('message', { message })}</code>
        {children}
      </ResultStep>
      {payout && <PayoutStep claim={payout}>{paid ?? ''}</PayoutStep>}
    </ProofCard>
  )
}

function BeaconStep({ beacon: { network, round, holds } }: { beacon: BeaconCheck }) {
  const t = useMessages(messages)
  const text = !holds || network === null ? 'beaconFails' : network === 'test' ? 'beaconTest' : 'beaconQuicknet'
  return (
    <Step holds={holds} title={t('beaconStep')}>
      <span>{t(text, { round })}</span>
    </Step>
  )
}
