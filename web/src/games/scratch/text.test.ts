// @vitest-environment happy-dom
import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { scratch, TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { describe, expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import { drawnLines } from './drawn-lines.ts'
import { messages } from './messages.ts'
import { firstPrize, limitsOf, LOSING_TICKETS, priceOf, prizeOf, RTP } from './price.ts'
import { numberText, prizeText, symbolText, threeText, type Say } from './symbols.ts'

const format = makeFormat('en')
const sayIn =
  (language: 'en' | 'fr'): Say =>
  (key, words) =>
    fillText(language, messages[language][key], words)
const say = sayIn('en')
// The published test seeds.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const bet = (nonce: number) => ({
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: seed, clientSeed: 'player-seed_01', nonce },
})
const printed = (nonce: number) => scratch.draw(new Draws(hexToBytes(seed), 'scratch', 'player-seed_01', nonce), {})

/** The symbols that the last `count` picks name, in their order. */
const picks = (lines: readonly string[], count: number): string[] =>
  lines
    .filter((line) => /^\d+b?\) .*: \w+$/.test(line))
    .slice(-count)
    .map((line) => line.split(': ')[1]!)

describe('the words of a proof', () => {
  it('lead from the published vector of a losing card to its nine fields', () => {
    const lines = drawnLines(bet(0), seed, say, format)
    expect(lines[0]).toBe('HMAC-SHA256(server seed, "PF1:scratch:player-seed_01:0:0")')
    expect(lines[1]).toMatch(/^[\d,]+ mod 1,000,000 = ticket 670,573$/)
    expect(lines[2]).toBe('Tickets 240,900 to 999,999 win nothing. The nine symbols come from a set with two of each:')
    const names = Array.from('PDDCK7BLB', (symbol) => symbolText(symbol, say))
    expect(picks(lines, 9)).toEqual(names)
    expect(lines.at(-1)).toBe(`Card: ${names.join(', ')}`)
  })

  it('print three of the symbol that a winning ticket names', () => {
    const lines = drawnLines(bet(2), seed, say, format)
    expect(lines[2]).toBe('Tickets 20,900 to 50,899 show three plums and pay 5×')
    expect(picks(lines, 9)).toEqual(Array.from('7LSPCLPPC', (symbol) => symbolText(symbol, say)))
    expect(lines.filter((line) => /^\da\)/.test(line))).toHaveLength(6)
  })

  it('say which word was skipped', () => {
    const lines = drawnLines(bet(5804), seed, say, format)
    expect(lines.some((line) => line.includes('skipped'))).toBe(true)
    expect(lines).toContainEqual(expect.stringMatching(/ = ticket 537,258$/))
  })

  it('name the symbols of the card in both languages, and no line twice', () => {
    for (let nonce = 0; nonce < 25; nonce++) {
      for (const language of ['en', 'fr'] as const) {
        const lines = drawnLines(bet(nonce), seed, sayIn(language), makeFormat(language))
        const names = Array.from(printed(nonce).grid, (symbol) => symbolText(symbol, sayIn(language)))
        expect(lines.at(-1)?.endsWith(names.join(', '))).toBe(true)
        expect(new Set(lines).size).toBe(lines.length)
      }
    }
  })
})

describe('words', () => {
  it('there are for every symbol and every three, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const t = sayIn(language)
      const names = TIERS.map(({ symbol }) => symbolText(symbol, t))
      expect(new Set(names).size).toBe(TIERS.length)
      for (const { symbol } of TIERS) expect(threeText(symbol.repeat(3), t)).toMatch(/^(Three|Trois) \S/)
    }
  })

  it('never speak of two equal symbols', () => {
    expect(threeText('PDDCK7BLB', say)).toBe('No three of a kind')
    const all = Object.values({ ...messages.en, ...messages.fr }).join(' ')
    expect(all).not.toMatch(/almost|nearly|so close|presque|il s'en faut/i)
  })

  it('write prizes and numbers as they are printed', () => {
    expect(prizeText(100_000, format)).toBe('1,000×')
    expect(prizeText(100, format)).toBe('1×')
    expect(numberText(12)).toBe('000012')
  })
})

describe('prices', () => {
  it('stay what was wished for while it is on sale', () => {
    expect(priceOf([100, 200, 300], 300)).toBe(300)
    expect(priceOf([100, 200], 300)).toBe(100)
    expect(priceOf([], 300)).toBeNull()
    expect(priceOf(undefined, 100)).toBeNull()
    expect(limitsOf([100, 200, 300])).toEqual({ min: 100, max: 300, step: 100 })
    expect(limitsOf([]).max).toBe(0)
  })

  it('and prizes return what the game says', () => {
    const paid = TIERS.reduce((sum, { tickets, multiplier }) => sum + tickets * prizeOf(100, multiplier), 0)
    expect(paid / TICKETS / 100).toBeCloseTo(RTP, 12)
    expect(LOSING_TICKETS).toBe(759_100)
    expect(firstPrize(300)).toBe(300_000)
  })
})
