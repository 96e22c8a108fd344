// The fairness centre: the player's seeds, the chain behind shared rounds, a verifier, and the rules. Every check is
// computed in this browser. The page knows no game: the app passes in their proof components.

import type { ComponentType } from 'react'
import { navigate, useQuery } from '../../client/navigate.tsx'
import { useLogState, useLogWatch } from '../../play/transparency/log-watch.ts'
import { centrePath, LOG, type CentreTab } from '../../play/fairness/verifier-path.ts'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { LoadProof, LoadRoundProof } from '../../play/settled-bet.ts'
import { Tabs } from '@glasshouse/ui/controls/tabs.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { InnerPage } from '../../client/inner-page.tsx'
import { DeviceCard } from './device-card.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { messages } from './messages.ts'
import type { GameProofs } from './verifier.tsx'

const SeedsTab = lazyWithRetry(async () => (await import('./seeds-tab.tsx')).SeedsTab)
const ChainTab = lazyWithRetry(async () => (await import('./chain-tab.tsx')).ChainTab)
const VerifyTab = lazyWithRetry(async () => (await import('./verify-tab.tsx')).VerifyTab)
const RulesTab = lazyWithRetry(async () => (await import('./rules-tab.tsx')).RulesTab)

const TABS: readonly CentreTab[] = ['seeds', 'chain', 'verify', 'rules']
const isTab = (name: string | null): name is CentreTab => TABS.includes(name as CentreTab)

const loaded = <Part,>(loads: ReadonlyMap<string, (() => Promise<ComponentType<Part & object>>) | undefined>) =>
  new Map(
    [...loads].flatMap(([game, load]): [string, ComponentType<Part & object>][] =>
      load ? [[game, lazyWithRetry(load)]] : [],
    ),
  )

/** The page, with the proofs of the games that bring one, by the games' ids. */
export function fairnessPage(
  bets: ReadonlyMap<string, LoadProof | undefined>,
  rounds: ReadonlyMap<string, LoadRoundProof | undefined>,
): ComponentType {
  const proofs: GameProofs = { bet: loaded(bets), round: loaded(rounds) }
  return () => <Fairness proofs={proofs} />
}

function Fairness({ proofs }: { proofs: GameProofs }) {
  const t = useMessages(messages)
  useLogWatch(0)
  const log = useLogState()
  const links = useMessages(linkMessages)
  const named = useQuery().get('tab')
  const tab = isTab(named) ? named : 'seeds'
  return (
    <InnerPage title={t('title')} width={680}>
      <Text tone="muted">{t('lead')}</Text>
      <DeviceCard />
      {log?.kind === 'alarm' && (
        <Panel align="start">
          <Verdict holds={false}>{t('logAlarm')}</Verdict>
          <ButtonLink to={LOG} kind="quiet" size="small" icon="link" text={links('log')} />
        </Panel>
      )}
      <Tabs
        label={t('title')}
        tabs={TABS.map((name) => ({ name, text: t(name) }))}
        chosen={tab}
        onChoose={(name) => name !== tab && navigate.redirect(centrePath(name))}
        isSticky
      >
        {tab === 'seeds' && <SeedsTab />}
        {tab === 'chain' && <ChainTab />}
        {tab === 'verify' && <VerifyTab proofs={proofs} />}
        {tab === 'rules' && <RulesTab />}
      </Tabs>
    </InnerPage>
  )
}
