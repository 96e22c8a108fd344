// `npm run salt`: stamps the manifest that waits for its salt, and later proves that it is older than its salt block.

import path from 'node:path'
import { parseArgs } from 'node:util'
import { BITCOIN_API } from './salt/blocks.ts'
import { CALENDARS, NotYet } from './salt/calendars.ts'
import { proveSalt, stampManifest } from './salt/steps.ts'

const HELP = `npm run salt -- stamp <server> [--calendar <url>]…
    Saves the manifest that waits for its salt in this folder, with a timestamp (.ots) beside it. Do this as soon as
    the manifest is published: the salt block must come 144 blocks and 24 hours later.

npm run salt -- prove <manifest> [--bitcoin <url>]
    Completes the timestamp, fetches the block headers from a server with Esplora’s API, checks all of it and saves
    the proof for SALT_PROOF.
`

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = error instanceof NotYet ? 1 : 2
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { calendar: { type: 'string', multiple: true }, bitcoin: { type: 'string' } },
  })
  // npm runs commands in the project's root and names the caller's folder.
  const here = process.env['INIT_CWD'] ?? '.'
  const [step, argument] = positionals
  if (step === 'stamp' && argument) {
    const { file, hash } = await stampManifest(argument, here, values.calendar ?? CALENDARS)
    process.stdout.write(`Saved ${file} and its timestamp. SHA-256 of the manifest: ${hash}\n`)
    return 0
  }
  if (step === 'prove' && argument) {
    const saved = await proveSalt(path.resolve(here, argument), values.bitcoin ?? BITCOIN_API)
    process.stdout.write(`The proof holds. Saved ${saved}. Set SALT_PROOF to it.\n`)
    return 0
  }
  process.stdout.write(HELP)
  return 2
}
