import type { Fault, PairCheck } from '../../play/fairness/export-check.ts'
import { useTiles } from '../../client/game-tile.ts'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './seeds-messages.ts'
import type { CheckState } from './use-pair-check.ts'
import { Verdict } from './verdict.tsx'
import css from './fairness.module.css'

const SHOWN = 12

/** How far the check has come, and what came of it. */
export function CheckResult({ state }: { state: CheckState }) {
  const t = useMessages(messages)
  const format = useFormat()
  if (state.kind === 'idle') return null
  if (state.kind === 'failed') return <p role="alert">{t('failed', { message: state.message })}</p>
  if (state.kind === 'done') return <Result result={state.result} />
  const percent = format.percent(Math.floor(state.share * 100) / 100)
  return (
    <div className={css.progress}>
      <progress max={1} value={state.share} aria-label={t(state.step, { percent })} />
      <span className="num">{t(state.step, { percent })}</span>
    </div>
  )
}

function Result({ result }: { result: PairCheck }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { holds, isPromised, bets, staked, paid, faults } = result
  return (
    <div className={css.result} data-bad={!holds || undefined}>
      <Verdict holds={holds}>{t(holds ? 'holds' : 'fails')}</Verdict>
      {holds ? (
        <p>
          {bets === 0 ? t('holdsNone') : t('holdsText', { bets: format.number(bets), last: format.number(bets - 1) })}
        </p>
      ) : (
        <ul>
          {!isPromised && <li>{t('failsSeed')}</li>}
          {faults.slice(0, SHOWN).map((fault) => (
            <FaultLine key={`${fault.kind}-${fault.nonce}`} fault={fault} />
          ))}
          {faults.length > SHOWN && <li>{t('moreFaults', { n: format.number(faults.length - SHOWN) })}</li>}
        </ul>
      )}
      {bets > 0 && (
        <dl className={css.times}>
          <Fact name={t('staked')}>
            <GoldAmount gold={staked} />
          </Fact>
          <Fact name={t('paid')}>
            <GoldAmount gold={paid} />
          </Fact>
        </dl>
      )}
    </div>
  )
}

function FaultLine({ fault: { kind, nonce, game } }: { fault: Fault }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const tile = useTiles().find(({ id }) => id === game)
  return <li>{t(kind, { nonce, game: tile?.name[language] ?? game ?? '' })}</li>
}
