import { useEffect, useState, type ComponentProps } from 'react'
import type { Connection } from '../../client/connection.ts'
import { live } from '../../client/live/live.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import css from './stage-badges.module.css'

const LOOK_MS = 1_000
const GOOD_MS = 150
const FAIR_MS = 400

interface StageBadgeProps extends ComponentProps<'span'> {
  /** Something is not as usual. */
  isAlert?: boolean
  /** Of the dot before it. */
  tone?: 'good' | 'fair' | 'bad'
}

/** What must be known of a round beside its picture. */
export const StageBadge = ({ isAlert, tone, ...rest }: StageBadgeProps) => (
  <span {...rest} className={css.badge} data-alert={isAlert ? '' : undefined} data-tone={tone} />
)

/** A dot and milliseconds: how far apart are what is seen here and when a press counts at the server. */
export function Delay({ connection }: { connection: Connection }) {
  const t = useMessages(messages)
  const format = useFormat()
  const [delayMs, setDelayMs] = useState<number | null>(null)
  useEffect(() => {
    const look = (): void => {
      const ms = live.clock.delayMs()
      setDelayMs(ms === null ? null : Math.round(ms))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  if (connection !== 'online') return <StageBadge tone="bad">{t('delayUnknown')}</StageBadge>
  if (delayMs === null) return null
  const tone = delayMs <= GOOD_MS ? 'good' : delayMs <= FAIR_MS ? 'fair' : 'bad'
  const ms = format.number(delayMs)
  return (
    <StageBadge tone={tone} role="img" aria-label={t('delayLabel', { ms })} title={t('delayText')}>
      <span className="num" aria-hidden="true">
        {t('delay', { ms })}
      </span>
    </StageBadge>
  )
}
