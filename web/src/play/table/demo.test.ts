import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { numberFor, roller, type RollerChoice } from '@glasshouse/rulebook/games/roller/rules'
import { describe, expect, it } from 'vitest'
import { bookDemo, createDemo, DEMO_GOLD, drawDemo, newDemoTable, NotEnoughGold, type DemoTable } from './demo.ts'

/** The published test seeds: nonce 0 rolls 73508, nonce 1 rolls 89621. */
const table: DemoTable = {
  ...newDemoTable(),
  serverSeed: hexToBytes('f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'),
  clientSeed: 'player-seed_01',
}
const higher: RollerChoice = { direction: 'higher', number: numberFor('higher', 50_000) }
const lower: RollerChoice = { direction: 'lower', number: 50_000 }

describe('a demo bet', () => {
  it('draws and pays by the rulebook', () => {
    const won = drawDemo(table, roller, 1000, higher, 5)
    expect(won).toMatchObject({ gold: 1000, payout: 1980, outcome: { roll: 73_508 }, createTime: 5 })
    const after = bookDemo({ ...table, nonce: 1 }, 'roller', won)
    expect(after.gold).toBe(DEMO_GOLD + 980)
    const lost = drawDemo(after, roller, 1000, lower, 6)
    expect(lost).toMatchObject({ payout: 0, outcome: { roll: 89_621 }, proof: { nonce: 1 } })
    const end = bookDemo(after, 'roller', lost)
    expect(end.gold).toBe(DEMO_GOLD - 20)
    expect(end.bets.map((bet) => bet.outcome)).toEqual([{ roll: 89_621 }, { roll: 73_508 }])
  })

  it('carries a proof that anyone can recompute', () => {
    const { proof, outcome } = drawDemo(newDemoTable(), roller, 100, lower, 0)
    const draws = new Draws(hexToBytes(proof.serverSeed!), 'roller', proof.clientSeed, proof.nonce)
    expect(roller.draw(draws, lower)).toEqual(outcome)
  })

  it('keeps to the limits and to the gold there is', () => {
    const draw = (stake: number, choice: RollerChoice) => () => drawDemo(table, roller, stake, choice, 0)
    expect(draw(50, lower)).toThrow(RangeError)
    expect(draw(50_001, lower)).toThrow(RangeError)
    expect(draw(DEMO_GOLD, lower)).not.toThrow()
    expect(draw(DEMO_GOLD + 1, lower)).toThrow(NotEnoughGold)
    expect(draw(151, { direction: 'lower', number: 100 })).not.toThrow()
    expect(draw(152, { direction: 'lower', number: 100 })).toThrow(RangeError)
  })
})

describe('the demo table', () => {
  it('starts from luck of its own each time', () => {
    expect(newDemoTable().serverSeed).not.toEqual(newDemoTable().serverSeed)
  })

  it('gives every bet its own draw, however late the one before is booked', () => {
    const demo = createDemo()
    const plays = [demo.play(roller, 100, lower), demo.play(roller, 100, lower)]
    expect(plays.map(({ bet }) => bet.proof.nonce)).toEqual([0, 1])
    expect(demo.table().gold).toBe(DEMO_GOLD)
    for (const { book } of plays) book()
    const paid = plays.reduce((sum, { bet }) => sum + bet.payout, 0)
    expect(demo.table()).toMatchObject({ gold: DEMO_GOLD - 200 + paid, nonce: 2 })
    expect(demo.table().bets).toHaveLength(2)
  })

  it('can be refilled, and tells who listens', () => {
    const demo = createDemo()
    let told = 0
    demo.subscribe(() => told++)
    demo.play(roller, DEMO_GOLD, { direction: 'lower', number: 98_000 }).book()
    demo.refill()
    expect(demo.table().gold).toBe(DEMO_GOLD)
    expect(told).toBe(2)
  })
})
