// Sends a server a given number of calls made from its own contract and around it, and looks for an answer that none
// should give: a fault, words of the inside, a change behind a refusal. The seed that it prints makes the same run again.

import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { startServer } from '../../../scripts/support/server-process.ts'
import { enterAsOwner } from '../../support/operators.ts'
import { dice } from './dice.ts'
import { attack, type Tally } from './lane.ts'
import { operationsOf } from './requests.ts'
import { Witness } from './witness.ts'

const LANES = 6
const SHOWN = 30
/** An owner who logs out or closes a country ends the attack instead of the house. */
const LEFT_OUT = new Set(['POST /api/console/logout', 'PUT /api/console/places', 'PUT /api/console/password'])

const calls = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? randomInt(2 ** 31))
const adminUrl = process.env['TEST_DATABASE_URL'] ?? ''
const name = `glasshouse_fuzz_${randomUUID().replaceAll('-', '')}`

await admin(`create database ${name}`)
const url = new URL(adminUrl)
url.pathname = `/${name}`
const env = { DATABASE_URL: url.href, RATE_FACTOR: '0', LOG_LEVEL: 'error', CHAIN_LENGTH: '5000' }
const house = await startServer({ env })
const witness = new Witness(url.href)
await witness.prepare()

const tally: Tally = { calls: 0, taken: 0, refused: 0, witnessed: 0, findings: [] }
const operations = (await operationsOf(house.url)).filter(({ key }) => !LEFT_OUT.has(key))
const oneTimePassword = /one-time password "([^"]+)"/.exec(house.output())?.[1] ?? ''
const { token: owner } = await enterAsOwner(house.url, oneTimePassword)
console.log(`${operations.length} calls of the contract, ${calls} requests, seed ${seed}`)
const telling = setInterval(
  () => console.log(`${tally.calls} sent, ${tally.taken} taken, ${tally.findings.length} findings`),
  10_000,
)
const lanes = Array.from({ length: LANES }, (_, lane) => dice(seed + lane))
await Promise.all(
  lanes.map((own) =>
    attack({ house: house.url, operations, operators: [owner], dice: own, witness, tally }, Math.ceil(calls / LANES)),
  ),
)
clearInterval(telling)
const isAlive = await fetch(`${house.url}/api/health`).then(
  ({ ok }) => ok,
  () => false,
)
await house.stop()
await witness.close()
await admin(`drop database ${name} with (force)`)

const kinds = Map.groupBy(tally.findings, ({ what, sent }) => `${what}: ${sent.split('?')[0]?.split(' ', 2).join(' ')}`)
for (const [kind, all] of [...kinds].slice(0, SHOWN)) console.log(`${kind} (${all.length} times)`)
console.log(
  `\n${tally.calls} requests: ${tally.taken} taken, ${tally.refused} refused (behind ${tally.witnessed} of them nothing may have changed), ` +
    `${tally.findings.length} findings; the house ${isAlive ? 'still answers' : 'IS DOWN'}; seed ${seed}`,
)
if (tally.findings.length > 0) console.log(house.output().slice(-3000))
process.exitCode = tally.findings.length === 0 && isAlive ? 0 : 1

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
}
