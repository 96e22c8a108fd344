import { Coin } from '../data/gold.tsx'
import { TextField } from './field.tsx'

export interface EnteredGold {
  /** The text in the field. */
  readonly text: string
  /** Null if the text is not an amount. */
  readonly value: number | null
  /** Why the amount is refused. */
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

/** A field for an amount of gold, which gets its separators when the field loses focus. */
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
