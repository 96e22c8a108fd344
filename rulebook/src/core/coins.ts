// Gold is counted in whole coins: bigint in calculations, a safe integer in JSON.
// Only `toWire` and `fromWire` convert between the two.

export type Coins = bigint

export const COINS_PER_DOLLAR = 1000n

export function toWire(coins: Coins): number {
  const number = Number(coins)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${coins} coins exceed the safe integer range`)
  return number
}

export function fromWire(number: number): Coins {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole number of coins`)
  return BigInt(number)
}

/** The payout of a stake at a multiplier in hundredths (250 is 2.50x), rounded down once. */
export const paysAt = (stake: Coins, multiplier: number): Coins => (stake * BigInt(multiplier)) / 100n
