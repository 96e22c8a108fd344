import { useId } from 'react'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { isTestMode } from '../../client/mode.ts'
import { messages } from '../messages.ts'
import { play } from '../sound.ts'
import { double, fit, half, largest, nudge } from './stake.ts'
import type { Stake } from './use-stake.ts'
import css from './fields.module.css'

/** The amount: typed, or moved by ½, −, +, 2×. Dollars stand beside the gold, unless it is demo gold. */
export function StakeField({ stake, isDemo }: { stake: Stake; isDemo: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const { value, limits, gold } = stake
  const from = value ?? limits.min
  const press = (next: number) => () => {
    play('tap')
    stake.set(next)
  }
  return (
    <div className={`${css.row} ${css.stakes}`} role="group" aria-label={t('stake')}>
      <button
        type="button"
        className={`num ${css.button}`}
        aria-label={`½ ${t('half')}`}
        onClick={press(half(from, limits))}
      >
        ½
      </button>
      <button
        type="button"
        className={css.button}
        aria-label={t('less')}
        onClick={press(nudge(from, -1, limits, gold))}
      >
        <Icon name="minus" size={20} />
      </button>
      <div className={css.field} data-invalid={stake.problem ? '' : undefined}>
        <label htmlFor={id} className="sr">
          {t('stake')}
        </label>
        <Row as="span" gap={5} pad="0 8px" style={{ maxWidth: '100%' }}>
          <Coin size={16} />
          <input
            id={id}
            className="num"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={14}
            value={stake.text}
            size={Math.max(2, stake.text.length)}
            aria-invalid={stake.problem ? true : undefined}
            aria-describedby="bet-max bet-note"
            onFocus={(event) => event.target.select()}
            onChange={(event) => stake.type(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={() => value !== null && stake.set(value)}
          />
        </Row>
        <span className={css.dollars}>{isDemo ? t('demoGold') : !isTestMode() && format.dollars(value ?? 0)}</span>
      </div>
      <button type="button" className={css.button} aria-label={t('more')} onClick={press(nudge(from, 1, limits, gold))}>
        <Icon name="plus" size={20} />
      </button>
      <button
        type="button"
        className={`num ${css.button}`}
        aria-label={`2× ${t('double')}`}
        onClick={press(double(from, limits, gold))}
      >
        2×
      </button>
    </div>
  )
}

const QUICK_AMOUNTS = [100, 500, 1000, 5000]

/** Quick amounts, and the most that can be staked. */
export function StakeChips({ stake, amounts = QUICK_AMOUNTS }: { stake: Stake; amounts?: readonly number[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { limits, gold, value } = stake
  const press = (amount: number) => () => {
    play('tap')
    stake.set(amount)
  }
  return (
    <div className={`${css.row} ${css.chips}`} role="group" aria-label={t('chips')}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={`num ${css.button}`}
          aria-pressed={amount === value}
          disabled={fit(amount, limits, gold) !== amount}
          onClick={press(amount)}
        >
          {format.gold(amount)}
        </button>
      ))}
      <button type="button" className={`num ${css.button}`} onClick={press(largest(limits, gold))}>
        {t('max')}
      </button>
    </div>
  )
}
