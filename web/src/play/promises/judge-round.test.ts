import { QUICKNET, TEST_NETWORK, type BeaconNetwork } from '@glasshouse/rulebook/beacon/network'
import { signRound } from '@glasshouse/rulebook/beacon/test-network'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { paysAt } from '@glasshouse/rulebook/core/coins'
import { practiceSalt } from '@glasshouse/rulebook/core/salt'
import { BOOK_VERSION, writeBook } from '@glasshouse/rulebook/play/bet-book'
import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import type { CrashRules, GameRules } from '@glasshouse/rulebook/play/game'
import { roundLimits } from '@glasshouse/rulebook/play/limits'
import { describe, expect, it } from 'vitest'
import type { Published } from '../fairness/chain.ts'
import { textHash } from '../fairness/text-hash.ts'
import { verifyCrashRound, verifyRound } from '../rounds/verify-round.ts'
import { judgeBeacon, judgeBook, judgeManifest, judgeRound, type Book, type EndedRound } from './judge-round.ts'
import type { SeenManifest, SeenRound } from './kinds.ts'

// Rounds 1 and 2 of the published vectors.
const SALT = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const FIRST = 'd0605992cf1abf8802183aeeb0fb955dcf60f0a7232d9897ff468116f4b8bd34'
const SECOND = '73930a125ec9059287352ecc690c2d1b9cd995cc3dadcf4f0b1bca116649e827'
const OTHER = 'ab'.repeat(32)
const BANKROLL = 100_000_000n

const rouletteRules = roulette as unknown as GameRules
const place = { epoch: 1, index: 2, hash: SECOND, commit: FIRST, salt: SALT, beaconRound: null, beacon: null }
const slot = verifyRound(roulette, place, { slot: 0 }).outcome.computed
const { computed: bust } = verifyCrashRound(crash, place, 0).outcome

/** What the round publishes, and what this browser was shown of it: one bet of the player beside another one. */
function played(rules: GameRules, choice: object, payout: number, end: Partial<Book['bets'][number]> = {}) {
  const shared = rules as unknown as CrashRules
  const limits = roundLimits(shared.edgePpm, BANKROLL, { stakeMax: null, profitMax: null })
  const isCrash = rules.kind === 'crash'
  const capOf = (stake: bigint): number | null => (isCrash ? (shared.personalCap(stake, limits) ?? null) : null)
  const other = isCrash ? { auto: 101 } : { colour: 'red' }
  const lines = [
    { id: 7n, player: 'aaaaaaaaaaaaaaaa', stake: 100n, cap: capOf(100n), choice: other },
    { id: 9n, player: 'bbbbbbbbbbbbbbbb', stake: 500n, cap: capOf(500n), choice },
  ]
  const text = writeBook({ round: { game: rules.id, epoch: 1, index: 2 }, limits, lines })
  const bookRoot = textHash(text)
  const stops = lines.map(
    ({ stake, cap, choice: { auto } }: (typeof lines)[number] & { choice: { auto?: number } }) => ({
      stake,
      stopMultiplier: Math.min(auto ?? Infinity, cap ?? Infinity),
    }),
  )
  const roundCap = isCrash ? shared.roundCap(stops, limits) : null
  const outcome = isCrash ? { bust } : slot
  const seen: SeenRound = {
    game: rules.id,
    epoch: 1,
    index: 2,
    commit: FIRST,
    salt: SALT,
    bookRoot,
    hash: SECOND,
    outcome: { shown: outcome },
    bets: [
      {
        id: 9,
        gold: 500,
        choice,
        payout,
        isBound: true,
      },
    ],
    isChecked: false,
  }
  const published = {
    bankroll: Number(BANKROLL),
    operatorMaxProfit: null,
    operatorMaxStake: null,
    maxProfit: Number(limits.profitPerBet),
    maxRoundLoss: Number(limits.lossPerRound),
  }
  const round = {
    ...place,
    game: rules.id,
    phase: 'over',
    saltSource: 'dev',
    lockTime: 1,
    startedAt: 1,
    endedAt: 2,
    notedMs: null,
    bookRoot,
    bookVersion: BOOK_VERSION,
    limits: published,
    roundCap,
    outcome,
    incident: null,
    players: 2,
    totalGold: 600,
    totalPayout: payout,
  } as unknown as EndedRound
  const own = { id: 9, state: 'settled' as const, cap: capOf(500n), exit: null, payout, interrupted: false, ...end }
  const ofOther = isCrash
    ? { cap: capOf(100n), exit: 101 <= bust ? 101 : 0, payout: 101 <= bust ? 101 : 0 }
    : { cap: null, exit: null, payout: Number(roulette.payout(100n, { colour: 'red' }, slot)) }
  const bets = [{ id: 7, state: 'settled' as const, interrupted: false, ...ofOther }, own]
  const book: Book = { game: rules.id, epoch: 1, index: 2, text, root: bookRoot, bets }
  return { seen, round, book, rules }
}

