// The texts of Minesweeper about its choices, games and proofs.

import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import {
  minesweeper,
  TILES,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { drawMessage } from '../../play/fairness/verify.ts'
import { isOpen, type ClimbedBet } from '../../play/steps/step-game.ts'
import type { SeedGameText } from '../../play/frame/seed-screen.tsx'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { columnOf, hitOf, rowOf, type Outcome, type Session } from './stage/board-view.ts'
import { messages } from './messages.ts'
import { multiplierAfter, nextChance, ways } from './odds.ts'
import css from './text.module.css'

export type MinesBet = ClimbedBet<MinesweeperChoice, MinesweeperBoard>
export type Say = Translate<keyof (typeof messages)['en']>

export const minesText = (n: number, t: Say): string => t('mineCount', { n })
export const gemsText = (n: number, t: Say): string => t('gemCount', { n })

export const placeText = (tile: number, t: Say): string =>
  t('place', { row: rowOf(tile) + 1, column: columnOf(tile) + 1 })

/** How many safe tiles were opened, and whether the last one was a mine. */
function endOf({ mines, opened }: Outcome): { gems: number; isLost: boolean } {
  const gems = opened.filter((tile) => !mines.includes(tile)).length
  return { gems, isLost: gems < opened.length }
}

export const timesText = (mines: number, gems: number, format: Format): string =>
  format.multiplier(gems === 0 ? 1 : multiplierAfter(mines, gems))

export const outcomeText = (outcome: Outcome, t: Say, format: Format): string => {
  const { gems, isLost } = endOf(outcome)
  const found = gemsText(gems, t)
  if (isLost && gems === 0) return t('outcomeMineFirst')
  return isLost ? t('outcomeMine', { gems: found }) : `${found} · ${timesText(outcome.mines.length, gems, format)}`
}

/** An ended game in a few characters: what it was left at, or that a mine ended it. */
export const shortText = (outcome: Outcome, t: Say, format: Format): string => {
  const { gems, isLost } = endOf(outcome)
  return isLost ? t('mineShort') : timesText(outcome.mines.length, gems, format)
}

export function useMinesText(): SeedGameText<MinesweeperChoice, Outcome> {
  const t = useMessages(messages)
  const format = useFormat()
  const choice = ({ mines }: MinesweeperChoice): string => minesText(mines, t)
  const outcome = (one: Outcome): string => outcomeText(one, t, format)
  return {
    choice,
    outcome,
    strip: (bet) => shortText(bet.outcome, t, format),
    drawn: (bet, serverSeed) => drawnLines(bet, serverSeed, t),
    paid: (bet) => paidLine(bet, t, format),
    picture: (one) => <BoardPicture outcome={one} label={pictureText(one, t)} />,
    mine: (bet) => ({ title: outcome(bet.outcome), detail: `${choice(bet.choice)} · ${format.gold(bet.gold)}` }),
    live: (bet) => ({ title: bet.player, detail: `${shortText(bet.outcome, t, format)} · ${choice(bet.choice)}` }),
  }
}

/** The draw as `pick` makes it: how far on in the shrinking rest each mine was taken. */
export function drawnLines(
  { proof, choice }: Pick<MinesBet, 'proof' | 'choice'>,
  serverSeed: string,
  t: Say,
): string[] {
  const key = hexToBytes(serverSeed)
  const stream = (): Draws => new Draws(key, minesweeper.id, proof.clientSeed, proof.nonce)
  const draws = stream()
  const steps = Array.from({ length: choice.mines }, (_, i) => draws.below(TILES - i))
  const from = steps.length > 1 ? `below(${TILES}) … below(${TILES - steps.length + 1})` : `below(${TILES})`
  const { mines } = minesweeper.draw(stream(), choice)
  return [
    t('hmac', { message: drawMessage(minesweeper.id, proof) }),
    t('shuffle', { n: choice.mines, from, draws: steps.join(', ') }),
    t('drawnMines', { mines: mines.join(', ') }),
  ]
}

export function paidLine({ gold, payout, choice: { mines }, outcome }: MinesBet, t: Say, format: Format): string {
  const { gems, isLost } = endOf(outcome)
  if (isLost) return t('paidLost', { tile: outcome.opened.at(-1) ?? 0 })
  if (gems === 0) return t('paidBack')
  return t('paidWin', {
    stake: format.gold(gold),
    all: format.number(ways(TILES, gems)),
    safe: format.number(ways(TILES - mines, gems)),
    payout: format.gold(payout),
  })
}

function pictureText({ mines, opened }: Outcome, t: Say): string {
  const list = (tiles: readonly number[]): string => (tiles.length === 0 ? t('none') : tiles.join(', '))
  return t('picture', { mines: minesText(mines.length, t), where: list(mines), opened: list(opened) })
}

/** The whole board, small: mines, what was opened, and the order it was opened in. */
function BoardPicture({ outcome: { mines, opened }, label }: { outcome: Outcome; label: string }) {
  return (
    <figure className={css.picture} role="img" aria-label={label}>
      {Array.from({ length: TILES }, (_, tile) => {
        const order = opened.indexOf(tile)
        return (
          <i
            key={tile}
            data-mine={mines.includes(tile) || undefined}
            data-opened={order >= 0 || undefined}
            style={{ gridRow: rowOf(tile) + 1, gridColumn: columnOf(tile) + 1 }}
          >
            {order >= 0 && order + 1}
          </i>
        )
      })}
    </figure>
  )
}

/** How a game stands, for screen readers. */
export function announcementOf(session: Session, t: Say, format: Format): string {
  const { gold, payout, opened, choice, lastStep, worth } = session
  const { mines } = choice
  const steps = opened.length
  const last = opened.at(-1)
  const stake = format.gold(gold)
  const at = timesText(mines, steps, format)
  const place = last === undefined ? '' : placeText(last, t)
  if (session.state === 'refunded') return t('refunded')
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
