// @vitest-environment happy-dom
import fc from 'fast-check'
import { winStrength } from '../../../play/settled-bet.ts'
import { describe, expect, it } from 'vitest'
import { TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { changeOf, closedTiles, hitOf, ringOf, stepFocus, tilesOf, togglePattern, type Session } from './board-view.ts'

const open = (changes: Partial<Session> = {}): Session => ({
  id: 1,
  gold: 500,
  choice: { mines: 3 },
  opened: [],
  lastStep: 20,
  state: 'placed',
  worth: null,
  nextWorth: null,
  payout: null,
  board: null,
  createTime: 0,
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: 0 },
  ...changes,
})
const over = (opened: number[], mines: number[], payout: number): Session =>
  open({ opened, board: { mines }, payout, state: 'settled' })
const faces = (session: Session | null) => tilesOf(session).map(({ face }) => face)

const strength = ({ gold, payout }: Session): number => winStrength({ gold, payout: payout ?? 0 })

describe('the tiles', () => {
  it('show nothing but what was opened while a game is on', () => {
    const shown = faces(open({ opened: [3, 8] }))
    expect(shown.filter((face) => face !== 'closed')).toEqual(['gem', 'gem'])
    expect(shown[3]).toBe('gem')
    expect(faces(null)).toEqual(Array.from({ length: TILES }, () => 'closed'))
  })

  it('show the whole board when it is over, and what of it was opened', () => {
    const shown = faces(over([3, 9], [9, 10, 21], 0))
    expect([shown[3], shown[9], shown[10], shown[0]]).toEqual(['gem', 'mine', 'spareMine', 'spareGem'])
    expect(shown).not.toContain('closed')
  })

  it('turn by their distance from the last one alone, never by what they hide', () => {
    const anyBoard = fc.uniqueArray(fc.nat(TILES - 1), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(fc.nat(TILES - 1), anyBoard, anyBoard, (last, one, other) => {
        const delays = (mines: number[]) => tilesOf(over([last], mines, 0)).map(({ delayMs }) => delayMs)
        expect(delays(one)).toEqual(delays(other))
        const byRing = Array.from({ length: TILES }, (_, tile) => (tile === last ? 0 : 240 + 70 * ringOf(last, tile)))
        expect(delays(one)).toEqual(byRing)
      }),
    )
  })

  it('turn immediately where they were opened, gem or mine', () => {
    expect(tilesOf(over([3], [3], 0))[3]).toEqual({ face: 'mine', delayMs: 0 })
    expect(tilesOf(open({ opened: [3] }))[3]).toEqual({ face: 'gem', delayMs: 0 })
  })
})

describe('what just happened', () => {
  const begun = open()
  const gem = open({ opened: [3] })
  it('is shown by the change', () => {
    expect(changeOf(null, begun)).toBe('begun')
    expect(changeOf(begun, gem)).toBe('gem')
    expect(changeOf(gem, over([3, 9], [9], 0))).toBe('mine')
    expect(changeOf(gem, over([3], [9], 562))).toBe('left')
    expect(changeOf(gem, open({ opened: [3], state: 'refunded', payout: 500 }))).toBe('refunded')
    expect(changeOf(over([3], [9], 562), open({ id: 2 }))).toBe('begun')
  })
  it('is nothing where a game is only found again or cleared', () => {
    expect(changeOf(null, gem)).toBeNull()
    expect(changeOf(gem, gem)).toBeNull()
    expect(changeOf(over([3], [9], 562), null)).toBeNull()
  })
  it('is celebrated only above the stake, a larger win more', () => {
    expect(strength(over([3], [3], 0))).toBe(0)
    expect(strength(over([3], [9], 500))).toBe(0)
    expect(strength(over([3], [9], 515))).toBeLessThan(strength(over([3], [9], 5000)))
    expect(strength(over([3], [9], 50_000_000))).toBe(1)
  })
  it('knows the mine that ended it', () => {
    expect(hitOf(over([3, 9], [9, 10], 0))).toBe(9)
    expect(hitOf(over([3], [9, 10], 562))).toBeUndefined()
    expect(hitOf(gem)).toBeUndefined()
  })
})

describe('the grid', () => {
  it('is walked by keys and never left', () => {
    expect(stepFocus(0, 'ArrowRight', false)).toBe(1)
    expect(stepFocus(4, 'ArrowRight', false)).toBe(4)
    expect(stepFocus(0, 'ArrowUp', false)).toBe(0)
    expect(stepFocus(12, 'ArrowDown', false)).toBe(17)
    expect(stepFocus(24, 'ArrowDown', false)).toBe(24)
    expect(stepFocus(12, 'ArrowLeft', false)).toBe(11)
    expect(stepFocus(13, 'Home', false)).toBe(10)
    expect(stepFocus(13, 'End', true)).toBe(24)
    expect(stepFocus(13, 'Home', true)).toBe(0)
    expect(stepFocus(13, 'PageUp', false)).toBe(3)
    expect(stepFocus(3, 'PageDown', false)).toBe(23)
    expect(stepFocus(13, 'Enter', false)).toBeUndefined()
  })

  it('knows which tiles are left', () => {
    expect(closedTiles({ opened: [0, 24] })).toEqual(Array.from({ length: 23 }, (_, i) => i + 1))
  })
})

it('a pattern keeps its order and grows no further than a game goes', () => {
  const two = togglePattern(togglePattern([], 7, 2), 3, 2)
  expect(two).toEqual([7, 3])
  expect(togglePattern(two, 9, 2)).toEqual([7, 3])
  expect(togglePattern(two, 7, 2)).toEqual([3])
})
