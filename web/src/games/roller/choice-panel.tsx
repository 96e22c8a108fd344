import { useId, useRef } from 'react'
import type { Direction, RollerChoice } from '@glasshouse/rulebook/games/roller/rules'
import { ChoiceSwitch } from '../../play/bet-bar/choice-switch.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { usePaint, useSettled, type LiveChoice } from './live-choice.ts'
import { messages } from './messages.ts'
import { parseDecimal, turned, withChance, withMultiplier, withNumber } from './odds.ts'
import { chanceText, multiplierText } from './text.ts'
import css from './choice-panel.module.css'

/** Higher or lower, and the number in its three forms; each can be typed and the others follow. */
export function ChoicePanel({ live }: { live: LiveChoice }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <>
      <DirectionSwitch live={live} />
      <Grid columns={3} gap={6}>
        <LiveField
          live={live}
          label={t('number')}
          mode="numeric"
          write={({ number }) => format.number(number)}
          read={(choice, text) => change(text.replace(/[.,]/g, ''), (value) => withNumber(choice, value))}
        />
        <LiveField
          live={live}
          label={t('chance')}
          mode="decimal"
          write={(choice) => chanceText(choice, format)}
          read={(choice, text) => change(text, (value) => withChance(choice, value))}
        />
        <LiveField
          live={live}
          label={t('multiplier')}
          mode="decimal"
          write={(choice) => multiplierText(choice, format)}
          read={(choice, text) => change(text, (value) => withMultiplier(choice, value))}
        />
      </Grid>
    </>
  )
}

function change(text: string, choose: (value: number) => RollerChoice): RollerChoice | null {
  const value = parseDecimal(text)
  return value === null ? null : choose(value)
}

const DIRECTIONS: readonly Direction[] = ['lower', 'higher']

function DirectionSwitch({ live }: { live: LiveChoice }) {
  const t = useMessages(messages)
  return (
    <ChoiceSwitch
      label={t('direction')}
      name="direction"
      options={DIRECTIONS.map((name) => ({
        name,
        text: (
          <>
            <Icon name={name === 'lower' ? 'arrowDown' : 'arrowUp'} size={18} />
            {t(name)}
          </>
        ),
      }))}
      chosen={useSettled(live).direction}
      color="#6b3ff0"
      onChoose={() => live.settle(turned(live.now()))}
    />
  )
}

interface LiveFieldProps {
  live: LiveChoice
  label: string
  mode: 'numeric' | 'decimal'
  write: (choice: RollerChoice) => string
  read: (choice: RollerChoice, text: string) => RollerChoice | null
}

/** A field that follows the bar while it moves, and moves the bar while it is typed in. */
function LiveField({ live, label, mode, write, read }: LiveFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  usePaint(live, (choice) => {
    const node = input.current
    // The player's typing stays as it is until they leave the field.
    if (node && document.activeElement !== node) node.value = write(choice)
  })
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        className="num"
        inputMode={mode}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={14}
        defaultValue={write(live.settled())}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const choice = read(live.now(), event.target.value)
          if (choice) live.move(choice)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) => {
          live.settle()
          event.target.value = write(live.now())
        }}
      />
    </div>
  )
}
