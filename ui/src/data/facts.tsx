import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../layout/stack.tsx'
import { GoldAmount } from './gold.tsx'
import css from './facts.module.css'

interface FactsProps {
  /** Names above their values instead of beside them. */
  isStacked?: boolean
  /** Values in a column of their own, beside the names. */
  isAligned?: boolean
  /** A hairline between the facts. */
  isRuled?: boolean
  /** In pixels. */
  gap?: number
  /** As many columns as fit, each at least so wide. */
  min?: string
  className?: string | undefined
  children: ReactNode
}

const columnsOf = (min: string): string => `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))`

/** Names and what they stand for. */
export const Facts = ({ isStacked, isAligned, isRuled, gap, min, className, children }: FactsProps) => (
  <dl
    className={joinClasses(css.facts, className)}
    data-stacked={isStacked || undefined}
    data-aligned={isAligned || undefined}
    data-ruled={isRuled || undefined}
    style={{ gap, gridTemplateColumns: min && columnsOf(min) }}
  >
    {children}
  </dl>
)

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A name and an amount of gold. */
export const GoldFact = ({ name, ...amount }: { name: ReactNode } & ComponentProps<typeof GoldAmount>) => (
  <Fact name={name}>
    <GoldAmount {...amount} />
  </Fact>
)

/** A figure that is read at a glance, with its name above and what it is compared with below. */
export function Stat({ label, value, note, tone }: StatProps) {
  return (
    <div className={css.stat} data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <span>{note}</span>}
      </dd>
    </div>
  )
}

interface StatProps {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  tone?: 'good' | 'bad' | undefined
}

/** Figures beside each other, each at least `min` wide. */
export const Stats = ({ min = '11rem', children }: { min?: string; children: ReactNode }) => (
  <dl className={css.stats} style={{ gridTemplateColumns: columnsOf(min) }}>
    {children}
  </dl>
)
