// `npm run first-release`: makes the database that upgrades are tested from. It starts the first release on an empty
// PostgreSQL database, plays everything once, and stores what is then in it in server/test/upgrade/first-release.

import { randomBytes } from 'node:crypto'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_RELEASE, provideFirstRelease } from './upgrade/first-release.ts'
import { root, run, stop } from './support/processes.ts'
import { startServer } from './support/server-process.ts'
import { reachPostgres } from './support/services.ts'
import { ownDatabase } from './support/own-database.ts'

const folder = join(root, 'server', 'test', 'upgrade', 'first-release')
const player = join(root, 'server', 'test', 'upgrade', 'play-everything-process.ts')
const startedAt = performance.now()
const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('The first release needs PostgreSQL. Set TEST_DATABASE_URL.')
const house = await provideFirstRelease(console.log)
const database = await ownDatabase(url, 'first_release')
/** Encrypts the seeds and phones of this database and of no other. */
const testSecretKey = randomBytes(32).toString('hex')
try {
  const env = {
    DATABASE_URL: database.url,
    SECRET_KEY: testSecretKey,
    RATE_FACTOR: '0',
    LOG_LEVEL: 'silent',
    CHAIN_LENGTH: '1000',
    PASSWORD_MEMORY_KIB: '64',
  }
  const server = await startServer({ house, openWords: FIRST_RELEASE.openWords, env })
  const played = await run(process.execPath, [player], {
    words: 'keep',
    env: { HOUSE_URL: server.url, HOUSE_DATA: server.dataDir, DATABASE_URL: database.url },
  })
  // Open rounds and boards stay open: nothing waits for their end.
  await server.kill()
  if (played.code !== 0) throw new Error(played.output)
  const people = JSON.parse(played.output.slice(played.output.indexOf('\n{'))) as object
  // As statements that any client runs, in few of them.
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=1000']
  const dump = await run('pg_dump', [...options, database.url], { words: 'keep' })
  if (dump.code !== 0) throw new Error(dump.output)
  // pg_dump guards its files with a random word, which psql of an older release does not know.
  const sql = dump.output.replaceAll(/^\\(un)?restrict .*\n/gm, '')
  const file = join(folder, 'database.sql.gz')
  writeFileSync(file, gzipSync(sql, { level: 9 }))
  const { version, commit } = FIRST_RELEASE
  const about = { version, commit, testSecretKey, ...people }
  writeFileSync(join(folder, 'about.json'), `${JSON.stringify(about, null, 2)}\n`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`STORED ${file}, ${Math.round(statSync(file).size / 1000)} KB, in ${seconds} s.`)
} finally {
  await database.drop()
}
process.exit(0)
