import type { ReactNode } from 'react'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { messages as playMessages } from '../messages.ts'
import type { Tone } from '../settled-bet.ts'
import { messages } from './messages.ts'
import css from './seats.module.css'

export interface Seat {
  readonly id: number
  readonly player: string
  /** What was chosen, or what became of it. */
  readonly note: string
  readonly gold: number
  /** Nothing before the end. */
  readonly tone: Tone | undefined
  readonly result: ReactNode
  /** Mine stand first. */
  readonly isMine: boolean
}

interface SeatsProps {
  /** Undefined while it is asked for, null where there is no round. */
  sums: { readonly playerCount: number; readonly totalGold: number } | null | undefined
  seats: readonly Seat[]
  /** How many are not listed. */
  hidden: number
  nobody: { readonly title: string; readonly text: string }
}

const name = { minWidth: 0, fontSize: 'var(--fs-3)', fontWeight: 600, lineHeight: 1.3 }
const small = { fontSize: 'var(--fs-2)', color: 'var(--text-3)' }

/** Everybody's bets of the round under way. */
export function Seats({ sums, seats, hidden, nobody }: SeatsProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (sums === undefined) return <RowSkeletons />
  if (!sums || seats.length === 0) return <EmptyState icon="clock" {...nobody} />
  const sorted = seats.toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
  return (
    <>
      <Row as="p" gap={12} align="normal" justify="space-between" pad="6px 4px" style={small}>
        <span>{t('players', { n: sums.playerCount })}</span>
        <span>{t('total', { gold: format.gold(sums.totalGold) })}</span>
      </Row>
      <ul aria-label={own('live')}>
        {sorted.map(({ id, player, note, gold, tone, result, isMine }) => (
          <li key={id} className={css.seat} data-tone={tone} data-mine={isMine || undefined}>
            <Stack as="span" gap={0} style={name}>
              {isMine ? t('you') : player}
              <small>{note}</small>
            </Stack>
            <span className={`num ${css.gold}`}>
              <Coin size={14} />
              {format.gold(gold)}
              {result}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p style={{ padding: '8px 4px', ...small }}>{t('more', { n: hidden })}</p>}
    </>
  )
}
