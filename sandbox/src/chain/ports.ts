import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/** A free port below the system's ephemeral range, so that it stays free while its owner is down. */
export async function freePort(host: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const port = randomInt(20_000, 32_000)
    if (tries > 50 || (await isFree(host, port))) return port
  }
}

async function isFree(host: string, port: number): Promise<boolean> {
  const server = net.createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
