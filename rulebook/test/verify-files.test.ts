// Files in the standalone verifier: the accepted formats, and the rules for cash-outs. The server's tests cover that it
// detects manipulated responses of a running server.

import { describe, expect, test } from 'vitest'
import { bytesToHex, Draws, hexToBytes } from '../src/play/draws.ts'
import { practiceSalt } from '../src/core/salt.ts'
import { BOOK_VERSION, writeBook } from '../src/play/bet-book.ts'
import { roundLimits } from '../src/play/limits.ts'
import { football } from '../src/games/football/rules.ts'
import { roller } from '../src/games/roller/rules.ts'
import { fileWith, hashOf, hashOfHex, run, spoiled, verify, WrongUsage } from './run-verifier.ts'
import vectors from './vectors.json' with { type: 'json' }

const { seed, seedHash, client } = vectors

const betAt = (nonce: number) => {
  const choice = { direction: 'lower', number: 50_000 } as const
  const outcome = roller.draw(new Draws(hexToBytes(seed), 'roller', client, nonce), choice)
  const payout = Number(roller.payout(500n, choice, outcome))
  return { id: 100 + nonce, game: 'roller', nonce, gold: 500, choice, outcome, payout, createTime: 1000 + nonce }
}
/** A page of an export of ten bets. */
const page = (from: number, to: number, seedPairId = 7) => ({
  seedPairId,
  serverSeed: seed,
  serverSeedHash: seedHash,
  clientSeed: client,
  bets: Array.from({ length: to - from }, (_, i) => betAt(from + i)),
  betCount: 10,
  complete: true,
  next: to < 10 ? to : null,
})
const answered = (data: unknown) => ({ errno: 0, message: '', data })
const lines = (...answers: unknown[]): string => answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')
const judge = (command: 'export' | 'rounds', text: string, ...options: string[]) =>
  verify([command, fileWith(text), ...options])

describe('an export', () => {
  test('is accepted in every format: one response, a list, one per line, pretty-printed, with or without the envelope', () => {
    const forms = [
      JSON.stringify(page(0, 10)),
      JSON.stringify(answered(page(0, 10)), null, 2),
      JSON.stringify([page(0, 4), page(4, 10)]),
      lines(answered(page(0, 4)), answered(page(4, 10))),
      `\n${lines(page(4, 10), answered(page(0, 4)))}\n`,
    ]
    for (const text of forms)
      expect(judge('export', text), text.slice(0, 40)).toMatchObject({
        holds: true,
        problems: [],
        checked: { pairs: 1, bets: 10 },
      })
    const both = judge('export', lines(page(0, 10), page(0, 10, 8)))
    expect(both).toMatchObject({ holds: true, checked: { pairs: 2, bets: 20 } })
  })

  test('is compared with what a player noted before', () => {
    const text = JSON.stringify(page(0, 10))
    expect(judge('export', text, '--hash', seedHash, '--bets', '10').holds).toBe(true)
    expect(judge('export', text, '--hash', spoiled(seedHash)).holds).toBe(false)
    // A server that omits the last bets of a pair is detected by a player who counted.
    const short = JSON.stringify({ ...page(0, 9), betCount: 9, next: null })
    expect(judge('export', short).holds).toBe(true)
    expect(judge('export', short, '--bets', '10').holds).toBe(false)
    expect(() => judge('export', lines(page(0, 10), page(0, 10, 8)), '--bets', '10')).toThrow(WrongUsage)
  })

  test('has problems when pages are missing, duplicated or inconsistent', () => {
    const found = (...pages: unknown[]) => judge('export', lines(...pages)).problems
    expect(found(page(0, 4))).toEqual([
      'seed pair 7: nonces 4 to 9 are missing',
      'seed pair 7: "complete" is claimed to be true, but is false',
    ])
    expect(found(page(0, 4), page(5, 10))[0]).toBe('seed pair 7: nonce 4 is missing')
    expect(found(page(0, 5), page(4, 10))).toEqual([
      'seed pair 7: bet 104 appears twice',
      'seed pair 7: nonce 4 (roller, bet 104): this nonce appears twice',
      'seed pair 7: "complete" is claimed to be true, but is false',
    ])
    expect(found(page(0, 4), { ...page(4, 10), clientSeed: 'other' })[0]).toBe(
      'seed pair 7: its pages don’t agree on clientSeed',
    )
    expect(found({ ...page(0, 10), complete: false })).toEqual([
      'seed pair 7: "complete" is claimed to be false, but is true',
    ])
  })

  test('reports an invalid bet at its location, and still checks the following ones', () => {
    const bets: unknown[] = page(0, 10).bets
    const odd = [null, { ...betAt(1), gold: '5e2' }, { ...betAt(2), choice: null }, { ...betAt(3), game: 'dice' }]
    const { problems } = judge('export', JSON.stringify({ ...page(0, 10), bets: [...odd, ...bets.slice(4)] }))
    for (const part of [
      'a bet: it must be an object, not null',
      'a stake must be a whole number',
      'the choice in roller must be',
      'a bet: unknown "dice"',
    ])
      expect(problems.join('\n')).toContain(part)
    expect(problems.filter((problem) => /nonce [4-9] /.test(problem))).toEqual([])
  })

  test('refuses other files', () => {
    const refusal = { errno: 1212, message: 'Not revealed yet', data: null }
    for (const text of ['', 'hello', '{}', '[]', '5', lines(page(0, 10), {}), lines(refusal)])
      expect(() => judge('export', text), text.slice(0, 40)).toThrow(WrongUsage)
    expect(() => judge('export', lines(refusal))).toThrow('Not revealed yet')
    expect(() => judge('rounds', lines(page(0, 10)))).toThrow(WrongUsage)
  })
})

