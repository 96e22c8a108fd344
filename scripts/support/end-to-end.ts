// Runs the browser tests. They start their own servers and use the given Chromium; the apps are built first.

import { join } from 'node:path'
import { buildDatabaseTemplate } from './database-template.ts'
import { buildApps, staleApps } from './browser-apps.ts'
import { root, run, tool, type Environment } from './processes.ts'

export async function runEndToEnd(args: readonly string[], env: Environment): Promise<number> {
  await Promise.all([buildApps(staleApps(), console.log), buildDatabaseTemplate(console.log)])
  const { code } = await run(tool('playwright'), ['test', ...args], { cwd: join(root, 'e2e'), env })
  return code
}
