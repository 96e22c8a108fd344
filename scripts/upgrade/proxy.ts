// The proxy between players and nodes during an upgrade.

import { Balancer } from '../support/balancer.ts'
import { freePort } from '../support/server-process.ts'

export interface Proxy {
  readonly url: string
  close(): void
}

export async function openProxy(nodePorts: readonly number[]): Promise<Proxy> {
  const port = await freePort()
  const balancer = new Balancer(nodePorts)
  await balancer.listen(port)
  return { url: `http://127.0.0.1:${port}`, close: () => balancer.close() }
}
