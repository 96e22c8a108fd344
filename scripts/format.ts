// `npm run format [paths]`: writes everything in the house's format.

import { become, tool } from './processes.ts'

await become(tool('oxfmt'), process.argv.slice(2))
