// `npm run faults`: runs the complete fault storm on a cluster of several nodes and reports the result; `-- <name>` runs one
// part. Storms take minutes and kill processes, so they are not part of the tests.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { become, root, stop } from './support/processes.ts'
import { reachPostgres, reachRedis } from './support/services.ts'

const COMPLETE = 'whole'
const folder = join(root, 'server', 'test', 'faults')
const storms = globSync('*-storm.ts', { cwd: folder }).map((file) => file.replace('-storm.ts', ''))
const argv = process.argv.slice(2)
const [name = COMPLETE, ...args] = argv[0]?.startsWith('--') ? [COMPLETE, ...argv] : argv
if (!storms.includes(name)) stop(`Unknown storm. Choose ${storms.toSorted().join(', ')}.`)
await become(process.execPath, [join(folder, `${name}-storm.ts`), ...args], { env: await services() })

/** The complete storm starts its own services, because it crashes them. */
async function services(): Promise<Record<string, string>> {
  if (name === COMPLETE) return {}
  const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
  for (const { words } of [postgres, redis]) console.log(words)
  if (!postgres.url || !redis.url)
    return stop('A storm needs PostgreSQL and Redis. Set TEST_DATABASE_URL and TEST_REDIS_URL.')
  return { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
}
