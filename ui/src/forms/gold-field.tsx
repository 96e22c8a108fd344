import { Coin } from '../data/gold.tsx'
import { TextField } from './field.tsx'

export interface EnteredGold {
  /** As it stands in the field. */
  readonly text: string
  /** Null where the text is no amount. */
  readonly value: number | null
  /** Why it can not be taken. */
  readonly problem: string | null
  readonly type: (text: string) => void
  readonly set: (gold: number) => void
}

interface GoldFieldProps {
  amount: EnteredGold
  label: string
  hint?: string | undefined
  maxLength?: number
}

/** An amount of gold to type; it is written with its separators once it is left. */
export function GoldField({ amount, label, hint, maxLength = 14 }: GoldFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={amount.problem ?? undefined}
      value={amount.text}
      onChange={amount.type}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={maxLength}
      before={
        <span style={{ margin: '0 -6px 0 14px' }}>
          <Coin />
        </span>
      }
      onFocus={(event) => event.target.select()}
      onBlur={() => amount.value !== null && amount.set(amount.value)}
    />
  )
}
