// One settled bet as anyone may see it, to be shared and checked. It knows no game: the proof is brought by
// the bet's own game, and the app hands it over.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/fairness'
import { caller, CallError } from '../../client/call.ts'
import { pageOf, useTiles } from '../../client/game-tile.ts'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { HOME, Link, navigate, useQuery } from '../../client/navigate.tsx'
import { share } from '../../client/share.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { centrePath, RETURNS, verifierPath } from '../../play/fairness/verifier-path.ts'
import { later } from '../../play/later.tsx'
import type { GameProof, LoadProof, PublicBet } from '../../play/settled-bet.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { GoldAmount } from '../../ui/gold.tsx'
import { useFormat, useLanguage, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState, Skeleton } from '../../ui/placeholder.tsx'
import { TitleBar } from '../../ui/title-bar.tsx'
import { messages } from './messages.ts'
import css from './bet.module.css'

const call = caller<FairnessContract>()

/** The page, with the proofs of the games that bring one, by the games' ids. */
export function betPage(proofs: ReadonlyMap<string, LoadProof | undefined>): ComponentType {
  const parts = new Map<string, GameProof>()
  for (const [game, load] of proofs) if (load) parts.set(game, later(load))
  return () => <BetPage proofs={parts} />
}

type Proofs = ReadonlyMap<string, GameProof>

function BetPage({ proofs }: { proofs: Proofs }) {
  const t = useMessages(messages)
  const id = Number(useQuery().get('id'))
  const known = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useAnswer({
    queryKey: ['bet', id],
    queryFn: ({ signal }) => call('GET /api/bet/{id}', { id }, { quiet: true, signal }),
    enabled: known,
  })
  const lost = error instanceof CallError && error.network
  return (
    <main className={css.page}>
      <TitleBar title={known ? t('title', { id }) : t('bet')} onBack={navigate.back} />
      <div className={css.body}>
        {data ? (
          <Settled bet={data} Proof={proofs.get(data.game)} />
        ) : lost ? (
          <EmptyState icon="refresh" title={t('unreachable')}>
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          </EmptyState>
        ) : error || !known ? (
          <EmptyState icon="search" title={t('none')} text={t('noneText')}>
            <Link to={HOME} how="relaunch" className={buttonClass()}>
              {t('home')}
            </Link>
          </EmptyState>
        ) : (
          <Skeleton height={320} />
        )}
      </div>
    </main>
  )
}

function Settled({ bet, Proof }: { bet: PublicBet; Proof: GameProof | undefined }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const tile = useTiles().find((one) => one.id === bet.game)
  const result = tile?.result?.(bet.outcome)
  const [from, to] = tile?.hue ?? ['#ff7a1a', '#6a35f2']
  return (
    <>
      <section className={css.card} style={{ '--from': from, '--to': to } as React.CSSProperties}>
        {tile && <img src={tile.art} width="160" height="120" alt="" />}
        <h2>{tile?.name[language] ?? bet.game}</h2>
        {result && <p className="num">{result}</p>}
        <dl>
          <Fact name={t('player')}>{bet.player}</Fact>
          <Fact name={t('time')}>{format.dateTime(bet.createTime)}</Fact>
          <Fact name={t('stake')}>
            <GoldAmount gold={bet.gold} dollars />
          </Fact>
          <Fact name={t('payout')}>
            <span data-won={bet.payout > bet.gold || undefined}>
              <GoldAmount gold={bet.payout} dollars />
            </span>
          </Fact>
        </dl>
      </section>
      {Proof && (
        <div className={css.proof}>
          <Proof key={bet.id} bet={bet} />
        </div>
      )}
      <CheckYourself bet={bet} />
      <div className={css.actions}>
        <Button
          kind="quiet"
          onClick={() => void share({ title: t('title', { id: bet.id }), url: shareLink(bet) }, t('copied'))}
        >
          <Icon name="share" size={20} />
          {t('share')}
        </Button>
        {tile && (
          <Link to={pageOf(tile)} className={buttonClass()}>
            {t('play', { game: tile.name[language] })}
          </Link>
        )}
      </div>
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