const GOLD_PAYS = Number(roulette.payout(500n, { colour: 'gold' }, slot))
const gold = () => played(rouletteRules, { colour: 'gold' }, GOLD_PAYS)
const names = (found: readonly { name: string }[] | null) => found?.map(({ name }) => name)

describe('a round that is over', () => {
  it('keeps every promise of an honest server', () => {
    const { seen, round, book, rules } = gold()
    expect([judgeRound(seen, round, rules), judgeBook(seen, round, book, rules)]).toEqual([[], []])
  })

  it.each([
    ['commit', { commit: OTHER }, ['commit']],
    ['hash', { hash: OTHER }, ['commit', 'chain', 'outcome']],
    ['salt', { salt: OTHER }, ['salt', 'outcome']],
    ['bet list hash', { bookRoot: OTHER }, ['bookRoot']],
    ['outcome', { outcome: { slot: 0 } }, ['outcome', 'outcome']],
  ])('shows another %s', (_, change, expected) => {
    const { seen, round, rules } = gold()
    expect(names(judgeRound(seen, { ...round, ...change }, rules))).toEqual(expected)
  })

  it('may not have shown an outcome that it didn’t have', () => {
    const { seen, round, rules } = gold()
    expect(names(judgeRound({ ...seen, outcome: { shown: { slot: 1 } } }, round, rules))).toEqual(['outcome'])
  })

  it('promises nothing that this browser wasn’t shown', () => {
    const { seen, round, book, rules } = gold()
    const late = { ...seen, bookRoot: null, hash: null, outcome: { shown: null }, bets: [] }
    expect([judgeRound(late, round, rules), judgeBook(late, round, book, rules)]).toEqual([[], []])
  })
})

describe('a bet list', () => {
  const lie = (change: (book: Book) => Partial<Book>, isRootNew = true) => {
    const { seen, round, book, rules } = gold()
    const changed = { ...book, ...change(book) }
    return names(judgeBook(seen, round, { ...changed, root: isRootNew ? textHash(changed.text) : book.root }, rules))
  }

  it('may not change after betting closed', () => {
    expect(lie(({ text }) => ({ text: text.replace('|100|', '|200|') }), false)).toEqual(['bookRoot'])
    expect(lie(({ text }) => ({ text: `${text}10|cccccccccccccccc|1|-|{}\n` }))).toEqual(['bookRoot', 'bookRoot'])
  })

  it('has the player’s bet with its stake and choice', () => {
    for (const [from, to] of [
      ['|500|', '|5|'],
      ['"gold"', '"red"'],
      ['9|bbbb', '8|bbbb'],
    ] as const)
      expect(lie(({ text }) => ({ text: text.replace(from, to) }))).toContain('bookBet')
  })

  it('may leave out a bet that was cancelled before the lock, and no other', () => {
    const { seen, round, book, rules } = gold()
    const text = `${book.text.split('\n').slice(0, 2).join('\n')}\n`
    const root = textHash(text)
    const judge = (bet: object) => {
      const bets = [{ id: 9, gold: 500, choice: { colour: 'gold' }, payout: null, isBound: false, ...bet }]
      const short = { ...book, text, root, bets: book.bets.slice(0, 1) }
      return names(judgeBook({ ...seen, bookRoot: root, bets }, { ...round, bookRoot: root }, short, rules))
    }
    expect([judge({}), judge({ isBound: true }), judge({ payout: 5 })]).toEqual([
      [],
      ['bookBet'],
      ['bookBet', 'payout'],
    ])
  })
})

