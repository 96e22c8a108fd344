// The rehearsal of a recovery: a backup under load, a restore of it after more play, and everything until the first honest
// round. Prints what it saw, and exits with 1 if a result could be drawn again.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/database.ts'
import { createDatabase } from '../support/open-server.ts'
import { played, recoverHouse, Report, runCommand } from './recover-house.ts'
import { rehearsalSettings, RehearsalNode, type Guest } from './rehearsal-node.ts'

const GUESTS = 6
const PLAY_MS = 12_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-rehearsal-'))
const backup = path.join(folder, 'backup')
const env = rehearsalSettings(folder)
const report = new Report()

const [live, restored] = [await createDatabase(), await createDatabase()]
const nodes: RehearsalNode[] = []
try {
  const { guest, seenRounds, lostBets } = await playAndLose()
  const settings = { ...env, DATABASE_URL: restored.url }
  const node = await start(settings)
  const db = await openDatabase({ url: restored.url })
  await recoverHouse({ report, node, settings, db, guest, seenRounds })
  report.say(`  of ${lostBets} lost bets none can be drawn again`)
  await db.close()
} finally {
  for (const node of nodes) node.kill()
  for (const database of [live, restored]) await database.drop()
  fs.rmSync(folder, { recursive: true, force: true })
}
const { faults } = report
report.say(faults.length === 0 ? '\nRECOVERED: no result was drawn twice.' : `\nNOT RECOVERED: ${faults.join('; ')}.`)
process.exit(faults.length === 0 ? 0 : 1)

async function start(settings: Readonly<Record<string, string>>): Promise<RehearsalNode> {
  const node = await RehearsalNode.start(settings)
  nodes.push(node)
  return node
}

interface Loss {
  readonly guest: Guest
  readonly seenRounds: ReadonlySet<string>
  readonly lostBets: number
}

/** Plays, takes a backup meanwhile, plays on, loses the database and restores the backup. */
async function playAndLose(): Promise<Loss> {
  report.say('1. Play, with a backup under load')
  const settings = { ...env, DATABASE_URL: live.url }
  const node = await start(settings)
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => node.guest()))
  const crowd = new AbortController()
  const playing = guests.map((guest) => node.play(guest, crowd.signal))
  await sleep(PLAY_MS)
  await runCommand(report, 'backup', backup, settings)
  await sleep(PLAY_MS)
  crowd.abort()
  await Promise.all(playing)
  node.kill()
  const seen = await playedAt(live.url)
  report.say(`  ${seen.bets} bets and ${seen.rounds.size} finished rounds when the server was killed`)

  report.say('2. Restore the backup')
  await runCommand(report, 'restore', backup, { ...env, DATABASE_URL: restored.url })
  const left = await playedAt(restored.url)
  const [lostBets, lostRounds] = [seen.bets - left.bets, seen.rounds.size - left.rounds.size]
  report.say(`  lost: ${lostBets} bets and ${lostRounds} rounds, whose results players have seen`)
  report.expectTrue('the backup is older than the loss', lostBets > 0 && lostRounds > 0)
  return { guest: guests[0] as Guest, seenRounds: seen.rounds, lostBets }
}

async function playedAt(url: string): ReturnType<typeof played> {
  const db = await openDatabase({ url })
  try {
    return await played(db)
  } finally {
    await db.close()
  }
}