describe('rounds', () => {
  // A chain of three rounds whose second round reaches a high multiplier.
  const N = 3
  const longRound = (): { hashes: string[]; manifest: string; manifestHash: string; salt: string } => {
    for (let i = 0; ; i++) {
      const hashes = [hashOf(`end ${i}`)]
      while (hashes.length <= N) hashes.unshift(hashOfHex(hashes[0] as string))
      const manifest = JSON.stringify({ epoch: 1, N, terminals: { football: hashes[0] }, saltRule: 'practice' })
      const salt = practiceSalt(hashOf(manifest))
      const { bust } = football.draw(new Draws(hexToBytes(hashes[2] as string), 'football', salt, 2))
      if (bust > 300 && bust < 400) return { hashes, manifest, manifestHash: hashOf(manifest), salt }
    }
  }
  const { hashes, manifest, manifestHash, salt } = longRound()
  const told = { manifest, manifestHash, salt, saltSource: 'dev', saltProof: '' }

  interface Ended {
    readonly auto?: number | null
    readonly state?: string
    readonly cap?: number
    readonly exit?: number | null
    readonly payout?: number | null
    readonly interrupted?: boolean
  }
  const BANKROLL = 100_000_000n
  /** The round and the book with these bets of 100 gold each, under the limits of a bankroll. */
  function roundWith(index: number, bets: readonly Ended[], change: object = {}, bankroll = BANKROLL) {
    const limits = roundLimits(football.edgePpm, bankroll, { stakeMax: null, profitMax: null })
    const place = { game: 'football', epoch: 1, index }
    const capOf = ({ cap = football.personalCap(100n, limits) ?? 0 }: Ended): number => cap
    const text = writeBook({
      round: place,
      limits,
      lines: bets.map((bet, id) => {
        const choice = { auto: bet.auto ?? null }
        return { id: BigInt(id), player: 'a'.repeat(16), stake: 100n, cap: capOf(bet), choice }
      }),
    })
    const stops = bets.map((bet) => ({
      stake: 100n,
      stopMultiplier: Math.min(capOf(bet), football.autoMultiplier(bet.auto ?? 0) ?? Infinity),
    }))
    const ends = bets.map((bet, id) => {
      const payout = bet.exit ?? 0
      return { id, state: 'settled', cap: capOf(bet), exit: 0, payout, interrupted: false, ...bet }
    })
    const hash = hashes[index] as string
    const round = {
      ...place,
      phase: 'over',
      commit: hashes[index - 1],
      salt,
      startedAt: 1,
      limits: {
        bankroll: Number(bankroll),
        operatorMaxProfit: null,
        operatorMaxStake: null,
        maxProfit: Number(limits.profitPerBet),
        maxRoundLoss: Number(limits.lossPerRound),
      },
      bookVersion: BOOK_VERSION,
      bookRoot: hashOf(text),
      roundCap: football.roundCap(stops, limits),
      hash,
      outcome: football.draw(new Draws(hexToBytes(hash), 'football', salt, index)),
      incident: null,
      notedMs: null,
      players: bets.length === 0 ? 0 : 1,
      totalGold: 100 * bets.length,
      totalPayout: ends.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
      ...change,
    }
    return [round, { ...place, text, root: hashOf(text), bets: ends }]
  }
  const found = (...answers: unknown[]) => judge('rounds', lines(told, ...answers)).problems
  const problemsOf = (bet: Ended, change: object = {}, bankroll = BANKROLL, count = 1) =>
    found(...roundWith(2, Array<Ended>(count).fill(bet), change, bankroll))

  test('accepts consecutive rounds with and without bets', async () => {
    const left = { auto: 2, exit: 150 }
    const answers = [...roundWith(1, []), ...roundWith(2, [left, { exit: 120 }, {}]), ...roundWith(3, [])]
    expect(found(...answers)).toEqual([])
    const { code, told: words } = await run('rounds', fileWith(lines(told, answers.map(answered))))
    expect(code).toBe(0)
    expect(words).toContain('3 rounds, 3 bets checked, 0 problems\nVERIFIED\n')
    const alone = judge('rounds', lines(...answers))
    expect(alone).toMatchObject({ holds: true, problems: [] })
    expect(alone.notes[0]).toContain('the manifest is missing')
    expect(found(...answers.slice(2))).toEqual([])
  })

  test('reports rounds that are missing, duplicated, unfinished or without a book', () => {
    const [one, book] = roundWith(1, [])
    expect(found(one, book, ...roundWith(3, []))).toEqual(['football 1: round 2 is missing'])
    expect(found(one, one, book)).toContain('football 1: round 1 appears twice')
    expect(found(one)).toEqual(['football 1/1: its bet list is missing'])
    expect(found(one, book, roundWith(2, [])[1])).toEqual([
      'football 1/2: its bet list is here, but the round is missing',
    ])
    const open = { ...roundWith(2, [])[0], hash: null, outcome: null, bookRoot: null, totalPayout: null }
    const underWay = judge('rounds', lines(told, one, book, { ...open, phase: 'running' }))
    expect(underWay).toMatchObject({ holds: true, problems: [] })
    expect(underWay.notes).toContain('football 1/2: it isn’t over yet, so it wasn’t checked.')
    expect(found(one, book, open)).toEqual(['football 1/2: its hash must be 64 hex digits, not null'])
    // A round that is withheld although the next one was published.
    expect(found({ ...open, phase: 'running' }, ...roundWith(3, []))).toEqual([
      `football 1: the hash before round 3 is claimed to be ${hashes[2]}, but is null`,
    ])
    expect(found(...roundWith(2, [{ state: 'placed', exit: null, payout: null }]))).toEqual([
      'football 1/2: bet 0: it isn’t settled yet',
    ])
    expect(found({ ...one, index: 4 }, { ...book, index: 4 })).toContain('football 1: the chain has only 3 rounds')
  })

  test('cashes a bet out at the lowest of its target, its cap and the round cap', () => {
    expect(problemsOf({ auto: 2, exit: 150 })).toEqual([])
    expect(problemsOf({ auto: 2, exit: 120 })).toEqual([])
    expect(problemsOf({ auto: 2, exit: 190 })[0]).toContain('cashed out at 1.90×, above its target or cap 1.50×')
    expect(problemsOf({ auto: 2 })[0]).toContain('lost, although the round reached 1.50×')
    // A bankroll that covers a win of 90 for each bet, and a loss of 180 for all.
    const small = 60_000n
    expect(problemsOf({ exit: 190 }, {}, small)).toEqual([])
    expect(problemsOf({}, {}, small)[0]).toContain('lost, although the round reached 1.90×')
    expect(problemsOf({ exit: 235 }, {}, small)[0]).toContain('above its target or cap 1.90×')
    expect(problemsOf({ exit: 150 }, {}, small, 3)).toEqual([])
    expect(problemsOf({}, {}, small, 3)[0]).toContain('lost, although the round reached 1.50×')
    // A cap of 1.00x refunds everyone.
    expect(problemsOf({ exit: 100 }, {}, small, 10)).toEqual([])
    expect(problemsOf({ exit: 100 })[0]).toContain('cashed out at 1.00×, which isn’t possible')
    expect(problemsOf({ state: 'refunded', exit: 100 })[0]).toContain('refunded without a reason')
  })

  test('calculates every cap from the published limits', () => {
    expect(problemsOf({ auto: 2, cap: 120, exit: 120 })).toEqual([
      'football 1/2: bet 0: its cap is claimed to be 120, but is 10000',
    ])
    // The result names another cap than the bet list.
    const [round, book] = roundWith(2, [{ auto: 2, exit: 120 }]) as [object, { bets: object[] }]
    expect(found(round, { ...book, bets: [{ ...book.bets[0], cap: 120 }] })).toEqual([
      'football 1/2: bet 0: the cap in its result is claimed to be 120, but is 10000',
    ])
    expect(problemsOf({ auto: 2, exit: 120 }, { roundCap: 120 })).toEqual([
      'football 1/2: the cap of the round is claimed to be 120, but is 10000',
    ])
    expect(problemsOf({ exit: 190 }, { roundCap: null })[0]).toContain('the cap of the round is claimed to be null')
  })

  test('calculates the limits from the bankroll and an operator’s lower limits', () => {
    const limits = { bankroll: 100_000_000, operatorMaxProfit: 90, operatorMaxStake: 100 }
    const change = { limits: { ...limits, maxProfit: 90, maxRoundLoss: 300_000 } }
    const [round, book] = roundWith(2, [{ auto: 2, cap: 190, exit: 150 }], change) as [object, { text: string }]
    const answersWith = (head: string, other: object = {}) => {
      const text = book.text.replace(/^.*\n/, `${head}\n`)
      return found({ ...round, bookRoot: hashOf(text), ...other }, { ...book, text, root: hashOf(text) })
    }
    const header = 'GHB1|football|1|2|100000000|90|100|90|300000'
    expect(answersWith(header)).toEqual([])
    // The operator’s limit left out, a limit lowered, a smaller bankroll than published, another round, another version.
    for (const [head, problem] of [
      ['GHB1|football|1|2|100000000|-|100|90|300000', 'the max win of a bet is claimed to be 90, but is 150000'],
      ['GHB1|football|1|2|100000000|90|100|80|300000', 'the max win of a bet is claimed to be 80, but is 90'],
      ['GHB1|football|1|2|100000000|90|100|90|30', 'the max loss of the round is claimed to be 30, but is 300000'],
      [
        'GHB1|football|1|2|90000000|90|100|90|270000',
        'bankroll of the round is claimed to be 100000000, but is 90000000',
      ],
      ['GHB1|football|1|3|100000000|90|100|90|300000', 'the round in the bet list is claimed to be football 1/3'],
      ['GHB1|football|1|2|100000000|90|50|90|300000', 'its stake is claimed to be 100, but is at most 50'],
      ['GHB9|football|1|2|100000000|90|100|90|300000', 'a bet list must begin with its version, round and limits'],
    ] as const)
      expect(answersWith(head), head).toContainEqual(expect.stringContaining(problem))
    expect(answersWith(header, { bookVersion: 'GHB9' })[0]).toContain('the version of the bet list')
    expect(answersWith(header, { limits: { ...change.limits, maxProfit: 80 } })[0]).toContain('maxProfit of the round')
  })

  test('interrupted while running: targets count, and a bet without one ends at the last noted value', () => {
    // Just before the third step, which the allowance reaches.
    const cut = { incident: 'restart', notedMs: 4460 }
    expect(problemsOf({ exit: 190, interrupted: true }, cut)).toEqual([])
    expect(problemsOf({ exit: 150, interrupted: true }, cut)[0]).toContain(
      'ended at 1.50× by the interruption, but 1.90×',
    )
    expect(problemsOf({ exit: 0, interrupted: true }, cut)[0]).toContain('but 1.90× was due')
    expect(problemsOf({ exit: 150, interrupted: true }, { ...cut, notedMs: 4440 })).toEqual([])
    expect(problemsOf({ exit: 100, interrupted: true }, { ...cut, notedMs: 0 })).toEqual([])
    expect(problemsOf({ exit: 190, interrupted: true }, { ...cut, notedMs: null })[0]).toContain('notedMs must be')
    expect(problemsOf({ exit: 190, interrupted: true })[0]).toContain('an interruption that didn’t happen')
    expect(problemsOf({ auto: 2, exit: 150, interrupted: true }, cut)[0]).toContain('that didn’t happen')
    // Not beyond the bust point, and not beyond its cap.
    expect(problemsOf({ exit: 295, interrupted: true }, { ...cut, notedMs: 60_000 })).toEqual([])
    expect(problemsOf({ exit: 190, interrupted: true }, { ...cut, notedMs: 60_000 }, 60_000n)).toEqual([])
    expect(problemsOf({ auto: 2, exit: 150 }, cut)).toEqual([])
    expect(problemsOf({ auto: 2 }, cut)[0]).toContain('lost, although')
    expect(problemsOf({ auto: 20 }, cut)).toEqual([])
    // Cashed out before the interruption.
    expect(problemsOf({ exit: 120 }, cut)).toEqual([])
    expect(problemsOf({ exit: 100 }, cut)[0]).toContain('which isn’t possible')
    expect(problemsOf({}, cut)[0]).toContain('lost, although its round was interrupted')
    expect(problemsOf({ auto: 20, exit: 100 }, cut)[0]).toContain('which isn’t possible')
    expect(problemsOf({ exit: 5400 }, cut)[0]).toContain('but the round ended at')
    const { notes } = judge('rounds', lines(told, ...roundWith(2, [{ exit: 190 }], cut)))
    expect(notes.join()).toContain('football 1/2: it was interrupted.')
  })

  test('interrupted before it started: targets count, and a bet without one is refunded', () => {
    const never = { incident: 'restart', startedAt: null }
    expect(problemsOf({ state: 'refunded', exit: 100 }, never)).toEqual([])
    expect(problemsOf({ auto: 2, exit: 150 }, never)).toEqual([])
    expect(problemsOf({ auto: 20 }, never)).toEqual([])
    expect(problemsOf({ auto: 2, state: 'refunded', exit: 100 }, never)[0]).toContain('without a reason')
    expect(problemsOf({ exit: 120 }, never)[0]).toContain('should have been refunded')
    expect(problemsOf({ state: 'refunded', exit: 100, payout: 90 }, never)[0]).toContain('the payout')
    expect(problemsOf({ state: 'refunded', exit: 90 }, never)[0]).toContain('the refunded amount')
  })

  test('cancelled: every bet that had not cashed out is refunded', () => {
    const cancelled = { incident: 'void' }
    expect(problemsOf({ state: 'refunded', exit: 100 }, cancelled)).toEqual([])
    expect(problemsOf({ auto: 2, state: 'refunded', exit: 100 }, cancelled)).toEqual([])
    expect(problemsOf({ auto: 2, exit: 150 }, cancelled)).toEqual([])
    expect(problemsOf({ exit: 120 }, cancelled)).toEqual([])
    expect(problemsOf({ auto: 20 }, cancelled)[0]).toContain('lost, although its round was cancelled')
    expect(problemsOf({ auto: 2, exit: 150 }, { ...cancelled, startedAt: null })[0]).toContain(
      'should have been refunded',
    )
    expect(problemsOf({ state: 'refunded', exit: 90 }, cancelled)[0]).toContain('the refunded amount')
    const { notes } = judge('rounds', lines(told, ...roundWith(2, [], cancelled)))
    expect(notes.join()).toContain('football 1/2: it was cancelled because its hash chain was ended.')
  })

  test('reports a changed manifest or another salt', () => {
    const rounds = [...roundWith(1, []), ...roundWith(2, [])]
    const judged = (manifestAnswer: object) => judge('rounds', lines(manifestAnswer, ...rounds)).problems.join('\n')
    expect(judged({ ...told, manifest: `${manifest} ` })).toContain('manifest: SHA-256 of the manifest')
    expect(judged({ ...told, salt: spoiled(salt) })).toContain('manifest: SHA-256 of PF1-DEV-SALT')
    expect(() => judged({ ...told, manifest: 'no JSON' })).toThrow(WrongUsage)
    const other = manifest.replace(hashes[0] as string, bytesToHex(new Uint8Array(32)))
    expect(
      judged({ ...told, manifest: other, manifestHash: hashOf(other), salt: practiceSalt(hashOf(other)) }),
    ).toContain('football 1: the end of the chain is claimed to be 000')
  })
})

test('truncates a long list of problems in text, but not in JSON', async () => {
  const many = { ...page(0, 10), betCount: 150, serverSeedHash: spoiled(seedHash) }
  const bets = Array.from({ length: 150 }, (_, nonce) => ({ ...betAt(nonce), payout: 7 }))
  const path = fileWith(JSON.stringify({ ...many, bets }))
  const { code, told } = await run('export', path)
  expect(code).toBe(1)
  expect(told).toMatch(/\n… and 51 more\n\n[^]*\n1 pair, 150 bets checked, 151 problems\nDOES NOT MATCH\n$/)
  expect(verify(['export', path]).problems).toHaveLength(151)
})
