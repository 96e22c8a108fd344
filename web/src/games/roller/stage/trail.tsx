import type { CSSProperties } from 'react'
import { toneOf } from '../../../play/settled-bet.ts'
import { placeOf } from '../scene.ts'
import type { RollerBet } from '../text.ts'
import css from './trail.module.css'

const KEPT = 14

/** Where the last rolls fell, each over its own place on the bar, the newest lowest. Only where there is room. */
export function Trail({ bets }: { bets: readonly RollerBet[] }) {
  const kept = bets.slice(0, KEPT)
  return (
    <div className={css.trail} aria-hidden="true">
      <div className={css.dots}>
        {kept.map((bet, age) => (
          <i
            key={bet.id}
            data-tone={toneOf(bet)}
            style={{ '--x': placeOf(bet.outcome.roll), '--age': age / KEPT } as CSSProperties}
          />
        ))}
      </div>
    </div>
  )
}
