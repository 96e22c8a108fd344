// `npm run audit`: checks the operators' journal in the configured database; `npm run audit -- <export.jsonl>` an export.

import { resolve, join } from 'node:path'
import { become, root } from './processes.ts'

const files = process.argv.slice(2).map((file) => resolve(process.env['INIT_CWD'] ?? '.', file))
await become(process.execPath, [join(root, 'server', 'src', 'commands', 'audit.ts'), ...files])
