// Referral rebates. They are paid from the edge that the casino has actually won, never from what friends deposit.
// Amounts are millionths of a coin until they are paid.

import type { Coins } from './coins.ts'

export const MICRO = 1_000_000n
const BPS = 10_000n

export const agentLevels = ['friend', 'bronze', 'silver', 'gold'] as const
export type AgentLevel = (typeof agentLevels)[number]
/** Levels that require an approved agent application. */
export const earnedLevels = ['bronze', 'silver', 'gold'] as const
export type EarnedLevel = (typeof earnedLevels)[number]

export const TIERS = [1, 2, 3] as const
export type Tier = (typeof TIERS)[number]

/** In hundredths of a percent of the commissionable base, by tier. */
export const REBATE_BPS: Readonly<Record<AgentLevel, readonly [number, number, number]>> = {
  friend: [1000, 300, 100],
  bronze: [1500, 400, 150],
  silver: [2000, 500, 200],
  gold: [2500, 600, 250],
}
/** Share of the commission that direct friends' investments generate. */
export const INVESTMENT_REBATE_BPS: Readonly<Record<AgentLevel, number>> = {
  friend: 0,
  bronze: 200,
  silver: 400,
  gold: 600,
}
/** The operator's share of the theoretical edge, which funds all rebates and rewards. */
export const COMMISSION_BPS = 4000
/** The share of the theoretical edge that daily rewards may cost. */
export const SIGN_IN_BPS = 300

/** A friend's totals since registration. */
export interface FriendBase {
  /** Theoretical edge of the friend's bets. */
  readonly theta: bigint
  /** What the casino has actually won from the friend; negative while the friend is ahead. */
  readonly win: bigint
  /** The commissionable base counted so far; it never decreases. */
  readonly base: bigint
}

export const NO_BASE: FriendBase = { theta: 0n, win: 0n, base: 0n }

/** Adds one day: `edge` in millionths, `won` in coins. `delta` is what the inviters earn rebates on. */
export function closeDay(before: FriendBase, edge: bigint, won: Coins): { after: FriendBase; delta: bigint } {
  const [theta, win] = [before.theta + edge, before.win + won * MICRO]
  const reached = theta < win ? theta : win
  const base = reached > before.base ? reached : before.base
  return { after: { theta, win, base }, delta: base - before.base }
}

export const bpsOf = (level: AgentLevel, tier: Tier): number => REBATE_BPS[level][tier - 1] ?? 0

export const rebateOf = (delta: bigint, bps: number): bigint => (delta * BigInt(bps)) / BPS

/** The rebate on an epoch's commission (in coins), in proportion to the friend's units. */
export const investmentRebateOf = (commission: Coins, units: bigint, allUnits: bigint, bps: number): bigint =>
  allUnits === 0n ? 0n : (commission * MICRO * units * BigInt(bps)) / (allUnits * BPS)

/** A week's payout in whole coins; the remainder carries over to the next week. */
export const payable = (due: bigint): { gold: Coins; rest: bigint } => ({ gold: due / MICRO, rest: due % MICRO })

/** Maximum length of the note in an agent application. */
export const NOTE_MAX = 140

export const WINDOW_DAYS = 30
/** A friend is active after staking this much within the window, on this many different days. */
export const ACTIVE = { staked: 10_000n, days: 4 } as const

/** What a level requires within the window. The base is the sum of all three tiers, in coins. */
export interface AgentFigures {
  readonly friends: number
  readonly base: Coins
}
export const CRITERIA: Readonly<Record<EarnedLevel, AgentFigures>> = {
  bronze: { friends: 5, base: 100_000n },
  silver: { friends: 20, base: 1_000_000n },
  gold: { friends: 60, base: 5_000_000n },
}

export interface Gap {
  readonly friends: number
  readonly base: Coins
}

export function gapTo(level: EarnedLevel, { friends, base }: AgentFigures): Gap {
  const required = CRITERIA[level]
  return {
    friends: Math.max(0, required.friends - friends),
    base: base < required.base ? required.base - base : 0n,
  }
}

const isMet = (level: EarnedLevel, figures: AgentFigures): boolean => {
  const { friends, base } = gapTo(level, figures)
  return friends === 0 && base === 0n
}

/** The highest level whose requirements are met. */
export const levelFor = (figures: AgentFigures): AgentLevel =>
  earnedLevels.findLast((level) => isMet(level, figures)) ?? 'friend'

const rankOf = (level: AgentLevel): number => agentLevels.indexOf(level)
export const isAbove = (level: AgentLevel, other: AgentLevel): boolean => rankOf(level) > rankOf(other)

const MISSES_MAX = 2

export interface AgentStatus {
  readonly level: AgentLevel
  /** Consecutive monthly checks that were not met. */
  readonly misses: number
}

/** The check on the first of a month: two consecutive misses lower the level by one, at lowest to `friend`. */
export function checkMonth({ level, misses }: AgentStatus, figures: AgentFigures): AgentStatus {
  if (level === 'friend' || isMet(level, figures)) return { level, misses: 0 }
  if (misses + 1 < MISSES_MAX) return { level, misses: misses + 1 }
  return { level: agentLevels[rankOf(level) - 1] ?? 'friend', misses: 0 }
}

const DAY_MS = 86_400_000
const PAY_MS = 10 * 60_000
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4

/** The Monday of a day's week, both as days since 1970. */
export const mondayOf = (day: number): number => day - ((((day - FIRST_MONDAY) % 7) + 7) % 7)

/** The Monday of the latest due payout, as days since 1970. Payouts are due on Mondays at 00:10 UTC. */
export const paidWeek = (now: number): number => mondayOf(Math.floor((now - PAY_MS) / DAY_MS))

export const nextPayout = (now: number): number => (paidWeek(now) + 7) * DAY_MS + PAY_MS
