import { useFormat } from '../text/i18n.ts'
import css from './gold.module.css'

/** The coin that stands before every amount of gold. */
export function Coin({ size = 18 }: { size?: number }) {
  return (
    <svg className={css.coin} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="10" fill="#c27c00" />
      <circle cx="10" cy="9.4" r="9.4" fill="#ffd166" />
      <path d="M10 4.4 15 9.4 10 14.4 5 9.4z" fill="#c27c00" opacity=".55" />
      <path d="M10 4.4 12.5 6.9 7.5 11.9 5 9.4z" fill="#fff0b8" />
    </svg>
  )
}

interface GoldAmountProps {
  gold: number
  /** Also says what it is worth in dollars. */
  dollars?: boolean
  /** A plus before what was won; losing amounts carry their minus anyway. */
  signed?: boolean
  size?: number
}

export function GoldAmount({ gold, dollars = false, signed = false, size = 18 }: GoldAmountProps) {
  const format = useFormat()
  return (
    <span className={css.amount}>
      <Coin size={size} />
      <span className="num">
        {signed && gold > 0 && '+'}
        {format.gold(gold)}
      </span>
      {dollars && <span className={css.dollars}>{format.dollars(gold)}</span>}
    </span>
  )
}
