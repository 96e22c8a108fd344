// The fairness centre: one's own seeds, the chain behind shared rounds, a verifier, and the rules of it all. Whatever
// is checked here is reckoned in this browser. It knows no game: their proofs are handed over by the app.

import { useId, type ComponentType, type KeyboardEvent } from 'react'
import { navigate, useQuery } from '../../client/navigate.tsx'
import { centrePath, type CentreTab } from '../../play/fairness/verifier-path.ts'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import type { LoadProof, LoadRoundProof } from '../../play/settled-bet.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import type { GameProofs } from './game-proofs.ts'
import { messages } from './messages.ts'
import css from './fairness.module.css'

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
  const id = useId()
  const named = useQuery().get('tab')
  const tab = isTab(named) ? named : 'seeds'

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab
    navigate.redirect(centrePath(next))
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <InnerPage title={t('title')} onBack={navigate.back} width={680}>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.tabs} role="tablist" aria-label={t('title')} onKeyDown={onKeyDown}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => name !== tab && navigate.redirect(centrePath(name))}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'seeds' && <SeedsTab />}
        {tab === 'chain' && <ChainTab />}
        {tab === 'verify' && <VerifyTab proofs={proofs} />}
        {tab === 'rules' && <RulesTab />}
      </div>
    </InnerPage>
  )
}
