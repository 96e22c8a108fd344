// `npm run faults`: sets the whole storm on a house of several nodes and counts what came of it; `-- <name>` only a part of
// it. Storms take minutes and kill processes, so they are no part of the tests.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { become, root, stop } from './support/processes.ts'
import { reachPostgres, reachRedis } from './support/services.ts'

const WHOLE = 'whole'
const folder = join(root, 'server', 'test', 'faults')
const storms = globSync('*-storm.ts', { cwd: folder }).map((file) => file.replace('-storm.ts', ''))
const given = process.argv.slice(2)
const [name = WHOLE, ...args] = given[0]?.startsWith('--') ? [WHOLE, ...given] : given
if (!storms.includes(name)) stop(`Which storm? There are: ${storms.toSorted().join(', ')}.`)
await become(process.execPath, [join(folder, `${name}-storm.ts`), ...args], { env: await services() })

/** The whole storm brings its own, as it crashes them. */
async function services(): Promise<Record<string, string>> {
  if (name === WHOLE) return {}
  const [postgres, redis] = await Promise.all([reachPostgres(), reachRedis()])
  for (const { words } of [postgres, redis]) console.log(words)
  if (!postgres.url || !redis.url)
    return stop('A storm needs PostgreSQL and Redis; TEST_DATABASE_URL and TEST_REDIS_URL say where.')
  return { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
}
