// How a game stands, for screen readers.

import { isOpen } from '../../play/steps/step-game.ts'
import type { Format } from '@glasshouse/ui/text/format.ts'
import { hitOf, type Session } from './stage/board-view.ts'
import { multiplierAfter, nextChance } from './odds.ts'
import { minesText, placeText, timesText, type Say } from './text.tsx'

export function announcementOf(session: Session, t: Say, format: Format): string {
  const { gold, payout, opened, choice, lastStep, worth } = session
  const { mines } = choice
  const steps = opened.length
  const last = opened.at(-1)
  const stake = format.gold(gold)
  const at = timesText(mines, steps, format)
  const place = last === undefined ? '' : placeText(last, t)
  if (session.state === 'refunded') return t('cameBack')
  if (!isOpen(session)) {
    if (hitOf(session) !== undefined) return t('saidMine', { place, stake })
    const paid = format.gold(payout ?? 0)
    if (steps === lastStep) return t('saidTop', { place, at, payout: paid })
    return t('saidLeft', { at, payout: paid, profit: format.gold((payout ?? 0) - gold) })
  }
  const next = {
    nextAt: format.multiplier(multiplierAfter(mines, steps + 1)),
    chance: format.percent(nextChance(mines, steps)),
  }
  if (steps === 0) return t('saidBegun', { mines: minesText(mines, t), stake, at: next.nextAt, chance: next.chance })
  return t('saidGem', { place, at, worth: format.gold(worth ?? 0), ...next })
}
