// Checks every SQL statement of the server: it must be valid, and return what its row type claims.

import path from 'node:path'
import { checkStatements } from './check.ts'

const source = path.join(import.meta.dirname, '..', '..', 'src')
const { faults, checked, composed } = await checkStatements(
  (file) => file.startsWith(source) && !file.endsWith('.test.ts'),
)
for (const fault of faults) console.log(fault)
if (process.argv.includes('--composed')) for (const place of composed) console.log(`composed at run time: ${place}`)
console.log(`${checked} statements, ${composed.length} composed at run time`)
process.exitCode = faults.length === 0 ? 0 : 1
