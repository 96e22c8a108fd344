// `npm run races`: the tests with many concurrent writers on the same rows. They need a real PostgreSQL, because the
// embedded database has one connection and would hide a missing lock.

import { stop, become, tool } from './support/processes.ts'
import { reachPostgres } from './support/services.ts'

const { url, words } = await reachPostgres()
console.log(words)
if (!url) stop('The race tests need PostgreSQL. Set TEST_DATABASE_URL.')
await become(tool('vitest'), ['run', '--project=server', 'test/races', ...process.argv.slice(2)], {
  env: { TEST_DATABASE_URL: url },
})
