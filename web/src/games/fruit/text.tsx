// The texts of Fruit Bomb's choices, results and proofs.

import type { Draws } from '@glasshouse/rulebook/play/draws'
import { locales } from '@glasshouse/rulebook/text/text'
import {
  BOMB,
  BOMB_LIGHTS,
  fruitAt,
  FRUITS,
  multiplierOf,
  PAY_TABLE,
  RING,
  type Fruit,
  type FruitChoice,
  type FruitOutcome,
} from '@glasshouse/rulebook/games/fruit/rules'
import { belowLines } from '../../play/lottery/drawn-lines.ts'
import type { LotteryText } from '../../play/lottery/lottery-game.ts'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useLanguage, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { FruitIcon } from './art.tsx'
import { messages } from './messages.ts'

export type Say = Translate<keyof (typeof messages)['en']>
type SayProof = Translate<keyof (typeof proofMessages)['en']>

const PILL_ICON_PX = 19

/** '2 × cherry' and 'star', in the order of the table. */
export const hitTexts = (lit: readonly number[], t: Say): string[] =>
  FRUITS.flatMap((fruit) => {
    const n = lit.filter((cell) => fruitAt(cell) === fruit).length
    if (n === 0) return []
    const name = t(fruit).toLowerCase()
    return [n === 1 ? name : `${n} × ${name}`]
  })

export function outcomeText({ cell, lit }: FruitOutcome, t: Say, format: Format): string {
  if (cell === BOMB) return t('drawnBomb', { fruits: hitTexts(lit, t).join(', ') })
  const fruit = fruitAt(cell)
  return `${t(fruit)}, ${format.multiplier(PAY_TABLE[fruit].multiplier / 100)}`
}

/** The cell, then for the bomb each of the cells it lights. One stream is written out, its twin is read. */
export function drawnLines(draws: () => Draws, t: Say, proof: SayProof, format: Format): string[] {
  const [written, read] = [draws(), draws()]
  const lines = belowLines(written, BOMB + 1, proof, format)
  const cell = read.below(BOMB + 1)
  if (cell !== BOMB) return [...lines, t('squareLine', { square: cell, fruit: t(fruitAt(cell)) })]
  lines.push(t('bombLine', { position: cell, n: BOMB_LIGHTS, squares: RING.length }))
  const left = Array.from(RING, (_, index) => index)
  for (let done = 0; done < BOMB_LIGHTS; done++) {
    lines.push(...belowLines(written, left.length - done, proof, format))
    const place = read.below(left.length - done)
    const picked = left[done + place] ?? 0
    left[done + place] = left[done] ?? 0
    lines.push(t('pickLine', { place, square: picked, fruit: t(fruitAt(picked)) }))
  }
  return lines
}

type Paid = Parameters<LotteryText<FruitChoice, FruitOutcome>['paid']>[0]

export function paidText({ gold, payout, choice, outcome }: Paid, drawn: string, t: Say, format: Format): string {
  const { selections } = choice
  const hits = (fruit: Fruit): number => multiplierOf(fruit, outcome.lit) / PAY_TABLE[fruit].multiplier
  const sum = selections
    .filter((fruit) => hits(fruit) > 0)
    .map((fruit) => {
      const pays = `${t(fruit).toLowerCase()} ${format.multiplier(PAY_TABLE[fruit].multiplier / 100)}`
      return hits(fruit) === 1 ? pays : `${hits(fruit)} × ${pays}`
    })
  if (sum.length === 0) return t('paidLost', { outcome: drawn })
  return `${format.gold(gold / selections.length)} × (${sum.join(' + ')}) = ${format.gold(payout)}`
}

export function useFruitText(): LotteryText<FruitChoice, FruitOutcome> {
  const t = useMessages(messages)
  const proof = useMessages(proofMessages)
  const format = useFormat()
  const and = new Intl.ListFormat(locales[useLanguage()], { type: 'conjunction' })
  const outcome = (drawn: FruitOutcome): string => outcomeText(drawn, t, format)
  return {
    choice: ({ selections }) => and.format(selections.map((fruit) => t(fruit).toLowerCase())),
    unfinished: () => t('pick'),
    outcome,
    pill: ({ cell, lit }) => ({
      content: (
        <span style={{ display: 'flex', gap: 2 }}>
          {cell === BOMB && <FruitIcon name="bomb" size={PILL_ICON_PX} />}
          {lit.map((one) => (
            <FruitIcon key={one} name={fruitAt(one)} size={PILL_ICON_PX} />
          ))}
        </span>
      ),
    }),
    drawn: (draws) => drawnLines(draws, t, proof, format),
    paid: (bet) => paidText(bet, outcome(bet.outcome), t, format),
  }
}
