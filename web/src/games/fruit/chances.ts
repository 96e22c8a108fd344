// How likely a fruit is to be hit at least once, by the light or by the bomb. Pure.

import { BOMB, BOMB_LIGHTS, PAY_TABLE, RING, type Fruit } from '@glasshouse/rulebook/games/fruit/rules'

export function hitChance(fruit: Fruit): number {
  const { cells } = PAY_TABLE[fruit]
  let bombMisses = 1
  for (let drawn = 0; drawn < BOMB_LIGHTS; drawn++) bombMisses *= (RING.length - cells - drawn) / (RING.length - drawn)
  return (cells + 1 - bombMisses) / (BOMB + 1)
}
