// Whether the time that a refused login takes tells who has an account: known and unknown phones by turns, one try each.

import { startServer } from '../../scripts/support/server-process.ts'
import { ask, newPhone, register } from '../support/house.ts'

const TRIES = 80

const house = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' } })
const known: string[] = []
for (let n = 0; n < TRIES; n++) known.push((await register(house.url, { isVerified: false })).phone)

async function msOf(phone: string): Promise<number> {
  const from = performance.now()
  const { errno } = await ask(house.url, 'POST /api/user/login', { phone, password: 'not his password' })
  if (errno === 0) throw new Error(`${phone} was let in`)
  return performance.now() - from
}

const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
for (const phone of known) {
  times.known.push(await msOf(phone))
  times.unknown.push(await msOf(newPhone()))
}
await house.stop()

const at = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? NaN
const middle = ({ known: a, unknown: b }: typeof times): number => at(a, 0.5) / at(b, 0.5)
for (const [who, all] of Object.entries(times))
  console.log(
    `${who.padEnd(8)} phones: median ${at(all, 0.5).toFixed(1)} ms, middle half ${at(all, 0.25).toFixed(1)} to ${at(all, 0.75).toFixed(1)} ms`,
  )
console.log(`A refused login of a known phone takes ${middle(times).toFixed(3)} times that of an unknown one.`)
