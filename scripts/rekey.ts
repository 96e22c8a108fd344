// `npm run rekey`: seals everything in the configured database with SECRET_KEY, so that the keys of SECRET_KEY_ALSO can go.

import { join } from 'node:path'
import { become, root } from './processes.ts'

await become(process.execPath, [join(root, 'server', 'src', 'commands', 'rekey.ts')])
