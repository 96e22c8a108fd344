// `npm run faults [-- --minutes 10 --seed 4711 --players 300]`: players bet and pay while everything that can fail
// does. Afterwards every book is compared with what they were answered. The seed decides which faults occur and when.

import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Database } from '../../src/platform/db/tx.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { Luck } from '../sim/luck.ts'
import { Crowd, type Findings } from './crowd/crowd.ts'
import { HouseGround } from './house/house-ground.ts'
import { Weather } from './weather.ts'

const SHOWN = 20
const LEAVE_MS = 15 * 60_000

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, players: { type: 'string' } },
})
const plan = {
  minutes: Number(values.minutes ?? 10),
  seed: Number(values.seed ?? randomInt(2 ** 31)),
  players: Number(values.players ?? 300),
}
const command = `npm run faults -- --minutes ${plan.minutes} --seed ${plan.seed} --players ${plan.players}`
const began = Date.now()
const log = (line: string): void => console.log(`  ${Math.round((Date.now() - began) / 1000)} s  ${line}`)

const ground = new HouseGround()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopped) return
    isStopped = true
    console.log('Stopped; everything is put away.')
    void ground.clear(false).finally(() => process.exit(130))
  })
}

console.log(`${command}\n${plan.players} players on 3 nodes for ${plan.minutes} minutes`)
let isWell = false
try {
  await ground.lay(plan.minutes, new Luck(plan.seed + 1))
  isWell = await blow()
} catch (error) {
  if (!isStopped) console.error(error)
}
// The error that stopped it was already printed.
if (isStopped) await new Promise(() => {})
await ground.clear(!isWell)
if (!isWell) console.log(`What the nodes and PostgreSQL said is kept in ${ground.folder}`)
console.log(`Again: ${command}`)
console.log(isWell ? 'Nothing was lost.' : 'SOMETHING IS WRONG.')
process.exit(isWell ? 0 : 1)

async function blow(): Promise<boolean> {
  const { nodes, outside, post, fallen } = ground
  const weather = new Weather(ground, plan.seed, log)
  for (const fault of weather.leftOut) console.log(`Left out: ${fault}`)
  log('all is up')
  const crowd = await Crowd.gather(nodes, outside, { players: plan.players, seed: plan.seed, log })
  log('the storm begins')
  await weather.blow(Date.now() + plan.minutes * 60_000)
  await weather.calm()
  log('the storm is over; waiting for what is still under way')
  const stuck = await finishCrowd(crowd)
  log('everyone has left; comparing the books')
  const { counts, wrong } = await crowd.audit()
  const webhooks = Object.entries(post.counts).map(([fate, count]) => [`webhooks ${fate}`, count])
  print('faults', { ...Object.fromEntries(weather.counts), ...Object.fromEntries(webhooks) })
  print('counts', counts)
  const mine = { stuck, 'nodes fallen by themselves': fallen, 'faults that missed': weather.missed }
  return judge({ ...wrong, ...mine, ...(await checkDaysAndChains(nodes.db)) })
}

/** What a wrong clock or an orphaned chain branch must not have done. */
async function checkDaysAndChains(db: Database): Promise<Findings['wrong']> {
  const days = await db.read<{ words: string }>(
    `select format('day %s, closed at %s', number, close_time) as words from days
       where number > now_ms() / ${DAY_MS} or (close_time is not null and number >= now_ms() / ${DAY_MS})`,
  )
  const frozen = await db.read<{ words: string }>(
    `select network || ': ' || frozen as words from chain_cursors where frozen is not null`,
  )
  const texts = (rows: readonly { words: string }[]): string[] => rows.map(({ words }) => words)
  return { 'days ended too early': texts(days), 'networks frozen': texts(frozen) }
}

/** The problems if they do not finish. */
async function finishCrowd(crowd: Crowd): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const timer = setTimeout(() => resolve([`someone still waits after ${LEAVE_MS / 60_000} minutes`]), LEAVE_MS)
  const ended = crowd.finish().then(() => [])
  return await Promise.race([ended, promise]).finally(() => clearTimeout(timer))
}

function print(title: string, counts: Readonly<Record<string, number>>): void {
  console.log(`${title}:`)
  for (const [name, count] of Object.entries(counts)) console.log(`  ${name}: ${count}`)
}

function judge(wrong: Findings['wrong']): boolean {
  console.log('wrong:')
  for (const [name, all] of Object.entries(wrong)) {
    console.log(`  ${name}: ${all.length}`)
    for (const each of all.slice(0, SHOWN)) console.log(`    ${each}`)
  }
  return Object.values(wrong).every((all) => all.length === 0)
}