describe('a payout', () => {
  const judge = ({ seen, round, book, rules }: ReturnType<typeof played>) => names(judgeBook(seen, round, book, rules))
  const left = (exit: number, payout: number, more: object = {}, auto: number | null = null) =>
    played(crash, { auto }, payout, { exit, ...more })

  it('follows the odds of a draw, and is the one that was shown', () => {
    expect(judge(played(rouletteRules, { colour: 'gold' }, GOLD_PAYS + 1))).toEqual(['payout'])
    const shown = gold()
    shown.seen = { ...shown.seen, bets: [{ id: 9, gold: 500, choice: { colour: 'gold' }, payout: 5, isBound: true }] }
    expect(judge(shown)).toEqual(['payout'])
  })

  it('waits for a bet that isn’t settled', () => {
    const { seen, round, book, rules } = gold()
    const bets = book.bets.map((end) => ({ ...end, payout: null, state: 'placed' as const }))
    expect(judgeBook(seen, round, { ...book, bets }, rules)).toBeNull()
  })

  it('of a crash game is that of the cash-out, never above the end', () => {
    expect(judge(left(bust, Number(paysAt(500n, bust))))).toEqual([])
    expect(judge(left(bust, Number(paysAt(500n, bust)) - 1))).toEqual(['payout'])
    expect(judge(left(bust + 1, Number(paysAt(500n, bust + 1))))).toEqual(['payout'])
    expect(judge(left(0, 0))).toEqual([])
  })

  it('is due at a target that the round reached', () => {
    expect(judge(left(0, 0, {}, bust))).toEqual(['payout'])
    expect(judge(left(0, 0, {}, bust + 1))).toEqual([])
  })

  it('cannot be cut by a cap that does not follow from the bankroll (dishonest operator 2)', () => {
    const cut = left(110, 550, { cap: 110 }, bust)
    expect(judge(cut)).toEqual(['limits'])
    const round = left(110, 550, {}, bust)
    expect(judge({ ...round, round: { ...round.round, roundCap: 110 } })).toEqual(['limits'])
  })

  it('of a refunded bet needs a reason', () => {
    const refunded = left(100, 500, { state: 'refunded' })
    expect(judge(refunded)).toEqual(['payout'])
    expect(judge({ ...refunded, round: { ...refunded.round, incident: 'void' } })).toEqual([])
  })
})

describe('a manifest', () => {
  const text = '{"epoch":1,"saltRule":"practice","terminals":{"roulette":"aa"},"createdAt":5}'
  const publish = (manifest: string): Published => ({
    manifest,
    manifestHash: textHash(manifest),
    salt: practiceSalt(textHash(manifest)),
    saltSource: 'dev',
    saltProof: '',
    saltAnchor: null,
    ended: null,
  })
  const seen: SeenManifest = {
    epoch: 1,
    hash: textHash(text),
    saltRule: 'practice',
    salt: practiceSalt(textHash(text)),
  }

  it('stays as it was, with its salt', () => {
    expect(judgeManifest(seen, publish(text))).toEqual([])
    expect(judgeManifest({ ...seen, salt: null }, publish(text))).toEqual([])
  })

  it('may not be exchanged, not even with a salt that fits (dishonest operator 4)', () => {
    expect(names(judgeManifest(seen, publish(text.replace('5', '6'))))).toEqual(['manifest', 'salt'])
    expect(names(judgeManifest(seen, { ...publish(text), manifest: `${text} ` }))).toEqual(['manifest'])
    expect(names(judgeManifest(seen, { ...publish(text), salt: OTHER }))).toEqual(['salt', 'salt'])
    expect(names(judgeManifest(seen, publish(text.replace('practice', 'btc:9'))))).toContain('salt')
  })
})

describe('a beacon', { timeout: 60_000 }, () => {
  const manifestWith = (beacon: BeaconNetwork | null) => ({ beacon }) as Manifest
  const judge = async (network: BeaconNetwork | null, change: object) =>
    names(await judgeBeacon({ ...gold().round, ...change }, manifestWith(network)))
  const signed = signRound(1000)
  const drawn = {
    beaconRound: 1000,
    beacon: signed.randomness,
    beaconSignature: signed.signature,
    lockTime: (TEST_NETWORK.genesis + 999 * TEST_NETWORK.period) * 1000 - 200,
  }

  it('is that of the network in the manifest, and there is none without one', async () => {
    expect(await judge(TEST_NETWORK, drawn)).toEqual([])
    expect(await judge(null, {})).toEqual([])
  })

  it.each([
    ['left out, although the manifest promised one', TEST_NETWORK, {}],
    ['of a network whose keys everybody has, in place of the promised one', QUICKNET, drawn],
    ['that the manifest does not name', null, drawn],
    ['that is not the first after betting closed', TEST_NETWORK, { ...drawn, lockTime: drawn.lockTime + 3000 }],
    ['with another signature', TEST_NETWORK, { ...drawn, beaconSignature: signRound(1001).signature }],
  ])('may not be one %s (dishonest operator 5)', async (_, network, change) => {
    expect(await judge(network, change)).toEqual(['beacon'])
  })

  it('may be missing where the round was refunded', async () => {
    expect(await judge(TEST_NETWORK, { beaconRound: 1000, incident: 'void' })).toEqual([])
  })
})
