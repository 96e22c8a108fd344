import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import css from './choice-panel.module.css'

interface NumberPadProps {
  canErase: boolean
  onDigit: (digit: number) => void
  onErase: () => void
  onKinds: () => void
}

const ROWS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
]

/** A key that takes one back, and the ten kinds of bet as a grid. */
const ERASE = 'M8.5 5H21v14H8.5L2.5 12zM12 9.5l5 5M17 9.5l-5 5'
const KINDS = 'M3 6.5h5v4H3zM10.5 6.5h5v4h-5zM18 6.5h3.5v4H18zM3 14h5v4H3zM10.5 14h5v4h-5zM18 14h3.5v4H18z'

const Sign = ({ d }: { d: string }) => (
  <svg className={css.sign} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

/** Ten digits and the way back, in the room of the kinds of bet. */
export function NumberPad({ canErase, onDigit, onErase, onKinds }: NumberPadProps) {
  const t = useMessages(messages)
  const keys = (row: number) =>
    ROWS[row]?.map((digit) => (
      <button
        key={digit}
        type="button"
        className={`num ${css.key}`}
        data-first={digit === 1 ? '' : undefined}
        onClick={() => onDigit(digit)}
      >
        {digit}
      </button>
    ))
  return (
    <div className={css.pad} role="group" aria-label={t('pad')}>
      {keys(0)}
      <button
        type="button"
        className={css.key}
        data-quiet=""
        aria-label={t('erase')}
        aria-disabled={!canErase}
        onClick={() => canErase && onErase()}
      >
        <Sign d={ERASE} />
      </button>
      {keys(1)}
      <button type="button" className={css.key} data-quiet="" aria-label={t('allKinds')} onClick={onKinds}>
        <Sign d={KINDS} />
      </button>
    </div>
  )
}
