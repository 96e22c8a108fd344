// One shared round as anyone may see it: what bound it before, its outcome, and the checks, computed in this browser.
// The page knows no game: the app passes in the proof component of the round's game.

import { useQuery as useAnswer } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { hostOf } from '../../client/hosts.ts'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { useQuery } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { textHash } from '../../play/fairness/text-hash.ts'
import { BeaconRows } from '../../play/rounds/beacon-rows.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { PublicPage, ResultCard, ShareAndPlay } from '../../play/fairness/public-page.tsx'
import type { GameRoundProof, LoadRoundProof, PublicRound } from '../../play/settled-bet.ts'
import { BookSection } from './book-section.tsx'
import { promisesBeacon, terminalOf, walkChain } from '../../play/rounds/book.ts'
import { messages } from './messages.ts'

const call = caller<FairnessContract>()
/** A round in progress is fetched again until it is over. */
const AGAIN_MS = 2_000

/** The page, with the proofs of the games that have shared rounds, by the games' ids. */
export function roundPage(proofs: ReadonlyMap<string, LoadRoundProof | undefined>): ComponentType {
  const parts = new Map<string, GameRoundProof>()
  for (const [game, load] of proofs) if (load) parts.set(game, lazyWithRetry(load))
  return () => <RoundPage proofs={parts} />
}

const isPlace = (value: number): boolean => Number.isSafeInteger(value) && value > 0

function RoundPage({ proofs }: { proofs: ReadonlyMap<string, GameRoundProof> }) {
  const t = useMessages(messages)
  const query = useQuery()
  const game = query.get('game') ?? ''
  const epoch = Number(query.get('epoch'))
  const index = Number(query.get('index'))
  const isKnown = game !== '' && isPlace(epoch) && isPlace(index)
  const answer = useAnswer({
    queryKey: ['round', game, epoch, index],
    queryFn: ({ signal }) =>
      call('GET /api/fair/round/{game}/{epoch}/{index}', { game, epoch, index }, { quiet: true, signal }),
    enabled: isKnown,
    refetchInterval: ({ state }) => (state.data && state.data.totalPayout === null ? AGAIN_MS : false),
  })
  return (
    <PublicPage
      title={isKnown ? t('title', { index }) : t('round')}
      isKnown={isKnown}
      answer={answer}
      none={t('none')}
      noneText={t('noneText')}
    >
      {(round) => <Round round={round} Proof={proofs.get(game)} />}
    </PublicPage>
  )
}

function Round({ round, Proof }: { round: PublicRound; Proof: GameRoundProof | undefined }) {
  const t = useMessages(messages)
  const title = t('title', { index: round.index })
  return (
    <>
      <Summary round={round} />
      {Proof && <Proof round={round} hasBook />}
      <BoundSection round={round} />
      <ChainSection round={round} />
      <BookSection round={round} />
      <ScriptSection round={round} />
      <ShareAndPlay game={round.game} title={title} url={location.href} text={t('share')} />
    </>
  )
}

function Summary({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <ResultCard game={round.game} outcome={round.outcome}>
      {round.outcome === null && (
        <Text size={7} style={{ lineHeight: 1.2, color: 'var(--ember-300)' }}>
          {t(round.phase === 'betting' ? 'betting' : round.hash === null ? 'inProgress' : 'noResult')}
        </Text>
      )}
      <Text as="small" size={2} tone="muted">
        {t('chain', { epoch: round.epoch })}
      </Text>
      <dl>
        <Fact name={t('players')}>{format.number(round.players)}</Fact>
        <GoldFact name={t('staked')} gold={round.totalGold} />
        {round.totalPayout !== null && <GoldFact name={t('paid')} gold={round.totalPayout} />}
        {round.startedAt !== null && <Fact name={t('started')}>{format.dateTime(round.startedAt)}</Fact>}
        {round.endedAt !== null && <Fact name={t('ended')}>{format.dateTime(round.endedAt)}</Fact>}
        {round.roundCap !== null && <Fact name={t('cap')}>{format.multiplier(round.roundCap / 100)}</Fact>}
      </dl>
      {round.incident && (
        <Note tone="info">
          <p>
            <b>{t(round.incident === 'void' ? 'cancelled' : 'incident')}</b>{' '}
            {t(round.incident !== 'void' ? 'incidentText' : isUndrawn(round) ? 'noBeaconText' : 'cancelledText')}
          </p>
        </Note>
      )}
    </ResultCard>
  )
}

