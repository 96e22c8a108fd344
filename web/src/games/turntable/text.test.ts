// @vitest-environment happy-dom
import { turntable, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { describe, expect, it } from 'vitest'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import type { TextParams } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { drawnLines, multiplierText, paidMultiplier, paidText, wheelName, type Say } from './text.ts'

const say: Say = (key, words) => fillText('en', messages.en[key], words)
const sayFrench: Say = (key, words) => fillText('fr', messages.fr[key], words)
const sayProof = (key: keyof (typeof proofMessages)['en'], words?: TextParams) =>
  fillText('en', proofMessages.en[key], words)
const format = makeFormat('en')

// The published test seeds.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const CLIENT = 'player-seed_01'
const bet = (risk: Risk, nonce: number) => ({
  choice: { risk },
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: seed, clientSeed: CLIENT, nonce },
})

describe('the words of a proof', () => {
  it('come to the segments that the published vectors name', () => {
    const told = [0, 1, 2, 3, 4].map((nonce) => drawnLines(bet('low', nonce), seed, say, sayProof, format).at(-1))
    expect(told).toEqual([
      'Calm wheel: segment 3 pays 2.00×',
      'Calm wheel: segment 1 pays 1.10×',
      'Calm wheel: segment 17 pays 1.40×',
      'Calm wheel: segment 19 pays 1.10×',
      'Calm wheel: segment 4 pays 0×',
    ])
  })

  it('show the message, the word and what is left of it', () => {
    const lines = drawnLines(bet('high', 7), seed, say, sayProof, format)
    const { segment } = turntable.draw(new Draws(hexToBytes(seed), 'turntable', CLIENT, 7), { risk: 'high' })
    expect(lines[0]).toBe('HMAC-SHA256(server seed, "PF1:turntable:player-seed_01:7:0")')
    const [, word] = /^next 4 bytes: ([\d,]+) mod 20 = (\d+)$/.exec(lines[1] ?? '') ?? []
    expect(Number(word?.replaceAll(',', '')) % 20).toBe(segment)
    expect(lines).toHaveLength(3)
  })

  it('calculate a payout as the rules do', () => {
    const spun = (risk: Risk, segment: number, gold: number) => ({
      choice: { risk },
      outcome: { segment },
      gold,
      payout: Number(turntable.payout(BigInt(gold), { risk }, { segment })),
    })
    expect(paidText(spun('high', 0, 1200), say, format)).toBe('1,200 × 10.60× = 12,720')
    expect(paidText(spun('high', 1, 1200), say, format)).toBe('Segment 1 pays nothing. Payout 0.')
    expect(paidText(spun('medium', 0, 500), sayFrench, makeFormat('fr'))).toMatch(/^500 × 4,60× = 2\s300$/)
  })
})

describe('multipliers and wheels', () => {
  it('have two decimals, and nothing is plainly nothing', () => {
    expect(multiplierText(110, format)).toBe('1.10×')
    expect(multiplierText(0, format)).toBe('0×')
    expect(paidMultiplier({ choice: { risk: 'medium' }, outcome: { segment: 11 } }, makeFormat('fr'))).toBe('3,00×')
  })

  it('have a name in both languages', () => {
    expect((['low', 'medium', 'high'] as const).map((risk) => wheelName(risk, say))).toEqual([
      'Calm wheel',
      'Lively wheel',
      'Wild wheel',
    ])
    expect(wheelName('high', sayFrench)).toBe('Roue folle')
  })
})
