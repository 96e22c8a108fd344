// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import { messages } from './messages.ts'
import { choiceOf } from './odds.ts'
import { chanceText, drawnLines, multiplierText, type Say } from './text.ts'

const format = makeFormat('en')
const say: Say = (key, words) => fillText('en', messages.en[key], words)
// The published test seeds.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const bet = (nonce: number) => ({
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: seed, clientSeed: 'player-seed_01', nonce },
})

describe('the words of a proof', () => {
  it('show the word that the published vector names', () => {
    expect(drawnLines(bet(0), seed, say, format)).toEqual([
      'HMAC-SHA256(server seed, "PF1:roller:player-seed_01:0:0")',
      '1,494,273,508 mod 100,000 = 73,508',
    ])
  })

  it('show a word that was skipped', () => {
    const lines = drawnLines(bet(37_563), seed, say, format)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^4,294,9\d\d,\d{3} is 4,294,900,000 or above, skipped/)
    expect(lines[2]).toMatch(/ = 46,407$/)
  })
})

describe('odds in words', () => {
  it('reach both ends of the specification', () => {
    expect(multiplierText(choiceOf('lower', 98_000), format)).toBe('1.0102×')
    expect(multiplierText(choiceOf('higher', 1), format)).toBe('99,000×')
    expect(chanceText(choiceOf('higher', 1), format)).toBe('0.001%')
  })

  it('are cut off, never rounded up', () => {
    expect(multiplierText(choiceOf('lower', 7), format)).toBe('14,142×')
    expect(multiplierText(choiceOf('lower', 53_000), format)).toBe('1.8679×')
    expect(multiplierText(choiceOf('lower', 970), format)).toBe('102.06×')
  })
})
