// One settled bet as anyone may see it, to be shared and checked. The page knows no game: the app passes in the proof
// component of the bet's game.

import { useQuery as useAnswer } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { Fact, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { isTestMode } from '../../client/mode.ts'
import { useQuery } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { PublicPage, ResultCard, ShareAndPlay } from '../../play/fairness/public-page.tsx'
import { centrePath, RETURNS, verifierPath } from '../../play/fairness/verifier-path.ts'
import type { GameProof, LoadProof, PublicBet } from '../../play/settled-bet.ts'
import { messages } from './messages.ts'

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
          <GoldFact name={t('stake')} gold={bet.gold} dollars={!isTestMode()} />
          <Fact name={t('payout')}>
            <Text as="span" tone={bet.payout > bet.gold ? 'win' : 'plain'}>
              <GoldAmount gold={bet.payout} dollars={!isTestMode()} />
            </Text>
          </Fact>
        </dl>
      </ResultCard>
      {Proof && (
        <Panel>
          <Proof key={bet.id} bet={bet} />
        </Panel>
      )}
      <CheckYourself bet={bet} />
      <ShareAndPlay game={bet.game} title={t('title', { id: bet.id })} url={shareLink(bet)} text={t('share')} />
    </>
  )
}

/** How to check the bet without trusting this page. */
function CheckYourself({ bet }: { bet: PublicBet }) {
  const t = useMessages(messages)
  const links = useMessages(linkMessages)
  const isKnown = bet.round !== null || typeof bet.proof?.serverSeed === 'string'
  return (
    <Panel title={t('check')} text={t(isKnown ? 'checkText' : 'checkLater')}>
      <LinkRows label={t('check')}>
        <LinkRow to={verifierPath(bet)} icon="shield" text={t('verifier')} />
        <LinkRow to={centrePath('rules')} icon="book" text={links('howFixed')} />
        <LinkRow to={RETURNS} icon="chart" text={links('returns')} />
      </LinkRows>
      <dl>
        <CopyRow name={t('link')} value={shareLink(bet)} />
      </dl>
    </Panel>
  )
}

/** An address without a #, which link previews can fetch. */
const shareLink = ({ id }: PublicBet): string => `${location.origin}/bet/${id}`
