// One shared round as anyone may see it: what bound it before, what it was, and all of it checked on this very device.
// It knows no game: the proof of the outcome is brought by the round's own game, and the app hands it over.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/fairness'
import { caller, CallError } from '../../client/call.ts'
import { pageOf, useTiles } from '../../client/game-tile.ts'
import { HOME, Link, navigate, useQuery } from '../../client/navigate.tsx'
import { share } from '../../client/share.ts'
import { later } from '../../play/later.tsx'
import type { GameRoundProof, LoadRoundProof, PublicRound } from '../../play/settled-bet.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { GoldAmount } from '../../ui/gold.tsx'
import { useFormat, useLanguage, useMessages } from '../../ui/i18n.ts'
import { EmptyState, Skeleton } from '../../ui/placeholder.tsx'
import { TitleBar } from '../../ui/title-bar.tsx'
import { BookSection } from './book-section.tsx'
import { ChainSection } from './chain-section.tsx'
import { messages } from './messages.ts'
import { BoundSection, ScriptSection } from './sections.tsx'
import css from './round.module.css'

const call = caller<FairnessContract>()
/** A round under way is looked at again until it is over. */
const AGAIN_MS = 2_000

/** The page, with the proofs of the games that have shared rounds, by the games' ids. */
export function roundPage(proofs: ReadonlyMap<string, LoadRoundProof | undefined>): ComponentType {
  const parts = new Map<string, GameRoundProof>()
  for (const [game, load] of proofs) if (load) parts.set(game, later(load))
  return () => <RoundPage proofs={parts} />
}

const isPlace = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function RoundPage({ proofs }: { proofs: ReadonlyMap<string, GameRoundProof> }) {
  const t = useMessages(messages)
  const query = useQuery()
  const game = query.get('game') ?? ''
  const epoch = Number(query.get('epoch'))
  const index = Number(query.get('index'))
  const known = game !== '' && isPlace(epoch) && isPlace(index)
  const { data, error, refetch } = useAnswer({
    queryKey: ['round', game, epoch, index],
    queryFn: ({ signal }) =>
      call('GET /api/fair/round/{game}/{epoch}/{index}', { game, epoch, index }, { quiet: true, signal }),
    enabled: known,
    refetchInterval: ({ state }) => (state.data && state.data.totalPayout === null ? AGAIN_MS : false),
  })
  const lost = error instanceof CallError && error.network
  return (
    <main className={css.page}>
      <TitleBar title={known ? t('title', { index }) : t('round')} onBack={navigate.back} />
      <div className={css.body}>
        {data ? (
          <Round round={data} Proof={proofs.get(game)} />
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

function Round({ round, Proof }: { round: PublicRound; Proof: GameRoundProof | undefined }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tile = useTiles().find((one) => one.id === round.game)
  return (
    <>
      <Summary round={round} />
      {Proof && <Proof round={round} />}
      <BoundSection round={round} />
      <ChainSection round={round} />
      <BookSection round={round} />
      <ScriptSection round={round} />
      <div className={css.actions}>
        <Button
          kind="quiet"
          onClick={() => void share({ title: t('title', { index: round.index }), url: location.href }, t('copied'))}
        >
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

function Summary({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const tile = useTiles().find((one) => one.id === round.game)
  const [from, to] = tile?.hue ?? ['#ff7a1a', '#6a35f2']
  const result = round.outcome === null ? null : tile?.result?.(round.outcome)
  return (
    <section className={css.card} style={{ '--from': from, '--to': to } as React.CSSProperties}>
      {tile && <img src={tile.art} width="120" height="90" alt="" />}
      <h2>{tile?.name[language] ?? round.game}</h2>
      <p className={result ? 'num' : undefined}>{result ?? t(round.phase === 'betting' ? 'betting' : 'underWay')}</p>
      <small>{t('chain', { epoch: round.epoch })}</small>
      <dl>
        <Fact name={t('players')}>{format.number(round.players)}</Fact>
        <Fact name={t('staked')}>
          <GoldAmount gold={round.totalGold} />
        </Fact>
        {round.totalPayout !== null && (
          <Fact name={t('paid')}>
            <GoldAmount gold={round.totalPayout} />
          </Fact>
        )}
        {round.startedAt !== null && <Fact name={t('began')}>{format.dateTime(round.startedAt)}</Fact>}
        {round.endedAt !== null && <Fact name={t('ended')}>{format.dateTime(round.endedAt)}</Fact>}
        {round.roundCap !== null && <Fact name={t('cap')}>{format.multiplier(round.roundCap / 100)}</Fact>}
      </dl>
      {round.incident && (
        <p className={css.alert}>
          <b>{t('incident')}</b> {t('incidentText')}
        </p>
      )}
    </section>
  )
}
