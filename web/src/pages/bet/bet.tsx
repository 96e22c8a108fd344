// One settled bet as anyone may see it, to be shared and checked. It knows no game: the proof is brought by
// the bet's own game, and the app hands it over.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { caller } from '../../client/call.ts'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { useQuery } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { PublicPage, ResultCard, ShareAndPlay } from '../../play/fairness/public-page.tsx'
import { centrePath, RETURNS, verifierPath } from '../../play/fairness/verifier-path.ts'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { GameProof, LoadProof, PublicBet } from '../../play/settled-bet.ts'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import css from './bet.module.css'

const call = caller<FairnessContract>()

/** The page, with the proofs of the games that bring one, by the games' ids. */
export function betPage(proofs: ReadonlyMap<string, LoadProof | undefined>): ComponentType {
  const parts = new Map<string, GameProof>()
  for (const [game, load] of proofs) if (load) parts.set(game, lazyWithRetry(load))
  return () => <BetPage proofs={parts} />
}

type Proofs = ReadonlyMap<string, GameProof>

function BetPage({ proofs }: { proofs: Proofs }) {
  const t = useMessages(messages)
  const id = Number(useQuery().get('id'))
  const isKnown = Number.isSafeInteger(id) && id > 0
  const answer = useAnswer({
    queryKey: ['bet', id],
    queryFn: ({ signal }) => call('GET /api/bet/{id}', { id }, { quiet: true, signal }),
    enabled: isKnown,
  })
  return (
    <PublicPage
      title={isKnown ? t('title', { id }) : t('bet')}
      isKnown={isKnown}
      answer={answer}
      none={t('none')}
      noneText={t('noneText')}
    >
      {(bet) => <Settled bet={bet} Proof={proofs.get(bet.game)} />}
    </PublicPage>
  )
}

function Settled({ bet, Proof }: { bet: PublicBet; Proof: GameProof | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <ResultCard game={bet.game} outcome={bet.outcome}>
        <dl>
          <Fact name={t('player')}>{bet.player}</Fact>
          <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
          <Fact name={t('stake')}>
            <GoldAmount gold={bet.gold} dollars />
          </Fact>
          <Fact name={t('payout')}>
            <span className={bet.payout > bet.gold ? css.won : undefined}>
              <GoldAmount gold={bet.payout} dollars />
            </span>
          </Fact>
        </dl>
      </ResultCard>
      {Proof && (
        <div className={css.proof}>
          <Proof key={bet.id} bet={bet} />
        </div>
      )}
      <CheckYourself bet={bet} />
      <ShareAndPlay game={bet.game} title={t('title', { id: bet.id })} url={shareLink(bet)} text={t('share')} />
    </>
  )
}

/** What it takes to check the bet without believing this page. */
function CheckYourself({ bet }: { bet: PublicBet }) {
  const t = useMessages(messages)
  const isKnown = bet.round !== null || typeof bet.proof?.serverSeed === 'string'
  return (
    <section className={css.check}>
      <h2>{t('check')}</h2>
      <p>{t(isKnown ? 'checkText' : 'checkLater')}</p>
      <LinkRows label={t('check')}>
        <LinkRow to={verifierPath(bet)} icon="shield" text={t('verifier')} />
        <LinkRow to={centrePath('rules')} icon="book" text={t('rules')} />
        <LinkRow to={RETURNS} icon="chart" text={t('returns')} />
      </LinkRows>
      <dl>
        <CopyRow name={t('link')} value={shareLink(bet)} />
      </dl>
    </section>
  )
}

/** An address without a #, for those that look ahead and tell what a link holds. */
const shareLink = ({ id }: PublicBet): string => `${location.origin}/bet/${id}`
