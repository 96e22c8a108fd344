// `npm run upgrade`: two nodes of the first release behind a proxy, players who bet all the time, and one node after the
// other replaced by today's. Nothing that was answered may be lost. Needs a PostgreSQL, in which it creates a database and
// drops it again.

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { ownDatabase } from './support/own-database.ts'
import { root, run, stop } from './support/processes.ts'
import { freePort, startServer, type ServerProcess } from './support/server-process.ts'
import { reachPostgres } from './support/services.ts'
import { Bettor, habits, noFigures } from './upgrade/bettor.ts'
import { FIRST_RELEASE, provideFirstRelease } from './upgrade/first-release.ts'
import { openProxy } from './upgrade/proxy.ts'

const PLAY_MS = 20_000
const LAST_ROUND_MS = 240_000
const PLAYERS_PER_GAME = 2
const startedAt = performance.now()
const figures = noFigures()
const faults: string[] = []

const { url, words } = await reachPostgres()
say(words)
if (!url) stop('The upgrade needs PostgreSQL. Set TEST_DATABASE_URL.')
await buildApps(staleApps(), say)
const house = await provideFirstRelease(say)
const database = await ownDatabase(url, 'upgrade')
const running = new Set<ServerProcess>()
const env = {
  DATABASE_URL: database.url,
  SECRET_KEY: randomBytes(32).toString('hex'),
  RATE_FACTOR: '0',
  LOG_LEVEL: 'silent',
  CHAIN_LENGTH: '2000',
  PASSWORD_MEMORY_KIB: '64',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '4',
  // Nobody pays here, so no node starts a sandbox of its own.
  SANDBOX_GATEWAY_URL: 'http://127.0.0.1:9',
  SANDBOX_ADS_URL: 'http://127.0.0.1:9',
  SANDBOX_KEY_SECRET: 'unused',
  SANDBOX_HOOK_SECRET: 'unused',
  SANDBOX_ADS_SECRET: 'unused',
}
try {
  await upgrade()
} catch (error) {
  faults.unshift(String((error as Error).stack))
} finally {
  for (const node of running) await node.stop()
  await database.drop()
}
const seconds = Math.round((performance.now() - startedAt) / 1000)
say(faults.length === 0 ? `\nUPGRADED without a loss, in ${seconds} s.` : `\nFAILED: ${faults.slice(0, 20).join('\n')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function upgrade(): Promise<void> {
  const ports = [await freePort(), await freePort()]
  say(`1. Two nodes of Glasshouse ${FIRST_RELEASE.version} (${FIRST_RELEASE.commit}) behind a proxy`)
  const old: ServerProcess[] = []
  for (const port of ports) old.push(await startOld(port))
  const proxy = await openProxy(ports)
  const games = Object.keys(habits) as (keyof typeof habits)[]
  const seats = games.flatMap((game) => Array.from({ length: PLAYERS_PER_GAME }, () => game))
  const bettors: Bettor[] = []
  for (const number of seats.keys()) bettors.push(await Bettor.register(proxy.url, figures, number))
  const end = new AbortController()
  const playing = bettors.map((bettor, i) => bettor.play(seats[i] ?? 'roller', end.signal))
  await playOn('on the first release')
  for (const [i, node] of old.entries()) {
    say(`${i + 2}. Replace node ${i + 1} by today’s`)
    await node.stop()
    running.delete(node)
    running.add(await startServer({ port: ports[i] as number, env }))
    if (i === 0) await playOn('on both versions')
  }
  await untilOldRoundsEnd()
  const { uncovered } = figures
  await playOn('on today’s alone')
  expectTrue('every round covers its bets again', figures.uncovered === uncovered)
  end.abort()
  await Promise.all(playing)
  say('4. Look for what was lost')
  await lookForLosses(bettors)
  await proxy.close()
}

async function startOld(port: number): Promise<ServerProcess> {
  const node = await startServer({ house, openWords: FIRST_RELEASE.openWords, port, env })
  running.add(node)
  return node
}

/** Rounds of the first release have no limits of their own (decision 45), so today's nodes take no bets in them. */
async function untilOldRoundsEnd(): Promise<void> {
  const old = `select 1 from rounds where phase <> 'over' and bankroll = 0`
  for (const deadline = Date.now() + LAST_ROUND_MS; Date.now() < deadline; await sleep(500))
    if ((await database.query(old)).length === 0) return
  throw new Error('A round of the first release has not ended.')
}

async function playOn(where: string): Promise<void> {
  const before = { ...figures }
  await sleep(PLAY_MS)
  say(`   ${figures.calls - before.calls} calls and ${figures.bets - before.bets} bets ${where}`)
  expectTrue('players are served', figures.bets > before.bets)
}

async function lookForLosses(bettors: readonly Bettor[]): Promise<void> {
  const repeats = [...figures.repeats].map(([reason, count]) => `${count} ${reason}`).join(', ')
  say(`   ${figures.calls} calls, ${figures.bets} answered bets; repeated: ${repeats || 'none'}`)
  say(`   ${figures.agreed} times a newer agreement was accepted`)
  say(`   ${figures.uncovered} bets were refused in rounds that the first release opened`)
  faults.push(...figures.faults)
  expectTrue('no call failed other than with a refusal that a client repeats', figures.faults.length === 0)
  const lost = (await Promise.all(bettors.map((bettor) => bettor.lost()))).flat()
  expectTrue(`all ${figures.bets} answered bets are there`, lost.length === 0)
  const [rows] = await database.query<{ bets: number; requests: number }>(
    'select count(*)::int4 as bets, count(distinct request_id)::int4 as requests from bets',
  )
  expectTrue('no request became two bets', rows?.bets === rows?.requests)
  const deadline = Date.now() + LAST_ROUND_MS
  const areOpen = async (): Promise<boolean> =>
    (await database.query(`select 1 from bets where payout is null limit 1`)).length > 0
  while ((await areOpen()) && Date.now() < deadline) await sleep(500)
  expectTrue('all bets ended', !(await areOpen()))
  const [voided] = await database.query<{ rounds: number; refunded: number; why: string | null }>(
    `select count(*)::int4 as rounds, count(incident)::int4 as refunded, string_agg(incident || ' ' || game || ' ' || epoch || '.' || index, ', ') as why
       from rounds`,
  )
  say(`   ${voided?.rounds} rounds, ${voided?.refunded} of them with an incident (${voided?.why ?? 'none'})`)
  const check = join(root, 'server', 'src', 'commands', 'check-ledger.ts')
  const { code, output } = await run(process.execPath, [check], { env: { ...env, MODE: 'sandbox' }, words: 'keep' })
  expectTrue('every law of the ledger holds', code === 0)
  if (code !== 0) say(output)
}

function expectTrue(fact: string, holds: boolean): void {
  say(`   ${holds ? 'ok  ' : 'FAIL'} ${fact}`)
  if (!holds) faults.push(fact)
}

function say(line: string): void {
  console.log(line)
}
