import { useState } from 'react'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { parseStake, stakeProblem, type StakeLimits, type StakeProblem } from './stake.ts'

export interface Amount {
  /** As typed; empty where a button set the value. */
  readonly text: string
  /** Whole gold, or null where the field holds no amount. */
  readonly value: number | null
  readonly type: (text: string) => void
  readonly set: (value: number) => void
}

export interface Stake extends Amount {
  readonly limits: StakeLimits
  readonly gold: number | null
  readonly fault: StakeProblem | null
  /** What is wrong with it, as a text for the player. */
  readonly problem: string | null
}

const FIRST_STAKE = 500

export function useAmount(initial = FIRST_STAKE): Amount {
  const [{ text, value }, change] = useState<{ text: string; value: number | null }>({ text: '', value: initial })
  return {
    text,
    value,
    type: (typed) => change({ text: typed, value: parseStake(typed) }),
    set: (next) => change({ text: '', value: next }),
  }
}

/** An amount judged against limits and gold as they are now. */
export function useStake(amount: Amount, limits: StakeLimits, gold: number | null): Stake {
  const t = useMessages(messages)
  const format = useFormat()
  const { text, value } = amount
  const fault = stakeProblem(value, limits, gold)
  const problems = {
    empty: () => t('goldEmpty'),
    low: () => t('goldLow', { min: format.gold(limits.min) }),
    high: () => t(limits.isByBankroll ? 'goldHighBankroll' : 'goldHigh', { max: format.gold(limits.max) }),
    step: () => t('goldStep', { step: format.gold(limits.step) }),
    balance: () => t('balanceLow', { gold: format.gold(gold ?? 0) }),
    closed: () => t('closed'),
  }
  return {
    ...amount,
    text: text || (value === null ? '' : format.gold(value)),
    limits,
    gold,
    fault,
    problem: fault && problems[fault](),
  }
}
