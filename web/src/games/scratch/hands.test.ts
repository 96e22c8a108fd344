// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHands, createShelf, DEMO, isCovered, isHidden, isMissing, withheld, type ScratchBet } from './hands.ts'

const ANNA = '7'
const BORIS = '8'
const bet = (id: number, payout = 500): ScratchBet => ({
  id,
  gold: 100,
  payout,
  choice: {},
  outcome: { ticket: 37_142, grid: '7LSPCLPPC' },
  createTime: id,
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: null, clientSeed: 'x', nonce: id },
})
const openAll = (hands: ReturnType<typeof createHands>, owner: string): boolean[] =>
  Array.from({ length: 9 }, (_, field) => hands.open(owner, field))

/** The page is loaded anew: what was in its memory is gone, what the device keeps is not. */
const newPage = () => createHands(createShelf(localStorage))

beforeEach(() => localStorage.clear())

describe('a card in hand', () => {
  it('hides its prize until the last panel is open and the result shown', () => {
    const hands = newPage()
    hands.take(ANNA, bet(5))
    for (let field = 0; field < 8; field++) expect(hands.open(ANNA, field)).toBe(false)
    expect(withheld(hands.of(ANNA))).toBe(500)
    expect(isHidden(hands.of(ANNA), bet(5))).toBe(true)
    expect(isHidden(hands.of(ANNA), bet(4))).toBe(false)
    expect(hands.open(ANNA, 8)).toBe(true)
    expect(withheld(hands.of(ANNA))).toBe(500)
    expect(hands.show(ANNA)?.bet.id).toBe(5)
    expect(withheld(hands.of(ANNA))).toBe(0)
    expect(isHidden(hands.of(ANNA), bet(5))).toBe(false)
    expect(isCovered(hands.of(ANNA))).toBe(false)
  })

  it('opens a panel once and reveals its result once', () => {
    const hands = newPage()
    hands.take(ANNA, bet(5))
    openAll(hands, ANNA)
    expect(hands.open(ANNA, 8)).toBe(false)
    expect(hands.show(ANNA)).not.toBeNull()
    expect(hands.show(ANNA)).toBeNull()
    expect(hands.open(ANNA, 3)).toBe(false)
  })

  it('tells who listens', () => {
    const hands = newPage()
    const heard = vi.fn()
    const stop = hands.subscribe(heard)
    hands.take(ANNA, bet(5))
    hands.open(ANNA, 0)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    hands.open(ANNA, 1)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('a card left half scratched', () => {
  it('is restored on this device with the same panels open, and without its result in storage', () => {
    const before = newPage()
    before.take(ANNA, bet(5))
    before.open(ANNA, 0)
    before.open(ANNA, 4)
    expect(localStorage.getItem(`scratch-${ANNA}`)).toBe('{"card":5,"after":5,"opened":17}')

    const after = newPage()
    expect(isMissing(after.of(ANNA))).toBe(true)
    expect(isHidden(after.of(ANNA), bet(5))).toBe(true)
    after.find(ANNA, bet(5))
    expect(after.of(ANNA).card).toMatchObject({ bet: { id: 5 }, opened: 0b10001, isShown: false, isBack: true })
    expect(withheld(after.of(ANNA))).toBe(500)
  })

  it('is forgotten once its result is shown', () => {
    const hands = newPage()
    hands.take(ANNA, bet(5))
    openAll(hands, ANNA)
    hands.show(ANNA)
    const after = newPage()
    expect(isMissing(after.of(ANNA))).toBe(false)
    after.find(ANNA, bet(5))
    expect(after.of(ANNA).card).toBeNull()
  })

  it('counts as shown where another device has bought a newer one', () => {
    newPage().take(ANNA, bet(5))
    const after = newPage()
    after.find(ANNA, bet(9))
    expect(after.of(ANNA)).toEqual({ card: null, memory: null })
    expect(newPage().of(ANNA).memory).toBeNull()
  })

  it('is not offered to another player of this device', () => {
    newPage().take(ANNA, bet(5))
    const after = newPage()
    expect(isMissing(after.of(BORIS))).toBe(false)
    after.find(BORIS, bet(6))
    expect(after.of(BORIS).card).toBeNull()
    after.find(ANNA, bet(5))
    expect(isCovered(after.of(ANNA))).toBe(true)
  })

  it('waits in the same visit when the player only looked elsewhere', () => {
    const hands = newPage()
    hands.take(ANNA, bet(5))
    hands.open(ANNA, 2)
    expect(hands.leave(ANNA)?.bet.id).toBe(5)
    expect(hands.of(ANNA).card).toMatchObject({ opened: 0b100, isBack: true, isShown: false })
    hands.find(ANNA, bet(5))
    expect(hands.of(ANNA).card?.opened).toBe(0b100)
  })
})

describe('a card that was asked for and never answered', () => {
  it('is whatever is newer than the newest one known', () => {
    newPage().ask(ANNA, 5)
    const after = newPage()
    expect([5, 6].map((id) => isHidden(after.of(ANNA), bet(id)))).toEqual([false, true])
    after.find(ANNA, bet(6))
    expect(after.of(ANNA).card).toMatchObject({ bet: { id: 6 }, opened: 0 })
  })

  it('was not bought when the server knows none', () => {
    newPage().ask(ANNA, 5)
    const after = newPage()
    after.find(ANNA, bet(5))
    expect(after.of(ANNA)).toEqual({ card: null, memory: null })
    newPage().ask(ANNA, 0)
    after.find(ANNA, null)
    expect(after.of(ANNA).card).toBeNull()
  })

  it('is forgotten when the server refused it', () => {
    const hands = newPage()
    hands.ask(ANNA, 5)
    hands.forget(ANNA)
    expect(isMissing(newPage().of(ANNA))).toBe(false)
  })
})

describe('stored data', () => {
  it.each(['', 'null', '{}', '[]', '{"card":"5","after":0,"opened":0}', '{"card":5,"after":-1,"opened":0}', '{"card'])(
    'is nothing when it is %s',
    (text) => {
      localStorage.setItem(`scratch-${ANNA}`, text)
      expect(newPage().of(ANNA).memory).toBeNull()
    },
  )

  it('never makes a card that has nothing left to scratch', () => {
    localStorage.setItem(`scratch-${ANNA}`, JSON.stringify({ card: 5, after: 5, opened: 511 }))
    const hands = newPage()
    hands.find(ANNA, bet(5))
    expect(hands.of(ANNA)).toEqual({ card: null, memory: null })
  })
})

describe('a demo card', () => {
  it('withholds its price until it is booked, is booked once, and leaves no trace', () => {
    const hands = newPage()
    const book = vi.fn()
    hands.take(DEMO, bet(1), book)
    expect(withheld(hands.of(DEMO))).toBe(100)
    // The player walks away: the gold is right everywhere, the card still covered.
    hands.leave(DEMO)
    expect(withheld(hands.of(DEMO))).toBe(500)
    openAll(hands, DEMO)
    hands.show(DEMO)
    expect(book).toHaveBeenCalledTimes(1)
    expect(withheld(hands.of(DEMO))).toBe(0)
    expect(localStorage).toHaveLength(0)
  })
})
