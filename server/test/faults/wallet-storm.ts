// `npm run faults -- wallet [kills] [seed]`: the wallet, killed between every two steps of an order, and `kills` more
// times at random.

import { randomInt } from 'node:crypto'
import { POINTS } from './strikes.ts'
import { WalletWeather } from './wallet-weather.ts'

const began = Date.now()
const [kills, seed] = [Number(process.argv[2] ?? 9), Number(process.argv[3] ?? randomInt(2 ** 31))]
const plan = { nodes: 2, customers: 10, points: POINTS, kills, seed, limitMs: 600_000 }
console.log(
  `seed ${seed}: ${plan.nodes} nodes, ${plan.customers} players, ${POINTS.length} points, ${kills} kills besides`,
)

const { counts, killed, requests, repeated, answered, wrong } = await WalletWeather.blow({
  ...plan,
  log: (line) => console.log(line),
})
for (const [name, count] of Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`  ${name}: ${count}`)
for (const [name, all] of Object.entries(wrong)) for (const each of all.slice(0, 20)) console.log(`  ${name}: ${each}`)
const list = (numbers: Readonly<Record<string, unknown>>): string =>
  Object.entries(numbers)
    .map((each) => each.join(' '))
    .join(', ')
console.log(`kills: ${list(killed)}`)
console.log(list({ requests, 'cut off and asked again': repeated, 'orders answered': answered }))
console.log(list(Object.fromEntries(Object.entries(wrong).map(([name, all]) => [name, all.length]))))
const isWell = Object.values(wrong).every((all) => all.length === 0)
console.log(
  `seed ${seed}, ${Math.round((Date.now() - began) / 1000)} s: ${isWell ? 'nothing was lost.' : 'SOMETHING IS WRONG.'}`,
)
process.exit(isWell ? 0 : 1)
