import { roller, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import { describe, expect, it } from 'vitest'
import type { SettledBet } from '../settled-bet.ts'
import { drawMessage, verifyBet } from './verify.ts'

// The published test vectors of the single-player games.
const seed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const hash = 'a7db6a19a83d3a84ea846a3f5d29ec72dad8359c3f938f70cb63af1698d63f55'
const rolls = [
  [0, 73_508],
  [1, 89_621],
  [2, 80_852],
  [3, 4988],
  [4, 14_689],
  // Here one word is rejected: a plain remainder would come out elsewhere.
  [37_563, 46_407],
] as const

type Bet = SettledBet<RollerChoice, RollerOutcome>
const bet = (nonce: number, roll: number, changes: Partial<Bet> = {}): Bet => ({
  id: 1,
  gold: 1000,
  payout: roll < 50_000 ? 1980 : 0,
  choice: { direction: 'lower', number: 50_000 },
  outcome: { roll },
  createTime: 0,
  proof: { seedPairId: 1, serverSeedHash: hash, serverSeed: null, clientSeed: 'player-seed_01', nonce },
  ...changes,
})

describe('verification', () => {
  it.each(rolls)('confirms the known roll of nonce %i', (nonce, roll) => {
    expect(verifyBet(roller, bet(nonce, roll), seed)).toMatchObject({ holds: true, outcome: { computed: { roll } } })
  })

  it('finds a roll that was not drawn', () => {
    const result = verifyBet(roller, bet(0, 73_507), seed)
    expect(result.outcome).toEqual({ claimed: { roll: 73_507 }, computed: { roll: 73_508 }, holds: false })
    expect(result.holds).toBe(false)
  })

  it('finds a coin too few', () => {
    const result = verifyBet(roller, bet(3, 4988, { payout: 1979 }), seed)
    expect(result.payout).toEqual({ claimed: 1979, computed: 1980, holds: false })
  })

  it('finds a seed other than the one committed to', () => {
    const other = `00${seed.slice(2)}`
    expect(verifyBet(roller, bet(0, 73_508), other)).toMatchObject({ commitment: { holds: false }, holds: false })
  })

  it('names the message that was hashed', () => {
    expect(drawMessage('roller', bet(7, 0).proof)).toBe('PF1:roller:player-seed_01:7:0')
  })
})
