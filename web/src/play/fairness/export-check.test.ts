import { bytesToHex, Draws, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { describe, expect, it, vi } from 'vitest'
import { checkPair, readExport } from './export-check.ts'
import type { PairExport } from './use-seeds.ts'
import { loadRules } from './game-rules.ts'

const serverSeed = 'f19f4732d5d2e601bbe70a7bd82dfae1d498f446b2ce89ff9de80ff9ac8a1ec5'
const clientSeed = 'player-seed_01'
type Bet = PairExport['bets'][number]

const draws = (game: string, nonce: number): Draws => new Draws(hexToBytes(serverSeed), game, clientSeed, nonce)
const bet = (game: string, nonce: number, gold: number, choice: object, outcome: object, payout: bigint): Bet => ({
  id: 10_001 + nonce,
  game,
  nonce,
  gold,
  choice,
  outcome,
  payout: Number(payout),
  createTime: 1_700_000_000_000 + nonce,
})

/** An honest pair: all four games in turn, with a game that was lost, one that was left and one that was refunded. */
function honest(count: number): PairExport {
  const bets = Array.from({ length: count }, (_, nonce): Bet => {
    switch (nonce % 4) {
      case 0: {
        const choice = { direction: 'lower', number: 50_000 } as const
        const outcome = roller.draw(draws('roller', nonce), choice)
        return bet('roller', nonce, 1000, choice, outcome, roller.payout(1000n, choice, outcome))
      }
      case 1: {
        const choice = { risk: 'high' } as const
        const outcome = turntable.draw(draws('turntable', nonce), choice)
        return bet('turntable', nonce, 200, choice, outcome, turntable.payout(200n, choice, outcome))
      }
      case 2: {
        const outcome = scratch.draw(draws('scratch', nonce), {})
        return bet('scratch', nonce, 100, {}, outcome, scratch.payout(100n, {}, outcome))
      }
      default: {
        const choice = { mines: 5 }
        const { mines } = minesweeper.draw(draws('minesweeper', nonce), choice)
        const safe = [...Array(25).keys()].filter((tile) => !mines.includes(tile))
        const opened =
          [[], safe.slice(0, 3), [...safe.slice(0, 2), mines[0] as number]][Math.floor(nonce / 4) % 3] ?? []
        const isLost = opened.some((tile) => mines.includes(tile))
        const payout = isLost ? 0n : opened.length === 0 ? 300n : minesweeper.payout(300n, choice, opened.length)
        return bet('minesweeper', nonce, 300, choice, { mines, opened }, payout)
      }
    }
  })
  const serverSeedHash = seedHash(hexToBytes(serverSeed))
  return { seedPairId: 7, serverSeed, serverSeedHash, clientSeed, bets, releases: [1], betCount: count, complete: true }
}

const check = (file: PairExport, promised?: string) =>
  checkPair(file, { rulesOf: loadRules, ...(promised && { promised }) })
const changed = (nonce: number, part: Partial<Bet>): PairExport => {
  const file = honest(24)
  return { ...file, bets: file.bets.map((one) => (one.nonce === nonce ? { ...one, ...part } : one)) }
}
const faultsOf = async (file: PairExport) => (await check(file)).faults

describe('a whole pair of seeds', () => {
  it('is valid when unmodified, whatever the order of its bets', async () => {
    const file = honest(24)
    const result = await check({ ...file, bets: file.bets.toReversed() })
    expect(result).toMatchObject({ holds: true, isPromised: true, bets: 24, faults: [] })
    expect(result.staked).toBe(6 * (1000 + 200 + 100 + 300))
    expect(result.paid).toBe(file.bets.reduce((sum, { payout }) => sum + payout, 0))
  })

  it('has the hash that the server has on record, that the saving browser was shown, and that this one knows', async () => {
    const file = honest(4)
    const { serverSeedHash: nextServerSeedHash } = file
    const promise = { nextServerSeedHash, shownTime: 1, clientSeedTime: 2 }
    const whole = { ...file, promise, seen: { nextServerSeedHash, time: 1 } }
    expect(await check(whole, nextServerSeedHash)).toMatchObject({ isPromised: true, holds: true })
    const other = 'ab'.repeat(32)
    expect(await check({ ...whole, promise: { ...promise, nextServerSeedHash: other } })).toMatchObject({
      holds: false,
    })
    expect(await check({ ...whole, seen: { nextServerSeedHash: other, time: 1 } })).toMatchObject({ holds: false })
    expect(await check(whole, other)).toMatchObject({ isPromised: false, holds: false, faults: [] })
  })

  it('is valid without a bet', async () => {
    expect(await check(honest(0))).toMatchObject({ holds: true, bets: 0, staked: 0, paid: 0 })
  })

  it('says how far it has come', async () => {
    const onShare = vi.fn()
    await checkPair(honest(120), { rulesOf: loadRules, onShare })
    expect(onShare.mock.calls).toEqual([[50 / 120], [100 / 120]])
  })

  it('finds a bet that was taken out of the middle, and one that was taken off the end', async () => {
    const file = honest(24)
    const without = (nonce: number) => ({ ...file, bets: file.bets.filter((one) => one.nonce !== nonce) })
    expect(await faultsOf(without(9))).toEqual([{ kind: 'missing', nonce: 9 }])
    expect(await faultsOf(without(23))).toEqual([{ kind: 'missing', nonce: 23 }])
    expect(await faultsOf(without(0))).toEqual([{ kind: 'missing', nonce: 0 }])
  })

  it('finds a number that was used twice', async () => {
    const file = honest(24)
    const twice = { ...file, bets: [...file.bets, { ...(file.bets[4] as Bet), id: 99_999 }] }
    expect(await faultsOf(twice)).toEqual([{ kind: 'twice', nonce: 4, game: 'roller' }])
  })

  it('finds a result that was not drawn', async () => {
    const faults = await faultsOf(changed(8, { outcome: { roll: 3 } }))
    expect(faults).toContainEqual({ kind: 'outcome', nonce: 8, game: 'roller' })
    expect(await faultsOf(changed(2, { outcome: { ticket: 1, grid: 'DDD7BSCPL' } }))).toContainEqual({
      kind: 'outcome',
      nonce: 2,
      game: 'scratch',
    })
    // A mine that was moved under a tile the player had opened.
    const game = honest(24).bets[7] as Bet & { outcome: { mines: number[]; opened: number[] } }
    const mines = [game.outcome.opened[0] as number, ...game.outcome.mines.slice(1)].toSorted((a, b) => a - b)
    expect(await faultsOf(changed(7, { outcome: { ...game.outcome, mines }, payout: 0 }))).toEqual([
      { kind: 'outcome', nonce: 7, game: 'minesweeper' },
      { kind: 'payout', nonce: 7, game: 'minesweeper' },
    ])
  })

  it('finds a coin too few, and a coin too many', async () => {
    const paid = honest(24).bets.find(({ payout }) => payout > 0) as Bet
    for (const payout of [paid.payout - 1, paid.payout + 1]) {
      expect(await faultsOf(changed(paid.nonce, { payout }))).toEqual([
        { kind: 'payout', nonce: paid.nonce, game: paid.game },
      ])
    }
  })

  it('finds a stake or a choice that was changed afterwards', async () => {
    const won = honest(24).bets.find(({ game, payout }) => game === 'roller' && payout > 0) as Bet
    expect(await faultsOf(changed(won.nonce, { gold: 500 }))).toEqual([
      { kind: 'payout', nonce: won.nonce, game: 'roller' },
    ])
    const other = { direction: 'higher', number: 49_999 }
    expect(await faultsOf(changed(won.nonce, { choice: other }))).toEqual([
      { kind: 'payout', nonce: won.nonce, game: 'roller' },
    ])
  })

  it('finds another seed, whatever the file says its fingerprint is', async () => {
    const file = honest(24)
    const other = bytesToHex(hexToBytes(serverSeed).map((byte) => byte ^ 1))
    const exchanged = { ...file, serverSeed: other }
    expect(await check(exchanged)).toMatchObject({ isPromised: false, holds: false })
    const forged = { ...exchanged, serverSeedHash: seedHash(hexToBytes(other)), bets: [], betCount: 0 }
    expect(await check(forged)).toMatchObject({ isPromised: true })
    expect(await check(forged, file.serverSeedHash)).toMatchObject({ isPromised: false, holds: false })
  })

  it('takes nothing for a bet that no game could have written', async () => {
    expect(await faultsOf(changed(0, { game: 'crash' }))).toEqual([{ kind: 'unreadable', nonce: 0, game: 'crash' }])
    expect(await faultsOf(changed(0, { game: 'nonsense' }))).toHaveLength(1)
    expect(await faultsOf(changed(1, { choice: { risk: 'none' } }))).toHaveLength(1)
    expect(await faultsOf(changed(3, { outcome: null }))).toHaveLength(1)
    expect((await faultsOf(changed(5, { nonce: 1.5 }))).length).toBeGreaterThan(0)
  })

  it('counts the missing no further than anyone reads', async () => {
    const file = { ...honest(4), betCount: 1_000_000_000 }
    expect((await check(file)).faults).toHaveLength(1000)
  })
})

describe('a file', () => {
  it('is read where it is an export', () => {
    const file = honest(5)
    expect(readExport(JSON.stringify(file, null, 2))).toEqual(file)
  })

  it.each([
    'no json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...honest(1), serverSeed: 'abc' }),
    JSON.stringify({ ...honest(1), clientSeed: 'with : colon' }),
    JSON.stringify({ ...honest(1), bets: 'none' }),
    JSON.stringify({ ...honest(1), bets: [null] }),
  ])('is none where it is something else: %s', (text) => expect(readExport(text)).toBeNull())
})
