import { useId } from 'react'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { play } from '../../sound.ts'
import { isAboveCap, NO_TARGET, parseTarget, type AutoTarget } from './auto-target.ts'
import type { CrashText } from '../crash-game.ts'
import { messages } from '../messages.ts'
import css from '../../bet-bar/fields.module.css'

const QUICK = [150, 200, 500]

interface AutoFieldProps {
  rules: CrashRules
  text: CrashText
  target: AutoTarget
  /** Where the stake is cashed out at the latest: no target beyond it is offered. */
  cap: number | undefined
  onChange: (target: AutoTarget) => void
}

/** Where to leave by itself: typed on a curve, chosen among the steps on stairs. */
export function AutoField(props: AutoFieldProps) {
  return props.rules.autoBy === 'step' ? <StepField {...props} /> : <CurveField {...props} />
}

function CurveField({ rules, target, cap, onChange }: AutoFieldProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const set = (auto: number | null): void => {
    play('tap')
    onChange(auto === null ? NO_TARGET : { text: format.multiplier(auto / 100), auto, isBad: false })
  }
  const isInvalid = target.isBad || isAboveCap(target, rules, cap)
  return (
    <div className={`${css.row} ${css.targets}`} role="group" aria-label={t('autoCashOut')}>
      <div className={`${css.field} ${css.target}`} data-invalid={isInvalid || undefined}>
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
          aria-invalid={isInvalid || undefined}
          aria-describedby="bet-note"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(parseTarget(event.target.value, rules))}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={() => target.auto !== null && onChange({ ...target, text: format.multiplier(target.auto / 100) })}
        />
      </div>
      <button type="button" className={css.button} aria-pressed={target.text === ''} onClick={() => set(null)}>
        {t('autoOff')}
      </button>
      {QUICK.map((auto) => (
        <button
          key={auto}
          type="button"
          className={`num ${css.button}`}
          aria-pressed={target.auto === auto}
          disabled={cap !== undefined && auto > cap}
          onClick={() => set(auto)}
        >
          {format.multiplier(auto / 100)}
        </button>
      ))}
    </div>
  )
}

function StepField({ rules, text, target, cap, onChange }: AutoFieldProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const steps = Array.from(rules.multipliers(), (multiplier, at) => ({ step: at + 1, multiplier }))
  return (
    <div className={`${css.field} ${css.target}`} data-invalid={isAboveCap(target, rules, cap) || undefined}>
      <label htmlFor={id}>{t('autoField')}</label>
      <select
        id={id}
        aria-invalid={isAboveCap(target, rules, cap) || undefined}
        aria-describedby="bet-note"
        value={target.auto ?? ''}
        onChange={({ target: { value } }) => {
          play('tap')
          onChange(parseTarget(value, rules))
        }}
      >
        <option value="">{t('autoOff')}</option>
        {steps.map(({ step, multiplier }) => (
          <option key={step} value={step} disabled={cap !== undefined && multiplier > cap}>
            {t('autoStep', { name: text.step?.(step) ?? step, at: format.multiplier(multiplier / 100) })}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </div>
  )
}
