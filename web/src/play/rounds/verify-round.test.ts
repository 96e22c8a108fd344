import { describe, expect, it } from 'vitest'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { verifyDrawnBet, verifyRound } from './verify-round.ts'

// Rounds 1 and 2 of the published vectors: fields 2 (red) and 24 (gold).
const SALT = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const FIRST = 'd0605992cf1abf8802183aeeb0fb955dcf60f0a7232d9897ff468116f4b8bd34'
const SECOND = '73930a125ec9059287352ecc690c2d1b9cd995cc3dadcf4f0b1bca116649e827'
const round = { epoch: 1, index: 2, hash: SECOND, commit: FIRST, salt: SALT, saltSource: 'btc' as const }
const bet = { gold: 500, payout: 24_500, choice: { colour: 'gold' as const }, outcome: { slot: 24 }, round }

describe('a round', () => {
  it('is valid when hash, commitment and pocket agree', () => {
    expect(verifyRound(roulette, round, { slot: 24 })).toMatchObject({
      holds: true,
      outcome: { computed: { slot: 24 } },
    })
  })
  it('does not hold with another field, and says which it was', () => {
    const checked = verifyRound(roulette, round, { slot: 25 })
    expect(checked).toMatchObject({ holds: false, commit: { holds: true }, outcome: { computed: { slot: 24 } } })
  })
  it('does not hold with another commitment, salt, number or hash', () => {
    expect(verifyRound(roulette, { ...round, commit: SALT }, { slot: 24 }).commit.holds).toBe(false)
    for (const part of [{ salt: FIRST }, { index: 3 }, { hash: FIRST }])
      expect(verifyRound(roulette, { ...round, ...part }, { slot: 24 }).holds, JSON.stringify(part)).toBe(false)
  })
})

describe('a bet on it', () => {
  it('is valid only with the payout of the rules', () => {
    expect(verifyDrawnBet(roulette, bet).holds).toBe(true)
    expect(verifyDrawnBet(roulette, { ...bet, choice: { colour: 'red' }, payout: 0 }).holds).toBe(true)
  })
  it('does not hold with one gold more or less', () => {
    for (const payout of [24_499, 24_501, 0])
      expect(verifyDrawnBet(roulette, { ...bet, payout }).payout.holds).toBe(false)
  })
  it('calculates the payout from its own pocket, not from the claimed one', () => {
    const told = verifyDrawnBet(roulette, { ...bet, choice: { colour: 'red' }, outcome: { slot: 0 }, payout: 1000 })
    expect(told.payout).toMatchObject({ claimed: 1000, computed: 0, holds: false })
  })
})
