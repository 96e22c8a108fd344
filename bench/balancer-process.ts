// The balancer of `npm run cluster` as a process of its own, before the nodes whose ports it is given.

import { Balancer } from '../scripts/support/balancer.ts'
import { freePort } from '../scripts/support/server-process.ts'

const port = await freePort()
await new Balancer(process.argv.slice(2).map(Number)).listen(port)
console.log(`open ${port}`)
