import { payoutIfWon, winningRolls, wins, type RollerChoice } from '@glasshouse/rulebook/games/roller/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneEndMs } from '../../play/scene/scene.ts'
import { digitsOf, placeOf, rollerScene, type RolledBet, type RollerAct } from './scene.ts'

function rolled(choice: RollerChoice, roll: number, gold = 1000): RolledBet {
  const payout = wins(choice, { roll }) ? Number(payoutIfWon(BigInt(gold), winningRolls(choice))) : 0
  return { gold, payout, choice, outcome: { roll } }
}

const half: RollerChoice = { direction: 'lower', number: 50_000 }
const acts = (bet: RolledBet): RollerAct[] => rollerScene(bet).map((step) => step.act)
const anyBet = fc
  .tuple(fc.constantFrom('lower' as const, 'higher' as const), fc.integer({ min: 1999, max: 98_000 }), fc.nat(99_999))
  .map(([direction, number, roll]) => rolled({ direction, number }, roll))

describe('the roller scene', () => {
  it('stops the wheels at the digits that were rolled', () => {
    const digits = acts(rolled(half, 407)).flatMap((act) => (act.kind === 'digit' ? [act.digit] : []))
    expect(digits).toEqual([0, 0, 4, 0, 7])
    expect(digitsOf(99_999)).toEqual([9, 9, 9, 9, 9])
  })

  it('tells the result last', () => {
    const scene = rollerScene(rolled(half, 1))
    expect(scene.at(-1)).toMatchObject({ atMs: sceneEndMs(scene), act: { kind: 'result', tone: 'win' } })
  })

  it('takes the same time whatever was rolled', () => {
    const times = (bet: RolledBet) => rollerScene(bet).map(({ atMs, durationMs }) => [atMs, durationMs])
    const expected = times(rolled(half, 0))
    fc.assert(
      fc.property(anyBet, (bet) => {
        expect(times(bet)).toEqual(expected)
      }),
    )
  })

  it('lands on the roll and never overshoots across the edge of the winning zone', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const marker = acts(bet).find((act) => act.kind === 'marker')!
        expect(marker.to).toBe(placeOf(bet.outcome.roll))
        expect(marker.past).toBeGreaterThanOrEqual(0)
        expect(marker.past).toBeLessThanOrEqual(1)
        const edge = (bet.choice.direction === 'lower' ? bet.choice.number : bet.choice.number + 1) / 100_000
        expect(marker.past <= edge).toBe(marker.to < edge || marker.past === edge)
      }),
    )
  })

  it('celebrates nothing but a win, and a larger one more', () => {
    const strength = (bet: RolledBet) => acts(bet).find((act) => act.kind === 'result')!.strength
    expect(strength(rolled(half, 50_000))).toBe(0)
    // Returned whole is no win: 1 gold staked at 98% comes back as 1 gold.
    expect(strength(rolled({ direction: 'lower', number: 98_000 }, 5, 1))).toBe(0)
    expect(strength(rolled(half, 5))).toBeLessThan(strength(rolled({ direction: 'lower', number: 100 }, 5)))
    expect(strength(rolled({ direction: 'lower', number: 1 }, 0))).toBe(1)
  })

  it('says the same, sooner, when quick', () => {
    const bet = rolled(half, 12_345)
    expect(rollerScene(bet, true).map((step) => step.act)).toEqual(acts(bet))
    expect(sceneEndMs(rollerScene(bet, true))).toBeLessThan(sceneEndMs(rollerScene(bet)) / 2)
  })
})
