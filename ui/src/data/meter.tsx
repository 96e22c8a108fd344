import css from './meter.module.css'

interface MeterProps {
  /** From 0 to 1. */
  share: number
  /** Names it for those who do not see it; without one the figures must be beside it. */
  label?: string
  /** The value in words. */
  text?: string
}

/** How much of a whole is used, reached or left. */
export function Meter({ share, label, text }: MeterProps) {
  const value = Math.max(0, Math.min(1, share))
  const meter = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemax': 1,
    'aria-valuenow': value,
    'aria-valuetext': text,
  }
  return (
    <div className={css.meter} {...(label ? meter : { 'aria-hidden': true })}>
      <i style={{ transform: `scaleX(${value})` }} />
    </div>
  )
}
