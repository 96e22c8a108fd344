import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '../../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { promisedHash, revealedSeed } from '../seeds.ts'
import type { FeedBet, OpenBet, ProofText, PublicBet, SettledBet } from '../settled-bet.ts'
import { BetFacts } from './bet-facts.tsx'
import { CopyRow, ValueRow } from './copy-row.tsx'
import { messages } from './messages.ts'
import { PayoutStep, ProofCard, ResultStep, Unreachable } from './proof-card.tsx'
import { fair, failure, useRotate } from './use-seeds.ts'
import { verifierPath } from './verifier-path.ts'
import { verifyBet, type ProofRules } from './verify.ts'
import css from './fairness.module.css'

interface Part {
  rules: ProofRules<unknown, unknown>
  text: ProofText
}

/** The proof of a bet on its public page, where it is computed without being asked for. */
export function PublicProof({ rules, text, bet }: Part & { bet: PublicBet }) {
  const { proof } = bet
  if (!proof) return null
  return (
    <div className={css.sheet}>
      <BetProof rules={rules} text={text} bet={{ ...bet, proof }} owner="public" />
    </div>
  )
}

/** One bet in full: what happened, its seeds, and its proof. Fetched when a bet is opened. */
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

type Owner = OpenBet['owner'] | 'public'

/** The seeds of a bet, and its three claims recomputed from them once they are all known. */
export function BetProof({ rules, text, bet: claimed, owner }: Part & { bet: SettledBet; owner: Owner }) {
  const t = useMessages(messages)
  const format = useFormat()
  // Where this browser was sent the fingerprint before the bet, that is the one that counts.
  const serverSeedHash = promisedHash(claimed.proof.seedPairId) ?? claimed.proof.serverSeedHash
  const proof = { ...claimed.proof, serverSeedHash }
  const bet = { ...claimed, proof }
  const [foundSeed, setFoundSeed] = useState(() => revealedSeed(proof.seedPairId))
  const serverSeed = proof.serverSeed ?? foundSeed
  const [isVerified, setVerified] = useState(owner === 'public')
  return (
    <>
      <section>
        <h3>{t('proof')}</h3>
        {owner === 'demo' && <p>{t('demoNote')}</p>}
        {owner === 'public' && text.picture?.(bet.outcome)}
        <dl className={css.list}>
          {owner === 'public' && <ValueRow name={t('choice')}>{text.choice(bet.choice)}</ValueRow>}
          <CopyRow name={t('proofHash')} value={proof.serverSeedHash} />
          {serverSeed ? (
            <CopyRow name={t('serverSeed')} value={serverSeed} />
          ) : (
            <ValueRow name={t('serverSeed')}>{t('secret')}</ValueRow>
          )}
          <CopyRow name={t('clientSeed')} value={proof.clientSeed} />
          <ValueRow name={t('betNonce')}>
            <span className="num">{format.number(proof.nonce)}</span>
          </ValueRow>
        </dl>
      </section>
      {!serverSeed ? (
        <Hidden
          isMine={owner === 'mine'}
          bet={bet}
          onRevealed={(seed) => {
            setFoundSeed(seed)
            setVerified(true)
          }}
        />
      ) : isVerified ? (
        <>
          <ProofSteps rules={rules} text={text} bet={bet} serverSeed={serverSeed} />
          {owner !== 'public' && (
            <Button
              kind="quiet"
              wide
              onClick={() => navigate.push(verifierPath(provable(rules.id, bet, owner, serverSeed)))}
            >
              {t('openVerifier')}
            </Button>
          )}
        </>
      ) : (
        <Button wide onClick={() => setVerified(true)}>
          {t('verify')}
        </Button>
      )}
    </>
  )
}

/** The three claims of a bet, each recomputed here and shown beside what the server said. */
function ProofSteps({ rules, text, bet, serverSeed }: Part & { bet: SettledBet; serverSeed: string }) {
  const t = useMessages(messages)
  const { commitment, outcome, payout, holds } = verifyBet(rules, bet, serverSeed)
  const computed = { ...bet, outcome: outcome.computed, payout: payout.computed }
  return (
    <ProofCard t={t} secret={serverSeed} promise={commitment} holds={holds}>
      <ResultStep title={t('step2')} claim={outcome} outcomeText={text.outcome}>
        {text.drawn(bet, serverSeed).map((line) => (
          <code key={line}>{line}</code>
        ))}
        {text.picture?.(outcome.computed)}
      </ResultStep>
      <PayoutStep claim={payout}>{text.paid(computed)}</PayoutStep>
    </ProofCard>
  )
}

/** What the verifier asks for. Only this browser knows a bet of the demo: its number means nothing elsewhere. */
const provable = (game: string, { id, ...bet }: SettledBet, owner: Owner, serverSeed: string) => ({
  ...bet,
  ...(owner !== 'demo' && { id }),
  game,
  proof: { ...bet.proof, serverSeed },
})

/** Says plainly why there is nothing to verify yet, and offers the way. */
function Hidden({ isMine, bet, onRevealed }: { isMine: boolean; bet: SettledBet; onRevealed: (seed: string) => void }) {
  const t = useMessages(messages)
  const rotate = useRotate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function reveal(): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await rotate()
      const known = revealedSeed(bet.proof.seedPairId)
      // The pair may have been changed elsewhere before: then the server sends its seed with the bet.
      const seed = known ?? (await fair('GET /api/bet/{id}', { id: bet.id }, { quiet: true })).proof?.serverSeed
      if (seed) onRevealed(seed)
    } catch (cause) {
      setError(failure(cause, t('offline')))
    }
    setBusy(false)
  }

  return (
    <div className={css.card}>
      <p>{t(isMine ? 'hiddenMine' : 'hiddenOther')}</p>
      {isMine && (
        <Button busy={isBusy} wide onClick={() => void reveal()}>
          {t('reveal')}
        </Button>
      )}
      {error && <Text tone="lose">{t('failed', { message: error })}</Text>}
    </div>
  )
}
