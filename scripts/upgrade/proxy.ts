// The proxy between players and nodes during an upgrade.

import { rmSync } from 'node:fs'
import { startProxy } from '../support/haproxy.ts'
import { freePort, freshFolder } from '../support/server-process.ts'

export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

export async function openProxy(nodes: readonly number[]): Promise<Proxy> {
  const [httpPort, folder] = [await freePort(), await freshFolder()]
  const proxy = await startProxy({ nodes, httpPort, folder })
  const close = async (): Promise<void> => {
    await proxy.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${httpPort}`, close }
}
