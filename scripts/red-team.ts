// `npm run red-team`: what people try with the characters, against the engine that AI_URL, AI_MODEL and AI_KEY name, or
// against the offline companion. Prints the share held; a new model has to hold all of it.

import { join } from 'node:path'
import { become, root } from './processes.ts'

await become(process.execPath, [join(root, 'server', 'test', 'red-team', 'red-team-process.ts')])
