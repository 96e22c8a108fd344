// `npm run check`: every static check.

import { describeCheck, runChecks } from './checks/checks.ts'

const results = await runChecks((result) => console.log(describeCheck(result)))
const failed = results.filter(({ passed }) => !passed)
console.log(
  failed.length === 0
    ? `All ${results.length} checks passed.`
    : `${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
