// A TCP proxy between a node and a service that can be cut or silenced.

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export class ProxyConnection {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #isCut = false
  #isSilent = false

  private constructor(farPort: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return void near.resetAndDestroy()
      const pair = [near, connect(farPort, '127.0.0.1')] as const
      this.#pairs.add(pair)
      join(pair, this.#isSilent, () => this.#pairs.delete(pair))
    })
  }

  static async to(farPort: number): Promise<ProxyConnection> {
    const proxy = new ProxyConnection(farPort)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Closes every connection and refuses new ones; returns how many it closed. */
  cut(): number {
    this.#isCut = true
    const { size } = this.#pairs
    for (const [near, far] of this.#pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    return size
  }

  /** Stops forwarding without closing; returns how many connections are affected. */
  silence(): number {
    this.#isSilent = true
    for (const [near, far] of this.#pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
    return this.#pairs.size
  }

  mend(): void {
    this.#isCut = false
    if (!this.#isSilent) return
    this.#isSilent = false
    for (const [near, far] of this.#pairs) {
      near.pipe(far)
      far.pipe(near)
    }
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** Closing one end closes the other. */
function join([near, far]: readonly [Socket, Socket], isSilent: boolean, onEnded: () => void): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.setNoDelay(true)
    one.on('error', () => {})
    one.on('close', () => {
      onEnded()
      other.destroy()
    })
    if (!isSilent) one.pipe(other)
  }
}
