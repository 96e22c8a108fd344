// The rehearsal of a point-in-time recovery: a cluster with a WAL archive is lost under load, and restored to a moment
// between two bets of one player. Prints what it saw, and exits with 1 if something is wrong.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Database } from '../../src/platform/db/tx.ts'
import { freePort } from '../support/free-port.ts'
import { ArchivedPostgres, postgresFolder } from './archived-postgres.ts'
import { expectLaws, played, recoverHouse, Report } from './recover-house.ts'
import { rehearsalSettings, RehearsalNode, type Guest } from './rehearsal-node.ts'

const GUESTS = 6
const PLAY_MS = 12_000
/** On either side of the moment, so that it lies clearly between two commits. */
const GAP_MS = 500
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-moment-'))
const env = rehearsalSettings(path.join(folder, 'house'))
const report = new Report()
/** What has to be ended, newest first. */
const closing: (() => Promise<void> | void)[] = [() => fs.rmSync(folder, { recursive: true, force: true })]

try {
  const own = await postgresFolder(folder)
  const loss = await playAndLose(own)
  await recover(own, loss)
} catch (error) {
  report.faults.push(String((error as Error).stack))
} finally {
  for (const close of closing.toReversed()) await close()
}
const { faults } = report
report.say(faults.length === 0 ? '\nRECOVERED to the moment.' : `\nNOT RECOVERED: ${faults.join('; ')}.`)
process.exit(faults.length === 0 ? 0 : 1)

interface Loss {
  readonly guest: Guest
  readonly seenRounds: ReadonlySet<string>
  readonly bets: number
  /** Between the bets with these request ids. */
  readonly moment: string
  readonly before: string
  readonly after: string
}

async function playAndLose(own: string): Promise<Loss> {
  report.say('1. Play, with a base backup under load, and archive the WAL')
  const cluster = await ArchivedPostgres.create(own, await freePort())
  closing.push(() => cluster.stop())
  const node = await start(cluster.url)
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => node.guest()))
  const [guest, ...others] = guests as [Guest, ...Guest[]]
  const crowd = new AbortController()
  const playing = Promise.allSettled(others.map((other) => node.play(other, crowd.signal)))
  await sleep(PLAY_MS)
  const startedAt = Date.now()
  const base = await cluster.baseBackup()
  report.say(`  base backup taken in ${Date.now() - startedAt} ms, ${sizeOf(base)} MB`)
  await sleep(PLAY_MS)
  const before = await bet(node, guest)
  await sleep(GAP_MS)
  const moment = await cluster.now()
  await sleep(GAP_MS)
  const after = await bet(node, guest)
  report.say(`  bet ${before}, then ${moment}, then bet ${after}`)
  await sleep(PLAY_MS)
  const segments = await cluster.archiveAll()
  crowd.abort()
  await playing
  node.kill()
  const db = await openDatabase({ url: cluster.url })
  const { rounds, bets } = await played(db)
  await db.close()
  report.say(`  ${bets} bets and ${rounds.size} finished rounds, ${segments} files in the archive`)
  await cluster.lose()
  report.say('  the cluster is gone; its base backup and the archive are left')
  return { guest, seenRounds: rounds, bets, moment, before, after }
}

async function recover(own: string, loss: Loss): Promise<void> {
  report.say(`2. Restore to ${loss.moment}`)
  const startedAt = Date.now()
  const cluster = await ArchivedPostgres.restore(own, await freePort(), loss.moment)
  closing.push(() => cluster.stop())
  report.say(`  restored in ${Date.now() - startedAt} ms`)
  const db = await openDatabase({ url: cluster.url })
  closing.push(() => db.close())
  report.expectTrue('the bet before the moment is there', await hasBet(db, loss.before))
  report.expectTrue('the bet after the moment is not', !(await hasBet(db, loss.after)))
  await expectLaws(report, db)
  const { bets } = await played(db)
  report.say(`  ${bets} bets kept, ${loss.bets - bets} lost`)
  const node = await start(cluster.url)
  const { guest, seenRounds } = loss
  await recoverHouse({ report, node, settings: { ...env, DATABASE_URL: cluster.url }, db, guest, seenRounds })
}

async function start(url: string): Promise<RehearsalNode> {
  const node = await RehearsalNode.start({ ...env, DATABASE_URL: url })
  closing.push(() => node.kill())
  return node
}

/** An instant bet. Returns its id. */
async function bet(node: RehearsalNode, { token }: Guest): Promise<string> {
  const { errno, message, data } = await node.call<{ bet: { id: number } }>('POST /api/roller', node.roll(), token)
  if (errno !== 0) throw new Error(`${errno} ${message}`)
  return String(data.bet.id)
}

async function hasBet(db: Database, id: string): Promise<boolean> {
  return (await db.read('select 1 from bets where id = $1', [id])).length === 1
}

function sizeOf(place: string): number {
  const files = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1e6)
}