/** In beacon mode, a round that was refunded because its beacon did not come has no result. */
const isUndrawn = ({ beaconRound, beacon }: PublicRound): boolean => beaconRound !== null && beacon === null

/** The checker as a file of its own, so that nobody has to trust this page. */
const script = new URL('../../../../rulebook/verify.mjs', import.meta.url).href

/** What was public before the first bet, and what was added at the end. */
function BoundSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  return (
    <Panel align="start" title={t('bound')} text={t('boundText')}>
      <dl>
        <CopyRow name={t('commit')} value={round.commit} />
        {round.hash === null ? (
          <div>
            <Hint as="dt">{t('hash')}</Hint>
            <dd>{t('secret')}</dd>
          </div>
        ) : (
          <CopyRow name={t('hash')} value={round.hash} />
        )}
        <CopyRow name={t('salt')} value={round.salt} />
        <BeaconRows claim={round} />
      </dl>
      {round.saltSource === 'dev' && (
        <Note tone="info">
          <p>
            <b>{t('testChain')}</b> {t('testChainText')}
          </p>
        </Note>
      )}
    </Panel>
  )
}

/** The same check without this page: one file and one command. */
function ScriptSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  if (round.hash === null || round.outcome === null) return null
  const { game, hash, commit, index, salt, beacon } = round
  const command = ['node verify.mjs round', game, hash, commit, index, salt, beacon ?? ''].join(' ').trim()
  return (
    <Panel align="start" title={t('script')} text={t('scriptText')}>
      <dl>
        <CopyRow name={t('command')} value={command} />
      </dl>
      <a href={script} download="verify.mjs" className={buttonClass({ kind: 'quiet', size: 'small' })}>
        <Icon name="arrowDown" size={18} />
        {links('saveVerifier')}
      </a>
    </Panel>
  )
}

/** The manifest that bound all rounds before the first one, and the way from this round to it. */
function ChainSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const { data } = useAnswer({
    queryKey: ['manifest', round.epoch],
    queryFn: ({ signal }) => call('GET /api/fair/manifest/{epoch}', { epoch: round.epoch }, { quiet: true, signal }),
    staleTime: Infinity,
  })
  const terminal = data && terminalOf(data.manifest, round.game)
  const holds = data !== undefined && textHash(data.manifest) === data.manifestHash && terminal !== null
  const isBeaconPromised = data && promisesBeacon(data.manifest) === (round.beaconRound !== null)
  const path = `/api/fair/manifest/${round.epoch}`
  return (
    <Panel align="start" title={t('walk')} text={t('walkText', { n: round.index })}>
      {data ? (
        <>
          <dl>
            {terminal && <CopyRow name={t('terminal')} value={terminal} />}
            <CopyRow name={t('manifestHash')} value={data.manifestHash} />
          </dl>
          <Verdict holds={holds}>{t(holds ? 'manifestHolds' : 'manifestFails')}</Verdict>
          {!isBeaconPromised && <Verdict holds={false}>{t('beaconFails')}</Verdict>}
        </>
      ) : (
        <Skeleton height={120} />
      )}
      <Row wrap>
        {terminal && round.hash !== null && <Walk hash={round.hash} index={round.index} terminal={terminal} />}
        <a
          href={hostOf(path) + path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'quiet', size: 'small' })}
        >
          {t('manifest')}
        </a>
      </Row>
    </Panel>
  )
}

/** Hashing to the end of the chain takes a moment, so it is done when it is asked for. */
function Walk({ hash, index, terminal }: { hash: string; index: number; terminal: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [share, setShare] = useState<number | null>(null)
  const [end, setEnd] = useState<string | null>(null)
  if (end !== null) {
    const holds = end === terminal
    return <Verdict holds={holds}>{t(holds ? 'walkHolds' : 'walkFails', { n: index })}</Verdict>
  }
  const walk = async (): Promise<void> => {
    setShare(0)
    setEnd(await walkChain(hash, index, setShare))
  }
  return (
    <Button size="small" busy={share !== null} onClick={() => void walk()}>
      {share === null
        ? t('walkButton', { n: index })
        : t('walking', { percent: format.percent(Math.floor(share * 100) / 100) })}
    </Button>
  )
}
