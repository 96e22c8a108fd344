// A line between a node and a service, which can be cut and can fall silent.

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export class Line {
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

  static async to(farPort: number): Promise<Line> {
    const line = new Line(farPort)
    line.#server.listen(0, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Ends every connection and lets none come about; answers how many it ended. */
  cut(): number {
    this.#isCut = true
    const { size } = this.#pairs
    for (const [near, far] of this.#pairs) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    return size
  }

  /** Nothing passes any more, and nobody is told; answers how many connections that concerns. */
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

/** What one end closes, the other closes too. */
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
