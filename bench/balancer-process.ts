// The balancer of `npm run cluster` as its own process, in front of the nodes with the given ports.

import { Balancer } from '../scripts/support/balancer.ts'
import { freePort } from '../scripts/support/server-process.ts'

const port = await freePort()
await new Balancer(process.argv.slice(2).map(Number)).listen(port)
console.log(`open ${port}`)
