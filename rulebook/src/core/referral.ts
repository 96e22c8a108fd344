// What inviting brings. It is paid out of the edge that the house has earned and really won, never out of what friends
// deposit; amounts are millionths of a coin until they are paid.

import type { Coins } from './coins.ts'

export const MICRO = 1_000_000n
const BPS = 10_000n

export const agentLevels = ['friend', 'bronze', 'silver', 'gold'] as const
export type AgentLevel = (typeof agentLevels)[number]
/** The levels that one becomes an agent for. */
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
/** Of the commission that falls on what direct friends have invested. */
export const INVESTMENT_REBATE_BPS: Readonly<Record<AgentLevel, number>> = {
  friend: 0,
  bronze: 200,
  silver: 400,
  gold: 600,
}
/** The operator's share of the theoretical edge: all rebates and rewards come out of it. */
export const COMMISSION_BPS = 4000
/** What daily rewards may cost, of the theoretical edge. */
export const SIGN_IN_BPS = 300

/** What is known of a friend since he came. */
export interface FriendBase {
  /** Theoretical edge of his bets. */
  readonly theta: bigint
  /** What the house really won from him; below zero while he is ahead. */
  readonly win: bigint
  /** As far as it has been counted: never falls. */
  readonly base: bigint
}

export const NO_BASE: FriendBase = { theta: 0n, win: 0n, base: 0n }

/** A day of a friend: `edge` in millionths, `won` in coins. `delta` is what counts for those who invited him. */
export function closeDay(before: FriendBase, edge: bigint, won: Coins): { after: FriendBase; delta: bigint } {
  const [theta, win] = [before.theta + edge, before.win + won * MICRO]
  const reached = theta < win ? theta : win
  const base = reached > before.base ? reached : before.base
  return { after: { theta, win, base }, delta: base - before.base }
}

export const bpsOf = (level: AgentLevel, tier: Tier): number => REBATE_BPS[level][tier - 1] ?? 0

export const rebateOf = (delta: bigint, bps: number): bigint => (delta * BigInt(bps)) / BPS

/** Of an epoch's commission in coins, for the units that a direct friend holds of all units. */
export const investmentRebateOf = (commission: Coins, units: bigint, allUnits: bigint, bps: number): bigint =>
  allUnits === 0n ? 0n : (commission * MICRO * units * BigInt(bps)) / (allUnits * BPS)

/** What a week pays: whole coins, the rest stays for the next one. */
export const payable = (due: bigint): { gold: Coins; rest: bigint } => ({ gold: due / MICRO, rest: due % MICRO })

/** How long the words may be with which one asks to become an agent. */
export const NOTE_MAX = 140

export const WINDOW_DAYS = 30
/** An active friend has staked so much within the window, on so many different days. */
export const ACTIVE = { staked: 10_000n, days: 4 } as const

/** What a level takes, within the window. The base is that of all three tiers, in coins. */
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
  const wanted = CRITERIA[level]
  return {
    friends: Math.max(0, wanted.friends - friends),
    base: base < wanted.base ? wanted.base - base : 0n,
  }
}

const isMet = (level: EarnedLevel, figures: AgentFigures): boolean => {
  const { friends, base } = gapTo(level, figures)
  return friends === 0 && base === 0n
}

/** The highest level whose figures are met. */
export const levelFor = (figures: AgentFigures): AgentLevel =>
  earnedLevels.findLast((level) => isMet(level, figures)) ?? 'friend'

const rankOf = (level: AgentLevel): number => agentLevels.indexOf(level)
export const isAbove = (level: AgentLevel, other: AgentLevel): boolean => rankOf(level) > rankOf(other)

const MISSES_MAX = 2

export interface Standing {
  readonly level: AgentLevel
  /** Monthly checks in a row whose figures were not met. */
  readonly misses: number
}

/** The check on the first of a month: two misses in a row are one level down, never below an ordinary friend. */
export function checkMonth({ level, misses }: Standing, figures: AgentFigures): Standing {
  if (level === 'friend' || isMet(level, figures)) return { level, misses: 0 }
  if (misses + 1 < MISSES_MAX) return { level, misses: misses + 1 }
  return { level: agentLevels[rankOf(level) - 1] ?? 'friend', misses: 0 }
}

const DAY_MS = 86_400_000
const PAY_MS = 10 * 60_000
/** The first day of 1970 was a Thursday. */
const FIRST_MONDAY = 4

/** The Monday of the week of a day, both as days since 1970. */
export const mondayOf = (day: number): number => day - ((((day - FIRST_MONDAY) % 7) + 7) % 7)

/** The Monday of the payout that was due last, as days since 1970. Payouts are due on Mondays, ten past midnight UTC. */
export const paidWeek = (now: number): number => mondayOf(Math.floor((now - PAY_MS) / DAY_MS))

export const nextPayout = (now: number): number => (paidWeek(now) + 7) * DAY_MS + PAY_MS
