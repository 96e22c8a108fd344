// `npm run dev`: the server, restarted whenever its code changes, and from their sources the web app and, at /gallery, the
// gallery of ui's parts. The server also serves both apps as last built.

import { join } from 'node:path'
import { createServer } from 'vite'
import { buildApps, staleApps } from './support/browser-apps.ts'
import { root, run } from './support/processes.ts'
import { freePort } from './support/server-process.ts'

await buildApps(staleApps(), console.log)
const port = await freePort()
const target = `http://127.0.0.1:${port}`
const gallery = await createServer({ configFile: join(root, 'ui', 'vite.config.ts') })
await gallery.listen()
const web = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  server: {
    proxy: {
      '/api': { target, ws: true },
      '/log/': target,
      '/console': target,
      '/portraits': target,
      '/gallery': gallery.resolvedUrls?.local[0]?.replace('/gallery/', '') ?? '',
    },
  },
})
await web.listen()
console.log(`The server runs on port ${port}. Open the web app here:`)
web.printUrls()
const { code } = await run(process.execPath, ['--watch-preserve-output', '--watch', 'server/src/main.ts'], {
  env: { PORT: String(port) },
})
await Promise.all([web.close(), gallery.close()])
process.exitCode = code
