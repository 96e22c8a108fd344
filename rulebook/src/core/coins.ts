// Gold is counted in whole coins: bigint wherever it is reckoned, a safe integer on the wire.
// `toWire` and `fromWire` are the only crossing between the two.

export type Coins = bigint

export const COINS_PER_DOLLAR = 1000n

export function toWire(coins: Coins): number {
  const number = Number(coins)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${coins} coins do not fit on the wire`)
  return number
}

export function fromWire(number: number): Coins {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole number of coins`)
  return BigInt(number)
}

/** What a stake returns at a multiplier in hundredths (250 is 2.50x), rounded down once. */
export const paysAt = (stake: Coins, multiplier: number): Coins => (stake * BigInt(multiplier)) / 100n
