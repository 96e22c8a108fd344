// @vitest-environment happy-dom
import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { BOMB, fruit, FRUITS, multiplierOf, type Fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { describe, expect, it } from 'vitest'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import type { TextParams } from '@glasshouse/ui/text/i18n.ts'
import { hitChance } from './rules-page.tsx'
import { toggled } from '../../play/lottery/controls/choice-button.tsx'
import { messages } from './messages.ts'
import { tile } from './tile.ts'
import { drawnLines, hitTexts, outcomeText, paidText, type Say } from './text.tsx'

const say: Say = (key, words) => fillText('en', messages.en[key], words)
const sayProof = (key: keyof (typeof proofMessages)['en'], words?: TextParams) =>
  fillText('en', proofMessages.en[key], words)
const format = makeFormat('en')

const KEY = hexToBytes('cc0c96365b2d80c2bef4fb8cc8b49e1ae7b43272560e26d8f4f85d38d54b724a')
const stream = (n: number) => () => new Draws(KEY, 'fruit', 'salt', n)

describe('the words of Fruit Bomb', () => {
  it('tell a single fruit and the four of a bomb, those alike together', () => {
    expect(outcomeText({ cell: 7, lit: [7] }, say, format)).toBe('Orange, 4.20×')
    expect(outcomeText({ cell: BOMB, lit: [0, 5, 15, 4] }, say, format)).toBe('Bomb: 3 × cherry, melon')
    expect(hitTexts([20, 1, 21, 0], say)).toEqual(['cherry', 'lemon', 'orange', 'grape'])
  })

  it('say how the stream came to its cells, for a cell and for a bomb alike', () => {
    const seen = new Set<boolean>()
    for (let n = 0; n < 120; n++) {
      const outcome = fruit.draw(stream(n)())
      const lines = drawnLines(stream(n), say, sayProof, format)
      const told = lines.flatMap((line) => /square (\d+)[,:]/.exec(line)?.[1] ?? []).map(Number)
      expect(told, `stream ${n}`).toEqual(outcome.lit)
      seen.add(outcome.cell === BOMB)
    }
    expect(seen.size).toBe(2)
  })

  it('show the payout of the rules', () => {
    const selections: Fruit[] = ['cherry', 'melon']
    const outcome = { cell: BOMB, lit: [0, 5, 15, 4] }
    const payout = Number(fruit.payout(1000n, { selections }, outcome))
    expect(paidText({ gold: 1000, payout, choice: { selections }, outcome }, 'x', say, format)).toBe(
      '500 × (3 × cherry 3.00× + melon 10.50×) = 9,750',
    )
    expect(paidText({ gold: 500, payout: 0, choice: { selections: ['star'] }, outcome }, 'Bomb: …', say, format)).toBe(
      'Bomb: …: no fruit in this bet was hit, payout 0',
    )
  })

  it('keep the order of the table when fruits are chosen and left', () => {
    expect(toggled<Fruit>(FRUITS, ['cherry', 'star'], 'lemon')).toEqual(['cherry', 'lemon', 'star'])
    expect(toggled<Fruit>(FRUITS, ['cherry', 'star'], 'star')).toEqual(['cherry'])
    expect(toggled<Fruit>(FRUITS, ['cherry'], 'cherry')).toEqual([])
  })

  it('tell the cells on a tile, and nothing of what they do not know', () => {
    expect(tile.result?.({ cell: 24, lit: [20, 1, 21, 0] }, format)).toBe('#20 #1 #21 #0')
    for (const strange of [null, 7, {}, { lit: 3 }]) expect(tile.result?.(strange, format)).toBeNull()
  })

  it('say the chances that counting every outcome of the rules gives', () => {
    const hits = new Map(FRUITS.map((name) => [name, 0]))
    let total = 0
    for (const { outcome, ways } of fruit.outcomes({ selections: FRUITS })) {
      total += Number(ways)
      for (const name of FRUITS)
        if (multiplierOf(name, outcome.lit) > 0) hits.set(name, (hits.get(name) ?? 0) + Number(ways))
    }
    for (const name of FRUITS) expect(hitChance(name), name).toBeCloseTo((hits.get(name) ?? 0) / total, 12)
  })
})
