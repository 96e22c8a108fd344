// An investment from its beginning to its end, with a loss: run by the very arithmetic that the house uses.

import { runEpoch } from '@glasshouse/rulebook/core/investment'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'

const BOUGHT = 1_000_000n
const SEED = 10_000_000n
const [LOST, WON, TOP_WIN, TOP_STAKE] = [500_000n, 200_000n, 600_000n, 100_000n]
const STAKED = LOST + WON
/** 40% of an edge of 1%, in millionths of a coin. */
const commissionOn = (staked: bigint): bigint => staked * 4000n

const nobody = { commission: 0n, owed: 0n, exits: [], entries: [] }
const begun = runEpoch({ ...nobody, assets: SEED, units: 0n, entries: [BOUGHT] })
const grown = runEpoch({
  ...nobody,
  assets: begun.assets + LOST - WON,
  units: begun.units,
  commission: commissionOn(STAKED),
  entries: [BOUGHT],
})
const [alices = 0n] = begun.bought
const [bobs = 0n] = grown.bought
const ended = runEpoch({
  ...nobody,
  assets: grown.assets - TOP_WIN,
  units: grown.units,
  commission: commissionOn(TOP_STAKE),
  exits: [alices, bobs],
})
const [alice = 0n, bob = 0n] = ended.paid

const price = ({ assets, units }: { assets: bigint; units: bigint }): string =>
  toDecimal({ of: 1000n * assets, per: units }, 6)

export const example = {
  seed: toWire(SEED),
  bought: toWire(BOUGHT),
  lost: toWire(LOST),
  won: toWire(WON),
  topWin: toWire(TOP_WIN),
  fees: [toWire(grown.commission), toWire(ended.commission)],
  prices: [price(begun), price(grown), price(ended)],
  alice: { paid: toWire(alice), result: toWire(alice - BOUGHT) },
  bob: { paid: toWire(bob), result: toWire(bob - BOUGHT) },
} as const
