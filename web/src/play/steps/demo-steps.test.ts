// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minesweeper, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { verifyBet } from '../fairness/verify.ts'
import { createDemo, DEMO_GOLD, NotEnoughGold } from '../table/demo.ts'
import { DemoSteps } from './demo-steps.ts'
import { isOpen, proofRules } from './step-game.ts'

/** Luck that is the same in every run: each byte follows from how many were asked for before. */
let asked = 0
beforeEach(() => {
  asked = 0
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.map((_, i) => Math.imul(++asked, 2_654_435_761) >>> (8 + (i % 16))),
    subtle: crypto.subtle,
  })
})
afterEach(() => void vi.unstubAllGlobals())

function atDemo() {
  const purse = createDemo()
  const changed = vi.fn<(session: { readonly state: string }) => void>()
  return { purse, changed, play: new DemoSteps(minesweeper, changed, purse) }
}

describe('a demo game', () => {
  it('tells its board and its seed when it is over, never before', async () => {
    const { play, purse } = atDemo()
    const begun = await play.begin(500, { mines: 24 })
    expect(begun).toMatchObject({ board: null, proof: { serverSeed: null }, lastStep: 1, nextWorth: 12_375 })
    expect(purse.table().gold).toBe(DEMO_GOLD - 500)
    const over = await play.reveal(0)
    expect(over).toMatchObject({ state: 'settled', worth: null, nextWorth: null })
    expect(over.board?.mines).toHaveLength(24)
    expect(over.proof.serverSeed).toHaveLength(64)
    expect(purse.table().gold).toBe(DEMO_GOLD - 500 + (over.payout ?? 0))
  })

  it('can be verified like any other', async () => {
    const { play } = atDemo()
    for (let games = 0; games < 20; games++) {
      await play.begin(100, { mines: 5 })
      for (const cell of [0, 12, 24]) if (isOpen(play.state().session)) await play.reveal(cell)
      if (isOpen(play.state().session)) await play.jump()
    }
    expect(play.ended()).toHaveLength(20)
    for (const bet of play.ended()) {
      expect(verifyBet(proofRules(minesweeper), bet, bet.proof.serverSeed ?? '').holds).toBe(true)
    }
  })

  it('is cashed out automatically at its last step', async () => {
    const { play, purse } = atDemo()
    // 24.75 times 9,900 would be more than one game may win.
    await expect(play.begin(9900, { mines: 24 })).rejects.toThrow(RangeError)
    const { lastStep } = await play.begin(5000, { mines: 23 })
    expect(lastStep).toBe(1)
    const { state, payout } = await play.reveal(0)
    expect(state).toBe('settled')
    expect([0, 61_875]).toContain(payout)
    expect(purse.table().gold).toBe(DEMO_GOLD - 5000 + (payout ?? 0))
  })

  it('keeps to the gold there is, to the cells and to its steps', async () => {
    const { play, purse } = atDemo()
    await expect(play.begin(DEMO_GOLD + 100, { mines: 3 })).rejects.toThrow(NotEnoughGold)
    await expect(play.begin(150, { mines: 3 })).rejects.toThrow(RangeError)
    await expect(play.begin(100, { mines: 25 })).rejects.toThrow(RangeError)
    await expect(play.reveal(0)).rejects.toThrow(RangeError)
    expect(purse.table().gold).toBe(DEMO_GOLD)
    await play.begin(100, { mines: 1 })
    await expect(play.begin(100, { mines: 1 })).rejects.toThrow(RangeError)
    await expect(play.jump()).rejects.toThrow('nothing to cash out')
    for (const cell of [-1, TILES, 1.5]) await expect(play.reveal(cell)).rejects.toThrow(RangeError)
    await play.reveal(3)
    await expect(play.reveal(3)).rejects.toThrow(RangeError)
  })

  it('is reported once when it starts and once when it ends', async () => {
    const { play, changed } = atDemo()
    await play.begin(100, { mines: 24 })
    await play.reveal(4)
    expect(changed.mock.calls.map(([{ state }]) => state)).toEqual(['placed', 'settled'])
    play.clear()
    expect(play.state().session).toBeNull()
  })
})

it.each([
  [3, 2],
  [10, 1],
  [1, 5],
])('with %i mines and %i tiles the demo returns what the rules say', async (mines, tiles) => {
  const { play, purse } = atDemo()
  const games = 600
  const wins: number[] = []
  for (let n = 0; n < games; n++) {
    purse.refill()
    await play.begin(100, { mines })
    for (let cell = 0; cell < tiles && isOpen(play.state().session); cell++) await play.reveal((cell * 7 + n) % TILES)
    const { payout } = isOpen(play.state().session) ? await play.jump() : (play.state().session ?? { payout: 0 })
    if (payout) wins.push(payout)
  }
  expect(new Set(wins)).toEqual(new Set([Number(minesweeper.payout(100n, { mines }, tiles))]))
  let chance = 1
  for (let k = 0; k < tiles; k++) chance *= (TILES - mines - k) / (TILES - k)
  const deviation = Math.sqrt(games * chance * (1 - chance))
  expect(Math.abs(wins.length - games * chance)).toBeLessThan(4 * deviation)
})
