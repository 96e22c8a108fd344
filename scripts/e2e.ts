// `npm run e2e [-- names of files or Playwright options]`: runs only the browser tests.

import { ensureChromium } from './support/chromium.ts'
import { runEndToEnd } from './support/end-to-end.ts'
import { stop } from './support/processes.ts'

const chromium = await ensureChromium(console.log)
if (!chromium) stop('The browser tests need Chromium. Set CHROMIUM_PATH.')
process.exitCode = await runEndToEnd(process.argv.slice(2), { CHROMIUM_PATH: chromium })
