// The check of a seed pair: every bet recomputed in this browser, its progress and its result.

import { useState } from 'react'
import { Facts, GoldFact } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ProgressBar } from '@glasshouse/ui/states/progress-bar.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { say, useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { useTiles } from '../../client/game-tile.ts'
import { checkPair, type Fault, type PairCheck } from '../../play/fairness/export-check.ts'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { failure, savePair, type PairExport } from '../../play/fairness/use-seeds.ts'
import { messages } from './seeds-messages.ts'
import css from './fairness.module.css'

export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly step: 'fetching' | 'checking'; readonly share: number }
  | { readonly kind: 'done'; readonly result: PairCheck; readonly pair: PairExport }
  | { readonly kind: 'failed'; readonly message: string }

/** Fetches a whole pair and recomputes it here; `promised` is the hash that this browser knows by itself. */
export function usePairCheck(
  fetchPair: (onShare: (share: number) => void) => Promise<PairExport>,
  promised: string | null,
) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const busy = (step: 'fetching' | 'checking') => (share: number) => setState({ kind: 'busy', step, share })
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (cause) {
      setState({ kind: 'failed', message: failure(cause, say(sharedMessages, 'offline')) })
    }
  }
  return {
    state,
    check: () =>
      attempt(async () => {
        busy('fetching')(0)
        const pair = await fetchPair(busy('fetching'))
        busy('checking')(0)
        const result = await checkPair(pair, { promised, rulesOf: loadRules, onShare: busy('checking') })
        setState({ kind: 'done', result, pair })
      }),
    save: () =>
      attempt(async () => {
        busy('fetching')(0)
        const pair = await fetchPair(busy('fetching'))
        savePair(pair)
        // An earlier result stays on the screen.
        setState(state.kind === 'done' ? state : { kind: 'idle' })
      }),
  }
}

const SHOWN = 12

/** How far the check has come, and what came of it. */
export function CheckResult({ state }: { state: CheckState }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (state.kind === 'idle') return null
  if (state.kind === 'failed') return <Paragraph role="alert">{t('failed', { message: state.message })}</Paragraph>
  if (state.kind === 'done') return <Result result={state.result} />
  const percent = format.percent(Math.floor(state.share * 100) / 100)
  return (
    <ProgressBar label={t(state.step, { percent })} value={state.share}>
      <span className="num">{t(state.step, { percent })}</span>
    </ProgressBar>
  )
}

function Result({ result }: { result: PairCheck }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { holds, isPromised, bets, staked, paid, faults } = result
  return (
    <Panel className={css.result} data-bad={!holds || undefined}>
      <Verdict holds={holds}>{t(holds ? 'holds' : 'fails')}</Verdict>
      {holds ? (
        <Paragraph>{bets === 0 ? t('holdsNone') : t('holdsText', { bets, last: bets - 1 })}</Paragraph>
      ) : (
        <Stack as="ul" gap={6}>
          {!isPromised && <li>{t('failsSeed')}</li>}
          {faults.slice(0, SHOWN).map((fault) => (
            <FaultLine key={`${fault.kind}-${fault.nonce}`} fault={fault} />
          ))}
          {faults.length > SHOWN && <li>{t('moreFaults', { n: format.number(faults.length - SHOWN) })}</li>}
        </Stack>
      )}
      {bets > 0 && (
        <Facts isRuled>
          <GoldFact name={t('staked')} gold={staked} />
          <GoldFact name={t('paid')} gold={paid} />
        </Facts>
      )}
    </Panel>
  )
}

function FaultLine({ fault: { kind, nonce, game } }: { fault: Fault }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tile = useTiles().find(({ id }) => id === game)
  return <li>{t(kind, { nonce, game: tile?.name[language] ?? game ?? '' })}</li>
}
