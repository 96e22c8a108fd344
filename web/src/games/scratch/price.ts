// What cards cost and can bring, in whole gold. Pure.

import { STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { scratch, TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import type { StakeLimits } from '../../play/bet-bar/stake.ts'

const STEP = Number(STAKE_STEP)

export const RTP = Number(scratch.rtp.of) / Number(scratch.rtp.per)
export const LOSING_TICKETS = TICKETS - TIERS.reduce((sum, { tickets }) => sum + tickets, 0)

/** Prices as limits; with none on sale nothing can be bought. */
export const limitsOf = (prices: readonly number[]): StakeLimits => ({
  min: prices[0] ?? STEP,
  max: prices.at(-1) ?? 0,
  step: STEP,
})

/** The price wished for, or the lowest where that one is not on sale. */
export const priceOf = (prices: readonly number[] | undefined, wished: number | null): number | null =>
  prices?.find((price) => price === wished) ?? prices?.[0] ?? null

/** What a prize pays for a card of this price; a multiplier is in hundredths. */
export const prizeOf = (price: number, multiplier: number): number => (price * multiplier) / 100

export const firstPrize = (price: number): number => prizeOf(price, scratch.topMultiplier)
