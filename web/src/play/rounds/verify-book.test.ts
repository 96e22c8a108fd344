import { describe, expect, it } from 'vitest'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { BOOK_VERSION, writeBook, type BookLine } from '@glasshouse/rulebook/play/bet-book'
import type { CrashRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { roundLimits } from '@glasshouse/rulebook/play/limits'
import { textHash } from '../fairness/text-hash.ts'
import type { PublicRound } from '../settled-bet.ts'
import { bookFaults, type PublicBook, type SharedRules } from './verify-book.ts'

type Ending = PublicBook['bets'][number]
type Line = Omit<BookLine, 'id' | 'player'>
interface Bet {
  readonly line: Line
  readonly end: Omit<Ending, 'id' | 'cap'> & { readonly cap?: number | null }
}

const BANKROLL = 100_000_000n
const NO_OPERATOR = { stakeMax: null, profitMax: null }

/** A settled round as the server publishes it, with the hash of exactly this list. */
function published(rules: SharedRules, bets: readonly Bet[], change: Partial<PublicRound> = {}, bankroll = BANKROLL) {
  const place = { game: rules.id, epoch: 1, index: 7 }
  const limits = roundLimits(rules.edgePpm, bankroll, NO_OPERATOR)
  const lines = bets.map(({ line }, id) => ({ ...line, id: BigInt(id), player: '0123456789abcdef' }))
  const text = writeBook({ round: place, limits, lines })
  const book: PublicBook = {
    ...place,
    text,
    root: textHash(text),
    bets: bets.map(({ line, end }, id) => ({ cap: line.cap, ...end, id })),
  }
  const round: PublicRound = {
    ...place,
    phase: 'over',
    commit: '',
    salt: '',
    saltSource: 'dev',
    beaconRound: null,
    beacon: null,
    beaconSignature: null,
    release: null,
    lockTime: 0,
    startedAt: 1,
    endedAt: 2,
    limits: {
      bankroll: Number(bankroll),
      operatorMaxProfit: null,
      operatorMaxStake: null,
      maxProfit: Number(limits.profitPerBet),
      maxRoundLoss: Number(limits.lossPerRound),
    },
    bookVersion: BOOK_VERSION,
    bookRoot: book.root,
    roundCap: null,
    hash: '',
    outcome: null,
    incident: null,
    notedMs: null,
    players: 1,
    totalGold: 0,
    totalPayout: 0,
    ...change,
  }
  return { round, book }
}
const faults = (rules: SharedRules, ...args: [readonly Bet[], Partial<PublicRound>?, bigint?]) => {
  const { round, book } = published(rules, ...args)
  return bookFaults(rules, round, book)
}

/** A bet of 1,000 gold on a crash game, with its right cap unless another is given. */
function crashBet(rules: CrashRules, exit: number, part: { auto?: number; cap?: number } & Partial<Ending> = {}): Bet {
  const { auto = null, cap, ...end } = part
  const own = rules.personalCap(1000n, roundLimits(rules.edgePpm, BANKROLL, NO_OPERATOR)) ?? 0
  return {
    line: { stake: 1000n, cap: cap ?? own, choice: { auto } },
    end: { state: 'settled', exit, payout: exit * 10, interrupted: false, ...end },
  }
}
const TOP = { roundCap: crash.topMultiplier, outcome: { bust: 300 } }

describe('the bet list of a crash round', () => {
  it('is right with wins, losses and no bets', () => {
    const bets = [crashBet(crash, 250), crashBet(crash, 0), crashBet(crash, 200, { auto: 200 })]
    // At 150.50× the bankroll loses 149,500 to each bet without a target, and 1,000 to the third.
    expect(faults(crash, bets, { ...TOP, roundCap: 15_050 })).toEqual([])
    expect(faults(crash, [], TOP)).toEqual([])
  })

  it('names a target that was cut by a cap', () => {
    const cut = crashBet(crash, 110, { auto: 200, cap: 110 })
    expect(faults(crash, [cut], TOP)).toEqual([{ kind: 'cap', bet: 0, claimed: 110, computed: 15_100 }])
    const cutLater = { ...crashBet(crash, 110, { auto: 200 }) }
    const later = { ...cutLater, end: { ...cutLater.end, cap: 110 } }
    expect(faults(crash, [later], TOP)).toEqual([{ kind: 'cap', bet: 0, claimed: 110, computed: 15_100 }])
  })

  it('names a round that was cut by its cap', () => {
    const bets = [crashBet(crash, 110, { auto: 200 }), crashBet(crash, 110)]
    const cut = { ...TOP, roundCap: 110 }
    expect(faults(crash, bets, cut)).toEqual([{ kind: 'cap', bet: null, claimed: 110, computed: crash.topMultiplier }])
  })

  it('names limits that do not follow from the bankroll, or were not published', () => {
    const { round, book } = published(crash, [crashBet(crash, 0)], TOP)
    const withHeader = (change: (text: string) => string, limits: Partial<PublicRound['limits']> = {}) => {
      const text = change(book.text)
      const own = { ...round, bookRoot: textHash(text), limits: { ...round.limits, ...limits } }
      return bookFaults(crash, own, { ...book, text })
    }
    const lowered = (text: string): string => text.replace('|150000|', '|90|')
    expect(withHeader(lowered, { maxProfit: 90 })).toEqual([{ kind: 'limits' }])
    expect(withHeader(lowered)).toEqual([{ kind: 'list' }])
    expect(withHeader((text) => text, { bankroll: 5 })).toEqual([{ kind: 'list' }])
    expect(withHeader((text) => text.replace('crash|1|7', 'crash|1|8'))).toEqual([{ kind: 'list' }])
    expect(withHeader((text) => text.trimEnd())).toEqual([{ kind: 'list' }])
    expect(bookFaults(crash, { ...round, bookRoot: textHash('') }, book)).toEqual([{ kind: 'list' }])
    expect(bookFaults(crash, round, { ...book, bets: [] })).toEqual([{ kind: 'list' }])
  })

  it('names bets that were not paid by the rules', () => {
    const wrong = [{ kind: 'result', bet: 0 }]
    for (const bet of [
      crashBet(crash, 301),
      crashBet(crash, 0, { auto: 200 }),
      crashBet(crash, 210, { auto: 200 }),
      crashBet(crash, 200, { payout: 1999 }),
      crashBet(crash, 100, { state: 'refunded' }),
      crashBet(crash, 150, { interrupted: true }),
    ])
      expect(faults(crash, [bet], TOP), JSON.stringify(bet.end)).toEqual(wrong)
  })

  it('checks where an interrupted round ended its bets', () => {
    const cut = { roundCap: football.topMultiplier, outcome: { bust: 300 }, incident: 'restart', notedMs: 4460 }
    const stopped = (exit: number) => crashBet(football, exit, { interrupted: true })
    // The third step is due 40 ms after the last note.
    expect(faults(football, [stopped(190)], cut)).toEqual([])
    expect(faults(football, [stopped(150)], cut)).toEqual([{ kind: 'result', bet: 0 }])
    expect(faults(football, [stopped(150)], { ...cut, notedMs: 4440 })).toEqual([])
    expect(faults(football, [crashBet(football, 100, { state: 'refunded' })], { ...cut, startedAt: null })).toEqual([])
  })
})

describe('the bet list of a draw', () => {
  const rules = roulette as LotteryRules<unknown, unknown>
  const red = (stake: bigint, payout: number, state: Ending['state'] = 'settled'): Bet => ({
    line: { stake, cap: null, choice: { colour: 'red' } },
    end: { state, exit: null, payout, interrupted: false },
  })
  const DRAWN = { outcome: { slot: 0 } }

  it('is right by the rules', () => {
    expect(faults(rules, [red(1000n, 2000), red(500n, 1000)], DRAWN)).toEqual([])
    expect(faults(rules, [red(1000n, 1000, 'refunded')], { ...DRAWN, incident: 'void' })).toEqual([])
  })

  it('names another payout, a stake above the limits, and a round that risks too much', () => {
    expect(faults(rules, [red(1000n, 1999)], DRAWN)).toEqual([{ kind: 'result', bet: 0 }])
    expect(faults(rules, [red(1000n, 1000, 'refunded')], DRAWN)).toEqual([{ kind: 'result', bet: 0 }])
    expect(faults(rules, [red(50_000n, 100_000)], DRAWN, 1_000_000n)).toEqual([
      { kind: 'loss' },
      { kind: 'stake', bet: 0 },
    ])
    const many = Array.from({ length: 13 }, () => red(50_000n, 100_000))
    expect(faults(rules, many, DRAWN)).toEqual([{ kind: 'loss' }])
  })
})
