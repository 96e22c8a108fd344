import { useId } from 'react'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { play } from '../sound.ts'
import { NO_TARGET, parseTarget, type AutoTarget } from './auto-target.ts'
import type { FlightWords } from './flight-game.ts'
import { messages } from './messages.ts'
import css from './auto-field.module.css'

const QUICK = [150, 200, 500]

interface AutoFieldProps {
  rules: FlightRules
  words: FlightWords
  target: AutoTarget
  onChange: (target: AutoTarget) => void
}

/** Where to leave by itself: typed on a curve, chosen among the steps on stairs. */
export function AutoField(props: AutoFieldProps) {
  return props.rules.autoBy === 'step' ? <StepField {...props} /> : <CurveField {...props} />
}

function CurveField({ rules, target, onChange }: AutoFieldProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const set = (auto: number | null): void => {
    play('tap')
    onChange(auto === null ? NO_TARGET : { text: format.multiplier(auto / 100), auto, isBad: false })
  }
  return (
    <div className={css.row} role="group" aria-label={t('autoField')}>
      <div className={css.field} data-invalid={target.isBad || undefined}>
        <label htmlFor={id}>{t('autoField')}</label>
        <input
          id={id}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={10}
          placeholder={t('autoOff')}
          value={target.text}
          aria-invalid={target.isBad || undefined}
          aria-describedby="bet-note"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(parseTarget(event.target.value, rules))}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={() => target.auto !== null && onChange({ ...target, text: format.multiplier(target.auto / 100) })}
        />
      </div>
      <button type="button" aria-pressed={target.text === ''} onClick={() => set(null)}>
        {t('autoOff')}
      </button>
      {QUICK.map((auto) => (
        <button key={auto} type="button" className="num" aria-pressed={target.auto === auto} onClick={() => set(auto)}>
          {`${format.number(auto / 100)}×`}
        </button>
      ))}
    </div>
  )
}

function StepField({ rules, words, target, onChange }: AutoFieldProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const steps = Array.from(rules.multipliers(), (multiplier, at) => ({ step: at + 1, multiplier }))
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('autoField')}</label>
      <select
        id={id}
        value={target.auto ?? ''}
        onChange={({ target: { value } }) => {
          play('tap')
          onChange(parseTarget(value, rules))
        }}
      >
        <option value="">{t('autoOff')}</option>
        {steps.map(({ step, multiplier }) => (
          <option key={step} value={step}>
            {t('autoStep', { name: words.step?.(step) ?? step, at: format.multiplier(multiplier / 100) })}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </div>
  )
}
