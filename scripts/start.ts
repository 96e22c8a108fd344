// `npm start`: builds the browser apps when their sources have changed, then runs the server, which migrates, seeds, and
// prints its address. The build runs in another process, so that none of it stays in memory.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTemplateBuilt } from './support/database-template.ts'
import { staleApps } from './support/browser-apps.ts'
import { root, run, stop } from './support/processes.ts'

if (staleApps().length > 0 || !isTemplateBuilt()) {
  const { code } = await run(process.execPath, [join(root, 'scripts', 'build.ts'), '--stale'])
  if (code !== 0) stop('Building the browser apps failed. See the error above.')
}

const server = join(root, 'server', 'src', 'main.ts')
process.argv = [process.execPath, server, ...process.argv.slice(2)]
await import(pathToFileURL(server).href)
